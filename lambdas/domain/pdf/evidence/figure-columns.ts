import type { CellLine, FigureCell } from './table-cells.ts';

/** Figures that stand one below the other, by the row in which each stands. */
export interface FigureColumn {
  left: number;
  right: number;
  cells: Map<CellLine, FigureCell>;
}

/** Points by which figures of a column miss their edge. */
const EDGE = 2.5;
/** Of all rows, in how many a column has a figure at least. */
const LEAST_SHARE = 0.08;
const LEAST_CELLS = 2;

type Edge = 'right' | 'left' | 'center';

const edgeOf = (cell: FigureCell, edge: Edge): number =>
  edge === 'center' ? (cell.left + cell.right) / 2 : cell[edge];

interface Placed {
  row: CellLine;
  cell: FigureCell;
}

/**
 * The columns of figures, left to right: the most figures that share an edge first, with those
 * that stand between them. What shares none is in no column.
 */
export const figureColumnsOf = (rows: readonly CellLine[]): FigureColumn[] => {
  const columns = columnsIn(spread(rows, MOST_ROWS));
  for (const row of rows)
    for (const cell of row.figures) {
      const center = edgeOf(cell, 'center');
      const column = columns.find(({ left, right }) => center > left && center < right);
      if (column !== undefined && !column.cells.has(row)) column.cells.set(row, cell);
    }
  return columns;
};

/** So many rows show where the columns stand, and what adds up in them. */
const MOST_ROWS = 120;

/** At most so many rows, spread over all. */
export const spread = (rows: readonly CellLine[], most = MOST_ROWS): readonly CellLine[] => {
  const step = Math.max(1, rows.length / most);
  return rows.length <= most
    ? rows
    : Array.from({ length: most }, (_, at) => rows[Math.floor(at * step)] as CellLine);
};

const columnsIn = (rows: readonly CellLine[]): FigureColumn[] => {
  let free = rows.flatMap((row) => row.figures.map((cell): Placed => ({ row, cell })));
  const least = Math.max(LEAST_CELLS, rows.length * LEAST_SHARE);
  const columns: FigureColumn[] = [];
  while (free.length >= least) {
    const group = largestGroup(free);
    if (group.length < least) break;
    const column = columnOf(group);
    const taken = new Set(group);
    const rest: Placed[] = [];
    for (const placed of free) {
      if (taken.has(placed)) continue;
      const center = edgeOf(placed.cell, 'center');
      const isWithin = center > column.left && center < column.right;
      if (isWithin && !column.cells.has(placed.row)) column.cells.set(placed.row, placed.cell);
      else if (!isWithin) rest.push(placed);
    }
    columns.push(column);
    free = rest;
  }
  return columns.sort((a, b) => a.left + a.right - b.left - b.right);
};

const columnOf = (group: readonly Placed[]): FigureColumn => ({
  left: Math.min(...group.map(({ cell }) => cell.left)),
  right: Math.max(...group.map(({ cell }) => cell.right)),
  cells: new Map(group.map(({ row, cell }) => [row, cell])),
});

const largestGroup = (free: readonly Placed[]): Placed[] => {
  let best: Placed[] = [];
  for (const edge of ['right', 'left', 'center'] as const) {
    const sorted = free.toSorted((a, b) => edgeOf(a.cell, edge) - edgeOf(b.cell, edge));
    let from = 0;
    for (let until = 0; until < sorted.length; until += 1) {
      const at = (index: number): number => edgeOf((sorted[index] as Placed).cell, edge);
      while (at(until) - at(from) > EDGE) from += 1;
      if (until - from + 1 > best.length) best = sorted.slice(from, until + 1);
    }
  }
  // One figure of each row.
  const seen = new Set<CellLine>();
  return best.filter(({ row }) => !seen.has(row) && seen.add(row) !== undefined);
};
