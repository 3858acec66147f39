import { assignColumns } from './columns/assign-columns.ts';
import { isDash } from './columns/cell-costs.ts';
import type { GroupTracker } from './groups.ts';
import type { HeaderRow } from './header-row.ts';
import { itemStartOf } from './item-start.ts';
import { standsOut, type Table } from './learn-tables.ts';
import {
  cleanName,
  continuedRoom,
  couldBeName,
  isDimensions,
  isDrawingLabel,
  isMachineNote,
  isOpening,
  isPageFurniture,
  levelLine,
  roomLine,
  roomSize,
  sectionMark,
} from './line-shapes.ts';
import { continueLine, type Line, makeLine, type PageLines, segmentsOf } from './lines.ts';
import { operationBelow } from './operation-lines.ts';
import type { RawItem } from './raw-item.ts';
import { isWholeRow, takeTexts } from './read-item-line.ts';
import { readTotal } from './read-total.ts';
import { nameBesideMeasures } from './room-heads.ts';
import type { State } from './row-state.ts';
import type { ReadWord } from './tokens/token.ts';
import { tokensOf } from './tokens/tokens.ts';
import { isTradeName } from './trade-names.ts';
import { type ColumnKind, TEXT_COLUMNS } from './vocabulary.ts';
import { isReckoning, isWrapped } from './wrapped-text.ts';

/**
 * Reads a line without figures: section, next room's heading, wrapped description or note, and the
 * decimals of a quantity that was too long for its column.
 */
