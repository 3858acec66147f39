import { expect, it } from 'vitest';
import type { PageText } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['QUANTITY', 150],
  ['UNIT PRICE', 220],
  ['TAX', 270],
  ['RCV', 340],
  ['AGE/LIFE', 410],
  ['DEPREC.', 480],
  ['ACV', 550],
);
const BELOW = columns(['CONDITION', 410], ['DEP %', 480]);
const TOTALS = [...columns(['', 36, 'left']), ...TABLE.slice(2)];
const SUMS = ['Totals: Den', '6.00', '486.00', '', '486.00', '0.00'];
const heads = (y: number): PlacedText[] => [...header(TABLE, y), ...header(BELOW, y + 11)];
const work = (y: number, name: string): PlacedText[] => [
  text(y, name),
  ...row(TABLE, y + 11, ['20.00 SF', '4.00', '1.00', '81.00', '18/15 yrs', '(81.00)', '0.00']),
  ...row(BELOW, y + 22, ['Avg.', '100%']),
];

const pages = (more: readonly PlacedText[]): PageText[] =>
  [1, 2, 3].map((number) =>
    page(number, [
      text(40, 'Orchard Mutual'),
      text(70, `${number === 1 ? '' : 'CONTINUED - '}Den`, { bold: true }),
      ...heads(90),
      ...work(120, `${number * 2 - 1}. Paint wall ${number}`),
      ...work(676, `${number * 2}. Paint door ${number}`),
      ...(number === 3 ? more : []),
      text(760, `Page: ${number}`),
    ]),
  );

it.each([
  ['a whole estimate', row(TOTALS, 714, SUMS, { bold: true })],
  ['some pages of one, without a total', []],
])('what last rows have in common at the foot of %s is their condition', (_, more) => {
  const { lineItems } = read(...pages(more));
  expect(
    lineItems.map(({ printed }) => [printed?.condition, printed?.depreciationPercent]),
  ).toEqual(Array.from({ length: 6 }, () => ['Avg.', 100]));
});
