import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Heads set in the middle of wide cells at the foot of a page, with all their rows overleaf. */

const HEADS = columns(
  ['Line', 50, 'left'],
  ['Location', 112, 'left'],
  ['Description', 280, 'left'],
  ['Unit', 463, 'left'],
  ['Qty', 545],
  ['Price', 600],
  ['Amount', 735],
);

const CELLS = columns(
  ['Line', 57, 'left'],
  ['Location', 84, 'left'],
  ['Description', 178, 'left'],
  ['Unit', 466, 'left'],
  ['Qty', 543],
  ['Price', 612],
  ['Amount', 740],
);

const foot = (number: number): PlacedText => ({
  text: `HP-6634 Sorrells ${number} / 2`,
  x: 300,
  y: 738,
});

it('columns are learned from the rows overleaf, and the foot that counts the pages is none of them', () => {
  const { lineItems } = read(
    page(1, [{ text: 'Board-up and doors', x: 57, y: 80 }, ...header(HEADS, 712), foot(1)]),
    page(2, [
      ...row(CELLS, 60, [
        '11',
        'Garage',
        'Torsion springs, pair, sized to weight',
        'EA',
        '1',
        '310.00',
        '310.00',
      ]),
      ...row(CELLS, 74, ['12', 'Garage', 'Track and rollers', 'EA', '2', '132.50', '265.00']),
      ...row(CELLS, 88, [
        '13',
        'Garage',
        'Remove and dispose old door',
        'EA',
        '1',
        '95.00',
        '95.00',
      ]),
      ...row(CELLS, 102, ['14', 'Shop', 'Section replacement', 'EA', '2', '1,248.00', '2,496.00']),
      foot(2),
    ]),
  );
  expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
    ['Garage', 'Torsion springs, pair, sized to weight'],
    ['Garage', 'Track and rollers'],
    ['Garage', 'Remove and dispose old door'],
    ['Shop', 'Section replacement'],
  ]);
});
