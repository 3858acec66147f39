import { sum } from '../money/money.ts';
import type { BuiltItem } from './build-item.ts';
import type { RowsResult } from './read-rows.ts';

/** Fewer numbered rows than these are no estimate that a list could be attached to. */
const ENOUGH = 2;

const isNumbered = ({ item }: BuiltItem): boolean => item.printed.lineNumber !== null;

/**
 * Pages of lists that lie in the file beside a numbered estimate, such as a dealer's quote for
 * appliances or the bill of the firm that dried the house: none of their rows has a number, and
 * the estimate's own sum of all lines is that of its numbered rows without them.
 */
export const attachedLists = ({ items, totals }: RowsResult): Set<number> => {
  const own = items.filter(isNumbered);
  if (own.length < ENOUGH || own.length === items.length) return new Set();
  const sums = totals.filter(({ kind }) => kind === 'line_items').map(({ amounts }) => amounts.rcv);
  const work = sum(own.map(({ item }) => item.rcv));
  const last = sums.at(-1) ?? null;
  const isWhole = [last, sum(sums)].some(
    (whole) => whole !== null && work.minus(whole).abs().lt('0.005'),
  );
  if (last === null || !isWhole) return new Set();
  const pagesOf = (built: readonly BuiltItem[]): number[] =>
    built.flatMap(({ lines }) => lines.map(({ page }) => page));
  const ownPages = new Set(pagesOf(own));
  return new Set(
    pagesOf(items.filter((built) => !isNumbered(built))).filter((page) => !ownPages.has(page)),
  );
};
