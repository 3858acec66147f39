import { decimal } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';
import { OF_ROW } from '../tables/settle-twins.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Column } from './column-model.ts';

/** Points by which amounts of one column end apart, at most. */
const SAME_EDGE = 8;

/** Two prices may come to a third by chance, where they are round. */
const LEAST_ROWS = 3;

/**
 * `Qty   Item   Price`, and nothing that says what a row comes to: where one line's price is the sum of those
 * above it, whatever it is called, each price is what its row comes to. Their sum may stand below another table,
 * among the lines of the whole document: `Rental: $10,110.00`, `Sales: $983.55`.
 */
export const withPricesSummed = (
  columns: Column[],
  lines: readonly Line[],
  everywhere: () => readonly Line[],
): Column[] => {
  const [price, another] = columns.filter(({ kind }) => kind === 'unitPrice');
  const isCounted = columns.some(({ kind }) => kind === 'quantity');
  if (price === undefined || another !== undefined || !isCounted) return columns;
  if (columns.some(({ kind }) => OF_ROW.has(kind))) return columns;
  let running = decimal(0);
  let rows = 0;
  for (const line of lines) {
    const amount = tokensOf(line.words).findLast(({ kind }) => kind === 'amount');
    if (amount === undefined || Math.abs(amount.right - price.right) > SAME_EDGE + WIDE) continue;
    const value = signedValue(amount);
    if (rows >= LEAST_ROWS && running.minus(value).abs().lt('0.01'))
      return ofTotals(columns, price);
    running = running.plus(value);
    rows += 1;
  }
  const isSummed = (line: Line): boolean => {
    const [amount, another] = tokensOf(line.words).filter(({ kind }) => kind === 'amount');
    if (amount === undefined || another !== undefined || amount.decimals !== 2) return false;
    return /^\p{L}/u.test(line.text) && running.minus(signedValue(amount)).abs().lt('0.01');
  };
  return rows >= LEAST_ROWS && everywhere().some(isSummed) ? ofTotals(columns, price) : columns;
};

const ofTotals = (columns: readonly Column[], price: Column): Column[] =>
  columns.map((column) => (column === price ? { ...column, kind: 'total' } : column));

/** Amounts may be wider than the heading that they stand below. */
const WIDE = 30;
