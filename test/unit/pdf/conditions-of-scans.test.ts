import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 250],
  ['UNIT', 300],
  ['RCV', 350],
  ['AGE/LIFE', 366, 'left'],
  ['COND.', 420, 'left'],
  ['DEP %', 490],
  ['DEPREC.', 535],
  ['ACV', 580],
);

const work = (y: number, number: number, condition: PlacedText[]): PlacedText[] => [
  ...row(TABLE, y, [
    `${number}. R&R Siding - hardboard`,
    '112.00 SF',
    '5.00',
    '560.00',
    '30/60 yrs',
    '',
    '50.00%',
    '(280.00)',
    '280.00',
  ]),
  ...condition,
];

it('a condition of two words is whole, however badly its second was read', () => {
  const runs = [
    ...header(TABLE, 80),
    ...work(96, 1, [{ text: 'Avg.', x: 420, y: 96 }]),
    ...work(110, 2, [
      { text: 'Bel.', x: 412, y: 110 },
      { text: 'Avg.', x: 432, y: 110, confidence: 0.6 },
    ]),
    ...work(124, 3, [{ text: 'Avg.', x: 420, y: 124 }]),
  ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
  const { lineItems } = read(page(1, runs, 'ocr'));
  expect(lineItems.map(({ printed }) => printed?.condition)).toEqual(['Avg.', 'Bel. Avg.', 'Avg.']);
});
