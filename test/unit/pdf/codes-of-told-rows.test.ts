import { expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

/** Quantities by unit of a row of houses, under headings that nobody knows. */
const MATRIX = columns(
  ['Piece', 36, 'left'],
  ['Doing', 80, 'left'],
  ['M', 300, 'left'],
  ['North', 370],
  ['South', 420],
  ['Sum of both', 480],
  ['Tariff', 520],
  ['Due', 580],
);

const ROWS = [
  ['A1', 'Tear off one layer of shingles and haul', 'SQ', '18', '20', '38', '52.00', '1,976.00'],
  ['A2', 'Architectural shingles with starter', 'SQ', '20', '22', '42', '238.50', '10,017.00'],
  ['A3', 'Drip edge at eaves and rakes', 'LF', '164', '182', '346', '2.60', '899.60'],
  ['B1', 'Vinyl siding on the west walls', 'SF', '412', '388', '800', '4.95', '3,960.00'],
  ['B2', 'House wrap below the siding', 'SF', '412', '388', '800', '0.52', '416.00'],
  ['B3', 'Window screens of the west walls', 'EA', '5', '6', '11', '31.00', '341.00'],
];

it('numbers rows by codes that count them, below headings that nobody knows', () => {
  const rows = ROWS.flatMap((cells, at) => row(MATRIX, 100 + at * 14, cells));
  const { lineItems } = read(page(1, rows));
  expect(lineItems.map(({ printed, quantity }) => [printed?.lineNumber, quantity])).toEqual([
    ['A1', 38],
    ['A2', 42],
    ['A3', 346],
    ['B1', 800],
    ['B2', 800],
    ['B3', 11],
  ]);
});
