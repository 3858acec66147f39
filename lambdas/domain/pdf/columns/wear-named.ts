import { headingKind } from '../tables/heading-words.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

/** Fewer rows agree by chance. */
const LEAST_ROWS = 3;
const LEAST_SHARE = 0.8;
const CENT = 0.011;

type Row = ReadonlyMap<Column, Token>;

/**
 * `New | Age % | Age allowance | Worth today`: whatever these are called, an amount taken off what a row costs anew that
 * leaves another one is its depreciation, and the other what it is worth. A share that makes the first is its rate.
 */
export const withWearNamed = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const cost =
    columns.find(({ kind }) => kind === 'rcv') ?? columns.find(({ kind }) => kind === 'total');
  const unknown = columns.filter(
    ({ kind, text, left }) =>
      kind === 'otherNumber' && headingKind(text) === null && left > (cost?.right ?? 0),
  );
  if (cost === undefined || unknown.length < 2 || columns.some(isOfWear)) return [...columns];
  const read = rows
    .map((tokens): Row => cellsOf(tokens, columns))
    .filter((row) => row.has(cost) && unknown.filter((column) => row.has(column)).length >= 2);
  if (read.length < LEAST_ROWS) return [...columns];
  for (const worn of unknown)
    for (const left of unknown) {
      const isPair = left.left > worn.left && agree(read, (row) => leaves(row, cost, worn, left));
      if (!isPair || read.every((row) => valueAt(row, worn) === 0)) continue;
      const rate = unknown.find((column) => agree(read, (row) => makes(row, cost, column, worn)));
      return columns.map((column): Column => {
        if (column === worn) return { ...column, kind: 'depreciation' };
        if (column === left) return { ...column, kind: 'acv' };
        if (column === rate) return { ...column, kind: 'depreciationPercent' };
        return column === cost ? { ...column, kind: 'rcv' } : column;
      });
    }
  return [...columns];
};

const isOfWear = ({ kind }: Column): boolean => kind === 'acv' || kind === 'depreciation';

const cellsOf = (tokens: readonly Token[], columns: readonly Column[]): Row =>
  new Map(
    assignColumns(tokens, columns).cells.flatMap(({ column, token }) =>
      column === null || token.value === null ? [] : [[column, token] as const],
    ),
  );

const agree = (rows: readonly Row[], holds: (row: Row) => boolean): boolean =>
  rows.filter(holds).length >= rows.length * LEAST_SHARE;

const valueAt = (row: Row, column: Column): number => {
  const token = row.get(column);
  return token === undefined ? Number.NaN : Math.abs(signedValue(token));
};

const leaves = (row: Row, cost: Column, worn: Column, left: Column): boolean =>
  Math.abs(valueAt(row, cost) - valueAt(row, worn) - valueAt(row, left)) < CENT;

const makes = (row: Row, cost: Column, rate: Column, worn: Column): boolean =>
  row.get(rate)?.kind === 'percent' &&
  Math.abs((valueAt(row, cost) * valueAt(row, rate)) / 100 - valueAt(row, worn)) < CENT;
