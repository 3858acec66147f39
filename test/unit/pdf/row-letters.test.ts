import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEADS = '~Description                         Qty    Unit    Price       Amount';

const itemsOf = (...rows: string[]) =>
  read(
    page(
      1,
      drawn(
        [HEADS, ...rows.map((row) => `${row.padEnd(36)} 2   EA    100.00       200.00`)].join('\n'),
      ),
    ),
  ).lineItems.map(({ printed, description, activity }) => [
    printed?.lineNumber,
    description,
    activity,
  ]);

describe('letters that count the rows of a bid', () => {
  it('are their numbers', () => {
    expect(
      itemsOf('A  Remove old footing', 'B  Install pier', 'C  Weld bracket', 'A  Lift house'),
    ).toEqual([
      ['A', 'Remove old footing', '-'],
      ['B', 'Install pier', 'I'],
      ['C', 'Weld bracket', '+'],
      ['A', 'Lift house', '+'],
    ]);
  });

  it('may end above a permit', () => {
    expect(
      itemsOf(
        'A. Fell oak',
        'B. Grind stump',
        'C. Chip brush',
        'D. Haul logs',
        'County permit',
      ).map(([number]) => number),
    ).toEqual(['A', 'B', 'C', 'D', null]);
  });

  it('are words where one row has none, they do not rise or there are two', () => {
    for (const rows of [
      ['A frame ladder', 'B grade plywood', 'Steel post'],
      ['A frame ladder', 'C channel', 'B grade plywood'],
      ['A frame ladder', 'B grade plywood'],
    ])
      expect(itemsOf(...rows).map(([number, words]) => [number, words])).toEqual(
        rows.map((row) => [null, row]),
      );
  });
});
