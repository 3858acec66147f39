import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** Points by which the cells of a column may miss their common edge. */
const SAME_EDGE = 3;

/** A row alone agrees with anything. */
const LEAST_ROWS = 2;

/**
 * A browser centres headings over wide columns whose cells begin at the left, so that a cell may
 * stand nearer to the heading before than to its own. Where the rows hold as many figures as there
 * are columns for them, each at an edge that the rows share, and most cannot be placed by their headings,
 * the order says whose they are: the columns then stand where their cells do.
 */
export const withCellsBesideHeads = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const firstNumber = columns.findIndex((column) => !isTextColumn(column));
  const numbers = columns.slice(firstNumber);
  if (firstNumber < 1 || numbers.length < 2 || numbers.some(isTextColumn)) return columns;
  const full = rows.filter((tokens) => figuresOf(tokens, numbers.length) !== null);
  if (full.length < LEAST_ROWS) return columns;
  const placed = full.filter((tokens) => assignColumns(tokens, columns).figures >= numbers.length);
  if (placed.length * 2 > full.length) return columns;
  const moved = numbers.map((column, at): Column | null => {
    const cells = full.flatMap((tokens) => figuresOf(tokens, numbers.length)?.[at] ?? []);
    const [left, right] = [
      Math.min(...cells.map((cell) => cell.left)),
      Math.max(...cells.map((cell) => cell.right)),
    ];
    const isAligned =
      cells.every((cell) => cell.left - left < SAME_EDGE) ||
      cells.every((cell) => right - cell.right < SAME_EDGE);
    return isAligned ? { ...column, left, right } : null;
  });
  const known = moved.flatMap((column) => column ?? []);
  const isOrdered = known.every((column, at) => column.left > (known[at - 1]?.right ?? 0));
  if (known.length < moved.length || !isOrdered) return columns;
  return [...columns.slice(0, firstNumber), ...known];
};

/** The last figures of a row of words and figures, as many as are asked for; null where it has others. */
const figuresOf = (tokens: readonly Token[], count: number): readonly Token[] | null => {
  const figures = tokens.slice(-count);
  const words = tokens.slice(0, -count);
  return figures.length === count &&
    words.some(({ kind }) => kind === 'text') &&
    words.at(-1)?.kind === 'text' &&
    figures.every(({ kind }) => kind === 'amount' || kind === 'quantity')
    ? figures
    : null;
};
