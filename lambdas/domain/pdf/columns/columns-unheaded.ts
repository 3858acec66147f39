import type { Token } from '../tokens/token.ts';
import { apart } from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** Points by which the right edges of one column's figures differ in a scan. */
const SAME_EDGE = 5;
/** Points between a figure and the heading of its column, at the most. */
const REACH = 12;
/** Fewer rows may have a figure anywhere. */
const LEAST_ROWS = 3;
/** Nothing else looks like an age and a life, and few rows may have one. */
const LEAST_AGES = 2;
/** Of the rows, so many have a figure in such a column. */
const LEAST_SHARE = 0.5;

/**
 * Of a scan: with the columns whose heads were not read, as of `Unit` over `Price` in a cell of a
 * grid that the other heads stand in the middle of. Their figures end below each other in row after
 * row, and no heading is near; what they are, the rows' arithmetic tells.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withColumnsUnheaded = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const heads = columns.filter((column) => !isTextColumn(column));
  const first = Math.min(...heads.map(({ left }) => left));
  const measured = rows.filter((row) => row.filter((one) => isFigure(one, first)).length >= 3);
  const free = measured.map((row) =>
    row.filter((one) => isFigure(one, first) && heads.every((head) => apart(one, head) > REACH)),
  );
  const found: Column[] = [];
  for (const figure of free.flat()) {
    if (found.some((column) => isEdge(figure, column))) continue;
    const below = free.flatMap((row) => row.find((one) => isEdge(one, figure)) ?? []);
    const least =
      figure.kind === 'ageLife' ? LEAST_AGES : Math.max(LEAST_ROWS, measured.length * LEAST_SHARE);
    if (below.length < least) continue;
    const left = Math.min(...below.map((one) => one.left));
    found.push({ kind: 'otherNumber', text: '', left, right: figure.right, row: 0, align: null });
  }
  return found.length === 0 ? columns : [...columns, ...found].sort((a, b) => a.left - b.left);
};

/** Without those of them of which nothing tells what they are: their figures are told as strays. */
export const withoutUntold = (columns: readonly Column[]): Column[] =>
  columns.filter(({ kind, text }) => kind !== 'otherNumber' || text !== '');

/** Behind where the first column of figures begins: words of a description may be figures. */
const isFigure = ({ kind, decimals, left }: Token, first: number): boolean =>
  left >= first && ((kind === 'amount' && decimals === 2) || kind === 'ageLife');

const isEdge = (one: { right: number }, other: { right: number }): boolean =>
  Math.abs(one.right - other.right) <= SAME_EDGE;
