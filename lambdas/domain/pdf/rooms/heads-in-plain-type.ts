import { type Line, makeLine } from '../pages/lines.ts';
import { endsInAmount, isAdjustment, labelOf, totalLabel } from '../sums/total-labels.ts';
import type { LearnedRow } from '../tables/learned-row.ts';
import { namesAtFullPitch } from './names-at-full-pitch.ts';
import { isPlaceName } from './names-of-places.ts';
import { couldHeadRows, endsInColon } from './plain-heads.ts';

/** What opens a list or a remark rather than rows: `Includes:`, `Color:`. */
const OPENS_REMARK =
  /\b(?:includ\w*|exclud\w*|consist\w*|scope|details?|specs?|specifications?|options?|colou?rs?|sizes?|styles?|models?|brands?|locations?|areas?|notes?|remarks?|descriptions?|terms|warranty):$/i;

/** `Bedroom:`, `Clean up:` in the type of the rows: it heads those below it. */
export const isLabelOfRows = (line: Line): boolean =>
  line.text.endsWith(':') &&
  (endsInColon(line) || line.words.length <= MOST_SMALL) &&
  couldHeadRows(withoutColon(line)) &&
  !OPENS_REMARK.test(line.text);

/** Words of a label in small letters, at most. */
const MOST_SMALL = 2;

/** Words of a place's name, at most. */
const MOST_WORDS = 3;

const isPlace = (line: Line): boolean =>
  line.words.length <= MOST_WORDS &&
  couldHeadRows(line) &&
  !endsInColon(line) &&
  isPlaceName(line.text);

/** Rows to each name, at least; where every row has one below it, it says where that row is. */
const ROWS_TO_NAME = 1.5;

/**
 * Names of places in the type of the rows of a table without numbers, each right above a row, the first of
 * them above the first row: they head what is below them.
 */
export const plainPlacesOf = (rows: readonly LearnedRow[]): ReadonlySet<string> => {
  const figured = rows.filter(({ isRow }) => isRow);
  const first = rows.indexOf(figured[0] as LearnedRow);
  const atNumbers = namesAtNumbers(rows, first);
  if (atNumbers.size > 1 && figured.length >= atNumbers.size * ROWS_TO_NAME) return atNumbers;
  const titles = titlesAtWords(rows, first);
  if (titles.size > 1) return titles;
  const entries = namesAtFullPitch(rows);
  if (entries.size > 0) return entries;
  const names = rows.filter(
    ({ line, isRow }, at) => !isRow && rows[at + 1]?.isRow === true && isPlace(line),
  );
  const texts = new Set(names.map(({ line }) => line.text));
  const isFirst = first > 0 && names.some((name) => name === rows[first - 1]);
  // One name alone may be the only room; so may any line between rows be a remark.
  const isEnough = texts.size > 1 || (names.length === 1 && figured.length >= ENOUGH);
  if (!isFirst || !isEnough || figured.length < names.length * ROWS_TO_NAME) return new Set();
  // `Job costs` where other pages begin: no place, and a name as the others are.
  const overleaf = rows.filter(
    ({ line, isRow }, at) =>
      !isRow &&
      rows[at + 1]?.isRow === true &&
      rows[at - 1]?.line.page !== line.page &&
      line.words.length <= MOST_WORDS &&
      couldHeadRows(line) &&
      !endsInColon(line),
  );
  return new Set([...texts, ...(texts.size > 1 ? overleaf.map(({ line }) => line.text) : [])]);
};

/**
 * `Roof - North Slope`, `Gutters` where the words of the rows begin, in the type of these, one of them above the
 * first row: titles of a few words, each with a capital, far fewer than the rows, which all have words of their
 * own.
 */
