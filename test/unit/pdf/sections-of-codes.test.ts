import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 55, 'left'],
  ['Item', 79, 'left'],
  ['Qty', 415],
  ['Unit', 434, 'left'],
  ['Unit Price', 506],
  ['Total', 560],
);

const reason = (y: number, text: string): PlacedText[] => [
  { text, x: 79, y, italic: true, size: 7.5 },
];

const readWith = (text: string) =>
  read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'Detached Garage Roof', x: 55, y: 100, bold: true },
      ...row(TABLE, 120, ['11', 'Asphalt starter', '88.00', 'LF', '2.68', '235.84']),
      ...row(TABLE, 138, ['12', 'R&R Drip edge', '96.00', 'LF', '3.87', '371.52']),
      ...reason(151, text),
      ...row(TABLE, 170, ['13', 'R&R Sheathing', '192.00', 'SF', '3.12', '599.04']),
    ]),
  ).lineItems;

describe('a section of a building code below a row', () => {
  it.each(['IRC R905.2.8.5', '2021 IBC Section 1507.2', 'Per NFPA 13', 'ASTM D3161'])(
    'says why the row is needed, and heads nothing: %s',
    (text) => {
      const items = readWith(text);
      expect(items.map(({ section, f9Note }) => [section, f9Note])).toEqual([
        [null, null],
        [null, text],
        [null, null],
      ]);
    },
  );

  it('is told from a name that begins with such letters', () => {
    const items = read(
      page(1, [
        ...header(TABLE, 80),
        { text: 'NFPA upgrades', x: 55, y: 100, bold: true },
        ...row(TABLE, 120, ['11', 'Pull station', '2.00', 'EA', '88.00', '176.00']),
        ...row(TABLE, 138, ['12', 'Horn strobe', '3.00', 'EA', '120.00', '360.00']),
      ]),
    ).lineItems;
    expect(items.map(({ printed }) => printed?.path)).toEqual([
      ['NFPA upgrades'],
      ['NFPA upgrades'],
    ]);
  });
});
