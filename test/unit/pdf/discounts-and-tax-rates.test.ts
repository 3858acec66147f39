import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['ITEM', 47, 'left'],
  ['QTY', 323],
  ['COST', 381],
  ['DISCOUNT', 446],
  ['TAX', 497],
  ['TOTAL', 565],
);

/** The rate of the tax stands in brackets below its amount, in smaller type. */
const taxed = (y: number, cells: readonly string[]): PlacedText[] => [
  ...row(TABLE, y, cells),
  { text: '(5.000%)', x: 497, y: y + 11, align: 'right', size: 7 },
];

describe('a discount and a tax on each row', () => {
  it('tell that what is headed as cost is the price of one', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...taxed(120, ['Air scrubber', '8', '$90.00', '$40.00', '$34.00', '$714.00']),
        ...taxed(150, ['Filter set', '2', '$80.00', '', '$8.00', '$168.00']),
        ...taxed(180, ['Ceilings, dry sponge', '1,200', '$0.40', '', '$24.00', '$504.00']),
        ...taxed(210, ['Walls, dry sponge', '3,000', '$0.30', '$60.00', '$42.00', '$882.00']),
        ...taxed(240, ['Clean the furnace', '1', '$300.00', '', '$15.00', '$315.00']),
        ...taxed(270, ['Clean the ducts', '10', '$30.00', '$50.00', '$12.50', '$262.50']),
      ]),
    );
    // What is taken off a row is taken off its price.
    expect(lineItems.map(({ unitPrice, tax, rcv }) => [unitPrice, tax, rcv])).toEqual([
      [85, 34, 714],
      [80, 8, 168],
      [0.4, 24, 504],
      [0.28, 42, 882],
      [300, 15, 315],
      [25, 12.5, 262.5],
    ]);
  });
});
