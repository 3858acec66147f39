import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** The heads of a table stand above its first row alone, and nowhere on the pages behind. */

const table = columns(['DESCRIPTION', 50, 'left'], ['QTY', 300], ['PRICE', 380], ['TOTAL', 520]);
const line = (y: number, text: string, price = '2.00'): PlacedText[] =>
  row(table, y, [text, '10.00 SF', price, `${10 * Number(price)}.00`]);
const name = (y: number, text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  x: 50,
  y,
  bold: true,
  size: 10,
  ...more,
});
const first = [name(60, 'Kitchen'), ...header(table, 80), ...line(100, '1. Paint the walls')];

describe('a page that goes on with a room without another head', () => {
  const next = (...runs: PlacedText[]) => {
    const { lineItems } = read(page(1, first), page(2, [name(40, 'Kitchen (continued)'), ...runs]));
    return lineItems.map(({ room, section, f9Note }) => [room, section, f9Note]);
  };

  test('begins with the note of the last row', () => {
    expect(
      next({ text: 'Both sides of the door are included.', x: 50, y: 60 }, ...line(80, '2. Trim')),
    ).toEqual([
      ['Kitchen', null, 'Both sides of the door are included.'],
      ['Kitchen', null, null],
    ]);
  });

  test('begins with the name of a section', () => {
    expect(next(name(60, 'Floor', { size: 9 }), ...line(80, '2. Baseboard'))).toEqual([
      ['Kitchen', null, null],
      ['Kitchen', 'Floor', null],
    ]);
  });
});

describe('rooms without heads and totals', () => {
  const rooms = (...runs: PlacedText[]) => {
    const { lineItems } = read(page(1, [...first, ...line(120, '2. Trim'), ...runs]));
    return lineItems.map(({ room, section }) => [room, section]);
  };

  test('are rooms above the name of the section that they begin with', () => {
    expect(
      rooms(
        name(150, 'Right Elevation'),
        name(166, 'Gutters', { size: 9 }),
        ...line(186, '3. Gutter'),
        name(204, 'Siding', { size: 9 }),
        ...line(224, '4. Vinyl siding'),
      ),
    ).toEqual([
      ['Kitchen', null],
      ['Kitchen', null],
      ['Right Elevation', 'Gutters'],
      ['Right Elevation', 'Siding'],
    ]);
  });

  test('may have the name of their level above them', () => {
    const { lineItems } = read(
      page(1, [
        name(40, 'Exterior', { size: 12 }),
        ...first,
        ...line(120, '2. Trim'),
        name(150, 'First Floor', { size: 12 }),
        name(170, 'Den'),
        ...line(190, '3. Carpet'),
        name(220, 'Addition', { size: 12 }),
        name(240, 'Pantry'),
        { text: "Height: 8'", x: 480, y: 240 },
        ...line(260, '4. Shelves'),
      ]),
    );
    expect(lineItems.map(({ section, printed }) => [printed?.path.join(' > '), section])).toEqual([
      ['Exterior > Kitchen', null],
      ['Exterior > Kitchen', null],
      ['First Floor > Den', null],
      ['Addition > Pantry', null],
    ]);
  });

  test('are told from sections by the type of the room before', () => {
    expect(
      rooms(
        name(150, 'Den'),
        ...line(170, '3. Carpet'),
        name(190, 'Windows', { size: 9 }),
        ...line(210, '4. Blind'),
      ),
    ).toEqual([
      ['Kitchen', null],
      ['Kitchen', null],
      ['Den', null],
      ['Den', 'Windows'],
    ]);
  });

  test('begin a page with their height in plain type', () => {
    const { lineItems } = read(
      page(1, [...first, ...line(120, '2. Trim')]),
      page(2, [
        name(40, 'Den'),
        { text: 'Height: 8 feet', x: 130, y: 40 },
        ...line(60, '3. Carpet'),
        ...line(80, '4. Blind'),
      ]),
    );
    expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
      ['Kitchen', null],
      ['Kitchen', null],
      ['Den', null],
      ['Den', null],
    ]);
  });
});
