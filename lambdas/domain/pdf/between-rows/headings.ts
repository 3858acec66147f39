import { normalizeName } from '../../estimate/normalize-name.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import type { Line } from '../pages/lines.ts';
import { isPageFurniture } from '../pages/page-titles.ts';
import { coverageHead } from '../rooms/coverage-heads.ts';
import { LARGER } from '../rooms/head-types.ts';
import { isLabelOfRows, withoutColon } from '../rooms/heads-in-plain-type.ts';
import { isLevelName } from '../rooms/level-names.ts';
import { isDimensions, isLabelledMeasures, isOpening } from '../rooms/measures.ts';
import { ROOM_WORDS, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { settingOf } from '../rooms/names-set-off.ts';
import { couldHeadRows, endsInColon, isCapitalHead, isLikeHead } from '../rooms/plain-heads.ts';
import { nameBesideMeasures } from '../rooms/room-heads.ts';
import { cleanName, couldBeName, levelLine, roomLine, roomSize } from '../rooms/room-lines.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import type { State } from '../row-lines/row-state.ts';
import { headingKind } from '../tables/heading-words.ts';
import { headingsOfLine } from '../tables/headings-of-line.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { headsRowsBelow, whatFollows } from './among-rows.ts';
import { REMARK_WORDS, type Step, saysAloud, type TextLine } from './text-line.ts';
import { CLEARLY_TIGHTER, pitchOf } from './wrapped-text.ts';

/** `Kitchen (continued)` overleaf, of the room that is open: so does its last row, with its notes. */
export const readRoomGoingOn: Step = ({ line, state, groups, continued }) =>
  continued !== null &&
  state.item !== null &&
  !state.afterTotal &&
  state.heads.length === 0 &&
  groups.isOpenRoom(continued) &&
  state.item.lines.at(-1)?.page !== line.page;

/** A plan's own label before the first row is no less certain than a room's. */
export const readLevel: Step = ({ line, state }) => {
  if (state.item !== null || levelLine(line.text) === null) return false;
  headNext(line, state);
  return true;
};

/** `Contents (Cov C)` between rows: what the next of them are paid under. */
export const readCoverage: Step = ({ line, rest, table, state, groups, headerOf }) => {
  if (coverageHead(line.text) === null || groups.knows(line.text)) return false;
  if (whatFollows(rest, table, headerOf) !== 'rows' && state.item !== null) return false;
  headNext(line, state);
  return true;
};

/** The room that is open once more, right above rows: a section that bears its name, or the head repeated. */
export const readNameOfOpenRoom: Step = ({ line, rest, table, state, groups, headerOf }) => {
  const name = cleanName(line.text);
  const isAgain = state.item === null && !state.afterTotal && groups.isOpenRoom(name);
  if (!isAgain || !groups.awaitsTotal() || whatFollows(rest, table, headerOf) !== 'rows')
    return false;
  const isSameType = line.ocr || groups.isLikeRoom(line);
  const isRepeated = isSameType && name === groups.current().room;
  if (!isRepeated) state.section = name;
  return true;
};

/**
 * `Description   Amount` in strong type, below the name of a group that needs no more columns: the table that
 * is open has both.
 */
export const readHeadsOfColumns: Step = ({ line, table }) => areHeadsOfColumns(line, table);

const areHeadsOfColumns = (line: Line, { look, model }: Table): boolean => {
  const heads = standsOut(line, look) ? headingsOfLine(line) : null;
  const [first, last] = [heads?.[0], heads?.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  return (
    first.kind === 'description' &&
    heads?.every(({ text }) => headingKind(text) !== null) === true &&
    model.columns.some(
      ({ kind, right }) => kind === last.kind && Math.abs(right - last.right) < EDGE,
    )
  );
};

/** Points by which the same heading ends apart in two tables. */
const EDGE = 3;

/** A plain name centred as the last room's is, right above the heads of a table. */
export const readCentredName: Step = ({ line, rest: [next], table, state, groups, headerOf }) => {
  const isHeading = next !== undefined && (headerOf.has(next) || areHeadsOfColumns(next, table));
  if (!isHeading || !couldBeName(line) || !groups.isCentredAsRoom(line)) return false;
  headNext(line, state);
  return true;
};

/** The head of the next room, by its words; what stands below a total heads something, too. */
export const readRoomHead: Step = (text) => {
  const { line, state } = text;
  if (isRoomHead(text)) headNext(line, state);
  else if (state.afterTotal) state.heads.push(line);
  else return false;
  return true;
};

const headNext = (line: Line, state: State): void => {
  state.afterTotal = true;
  state.heads.push(line);
};

const isRoomHead = (text: TextLine): boolean => {
  const { line, rest, table, state, groups, headerOf, continued, saysRoom } = text;
  if (isInRoom(text) || (continued === null && isSaidInCell(text))) return false;
  // A name with rows right below it, in a room whose total is to come, is that of a section.
  const isSection = (): boolean =>
    state.item !== null &&
    !state.afterTotal &&
    groups.awaitsTotal() &&
    whatFollows(rest, table, headerOf) === 'rows';
  return (
    continued !== null ||
    saysRoom ||
    roomSize(line.text) !== null ||
    nameBesideMeasures(line) !== null ||
    isMeasuredBelow(text) ||
    isLevelOfNext(text) ||
    isNextBelowSum(text) ||
    // `Main House: Porch` is told from a fact by its sum and its type.
    (groups.knows(line.text) && (couldBeName(line) || standsOut(line, table.look)) && !isSection())
  );
};

/** `Bedroom 1` in plain type, clearly smaller and further in than the row right above: where what it names stands. */
const isSaidInCell = ({ line, table, state: { item, heads } }: TextLine): boolean => {
  const above = item?.lines.at(-1);
  return (
    above !== undefined &&
    heads.length === 0 &&
    !line.ocr &&
    !standsOut(line, table.look) &&
    line.page === above.page &&
    line.fontSize < above.fontSize * SMALLER &&
    line.box.left > above.box.left + line.fontSize &&
    line.box.top - above.box.bottom < line.fontSize * CLOSE
  );
};

/** Of the row's type. */
const SMALLER = 0.9;

/** Font sizes below the row. */
const CLOSE = 0.5;

/** `Second Floor` in any type right above a room with its size. */
const isLevelOfNext = ({ line, rest: [next] }: TextLine): boolean =>
  next !== undefined && isLevelName(line.text) && roomLine(next.text) !== null;

/** `Living Room` in plain type over a line of nothing but measures. */
const isMeasuredBelow = ({ line, rest: [next], table }: TextLine): boolean =>
  !table.numbered &&
  next !== undefined &&
  isLabelledMeasures(next.text) &&
  couldBeName(line) &&
  ROOM_NAME.test(line.text);

/** `Hall / Closets` right below the sum of a room that was headed in the same plain type, and above a row. */
const isNextBelowSum = ({ line, rest: [next], table, state, groups }: TextLine): boolean =>
  !table.numbered &&
  state.belowSum &&
  next !== undefined &&
  groups.isAlignedAsRoom(line) &&
  !groups.awaitsTotal() &&
  couldBeName(line) &&
  ROOM_NAME.test(line.text) &&
  assignColumns(tokensOf(next.words), table.model.columns).figures >= 2;

const ROOM_NAME =
  /^\p{Lu}[\p{L}\d]*(?:[\s/&-]+(?:\p{Lu}[\p{L}\d.]*|\d{1,2}|\(\p{L}+\.?\)|of|and)){0,4}$/u;

/** Where every room is closed by its total, none begins below a row at the foot of a page. */
const isInRoom = ({ among, groups }: TextLine): boolean =>
  among === 'rows' || (among === 'foot' && groups.closesRooms());

/** Measures and openings of a room. */
export const readMeasures: Step = (text) => {
  const { line, state } = text;
  if (isInRoom(text) || !(isDimensions(line.text) || isOpening(line.text))) return false;
  if (state.heads.length > 0) state.heads.push(line);
  return true;
};

/** A name in stronger type than the rows: the next room or level where headings of a table follow. */
export const readStrongHeading: Step = (text) => {
  const { line, table, state, groups, isMarkedRemark } = text;
  if (!standsOut(line, table.look) || !couldBeName(line)) return false;
  // At the foot of a page whose sums stand overleaf.
  if (TOTAL_ALONE.test(line.text)) return true;
  if (isMachineNote(line.text) || isMarkedRemark || saysAloud(line) || hangsOnRow(text))
    return false;
  // Within a room that its own sum closes, no other begins without one.
  const isWithin = groups.awaitsTotal() && !groups.knows(line.text);
  const headsPlace = !table.numbered && table.headsPlaces && !isWithin;
  const holdsTrade = headsTradeBelow(text);
  if (holdsTrade) state.tradeBelow = text.rest[0] ?? null;
  const isMeasured =
    !isWithin &&
    isDimensions(text.rest[0]?.text ?? '') &&
    (!isTradeName(line.text) || groups.isLikeRoom(line));
  const heads =
    isRoomAlone(text) ||
    isNextOfRoom(text) ||
    headsRoomBelow(text) ||
    headsSectionBelow(text) ||
    holdsTrade ||
    headsTable(text) ||
    headsOverleaf(text) ||
    standsBelowSum(text);
  if (headsPlace || isMeasured || heads) headNext(line, state);
  else state.section = cleanName(line.text);
  return true;
};

/**
 * `2nd layer found under the dormer only` in bold type, closer below its row than rows stand, and as far from the
 * next one as these do: somebody's remark on the row. Names stand off the rows that are not theirs.
 */
const hangsOnRow = ({ line, rest: [next], table, state: { item }, groups }: TextLine): boolean => {
  const { rowPitch } = table.wrap;
  const above = item?.lines.at(-1);
  if (above === undefined || above.page !== line.page || next === undefined) return false;
  if (rowPitch === null || line.ocr || groups.knows(line.text)) return false;
  if (/:/.test(line.text)) return false;
  return (
    table.numbered &&
    itemStartOf(next) !== null &&
    line.words.length >= REMARK_WORDS &&
    pitchOf(above, line) < rowPitch * CLEARLY_TIGHTER &&
    pitchOf(line, next) > rowPitch * CLEARLY_TIGHTER
  );
};

const TOTAL_ALONE = /^(?:(?:sub|grand)\s*-?\s*)?totals?\s*:?$/i;

/** Whether the next headings of a table stand below with nothing but names and measures between. */
const headsTable = ({ line, rest, table, headerOf }: TextLine): boolean => {
  if (line.italic) return false;
  const isMeasured = ({ text }: Line): boolean =>
    roomLine(text) !== null || roomSize(text) !== null || isDimensions(text) || isOpening(text);
  const named = rest.filter((below) => !isMeasured(below)).slice(0, NAMES_ABOVE_TABLE);
  if (!named.some((below) => headerOf.has(below))) return false;
  const next = rest.find(
    (below, at) =>
      headerOf.has(below) ||
      (!couldBeName(below) && !isMeasured(below) && !isRemarkBelow(line, rest, at, table)),
  );
  return next !== undefined && headerOf.has(next);
};

/** `2. REPAIRS` right below the sum of `1. DEMOLITION`, set as that is: what the sum closed is over. */
const standsBelowSum = ({ line, state, groups }: TextLine): boolean =>
  state.belowSum &&
  groups.isLikeRoom(line) &&
  !groups.awaitsTotal() &&
  normalizeName(groups.current().room ?? '') !== normalizeName(cleanName(line.text));

/** The name of a place in the rooms' type at the foot of a page: its table begins overleaf. */
const headsOverleaf = ({ line, rest, groups }: TextLine): boolean =>
  rest.every(({ text }) => isPageFurniture(text)) &&
  groups.isLikeRoom(line) &&
  !groups.awaitsTotal() &&
  ROOM_WORDS.test(line.text) &&
  !isTradeName(line.text);

/** Lines between a name and the headings of its table, at most. */
const NAMES_ABOVE_TABLE = 8;

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

/**
 * A room's name in a document whose heads are printed once, above the first, or not at all: it is
 * set as the last room's is, larger than the rows, or names a place as that does. Sections have
 * smaller type, and name work.
 */
const isRoomAlone = ({ line, table: { look }, groups, headerOf }: TextLine): boolean =>
  groups.isLikeRoom(line) &&
  !isTradeName(line.text) &&
  (headerOf.size === 0
    ? [groups.current().room ?? '', line.text].every((name) => ROOM_WORDS.test(name))
    : headerOf.size === 1 && line.fontSize > look.fontSize * LARGER);

/** `AREA B: Laundry` in the rows of `AREA A: Bath`, `E. Whole House` in those of `D. Kitchen`, and in its type. */
const isNextOfRoom = ({ line, groups }: TextLine): boolean => {
  const room = groups.current().room ?? '';
  if (isNextPoint(room, line.text)) return groups.isLikeRoom(line);
  const before = COUNTED.exec(room);
  const next = COUNTED.exec(line.text);
  return (
    before !== null &&
    next !== null &&
    before[1]?.toLowerCase() === next[1]?.toLowerCase() &&
    before[2] !== next[2] &&
    groups.isLikeRoom(line)
  );
};

/** Whether names are counted, `D.` and `E.`, `4)` and `5)`, one right behind the other. */
const isNextPoint = (name: string, next: string): boolean => {
  const [one, other] = [name, next].map((text) => POINTED.exec(text)?.[1]);
  if (one === undefined || other === undefined) return false;
  return /\d/.test(one)
    ? Number(other) === Number(one) + 1
    : other.charCodeAt(0) === one.charCodeAt(0) + 1;
};

const POINTED = /^(\d{1,2}|\p{Lu})[.)]\s/u;

/** A word, and the letter or number of one of several. */
const COUNTED = /^(\p{L}{3,}) (\p{Lu}|\d{1,4})\b/u;

/** `First Floor` right above a line that heads a room, where no head of the table stands between. */
const headsRoomBelow = ({ line, rest: [next], table: { look }, groups }: TextLine): boolean =>
  next !== undefined &&
  groups.isLikeRoom(next) &&
  (roomLine(next.text) !== null || (standsOut(next, look) && couldBeName(next))) &&
  (isLevelName(line.text) || line.fontSize > next.fontSize * LARGER);

/** `KITCHEN` right above `Cabinetry`, which is set smaller, stands out too, and names no place. */
const headsSectionBelow = (text: TextLine): boolean =>
  ROOM_WORDS.test(text.line.text) && holdsNameBelow(text);

/** `BUILDING 1908` right above `Siding`, which has rows right below: the name of a trade, set smaller. */
const headsTradeBelow = (text: TextLine): boolean =>
  TRADE_WORDS.test(text.rest[0]?.text ?? '') &&
  assignColumns(tokensOf(text.rest[1]?.words ?? []), text.table.model.columns).figures >= 2 &&
  holdsNameBelow(text);

const holdsNameBelow = ({ line, rest: [next], table: { look } }: TextLine): boolean =>
  next !== undefined &&
  !TRADE_WORDS.test(line.text) &&
  !ROOM_WORDS.test(next.text) &&
  line.fontSize > next.fontSize * LARGER &&
  standsOut(next, look) &&
  couldBeName(next);

/** The name of a trade right below that of the place where it worked. */
export const readTradeBelow: Step = ({ line, state }) => {
  if (state.tradeBelow !== line) return false;
  beginSection(line, state);
  return true;
};

/**
 * `Bedroom:`, or a place's name without a colon, in the type of the rows of a table without numbers and
 * right above one of them.
 */
export const readNameInPlainType: Step = (text) => {
  const { line, table, state, groups } = text;
  // Below names and descriptions in bold type, plain lines say something of them.
  const isSaid = (other: Line): boolean => table.look.bold && line.bold && !other.bold;
  const next = text.rest.find(
    (other) =>
      !isSaid(other) || assignColumns(tokensOf(other.words), table.model.columns).figures >= 2,
  );
  if (table.numbered || !table.model.describesInRow || next === undefined) return false;
  const isPlace = table.plainPlaces.has(line.text);
  if (!isPlace && !isLabelOfRows(line)) return false;
  const { figures, strayTexts } = assignColumns(tokensOf(next.words), table.model.columns);
  if (figures < 2 || strayTexts > 0) return false;
  const name = withoutColon(line);
  const isWithin = groups.awaitsTotal() && !groups.knows(name.text) && !isNextOfRoom(text);
  if ((isPlace || table.labelsHeadPlaces) && !isWithin) headNext(name, state);
  else beginSection(name, state);
  return true;
};

const beginSection = (line: Line, state: State): void => {
  state.section = cleanName(line.text);
  // Right below the name of a room it is the first section there.
  if (state.heads.length > 0) state.sectionOfHeads = state.section;
};

/** `Frame` in slanted type, as the other names above rows of its table are set. */
export const readNameSetOff: Step = ({ line, rest: [next], table, state }) => {
  if (!table.settingsOfNames.has(settingOf(line)) || !couldHeadRows(line)) return false;
  if (next !== undefined) {
    const { figures, strayTexts } = assignColumns(tokensOf(next.words), table.model.columns);
    if (figures < 2 || strayTexts > 0) return false;
  }
  beginSection(line, state);
  return true;
};

/** A name in the type of the rows that heads those below it. */
export const readPlainHeading: Step = (text) => {
  const { line, rest, table, state } = text;
  const { item, firstSection } = state;
  if (state.belowSum && isNextOfRoom(text)) {
    headNext(line, state);
    return true;
  }
  if (isLeftOfDescriptions(text)) {
    state.section = cleanName(line.text);
    return true;
  }
  if (item === null) return readFirstSection(line, rest, table, state);
  const headsTrade =
    !table.numbered && isTradeName(line.text) && /\d\.\d{2}\)?$/.test(rest[0]?.text ?? '0.00');
  if (!headsTrade && !headsRowsBelow(line, rest, item, table, state)) return false;
  state.section = cleanName(line.text);
  if (firstSection !== null && isLikeHead(line, firstSection))
    state.plainHeads.add(normalizeName(state.section));
  return true;
};

