import Big from 'big.js';
import type { PrintedTotal } from '../../estimate/estimate.ts';
import { decimal, sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { PageLines } from '../pages/lines.ts';
import { finalAmountOf } from '../phrases/final-amount.ts';
import type { RowsResult } from '../read-rows.ts';
import { signedValue } from '../tokens/token.ts';
import { LABELS } from './summary-rows.ts';
import { labelOf, mayEndInFigure } from './total-labels.ts';

/** Fewer rows are no estimate that other papers could lie beside. */
const LEAST_ROWS = 2;

/** An amount that a line says all work comes to. */
interface Said {
  page: number;
  top: number;
  amount: number;
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
  const own = withSumOfAll(items, totals) ?? amongOtherPapers(items, totals, pages);
  return own === null || isCounted(items, own, pages) ? items : own;
};

/** Those that come to the one sum of all line items, as the platform says it; another one is that of another estimate. */
const withSumOfAll = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
): readonly BuiltItem[] | null => {
  const sums = saidBy(totals.filter(({ kind }) => kind === 'line_items'));
  const own = longestAbove(items, sums);
  const [first] = sums;
  return own !== null && sums.every(({ amount }) => amount === first?.amount) ? own : null;
};

/**
 * Most of the rows, in tables with headings of their own, that come to a total, or to what a summary says. What stands
 * below the rows of others is no total of both.
 */
const amongOtherPapers = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
  pages: readonly PageLines[],
): readonly BuiltItem[] | null => {
  // Few documents have tables of several kinds, and what their summaries say is looked for in all lines.
  if (new Set(items.map(({ heads }) => heads)).size < 2) return null;
  const grand = saidBy(totals.filter(({ kind }) => kind === 'grand'));
  // `Subtotal   40,500.68` over the total that tax and markup lead to.
  const subtotals = saidBy(
    totals.filter(
      ({ kind, name, readAt }) =>
        kind === 'section' && name === '' && grand.some(({ page }) => page === readAt.page),
    ),
  );
  const own = longestAbove(items, [...grand, ...subtotals, ...saidBySummaries(pages)]);
  if (own === null) return null;
  const heads = new Set(own.map((built) => built.heads));
  const others = items.filter((built) => !own.includes(built));
  if (others.length >= own.length || others.some((built) => heads.has(built.heads))) return null;
  const otherPages = new Set(others.map(pageOf));
  const all = sum(items.map(({ item }) => item.rcv));
  const isOfBoth = ({ page, amount }: Said): boolean => otherPages.has(page) && all.lte(amount);
  return grand.some(isOfBoth) ? null : own;
};

const saidBy = (totals: readonly PrintedTotal[]): Said[] =>
  totals.flatMap(({ amounts: { rcv }, readAt: { page, box } }) =>
    rcv === null ? [] : [{ page, top: box.top, amount: rcv }],
  );

/** `Replacement Cost Value   8,469.02`, where a summary has no title. */
const saidBySummaries = (pages: readonly PageLines[]): Said[] =>
  pages.flatMap(({ page, lines }) =>
    lines.flatMap((line) => {
      if (!mayEndInFigure(line.text) || !isOfSummary(line.text)) return [];
      const amount = finalAmountOf(line.words);
      return amount === null ? [] : [{ page, top: line.box.top, amount: signedValue(amount) }];
    }),
  );

const isOfSummary = (text: string): boolean => {
  const label = labelOf(text);
  return LABELS.some(([pattern, field]) => IN_SUMMARY.has(field) && pattern.test(label));
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
  // In front of the estimate a statement of the loss may sum it with what others were paid.
  const from = Math.min(...own.map(pageOf));
  return pages.some(
    ({ page, lines }) =>
      page >= from &&
      lines.some(({ text }) => {
        const plain = text.replaceAll(',', '');
        if (plain.includes(all)) return true;
        if (otherPages.has(page) || !plain.includes(beside)) return false;
        return isOfSummary(text);
      }),
  );
};

const IN_SUMMARY: ReadonlySet<string> = new Set(['lineItemTotal', 'rcv']);

/** As it is printed, but for commas; undefined where it is nothing. */
const printedSum = (items: readonly BuiltItem[]): string | undefined => {
  const amount = sum(items.map(({ item }) => item.rcv));
  return amount.eq(0) ? undefined : amount.toFixed(2);
};

/** The most rows that come to one of the sums, where these are not all. */
const longestAbove = (
  items: readonly BuiltItem[],
  sums: readonly Said[],
): readonly BuiltItem[] | null => {
  const [own] = sums
    .map((said) => rowsAbove(items, said))
    .filter((rows) => rows.length >= LEAST_ROWS)
    .toSorted((one, other) => other.length - one.length);
  return own === undefined || own.length === items.length ? null : own;
};

/** The rows of whole pages up to a sum that come to it; none where none do. */
const rowsAbove = (items: readonly BuiltItem[], said: Said): readonly BuiltItem[] => {
  const end = items.findLastIndex((built) => standsAbove(built, said)) + 1;
  let rest = new Big(said.amount);
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
const standsAbove = ({ item }: BuiltItem, said: Said): boolean => {
  const { page, box } = item.printed.readAt;
  return page < said.page || (page === said.page && box.top < said.top);
};
