import { completesNote } from '../between-rows/cells-below.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import type { Assignment, Cell } from '../columns/assignment.ts';
import type { Line } from '../pages/lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Step } from './item-line.ts';
import { addCells, hasRowFigures, type RawItem } from './raw-item.ts';
import { AMONG_FIGURES, hasRowFiguresIn, isInRunningText } from './shapes-of-rows.ts';
import { addText, addToDescription, takeTexts } from './take-texts.ts';

/** What a row's second line of figures says of its wear. */
const WEAR: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'ageLife',
  'lifeYears',
  'condition',
  'depreciationPercent',
]);

/** `Avg.   10.00%` right below a row without a number: its wear, where it has none yet. */
export const readWear: Step = ({ line, table, assigned, item }) => {
  const last = item?.lines.at(-1);
  if (table.numbered || item === null || last === undefined) return null;
  if (item.figureLines !== 1 || item.notes.length > 0 || assigned.strayTexts > 0) return null;
  if (pitchBetween(last, line) > SECOND_LINE) return null;
  if (!isWear(assigned) || !addCells(item, assigned.cells)) return null;
  item.lines.push(line);
  return true;
};

const isWear = ({ cells }: Assignment): boolean =>
  cells.every(
    ({ column, token }) => token.kind === 'mark' || (column !== null && WEAR.has(column.kind)),
  );

/** `25%` alone right below the depreciation of a row: the rate that it was reckoned with. */
export const readRateBelow: Step = ({ line, assigned, item }) => {
  const last = item?.lines.at(-1);
  const [cell, another] = assigned.cells;
  if (item === null || last === undefined || cell === undefined || another !== undefined)
    return null;
  const depreciation = item.cells.get('depreciation') ?? item.cells.get('lostDepreciation');
  if (cell.token.kind !== 'percent' || item.depreciationRate !== null) return null;
  if (depreciation === undefined || item.cells.has('depreciationPercent')) return null;
  if (pitchBetween(last, line) > SECOND_LINE || last.page !== line.page) return null;
  const isBelow =
    cell.token.left < depreciation.right + BESIDE && cell.token.right > depreciation.left - BESIDE;
  if (!isBelow) return null;
  item.depreciationRate = cell.token;
  item.lines.push(line);
  return true;
};

/** Points by which a rate may miss the amount above it. */
const BESIDE = 4;

/** Lines of figures that a row has, at most, and below them one of its condition. */
const LINES_OF_ROW = 4;

/** The figures of the row that is open, or more of them. */
export const readMoreFigures: Step = ({ line, state, item, assigned, hasText, rows }) => {
  if (item === null || state.afterTotal) return false;
  if (item.figureLines >= LINES_OF_ROW + (isWear(assigned) ? 1 : 0)) return false;
  const isFirst = item.figureLines === 0;
  if (!isFirst && (hasText || item.notes.length > 0)) return false;
  if (!isFirst && completesNote(item, line.words)) {
    item.lines.push(line);
    return true;
  }
  if (hasText && (!hasRowFiguresIn(assigned) || isInRunningText(assigned))) return false;
  const { cells } = besideFilled(item, assigned, line);
  if (!addCells(item, cells)) return false;
  // Text that stood between the number and the figures is the description's second line.
  if (item.figureLines === 1) {
    for (const note of item.notes) addToDescription(item, note.line.text, note.line);
    item.notes = [];
  }
  item.lines.push(line);
  if (hasText) takeTexts(item, assigned, line);
  else
    for (const { column, token } of cells)
      if (column !== null && AMONG_FIGURES.has(column.kind)) addText(item, column.kind, token.raw);
  if (hasRowFigures(item) && item.figureLines === 1) rows.accept(item);
  return true;
};

/**
 * The second line of figures stands below the first, and one of its columns, too: `RCV` over `ACV`.
 * What is filled takes no more.
 */
const besideFilled = (item: RawItem, assigned: Assignment, line: Line): Assignment => {
  const filled = ({ column }: Cell): boolean => column !== null && item.cells.has(column.kind);
  if (item.figureLines === 0 || !assigned.cells.some(filled)) return assigned;
  const free = item.model.columns.filter(({ kind }) => !item.cells.has(kind));
  const again = assignColumns(tokensOf(line.words), free);
  const isWhole = again.strayTexts === 0 && again.figures === assigned.figures;
  return isWhole ? again : assigned;
};
