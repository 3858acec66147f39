import { assignColumns } from '../columns/assign-columns.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import type { Line } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { areMeasuresAlone } from '../rooms/measures.ts';
import { couldBeName, sectionMark } from '../rooms/room-lines.ts';
import { itemStartOf, ROW_NUMBER } from '../row-lines/item-start.ts';
import { isFigure } from '../row-lines/raw-item.ts';
import type { State } from '../row-lines/row-state.ts';
import { isNumberedNote, isWholeRow } from '../row-lines/shapes-of-rows.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { pitchBetween, TIGHT, WIDEST_NOTE } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { tokensOf } from '../tokens/tokens.ts';
import {
  CLEARLY_TIGHTER,
  isReckoning,
  isSentence,
  lacksRoomFor,
  OPEN_END,
  pitchOf,
  styleOf,
} from './wrapped-text.ts';

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

/** A whole sentence; descriptions may break behind a short form. */
export const saysWhole = (text: string): boolean => endsSentence(text) && !SHORT_FORM.test(text);

/**
 * Plain text between a row and the description of the next one: set in or out from that, a sentence
 * or a reckoning, or further off from it than that is from its figures.
 */
const isNoteAboveRow = (
  line: Line,
  description: Line,
  figures: Line | undefined,
  [row]: readonly Line[],
): boolean =>
  (Math.abs(line.box.left - description.box.left) > SAME_EDGE &&
    !isAboveSetIn(line, description, row)) ||
  endsSentence(line.text) ||
  isReckoning(line.text) ||
  (figures !== undefined &&
    pitchBetween(line, description) > pitchBetween(description, figures) * 1.12);

/** `Stud wall, 2" x 4" @ 16" OC,` where the row before begins, over `with double top plate` set in: a row begins anew. */
const isAboveSetIn = (line: Line, below: Line, row: Line | undefined): boolean =>
  row !== undefined &&
  below.box.left > line.box.left &&
  Math.abs(row.box.left - line.box.left) < SAME_EDGE &&
  !/\d\.\d{2}\b/.test(row.text);

/** Text that stands close above the figures of the next row, and apart from the row before it. */
export const leadsNextRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  if (isMachineNote(line.text) || sectionMark(line.text) !== null) return false;
  if (areMeasuresAlone(line.text)) return false;
  if (state.table !== null && standsOut(line, state.table.look) && couldBeName(line)) return false;
  if (state.table !== null && isIndentedNote(line, state.table)) return false;
  const { item, leading } = state;
  const before = leading.at(-1) ?? item?.notes.at(-1)?.line ?? item?.lines.at(-1);
  const above = before === undefined ? Number.POSITIVE_INFINITY : pitchBetween(before, line);
  const [next] = rest;
  if (next === undefined || state.table === null || totalLabel(next.text) !== null) return false;
  const { model, leastFigures } = state.table;
  const assigned = assignColumns(tokensOf(next.words), model.columns);
  const words = assigned.cells.find(({ column }) => column?.kind === 'description')?.token;
  // The remarks of a row may be smaller than its words, and more of them.
  const below =
    line.page === next.page
      ? pitchOf(line, next, Math.max(next.fontSize, words?.words[0]?.fontSize ?? 0))
      : Number.POSITIVE_INFINITY;
  const isRow =
    (assigned.figures >= leastFigures || isNumberedNote(assigned)) &&
    assigned.strayTexts === 0 &&
    !isReckoning(next.text);
  if (standsOnFigures(line, next, state.table)) return true;
  if (below > TIGHT) return false;
  if (isAsFarAsRows(below, state.table) && line.page === next.page) return false;
  if (state.leading.length === 0 && below > above * 0.9) return false;
  if (state.leading.length >= 4) return false;
  // A whole sentence that is set in from the words of the row, or slanted above upright ones.
  if (isRow && words !== undefined) {
    const style = styleOf(words.words);
    const isSlanted = !line.ocr && line.italic && !style.italic;
    const isWhole = saysWhole(line.text);
    if (isWhole && (isSlanted || line.box.left > words.left + SAME_EDGE)) return false;
    // `Lift rental split w/ Operatories` at the foot of a high cell: a remark on the row above.
    if (item !== null && leading.length === 0 && isSlanted) return false;
    // Nor does a line in smaller type begin words in larger at its edge, however close it stands above them.
    const isSmaller = !line.ocr && line.fontSize < style.fontSize * SMALLER;
    const isAtEdge = Math.abs(line.box.left - words.left) < SAME_EDGE;
    if (item !== null && isSmaller && isAtEdge) return false;
  }
  // A name at the edge of the numbers that stand before the words.
  const isNumbered = assigned.cells.some(({ token }) => token.right < (words?.left ?? 0));
  if (isRow && words !== undefined && isNumbered) {
    // Nor does a sentence lead words that begin anew.
    const whole = [...state.leading, line].map(({ text }) => text).join(' ');
    const isAnew = isSentence(whole) && /^\p{Lu}/u.test(words.text);
    if (isAnew || line.box.left < words.left - line.fontSize) return false;
  }
  if (isRow) return true;
  if (item !== null && !model.describesInRow && isNoteAboveRow(line, next, rest[1], item.lines))
    return false;
  return leadsNextRow(next, rest.slice(1), { ...state, leading: [...state.leading, line] });
};

