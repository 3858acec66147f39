import type { Estimate, Reconciliation, Warning } from './estimate.ts';

/** What a person should look at before trusting an export; counts are of line items. */
export interface EstimateReview {
  items: number;
  enabled: number;
  unresolved: number;
  custom: number;
  reconciled: boolean;
  difference: number | null;
  warnings: Warning[];
}

/** Sums up an estimate whose items are resolved. Warnings are given once, in order. */
export const reviewEstimate = (
  estimate: Estimate,
  reconciliation: Reconciliation,
  warnings: readonly Warning[],
): EstimateReview => {
  const count = (test: (item: Estimate['lineItems'][number]) => boolean): number =>
    estimate.lineItems.filter(test).length;
  const distinct = new Map<string, Warning>();
  for (const warning of warnings) distinct.set(JSON.stringify(warning), warning);
  return {
    items: estimate.lineItems.length,
    enabled: count((item) => item.enabled),
    unresolved: count((item) => item.resolution?.method === 'unresolved'),
    custom: count(
      (item) => item.resolution?.method === 'custom' || item.resolution?.method === 'category',
    ),
    reconciled: reconciliation.reconciled,
    difference: reconciliation.difference,
    warnings: [...distinct.values()],
  };
};
