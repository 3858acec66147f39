import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Name', 40, 'left'],
  ['Quantity', 300],
  ['Price', 370],
  ['Value', 440],
  ['Notes', 460, 'left'],
);

/** A folder's name, and beside it in smaller type what it holds. */
const folder = (name: string, counts: string, y: number, ...rows: string[][]): PlacedText[] => [
  { text: counts, x: 590, y: y - 1, size: 8, align: 'right' },
  { text: name, x: 44, y, size: 12, bold: true },
  ...header(TABLE, y + 20),
  ...rows.flatMap((cells, at) => row(TABLE, y + 36 + at * 17, cells)),
];

describe('folders of an inventory with their counts', () => {
  const estimate = read(
    page(1, [
      ...folder(
        'Bedroom',
        '2 items | 3 units | Total Value $1,577.00',
        60,
        ['Mattress', '1 set', '$1,199.00', '$1,199.00', 'Smoke'],
        ['Nightstand', '2 units', '$189.00', '$378.00'],
      ),
      ...folder(
        'Kitchen',
        '2 items | 2 units | Total Value $639.98',
        150,
        ['Stand mixer', '1 unit', '$449.99', '$449.99'],
        ['Coffee maker', '1 unit', '$189.99', '$189.99'],
      ),
      { text: 'Exported 3/21/2026', x: 40, y: 760, size: 7 },
    ]),
  );

  it('are rooms with the sums that stand beside their names', () => {
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Bedroom', 1199],
      ['Bedroom', 378],
      ['Kitchen', 449.99],
      ['Kitchen', 189.99],
    ]);
    expect(estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Bedroom', 1577],
      ['Kitchen', 639.98],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('leave no counts in the notes of the rows above', () => {
    expect(estimate.lineItems.map(({ f9Note }) => f9Note)).toEqual(['Smoke', null, null, null]);
  });
});
