import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Rows of tables without numbers whose descriptions read like sums, titles or formulas. */

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit', 315, 'left'],
  ['Unit Price', 410],
  ['Total', 500],
);

const rowsWith = (description: string) => {
  const { lineItems, printed } = read(
    page(1, [
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['Overhead door', '10.00', 'EA', '250.00', '2,500.00']),
      ...row(TABLE, 134, [description, '4.00', 'EA', '219.81', '879.24']),
      ...row(TABLE, 148, ['Drip edge', '40.00', 'LF', '3.00', '120.00']),
      ...row(TABLE, 162, ['Roofing felt', '10.00', 'SQ', '38.00', '380.00']),
      ...row(TABLE, 180, ['Total', '', '', '', '3,879.24'], { bold: true }),
    ]),
  );
  expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([3879.24]);
  return lineItems.map((item) => [item.description, item.quantity, item.rcv]);
};

describe('a row with quantity, price and amount', () => {
  it.each([
    'Summary report - lab',
    'Recap of roof vents',
    'Subtotal correction',
    'Total station rental',
    'Gutter guard - mesh @ eaves',
    'Trim [A] oak',
  ])('is a row of work: %s', (description) => {
    expect(rowsWith(description)).toEqual([
      ['Overhead door', 10, 2500],
      [description, 4, 879.24],
      ['Drip edge', 40, 120],
      ['Roofing felt', 10, 380],
    ]);
  });
});
