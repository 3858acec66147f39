import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import {
  columnsAtCells,
  isFigure,
  mayStandIn,
  type Place,
  withUnitApart,
} from './cells-beside-heads.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** Font sizes between two cells, at least; figures are cells of their own. */
const CELL_GAP = 0.7;

/** Rows that have a cell under every heading, at least. */
const LEAST_ROWS = 3;

/** Share of all rows with two figures whose cells stand where those of the full ones do, at least. */
const MOST = 0.5;

/**
 * Headings that all begin at the left of their columns stand above figures that end at the right, so that a figure may
 * stand nearer to the heading behind than to its own, with words before, between and behind the figures. Where some
 * rows have as many cells as the table has headings, of the kind and between the neighbours of each, the order says
 * whose they are: the columns then stand where their cells do, if those of most rows do.
 */
export const withCellsInOrder = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const priced = rows.filter((tokens) => tokens.filter(isFigure).length >= 2);
  // Of `1.` in front of a row nothing is left here.
  const [first] = columns;
  const isNumbered = (tokens: readonly Token[]): boolean =>
    (tokens[0]?.left ?? 0) < (first?.right ?? 0);
  const counts = priced.some(isNumbered) ? columns : columns.slice(1);
  const moved = movedToCells(counts, priced);
  return moved === null ? columns : [...columns.slice(0, -counts.length), ...moved];
};

/** The columns where the cells of most rows stand; null where the headings tell, or nothing does. */
const movedToCells = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] | null => {
  if (columns.length < LEAST_COLUMNS) return null;
  const hasUnits = columns.some(({ kind }) => kind === 'unit');
  const apart = rows.map((tokens) => (hasUnits ? tokens.flatMap(withUnitApart) : tokens));
  const full = apart.flatMap((tokens) => {
    const cells = cellsOf(tokens);
    return isInOrder(cells, columns) ? [{ tokens, cells }] : [];
  });
  if (full.length < LEAST_ROWS) return null;
  const placed = full.filter(({ tokens, cells }) => isPlaced(tokens, cells, columns));
  if (placed.length * 2 > full.length) return null;
  const moved = columnsAtCells(
    columns,
    full.map(({ cells }) => cells),
    [({ left }) => left, ({ right }) => right, ({ left, right }) => (left + right) / 2],
  );
  if (moved === null) return null;
  const agreeing = apart.filter((tokens) => areUnder(cellsOf(tokens), moved));
  return agreeing.length < rows.length * MOST ? null : moved;
};

/** Each cell under a column of its own, some of which may be blank. */
const areUnder = (cells: readonly RowCell[], columns: readonly Column[]): boolean => {
  const places = cells.map(({ left, right }) =>
    columns.findIndex((column) => left < column.right + 1 && right > column.left - 1),
  );
  return places.every((place, at) => place > (places[at - 1] ?? -1));
};

/** Fewer are told by their headings. */
const LEAST_COLUMNS = 4;

/** Neighbouring words, or a figure. */
interface RowCell extends Place {
  tokens: readonly Token[];
}

const cellsOf = (tokens: readonly Token[]): RowCell[] => {
  const cells: RowCell[] = [];
  for (const token of tokens) {
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : token.left - last.right;
    const end = last?.tokens.at(-1);
    const isOther = end !== undefined && isFigure(end) && isFigure(token);
    if (last === undefined || isOther || gap > (token.words[0]?.fontSize ?? 0) * CELL_GAP)
      cells.push({ tokens: [token], left: token.left, right: token.right });
    else
      cells[cells.length - 1] = {
        tokens: [...last.tokens, token],
        left: last.left,
        right: token.right,
      };
  }
  return cells;
};

/** A cell for each column: of its kind, and behind the heading before its own, before the one behind it. */
const isInOrder = (cells: readonly RowCell[], columns: readonly Column[]): boolean =>
  cells.length === columns.length &&
  columns.every((column, at) => {
    const [cell, before, behind] = [cells[at], columns[at - 1], columns[at + 1]];
    if (cell === undefined) return false;
    if (before !== undefined && cell.left < before.left) return false;
    if (behind !== undefined && cell.right > behind.right) return false;
    return isTextColumn(column) || fits(cell, column);
  });

/** `14`, `Nos 14` under a quantity, `M` under a unit: it may be one that nobody else has. */
const fits = ({ tokens }: RowCell, { kind }: Column): boolean =>
  [tokens[0], tokens.at(-1)].some((token) => token !== undefined && mayStandIn(token, kind)) ||
  (kind === 'unit' && tokens.length === 1 && /^\p{L}{1,4}$/u.test(tokens[0]?.text ?? ''));

/** Whether each cell is given to its column as it is. */
const isPlaced = (
  tokens: readonly Token[],
  cells: readonly RowCell[],
  columns: readonly Column[],
): boolean => {
  const assigned = assignColumns(tokens, columns).cells;
  return cells.every((cell, at) => {
    const own = assigned.find(({ token }) => Math.abs(token.left - cell.left) < 1);
    return own !== undefined && own.column === columns[at];
  });
};
