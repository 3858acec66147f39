import { priceEstimate } from '../esx/price-estimate.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { Estimate, Reconciliation } from './estimate.ts';

/**
 * What is printed against what the rows come to. A print's rows carry all their amounts; the rows of
 * a JSON or CSV estimate may leave some out, and the computed totals are then those of the export,
 * which derives them.
 */
export const reconcileEstimate = (estimate: Estimate): Reconciliation => {
  if (estimate.printed !== null) return reconcile(estimate);
  const { lines, totals } = priceEstimate(estimate);
  // A blank depreciation on a print is none; in a row it may follow from RCV and ACV.
  const lineItems = estimate.lineItems.map((item, index) => ({
    ...item,
    depreciation: item.depreciation ?? lines[index]?.depreciation ?? null,
  }));
  const { lineItemTotal, tax, overheadProfit, rcv, depreciation, acv } = totals;
  return {
    ...reconcile({ ...estimate, lineItems }),
    computed: { lineItemTotal, tax, overheadProfit, rcv, depreciation, acv },
  };
};
