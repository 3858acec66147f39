import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

const LEFT = columns(
  ['Ln', 64],
  ['Area', 80, 'left'],
  ['Description of work', 140, 'left'],
  ['Qty', 400],
  ['Unit', 450],
);
const RIGHT = columns(['Ln', 64], ['Direct cost', 240], ['O&P 20%', 360], ['Line price', 480]);

/** Rows of both halves: what is done, and what it costs. */
const WORK = [
  ['Den', 'Dumpster, one swap', '2', 'ea', '950.00', '190.00', '1,140.00'],
  ['Den', 'Scaffold', '3', 'wk', '1,000.00', '200.00', '1,200.00'],
  ['Den', 'Pine ceiling', '310', 'sf', '3,102.00', '620.40', '3,722.40'],
  ['Den', 'Stove hearth', '1', 'ls', '990.00', '198.00', '1,188.00'],
  ['Loft', 'Carpet and pad', '18', 'sy', '792.00', '158.40', '950.40'],
  ['Loft', 'Clean walls', '540', 'sf', '594.00', '118.80', '712.80'],
] as const;

const y = (at: number): number => 130 + at * 16;

/** A half with its title, and in front of its rows the numbers that the spreadsheet prints for them. */
const half = (heads: typeof LEFT, rows: readonly (readonly string[])[]): PlacedText[] => [
  { text: 'Owner: Hanna Berg', x: 54, y: 60 },
  ...[0, ...rows.keys()].map(
    (at): PlacedText => ({ text: String(7 + at), x: 44, y: y(at) - 5, align: 'right' }),
  ),
  ...row(
    heads,
    114,
    heads.map(({ heading }) => heading),
    { bold: true },
  ),
  ...rows.flatMap((cells, at) => row(heads, y(at), [String(at + 1), ...cells])),
];

describe('a sheet of two halves that both have the numbers of the rows', () => {
  it('has rows with the price of their right half', () => {
    const { lineItems } = read(
      page(
        1,
        half(
          LEFT,
          WORK.map((cells) => cells.slice(0, 4)),
        ),
      ),
      page(
        2,
        half(
          RIGHT,
          WORK.map((cells) => cells.slice(4)),
        ),
      ),
    );
    expect(
      lineItems.map(({ printed, room, description, quantity, unit, overheadProfit, rcv }) => [
        printed?.lineNumber,
        room,
        description,
        quantity,
        unit,
        overheadProfit,
        rcv,
      ]),
    ).toEqual([
      ['1', 'Den', 'Dumpster, one swap', 2, 'EA', 190, 1140],
      ['2', 'Den', 'Scaffold', 3, 'WK', 200, 1200],
      ['3', 'Den', 'Pine ceiling', 310, 'SF', 620.4, 3722.4],
      ['4', 'Den', 'Stove hearth', 1, 'LS', 198, 1188],
      ['5', 'Loft', 'Carpet and pad', 18, 'SY', 158.4, 950.4],
      ['6', 'Loft', 'Clean walls', 540, 'SF', 118.8, 712.8],
    ]);
  });
});
