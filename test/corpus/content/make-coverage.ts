import { lineAmount, sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type { ModelCoverage, ModelEstimate, ModelItem } from '../model.ts';
import type { Random } from '../random.ts';
import { amountsOf } from './add-amounts.ts';

export const coverageOf = (
  random: Random,
  name: string,
  all: readonly ModelItem[],
): ModelCoverage => {
  const items = all.filter((item) => item.coverage === name);
  const counted = items.filter((item) => item.paidWhenIncurred === null);
  const totals = amountsOf(items);
  const of = (pick: (item: ModelItem) => number): number => toAmount(sum(counted.map(pick)));
  const deductible = random.pick([0, 500, 1000, 1500, 2500, 3712]);
  const applied = Math.max(0, Math.min(deductible, totals.acv));
  return {
    name,
    deductible: applied,
    policyLimit: random.chance(0.8) ? random.int(20, 900) * 1000 : null,
    totals,
    overhead: of((item) => item.overhead),
    profit: of((item) => item.profit),
    nonRecoverable: of((item) => (item.recoverable ? 0 : item.depreciation)),
    paidWhenIncurred: toAmount(
      sum(items.filter((item) => item.paidWhenIncurred !== null).map((item) => item.rcv)),
    ),
    materialTax: of((item) => (item.cat === 'CLN' ? 0 : item.tax)),
    cleaningTax: of((item) => (item.cat === 'CLN' ? item.tax : 0)),
    netClaim: toAmount(sum([totals.acv, -applied])),
  };
};

/**
 * Charges tax, or overhead and profit, on the summary alone, where the table has no column for
 * them: then the lines add up to the line item total and not to the replacement cost.
 */
export const chargeOnSummary = (
  random: Random,
  estimate: ModelEstimate,
  tax: boolean,
  overheadProfit: boolean,
): void => {
  for (const coverage of estimate.coverages) {
    const { totals } = coverage;
    if (tax) {
      coverage.materialTax = lineAmount(
        totals.lineItemTotal,
        toAmount((random.between(1, 4) / 100).toFixed(4)),
      ).toNumber();
    }
    if (overheadProfit) {
      coverage.overhead = lineAmount(
        sum([totals.lineItemTotal, coverage.materialTax]),
        0.1,
      ).toNumber();
      coverage.profit = coverage.overhead;
    }
    const charged = sum([
      tax ? coverage.materialTax : 0,
      overheadProfit ? coverage.overhead : 0,
      overheadProfit ? coverage.profit : 0,
    ]);
    totals.rcv = toAmount(charged.plus(totals.rcv));
    totals.acv = toAmount(charged.plus(totals.acv));
    coverage.netClaim = toAmount(sum([totals.acv, -coverage.deductible]));
  }
  const total = (pick: (coverage: ModelCoverage) => number): number =>
    toAmount(sum(estimate.coverages.map(pick)));
  estimate.charges = {
    tax: tax ? total((coverage) => coverage.materialTax) : 0,
    overhead: overheadProfit ? total((coverage) => coverage.overhead) : 0,
    profit: overheadProfit ? total((coverage) => coverage.profit) : 0,
  };
};
