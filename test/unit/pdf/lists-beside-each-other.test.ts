import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

/** Upstairs at the left, downstairs at the right, each room with its rows. */
const letter = (total: string): PlacedText[] => {
  const left = [
    ['Bath'],
    ['Reset the toilet', '$240'],
    ['Patch the subfloor', '$385'],
    ['Sheet vinyl', '$690'],
    ['Hall'],
    ['Restretch carpet', '$215'],
    ['Paint walls', '$420'],
  ];
  const beside = [
    ['Dining Room'],
    ['Hang ceiling', '$1,140'],
    ['Texture to match', '$260'],
    ['Paint ceiling', '$865'],
    ['Kitchen'],
    ['Patch at lights', '$225'],
    ['Uppers off and on', '$290'],
  ];
  const column = (rows: readonly string[][], x: number, end: number): PlacedText[] =>
    rows.flatMap(([text = '', price], at): PlacedText[] => [
      { text, x, y: 120 + at * 15, bold: price === undefined },
      ...(price === undefined ? [] : [right(price, end, 120 + at * 15)]),
    ]);
  return [
    {
      text: 'Dear Fern, we went room by room. Left is upstairs, right is what lies below it.',
      x: 36,
      y: 90,
    },
    ...column(left, 36, 270),
    ...column(beside, 310, 545),
    { text: `All of the above: ${total}`, x: 36, y: 250 },
  ];
};

describe('lists of rooms beside each other', () => {
  it('are read one after the other, where what stands below comes to both', () => {
    expect(read(page(1, letter('$4,730'))).lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Bath', 240],
      ['Bath', 385],
      ['Bath', 690],
      ['Hall', 215],
      ['Hall', 420],
      ['Dining Room', 1140],
      ['Dining Room', 260],
      ['Dining Room', 865],
      ['Kitchen', 225],
      ['Kitchen', 290],
    ]);
  });
});
