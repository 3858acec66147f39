import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const pathsOf = (...prints: string[]): (string[] | undefined)[] =>
  read(...prints.map((print, at) => page(at + 1, drawn(print)))).lineItems.map(
    ({ printed }) => printed?.path,
  );

describe('a level that its own sum names', () => {
  it('may end in a point, at the foot of the page before its first room', () => {
    const heads =
      '~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV';
    expect(
      pathsOf(
        `
~Kitchen
${heads}
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
~Totals: Kitchen                                           2,000.00    500.00   1,500.00

~2nd Flr.`,
        `
~Bath
${heads}
2. Ridge cap                         50.00 LF       10.00    500.00    (100.00)    400.00
~Totals: Bath                                                500.00    100.00     400.00
~Total: 2nd Flr.                                             500.00    100.00     400.00
~Line Item Totals: SAMPLE                                  2,500.00    600.00  1,900.00`,
      ),
    ).toEqual([['Kitchen'], ['2nd Flr.', 'Bath']]);
  });

  it('is summed right below the sum of its last room, in plain words', () => {
    expect(
      pathsOf(`
~1  Main Level
~1.1  Kitchen
~Item   Description                  Qty       Unit     Price       Total
1.1.1   Shingles                     10.00     SQ       200.00    2,000.00
1.1.2   Ridge cap                    50.00     LF        10.00      500.00
~        Total 1.1 Kitchen                                         2,500.00
~1.2  Bath
1.2.1   Fence                        10.00     SQ       200.00    2,000.00
~        Total 1.2 Bath                                            2,000.00
~        Total 1 Main Level                                        4,500.00
~2  Exterior
~2.1  Roof
2.1.1   Tile                         10.00     SQ       100.00    1,000.00
~        Total 2.1 Roof                                            1,000.00
~        Total 2 Exterior                                          1,000.00
~        Grand Total                                               5,500.00`),
    ).toEqual([
      ['1 Main Level', '1.1 Kitchen'],
      ['1 Main Level', '1.1 Kitchen'],
      ['1 Main Level', '1.2 Bath'],
      ['2 Exterior', '2.1 Roof'],
    ]);
  });

  it('is no section that a recap sums below another', () => {
    expect(
      pathsOf(
        `
~Kitchen
~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV
Content Manipulation
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
~Totals: Kitchen                                           2,000.00    500.00   1,500.00
~Line Item Totals: SAMPLE                                  2,000.00    500.00   1,500.00`,
        `
~                         Loss Recap
TOTAL ROOFING                                              1,500.00
TOTAL CONTENT MANIPULATION                                   500.00`,
      ),
    ).toEqual([['Kitchen']]);
  });
});
