import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

/** Grids that set each cell in the middle of its row. */
const TABLE = columns(
  ['#', 36, 'left'],
  ['Room', 56, 'left'],
  ['Item Description', 120, 'left'],
  ['Brand / Store', 240, 'left'],
  ['Qty', 330],
  ['Unit Cost', 400],
  ['Total', 460],
);

/** Half of what lies between two lines of one cell. */
const HALF = 5.5;

/** A row whose cells have a line in its middle, or two around it. */
const centred = (y: number, cells: readonly (string | readonly [string, string])[]): PlacedText[] =>
  cells.flatMap((cell, at) => {
    const place = (text: string, height: number): PlacedText[] =>
      row(
        TABLE,
        height,
        TABLE.map((_, column) => (column === at ? text : '')),
      );
    return typeof cell === 'string'
      ? place(cell, y)
      : [...place(cell[0], y - HALF), ...place(cell[1], y + HALF)];
  });

const HEAD = [
  '#',
  'Room',
  'Item Description',
  'Brand / Store',
  'Qty',
  ['Unit', 'Cost'],
  'Total',
] as const;

const rowsOf = (...runs: PlacedText[][]) =>
  read(page(1, [...centred(80, HEAD), ...runs.flat()])).lineItems.map(
    ({ room, description, f9Note, rcv }) => [room, description, f9Note, rcv],
  );

describe('cells in the middle of their rows', () => {
  it('may have two lines around the line of the others', () => {
    expect(
      rowsOf(
        centred(104, ['1', ['Laundry', 'Room'], 'Folding table', 'Oakby', '1', '40.00', '40.00']),
        centred(128, [
          '2',
          ['Laundry', 'Room'],
          ['Wicker hamper,', 'with lid'],
          'Oakby',
          '2',
          '30.00',
          '60.00',
        ]),
        centred(152, ['3', 'Attic', ['Cedar chest,', 'lined'], 'Oakby', '1', '90.00', '90.00']),
        centred(176, ['4', 'Attic', 'Floor lamp', ['Quillon', 'Bros.'], '1', '25.00', '25.00']),
        centred(194, ['5', 'Attic', 'Fan', 'Oakby', '1', '15.00', '15.00']),
      ),
    ).toEqual([
      ['Laundry Room', 'Folding table', 'Oakby', 40],
      ['Laundry Room', 'Wicker hamper, with lid', 'Oakby', 60],
      ['Attic', 'Cedar chest, lined', 'Oakby', 90],
      ['Attic', 'Floor lamp', 'Quillon Bros.', 25],
      ['Attic', 'Fan', 'Oakby', 15],
    ]);
  });
});