/** Where the lines of one description are closer to each other than rows are: the line below is another's. */
const isAsFarAsRows = (below: number, { wrap: { pitch, rowPitch } }: Table): boolean =>
  pitch !== null &&
  rowPitch !== null &&
  pitch < rowPitch * CLEARLY_TIGHTER &&
  rowPitch - below < below - pitch;

/** Sizes of one type differ by less than this share. */
const SMALLER = 0.93;

/** A description alone on its line or lines, with the row's figures right below. */
export const standsOnRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  const [next, ...others] = rest;
  if (next === undefined || state.table === null || sectionMark(line.text) !== null) return false;
  if (line.page !== next.page || pitchBetween(line, next) > WIDEST_NOTE) return false;
  if (totalLabel(next.text) !== null) return false;
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
  // A row's number ends at an edge, and begins wherever it does.
  const [number, word] = line.words;
  const isNumbered =
    word !== undefined &&
    ROW_NUMBER.test(number?.text ?? '') &&
    others.some(({ kind }) => kind === 'itemNumber');
  const begins = isNumbered ? word.box.left : line.box.left;
  return [...wrap.lefts, ...others.map((column) => column.left)].every(
    (left) => Math.abs(left - begins) > reach,
  );
};

/** So much further off than the line below it stands what is above the beginning of a row. */
const APART = 1.12;

/** Short forms that descriptions have before they go on: `Dumpster load - Approx.` */
const SHORT_FORM = /\b(?:approx|incl|excl|equip|min|max|avg|std|sq|ft|lin|disp)\.$/i;

/** Font sizes between a number and what stands behind it, where it is a column of its own. */
const OWN_COLUMN = 0.5;

/** Lines above the row's own that its description takes at the most. */
const MOST_ABOVE = 3;

/**
 * `Gutter guard/screen -` above `4.  High grade   22.28 LF`: the first line of a description whose
 * row has its number, in a column of its own, and its figures beside a later one. It stands at the descriptions' edge, in their
 * type, closer to its row than to what is above, and had no room for the row's first word.
 */
export const leadsNumberedRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  const { table, item, leading } = state;
  const [next] = rest;
  if (table === null || next === undefined || isMachineNote(line.text)) return false;
  if (sectionMark(line.text) !== null || isReckoning(line.text)) return false;
  if (saysWhole(line.text)) return false;
  const below = pitchBetween(line, next);
  if (below > TIGHT || goesOnOverleaf(line, state)) return false;
  const before = leading.at(-1) ?? item?.notes.at(-1)?.line ?? item?.lines.at(-1);
  const isApart = before === undefined || pitchBetween(before, line) >= below * APART;
  if (leading.length === 0 && !isApart && !leadsSmallLetters(line, rest, item)) return false;
  const start = itemStartOf(next);
  if (start === null)
    return (
      leading.length + 1 < MOST_ABOVE &&
      Math.abs(next.box.left - line.box.left) < SAME_EDGE &&
      lacksRoomFor(next.words, line, table.wrap) &&
      leadsNumberedRow(next, rest.slice(1), { ...state, leading: [...leading, line] })
    );
  const { cells, strayTexts, figures } = assignColumns(tokensOf(start.rest), table.model.columns);
  const words = cells.flatMap(({ column, token }) =>
    column?.kind === 'description' ? token.words : [],
  );
  const [first] = words;
  // Quantities may stand before the descriptions.
  const figure = cells.find(
    (cell) => isFigure(cell) && cell.token.left > (first?.box.left ?? Number.POSITIVE_INFINITY),
  );
  if (first === undefined || figure === undefined || figures < 2 || strayTexts > 0) return false;
  const style = styleOf(words);
  const [behind] = start.rest;
  const number = next.words.findLast(({ box }) => box.right <= (behind?.box.left ?? 0));
  return (
    behind !== undefined &&
    number !== undefined &&
    behind.box.left - number.box.right > style.fontSize * OWN_COLUMN &&
    Math.abs(first.box.left - line.box.left) < SAME_EDGE &&
    line.box.right < figure.token.left &&
    line.bold === style.bold &&
    line.italic === style.italic &&
    Math.abs(line.fontSize - style.fontSize) < style.fontSize * 0.1 &&
    lacksRoomFor(words, line, table.wrap)
  );
};

/**
 * `Interior, living room ceiling -` above `6.  patch, prime and paint`: no row begins in small letters, and none
 * goes on with a capital, where cells are set at the bottom and all lines are as far apart.
 */
const leadsSmallLetters = (line: Line, rest: readonly Line[], item: State['item']): boolean => {
  const row = rest.slice(0, MOST_ABOVE).find((one) => itemStartOf(one) !== null);
  const [first] = (row === undefined ? null : itemStartOf(row))?.rest ?? [];
  return (
    first !== undefined &&
    /^\p{Ll}{3}/u.test(first.text) &&
    /^\p{Lu}/u.test(line.text) &&
    !OPEN_END.test(item?.description.join(' ') ?? '') &&
    !line.ocr
  );
};

/** The last words of the page before are unfinished: what stands here first goes on with them. */
const goesOnOverleaf = (line: Line, { item, leading }: State): boolean =>
  item !== null &&
  leading.length === 0 &&
  item.notes.length === 0 &&
  item.figureLines > 0 &&
  item.lines.at(-1)?.page !== line.page &&
  OPEN_END.test(item.description.join(' '));

/** Points by which the lines of one description begin apart at most. */
const SAME_EDGE = 3;