/**
 * `Floor Covering` where the numbers of the rows begin, right above one of them: descriptions, and the
 * remarks below them, stand further in. The numbers have a column of their own, and no points behind them.
 */
const isLeftOfDescriptions = ({ line, rest: [next], table }: TextLine): boolean => {
  const [number, first] = next?.words ?? [];
  if (table.numbered || next === undefined || number === undefined || first === undefined)
    return false;
  const numbers = table.model.columns.find(({ kind }) => kind === 'itemNumber');
  return (
    numbers !== undefined &&
    BARE_NUMBER.test(number.text) &&
    Math.abs(number.box.left - line.box.left) < line.fontSize / 4 &&
    first.box.left > number.box.left + line.fontSize * SET_IN &&
    line.words.length <= SHORT &&
    TITLE.test(line.text) &&
    couldBeName(line) &&
    assignColumns(tokensOf(next.words.slice(1)), table.model.columns).figures >= 2
  );
};

const BARE_NUMBER = /^\p{Lu}?\d{1,4}$/u;
/** Each word of it is written as in a title, but for the small ones. */
const TITLE = /^(?:(?:\p{Lu}[^\d.:;,!?]*|&|\/|-|and|of|or)(?:\s+|$))+$/u;
/** Words of a section's name, at most. */
const SHORT = 4;
/** Font sizes. */
const SET_IN = 1.5;

/** Before the first row, plain text is a section's name or nothing. */
const readFirstSection = (
  line: Line,
  [next]: readonly Line[],
  table: Table,
  state: State,
): true => {
  const isShort = line.text.split(/\s+/).length <= 4;
  const isHead = (couldBeName(line) && isShort) || isCapitalHead(line) || endsInColon(line);
  if (!isHead || !table.numbered || next === undefined || itemStartOf(next) === null) return true;
  state.section = state.firstSection = cleanName(line.text);
  state.plainHeads.add(normalizeName(state.section));
  return true;
};
