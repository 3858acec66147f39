import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

/** A cell with its place and name in strong type, what is said of it, and its price a little below the last line. */
const cell = (y: number, room: string, name: string, said: readonly string[], price: string) => {
  const last = y + said.length * 13;
  return [
    { text: room, x: 66, y, size: 10, bold: true },
    { text: name, x: 158, y, size: 10, bold: true },
    ...said.map((text, at) => ({ text, x: 158, y: y + (at + 1) * 13, size: 10 })),
    { text: price, x: 543, y: last + 3.5, size: 11, align: 'right' as const },
  ].filter(({ text }) => text !== '');
};

const SHEET: PlacedText[] = [
  { text: 'Insurer', x: 62, y: 60, size: 10, bold: true },
  { text: 'Orchard Mutual, claim 77-1204-55', x: 152, y: 60, size: 10 },
  { text: 'Where', x: 89, y: 90, size: 11, bold: true },
  { text: 'What we build', x: 271, y: 90, size: 11, bold: true },
  { text: 'Price', x: 494, y: 90, size: 11, bold: true },
  ...cell(
    115,
    'Kitchen',
    'Base run, sink wall',
    ['Face frame, white oak, inset doors to match the', 'uppers that were not wet.'],
    '$9,860.00',
  ),
  ...cell(
    170,
    'Kitchen',
    'Island, side panels only',
    ['New panels, stain and topcoat on site. 3 @ $410.00'],
    '$1,230.00',
  ),
  ...cell(
    215,
    'Mud Room',
    'Bench with lockers',
    ['Poplar, painted. Three openings, shaker, cubbies', 'over. Seat in white oak.'],
    '$3,740.00',
  ),
  ...cell(265, 'Powder Room', 'Vanity, furniture style', ['Walnut, turned legs.'], '$1,925.00'),
  { text: 'Woodwork', x: 400, y: 320, size: 10 },
  { text: '$16,755.00', x: 543, y: 320, size: 10, align: 'right' },
  { text: 'Vermont tax 6% on our materials', x: 300, y: 335, size: 10 },
  { text: '$492.00', x: 543, y: 335, size: 10, align: 'right' },
  { text: 'Total', x: 420, y: 350, size: 10 },
  { text: '$17,247.00', x: 543, y: 350, size: 10, align: 'right' },
];

describe('cells with a specification, and the price at their foot', () => {
  const { lineItems } = read(page(1, SHEET));

  it('are rows with their places and names', () => {
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 9860],
      ['Kitchen', 1230],
      ['Mud Room', 3740],
      ['Powder Room', 1925],
    ]);
    expect(lineItems[0]?.description).toMatch(/^Base run, sink wall Face frame/);
  });

  it('say in their words how many at which price', () => {
    expect(lineItems[1]).toMatchObject({ quantity: 3, unitPrice: 410 });
    expect(lineItems[1]?.description).toMatch(/on site\.$/);
  });
});
