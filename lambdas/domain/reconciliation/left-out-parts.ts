import type { Estimate, LineItem, PrintedSummary } from '../estimate/estimate.ts';
import { type CoverageFigures, inferCoverages } from '../estimate/infer-coverages.ts';
import { normalizeName } from '../estimate/normalize-name.ts';
import { sum, toAmount } from '../money/money.ts';
import { matches } from './amounts.ts';

/**
 * Whether the summaries come to whole levels, or whole rooms, in exactly one way, and the others
 * are what they leave out: then a packet lacks the summary of a coverage, and no figure is wrong.
 * Only where the last total of the rows shows that no row is missing or too many.
 */
export const leavesOutWholeParts = (
  { lineItems, printed }: Estimate,
  summaries: readonly PrintedSummary[],
): boolean => {
  const items = lineItems.filter((item) => item.enabled);
  const whole = printed?.totals.findLast(({ kind }) => kind === 'line_items' || kind === 'grand');
  const rcv = sum(items.map((item) => item.rcv));
  if (whole?.amounts.rcv == null || !matches(whole.amounts.rcv, rcv)) return false;
  if (summaries.some(({ coverage }) => coverage === null)) return false;
  return [levelOf, roomOf].some((partOf) => {
    const parts = Map.groupBy(items, partOf);
    return ['base', 'rcv'].some((kind) => {
      const figure = (item: LineItem): number | null =>
        kind === 'rcv' ? item.rcv : item.lineItemTotal;
      const told = summaries.map(({ lineItemTotal }) => lineItemTotal);
      const rest = toAmount(sum(items.map(figure)).minus(sum(told)));
      if (rest <= 0) return false;
      const asFigures = (lineItemTotal: number): CoverageFigures => ({
        lineItemTotal,
        depreciation: null,
      });
      const ofParts = [...parts.values()].map((own) => asFigures(toAmount(sum(own.map(figure)))));
      return (
        inferCoverages(
          ofParts,
          [...told, rest].map((one) => asFigures(one ?? 0)),
        ) !== null
      );
    });
  });
};

const levelOf = (item: LineItem): string => normalizeName(item.printed?.path[0] ?? item.room);

const roomOf = (item: LineItem): string =>
  (item.printed?.path ?? [item.room]).map(normalizeName).join('/');
