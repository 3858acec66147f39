import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import type { PageLines } from '../pages/lines.ts';
import type { RowsResult } from '../read-rows.ts';
import { sumOf } from '../sums/added-rows.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { cellsOf } from './table-cells.ts';

const CENT = '0.021';
const LEAST_ROWS = 3;
/** Of the rows with a quantity and a price, in how many these come to the amount, at least. */
const LEAST_SHARE = 0.4;
/** Rows of the lines with amounts, at least; sums and other pages have amounts as well. */
const LEAST_READ = 0.25;

/** How many rows say what they come to, and how many of these come to it. */
const countOf = ({ items }: RowsResult): { told: number; agreeing: number } => {
  let told = 0;
  let agreeing = 0;
  for (const { item } of items) {
    if (item.unitPrice === null || item.rcv === null || item.unitPrice === 0) continue;
    told += 1;
    const added = decimal(item.tax ?? 0).plus(item.overheadProfit ?? 0);
    const base = lineAmount(item.quantity, item.unitPrice);
    const misses = [base.plus(added), base].map((one) => one.minus(item.rcv ?? 0).abs());
    // Prices may have more digits than are printed.
    const slack = decimal(item.quantity).abs().times(0.005).plus(CENT);
    if (misses.some((miss) => miss.lt(slack))) agreeing += 1;
  }
  return { told, agreeing };
};

/** Rows without a price whose figures have one: two of them make a third, to the cent. */
const hasUnreadPrices = ({ items }: RowsResult): boolean => {
  const unpriced = items.filter(({ item }) => (item.unitPrice ?? 0) === 0);
  if (unpriced.length < LEAST_ROWS || unpriced.length < items.length * LEAST_SHARE) return false;
  const shown = unpriced.slice(0, MOST_ROWS);
  const unread = shown.filter(({ lines }) =>
    hasProduct(lines.flatMap((line) => cellsOf(line).figures.map(({ value }) => value ?? 0))),
  );
  return unread.length >= LEAST_ROWS && unread.length >= shown.length * LEAST_SHARE;
};

/** So many rows show it. */
const MOST_ROWS = 60;

/** Whether two figures make a third that is neither of them. */
const hasProduct = (figures: readonly number[]): boolean => {
  const values = [...new Set(figures)].filter((value) => value > 0 && value !== 1);
  return values.some((one, at) =>
    values
      .slice(at + 1)
      .some((other) =>
        values.some(
          (total) =>
            total !== one && total !== other && Math.abs(one * other - total) < CENT_OF_PRODUCT,
        ),
      ),
  );
};

const CENT_OF_PRODUCT = 0.011;

/** Whether some printed sum is that of all rows. */
export const addsUp = ({ items, totals }: RowsResult): boolean => {
  const sums = [
    sum(items.map(({ item }) => item.rcv)),
    sum(items.map(({ item }) => item.lineItemTotal)),
  ];
  return totals.some(({ amounts, adjustments = 0 }) =>
    [amounts.rcv, amounts.lineItemTotal].some(
      (printed) =>
        printed !== null &&
        sums.some((one) =>
          [one, one.plus(adjustments)].some((whole) => whole.minus(printed).abs().lt(CENT)),
        ),
    ),
  );
};

/**
 * Whether rows are so few, or agree so little with their own prices, that the table may be one that
 * its headings do not tell.
 */
export const isDoubtful = (rows: RowsResult, pages: readonly PageLines[]): boolean => {
  const { told, agreeing } = countOf(rows);
  if (told >= LEAST_ROWS && agreeing < told * LEAST_SHARE) return true;
  if (hasUnreadPrices(rows)) return true;
  if (addsUp(rows)) return false;
  const full = pages.reduce((count, { lines }) => count + lines.filter(hasAmounts).length, 0);
  return full >= 2 * LEAST_ROWS && rows.items.length < full * LEAST_READ;
};

const comesTo = ({ items }: RowsResult): Decimal => sumOf(items);

/** Whether rows that were told by evidence are far better than those that were read. */
export const areBetter = (told: RowsResult, read: RowsResult): boolean => {
  // Of several products in a row, one that a part of it comes to agrees as well.
  // Where both add up, that which comes to less has the hours or the materials of its rows alone.
  if (addsUp(read) && (!addsUp(told) || comesTo(told).lt(comesTo(read)))) return false;
  // Rows of parts have no price to agree with, but a sum; and more to tell than their amounts alone.
  const isBare = read.items.every(
    ({ item }) => item.unitPrice === null && item.unit === null && item.quantity === 1,
  );
  const enough = Math.max(LEAST_ROWS, read.items.length);
  if (isBare && told.items.length >= enough && addsUp(told)) return true;
  const [one, other] = [countOf(told), countOf(read)];
  return one.agreeing >= LEAST_ROWS && one.agreeing > other.agreeing * 1.5;
};
