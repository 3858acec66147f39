import { expect, it } from 'vitest';
import { reconcileEstimate } from '../../../lambdas/domain/estimate/reconcile-estimate.ts';
import { drawn, page, read } from './draw.ts';

const withFoot = (foot: string) =>
  read(
    page(
      1,
      drawn(`
~QTY UNIT   DESCRIPTION                       UNIT PRICE        RCV  DEP%     DEP      ACV
HALL   14' 6" x 3' 6" x 8' 0"
50.75 SF    REMOVE LAMINATE FLOORING                1.14      57.86          0.00    57.86
30.00 LF    REPLACE BASEBOARD, MDF                  3.41     102.30   20%   20.46    81.84
30.00 LF    PAINT BASEBOARD                         1.38      41.40   30%   12.42    28.98
50.75 SF    TREAT SLAB, ANTI-MICROBIAL              0.31      15.73          0.00    15.73
~            Area Total - HALL                               217.29         32.88   184.41

${foot}`),
    ),
  );

it('below the cash values may stand what all rows come to anew, and overhead is added to it', () => {
  const estimate = withFoot(`
                                                        Estimate Subtotal           217.29
                                                             Overhead 10%            21.73
                                                               Profit 10%            21.73
~                                                    Replacement Cost Value           260.75
                                                        Less Depreciation          (32.88)
~                                                       Actual Cash Value           227.87
                                                          Less Deductible         (100.00)
                                                            Net ACV Claim           127.87`);
  expect(estimate.printed?.totals.at(-1)?.amounts).toMatchObject({ rcv: 217.29, acv: null });
  expect(estimate.printed?.summaries).toMatchObject([
    { subtotal: 217.29, overhead: 21.73, profit: 21.73, rcv: 260.75, acv: 227.87 },
  ]);
  expect(reconcileEstimate(estimate).failures).toEqual([]);
});

it('what is called a cash value there is held against those of the rows', () => {
  const estimate = withFoot(`
                                                          Grand Total ACV           217.29`);
  expect(estimate.printed?.totals.at(-1)?.amounts.rcv ?? null).not.toBe(217.29);
});
