import type { Warning } from '../../estimate/estimate.ts';
import { sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { PageLines } from '../pages/lines.ts';
import type { RowsResult } from '../read-rows.ts';
import { rowsOfWhole } from './rows-of-whole.ts';

/** Fewer numbered rows than these are no estimate that a list could be attached to. */
const ENOUGH = 2;

const isNumbered = ({ item }: BuiltItem): boolean => item.printed.lineNumber !== null;

/**
 * Pages of lists that lie in the file beside a numbered estimate, such as a dealer's quote for
 * appliances or the bill of the firm that dried the house: none of their rows has a number, and
 * the estimate's own sum of all lines is that of its numbered rows without them. Behind that sum, rows
 * may be listed once more, or things of which nobody says what they cost. What has numbers of its own, a bill in
 * front of the estimate or an inventory behind it, is none of the rows that come to its sum.
 */
export const attachedLists = (
  { items, totals }: RowsResult,
  printed: readonly PageLines[],
): AttachedLists => {
  const owned: [ListKind, () => readonly BuiltItem[]][] = [
    ['others', () => items.filter(isNumbered)],
    ['repeats', () => withoutRepeats(items, totals)],
    ['unpriced', () => withoutUnpriced(items, totals)],
  ];
  for (const [kind, ownOf] of owned) {
    const pages = leftOver(items, totals, ownOf());
    if (pages.size > 0) return { pages, kind };
  }
  return { pages: pagesBeside(items, rowsOfWhole(items, totals, printed)), kind: 'others' };
};

/** What lists hold: prices of others, rows of the estimate once more, or things without any price. */
type ListKind = 'others' | 'repeats' | 'unpriced';

export interface AttachedLists {
  pages: ReadonlySet<number>;
  kind: ListKind;
}

const MESSAGES: Readonly<Record<ListKind, string>> = {
  others:
    'lists prices that the total of all lines does not count. It was left out; upload it by itself if it is to be read.',
  repeats:
    'lists lines of the estimate once more, behind its total. They count once, as they stand before it.',
  unpriced:
    'lists things without any price, behind the total of all lines. It was left out; if its rows belong to the estimate, add them by hand.',
};

/** What the user is told of a page that is left out. */
export const attachedListWarning = ({ kind }: AttachedLists, page: number): Warning => ({
  code: 'attached_list_left_out',
  message: `Page ${page} ${MESSAGES[kind]}`,
  at: { page },
});

/** The rows up to the last total of all lines, and those behind it on pages of their own. */
const partedAtTotal = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
): { own: BuiltItem[]; behind: BuiltItem[] } => {
  const end = totals.findLast(({ kind }) => kind === 'line_items')?.readAt.page ?? Infinity;
  const isBehind = ({ lines }: BuiltItem): boolean => lines.every(({ page }) => page > end);
  return { own: items.filter((built) => !isBehind(built)), behind: items.filter(isBehind) };
};

/**
 * `No.   Qty   Item   Bought   Room   Price` above things of which none has a price: what the insured lost and
 * the insurer asks the prices of. No word stands in place of an amount, either.
 */
const withoutUnpriced = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
): BuiltItem[] => {
  const { own, behind } = partedAtTotal(items, totals);
  return behind.length >= ENOUGH && behind.every(isUnpriced) ? own : [...items];
};

const isUnpriced = ({ item }: BuiltItem): boolean =>
  item.printed.priceNote === null &&
  [item.unitPrice, item.lineItemTotal, item.tax, item.rcv, item.depreciation, item.acv].every(
    (amount) => amount === null,
  );

/**
 * Behind its last total, an estimate may list rows once more: with what a schedule of payments
 * makes of them, or with what a supplement changed in them. Most of them have the number and the
 * description of a row before; a row that was taken out of the estimate stands there alone.
 */
const withoutRepeats = (items: readonly BuiltItem[], totals: RowsResult['totals']): BuiltItem[] => {
  const { own, behind } = partedAtTotal(items, totals);
  // As in most estimates.
  if (behind.length === 0) return [...items];
  // What it was and what it is now may stand below a row, each with figures and without a number.
  const numbered = behind.filter(isNumbered);
  const repeats = numbered.filter((built) => own.some((before) => isSame(before, built)));
  return repeats.length * 2 > numbered.length ? own : [...items];
};

/** The same number, with the same description or the same figures, as either may be cut or added to. */
const isSame = ({ item: one }: BuiltItem, { item: other }: BuiltItem): boolean => {
  if (one.printed.lineNumber !== other.printed.lineNumber) return false;
  const [said = '', again = ''] = [one, other].map(({ description }) => description?.toLowerCase());
  return (
    (said !== '' && again !== '' && (said.startsWith(again) || again.startsWith(said))) ||
    (one.quantity === other.quantity && one.unitPrice === other.unitPrice && one.rcv === other.rcv)
  );
};

const leftOver = (
  items: readonly BuiltItem[],
  totals: RowsResult['totals'],
  own: readonly BuiltItem[],
): Set<number> => {
  if (own.length < ENOUGH || own.length === items.length) return new Set();
  const sums = totals.filter(({ kind }) => kind === 'line_items').map(({ amounts }) => amounts.rcv);
  const work = sum(own.map(({ item }) => item.rcv));
  const last = sums.at(-1) ?? null;
  const isWhole = [last, sum(sums)].some(
    (whole) => whole !== null && work.minus(whole).abs().lt('0.005'),
  );
  if (last === null || !isWhole) return new Set();
  return pagesBeside(items, own);
};

/** The pages of the rows that are none of the estimate's own; none where one of them has both. */
const pagesBeside = (items: readonly BuiltItem[], own: readonly BuiltItem[]): Set<number> => {
  const ownPages = new Set(pagesOf(own));
  const ownRows = new Set(own);
  return new Set(
    pagesOf(items.filter((built) => !ownRows.has(built))).filter((page) => !ownPages.has(page)),
  );
};

const pagesOf = (built: readonly BuiltItem[]): number[] =>
  built.flatMap(({ lines }) => lines.map(({ page }) => page));
