import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

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

  it('may be headings alone, once above rows of one line', () => {
    const CLAIM = columns(
      ['Ref', 51, 'left'],
      ['Item', 79, 'left'],
      ['Measured', 258],
      ['Price', 321],
      ['Full cost', 387],
      ['', 431],
      ['Held back', 500],
      ['', 561],
    );
    const bold = { bold: true } as const;
    const { lineItems } = read(
      page(1, [
        ...row(CLAIM, 78, ['', '', '', '', '', 'Wear', '', 'Owed'], bold),
        ...header(CLAIM, 84),
        ...row(CLAIM, 90, ['', '', '', '', '', '%', '', 'now'], bold),
        ...row(CLAIM, 112, [
          'R1',
          'Shingles',
          '20.00 SQ',
          '10.00',
          '200.00',
          '50%',
          '(100.00)',
          '100.00',
        ]),
        ...row(CLAIM, 130, ['R2', 'Felt', '20.00 SQ', '5.00', '100.00', '20%', '(20.00)', '80.00']),
        ...row(CLAIM, 148, ['R3', 'Ridge', '10.00 LF', '4.00', '40.00', '25%', '(10.00)', '30.00']),
        ...row(CLAIM, 166, [
          'R4',
          'Pipe jack',
          '3.00 EA',
          '50.00',
          '150.00',
          '0%',
          '(0.00)',
          '150.00',
        ]),
      ]),
    );
    expect(lineItems.map(({ room, depreciation, acv }) => [room, depreciation, acv])).toEqual([
      ['General', 100, 100],
      ['General', 20, 80],
      ['General', 10, 30],
      ['General', 0, 150],
    ]);
  });
});
