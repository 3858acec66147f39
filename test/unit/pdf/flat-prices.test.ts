import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const text = (rows: readonly (readonly [number, string])[]): PlacedText[] =>
  rows.map(([x, one], at) => ({ text: one, x, y: 100 + at * 12 }));

describe('what is priced at once', () => {
  const rows = [
    [60, 'Zip up the house and film every register'],
    [70, '4 hrs @ $72 = $288'],
    [60, 'Dryer vent with four elbows, new wall cap'],
    [70, 'flat $165'],
    [60, 'Bath fans'],
    [70, '2 @ $85 = $170'],
    [60, 'Filters for the furnace'],
    [70, '3 @ $41.95 = $125.85'],
  ] as const;

  it('is a row where others have how much at which price below their words', () => {
    const { lineItems } = read(page(1, text(rows)));
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Zip up the house and film every register', 4, 288],
        ['Dryer vent with four elbows, new wall cap', 1, 165],
        ['Bath fans', 2, 170],
        ['Filters for the furnace', 3, 125.85],
      ],
    );
  });

  it('is none where it stands elsewhere: a lump sum for the whole', () => {
    const { lineItems } = read(page(1, text([...rows, [60, 'lump sum $748.85']])));
    expect(lineItems).toHaveLength(4);
  });
});
