import { LINE_ITEM_FIELDS, type StructuredLineItem } from './structured-estimate.ts';

export type CsvField = keyof StructuredLineItem;

/** INTERFACE section 2.3: what a column may be called besides the field's own name. */
export const CSV_ALIASES: Readonly<Partial<Record<CsvField, readonly string[]>>> = {
  cat: ['category', 'component_code'],
  sel: ['selector', 'selector_code'],
  description: ['desc', 'item_description'],
  quantity: ['qty', 'calculation', 'calc'],
  unit: ['uom', 'unit_of_measure'],
  activity: ['action', 'act'],
  unit_price: ['price', 'unitprice'],
  tax: ['tax_amount', 'sales_tax'],
  overhead_profit: ['o&p', 'op', 'overhead_and_profit'],
  rcv: ['replacement_cost_value'],
  acv: ['actual_cash_value'],
  depreciation: ['deprec', 'dep'],
  depreciation_recoverable: ['recoverable'],
  is_paid_when_incurred: ['pwi', 'paid_when_incurred'],
  enabled: ['active', 'is_enabled'],
  room: ['area', 'room_name'],
  section: ['subsection'],
  f9_note: ['note', 'notes'],
  id: ['source_row_id', 'row_id'],
};

const BY_NAME: ReadonlyMap<string, CsvField> = new Map(
  LINE_ITEM_FIELDS.flatMap((field) =>
    [field, ...(CSV_ALIASES[field] ?? [])].map((name): [string, CsvField] => [name, field]),
  ),
);

/** Every name that a header may use. */
export const CSV_COLUMN_NAMES: readonly string[] = [...BY_NAME.keys()];

/**
 * The field that a header names, or null. Letter case does not count, and neither does whether
 * words are parted by spaces, dashes or underscores: `Unit Price` is `unit_price`.
 */
export const fieldOfHeader = (header: string): CsvField | null =>
  BY_NAME.get(
    header
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, '_'),
  ) ?? null;
