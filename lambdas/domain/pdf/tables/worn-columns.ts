import { assignColumns } from '../columns/assign-columns.ts';
import type { Column } from '../columns/column-model.ts';
import type { Token } from '../tokens/token.ts';

/**
 * `Off   Actual` behind `New cost`, neither of them known: what is taken off and what is left, where the two make
 * the cost in all rows that have both. What is alone and the whole cost where nothing is taken off is what is left.
 */
export const nameWorn = (
  columns: readonly Column[],
  unknown: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const cost = columns.find(({ kind }) => kind === 'rcv');
  const isTold = columns.some(({ kind }) => kind === 'depreciation' || kind === 'acv');
  if (cost === undefined || isTold || unknown.length < 2) return columns;
  const values = rows.map(
    (tokens) =>
      new Map(
        assignColumns(tokens, columns).cells.flatMap(({ token, column }) =>
          column === null || token.value === null ? [] : [[column, token.value] as const],
        ),
      ),
  );
  const isPair = (off: Column, left: Column): boolean => {
    const misses = values.flatMap((row): number[] => {
      const [whole, lost, rest] = [row.get(cost), row.get(off), row.get(left)];
      if (whole === undefined || rest === undefined) return [];
      return [Math.abs(whole - Math.abs(lost ?? 0) - rest)];
    });
    const worn = values.filter((row) => row.has(cost) && row.has(off) && row.has(left)).length;
    const held = misses.filter((missed) => missed <= 0.02).length;
    return worn >= LEAST_WORN && held >= misses.length * 0.8;
  };
  for (const off of unknown)
    for (const left of unknown)
      if (off !== left && isPair(off, left))
        return columns.map((column) =>
          column === off
            ? { ...column, kind: 'depreciation' }
            : column === left
              ? { ...column, kind: 'acv' }
              : column,
        );
  return columns;
};

/** Rows with both: two figures that make a third by chance are rarer. */
const LEAST_WORN = 3;
