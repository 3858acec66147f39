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

describe('letters with figures that count the rows of a bid in each part', () => {
  const numbersOf = (...rows: string[]) =>
    itemsOf(...rows).map(([number, words]) => [number, words]);

  it('are their numbers, with the specks that a scan leaves behind them', () => {
    expect(
      numbersOf(
        'Al  Brace north wall',
        'A2  Jack the sill',
        "B1  ' Splice post",
        'B2  "Pegs, oak',
        'B3  Re-lay floor',
      ),
    ).toEqual([
      ['A1', 'Brace north wall'],
      ['A2', 'Jack the sill'],
      ['B1', 'Splice post'],
      ['B2', 'Pegs, oak'],
      ['B3', 'Re-lay floor'],
    ]);
  });

  it('are sizes and models where they do not count the rows', () => {
    const rows = ['R4  Foam board', 'R13  Batt', 'R19  Batt', 'R30  Batt', 'R38  Batt'];
    expect(numbersOf(...rows).map(([number]) => number)).toEqual([null, null, null, null, null]);
  });
});
