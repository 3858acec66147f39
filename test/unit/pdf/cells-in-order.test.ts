import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Headings that begin where their columns do, above figures that end at the other side. */
const HEADS = columns(
  ['Tag', 36, 'left'],
  ['Found in', 80, 'left'],
  ['Pcs', 200, 'left'],
  ['Article', 250, 'left'],
  ['Each', 420, 'left'],
  ['Clean $', 490, 'left'],
);

const CELLS = columns(
  ['Tag', 36, 'left'],
  ['Found in', 80, 'left'],
  ['Pcs', 242],
  ['Article', 250, 'left'],
  ['Each', 480],
  ['Clean $', 560],
);

describe('figures nearer to the heading behind than to their own', () => {
  it('are of the heading that their place in the row says', () => {
    const { lineItems } = read(
      page(1, [
        ...header(HEADS, 80),
        ...row(CELLS, 100, ['1001', 'Closet', '11', 'Blouse, silk', '12.75', '140.25']),
        ...row(CELLS, 114, ['1002', 'Closet', '14', 'Blouse, cotton', '8.25', '115.50']),
        ...row(CELLS, 128, ['1003', 'Nursery', '9', 'Dress, day', '16.50', '148.50']),
        ...row(CELLS, 142, ['1004', 'Nursery', '2', 'Dress, beaded', '48.00', '96.00']),
      ]),
    );
    expect(
      lineItems.map(({ room, description, quantity, unitPrice, rcv }) => [
        room,
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Closet', 'Blouse, silk', 11, 12.75, 140.25],
      ['Closet', 'Blouse, cotton', 14, 8.25, 115.5],
      ['Nursery', 'Dress, day', 9, 16.5, 148.5],
      ['Nursery', 'Dress, beaded', 2, 48, 96],
    ]);
  });
});
