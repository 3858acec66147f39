import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['No.', 62, 'left'],
  ['Description', 90, 'left'],
  ['Qty', 357],
  ['Unit', 374, 'left'],
  ['Unit cost', 443],
  ['Total', 540],
);

/** The number and the figures stand in the middle of what the row says, in whatever type that is. */
const inMiddle = (
  y: number,
  [number = '', ...figures]: string[],
  ...said: { text: string; italic?: boolean }[]
): PlacedText[] => [
  ...row(TABLE, y, [number, '', ...figures]),
  ...said.flatMap(({ text, italic = false }, at) =>
    row(TABLE, y + (at - (said.length - 1) / 2) * 11, ['', text], {
      italic,
      ...(italic ? { size: 8.5 } : {}),
    }),
  ),
];

const upright = (text: string) => ({ text });
const slanted = (text: string) => ({ text, italic: true });

describe('a slanted remark beside the figures of its row', () => {
  it('leaves these to the upright words above it', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...inMiddle(
          118,
          ['1-1', '12', 'EA', '18.00', '216.00'],
          upright('Sister the rotted studs'),
        ),
        ...inMiddle(134, ['1-2', '64', 'SF', '4.00', '256.00'], upright('Backer board')),
        ...inMiddle(
          160,
          ['1-3', '500', 'SF', '6.00', '3,000.00'],
          upright('Vinyl plank, with attached pad'),
          slanted('Owner pays what it is over the allowance, see the note'),
          slanted('at the bottom'),
        ),
        ...inMiddle(186, ['1-4', '2', 'EA', '48.00', '96.00'], upright('Transition at the stair')),
        ...inMiddle(202, ['1-5', '1', 'EA', '90.00', '90.00'], upright('Haul off')),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, f9Note }) => [description, quantity, f9Note]),
    ).toEqual([
      ['Sister the rotted studs', 12, null],
      ['Backer board', 64, null],
      [
        'Vinyl plank, with attached pad',
        500,
        'Owner pays what it is over the allowance, see the note\nat the bottom',
      ],
      ['Transition at the stair', 2, null],
      ['Haul off', 1, null],
    ]);
  });
});
