import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read, warningsOf } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

/** Rows 15 points apart; texts of merged cells stand in the middle of theirs. */
const rowAt = (row: number): number => 120 + row * 15;

const parts: readonly (readonly [string, string, string, string])[] = [
  ['Vertical panel, drilled', '7', '68.50', '479.50'],
  ['Fixed shelf', '9', '24.75', '222.75'],
  ['Drawer box with front', '4', '189.00', '756.00'],
  ['Base and crown', '1', '312.00', '312.00'],
  ['Vertical panel, tall', '5', '70.00', '350.00'],
  ['Shoe shelf, slanted', '6', '36.90', '221.40'],
  ['Rod with cups', '8', '17.25', '138.00'],
  ['Rod with center support', '1', '29.50', '29.50'],
];

const sheet = (): PlacedText[] => [
  ...(
    [
      ['Where', 58],
      ['Finish', 141],
      ['Part', 216],
    ] as const
  ).map(([text, x]) => ({ text, x, y: 104, bold: true })),
  ...['Pcs', 'Each', 'Amount'].map((text, at) => ({
    ...right(text, [432, 486, 547][at] ?? 0, 104),
    bold: true,
  })),
  ...parts.flatMap(([text, quantity, each, amount], at): PlacedText[] => [
    { text, x: 216, y: rowAt(at) },
    right(quantity, 432, rowAt(at)),
    right(each, 486, rowAt(at)),
    right(amount, 547, rowAt(at)),
  ]),
  { text: 'Main closet', x: 58, y: rowAt(1.5), bold: true },
  { text: 'Linen', x: 58, y: rowAt(5), bold: true },
  { text: 'Hall', x: 58, y: rowAt(7), bold: true },
  { text: 'White', x: 141, y: rowAt(0.5) },
  { text: 'Drift Oak', x: 141, y: rowAt(2.5) },
  { text: 'White', x: 141, y: rowAt(5) },
  { text: 'Chrome', x: 141, y: rowAt(6) },
  { text: 'Chrome', x: 141, y: rowAt(7) },
  { text: 'Install, two people, two days', x: 58, y: rowAt(8) },
  right('1,180.00', 547, rowAt(8)),
  { text: 'Take out what is left of the wet units, bag and haul', x: 58, y: rowAt(9) },
  right('285.00', 547, rowAt(9)),
  right('Total', 486, rowAt(10)),
  right('3,974.15', 547, rowAt(10)),
];

describe('texts of merged cells', () => {
  it('name no room and end no row, and places reach over their rows', () => {
    const { lineItems } = read(page(1, sheet()));
    expect(lineItems.map(({ description, room, rcv }) => [room, description, rcv])).toEqual([
      ['Main closet', 'Vertical panel, drilled', 479.5],
      ['Main closet', 'Fixed shelf', 222.75],
      ['Main closet', 'Drawer box with front', 756],
      ['Main closet', 'Base and crown', 312],
      ['Linen', 'Vertical panel, tall', 350],
      ['Linen', 'Shoe shelf, slanted', 221.4],
      ['Linen', 'Rod with cups', 138],
      ['Hall', 'Rod with center support', 29.5],
      ['Hall', 'Install, two people, two days', 1180],
      ['Hall', 'Take out what is left of the wet units, bag and haul', 285],
    ]);
  });

  it('are told of, for no field of a line holds them', () => {
    expect(warningsOf(read(page(1, sheet()))).map(({ code }) => code)).toContain('column_left_out');
  });
});
