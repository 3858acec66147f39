import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Room', 54, 'left'],
  ['Surface / Work', 151, 'left'],
  ['Coats', 317, 'left'],
  ['Area', 448],
  ['Rate', 493],
  ['Amount', 555],
);

const work = (y: number, name: string, size: string, rows: string[][]): PlacedText[] => [
  { text: name, x: 54, y, bold: true },
  { text: size, x: 54, y: y + 14, size: 8 },
  ...rows.flatMap((cells, at) => row(TABLE, y + at * 14, ['', ...cells])),
];

const sum = (y: number, name: string, amount: string): PlacedText[] => [
  { text: `${name} total`, x: 390, y, bold: true },
  { text: amount, x: 555, y, align: 'right', bold: true },
];

it('the size of a room in plain type below its name in bold, which a sum bears, names no other room', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...work(100, 'Parlor', "14'2 x 12', 9' ceiling", [
        ['Ceiling', '2 eggshell', '170 sf', '1.00', '170.00'],
        ['Walls', '1 primer, 2 eggshell', '460 sf', '1.00', '460.00'],
        ['Base', '2 eggshell', '50 lf', '2.00', '100.00'],
      ]),
      ...sum(142, 'Parlor', '730.00'),
      ...work(162, 'Stair Hall', "Open to 16' at the top", [
        ['Ceiling', '2 eggshell', '90 sf', '1.00', '90.00'],
        ['Balusters', '2 eggshell', '20 ea', '8.00', '160.00'],
      ]),
      ...sum(190, 'Stair Hall', '250.00'),
    ]),
  );
  expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
    ['Parlor', 170],
    ['Parlor', 460],
    ['Parlor', 100],
    ['Stair Hall', 90],
    ['Stair Hall', 160],
  ]);
});
