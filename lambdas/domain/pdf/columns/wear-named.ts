import { headingKind } from '../tables/heading-words.ts';
import { OF_ROW } from '../tables/settle-twins.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Column } from './column-model.ts';

/** Fewer rows agree by chance. */
const LEAST_ROWS = 3;
const LEAST_SHARE = 0.8;
/** Rows of which something is taken off. */
const LEAST_TELLING = 1;
const CENT = 0.011;

type Row = ReadonlyMap<Column, Token>;

/**
 * `New | Age % | Age allowance | Worth today`: whatever these are called, an amount taken off what a row costs anew that
 * leaves another one is its depreciation, and the other what it is worth. A share that makes the first is its rate.
 */
export const withWearNamed = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  if (columns.some(({ kind }) => kind === 'acv')) return columns;
  const isNamed = columns.some(({ kind }) => kind === 'depreciation');
  const taken = columns.filter(isNamed ? ({ kind }) => kind === 'depreciation' : isUnknown);
  const isLeftBehind = (worn: Column): boolean =>
    columns.some((one) => mayBeLeft(one) && one.left > worn.right);
  if (!taken.some(isLeftBehind)) return columns;
  const read = rows.map((tokens): Row => cellsOf(tokens, columns));
  for (const worn of taken)
    for (const cost of columns.filter((one) => OF_ROW.has(one.kind) && one.right < worn.left))
      for (const left of columns.filter((one) => mayBeLeft(one) && one.left > worn.right)) {
        const full = read.filter((row) => row.has(cost) && row.has(left) && row.has(worn));
        const isWorn = full.filter((row) => valueAt(row, worn) !== 0).length >= LEAST_TELLING;
        if (full.length < LEAST_ROWS || !isWorn) continue;
        if (!agree(full, (row) => leaves(row, cost, worn, left))) continue;
        const rate = columns.find(
          (column) => isUnknown(column) && agree(full, (row) => makes(row, cost, column, worn)),
        );
        return columns.map((column): Column => {
          if (column === worn) return { ...column, kind: 'depreciation' };
          if (column === left) return { ...column, kind: 'acv' };
          if (column === rate) return { ...column, kind: 'depreciationPercent' };
          return column === cost ? { ...column, kind: 'rcv' } : column;
        });
      }
  return columns;
};

const isUnknown = ({ kind, text }: Column): boolean =>
  kind === 'otherNumber' && headingKind(text) === null;

/** `Cost | Depreciation | Value`: behind what is taken off, even a total may be what is left. */
const mayBeLeft = (column: Column): boolean => isUnknown(column) || OF_ROW.has(column.kind);

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
