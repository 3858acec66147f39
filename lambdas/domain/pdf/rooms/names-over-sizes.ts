import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { endsAsRow, endsInAmount } from '../sums/total-labels.ts';
import { pitchBetween } from '../tables/line-pitch.ts';
import { asRemark } from './remarks-beside-heads.ts';
import { couldBeName, roomLine, roomSize } from './room-lines.ts';

/** `8'`, `12’ 6”`, `7' 11 ½"`. */
const LENGTH = String.raw`\d[\d.]*\s?['’′](?:\s?-?\s?\d{1,2}(?:\s?[¼½¾]|\s\d\/\d{1,2})?\s?["”″])?`;
const SIZES = String.raw`${LENGTH}(?:\s?[x×]\s?${LENGTH}){0,2}`;
/** What feet may be those of: `N wall`, `clg`, `wide`. */
const SIDE = String.raw`(?:(?:[NSEW]{1,2}|north|south|east|west|left|right|front|rear|back|long|short|each)\.?\s+)?(?:walls?|sides?|ceilings?|ceil|clg|floor|height|ht|high|tall|wide|width|long|length|deep|depth)\b\.?`;
const MEASURED = new RegExp(
  String.raw`^(?:(?:${SIDE}\s*:?\s+)?${SIZES}(?:\s+${SIDE})?(?:\s*[,;/|]\s*|\s+|$))+$`,
  'i',
);

/** One name alone may be any line with a length below it. */
const LEAST_NAMES = 2;
const MOST_WORDS = 4;
/** Lines of what is said of a room, at most. */
const MOST_SAID = 12;
/** How much further a name stands from what is above it than from its sizes. */
const SET_OFF = 1.3;
/** Points within which lines begin at one edge. */
const SAME_EDGE = 3;
/** Font sizes by which what is said of a room begins behind its name, at most. */
const SET_IN = 3;
/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 0.9;

/** A name, and how many lines below it say how large the place is, and more of it. */
interface Named {
  name: Line;
  said: readonly Line[];
}

/**
 * `Kitchen` over `12' 6" x 10'` and `8' ceiling`, `Hall` over `N wall 12'` and `E wall 3' 4" (door)`, all in the type of
 * the rows: who writes without tables sets off what a place is called, and says below it how large it is, on as many
 * lines as it takes down to the first row. The names become rooms as other prints head them, the rest is said of
 * these. Documents with a table's head are returned as they are.
 */
export const withNamesOverSizes = (pages: readonly PageLines[]): PageLines[] => {
  if (!pages.some(({ lines }) => lines.some(isMeasured))) return [...pages];
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const named = pages.flatMap(({ lines }) => namesIn(lines));
  if (new Set(named.map(({ name }) => name.text)).size < LEAST_NAMES) return [...pages];
  const rooms = new Map(named.map((one) => [one.name, one]));
  const said = new Set(named.flatMap((one) => one.said));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at) => {
      const room = rooms.get(line);
      if (room !== undefined) return roomLines(room);
      if (said.has(line)) return [];
      const isLike = named.some(({ name }) => isSetAs(line, name));
      return isLike && headsRow(page.lines, at) ? roomLines({ name: line, said: [] }) : [line];
    }),
  }));
};

/** Names with their sizes in a list, which are no letters of a plan; none on a page with a table's head. */
export const linesOverRows = (lines: readonly Line[]): ReadonlySet<Line> => {
  const named = lines.some(isMeasured) ? namesIn(lines) : [];
  return new Set(
    named.length === 0 || hasHeaderRow(lines)
      ? []
      : named.flatMap(({ name, said }) => [name, ...said]),
  );
};

const namesIn = (lines: readonly Line[]): Named[] =>
  lines.flatMap((_, at) => namedAt(lines, at) ?? []);

