import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, header, page, read, row } from './draw.ts';

/** Cells that nobody understands, in each column of a table whose other cells are plain. */

const TABLE = columns(
  ['#', 36, 'left'],
  ['Description', 60, 'left'],
  ['Qty', 262],
  ['UoM', 272, 'left'],
  ['Unit Price', 345],
  ['Tax', 385],
  ['RCV', 440],
  ['Age', 470],
  ['Life', 500],
  ['Deprec.', 545],
  ['ACV', 590],
);

const ROWS = [
  [
    '1',
    'Paint the walls',
    '100.00',
    'SF',
    '2.00',
    '10.00',
    '210.00',
    '5',
    '50',
    '(21.00)',
    '189.00',
  ],
  [
    '2',
    'Carpet - glue down',
    '50.00',
    'SF',
    '3.00',
    '5.00',
    '155.00',
    '1',
    '10',
    '(15.50)',
    '139.50',
  ],
  [
    '3',
    'Baseboard - 3 1/4"',
    '80.00',
    'LF',
    '4.00',
    '0.00',
    '320.00',
    '2',
    '20',
    '(32.00)',
    '288.00',
  ],
  ['4', 'Seal the slab', '90.00', 'SF', '1.00', '2.00', '92.00', '1', '10', '(9.20)', '82.80'],
];

/** The second row, with another text in one of its cells. */
const readWith = (column: number, text: string): LineItem[] =>
  read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 40, bold: true },
      ...header(TABLE, 60),
      ...ROWS.flatMap((cells, at) =>
        row(
          TABLE,
          80 + at * 14,
          cells.map((cell, index) => (at === 1 && index === column ? text : cell)),
        ),
      ),
    ]),
  ).lineItems;

const UNKNOWN = ['?', 'n.a.', '***', 'incl.', '$-', '—', 'R', '✓', '§', '#REF!', 'none', '10,0'];

describe('a cell that nobody understands', () => {
  const cases = TABLE.flatMap(({ heading }, column) =>
    column < 2 ? [] : UNKNOWN.map((text): [string, string, number] => [text, heading, column]),
  );

  it.each(cases)('%s below %s leaves the row its other cells', (text, heading, column) => {
    const items = readWith(column, text);
    expect(items.map(({ description }) => description)).toEqual(ROWS.map((cells) => cells[1]));
    const item = items[1];
    if (heading !== 'Qty') expect(item?.quantity).toBe(50);
    if (heading !== 'Unit Price') expect(item?.unitPrice).toBe(3);
    if (heading !== 'RCV') expect(item?.rcv).toBe(155);
    if (heading !== 'ACV') expect(item?.acv).toBe(139.5);
    expect(items.every(({ f9Note }) => f9Note === null)).toBe(true);
  });

  it.each([['155.00¹'], ['155.00a'], ['155.00 (a)'], ['~155.00']])(
    'is the figure %s where only a mark beside it is unknown',
    (text) => {
      const [, item] = readWith(6, text);
      expect(item).toMatchObject({ quantity: 50, unitPrice: 3, rcv: 155, acv: 139.5 });
    },
  );

  it('takes no words out of a description that is wider than its column', () => {
    const [, item] = readWith(1, 'Carpet - glue down, in 3 rooms, 2 halls');
    expect(item?.description).toBe('Carpet - glue down, in 3 rooms, 2 halls');
  });
});
