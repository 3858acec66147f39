import { describe, expect, it } from 'vitest';
import { columns, drawn, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 40, 'left'],
  ['Task', 70, 'left'],
  ['Quantity', 372],
  ['Price', 434],
  ['Total', 560],
);

/** Figures that end at one edge, whatever unit stands behind them. */
const counted = (figure: string, unit: string, y: number) => [
  { text: figure, x: 336, y, align: 'right' as const },
  { text: unit, x: 340.5, y },
];

describe('a large quantity with a long unit', () => {
  it('is none of the words, though it begins far left of its heading', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 60),
        ...row(TABLE, 76, ['1.1', 'Colonial base', '', '$5.26', '$135.29']),
        ...counted('25.72', 'ft', 76),
        ...row(TABLE, 92, ['1.2', 'Seal and two finish coats', '', '$1.78', '$1,801.13']),
        ...counted('1,011.87', 'sq ft', 92),
        ...row(TABLE, 108, ['1.3', 'Gypsum board, taped', '', '$3.50', '$196.00']),
        ...counted('56.00', 'sq ft', 108),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]),
    ).toEqual([
      ['Colonial base', 25.72, 'FT'],
      ['Seal and two finish coats', 1011.87, 'SF'],
      ['Gypsum board, taped', 56, 'SF'],
    ]);
  });
});

it('with one decimal and without a unit are no words, though others begin left of them', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#Proposal

~Description            Qty       Price     Amount
Shingles                22.5     110.00    2,475.00
Felt, roll 2.5          5         25.00      125.00
Nails                   3         25.00       75.00
Total                                      2,675.00`),
    ),
  );
  expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Shingles', 22.5],
    ['Felt, roll 2.5', 5],
    ['Nails', 3],
  ]);
});
