import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Programs raise a letter behind what is taxed; a cell that holds one may stand lower than those beside it. */

const TABLE = columns(
  ['Task #', 43, 'left'],
  ['Description', 90, 'left'],
  ['Quantity', 372],
  ['Price', 480],
  ['Total', 569],
);

const taxed = (y: number, code: string, words: string): PlacedText[] => [
  ...row(TABLE, y, [code, '', '2', '$10.00', '$20.00']),
  { text: words, x: 90, y: y + 3, bold: true },
  { text: 'T', x: 90 + words.length * 4.5 + 1.5, y: y - 1.5, size: 7 },
];

it('a raised letter is no word, and the cell below its height belongs to the figures beside it', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['WTR-1', 'Open the wall', '1', '$30.00', '$30.00']),
      ...taxed(120, 'PLB-1', 'Replace burst pipe'),
      ...taxed(140, 'INS-1', 'Pipe sleeve'),
    ]),
  );
  expect(
    lineItems.map(({ description, rcv, lineItemTotal }) => [description, rcv ?? lineItemTotal]),
  ).toEqual([
    ['Open the wall', 30],
    ['Replace burst pipe', 20],
    ['Pipe sleeve', 20],
  ]);
});
