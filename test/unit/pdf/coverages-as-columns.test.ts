import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

const LOSS = columns(
  ['Payee', 36, 'left'],
  ['What for', 120, 'left'],
  ['Coverage A', 380],
  ['Coverage B', 440],
  ['Coverage C', 500],
  ['Total', 570],
);

/** A statement of loss whose second row says that all coverages bear so much of it. */
const statement = (shed: string): PlacedText[] => [
  ...row(LOSS, 100, ['', '', 'Coverage A', 'Coverage B', 'Coverage C', 'Total']),
  ...row(LOSS, 112, ['Payee', 'What for', 'Dwelling', 'Structures', 'Contents', 'Loss']),
  ...row(LOSS, 128, ['Orr Roofing', 'Roof, south slope', '9,450.00', '-', '-', '9,450.00']),
  ...row(LOSS, 142, ['Orr Roofing', 'Shed roof', '-', '1,310.40', '-', shed]),
  ...row(LOSS, 156, ['Delta Glass', 'Two sashes', '412.75', '-', '-', '412.75']),
  ...row(LOSS, 170, ['Orr Roofing', 'Credit, old tin', '-', '(60.00)', '-', '(60.00)']),
  ...row(LOSS, 184, ['Own list', 'Rugs and drapes', '-', '-', '925.10', '925.10']),
  ...row(LOSS, 198, ['Hi-Dry', 'Dry out, house and shed', '500.00', '80.00', '-', '580.00']),
  ...row(LOSS, 216, ['', 'Gross loss', '10,362.75', '1,330.40', '925.10', '12,618.25']),
  ...row(LOSS, 230, ['', 'Less deductible', '(500.00)', '-', '-', '(500.00)']),
  ...row(LOSS, 244, ['', 'Net loss', '9,862.75', '1,330.40', '925.10', '12,118.25']),
];

describe('a statement of loss with a column for each coverage', () => {
  it('has rows of what all of them bear, with the coverage that bears it alone', () => {
    const { lineItems, printed } = read(page(1, statement('1,310.40')));
    expect(lineItems.map((item) => [item.description, item.rcv, item.printed?.coverage])).toEqual([
      ['Roof, south slope', 9450, 'A'],
      ['Shed roof', 1310.4, 'B'],
      ['Two sashes', 412.75, 'A'],
      ['Credit, old tin', -60, 'B'],
      ['Rugs and drapes', 925.1, 'C'],
      ['Dry out, house and shed', 580, null],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([12618.25]);
  });

  it('is none where the columns do not come to their sum', () => {
    expect(() => read(page(1, statement('1,410.40')))).toThrow();
  });
});
