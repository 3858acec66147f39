import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Room', 36, 'left'],
  ['Service', 130, 'left'],
  ['Rate', 380],
  ['Per', 400, 'left'],
  ['Count', 460],
  ['Amount', 560],
);

const band = (name: string, y: number): PlacedText[] => [{ text: name, x: 36, y, bold: true }];

const total = (name: string, y: number, amount: string): PlacedText[] => [
  { text: `Total ${name}`, x: 400, y, bold: true, align: 'right' },
  { text: amount, x: 560, y, bold: true, align: 'right' },
];

const placed = (bands: readonly [string, string], rooms: readonly [string, string]) => {
  const [first, second] = bands;
  const { lineItems, printed } = read(
    page(1, [
      ...header(TABLE, 80),
      ...band(first, 96),
      ...row(TABLE, 112, [rooms[0], 'Wrap and pack', '$20.00', 'EA', '2', '$40.00']),
      ...row(TABLE, 128, [rooms[1], 'Wrap and pack', '$20.00', 'EA', '3', '$60.00']),
      ...total(first, 144, '$100.00'),
      ...band(second, 160),
      ...row(TABLE, 176, [rooms[0], 'Clean by hand', '$10.00', 'EA', '2', '$20.00']),
      ...row(TABLE, 192, [rooms[1], 'Clean by hand', '$10.00', 'EA', '5', '$50.00']),
      ...total(second, 208, '$70.00'),
    ]),
  );
  return {
    rooms: lineItems.map(({ room }) => room),
    totals: printed?.totals.map(({ name, amounts }) => [name, amounts.rcv]),
  };
};

describe('a column of rooms below bands with totals of their own', () => {
  it('holds the rooms where the bands name none', () => {
    expect(placed(['PHASE 1 - PACK OUT', 'PHASE 2 - CLEANING'], ['Kitchen', 'Garage'])).toEqual({
      rooms: ['Kitchen', 'Garage', 'Kitchen', 'Garage'],
      totals: [
        ['PHASE 1 - PACK OUT', 100],
        ['PHASE 2 - CLEANING', 70],
      ],
    });
  });

  it('holds places of any name where the bands are trades', () => {
    const groups = ['Exterior Finish', 'Rough Framing', 'Roofing'];
    const { lineItems } = read(
      page(
        1,
        groups.flatMap((name, at) => {
          const y = 96 + at * 64;
          return [
            ...(at === 0 ? header(TABLE, 80) : []),
            ...band(name, y),
            ...row(TABLE, y + 16, ['Boat shed', 'Haul off', '$20.00', 'EA', '2', '$40.00']),
            ...row(TABLE, y + 32, ['Boardwalk', 'Replace', '$20.00', 'EA', '3', '$60.00']),
            ...total(name, y + 48, '$100.00'),
          ];
        }),
      ),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual(
      groups.flatMap((name) => [
        ['Boat shed', name],
        ['Boardwalk', name],
      ]),
    );
  });

  it('gives way to bands that are rooms', () => {
    expect(placed(['Kitchen', 'Main Bedroom'], ['Left side', 'Right side']).rooms).toEqual([
      'Kitchen',
      'Kitchen',
      'Main Bedroom',
      'Main Bedroom',
    ]);
  });
});
