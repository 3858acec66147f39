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
 * above it, whatever it is called, each price is what its row comes to.
 */
export const withPricesSummed = (columns: Column[], lines: readonly Line[]): Column[] => {
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
      return columns.map((column) => (column === price ? { ...column, kind: 'total' } : column));
    running = running.plus(value);
    rows += 1;
  }
  return columns;
};

/** Amounts may be wider than the heading that they stand below. */
const WIDE = 30;
