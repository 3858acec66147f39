import type {
  Estimate,
  LineItem,
  PrintedTotal,
  ReadAt,
  ReconciliationFailure,
} from '../estimate/estimate.ts';
import { normalizeName } from '../estimate/normalize-name.ts';
import { type Decimal, decimal, formatCents, sum } from '../money/money.ts';
import { FIGURE_NAMES, FIGURES, matches, sumOf } from './amounts.ts';
import { type LineCheck, type LineResults, lineBehindTotal } from './check-lines.ts';

export const totalFailures = (
  estimate: Estimate,
  total: PrintedTotal,
  lines: LineResults,
): ReconciliationFailure[] => {
  // The estimate's own group prints an empty total above its rooms.
  if (total.kind === 'level' && total.path.length === 0) return [];
  const groups = itemsOfTotal(estimate, total);
  const [all = []] = groups;
  if (all.length === 0) return [];
  const counted = all.filter((item) => item.enabled);
  const failures: ReconciliationFailure[] = [];
  for (const figure of FIGURES) {
    const printed = total.amounts[figure];
    if (printed === null) continue;
    const computed = sumOf(counted, figure) ?? (all.length > counted.length ? 0 : null);
    if (computed === null || matches(printed, computed)) continue;
    // Rows that are paid when incurred stand in some totals and not in others.
    const otherReadings = groups.flatMap((group) => [
      sumOf(group, figure),
      sumOf(
        group.filter((item) => item.enabled),
        figure,
      ),
    ]);
    const below = total.adjustments ?? 0;
    if (
      otherReadings.some(
        (sum) =>
          sum !== null && (matches(printed, sum) || matches(printed, decimal(sum).plus(below))),
      )
    )
      continue;
    const miss = decimal(printed).minus(computed);
    const group = all.map((item) => estimate.lineItems.indexOf(item));
    if (isExplained(lines.checks, group, miss)) continue;
    if (figure === 'tax' || figure === 'overheadProfit') {
      const behind = lineBehindTotal(estimate.lineItems, group, figure, miss, lines.prices);
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
 * Whether one place comes before another. Pages are listed in the order in which they are read; on
 * a sheet with pages or columns beside each other the left one comes first.
 */
const orderOf = (estimate: Estimate): ((left: ReadAt, right: ReadAt) => boolean) => {
  const place = new Map((estimate.printed?.pages ?? []).map(({ page }, index) => [page, index]));
  return (left, right) => {
    const [one, other] = [place.get(left.page) ?? 0, place.get(right.page) ?? 0];
    if (one !== other) return one < other;
    if (left.box.right < right.box.left) return true;
    return left.box.left <= right.box.right && left.box.top < right.box.top;
  };
};

/**
 * The rows that a printed total may cover, likeliest first: those of its path since the total
 * before it with the same path (two rooms of a level may share a name; a level sums its own rows
 * before its rooms), or all of its path.
 */
const itemsOfTotal = (estimate: Estimate, total: PrintedTotal): LineItem[][] => {
  const all = itemsInPath(estimate, total);
  const same = (estimate.printed?.totals ?? []).filter(
    (other) =>
      other.kind === total.kind &&
      (total.kind !== 'section' || normalizeName(other.name) === normalizeName(total.name)) &&
      other.path.map(normalizeName).join('/') === total.path.map(normalizeName).join('/'),
  );
  if (same.length < 2) return [all];
  const isBefore = orderOf(estimate);
  const before = same.filter((other) => other !== total && isBefore(other.readAt, total.readAt));
  const above = all.filter(
    ({ printed }) => printed !== null && isBefore(printed.readAt, total.readAt),
  );
  const since = above.filter(
    ({ printed }) =>
      printed !== null && before.every((other) => isBefore(other.readAt, printed.readAt)),
  );
  return since.length === 0 ? [above] : [since, above];
};

const itemsInPath = (estimate: Estimate, total: PrintedTotal): LineItem[] => {
  const wanted = total.path.map(normalizeName);
  const inPath = (item: LineItem): boolean => {
    const path = (item.printed?.path ?? []).map(normalizeName);
    if (total.kind === 'room' || total.kind === 'labor_minimums')
      return path.length === wanted.length && wanted.every((name, at) => name === path[at]);
    return wanted.every((name, at) => name === path[at]);
  };
  switch (total.kind) {
    case 'line_items':
    case 'grand':
      return estimate.lineItems.filter(() => true);
    case 'section':
      return estimate.lineItems.filter(
        (item) =>
          item.section !== null && normalizeName(item.section) === normalizeName(total.name),
      );
    default:
      return estimate.lineItems.filter(inPath);
  }
};

/** Whether the lines that fail in a group miss by what its total misses. */
const isExplained = (
  checks: readonly LineCheck[],
  group: readonly number[],
  miss: Decimal,
): boolean => {
  const wrong = checks.filter((check) => group.includes(check.item));
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
