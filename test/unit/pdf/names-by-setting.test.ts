import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Names that head rows in slanted type or at an edge of their own, with notes that are set otherwise. */

const TABLE = columns(
  ['QTY', 78],
  ['UNIT', 84, 'left'],
  ['DESCRIPTION', 108, 'left'],
  ['PRICE', 470],
  ['EXTENDED', 560],
);

const rowOf = (y: number, name: string) => row(TABLE, y, ['38', 'LF', name, '2.00', '76.00']);

const wall = (y: number, name: string): PlacedText[] => [
  { text: name, x: 36, y, bold: true, size: 11 },
  { text: 'Frame', x: 108, y: y + 14, italic: true },
  ...rowOf(y + 28, 'Upright columns'),
  { text: 'Existing anchors pulled out of the deck.', x: 118, y: y + 40, italic: true, size: 8 },
  ...rowOf(y + 52, 'Column base angle'),
  { text: 'Screen', x: 108, y: y + 66, italic: true },
  ...rowOf(y + 80, 'Charcoal mesh'),
  ...rowOf(y + 92, 'Spline'),
  { text: `Total ${name}`, x: 380, y: y + 108, bold: true },
  { text: '304.00', x: 560, y: y + 108, align: 'right', bold: true },
];

it('slanted names above rows are sections of the rooms that stand above them, smaller notes stay notes', () => {
  const { lineItems } = read(
    page(1, [...header(TABLE, 60), ...wall(80, 'FRONT WALL'), ...wall(210, 'LEFT WALL')]),
  );
  expect(
    lineItems.map(({ room, section, description, f9Note }) => [room, section, description, f9Note]),
  ).toEqual(
    ['FRONT WALL', 'LEFT WALL'].flatMap((room) => [
      [room, 'Frame', 'Upright columns', 'Existing anchors pulled out of the deck.'],
      [room, 'Frame', 'Column base angle', null],
      [room, 'Screen', 'Charcoal mesh', null],
      [room, 'Screen', 'Spline', null],
    ]),
  );
});
