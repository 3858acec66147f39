import { assignColumns } from '../columns/assign-columns.ts';
import { isDash } from '../columns/cell-costs.ts';
import { isoDate } from '../facts/iso-date.ts';
import { isMachineNote } from '../items/machine-notes.ts';
import { saysPaidWhenIncurred } from '../items/says-incurred.ts';
import { continueLine, type Line } from '../pages/lines.ts';
import { saysItGoesOn } from '../pages/page-titles.ts';
import { sayOfHead } from '../rooms/heads-above-tables.ts';
import { isDrawingLabel } from '../rooms/measures.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import { isPricedRow } from '../sums/read-total.ts';
import { endsInAmount, hasAmounts } from '../sums/total-labels.ts';
import { pitchBetween, TIGHT } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';
import { standsOut } from '../tables/table-look.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Step, TextLine } from './text-line.ts';
import { CLEARLY_TIGHTER, pitchOf } from './wrapped-text.ts';

/** A remark between a numbered line and its figures, which stand further below. */
export const readNoteAboveFigures: Step = ({ line, table, state: { item } }) => {
  if (item === null || item.number === null || item.figureLines > 0) return false;
  const last = item.notes.at(-1)?.line ?? item.lines.at(-1);
  const isTight = last !== undefined && pitchBetween(last, line) < TIGHT;
  const isHeading =
    standsOut(line, table.look) && couldBeName(line) && item.lines[0]?.bold === false;
  if (!isTight || isHeading) return false;
  item.notes.push({ line, machine: false });
  return true;
};

/**
 * `Ribbed, thermally broken,` over `with weather seal` in slanted type below a description in upright type, as close as
 * its own lines are, where rows and their heads stand further apart.
 */
export const readSlantedNote: Step = ({ line, table: { wrap }, state: { item, afterTotal } }) => {
  if (!line.italic || line.bold || item === null || afterTotal || item.figureLines === 0)
    return false;
  const above = item.notes.at(-1);
  // What a program says goes on over several lines.
  if (isMachineNote(line.text) || above?.machine === true) return false;
  const last = above?.line ?? item.lines.at(-1);
  const isUpright = item.descriptionEnd?.line.italic === false;
  if (!isUpright || last === undefined || last.page !== line.page || wrap.pitch === null)
    return false;
  const tellsRows = wrap.pitch < (wrap.rowPitch ?? 0) * CLEARLY_TIGHTER;
  const isAsClose = pitchOf(last, line) < wrap.pitch * AS_CLOSE;
  if (!tellsRows || !isAsClose || Math.abs(line.box.left - wrap.left) > AT_DESCRIPTIONS)
    return false;
  item.notes.push({ line, machine: false });
  return true;
};

/** Lines as far apart as others, but for the rounding of a print. */
const AS_CLOSE = 1.05;

/** Points by which a note may begin beside the edge of the descriptions. */
const AT_DESCRIPTIONS = 4;

/**
 * `Optional · Not included` in slanted type below what is said of a row: whether it was chosen. It heads nothing, however far
 * below it stands.
 */
export const readChoiceBelow: Step = ({ line, state: { item, afterTotal } }) => {
  if (item === null || afterTotal || item.figureLines === 0 || line.bold) return false;
  if (!CHOICE_ALONE.test(line.text.trim())) return false;
  const last = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (last === undefined || last.page !== line.page) return false;
  item.notes.push({ line, machine: false });
  return true;
};

/** `Optional - selected`, `Optional · Not included` */
const CHOICE_ALONE =
  /^optional\s*[·•–—-]\s*(?:not\s+)?(?:selected|included|chosen|accepted|ticked)$/i;

/**
 * `Paid When Incurred` alone, set in right below a row: said of that row, however bold. A section of such rows is
 * headed where their numbers begin, or further off.
 */
export const readIncurredBelow: Step = ({ line, state: { item } }) => {
  const last = item?.notes.at(-1)?.line ?? item?.lines.at(-1);
  const [first] = item?.lines ?? [];
  if (item === null || last === undefined || first === undefined || item.figureLines === 0)
    return false;
  if (!INCURRED_ALONE.test(line.text) || pitchBetween(last, line) > TIGHT) return false;
  if (line.box.left < first.box.left + SET_IN || line.box.left > first.box.left + EDGE)
    return false;
  item.notes.push({ line, machine: false });
  return true;
};

