import { categoryByName } from '../catalog/catalog.ts';
import type { Estimate, ReconciliationFailure } from '../estimate/estimate.ts';
import { type Decimal, decimal, formatCents, sum, toAmount } from '../money/money.ts';
import { matches } from './amounts.ts';

/**
 * The category recap against the rows, where every row has its code from the print itself: a
 * code that was only inferred would make the recap look wrong when the inference is.
 */
export const recapFailures = (estimate: Estimate): ReconciliationFailure[] => {
  const rows = estimate.printed?.recapByCategory ?? [];
  const items = estimate.lineItems.filter((item) => item.enabled);
  const coded = items.every(
    ({ resolution }) =>
      resolution?.method === 'exact_pair' || resolution?.method === 'unverified_pair',
  );
  if (rows.length === 0 || items.length === 0 || !coded) return [];
  const printed = new Map<string, { amount: Decimal; row: (typeof rows)[number] }>();
  for (const row of rows) {
    const category = categoryByName(row.name);
    if (category === null) return [];
    const before = printed.get(category)?.amount ?? decimal(0);
    printed.set(category, { amount: before.plus(row.amount), row });
  }
  return [...printed].flatMap(([category, { amount, row }]) => {
    const own = items.filter((item) => item.resolution?.cat === category);
    const computed = sum(own.map((item) => item.lineItemTotal));
    if (matches(toAmount(amount), computed)) return [];
    return [
      {
        scope: 'recap' as const,
        figure: 'line_item_total',
        name: row.name,
        printed: toAmount(amount),
        computed: toAmount(computed),
        item: null,
        readAt: row.readAt,
        message: `Recap by Category on page ${row.readAt.page} prints ${formatCents(amount)} for ${row.name}, its ${own.length} lines add up to ${formatCents(computed)}.`,
      },
    ];
  });
};
