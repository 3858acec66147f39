import Big from 'big.js';
import type { PrintedTotal } from '../../estimate/estimate.ts';
import { decimal, sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { PageLines } from '../pages/lines.ts';
import type { RowsResult } from '../read-rows.ts';
import { LABELS } from './summary-rows.ts';
import { labelOf } from './total-labels.ts';

/** Fewer rows are no estimate that other papers could lie beside. */
const LEAST_ROWS = 2;

/** The rows that come to a sum below them. */
interface Whole {
  total: PrintedTotal;
  rows: readonly BuiltItem[];
}

/**
 * The rows of whole pages, one behind the other, that come to the sum of all line items below them, where the file has
 * more: of a packet, the estimate's own. All rows where no sum says so, and where what lies beside is or may be of the
 * estimate, too.
 */
export const rowsOfWhole = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
  pages: readonly PageLines[],
): readonly BuiltItem[] => {
  const own =
    ofKind('line_items', items, totals, () => true) ??
    ofKind('grand', items, totals, isOfOtherPapers);
  return own === null || isCounted(items, own, pages) ? items : own;
};

/** Whether a page says what all rows come to, or a summary what those beside the estimate's own do, as those of another coverage. */
const isCounted = (
  items: readonly BuiltItem[],
  own: readonly BuiltItem[],
  pages: readonly PageLines[],
): boolean => {
  const others = items.filter((built) => !own.includes(built));
  const otherPages = new Set(others.map(pageOf));
  const [all, beside] = [items, others].map(printedSum);
  if (all === undefined || beside === undefined) return false;
  return pages.some(({ page, lines }) =>
    lines.some(({ text }) => {
      const plain = text.replaceAll(',', '');
      if (plain.includes(all)) return true;
      if (otherPages.has(page) || !plain.includes(beside)) return false;
      return LABELS.some(([label, field]) => IN_SUMMARY.has(field) && label.test(labelOf(text)));
    }),
  );
};

const IN_SUMMARY: ReadonlySet<string> = new Set(['lineItemTotal', 'rcv']);

/** As it is printed, but for commas; undefined where it is nothing. */
const printedSum = (items: readonly BuiltItem[]): string | undefined => {
  const amount = sum(items.map(({ item }) => item.rcv));
  return amount.eq(0) ? undefined : amount.toFixed(2);
};

const ofKind = (
  kind: PrintedTotal['kind'],
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
  mayLeaveOut: (others: readonly BuiltItem[], own: readonly BuiltItem[]) => boolean,
): readonly BuiltItem[] | null => {
  const sums = totals.filter((total) => total.kind === kind && total.amounts.rcv !== null);
  const [own] = sums
    .map((total): Whole => ({ total, rows: rowsAbove(items, total) }))
    .filter(({ rows }) => rows.length >= LEAST_ROWS)
    .toSorted((one, other) => other.rows.length - one.rows.length);
  if (own === undefined || own.rows.length === items.length) return null;
  const rows = new Set(own.rows);
  const others = items.filter((built) => !rows.has(built));
  const amount = own.total.amounts.rcv;
  // Another such sum may be that of an estimate like this one, or of all.
  const isOfOthers = (total: PrintedTotal): boolean =>
    kind === 'grand' && rowsAbove(others, total).length > 0;
  const isOnlyOne = sums.every((total) => total.amounts.rcv === amount || isOfOthers(total));
  return isOnlyOne && mayLeaveOut(others, own.rows) ? own.rows : null;
};

/** Fewer rows than the estimate has, in tables with other headings. */
const isOfOtherPapers = (others: readonly BuiltItem[], own: readonly BuiltItem[]): boolean => {
  const heads = new Set(own.map((built) => built.heads));
  return others.length < own.length && others.every((built) => !heads.has(built.heads));
};

/** The rows of whole pages up to a sum that come to it; none where none do. */
const rowsAbove = (items: readonly BuiltItem[], total: PrintedTotal): readonly BuiltItem[] => {
  const end = items.findLastIndex((built) => standsAbove(built, total)) + 1;
  let rest = new Big(total.amounts.rcv ?? 0);
  for (let at = end - 1; at >= 0; at -= 1) {
    const [built, before] = [items[at], items[at - 1]];
    if (built === undefined) break;
    rest = rest.minus(decimal(built.item.rcv ?? 0));
    const beginsPage = before === undefined || pageOf(before) !== pageOf(built);
    if (beginsPage && rest.abs().lt('0.005')) return items.slice(at, end);
  }
  return [];
};

const pageOf = ({ item }: BuiltItem): number => item.printed.readAt.page;

/** Whether a row stands above a sum, on its page or on one before. */
const standsAbove = ({ item }: BuiltItem, { readAt }: PrintedTotal): boolean => {
  const { page, box } = item.printed.readAt;
  return page < readAt.page || (page === readAt.page && box.top < readAt.box.top);
};
