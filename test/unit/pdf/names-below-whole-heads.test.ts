import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const HEADS = columns(
  ['No.', 62, 'left'],
  ['Description of change', 159, 'left'],
  ['Qty', 347],
  ['Unit', 370, 'left'],
  ['Unit cost', 443],
  ['Add', 504],
  ['Deduct', 565],
);
const CELLS = HEADS.map((column, at) => (at === 1 ? { ...column, x: 90 } : column));

/** The number and figures of a row stand in the middle of the two lines of its words. */
const inTwoLines = (y: number, cells: string[], below: string): PlacedText[] => [
  ...row(CELLS, y - 6, ['', cells[1] ?? '']),
  ...row(
    CELLS,
    y,
    cells.map((cell, at) => (at === 1 ? '' : cell)),
  ),
  ...row(CELLS, y + 6, ['', below]),
];

const { lineItems } = read(
  page(1, [
    ...header(HEADS, 100),
    { text: 'Rec room', x: 57, y: 113, bold: true },
    ...inTwoLines(
      130,
      ['2-1', 'Studs behind the shower found', '12', 'EA', '18.00', '216.00', ''],
      'rotted, sister them',
    ),
    ...inTwoLines(
      154.5,
      ['2-2', 'Cultured marble base, line 19,', '1', 'EA', '240.00', '', '(240.00)'],
      'deleted',
    ),
    ...inTwoLines(
      179,
      ['2-3', 'Tile base on a mud bed, same', '1', 'EA', '510.00', '510.00', ''],
      'size as the old',
    ),
    { text: 'Lower bath', x: 57, y: 201, bold: true },
    ...row(CELLS, 215, ['2-4', 'Backer board', '64', 'SF', '4.00', '256.00', '']),
  ]),
);

describe('a whole head', () => {
  it('is followed by the name of a room, whose words head columns elsewhere', () => {
    expect(lineItems.map(({ room, printed }) => [room, printed?.lineNumber])).toEqual([
      ['Rec room', '2-1'],
      ['Rec room', '2-2'],
      ['Rec room', '2-3'],
      ['Lower bath', '2-4'],
    ]);
  });

  it('stands above cells of two lines that take none of those of the rows beside them', () => {
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Studs behind the shower found rotted, sister them',
      'Cultured marble base, line 19, deleted',
      'Tile base on a mud bed, same size as the old',
      'Backer board',
    ]);
  });
});
