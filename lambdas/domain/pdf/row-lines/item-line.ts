import { assignColumns } from '../columns/assign-columns.ts';
import type { Assignment, Cell } from '../columns/assignment.ts';
import type { Line } from '../pages/lines.ts';
import type { GroupTracker } from '../rooms/groups.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Table } from '../tables/table.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { AcceptedRows } from './accepted-rows.ts';
import { newRawItem, type RawItem } from './raw-item.ts';
import type { State } from './row-state.ts';
import { AMONG_FIGURES, isWholeRow } from './shapes-of-rows.ts';

/** What reads the rows of a table, and where it stands. */
export interface Reading {
  /** The lines below on the page. */
  rest: readonly Line[];
  table: Table;
  state: State;
  groups: GroupTracker;
  rows: AcceptedRows;
  /** Lines of discounts that a sum counts with the rows. */
  discounts: ReadonlySet<Line>;
  /** Lets the lines above a table head the rows that begin now. */
  takeHeads(): void;
}

/** A line of a table, with its figures in the columns. */
export interface ItemLine extends Reading {
  line: Line;
  /** The row that was open when the line was met. */
  item: RawItem | null;
  assigned: Assignment;
  /** The row that is open has a number, and no figures yet. */
  isAwaited: boolean;
  /** Quantity, price and amount, each in its column. */
  isWhole: boolean;
  /** Words of a description, a category or the like. */
  hasText: boolean;
}

/**
 * Reads a line as one kind of what rows consist of: true where it is that, false where it can be
 * nothing but text, null where another step may know it.
 */
export type Step = (line: ItemLine) => boolean | null;

export const lookAt = (line: Line, reading: Reading): ItemLine => {
  const { table, state } = reading;
  const { item } = state;
  const assigned = assignColumns(tokensOf(line.words), table.model.columns);
  const isAwaited = item !== null && item.number !== null && item.figureLines === 0;
  return {
    ...reading,
    line,
    item,
    assigned,
    isAwaited,
    isWhole: isWholeRow(assigned, isAwaited),
    hasText: assigned.cells.some(isText),
  };
};

const isText = ({ column }: Cell): boolean =>
  column !== null && TEXT_COLUMNS.has(column.kind) && !AMONG_FIGURES.has(column.kind);

/** A row that begins with a line, below the heads that stand above it. */
export const beginRow = (
  line: Line,
  { table, state, groups, rows, takeHeads }: Reading,
): RawItem => {
  rows.settleTentative();
  takeHeads();
  return newRawItem(line, table.model, groups.current(), state);
};

/** Opens a row whose first lines lead to the line with its figures. */
export const openRow = (item: RawItem, line: Line, state: State): void => {
  item.lines = [...state.leading, line];
  item.said = state.said;
  state.leading = [];
  state.said = [];
  state.item = item;
  state.afterTotal = false;
  state.belowSum = false;
};
