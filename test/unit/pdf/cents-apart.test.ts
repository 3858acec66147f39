import { describe, expect, it } from 'vitest';
import { isCarriedOver } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const table = columns(
  ['QUAN.', 36, 'left'],
  ['DESCRIPTION', 110, 'left'],
  ['PRICE', 345, 'left'],
  ['AMOUNT', 410, 'left'],
);
/** Where the cells of the dollars end and those of the cents begin. */
const amountCells = (dollars: string, cents: string, y: number): PlacedText[] => [
  { text: dollars, x: 442, y, align: 'right' },
  { text: cents, x: 448, y },
];
const filled = (
  [count, work, price, dollars, cents]: readonly [string, string, string, string, string],
  y: number,
): PlacedText[] => [
  ...row(table, y, [count, work, '', '']),
  { text: `@ ${price}`, x: 394, y, align: 'right' },
  ...amountCells(dollars, cents, y),
];

const ROWS = [
  ['4 ea', 'Set existing vanity on new plinth', '180.79', '723', '16'],
  ['66 sf', 'Sand and finish oak strip (3 coats)', '5.73', '378', '18'],
  ['153.61 ft', 'Corner bead, metal', '3.00', '460', '83'],
  ['34.28 yd', 'Broadloom carpet', '44.44', '1,523', '40'],
] as const;

describe('a form with cells of their own for dollars and cents', () => {
  it('has one amount for each row, where quantities and prices come to it', () => {
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        ...ROWS.flatMap((cells, at) => filled(cells, 76 + at * 19)),
        { text: 'TOTAL', x: 360, y: 160 },
        ...amountCells('3,085', '57', 160),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Set existing vanity on new plinth', 4, 180.79, 723.16],
      ['Sand and finish oak strip (3 coats)', 66, 5.73, 378.18],
      ['Corner bead, metal', 153.61, 3, 460.83],
      ['Broadloom carpet', 34.28, 44.44, 1523.4],
    ]);
  });

  it.each([
    ['THIS SHEET 49,451 99', true],
    ['THIS SHEET 49,451.99', true],
    ['Page 2/1 9,569.77', true],
    ['This sheet of plywood 12 38.00', false],
  ])('sums its sheets for the whole, which is no row: %s', (text, isSum) => {
    expect(isCarriedOver(text)).toBe(isSum);
  });

  it('is none where two figures beside each other multiply to nothing', () => {
    const ages = columns(
      ['Description', 40, 'left'],
      ['Qty', 330],
      ['Price', 410],
      ['RCV', 480],
      ['Age', 510],
      ['Life', 540],
    );
    const { lineItems } = read(
      page(1, [
        ...header(ages, 60),
        ...row(ages, 76, ['Sofa, three seats', '1', '900', '900', '10', '25']),
        ...row(ages, 92, ['Lamp of brass', '2', '40', '80', '12', '20']),
        ...row(ages, 108, ['Rug of wool', '1', '450', '450', '11', '15']),
      ]),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([900, 80, 450]);
  });
});
