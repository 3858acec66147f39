import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

const COSTS: readonly ColumnKind[] = ['lineItemTotal', 'total', 'rcv'];
const PRICES: readonly ColumnKind[] = ['otherNumber', 'total', 'rcv'];

/** Of the rows with all three figures, in how many the rate must make the price of the cost. */
const LEAST_HELD = 0.8;
/** Rows whose rate is more than nothing. */
const LEAST_TELLING = 2;
const CENT = 0.011;

/** `Cost   Mkup   Price`: a rate, which is a number like others until it proves what it makes. */
const MARKUP = /^(?:mark[-\s]?up|mkup)(?:\s?%)?$/i;

/** What a cost comes to with a markup in percent: on the cost, or as a margin of the price. */
export const isMarkedUp = (cost: number, percent: number, price: number): boolean =>
  Math.abs(cost * (1 + percent / 100) - price) <= CENT ||
  (percent < 100 && Math.abs(cost / (1 - percent / 100) - price) <= CENT);

/**
 * `Builder Cost | Markup 20% | Client Price`: where a rate makes one amount of the other from row to
 * row, the first is the line's total before overhead and profit, and the second what it comes to.
 */
export const withMarkup = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  const rate = columns.find(({ kind, text }) => kind === 'overheadProfit' || MARKUP.test(text));
  const base = columns.find(({ kind }) => COSTS.includes(kind));
  if (rate === undefined || base === undefined) return columns;
  const values = rows.flatMap((tokens) => {
    if (!tokens.some(({ kind }) => kind === 'percent')) return [];
    const { cells } = assignColumns(tokens, columns);
    const isRate = cells.some(
      ({ column, token }) => column === rate && token.kind === 'percent' && token.value !== null,
    );
    return isRate ? [new Map(cells.map(({ column, token }) => [column, token.value]))] : [];
  });
  if (values.length < LEAST_TELLING) return columns;
  const makes = (cost: Column, price: Column): boolean => {
    let count = 0;
    let held = 0;
    let telling = 0;
    for (const row of values) {
      const [a, percent, b] = [row.get(cost), row.get(rate), row.get(price)];
      if (a == null || percent == null || b == null) continue;
      count += 1;
      if (!isMarkedUp(a, percent, b)) continue;
      held += 1;
      if (percent > 0) telling += 1;
    }
    return telling >= LEAST_TELLING && held >= count * LEAST_HELD;
  };
  const price = columns.find(
    (column) => column !== base && PRICES.includes(column.kind) && makes(base, column),
  );
  if (price === undefined) return columns;
  return columns.map((column) => {
    if (column === base) return { ...column, kind: 'lineItemTotal' };
    if (column === rate) return { ...column, kind: 'overheadProfit' };
    return column === price ? { ...column, kind: 'rcv' } : column;
  });
};