const titlesAtWords = (rows: readonly LearnedRow[], first: number): ReadonlySet<string> => {
  const figured = rows.filter(({ isRow }) => isRow);
  const [above, row] = [rows[first - 1], rows[first]];
  if (above === undefined || row?.textLeft == null || !isTitle(above.line)) return new Set();
  const left = row.textLeft;
  const names = rows.filter(
    ({ line, isRow, bold, italic }, at) =>
      !isRow &&
      rows[at + 1]?.isRow === true &&
      bold === row.bold &&
      italic === row.italic &&
      Math.abs(line.box.left - left) < SAME_EDGE &&
      isTitle(line),
  );
  const areWhole = figured.every(({ described }) => /^[\p{Lu}\d]/u.test(described[0]?.text ?? ''));
  const isEnough = names.includes(above) && figured.length >= names.length * ROWS_TO_TITLE;
  return new Set(isEnough && areWhole ? names.map(({ line }) => line.text) : []);
};

/** Rows to each title, at least: what begins above many rows is a part of these. */
const ROWS_TO_TITLE = 2;

const isTitle = (line: Line): boolean =>
  couldHeadRows(line) && !endsInColon(line) && TITLE.test(line.text);

const TITLE =
  /^\p{Lu}[\p{L}'’]*(?:(?<=\p{L}{3})-\p{Ll}+)?(?:(?:\s*[/&,–-]\s*|\s+)(?:\p{Lu}[\p{L}'’]*|and|of|the|\d{1,2})){0,4}$/u;

/**
 * Names at the edge of the rows' numbers, left of all words, one of them right above the first row: most of
 * places, they are all of places.
 */
const namesAtNumbers = (rows: readonly LearnedRow[], first: number): ReadonlySet<string> => {
  const [above, row] = [rows[first - 1], rows[first]];
  const left = above?.line.box.left ?? 0;
  if (above === undefined || row?.textLeft == null || left > row.textLeft - row.fontSize)
    return new Set();
  const names = rows.filter(
    ({ line, isRow, bold }, at) =>
      !isRow &&
      rows[at + 1]?.isRow === true &&
      bold === above.bold &&
      Math.abs(line.box.left - left) < SAME_EDGE &&
      couldHeadRows(line) &&
      !endsInColon(line),
  );
  const places = names.filter(({ line: { text } }) => isPlaceName(text));
  const isMostly = names.includes(above) && places.length * 2 > names.length;
  return new Set(isMostly ? names.map(({ line }) => line.text) : []);
};

/**
 * Names above the first row and right below every sum but the last ones, at one edge and each right above a
 * row: what was summed, they headed.
 *
 * @param lines all that stands below the heads of the columns
 * @param hasFigures whether a line has those of a row
 */
export const plainNamesBelowSums = (
  lines: readonly Line[],
  hasFigures: (line: Line) => boolean,
): ReadonlySet<string> => {
  const isRow = (line: Line | undefined): boolean =>
    line !== undefined && totalLabel(line.text) === null && !isSum(line) && hasFigures(line);
  const first = lines.findIndex(isRow);
  const above = lines[first - 1];
  if (above === undefined || above.bold) return new Set();
  const last = lines.findLastIndex((line) => isRow(line) && !isAdjustment(line.text));
  const below = lines.slice(0, last).flatMap((line, at) => (isSum(line) ? [at + 1] : []));
  if (below.length === 0) return new Set();
  const isName = (at: number): boolean => {
    const line = lines[at];
    return (
      line !== undefined &&
      !line.bold &&
      Math.abs(line.box.left - above.box.left) < SAME_EDGE &&
      couldHeadRows(line) &&
      isRow(lines[at + 1])
    );
  };
  const names = [first - 1, ...below];
  return new Set(names.every(isName) ? names.flatMap((at) => lines[at]?.text ?? []) : []);
};

const isSum = ({ text }: Line): boolean =>
  endsInAmount(text) && /total/i.test(text) && OF_SUM.test(labelOf(text));

const OF_SUM = /^(?:sub\s*-?\s*)?totals?\b|\b(?:sub\s*-?\s*)?totals?:?$/i;

/** Points. */
const SAME_EDGE = 3;

/** Rows below the only name, at least. */
const ENOUGH = 3;

/** `Bedroom:` without its colon, as other names are set. */
export const withoutColon = (line: Line): Line =>
  makeLine(
    line.page,
    line.words.map((word) => ({ ...word, text: word.text.replace(/:$/, '') })),
    line.ocr,
  );
