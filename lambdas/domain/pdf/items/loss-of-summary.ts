import type { LineItem, PrintedSummary } from '../../estimate/estimate.ts';
import { sum } from '../../money/money.ts';

/**
 * `Less depreciation (non-recoverable)   6,335.43` where all rows together are depreciated by as much: no row marks
 * what is lost, and the summary says so of all.
 */
export const withLossOfSummary = (
  items: readonly LineItem[],
  summaries: readonly PrintedSummary[],
): LineItem[] => {
  const lost = summaries.map(({ nonRecoverableDepreciation }) => nonRecoverableDepreciation ?? 0);
  const isAll = sum(items.map(({ depreciation }) => depreciation)).eq(sum(lost));
  const others = summaries.some(
    ({ depreciation, recoverableDepreciation }) =>
      depreciation !== null || recoverableDepreciation !== null,
  );
  return isAll && !others && lost.some((amount) => amount > 0)
    ? items.map((item) =>
        (item.depreciation ?? 0) === 0 ? item : { ...item, depreciationRecoverable: false },
      )
    : [...items];
};
