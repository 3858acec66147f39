import { normalizeName } from '../../estimate/normalize-name.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import type { Line } from '../pages/lines.ts';
import { couldHeadRows, endsInColon, isLikeHead } from '../rooms/plain-heads.ts';
import { cleanName, roomLine } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { State } from '../row-lines/row-state.ts';
import { readTotal } from '../sums/read-total.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { pitchBetween, TIGHT, WIDEST_NOTE } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isCapitalsAtNumbers, isNameSetOff } from './set-in-lines.ts';

/**
 * Whether plain text below a numbered row stands among `rows`: with the next row behind it, or the
 * room's total, and no table head before these, it heads nothing whatever it says, since a room
 * would begin with a head of its own. `foot` where nothing of the table follows on the page; null
 * for any other line.
 */
export const isAmongRows = (
  line: Line,
  rest: readonly Line[],
  table: Table,
  state: State,
  headerOf: ReadonlyMap<Line, HeaderRow>,
): 'rows' | 'foot' | null => {
  if (!table.numbered || state.item === null || state.afterTotal || state.heads.length > 0)
    return null;
  if (standsOut(line, table.look)) return null;
  // Behind a room's name its height may stand in plain type.
  if (line.words[0]?.bold === true && !table.look.bold && roomLine(line.text) !== null) return null;
  const follows = whatFollows(rest, table, headerOf);
  return follows === 'foot' && line.ocr ? null : follows;
};

/** What comes first below a line: a numbered row or its room's total; null for a table's head. */
export const whatFollows = (
  rest: readonly Line[],
  table: Table,
  headerOf: ReadonlyMap<Line, HeaderRow>,
): 'rows' | 'foot' | null => {
  if (!table.numbered) return null;
  for (const [index, next] of rest.entries()) {
    if (headerOf.has(next)) return null;
    const start = itemStartOf(next);
    if (start !== null && Math.abs(start.left - (table.numberLeft ?? start.left)) < 16)
      return 'rows';
    const total = start === null ? readTotal(next, rest[index + 1], table) : null;
    if (total !== null && ROOM_TOTALS.has(total.kind)) return 'rows';
  }
  return 'foot';
};

const ROOM_TOTALS: ReadonlySet<string> = new Set(['room', 'level', 'labor_minimums']);

/**
 * A sub-head without any style of its own: a name at the rows' left edge, right above a numbered
 * row, that has headed rows before, goes on as the room's first one began, or ends in a colon; any
 * other stands close above the row and well apart from what stands above it. Notes stand the other
 * way round, or set in.
 */
export const headsRowsBelow = (
  line: Line,
  rest: readonly Line[],
  item: RawItem,
  table: Table,
  { firstSection: first, plainHeads }: Pick<State, 'firstSection' | 'plainHeads'>,
): boolean => {
  const [next] = rest;
  if (!table.numbered || Math.abs(line.box.left - (table.numberLeft ?? line.box.left)) > 12)
    return false;
  const isLike = (): boolean =>
    plainHeads.has(normalizeName(cleanName(line.text))) ||
    (first !== null && isLikeHead(line, first));
  // The last head of a room may have no rows.
  if (next !== undefined && !beginsRow(rest, table))
    return totalLabel(next.text)?.kind === 'room' && isLike();
  if (next !== undefined && isLike()) return true;
  if (!couldHeadRows(line)) return false;
  if (next !== undefined && endsInColon(line)) return true;
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === undefined) return false;
  if (table.setsIn && isCapitalsAtNumbers(line, table.numberLeft, table.look)) return true;
  if (next !== undefined && isNameSetOff(line, above, next, table)) return true;
  const rows = table.wrap.rowPitch ?? 0;
  // First on its page, it stands closer to the row below than a note of the row before would.
  if (above.page !== line.page)
    return next !== undefined && pitchBetween(line, next) < Math.min(TIGHT, rows * 0.85);
  const apart = pitchBetween(above, line);
  // At the foot of a page its rows are not seen; then it stands further off than rows do.
  if (next === undefined) return apart > Math.max(WIDEST_NOTE, rows * 1.15);
  return apart * line.fontSize > pitchBetween(line, next) * next.fontSize * 1.2;
};

/** Whether the first of the lines begins a numbered row; lists in remarks are numbered too. */
export const beginsRow = (lines: readonly Line[], table: Table): boolean => {
  const [first, ...below] = lines;
  const start = first === undefined ? null : itemStartOf(first);
  if (first === undefined || start === null) return false;
  const next = below.findIndex((line) => itemStartOf(line) !== null);
  const own = below.slice(0, next < 0 ? ROW_LINES : Math.min(ROW_LINES, next));
  return [start.rest, ...own.map((line) => line.words)].some((words) => {
    const { figures, strayTexts } = assignColumns(tokensOf(words), table.model.columns);
    return figures >= 2 && (strayTexts === 0 || words === start.rest);
  });
};

/** Lines among which the figures of a row stand, behind its first. */
const ROW_LINES = 4;
