import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

/** A bid form that spells each unit price below what is to be done, its figures beside the words. */
const TABLE = columns(
  ['', 40, 'left'],
  ['', 118],
  ['', 130, 'left'],
  ['', 160, 'left'],
  ['', 485],
  ['', 570],
);

const HEAD = [
  row(TABLE, 100, ['Item', 'Est.', '', '', 'Unit Price', 'Amount'], { bold: true, size: 8 }),
  row(TABLE, 104, ['', '', 'Unit', 'Description and Unit Price in Words'], { bold: true, size: 8 }),
  row(TABLE, 110, ['No.', 'Quantity', '', '', '(figures)', 'Bid'], { bold: true, size: 8 }),
].flat();

const spelled = (y: number, words: string, ...figures: string[]): PlacedText[] =>
  row(TABLE, y, ['', '', '', words, ...figures], { size: 8 });

const { lineItems } = read(
  page(1, [
    ...HEAD,
    { text: 'A. Pool Shell', x: 40, y: 126, bold: true, size: 10 },
    ...row(TABLE, 140, [
      'A-1',
      '240',
      'CY',
      'Pump out flood water and strip sand from shell, truck to',
    ]),
    ...row(TABLE, 151, ['', '', '', 'county site']),
    ...spelled(161, 'at Thirty-Eight Dollars and Fifty Cents per CY', '$ 38.50', '$ 9,240.00'),
    ...row(TABLE, 178, ['A-2', '3,120', 'SF', 'Chip out plaster, bond coat']),
    ...spelled(188, 'at Four Dollars and Eighty-Five Cents per SF', '$ 4.85', '$ 15,132.00'),
    ...row(TABLE, 205, ['A-3', '1', 'LS', 'Relief valve and well point']),
    ...spelled(215, 'for the lump sum of Two Thousand Six Hundred Forty Dollars and No'),
    ...spelled(225, 'Cents', '$ 2,640.00', '$ 2,640.00'),
    ...row(TABLE, 242, ['A-4', '1', 'EA', 'Gas heater', '', 'Deleted by Add. No. 2']),
    ...row(TABLE, 259, ['A-5', '1', 'LS', 'Bond']),
    ...spelled(269, 'at one percent (1%) of the contract', '', 'if required'),
    ...row(TABLE, 290, ['', '', '', '', 'Total of Schedule A', '$ 27,012.00'], { bold: true }),
  ]),
);

describe('prices spelled in words', () => {
  it('are none of the description, and their figures are of the row above', () => {
    expect(
      lineItems.map(({ printed, description, quantity, unit, unitPrice, rcv, f9Note }) => [
        printed?.lineNumber,
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
        f9Note,
        printed?.priceNote ?? null,
      ]),
    ).toEqual([
      [
        'A-1',
        'Pump out flood water and strip sand from shell, truck to county site',
        240,
        'CY',
        38.5,
        9240,
        null,
        null,
      ],
      ['A-2', 'Chip out plaster, bond coat', 3120, 'SF', 4.85, 15132, null, null],
      ['A-3', 'Relief valve and well point', 1, 'LS', 2640, 2640, null, null],
      ['A-4', 'Gas heater', 1, 'EA', 0, null, null, 'Deleted by Add. No. 2'],
      ['A-5', 'Bond', 1, 'LS', 0, null, null, 'if required'],
    ]);
  });
});
