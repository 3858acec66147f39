import type { LineItem, PrintedSummary } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Decimal, sum } from '../../money/money.ts';

/**
 * The summaries of the estimate that was read, where the last page of the insurer's own came with it: of two for one
 * coverage the one that with those of the other coverages sums the rows. All of them where that tells nothing.
 */
export const withoutSummariesOfOthers = (
  summaries: PrintedSummary[],
  items: readonly LineItem[],
): PrintedSummary[] => {
  const ofCoverages = [
    ...Map.groupBy(summaries, ({ coverage }) => normalizeName(coverage ?? '')).values(),
  ];
  if (ofCoverages.length === summaries.length) return summaries;
  const whole = [
    sum(items.map(({ lineItemTotal }) => lineItemTotal)),
    sum(items.map(({ rcv }) => rcv)),
  ];
  if (sumsAny(summaries, whole)) return summaries;
  const own = [0, -1]
    .map((at) => ofCoverages.flatMap((some) => some.at(at) ?? []))
    .find((some) => sumsAny(some, whole));
  return own === undefined ? summaries : summaries.filter((one) => own.includes(one));
};

const sumsAny = (summaries: readonly PrintedSummary[], whole: readonly Decimal[]): boolean => {
  const all = sum(summaries.map(({ lineItemTotal }) => lineItemTotal));
  return all.gt(0) && whole.some((one) => one.minus(all).abs().lt(CENT));
};

const CENT = 0.011;