/** `Paid when incurred: the following code items ...` below the heads of columns, above the first row of a place. */
export const readIncurredAbove: Step = ({ line, rest: [next], state, groups }) => {
  if (state.item !== null || state.afterTotal || next === undefined) return false;
  if (line.words.length < INTRO_WORDS || !saysPaidWhenIncurred(line.text)) return false;
  if (itemStartOf(line) !== null || !OF_ROWS.test(line.text)) return false;
  state.incurredGroup = groups.current();
  state.intro = line;
  return true;
};

/** Words of a sentence that speaks of the rows below, at least, and what it calls them. */
const INTRO_WORDS = 5;
const OF_ROWS = /\b(?:items?|lines?|rows?|work|repairs?|amounts?|costs?|following|below|these)\b/i;

const INCURRED_ALONE = /^\W*paid\s+(?:only\s+)?(?:when|if|as)\s+incurred\W*$/i;

/** Points by which a note is set in from its row, at least. */
const SET_IN = 2;

/**
 * `SUMMER BREAK RATE - NO OVERTIME` in the rows' own type, set in a little from the descriptions and right below one of
 * them: a head, in capitals or not, would begin where these do, or left of them.
 */
export const readRemarkSetIn: Step = (text) => {
  const { line, table, state } = text;
  const { item } = state;
  const described = table.model.columns.find(({ kind }) => kind === 'description');
  const above = item?.notes.at(-1)?.line ?? item?.lines.at(-1);
  if (table.numbered || item === null || described === undefined || above === undefined)
    return false;
  if (line.bold || line.italic || item.figureLines === 0 || above.page !== line.page) return false;
  if (pitchBetween(above, line) > Math.min(TIGHT, table.wrap.rowPitch ?? TIGHT)) return false;
  const setIn = line.box.left - described.left;
  return setIn >= SET_IN && setIn <= line.fontSize * MOST_SET_IN && readNote(text);
};

/** Font sizes by which such a remark is set in, at most. */
const MOST_SET_IN = 2;

/** `The following line items are to replace the roof.` stands above the rows that it speaks of. */
export const readIntroOfRows: Step = ({ line, rest: [next], table, state }) => {
  const { intro } = state;
  const goesOn = intro !== null && pitchBetween(intro, line) < TIGHT && line.bold === intro.bold;
  if (!goesOn && !saysWhatFollows(line.text)) return false;
  // In the cell of a description it is what is done.
  if (next === undefined || Math.abs(line.box.left - (table.numberLeft ?? line.box.left)) > EDGE)
    return false;
  state.intro = line;
  return true;
};

/** `Damage: Cracked tiles` right below a head, and so below the others: a note of the first row there. */
export const readSaidOfHead: Step = ({ line, state, groups }) => {
  if (!groups.isSaidOfHead(line)) return false;
  sayOfHead(line, state);
  return true;
};

/** Points by which what is said of several rows begins left or right of their numbers, at most. */
const EDGE = 12;

/** A text that leads to the lines below it; asked by who tells what no line has. */
export const saysWhatFollows = (text: string): boolean => LEADS_TO_ROWS.test(text);

const LEADS_TO_ROWS =
  /^(?:the\s+)?following\s+(?:line\s+)?(?:items?|lines?|work|scope|repairs?|allowances?|estimates?)\s+(?:is|are|will|includes?|appl(?:y|ies)|for|to|address(?:es)?|represents?|covers?)\b/i;

/** `Note to customer` closes the last row: what stands below it is said of the whole paper. */
export const readMessage: Step = ({ line, state }) => {
  if (!HEADS_MESSAGE.test(line.text)) return false;
  state.item = null;
  return true;
};

/** A remark on the whole work behind the last row: no note of that. */
export const readRemarkBelowTable: Step = (text) => {
  const { state } = text;
  const { item } = state;
  if (item === null) return false;
  if (!isBelowTable(text, item) && !closesList(text, item) && !isOfOtherTable(text, item))
    return false;
  state.item = null;
  return true;
};

/** `Note to customer`, `Message to client:` above what a bookkeeping program says of the whole paper. */
const HEADS_MESSAGE =
  /^(?:notes?|messages?|memo)\s+(?:to|for)\s+(?:the\s+)?(?:customer|client|(?:home)?owner|insured)\s*:?$/i;

/**
 * It begins where the numbers or quantities of the rows do, left of the descriptions under which notes stand, and
 * further below than the next row would.
 */
