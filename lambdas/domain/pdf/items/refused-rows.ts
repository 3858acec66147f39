import { sum } from '../../money/money.ts';
import type { RowsResult } from '../read-rows.ts';
import type { Offer } from '../sums/offers.ts';
import type { BuiltItem } from './build-item.ts';

/** `Optional Upgrades - NOT SELECTED`: a heading that says itself that its rows are no part of the estimate. */
const REFUSED = /\bnot\s+(?:selected|accepted|chosen|approved)\b|\b(?:declined|rejected)\b/i;

const titleOf = ({ item, group }: BuiltItem): string | undefined =>
  [group.room, item.section].find((name) => name !== null && REFUSED.test(name)) ?? undefined;

/**
 * Takes rows out that stand below a heading which says that nobody chose them, where the printed total is that of
 * all others: they are no part of the estimate. The user is told of them as of what is offered behind the total.
 */
export const withoutRefused = (rows: RowsResult): RowsResult => {
  const kept = rows.items.filter((row) => titleOf(row) === undefined);
  if (kept.length === rows.items.length || kept.length === 0) return rows;
  const own = sum(kept.map(({ item }) => item.rcv ?? item.lineItemTotal));
  const isTotalOfOthers = rows.totals.some(
    ({ kind, amounts, adjustments = 0 }) =>
      (kind === 'grand' || kind === 'line_items') &&
      own
        .plus(adjustments)
        .minus(amounts.rcv ?? amounts.lineItemTotal ?? 0)
        .abs()
        .lt('0.01'),
  );
  if (!isTotalOfOthers) return rows;
  const offers = new Map<string, Offer>();
  for (const row of rows.items) {
    const title = titleOf(row);
    const page = row.lines[0]?.page ?? 1;
    if (title !== undefined) offers.set(`${page} ${title}`, { page, title });
  }
  return { ...rows, items: kept, offers: [...rows.offers, ...offers.values()] };
};
