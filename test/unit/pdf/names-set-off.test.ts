import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Rows of two lines, remarks set in below them, and sub-heads in their type where the numbers begin. */

const TABLE = columns(['QUANTITY', 160], ['UNIT PRICE', 330], ['TAX', 440], ['RCV', 560]);

const rowOf = (y: number, text: string): PlacedText[] => [
  { text, x: 36, y },
  ...row(TABLE, y + 11, ['10.00 SF', '2.00', '0.00', '20.00']),
];

/** Ten rows, 13 points from each to the next. */
const ROWS = Array.from({ length: 10 }, (_, at) => rowOf(122 + at * 24, `${at + 1}. Paint wall`));

const HEADS: PlacedText[] = [
  { text: 'Bath', x: 36, y: 70, bold: true },
  ...header(TABLE, 90),
  { text: 'Walls and ceiling', x: 36, y: 108 },
  ...ROWS.flat(),
];

const sectionBelow = (name: PlacedText, nextAt: number) =>
  read(
    page(1, [
      ...HEADS,
      name,
      ...rowOf(nextAt, '11. Set basin'),
      ...row(TABLE, nextAt + 24, ['Totals: Bath', '', '0.00', '220.00'], { bold: true }),
    ]),
  ).lineItems.at(-1)?.section;

it('a name at the numbers, further below a row than the next would stand, heads the rows below', () => {
  expect(sectionBelow({ text: 'Fixtures', x: 36, y: 365 }, 379)).toBe('Fixtures');
});

it.each([
  ['set in as remarks are', { text: 'Fixtures', x: 46, y: 365 }, 379],
  ['as near as the next row', { text: 'Fixtures', x: 36, y: 362 }, 375],
])('a word %s heads nothing', (_, name, nextAt) => {
  expect(sectionBelow(name, nextAt)).toBe('Walls and ceiling');
});

it('the same heads rows as the first line of a page that goes on with its room', () => {
  const { lineItems } = read(
    page(1, HEADS),
    page(2, [
      { text: 'CONTINUED - Bath', x: 250, y: 70, bold: true },
      ...header(TABLE, 90),
      { text: 'Fixtures', x: 36, y: 108 },
      ...rowOf(122, '11. Set basin'),
      ...row(TABLE, 146, ['Totals: Bath', '', '0.00', '220.00'], { bold: true }),
    ]),
  );
  expect(lineItems.at(-1)?.section).toBe('Fixtures');
});