export const readTextLine = (
  printed: Line,
  rest: readonly Line[],
  page: PageLines,
  table: Table,
  state: State,
  groups: GroupTracker,
  headerOf: ReadonlyMap<Line, HeaderRow>,
): void => {
  const { item } = state;
  const line = item === null ? printed : withoutCutDecimals(printed, item);
  if (line === null) return;
  const { text } = line;
  const operation = item === null ? null : operationBelow(line, item);
  if (item !== null && operation !== null) {
    item.texts.set('activity', operation);
    item.lines.push(line);
    return;
  }
  const among = isAmongRows(line, rest, table, state, headerOf);
  const amongRows = among === 'rows';
  const marked = sectionMark(text);
  // `=== ROOF SYSTEM ===`, where headings between the rows are places: no section of one.
  const marksPlace = !table.numbered && table.headsPlaces && standsOut(line, table.look);
  // `** KITCHEN **` below the sum of a room, where its own sum says the name: the next one.
  if (marked !== null && state.afterTotal && groups.closesRoom(cleanName(marked))) {
    state.heads.push(line);
    return;
  }
  const saysSomething =
    marked !== null && item !== null && (isMarkedRemark(marked) || (amongRows && isAside(marked)));
  if (marked !== null && !marksPlace && !saysSomething) {
    state.section = cleanName(marked);
    if (state.heads.length > 0) state.sectionOfHeads = state.section;
    return;
  }
  // The room that is open goes on without another head: so does its last row, with its notes.
  const continued = continuedRoom(text);
  if (continued !== null && item !== null && !state.afterTotal && state.heads.length === 0)
    if (groups.isOpenRoom(continued) && item.lines.at(-1)?.page !== line.page) return;
  const [next] = rest;
  const isDescribed = next !== undefined && standsOnFigures(line, next, table);
  const namesRoom =
    !isDescribed && (roomLine(text) !== null || (groups.knows(text) && couldBeName(line)));
  const leads = table.describedAbove ? standsOnRow : leadsNextRow;
  if (!table.numbered && !namesRoom) {
    if (leads(line, rest, state)) {
      leaveFoot(state, line);
      state.leading.push(line);
      return;
    }
    if (
      rest.every((below) => isPageFurniture(below.text)) &&
      awaitsFiguresOverleaf(line, table, state)
    ) {
      state.leading = [line];
      return;
    }
  }
  leaveFoot(state, line);
  state.leading = [];
  if (item !== null && wrapsItem(line, state, table)) {
    if (table.texts.length > 1)
      takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    else {
      item.description.push(text);
      item.descriptionEnd = { line, right: line.box.right };
    }
    item.lines.push(line);
    return;
  }
  if (isPageFurniture(text) && !amongRows) return;
  if (!table.numbered && item !== null && continuesRow(line, item, table)) {
    takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    item.lines.push(line);
    return;
  }
  const isHeading =
    standsOut(line, table.look) && couldBeName(line) && item?.lines[0]?.bold === false;
  if (item !== null && awaitsFigures(item) && isTightBelow(line, item) && !isHeading) {
    item.notes.push({ line, machine: false });
    return;
  }
  // A plan's own label is no less certain than a room's, before the first row at least.
  if (item === null && levelLine(text) !== null) {
    state.afterTotal = true;
    state.heads.push(line);
    return;
  }
  // Where every room is closed by its total, none begins below a row at the foot of a page.
  // And a name with rows right below it, in a room whose total is to come, is that of a section.
  const isSection =
    item !== null &&
    !state.afterTotal &&
    groups.awaitsTotal() &&
    whatFollows(rest, table, headerOf) === 'rows';
  const inRoom = amongRows || (among === 'foot' && groups.closesRooms());
  if (
    !inRoom &&
    (continued !== null ||
      roomLine(text) !== null ||
      roomSize(text) !== null ||
      nameBesideMeasures(line) !== null ||
      (groups.knows(text) && couldBeName(line) && !isSection))
  ) {
    state.afterTotal = true;
    state.heads.push(line);
    return;
  }
  if (state.afterTotal) {
    state.heads.push(line);
    return;
  }
  if (!inRoom && (isDimensions(text) || isOpening(text))) {
    if (state.heads.length > 0) state.heads.push(line);
    return;
  }
  if (standsOut(line, table.look) && couldBeName(line) && !isMachineNote(text) && !saysSomething) {
    const ahead = rest.find(
      (next) =>
        headerOf.has(next) ||
        (!couldBeName(next) &&
          roomLine(next.text) === null &&
          !isDimensions(next.text) &&
          !isOpening(next.text)),
    );
    const headsNext = rest.slice(0, 8).some((next) => headerOf.has(next));
    // Within a room that its own sum closes, no other begins without one.
    const isWithin = groups.awaitsTotal() && !groups.knows(text);
    const namesRoom = !table.numbered && table.headsPlaces && !isWithin;
    const beginsRoom = headerOf.size === 1 && isRoomAlone(line, table, groups);
    if (
      namesRoom ||
      beginsRoom ||
      (headsNext && ahead !== undefined && headerOf.has(ahead) && !line.italic)
    ) {
      state.afterTotal = true;
      state.heads.push(line);
    } else state.section = cleanName(text);
    return;
  }
  const headsTrade =
    !table.numbered && isTradeName(text) && /\d\.\d{2}\)?$/.test(rest[0]?.text ?? '0.00');
  if (item !== null && (headsTrade || headsRowsBelow(line, rest, item, table))) {
    state.section = cleanName(text);
    return;
  }
  if (item === null) {
    const [next] = rest;
    const short = text.split(/\s+/).length <= 4;
    const beforeItem = next !== undefined && table.numbered && itemStartOf(next) !== null;
    if (couldBeName(line) && short && beforeItem) state.section = cleanName(text);
    return;
  }
  if (isDrawingLabel(text) && line.box.left > page.width * 0.3) return;
  if (!table.numbered && isSumsOnly(line)) return;
  const last = item.notes.at(-1);
  if (last?.machine === true && wrapsNote(last.line, line, table)) {
    // The program's own line was too long for the page.
    last.line = continueLine(last.line, line);
    return;
  }
  item.notes.push({ line, machine: isMachineNote(text) });
};

/**
 * A room's name in a document whose heads are printed once, above the first: it is set as the last
 * room's is, larger than the rows. Sections have smaller type, and name work.
 */
const isRoomAlone = (line: Line, { look }: Table, groups: GroupTracker): boolean =>
  line.fontSize > look.fontSize * 1.04 && groups.isLikeRoom(line) && !isTradeName(line.text);

/**
 * `12,705. SF` goes on below the figure with `75`: takes that to the quantity and leaves the rest
 * of the line; null where nothing is left.
 */
