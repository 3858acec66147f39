import type { LineItem, PrintedSummary, PrintedTotal } from '../../estimate/estimate.ts';
import { sum } from '../../money/money.ts';
import { saysPartIncurred } from './says-incurred.ts';

/**
 * Rows that are paid when incurred are no part of what is payable now, and so not enabled, unless
 * the printed totals count them: that of all lines, or where some are counted and some are not,
 * each room's. A row of which only a part beyond its own amount is paid so is none of them, unless
 * the totals leave it out.
 */
export const countIncurred = (
  read: readonly LineItem[],
  totals: readonly PrintedTotal[],
): LineItem[] => {
  if (!read.some((item) => item.isPaidWhenIncurred)) return [...read];
  const statement = totals.findLast((total) => total.kind === 'line_items');
  const items =
    statement !== undefined && isLeftOut(read, statement)
      ? read
      : read.map((item) =>
          item.isPaidWhenIncurred && saysPartIncurred(item)
            ? { ...item, isPaidWhenIncurred: false, enabled: true }
            : item,
        );
  const whole = statement ?? totals.findLast((total) => total.kind === 'grand');
  const counted = new Set<LineItem>();
  if (whole === undefined || !isLeftOut(items, whole))
    for (const [total, own] of [
      ...(whole === undefined ? [] : [[whole, items] as const]),
      ...totals
        .filter(({ kind }) => kind === 'room')
        .map((total) => [total, inRoom(items, total)] as const),
    ])
      if (isCounted(own, total)) for (const item of own) counted.add(item);
  return items.map((item) => (counted.has(item) ? { ...item, enabled: true } : item));
};

const inRoom = (items: readonly LineItem[], { path }: PrintedTotal): LineItem[] =>
  items.filter((item) => item.printed?.path.join('\n') === path.join('\n'));

const rcvOf = (items: readonly LineItem[]): ReturnType<typeof sum> =>
  sum(items.map((item) => item.rcv));

const isCounted = (items: readonly LineItem[], total: PrintedTotal): boolean =>
  total.amounts.rcv !== null &&
  !isLeftOut(items, total) &&
  rcvOf(items).minus(total.amounts.rcv).abs().lt('0.01');

const isLeftOut = (items: readonly LineItem[], total: PrintedTotal): boolean =>
  total.amounts.rcv !== null &&
  rcvOf(items.filter((item) => !item.isPaidWhenIncurred))
    .minus(total.amounts.rcv)
    .abs()
    .lt('0.01');

/**
 * Carriers strike rows out that are paid when incurred, and no word says so: such a row is what
 * its room's total lacks, and together they are what the total of all lines lacks and the summaries
 * pay when it is incurred.
 */
export const withStruckOut = (
  items: readonly LineItem[],
  totals: readonly PrintedTotal[],
  summaries: readonly PrintedSummary[],
): LineItem[] => {
  const whole = totals.findLast(({ kind }) => kind === 'line_items')?.amounts.rcv ?? null;
  const incurred = sum(summaries.map(({ paidWhenIncurred }) => paidWhenIncurred));
  const lackOf = (own: readonly LineItem[], printed: number): ReturnType<typeof sum> =>
    rcvOf(own.filter(({ enabled }) => enabled)).minus(printed);
  if (whole === null || incurred.lte(0)) return [...items];
  const lack = lackOf(items, whole);
  if (lack.lt('0.01') || lack.minus(incurred).abs().gte('0.01')) return [...items];
  const struck = totals.flatMap((total) => {
    const own = total.kind === 'room' ? inRoom(items, total) : [];
    const missing = lackOf(own, total.amounts.rcv ?? 0);
    if (total.amounts.rcv === null || own.length === 0 || missing.lt('0.01')) return [];
    const rows = own.filter(
      ({ enabled, rcv }) =>
        enabled &&
        missing
          .minus(rcv ?? 0)
          .abs()
          .lt('0.01'),
    );
    return rows.length === 1 ? rows : [];
  });
  if (rcvOf(struck).minus(lack).abs().gte('0.01')) return [...items];
  return items.map((item) =>
    struck.includes(item) ? { ...item, isPaidWhenIncurred: true, enabled: false } : item,
  );
};
