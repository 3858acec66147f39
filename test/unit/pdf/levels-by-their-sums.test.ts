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