const withoutCutDecimals = (line: Line, item: RawItem): Line | null => {
  const cell = item.cells.get('quantity');
  const [figure]: readonly ReadWord[] = cell?.words ?? [];
  if (cell?.value == null || figure === undefined) return line;
  if (!/\d\.$/.test(figure.raw ?? figure.text)) return line;
  if (item.lines.length > 1 || item.lines[0]?.page !== line.page) return line;
  const decimals = line.words.find(
    ({ text, box }) =>
      /^\d{1,2}$/.test(text) && box.right <= cell.right + 1 && box.left >= figure.box.left - 1,
  );
  if (decimals === undefined || decimals.box.top - figure.box.bottom > line.fontSize) return line;
  const value = Number(`${Math.trunc(cell.value)}.${decimals.text}`);
  item.cells.set('quantity', { ...cell, value, decimals: decimals.text.length });
  const left = line.words.filter((word) => word !== decimals);
  return left.length === 0 ? null : makeLine(line.page, left, line.ocr);
};

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
const whatFollows = (
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

/** `**per insured**`, `--- moved ---`: a remark between marks; names of sections are names. */
const isAside = (text: string): boolean => /^(?:\p{Ll}|See\s)/u.test(text);

/** `*** NOTE: BID OF $2,940.00 IS ATTACHED ***`: a sentence or an amount; sections are names. */
const isMarkedRemark = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return (words > 2 && /[\p{L}\d]{3}[.!]$/u.test(text)) || (words > 3 && MARKED_REMARK.test(text));
};

const MARKED_REMARK =
  /^(?:please\s+)?note\b\s*[:\-–]?\s*\S|\$\s?\d|\s(?:is|are|was|were|has|have|must)\s(?:\S+\s){0,3}(?:be|not|attached|required|included|pending|excluded|to)\b/i;

/**
 * A sub-head without any style of its own: a name at the rows' left edge, close above a numbered
 * row and well apart from what stands above it. Notes stand the other way round.
 */
const headsRowsBelow = (
  line: Line,
  rest: readonly Line[],
  item: RawItem,
  table: Table,
): boolean => {
  const [next] = rest;
  if (!table.numbered || (next !== undefined && !beginsRow(rest, table))) return false;
  // `Shingles & Felt:`; a remark goes on in small letters before its colon.
  const named =
    couldBeName(line) || /^(?:\p{Lu}[^\s:.]* |(?:&|and|or|of) )*\p{Lu}[^\s:.]+:$/u.test(line.text);
  if (!named || line.words.length > 5 || !/^\p{Lu}/u.test(line.text)) return false;
  if (REMARK.test(line.text)) return false;
  if (isMachineNote(line.text)) return false;
  if (Math.abs(line.box.left - (table.numberLeft ?? line.box.left)) > 12) return false;
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === undefined) return false;
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

