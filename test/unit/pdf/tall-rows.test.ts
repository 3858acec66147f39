import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Workbooks that make a row higher than its words need in print. */
const rowsOf = (sheet: string) =>
  read(page(1, drawn(sheet))).lineItems.map(({ printed, description, quantity, rcv }) => [
    printed?.lineNumber,
    description,
    quantity,
    rcv,
  ]);

const WHOLE = [
  ['1', 'Shore lintel with four posts', 1, 840],
  ['2', 'Remove broken face brick', 128, 1248],
  ['3', 'Remove block back up', 96, 1104],
  ['4', 'Load, haul and dump', 12, 696],
];

describe('rows that are higher than their words', () => {
  it('may have these at the top of their cell and the figures at the bottom', () => {
    expect(
      rowsOf(`
~No   Description                     Qty      Unit     Price      Total
1     Shore lintel with four posts      1      EA      840.00     840.00
2     Remove broken face brick
                                      128      SF        9.75   1,248.00
3     Remove block back up             96      SF       11.50   1,104.00
4     Load, haul and dump              12      CY       58.00     696.00
~Total                                                          3,888.00`),
    ).toEqual(WHOLE);
  });

  it.each([
    [
      'below the words',
      `
Remove broken face brick
                                128      SF        9.75   1,248.00`,
    ],
    [
      'above the words',
      `
                                128      SF        9.75   1,248.00
Remove broken face brick`,
    ],
  ])('may have no number, and their figures %s', (_, apart) => {
    expect(
      rowsOf(`
~Description                     Qty      Unit     Price      Total
Shore lintel with four posts      1      EA      840.00     840.00${apart}
Remove block back up             96      SF       11.50   1,104.00
Load, haul and dump              12      CY       58.00     696.00
~Total                                                    3,888.00`),
    ).toEqual(WHOLE.map(([, ...row]) => [null, ...row]));
  });

  it('may have their number alone at the top', () => {
    expect(
      rowsOf(`
~No   Description                     Qty      Unit     Price      Total
1     Shore lintel with four posts      1      EA      840.00     840.00
2
      Remove broken face brick        128      SF        9.75   1,248.00
3     Remove block back up             96      SF       11.50   1,104.00
4     Load, haul and dump              12      CY       58.00     696.00
~Total                                                          3,888.00`),
    ).toEqual(WHOLE);
  });
});
