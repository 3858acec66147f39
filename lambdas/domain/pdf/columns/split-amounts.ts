import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

const AMOUNTS: readonly ColumnKind[] = ['total', 'lineItemTotal', 'rcv', 'otherNumber'];
const RATES: readonly ColumnKind[] = ['unitPrice', 'laborPrice', 'materialPrice'];

/** What is taken off comes with what is left of it to quantity x price, too. */
const TAKEN_OFF = /\bdisc(?:ounts?)?\b/i;

const LEAST_ROWS = 3;
/** Of the rows with a quantity and a price, in how many these must come to the amount. */
const LEAST_HELD = 0.85;
/** Rows that one column alone does not tell. */
const LEAST_TELLING = 2;

type Row = ReadonlyMap<Column | null, number>;

/**
 * `Material $ | Labor $`, `Insurance | Upgrade`: what a row comes to stands in either of two columns,
 * or part of it in each. Where quantity x price comes to both together from row to row, and to no
 * single one, they are one amount. Labor and material without prices are, unless a total is beside
 * them.
 */
export const withSplitAmounts = (
  columns: Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const quantity = columns.find(({ kind }) => kind === 'quantity');
  const rates = columns.filter(({ kind }) => RATES.includes(kind));
  const amounts = columns.filter(
    ({ kind, text }) => AMOUNTS.includes(kind) && !TAKEN_OFF.test(text),
  );
  if (quantity === undefined || rates.length === 0) return withLumpSums(columns);
  if (amounts.length < 2) return columns;
  const values = rows
    .map((tokens) => assignColumns(tokens, columns))
    .filter(({ figures, strayTexts }) => figures >= 3 && strayTexts === 0)
    .map(
      ({ cells }): Row =>
        new Map(
          cells.flatMap(({ column, token }) =>
            token.value === null || token.kind === 'percent' ? [] : [[column, token.value]],
          ),
        ),
    )
    .filter((row) => row.has(quantity) && rates.some((rate) => row.has(rate)));
  if (values.length < LEAST_ROWS) return columns;
  const holdsIn = (parts: readonly Column[]): number =>
    values.filter((row) => {
      const count = row.get(quantity) ?? 0;
      const price = rates.reduce((sum, rate) => sum + (row.get(rate) ?? 0), 0);
      const whole = parts.reduce((sum, part) => sum + (row.get(part) ?? 0), 0);
      return Math.abs(count * price - whole) <= Math.abs(count) * 0.005 * rates.length + 0.02;
    }).length;
  const best = Math.max(...amounts.map((amount) => holdsIn([amount])));
  if (best >= values.length * LEAST_HELD) return columns;
  for (const [at, one] of amounts.entries())
    for (const other of amounts.slice(at + 1)) {
      const held = holdsIn([one, other]);
      if (held < values.length * LEAST_HELD || held < best + LEAST_TELLING) continue;
      if (isSummed(columns, values)) return columns;
      return asOneAmount(columns, one, other);
    }
  return columns;
};

/**
 * `Matl Total | Labor Total | Equip | Line Total`: the last column is what all those of parts come to, with one among
 * them that has no price.
 */
const isSummed = (columns: readonly Column[], rows: readonly Row[]): boolean =>
  columns.some((whole) => {
    if (whole.kind !== 'total' && whole.kind !== 'rcv') return false;
    const parts = columns.filter(({ kind }) => kind === 'otherNumber');
    const held = rows.filter((row) => {
      const sum = parts.reduce((all, part) => all + (row.get(part) ?? 0), 0);
      return Math.abs(sum - (row.get(whole) ?? 0)) < 0.02;
    });
    return parts.length > 2 && held.length >= rows.length * LEAST_HELD;
  });

/** `Description | Labor | Material`, and nothing that they are reckoned with. */
const withLumpSums = (columns: Column[]): Column[] => {
  const figures = columns.filter(({ kind }) => !TEXT_COLUMNS.has(kind));
  const [one, other] = figures;
  const isPart = ({ kind }: Column): boolean => kind === 'laborPrice' || kind === 'materialPrice';
  if (figures.length !== 2 || one === undefined || other === undefined) return columns;
  return isPart(one) && isPart(other) ? asOneAmount(columns, one, other) : columns;
};

const asOneAmount = (columns: readonly Column[], one: Column, other: Column): Column[] =>
  columns.map((column) => {
    if (column === one) return { ...column, kind: 'total' };
    if (column === other) return { ...column, kind: 'alsoTotal' };
    const isSum = column.kind === 'total' || column.kind === 'rcv';
    return isSum ? { ...column, kind: 'otherNumber' } : column;
  });
