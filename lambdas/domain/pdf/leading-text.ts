import { assignColumns } from './columns/assign-columns.ts';
import { standsOut, type Table } from './learn-tables.ts';
import { pitchBetween, TIGHT, WIDEST_NOTE } from './line-pitch.ts';
import { couldBeName, isMachineNote, isPageFurniture, sectionMark } from './line-shapes.ts';
import type { Line } from './lines.ts';
import { isWholeRow } from './read-item-line.ts';
import type { State } from './row-state.ts';
import { tokensOf } from './tokens/tokens.ts';
import { TEXT_COLUMNS } from './vocabulary.ts';
import { isReckoning } from './wrapped-text.ts';

/** Right above a row's figures, where no column holds descriptions, nothing else can stand. */
export const standsOnFigures = (line: Line, next: Line, { model, numbered }: Table): boolean => {
  if (numbered || model.describesInRow || line.page !== next.page) return false;
  const assigned = assignColumns(tokensOf(next.words), model.columns);
  const isRow = assigned.strayTexts === 0 && !isReckoning(next.text);
  return isRow && isWholeRow(assigned, false) && pitchBetween(line, next) < WIDEST_NOTE;
};

/** A row without a number may have its description at the foot of a page, its figures overleaf. */
export const awaitsFiguresOverleaf = (line: Line, table: Table, { item }: State): boolean =>
  item !== null &&
  !table.model.describesInRow &&
  !standsOut(line, table.look) &&
  sectionMark(line.text) === null &&
  !isMachineNote(line.text) &&
  !isPageFurniture(line.text) &&
  !endsSentence(line.text);

const endsSentence = (text: string): boolean =>
  /[\p{L}\d)"”][.!?]$/u.test(text) && text.split(' ').length > 2;

/**
 * Plain text between a row and the description of the next one: set in or out from that, a sentence
 * or a reckoning, or further off from it than that is from its figures.
 */
const isNoteAboveRow = (line: Line, description: Line, figures: Line | undefined): boolean =>
  Math.abs(line.box.left - description.box.left) > 3 ||
  endsSentence(line.text) ||
  isReckoning(line.text) ||
  (figures !== undefined &&
    pitchBetween(line, description) > pitchBetween(description, figures) * 1.12);

/** Text that stands close above the figures of the next row, and apart from the row before it. */
export const leadsNextRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  if (isMachineNote(line.text) || sectionMark(line.text) !== null) return false;
  if (state.table !== null && standsOut(line, state.table.look) && couldBeName(line)) return false;
  if (state.table !== null && isIndentedNote(line, state.table)) return false;
  const before = state.leading.at(-1) ?? state.item?.lines.at(-1);
  const above = before === undefined ? Number.POSITIVE_INFINITY : pitchBetween(before, line);
  const [next] = rest;
  if (next === undefined || state.table === null) return false;
  const below = pitchBetween(line, next);
  const { model } = state.table;
  const assigned = assignColumns(tokensOf(next.words), model.columns);
  const isRow = assigned.figures >= 2 && assigned.strayTexts === 0 && !isReckoning(next.text);
  if (standsOnFigures(line, next, state.table)) return true;
  if (below > TIGHT) return false;
  if (state.leading.length === 0 && below > above * 0.9) return false;
  if (state.leading.length >= 4) return false;
  if (isRow) return true;
  if (state.item !== null && !model.describesInRow && isNoteAboveRow(line, next, rest[1]))
    return false;
  return leadsNextRow(next, rest.slice(1), { ...state, leading: [...state.leading, line] });
};

/** A description alone on its line or lines, with the row's figures right below. */
export const standsOnRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  const [next, ...others] = rest;
  if (next === undefined || state.table === null || sectionMark(line.text) !== null) return false;
  if (line.page !== next.page || pitchBetween(line, next) > WIDEST_NOTE) return false;
  const { figures } = assignColumns(tokensOf(next.words), state.table.model.columns);
  if (figures >= 2) return true;
  const sameType = line.bold === next.bold && line.italic === next.italic;
  return sameType && others.length > 0 && standsOnRow(next, others, state);
};

/** Below the descriptions but not at their left edge, where a description would begin. */
const isIndentedNote = (line: Line, { model, wrap }: Table): boolean => {
  if (!wrap.wrapsBelow || wrap.lefts.length === 0) return false;
  const others = model.columns.filter(
    (column) => TEXT_COLUMNS.has(column.kind) && column.kind !== 'description',
  );
  const reach = line.ocr ? 10 : 4;
  return [...wrap.lefts, ...others.map((column) => column.left)].every(
    (left) => Math.abs(left - line.box.left) > reach,
  );
};
