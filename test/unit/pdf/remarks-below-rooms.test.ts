import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 50, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 430],
);

/** A room with two rows: its name in bold, what is written below it, and the heads of its table. */
const room = (name: string, remarks: readonly string[], y: number): PlacedText[] => {
  const below = y + remarks.length * 13;
  return [
    { text: name, x: 50, y, size: 11, bold: true },
    ...remarks.map((text, at): PlacedText => ({ text, x: 50, y: y + 13 * (at + 1) })),
    ...header(TABLE, below + 18),
    ...row(TABLE, below + 34, ['1. Paint the walls', '1.00 EA', '5.00', '5.00']),
    ...row(TABLE, below + 48, ['2. Seal', '1.00 EA', '6.00', '6.00']),
  ];
};

describe('a remark between the name of a room and the heads of its table', () => {
  test.each([
    ['Water entered at the window and ran down the wall to the floor.'],
    ['The amounts follow the inspection of 4/2/2026 at 2:30 PM; the insured', 'was present.'],
    ['This allows for the 1,250.00 agreed upon by phone, less $200.00'],
    ['NO DAMAGE FOUND TO CEILING'],
    ['Per photo 12'],
    ['Allow for minimum repairs'],
  ])('hides neither the room nor makes a section: %s', (...remarks) => {
    const { lineItems } = read(
      page(1, [
        ...room('Study', [], 60),
        ...room('Garage', remarks, 180),
        ...room('Deck', [], 330),
      ]),
    );
    expect(lineItems.map((item) => [item.room, item.section, item.f9Note])).toEqual([
      ['Study', null, null],
      ['Study', null, null],
      ['Garage', null, null],
      ['Garage', null, null],
      ['Deck', null, null],
      ['Deck', null, null],
    ]);
  });
});
