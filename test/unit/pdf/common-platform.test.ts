import { describe, expect, it } from 'vitest';
import { isOfCommonPlatform } from '../../../lambdas/domain/pdf/pages/common-platform.ts';
import { linesOfPage, type PageLines } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { drawn, page, read } from './draw.ts';

/** Prints of the common estimating platform are told by their own signs, and read without the forms of others. */

const ESTIMATE = `
~Kitchen                              Height: 8'
   352.00 SF Walls                 144.00 SF Ceiling
Door                   3' X 6' 8"         Opens into Exterior
Window                 6' X 5'
~DESCRIPTION                              QUANTITY   UNIT PRICE     TAX       RCV   DEPREC.      ACV
1. Drywall, hung and taped               10.00 SF         2.00    0.00     20.00     (5.00)   15.00
2. R&R Barometric damper - 8"             1.00 EA        60.00    0.00     60.00    (30.00)   30.00
3. Meter mast                             1.00 EA        90.00    0.00     90.00    (45.00)   45.00
Totals: Kitchen                                                  0.00    170.00     80.00    90.00
Line Item Totals: QUILLON_IDA                                    0.00    170.00     80.00    90.00`;

const BILL = `
#Tilton Plumbing
~Item                    Qty      Rate       Amount
Rough-in labor             4    $95.00      $380.00`;

const linesOf = (...texts: string[]): PageLines[] =>
  texts.map((text, at) => {
    const { words, ...given } = page(at + 1, drawn(text));
    const lines = linesOfPage({ ...given, words }, words);
    return { page: at + 1, width: 612, height: 792, ocr: false, lines };
  });

describe('a print of the common platform', () => {
  it('is told by numbered rows, heads in capitals and its own sums', () => {
    expect(isOfCommonPlatform(linesOf(ESTIMATE))).toBe(true);
    expect(isOfCommonPlatform(linesOf(ESTIMATE.replaceAll('Totals:', 'Sum of')))).toBe(false);
    expect(isOfCommonPlatform(linesOf(ESTIMATE.replaceAll(/^\d\. /gm, '')))).toBe(false);
  });

  it('is none where pages hold another table of work', () => {
    expect(isOfCommonPlatform(linesOf(ESTIMATE, BILL))).toBe(false);
  });

  it('takes half the cost off in brackets, and prints no price in them', () => {
    const { lineItems } = read(page(1, drawn(ESTIMATE)));
    expect(
      lineItems.map(({ unitPrice, depreciation, acv }) => [unitPrice, depreciation, acv]),
    ).toEqual([
      [2, 5, 15],
      [60, 30, 30],
      [90, 45, 45],
    ]);
  });

  it.each(["6' X 5'", '5X4', '1X46"'])('has windows of %s, which name nothing', (size) => {
    const { lineItems } = read(page(1, drawn(ESTIMATE.replace("6' X 5'", size))));
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Kitchen', null],
      ['Kitchen', null],
      ['Kitchen', null],
    ]);
  });
});