/** What somebody remarks in a word or two: an answer, a reference, a small sentence. */
const REMARK =
  /[°%@=;?!#]|:\s*\S|^(?:yes|no|ok|okay|none|same|done|n\/a|tbd|per|see|as|note|minimum|matched?|ditto|photos?|pictures?|images?|call|pending|quote|invoice|bid|pwi)\b|\s(?:is|are|was|were|be|has|have|from|per|in|on|at|to|by|not|applies|included|needed|required)\b/i;

/** The first word below would not have fitted before the table's right edge. */
const wrapsNote = (above: Line, below: Line, table: Table): boolean => {
  const [first] = below.words;
  if (first === undefined || isMachineNote(below.text)) return false;
  if (above.page !== below.page || pitchBetween(above, below) > TIGHT) return false;
  // `Include rake starter course:` waits for its value, `Exposure -` for its measure.
  if (/[:,/(–-]$/.test(above.text) && below.words.length <= 12) return true;
  if (OPTION.test(below.text) && /^options?\s*:/i.test(above.text)) return true;
  const width = first.box.right - first.box.left;
  if (above.box.right + above.fontSize * 0.25 + width > table.rightEdge - above.fontSize)
    return true;
  return /^\p{Ll}/u.test(below.text) && above.box.right > table.rightEdge * 0.55;
};

/** What the options of a roof name, or the fraction of their last measure. */
const OPTION =
  /^(?:(?:valleys?|exposure|(?:hip|ridge|valley|rake|eave|starter)(?:\s*\/\s*\w+)+|include\s.+\bcourse)\s*[-–:]|\d+\/\d+\s*["”″'’]?$)/i;

/** A numbered line whose figures stand further below: its description is not over. */
const awaitsFigures = (item: RawItem): boolean => item.number !== null && item.figureLines === 0;

const isTightBelow = (line: Line, item: RawItem): boolean => {
  const last = item.notes.at(-1)?.line ?? item.lines.at(-1);
  return last !== undefined && pitchBetween(last, line) < TIGHT;
};

/** One line of running text below the description's last, with the figures halfway between both. */
const isAroundFigures = (line: Line, above: Line, figures: Line | undefined): boolean =>
  figures !== undefined &&
  figures !== above &&
  figures.page === line.page &&
  figures.box.bottom > above.box.bottom + 1 &&
  figures.box.bottom < line.box.bottom - 1 &&
  pitchBetween(above, line) < 1.35 &&
  Math.abs(line.box.left - above.box.left) < 4;

/** Whether a line goes on with the description of the item just read. */
const wrapsItem = (line: Line, state: State, table: Table): boolean => {
  const { item } = state;
  if (item === null || state.afterTotal || item.notes.length > 0) return false;
  if (item.figureLines === 0 || item.descriptionEnd === null) return false;
  if (isAroundFigures(line, item.descriptionEnd.line, item.lines.at(-1))) return true;
  return isWrapped(line, item.descriptionEnd, item.description.join(' '), table.wrap);
};

const pitchBetween = (above: Line, below: Line): number =>
  above.page === below.page
    ? (below.box.bottom - above.box.bottom) / Math.max(1, below.fontSize)
    : Number.POSITIVE_INFINITY;

const TIGHT = 1.45;

/** Font sizes from a row's line to that of its note, at most. */
const WIDEST_NOTE = 1.7;

/** Right above a row's figures, where no column holds descriptions, nothing else can stand. */
const standsOnFigures = (line: Line, next: Line, { model, numbered }: Table): boolean => {
  if (numbered || model.describesInRow || line.page !== next.page) return false;
  const assigned = assignColumns(tokensOf(next.words), model.columns);
  const isRow = assigned.strayTexts === 0 && !isReckoning(next.text);
  return isRow && isWholeRow(assigned, false) && pitchBetween(line, next) < WIDEST_NOTE;
};

/** A row without a number may have its description at the foot of a page, its figures overleaf. */
const awaitsFiguresOverleaf = (line: Line, table: Table, { item }: State): boolean =>
  item !== null &&
  !table.model.describesInRow &&
  !standsOut(line, table.look) &&
  sectionMark(line.text) === null &&
  !isMachineNote(line.text) &&
  !isPageFurniture(line.text) &&
  !endsSentence(line.text);

/** What stands at the foot of a page and had no figures overleaf was a note. */
const leaveFoot = (state: State, line: Line): void => {
  const foot = state.leading.filter(({ page }) => page !== line.page);
  if (foot.length === 0) return;
  state.leading = state.leading.filter(({ page }) => page === line.page);
  for (const note of foot) state.item?.notes.push({ line: note, machine: false });
};

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
const leadsNextRow = (line: Line, rest: readonly Line[], state: State): boolean => {
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
const standsOnRow = (line: Line, rest: readonly Line[], state: State): boolean => {
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

/** Text close below a row whose cells wrap in several columns at once. */
const continuesRow = (line: Line, item: RawItem, table: Table): boolean => {
  const texts = table.model.columns.filter((column) => TEXT_COLUMNS.has(column.kind));
  const last = item.lines.at(-1);
  if (texts.length < 2 || last === undefined || item.notes.length > 0) return false;
  if (standsOut(line, table.look) || line.italic !== last.italic) return false;
  // Running text from one column into another is a note: a cell would begin at its column's edge.
  const isAcross = segmentsOf(line.words, 1.2).some((words) => {
    const right = words.at(-1)?.box.right ?? 0;
    const left = words[0]?.box.left ?? 0;
    return texts.some(
      (column) =>
        column.left > left + 4 &&
        column.left < right - 4 &&
        !words.some(({ box }) => Math.abs(box.left - column.left) < 4),
    );
  });
  if (isAcross) return false;
  const wrapped = new Set<ColumnKind>(['category', 'room', 'note']);
  if (!texts.some((column) => wrapped.has(column.kind) && line.box.right > column.left))
    return false;
  return pitchBetween(last, line) < TIGHT;
};

/** Sums below their columns without a word beside them. */
const isSumsOnly = (line: Line): boolean => {
  if (/\p{L}/u.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  return tokens.length >= 2 && tokens.every((token) => token.kind === 'amount' || isDash(token));
};
