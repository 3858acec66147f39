import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { near } from '../tokens/token.ts';
import type { Assignment, Cell } from './assignment.ts';
import type { Column } from './column-model.ts';

/** Points by which it may miss the edge of the prices. */
const AT_EDGE = 3;

/**
 * `1.00 EA` alone at the edge where other rows end `9.50 HR @ 212.00`: of a row that has no price, the quantity stands
 * in its place. It stands apart from the words before it, in a row without another quantity or a price.
 */
export const withQuantityAtPrice = (
  assigned: Assignment,
  columns: readonly Column[],
): Assignment => {
  const quantity = columns.find(({ kind }) => kind === 'quantity');
  const price = columns.find(({ kind }) => kind === 'unitPrice');
  const edge = price?.align?.edge === 'right' ? price.align.at : null;
  if (quantity === undefined || edge === null) return assigned;
  const { cells } = assigned;
  if (cells.some(({ column }) => column === quantity || column === price)) return assigned;
  const isThere = ({ token, column }: Cell, at: number): boolean =>
    token.kind === 'quantity' &&
    (column === null || TEXT_COLUMNS.has(column.kind)) &&
    Math.abs(token.right - edge) < AT_EDGE &&
    !near(cells[at - 1]?.token.words.at(-1), token.words[0]);
  const found = cells.findIndex(isThere);
  return found < 0
    ? assigned
    : {
        ...assigned,
        cells: cells.map((cell, at) => (at === found ? { ...cell, column: quantity } : cell)),
        figures: assigned.figures + 1,
      };
};
