import type { Suite } from '../style.ts';

/** What a column of a hand-made table holds. */
export type PlainKey =
  | 'number'
  | 'description'
  | 'quantity'
  | 'unit'
  /** `12 SF` in one cell. */
  | 'quantityUnit'
  | 'unitPrice'
  | 'tax'
  | 'total'
  | 'category'
  | 'room'
  | 'overheadProfit'
  | 'depreciation'
  | 'acv'
  | 'labor'
  | 'material';

export interface PlainTemplate {
  name: string;
  columns: readonly (readonly [key: PlainKey, head: string])[];
  /** Rooms as headings above their rows, trades as headings, or neither. */
  headings: 'room' | 'trade' | 'none';
  title: string;
  /** Labels of the rows below the table. */
  totals: readonly [subtotal: string, tax: string, total: string];
  /** One amount per line of text, no table at all. */
  lumpSum?: boolean;
}

const common: readonly PlainTemplate[] = [
  {
    name: 'item-category',
    columns: [
      ['description', 'Item'],
      ['quantity', 'Qty'],
      ['unit', 'Unit'],
      ['unitPrice', 'Unit Price'],
      ['tax', 'Tax'],
      ['total', 'Total'],
      ['category', 'Category'],
    ],
    headings: 'none',
    title: 'ESTIMATE',
    totals: ['Subtotal', 'Tax', 'Total'],
  },
  {
    name: 'id-item',
    columns: [
      ['number', 'ID'],
      ['description', 'Item'],
      ['quantity', 'Qty'],
      ['unit', 'Unit'],
      ['unitPrice', 'Rate'],
      ['total', 'Amount'],
    ],
    headings: 'room',
    title: 'Repair Estimate',
    totals: ['Subtotal', 'Sales Tax', 'Grand Total'],
  },
  {
    name: 'number-extended',
    columns: [
      ['number', '#'],
      ['description', 'Description'],
      ['quantity', 'Quantity'],
      ['unit', 'UOM'],
      ['unitPrice', 'Price'],
      ['total', 'Extended'],
    ],
    headings: 'trade',
    title: 'PROPOSAL',
    totals: ['Sub Total', 'Tax', 'TOTAL'],
  },
  {
    name: 'quantity-with-unit',
    columns: [
      ['description', 'Description'],
      ['quantityUnit', 'Qty'],
      ['unitPrice', 'Unit Cost'],
      ['total', 'Total'],
    ],
    headings: 'room',
    title: 'Contractor Estimate',
    totals: ['Subtotal', 'Tax', 'Total'],
  },
  {
    name: 'lump-sums',
    columns: [
      ['description', 'Description of work'],
      ['total', 'Amount'],
    ],
    headings: 'trade',
    title: 'PROPOSAL',
    totals: ['Subtotal', 'Tax', 'Total'],
    lumpSum: true,
  },
];

const heldOutOnly: readonly PlainTemplate[] = [
  {
    name: 'scope-of-work',
    columns: [
      ['number', 'Line'],
      ['description', 'Scope of Work'],
      ['quantity', 'Qty'],
      ['unit', 'U/M'],
      ['unitPrice', 'Price Each'],
      ['total', 'Line Total'],
    ],
    headings: 'room',
    title: 'Scope and Estimate',
    totals: ['Subtotal', 'Sales Tax', 'Total'],
  },
  {
    name: 'category-first',
    columns: [
      ['category', 'Category'],
      ['description', 'Item'],
      ['quantity', 'Quantity'],
      ['unit', 'Units'],
      ['unitPrice', 'Unit Cost'],
      ['tax', 'Sales Tax'],
      ['total', 'Line Total'],
    ],
    headings: 'none',
    title: 'ESTIMATE OF REPAIRS',
    totals: ['Subtotal', 'Sales Tax', 'Estimate Total'],
  },
  {
    name: 'unit-before-quantity',
    columns: [
      ['number', 'No.'],
      ['description', 'Work Item'],
      ['unit', 'Unit'],
      ['quantity', 'Qty'],
      ['unitPrice', 'Rate ($)'],
      ['total', 'Cost ($)'],
    ],
    headings: 'room',
    title: 'Quote',
    totals: ['Subtotal', 'Tax', 'Total'],
  },
  {
    name: 'quantity-first',
    columns: [
      ['quantity', 'QTY'],
      ['unit', 'UNIT'],
      ['description', 'DESCRIPTION'],
      ['unitPrice', 'UNIT PRICE'],
      ['total', 'TOTAL'],
    ],
    headings: 'none',
    title: 'QUOTATION',
    totals: ['SUBTOTAL', 'TAX', 'TOTAL DUE'],
  },
  {
    name: 'room-column',
    columns: [
      ['room', 'Room'],
      ['description', 'Item'],
      ['quantity', 'Qty'],
      ['unit', 'Unit'],
      ['unitPrice', 'Unit Price'],
      ['total', 'Total'],
    ],
    headings: 'none',
    title: 'Repair Estimate',
    totals: ['Subtotal', 'Tax', 'Total'],
  },
  {
    name: 'insurer-words',
    columns: [
      ['number', 'Item'],
      ['description', 'Description'],
      ['quantity', 'Qty'],
      ['unit', 'UoM'],
      ['unitPrice', 'Unit Price'],
      ['tax', 'Taxes'],
      ['overheadProfit', 'O&P'],
      ['total', 'Repl. Cost'],
      ['depreciation', 'Depreciation'],
      ['acv', 'Actual Cash'],
    ],
    headings: 'room',
    title: 'Claim Estimate',
    totals: ['Subtotal', 'Taxes', 'Total Replacement Cost'],
  },
  {
    name: 'labor-material',
    columns: [
      ['number', '#'],
      ['description', 'Description'],
      ['quantity', 'Qty'],
      ['unit', 'Unit'],
      ['labor', 'Labor'],
      ['material', 'Material'],
      ['total', 'Total'],
    ],
    headings: 'trade',
    title: 'ESTIMATE',
    totals: ['Subtotal', 'Tax', 'Total'],
  },
];

export const plainTemplates: Record<Suite, readonly PlainTemplate[]> = {
  tuning: common,
  'held-out': [...heldOutOnly, ...heldOutOnly, ...common],
};
