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

it.each(['MD)', '[M]'])(
  '%s is the mark of a capped percentage, and sums have no bracket that closes nothing',
  (mark) => {
    const runs = [
      { text: 'Deck', x: 36, y: 50, bold: true },
      ...header(TABLE, 80),
      ...[96, 110, 124].flatMap((y, at) => work(y, at + 1, [{ text: 'Avg.', x: 420, y }])),
      { text: mark, x: 491, y: 110, size: 5, confidence: 0.4 },
      ...row(TABLE, 140, ['Totals: Deck', '', '', '1,680.00', '', '', '', '840.00', '840.00']),
      { text: '(', x: 470, y: 140 },
    ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
    const { lineItems, printed } = read(page(1, runs, 'ocr'));
    expect(lineItems.map((item) => item.printed?.depreciationPercent)).toEqual([50, 50, 50]);
    expect(lineItems.map((item) => item.printed?.flags.includes('depreciation_capped'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(printed?.totals.map(({ name }) => name)).toEqual(['Deck']);
  },
);
