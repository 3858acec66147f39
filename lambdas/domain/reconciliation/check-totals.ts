import type {
  Estimate,
  LineItem,
  PrintedTotal,
  ReconciliationFailure,
} from '../estimate/estimate.ts';
import { type Decimal, decimal, formatCents, sum } from '../money/money.ts';
import { FIGURE_NAMES, FIGURES, matches, sumOf } from './amounts.ts';
import { type LineCheck, type LineResults, lineBehindTotal } from './check-lines.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/** Holds each printed total against its rows; rows found wrong behind one are added to `lines`. */
export const totalFailures = (estimate: Estimate, lines: LineResults): ReconciliationFailure[] => {
  const rowsOf = rowsOfTotals(estimate);
  const indexOf = new Map(estimate.lineItems.map((item, index) => [item, index]));
  return (estimate.printed?.totals ?? []).flatMap((total) =>
    failuresOf(total, rowsOf(total), estimate.lineItems, indexOf, lines),
  );
};

const failuresOf = (
  total: PrintedTotal,
  groups: LineItem[][],
  items: readonly LineItem[],
  indexOf: ReadonlyMap<LineItem, number>,
  lines: LineResults,
): ReconciliationFailure[] => {
  // The estimate's own group prints an empty total above its rooms.
  if (total.kind === 'level' && total.path.length === 0) return [];
  const [all = []] = groups;
  if (all.length === 0) return missingRows(total, items, lines);
  const counted = all.filter((item) => item.enabled);
  const failures: ReconciliationFailure[] = [];
  for (const figure of FIGURES) {
    const printed = total.amounts[figure];
    if (printed === null) continue;
    const computed = sumOf(counted, figure) ?? (all.length > counted.length ? 0 : null);
    if (computed === null || matches(printed, computed)) continue;
    // Rows that are paid when incurred stand in some totals and not in others.
    const otherReadings = groups
      .flatMap((group) => [group, group.filter((item) => item.enabled)])
      .flatMap((group) => [
        sumOf(group, figure),
        sumOf(group.map(paidInFull), figure),
        figure === 'rcv' ? sumOf(group.map(beforeTax), figure) : null,
      ]);
    const below = total.adjustments ?? 0;
    if (
      otherReadings.some(
        (sum) =>
          sum !== null && (matches(printed, sum) || matches(printed, decimal(sum).plus(below))),
      )
    )
      continue;
    const isAdded = (sum: number | null): boolean => {
      if (sum === null) return false;
      const more = decimal(printed).minus(sum);
      return isOfAdded(total, figure === 'acv' ? decimal(below).minus(more) : more);
    };
    if (
      (figure === 'depreciation' || figure === 'acv') &&
      [computed, ...otherReadings].some(isAdded)
    )
      continue;
    const miss = decimal(printed).minus(computed);
    const group = all.map((item) => indexOf.get(item) ?? -1);
    if (isExplained(lines.checks, group, miss)) continue;
    if (figure === 'tax' || figure === 'overheadProfit') {
      const behind = lineBehindTotal(items, group, figure, miss, lines.prices);
      if (behind !== null) {
        lines.checks.push(behind);
        continue;
      }
    }
    failures.push({
      scope: scopeOf(total),
      figure: FIGURE_NAMES[figure],
      name: total.name,
      printed,
      computed,
      item: null,
      readAt: total.readAt,
      message: `${describeTotal(total)} on page ${total.readAt.page} prints ${formatCents(printed)} for ${FIGURE_NAMES[figure]}, its ${counted.length} lines add up to ${formatCents(computed)} (difference ${formatCents(miss)}).`,
    });
  }
  return failures;
};

/**
 * `Sales Tax 7%   380.15   108.36   271.79`: what is added below the rows may be depreciated with them, by no more
 * than it comes to, where the total's own figures agree.
 */
const isOfAdded = ({ amounts, adjustments = 0 }: PrintedTotal, depreciated: Decimal): boolean =>
  adjustments > 0 &&
  amounts.rcv !== null &&
  amounts.depreciation !== null &&
  amounts.acv !== null &&
  matches(amounts.acv, decimal(amounts.rcv).minus(amounts.depreciation)) &&
  depreciated.gte(0) &&
  depreciated.lte(adjustments);

/** Below rows that count their tax, a foot may begin with what they come to before it and add the tax. */
const beforeTax = (item: LineItem): LineItem =>
  item.rcv === null || item.tax === null
    ? item
    : { ...item, rcv: decimal(item.rcv).minus(item.tax).toNumber() };

/** `PWI` where the cash value would stand: totals that count such a row have all of it in theirs. */
const paidInFull = (item: LineItem): LineItem =>
  item.isPaidWhenIncurred && item.enabled && item.acv === null ? { ...item, acv: item.rcv } : item;

/**
 * `Subtotal  2,588.50`, which names no group, sums all rows at the most: where it is more, rows were
 * not read, for instance of a table that the reader does not know.
 */
const missingRows = (
  total: PrintedTotal,
  items: readonly LineItem[],
  lines: LineResults,
): ReconciliationFailure[] => {
  const printed = total.amounts.rcv;
  if (total.kind !== 'section' || total.name !== '' || printed === null) return [];
  const computed = sumOf(
    items.filter(({ enabled }) => enabled),
    'rcv',
  );
  const most = Math.max(computed ?? 0, sumOf(items, 'rcv') ?? 0);
  if (computed === null || printed <= most || matches(printed, most)) return [];
  // Tax may be added above it.
  if (matches(printed, decimal(most).plus(total.adjustments ?? 0))) return [];
  const miss = decimal(printed).minus(computed);
  if (isExplained(lines.checks, [...items.keys()], miss)) return [];
  return [
    {
      scope: 'section',
      figure: FIGURE_NAMES.rcv,
      name: total.name,
      printed,
      computed,
      item: null,
      readAt: total.readAt,
      message: `The subtotal on page ${total.readAt.page} prints ${formatCents(printed)}, more than all ${items.length} lines that were read, which add up to ${formatCents(computed)} (difference ${formatCents(miss)}): lines may be missing.`,
    },
  ];
};

/** Whether the lines that fail in a group miss by what its total misses. */
const isExplained = (
  checks: readonly LineCheck[],
  group: readonly number[],
  miss: Decimal,
): boolean => {
  const rows = new Set(group);
  const wrong = checks.filter((check) => rows.has(check.item));
  if (wrong.length === 0) return false;
  const tolerance = sum(wrong.map((check) => check.slack)).plus('0.02');
  const fits = (missed: Decimal): boolean => missed.abs().minus(miss.abs()).abs().lte(tolerance);
  return wrong.some((check) => fits(check.miss)) || fits(sum(wrong.map((check) => check.miss)));
};

const scopeOf = (total: PrintedTotal): ReconciliationFailure['scope'] =>
  total.kind === 'room' || total.kind === 'labor_minimums'
    ? 'room'
    : total.kind === 'level'
      ? 'level'
      : total.kind === 'section'
        ? 'section'
        : 'estimate';

const describeTotal = (total: PrintedTotal): string => {
  if (total.kind === 'line_items') return 'Line Item Totals';
  if (total.kind === 'grand') return 'The grand total';
  return `The total of ${total.name}`;
};
