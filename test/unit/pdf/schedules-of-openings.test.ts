import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const SCHEDULE = columns(
  ['Mark', 64, 'left'],
  ['Room', 100, 'left'],
  ['Opening & glass', 154, 'left'],
  ['No.', 412],
  ['Each', 478],
  ['Price', 547],
);

const HALF = 6;

/** A row with its figures in the middle of the lines of its description. */
const opening = (y: number, cells: readonly string[], lines: readonly string[]): PlacedText[] => [
  ...row(SCHEDULE, y, [cells[0] ?? '', cells[1] ?? '', '', ...cells.slice(2)]),
  ...lines.map((text, at) => ({ text, x: 154, y: y + HALF * (2 * at - lines.length + 1) })),
];

describe('schedules of openings', () => {
  const { lineItems } = read(
    page(1, [
      ...header(SCHEDULE, 100),
      ...opening(
        140,
        ['A', 'Dining', '3', '1,184.50', '3,553.50'],
        ['Single hung, 37 x 62', 'white frame, low-E', 'remove old, caulk', 'NOA 20-0401.05'],
      ),
      ...opening(
        190,
        ['B', 'Kitchen', '1', '1,046.00', '1,046.00'],
        ['Garden window over sink', '53 x 38, lami'],
      ),
      ...opening(230, ['C', 'Lanai', '2', '688.25', '1,376.50'], ['Obscure glass awning']),
      ...opening(270, ['D', 'Foyer', '2', '376.40', '752.80'], ['Sidelite glass only', 'tempered']),
    ]),
  );

  it('count behind the descriptions, where nothing else does', () => {
    expect(lineItems.map(({ room, quantity, rcv }) => [room, quantity, rcv])).toEqual([
      ['Dining', 3, 3553.5],
      ['Kitchen', 1, 1046],
      ['Lanai', 2, 1376.5],
      ['Foyer', 2, 752.8],
    ]);
  });

  it('may describe an opening in four lines around its figures', () => {
    expect(lineItems[0]?.description).toBe(
      'Single hung, 37 x 62 white frame, low-E remove old, caulk NOA 20-0401.05',
    );
  });
});
