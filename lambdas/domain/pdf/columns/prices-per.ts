import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

/** How many a price is of, by the letter that price services print behind it. */
const COUNT_OF: ReadonlyMap<string, number> = new Map([
  ['E', 1],
  ['C', 100],
  ['M', 1000],
]);

/** Rows by the hundred or the thousand, at least, in which the price comes to an amount. */
const LEAST_ROWS = 2;
/** And of all rows with a letter, how many. */
const LEAST_SHARE = 0.8;
const CENT = 0.011;

interface Row {
  /** How many the price of the row is of. */
  count: number;
  values: ReadonlyMap<Column, number>;
}

/**
 * `740   78.40   C   580.16`, `4,180   214.00   M   894.52`: prices per each, per hundred and per thousand. Where
 * quantity x price / 1, 100 or 1,000 makes one amount of the rows by their letters, these say what the price is
 * of, and are no units of the quantity: 740 feet are not 740 hundreds.
 */
export const arePricesPer = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): boolean => {
  const unit = columns.find(({ kind }) => kind === 'unit');
  const quantity = columns.find(({ kind }) => kind === 'quantity');
  if (unit === undefined || quantity === undefined) return false;
  const read = rows.flatMap((tokens) => rowOf(tokens, columns, unit) ?? []);
  if (read.filter(({ count }) => count > 1).length < LEAST_ROWS) return false;
  const others = columns.filter((column) => column !== quantity && column !== unit);
  return others.some((price) =>
    others.some(
      (amount) => amount.left > price.right && comesTo({ quantity, price, amount }, read),
    ),
  );
};

const rowOf = (tokens: readonly Token[], columns: readonly Column[], unit: Column): Row | null => {
  if (!tokens.some(({ text }) => COUNT_OF.has(text))) return null;
  const { cells } = assignColumns(tokens, columns);
  const letter = cells.find(({ column }) => column === unit)?.token.text ?? '';
  const count = COUNT_OF.get(letter);
  if (count === undefined) return null;
  const values = cells.flatMap(({ column, token }) =>
    column === null || token.value === null ? [] : [[column, token.value] as const],
  );
  return { count, values: new Map(values) };
};

const comesTo = (
  { quantity, price, amount }: Record<'quantity' | 'price' | 'amount', Column>,
  rows: readonly Row[],
): boolean => {
  const held = rows.filter(({ count, values }) => {
    const [many, each, whole] = [quantity, price, amount].map((column) => values.get(column));
    if (many === undefined || each === undefined || whole === undefined) return false;
    return Math.abs((many * each) / count - whole) < CENT;
  });
  const telling = held.filter(({ count, values }) => count > 1 && (values.get(amount) ?? 0) !== 0);
  return telling.length >= LEAST_ROWS && held.length >= rows.length * LEAST_SHARE;
};
