import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['Description', 36, 'left'], ['Qty', 300], ['Price', 400], ['Total', 500]);

const readRows = (...names: string[]) =>
  read(
    page(1, [
      ...header(TABLE, 80),
      ...names.flatMap((name, at) => row(TABLE, 96 + at * 14, [name, '10.00 SF', '2.00', '20.00'])),
    ]),
  ).lineItems.map(({ room, description }) => [room, description]);

it('rows that begin with the name of a place and a colon say their rooms', () => {
  expect(
    readRows(
      'Hall Bath: Demo tub surround',
      'Hall Bath: Bullnose edge',
      'Mud Room: Grind slab',
      'Mud Room: Set quarry tile',
    ),
  ).toEqual([
    ['Hall Bath', 'Demo tub surround'],
    ['Hall Bath', 'Bullnose edge'],
    ['Mud Room', 'Grind slab'],
    ['Mud Room', 'Set quarry tile'],
  ]);
});

it('what stands before the colon names work where no place is among it', () => {
  const rows = ['Paint: Walls', 'Paint: Ceiling', 'Doors: Casing', 'Doors: Slab'];
  expect(readRows(...rows)).toEqual(rows.map((text) => ['General', text]));
});
