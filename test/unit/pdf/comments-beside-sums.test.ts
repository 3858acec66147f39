import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('numbered comments beside the sums of a workbook', () => {
  const estimate = read(
    page(
      1,
      drawn(`
~DATE     DESCRIPTION                                   QTY    TAX     UNIT PRICE            AMOUNT
3/2       Emergency service call                          1                185.00  $         185.00
          Shut off water, locate breaks                 3.5                125.00  $         437.50
3/3       PEX pipe, 3/4"                                 85      T           1.38  $         117.30
          City permit                                                              $          65.00
~Comments                                                                 SUBTOTAL  $         804.80
1. Patching of walls by others.                                           TAXABLE  $         117.30
2. 1 year warranty on labor. Manufacturer warranty on parts.             TAX RATE             8.25%
3. Make checks payable to Elm Plumbing Co.                              SALES TAX  $           9.68
                                                                            TOTAL  $         814.48
`),
    ),
  );

  it('are no rows with the sums behind them', () => {
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([185, 437.5, 117.3, 65]);
    expect(estimate.lineItems.map(({ f9Note }) => f9Note ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('leave the sums as they are', () => {
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([804.8, 814.48]);
  });
});
