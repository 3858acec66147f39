import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from '../pdf/draw.ts';

const COLUMNS = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 400],
  ['TOTAL', 520],
);

const ROWS = [
  ['1. Shingles', '10.00 SQ', '250.00', '2,500.00'],
  ['2. Felt', '10.00 SQ', '38.00', '380.00'],
  ['3. Drip edge', '100.00 LF', '3.00', '300.00'],
];

const SUMMARY: [string, string][] = [
  ['Line Item Total', '3,180.00'],
  ['Material Sales Tax', '65.00'],
  ['Overhead', '324.50'],
  ['Profit', '324.50'],
  ['Replacement Cost Value', '$3,894.00'],
];

const estimateOf = (rows: string[][]) =>
  read(
    page(1, [
      { text: 'Roof', x: 36, y: 80, bold: true },
      ...header(COLUMNS, 100),
      ...rows.flatMap((cells, index) => row(COLUMNS, 120 + index * 14, cells)),
    ]),
    page(2, [
      { text: 'Summary for Dwelling', x: 240, y: 80, bold: true },
      ...SUMMARY.flatMap(([label, amount], index) => [
        { text: label, x: 60, y: 110 + index * 14 },
        { text: amount, x: 480, y: 110 + index * 14 },
      ]),
    ]),
  );

describe('tax, overhead and profit that only the summary adds', () => {
  it('are no difference between the print and its rows', () => {
    expect(reconcile(estimateOf(ROWS))).toMatchObject({
      reconciled: true,
      difference: 0,
      printed: { lineItemTotal: 3180, tax: 65, overheadProfit: 649, rcv: 3894 },
      computed: { lineItemTotal: 3180, tax: 65, overheadProfit: 649, rcv: 3894 },
    });
  });

  it('leave the difference that a row not printed makes', () => {
    expect(reconcile(estimateOf(ROWS.slice(0, 2)))).toMatchObject({
      reconciled: false,
      difference: 300,
    });
  });
});
