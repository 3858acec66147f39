import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const ROWS = `
~Den
~DESCRIPTION                          QUANTITY   UNIT PRICE      TAX       RCV   DEPREC.      ACV
1.  R&R 1/2" drywall                  40.00 SF         3.15     2.00    128.00    (4.00)   124.00
2.  Contents - move out then reset     1.00 EA        60.59     0.00     60.59    (0.00)    60.59
~Totals:  Den                                                   2.00    188.59      4.00   184.59
~Line Item Totals: 40-P000-5X21                                 2.00    188.59      4.00   184.59
`;

const TRADES = `
~                                 Trade Summary
        Includes all applicable Tax, General Contractor O&P, and Labor Minimums
~DESCRIPTION                             LINE ITEM    REPL. COST       ACV    NON-REC.    MAX ADDL.
~                                              QTY         TOTAL               DEPREC.   AMT AVAIL.
~CON   CONTENT MANIPULATION
Contents - move out then reset             1.00 EA        $60.59    $60.59       $0.00        $0.00
~TOTAL CONTENT MANIPULATION                               $60.59    $60.59       $0.00        $0.00
~DRY   DRYWALL
R&R 1/2" drywall                          40.00 SF       $128.00   $124.00       $0.00        $4.00
~TOTAL DRYWALL                                           $128.00   $124.00       $0.00        $4.00
`;

const PARTS = `
~                           Time & Material Breakdown
~Items                                  Quantity Unit          Price     Total Cost
~DRYWALL
 Material -
  Gypsum board, 1/2"                       14.19 SF            0.500          7.09*
  Joint tape - 500' roll                    0.01 RL            8.165          0.07*
~                                                          Material:           7.16
 Contractor Labor -
  Drywall Installer/Finisher                0.44 HR           90.000         39.72*
  Demolition Laborer                        0.11 HR           55.000          6.12*
~                                                             Labor:          45.84
~                                                          Subtotal:          53.00
`;

describe('trade summaries', () => {
  it('a summary by trade whose heads take two lines sums no sections', () => {
    const estimate = read(page(1, drawn(ROWS)), page(2, drawn(TRADES)));
    expect(estimate.lineItems).toHaveLength(2);
    expect(estimate.printed?.totals.map(({ name }) => name)).toEqual(['Den', '40-P000-5X21']);
    expect(estimate.printed?.pages.map((printed) => printed.class)).toEqual(['items', 'recap']);
  });

  it('what the rows are made of is not read once more', () => {
    const estimate = read(page(1, drawn(ROWS)), page(2, drawn(PARTS)));
    expect(estimate.lineItems).toHaveLength(2);
    expect(estimate.printed?.totals.map(({ name }) => name)).toEqual(['Den', '40-P000-5X21']);
    expect(estimate.printed?.pages.map((printed) => printed.class)).toEqual(['items', 'recap']);
  });
});
