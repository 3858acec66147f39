import type { LineItem } from '../../estimate/estimate.ts';
import { addsUp } from '../evidence/agreement.ts';
import { withCentsJoined } from '../figures/cents-apart.ts';
import { withSignsJoined } from '../figures/signs-apart.ts';
import type { PageLines } from '../pages/lines.ts';
import { withEntriesSet } from '../phrases/set-phrases.ts';
import type { RowsResult } from '../read-rows.ts';
import { withListsBesideApart } from '../sheets/lists-beside.ts';
import { sumOf } from '../sums/added-rows.ts';
import { tableInLetter } from './tables-in-letters.ts';
import { writtenEntries } from './written-entries.ts';

/** The pages with the rows that a letter's total proves; null where none does, or most rows stand in tables. */
export const withWrittenRows = (printed: readonly PageLines[]): PageLines[] | null => {
  if (tableInLetter(printed) === null) return null;
  const pages = withListsBesideApart(withSignsJoined(withCentsJoined(printed)));
  const table = tableInLetter(pages);
  const entries = table === null ? null : writtenEntries(pages, table);
  return table === null || entries === null ? null : withEntriesSet(pages, entries, table.lines);
};

/**
 * Whether a letter's total could tell the rows better, by what `saysMore` asks of it: not where a sum proves those that
 * were read, their words hold no prices, and too few lines have figures for so many more rows.
 */
export const mayBeMore = (pages: readonly PageLines[], { rows, lineItems }: Reading): boolean =>
  !isToldBySums(rows) ||
  faultsOf(lineItems) >= LEAST_FAULTS ||
  pages.flatMap(({ lines }) => lines.filter(({ text }) => /\d/.test(text))).length >
    2 * rows.items.length;

/**
 * Whether the rows that a total proves are more than those that were read: with amounts that these lack, and lacking none of
 * theirs, unless a sum proves these as well; or whether rows of the same amounts are told better. What is told as a charge
 * of the whole is no row that was lost.
 */
export const saysMore = (written: Reading, read: Reading): boolean => {
  const isWithoutSum = written.rows.totals.length === 0;
  if (written.rows.items.length === 0 || !(isWithoutSum || addsUp(written.rows))) return false;
  const charged = read.rows.charges.flatMap(({ text }) =>
    [...text.matchAll(/[\d,]*\d(?:\.\d{2})?/g)].map(([figure]) =>
      Number(figure.replaceAll(',', '')),
    ),
  );
  const lost = without(amountsOf(written.rows), [...amountsOf(read.rows), ...charged]);
  const others = without(amountsOf(read.rows), amountsOf(written.rows));
  if (isWithoutSum && others.length > 0) return false;
  // What a sum of one room alone proves are not yet the rows of a letter.
  const isDoubled = others.length === 0 && lost.length > read.rows.items.length;
  if (lost.length > 0 || others.length > 0)
    return isDoubled || (!isToldBySums(read.rows) && lost.length > others.length);
  const least = isToldBySums(read.rows) ? LEAST_FAULTS : 1;
  return faultsOf(read.lineItems) - faultsOf(written.lineItems) >= least;
};

/** The rows as they stand on the pages, and what they are in the estimate. */
interface Reading {
  rows: RowsResult;
  lineItems: readonly LineItem[];
}

/** Whether a printed sum proves all rows, and none is larger. */
const isToldBySums = (rows: RowsResult): boolean => {
  if (rows.items.length === 0 || !addsUp(rows)) return false;
  const whole = sumOf(rows.items);
  return rows.totals.every(({ amounts }) => whole.gte(amounts.rcv ?? 0));
};

/** Rows that a sum proves are not read anew for one that says a price: `replaced at 19.50 / sf, not in this price`. */
const LEAST_FAULTS = 2;

/** Rows whose words hold what they cost. */
const faultsOf = (items: readonly LineItem[]): number =>
  items.filter(({ description }) => UNTOLD.test(description ?? '')).length;

/** `Price` alone, `Price for framing`, `Labor 2 hrs @ $118 = $236.00, materials $46.85, comes to`, `at 338.00 each` */
const UNTOLD =
  /^(?:price|cost|total|amount)\W*$|\bprice\s+(?:for|of)\b|\$\s?\d|\s@\s|\bat\s[\d,]+\.\d{2}\b/i;

const amountsOf = ({ items }: RowsResult): number[] =>
  items.flatMap(({ item: { rcv } }) => (rcv === null || rcv === 0 ? [] : [rcv]));

/** The amounts without others, each of which takes away one. */
const without = (amounts: readonly number[], others: readonly number[]): readonly number[] => {
  const left = [...others];
  return amounts.filter((amount) => {
    const at = left.indexOf(amount);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
