import { normalizeName } from '../estimate/normalize-name.ts';
import { headsRowsBelow, isAmongRows, whatFollows } from './among-rows.ts';
import { assignColumns } from './columns/assign-columns.ts';
import { isDash } from './columns/cell-costs.ts';
import type { GroupTracker } from './groups.ts';
import { LARGER } from './head-types.ts';
import type { HeaderRow } from './header-row.ts';
import { itemStartOf } from './item-start.ts';
import {
  awaitsFiguresOverleaf,
  leadsNextRow,
  leadsNumberedRow,
  standsOnFigures,
  standsOnRow,
} from './leading-text.ts';
import type { Table } from './learn-tables.ts';
import { isLevelName } from './level-names.ts';
import { pitchBetween, TIGHT } from './line-pitch.ts';
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
import { operationBelow, withoutAction } from './operation-lines.ts';
import { endsInColon, isCapitalHead, isLikeHead, isShouted } from './plain-heads.ts';
import type { RawItem } from './raw-item.ts';
import { takeTexts } from './read-item-line.ts';
import { nameBesideMeasures } from './room-heads.ts';
import type { State } from './row-state.ts';
import { isCapitalsAtNumbers } from './set-in-lines.ts';
import { standsOut } from './table-look.ts';
import type { ReadWord } from './tokens/token.ts';
import { tokensOf } from './tokens/tokens.ts';
import { isTradeName } from './trade-names.ts';
import { type ColumnKind, TEXT_COLUMNS } from './vocabulary.ts';
import { isWrapped } from './wrapped-text.ts';

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
  const whole = item === null ? printed : withoutCutDecimals(printed, item);
  const line = item === null || whole === null ? whole : withoutAction(whole, item);
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
  // The room that is open goes on without another head: so does its last row, with its notes.
  const continued = continuedRoom(text);
  if (continued !== null && item !== null && !state.afterTotal && state.heads.length === 0)
    if (groups.isOpenRoom(continued) && item.lines.at(-1)?.page !== line.page) return;
  const marked = continued === null ? sectionMark(text) : null;
  // `=== ROOF SYSTEM ===`, where headings between the rows are places: no section of one.
  const marksPlace = !table.numbered && table.headsPlaces && standsOut(line, table.look);
  // `** KITCHEN **` below the sum of a room, where its own sum says the name: the next one.
  if (marked !== null && state.afterTotal && groups.closesRoom(cleanName(marked))) {
    state.heads.push(line);
    return;
  }
  const saysSomething =
    marked !== null &&
    item !== null &&
    (isMarkedRemark(marked, text) || (amongRows && isAside(marked)));
  if (marked !== null && !marksPlace && !saysSomething) {
    state.section = cleanName(marked);
    if (state.heads.length > 0) state.sectionOfHeads = state.section;
    return;
  }
  const [next] = rest;
  const isDescribed = next !== undefined && standsOnFigures(line, next, table);
  const before = state.leading.at(-1) ?? item?.lines.at(-1);
  const saysRoom =
    roomLine(text) !== null && !(before !== undefined && goesOnWithSize(before, line, table));
  const namesRoom = !isDescribed && (saysRoom || (groups.knows(text) && couldBeName(line)));
  const leads = table.numbered
    ? leadsNumberedRow
    : table.describedAbove
      ? standsOnRow
      : leadsNextRow;
  // `218.33 SF Walls   55.79 SF Ceiling` above another line of measures leads no row.
  const isMeasured = state.heads.length > 0 && (isDimensions(text) || roomSize(text) !== null);
  if (!namesRoom && !isMeasured) {
    if (leads(line, rest, state)) {
      leaveFoot(state, line);
      state.leading.push(line);
      return;
    }
    if (
      !table.numbered &&
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
  const isAgain = item === null && !state.afterTotal && groups.isOpenRoom(cleanName(text));
  if (isAgain && groups.awaitsTotal() && whatFollows(rest, table, headerOf) === 'rows') {
    const isSameType = line.ocr || groups.isLikeRoom(line);
    const isRepeated = isSameType && cleanName(text) === groups.current().room;
    if (!isRepeated) state.section = cleanName(text);
    return;
  }
  const inRoom = amongRows || (among === 'foot' && groups.closesRooms());
  if (
    !inRoom &&
    (continued !== null ||
      saysRoom ||
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
  const mayHead = !isMachineNote(text) && !saysSomething && !saysAloud(line);
  if (standsOut(line, table.look) && couldBeName(line) && mayHead) {
    const measured = (below: Line): boolean =>
      roomLine(below.text) !== null || isDimensions(below.text) || isOpening(below.text);
    const ahead = rest.find(
      (below, at) =>
        headerOf.has(below) ||
        (!couldBeName(below) && !measured(below) && !isRemarkBelow(line, rest, at, table)),
    );
    const named = rest.filter((below) => !measured(below)).slice(0, 8);
    const headsNext = named.some((below) => headerOf.has(below));
    // Within a room that its own sum closes, no other begins without one.
    const isWithin = groups.awaitsTotal() && !groups.knows(text);
    const namesRoom = !table.numbered && table.headsPlaces && !isWithin;
    const isAlone = headerOf.size === 1 && isRoomAlone(line, table, groups);
    const beginsRoom = isAlone || headsRoomBelow(line, next, table, groups);
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
  if (item !== null && (headsTrade || headsRowsBelow(line, rest, item, table, state))) {
    state.section = cleanName(text);
    if (state.firstSection !== null && isLikeHead(line, state.firstSection))
      state.plainHeads.add(normalizeName(state.section));
    return;
  }
  if (item === null) {
    const [next] = rest;
    const short = text.split(/\s+/).length <= 4;
    const beforeItem = next !== undefined && table.numbered && itemStartOf(next) !== null;
    const isHead = (couldBeName(line) && short) || isCapitalHead(line) || endsInColon(line);
    if (!isHead || !beforeItem) return;
    state.section = state.firstSection = cleanName(text);
    state.plainHeads.add(normalizeName(state.section));
    return;
  }
  if (isDrawingLabel(text) && line.box.left > page.width * 0.3) return;
  if (!table.numbered && isSumsOnly(line)) return;
  if (isBelowTable(line, rest, item, table)) {
    state.item = null;
    return;
  }
  const last = item.notes.at(-1);
  if (last?.machine === true && wrapsNote(last.line, line, table)) {
    // The program's own line was too long for the page.
    last.line = continueLine(last.line, line);
    return;
  }
  item.notes.push({ line, machine: isMachineNote(text) });
};

/** `hardware - 16' x 7'` in plain type right below the words of a row: they go on, no room begins. */
const goesOnWithSize = (above: Line, line: Line, { look }: Table): boolean =>
  SIZE_AT_END.test(line.text) &&
  !standsOut(line, look) &&
  line.bold === above.bold &&
  pitchBetween(above, line) < TIGHT;

/** A size that no label announces, as descriptions end in. */
const SIZE_AT_END = /^(?!.*(?:\bheight\b|:|L\s*x\s*W)).*(?:[-–—(]\s*)\d+\s*['’′][^:]*$/i;

/** Running text in plain type below a name that is not: what somebody wrote about the room. */
const isRemarkBelow = (name: Line, rest: readonly Line[], at: number, table: Table): boolean => {
  const [above, line] = [rest[at - 1], rest[at]];
  if (line === undefined || !name.bold || line.bold || itemStartOf(line) !== null) return false;
  if (standsOut(line, table.look)) return false;
  if (assignColumns(tokensOf(line.words), table.model.columns).figures >= 2) return false;
  if (line.words.length >= REMARK_WORDS) return true;
  // Its last line may be short.
  const isClose = above !== undefined && pitchBetween(above, line) < TIGHT;
  return isClose && isRemarkBelow(name, rest, at - 1, table);
};

/** Words of a remark, at least. */
const REMARK_WORDS = 5;

/** A sentence in capitals; names of rooms and sections may be as long. */
const saysAloud = ({ bold, text, words }: Line): boolean =>
  !bold && words.length >= REMARK_WORDS && isShouted(text);

/**
 * A room's name in a document whose heads are printed once, above the first: it is set as the last
 * room's is, larger than the rows. Sections have smaller type, and name work.
 */
const isRoomAlone = (line: Line, { look }: Table, groups: GroupTracker): boolean =>
  line.fontSize > look.fontSize * 1.04 && groups.isLikeRoom(line) && !isTradeName(line.text);

/** `First Floor` right above a line that heads a room, where no head of the table stands between. */
const headsRoomBelow = (
  line: Line,
  next: Line | undefined,
  { look }: Table,
  groups: GroupTracker,
): boolean =>
  next !== undefined &&
  groups.isLikeRoom(next) &&
  (roomLine(next.text) !== null || (standsOut(next, look) && couldBeName(next))) &&
  (isLevelName(line.text) || line.fontSize > next.fontSize * LARGER);

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

/** `**per insured**`, `--- moved ---`: a remark between marks; names of sections are names. */
const isAside = (text: string): boolean => /^(?:\p{Ll}|See\s)/u.test(text);

/** `*** NOTE: BID OF $2,940.00 IS ATTACHED ***`: a sentence or an amount; sections are names. */
const isMarkedRemark = (text: string, printed: string): boolean => {
  const words = text.split(/\s+/).length;
  // `** Readings above 20 percent at the sill`: a share of something, or a sentence that no mark ends.
  const isOpen = /[\p{L}\d.)]$/u.test(printed.trim());
  return (
    (words > 2 && /[\p{L}\d]{3}[)\]"”]?[.!]$/u.test(text)) ||
    (words > 3 && MARKED_REMARK.test(text)) ||
    (words > 2 && /\d\s*(?:%|percent\b)/i.test(text)) ||
    (isOpen && words > 4 && RUNNING.test(text))
  );
};

const RUNNING = /\s(?:at|above|below|for|with|than|from|per|by|is|was|are|were)\s/;

const MARKED_REMARK =
  /^(?:please\s+)?note\b\s*[:\-–]?\s*\S|\$\s?\d|\s(?:is|are|was|were|has|have|must)\s(?:\S+\s){0,3}(?:be|not|attached|required|included|pending|excluded|to)\b/i;

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
  if (table.setsIn && isCapitalsAtNumbers(line, table.numberLeft, table.look)) return false;
  if (isAroundFigures(line, item.descriptionEnd.line, item.lines.at(-1))) return true;
  return isWrapped(line, item.descriptionEnd, item.description.join(' '), table.wrap);
};

/** What stands at the foot of a page and had no figures overleaf was a note. */
const leaveFoot = (state: State, line: Line): void => {
  const foot = state.leading.filter(({ page }) => page !== line.page);
  if (foot.length === 0) return;
  state.leading = state.leading.filter(({ page }) => page === line.page);
  for (const note of foot) state.item?.notes.push({ line: note, machine: false });
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
  const wrapped = new Set<ColumnKind>(['title', 'category', 'room', 'note', 'otherText']);
  if (!texts.some((column) => wrapped.has(column.kind) && line.box.right > column.left))
    return false;
  return pitchBetween(last, line) < TIGHT;
};

/**
 * A remark on the whole work behind the last row: it begins where the numbers of the rows do, left
 * of the descriptions under which notes stand, and further below than the next row would.
 */
const isBelowTable = (line: Line, rest: readonly Line[], item: RawItem, table: Table): boolean => {
  const { columns } = table.model;
  const numbers = columns.find(({ kind }) => kind === 'itemNumber');
  const described = columns.find(({ kind }) => kind === 'description');
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (table.numbered || numbers === undefined || described === undefined) return false;
  if (above === undefined || above.page !== line.page || line.words.length < SENTENCE) return false;
  const isLeft = line.box.left < described.left - line.fontSize && numbers.left < described.left;
  return (
    isLeft &&
    pitchBetween(above, line) > Math.max(TIGHT, (table.wrap.rowPitch ?? 0) * CLEARLY_BELOW) &&
    rest.every(({ words }) => assignColumns(tokensOf(words), columns).figures < 2)
  );
};

/** Distances of rows from the last of them to such a remark, at least. */
const CLEARLY_BELOW = 1.1;

/** Words of a remark, at least. */
const SENTENCE = 6;

/** Sums below their columns without a word beside them. */
const isSumsOnly = (line: Line): boolean => {
  if (/\p{L}/u.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  return tokens.length >= 2 && tokens.every((token) => token.kind === 'amount' || isDash(token));
};