const isBelowTable = ({ line, rest, table }: TextLine, item: RawItem): boolean => {
  const { columns } = table.model;
  const numbers = columns.find(({ kind }) => kind === 'itemNumber' || kind === 'quantity');
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

/**
 * `Corn crib   2,621.25   886.68` and more such lines far below the last row, with their heads or without: sums in a
 * table of their own. No row follows them.
 */
const isOfOtherTable = ({ line, rest, table }: TextLine, item: RawItem): boolean => {
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === undefined || above.page !== line.page || pitchBetween(above, line) <= FAR)
    return false;
  const sums = [line, ...rest].slice(0, FIRST_SUMS).filter(hasAmounts);
  const isRow = (one: Line): boolean => itemStartOf(one) !== null || isPricedRow(one, table);
  return sums.length > 1 && ![line, ...rest].some(isRow);
};

/** Lines of such a table, from its heads on, among which two have amounts. */
const FIRST_SUMS = 4;

/**
 * Sentences on the whole work where no sum stands between them and the last row: far below it, and
 * not so far where somebody signs them.
 */
const closesList = ({ line, rest, table }: TextLine, item: RawItem): boolean => {
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === undefined || above.page !== line.page || line.words.length < SENTENCE) return false;
  const isSigned = rest.some(({ text }) => SIGNED.test(text));
  const apart = pitchBetween(above, line);
  // Where rows stand close, so does what is said of them.
  const isApart =
    table.model.describesInRow &&
    /\.$/.test(line.text) &&
    apart > (table.wrap.rowPitch ?? FAR) * TWO_ROWS;
  return (
    apart > (isSigned || isApart ? FAR_SIGNED : FAR) &&
    rest.every(({ text }) => !endsInAmount(text))
  );
};

/** `Accepted by ________   Date ______`. */
const SIGNED = /_{6,}|^signature\b/i;

/** Font sizes from the last row to what closes the list, at least. */
const FAR = 4;
const FAR_SIGNED = 2.2;

/** Distances of rows, a blank one between. */
const TWO_ROWS = 1.9;

/** Distances of rows from the last of them to such a remark, at least. */
const CLEARLY_BELOW = 1.1;

/** Words of such a remark, at least. */
const SENTENCE = 6;

/** Labels of a sketch beside the rows, and sums below their columns without a word. */
export const readStrayText: Step = ({ line, page, table }) =>
  (isDrawingLabel(line.text) && line.box.left > page.width * 0.3) ||
  (!table.numbered && isSumsOnly(line));

const isSumsOnly = (line: Line): boolean => {
  if (/\p{L}/u.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  return tokens.length >= 2 && tokens.every((token) => token.kind === 'amount' || isDash(token));
};

/** What is nothing else is a note of the row above, or goes on with its last one. */
export const readNote: Step = ({ line, table, state: { item } }) => {
  if (item === null) return false;
  if (saysItGoesOn(line.text)) return true;
  // `Mar 12, 2026` above the rows of that day's visit.
  if (DAY_ALONE.test(line.text) && isoDate(line.text) !== null) return true;
  const last = item.notes.at(-1);
  // The program's own line was too long for the page.
  if (last?.machine === true && wrapsNote(last.line, line, table))
    last.line = continueLine(last.line, line);
  else item.notes.push({ line, machine: isMachineNote(line.text) });
  return true;
};

const DAY_ALONE =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+)?(?:\p{L}{3,9}\.?\s+\d{1,2},?\s+\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/iu;

/** The first word below would not have fitted before the table's right edge. */
const wrapsNote = (above: Line, below: Line, table: Table): boolean => {
  const [first] = below.words;
  if (first === undefined || isMachineNote(below.text)) return false;
  if (above.page !== below.page || pitchBetween(above, below) > TIGHT) return false;
  // `Include rake starter course:` waits for its value, `Exposure -` for its measure.
  if (/(?:[:/(–-]|(?<!["”″]),)$/.test(above.text) && below.words.length <= 12) return true;
  if (OPTION.test(below.text) && /^options?\s*:/i.test(above.text)) return true;
  const width = first.box.right - first.box.left;
  if (above.box.right + above.fontSize * 0.25 + width > table.rightEdge - above.fontSize)
    return true;
  return /^\p{Ll}/u.test(below.text) && above.box.right > table.rightEdge * 0.55;
};

/** What the options of a roof name, or the fraction of their last measure. */
const OPTION =
  /^(?:(?:valleys?|exposure|(?:hip|ridge|valley|rake|eave|starter)(?:\s*\/\s*\w+)+|include\s.+\bcourse)\s*[-–:]|\d+\/\d+\s*["”″'’]?,?$)/i;