/** Whether the first cell of a line is a size and nothing else. */
const isMeasured = ({ words, text }: Line): boolean =>
  /\d\s?['’′]/.test(text) &&
  !/\d\.\d{2}\b|[$@]/.test(text) &&
  MEASURED.test(textOf(segmentsOf(words, CELL_GAP)[0] ?? []));

const namedAt = (lines: readonly Line[], at: number): Named | null => {
  const [name, next] = [lines[at], lines[at + 1]];
  if (name === undefined || next === undefined || !isMeasured(next)) return null;
  if (!isName(name) || !isSetOff(lines, at, pitchBetween(name, next))) return null;
  const rest = lines.slice(at + 1, at + 2 + MOST_SAID);
  const row = rest.findIndex(isRow);
  const said = rest.slice(0, Math.max(0, row));
  const areOfRoom = said.every(
    (line, index) =>
      !endsInAmount(line.text) &&
      line.box.left > name.box.left - SAME_EDGE &&
      line.box.left < name.box.left + name.fontSize * SET_IN &&
      pitchBetween(said[index - 1] ?? name, line) < pitchBetween(name, next) * SET_OFF,
  );
  const [last, first] = [said.at(-1), rest[row]];
  if (last === undefined || first === undefined || !areOfRoom) return null;
  if (first.box.left < name.box.left - SAME_EDGE) return null;
  // What a row goes on with in small letters may have begun above it.
  const mayGoOn =
    /^\p{Ll}/u.test(first.text) &&
    !isMeasured(last) &&
    Math.abs(last.box.left - first.box.left) < SAME_EDGE &&
    !isSetOff([last, first], 1, pitchBetween(name, next));
  return mayGoOn ? null : { name, said };
};

const isName = (line: Line): boolean =>
  line.words.length <= MOST_WORDS &&
  /^\p{Lu}/u.test(line.text) &&
  segmentsOf(line.words, CELL_GAP).length === 1 &&
  roomLine(line.text) === null &&
  couldBeName(line);

/** Whether a line stands further from the one above it, if any, than lines do by so much. */
const isSetOff = (lines: readonly Line[], at: number, pitch: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]];
  return above === undefined || line === undefined || pitchBetween(above, line) > pitch * SET_OFF;
};

/** `Tear out ceiling board   125 sf @ 1.15   143.75`: words, and an amount in a cell of its own. */
const isRow = (line: Line): boolean => {
  const cells = segmentsOf(line.words, CELL_GAP);
  return cells.length > 1 && /\p{L}{3}/u.test(textOf(cells[0] ?? [])) && endsAsRow(line.text);
};

const isSetAs = (line: Line, name: Line): boolean =>
  line.bold === name.bold &&
  Math.abs(line.fontSize - name.fontSize) < name.fontSize * 0.05 &&
  Math.abs(line.box.left - name.box.left) < SAME_EDGE;

/** `Other` right above a row, and set off as the names with sizes are. */
const headsRow = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    at > 0 &&
    isName(line) &&
    isRow(next) &&
    isSetOff(lines, at, pitchBetween(line, next))
  );
};

/** `Kitchen LxWxH 12' 6" x 10'`, or the name behind a label where its first line says no such size; what else is said. */
const roomLines = ({ name, said }: Named): Line[] => {
  const [first, ...others] = said;
  const size = first === undefined || roomSize(first.text) === null ? null : first.text;
  const words = name.words.map((word, at, all) => {
    const before = size === null && at === 0 ? 'Room: ' : '';
    const behind = size !== null && at === all.length - 1 ? ` LxWxH ${size}` : '';
    return { ...word, bold: true, text: `${before}${word.text}${behind}` };
  });
  const heading = makeLine(name.page, words, name.ocr);
  return [heading, ...(size === null ? said : others).map(remarkOf)];
};

const remarkOf = (line: Line): Line => {
  const [first] = line.words;
  return first === undefined ? line : makeLine(line.page, asRemark(line.words, first), line.ocr);
};
