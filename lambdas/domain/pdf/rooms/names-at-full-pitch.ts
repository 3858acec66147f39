import type { Line } from '../pages/lines.ts';
import type { LearnedRow } from '../tables/learned-row.ts';
import { isRemark as isSaid } from './plain-heads.ts';

/** Lines closer than this share of the rows' own pitch go on with what is above them. */
const CLOSER = 0.92;
const AS_FAR = 0.96;
/** Rows to each name, at least, and names at least. */
const ROWS_TO_NAME = 1.5;
const LEAST_NAMES = 2;
/** Words of a name, at most. */
const MOST_WORDS = 8;
/** Points by which the lines of one column begin apart at most. */
const SAME_EDGE = 2;

/**
 * `Roofing - front slope and rear porch` in the type of the rows and where their words begin, as far from the
 * line above and below as rows are, in a form that sets the rest of a description closer: the form has a line
 * for each entry, and an entry of words alone above the first row, and above others, heads what follows.
 */
export const namesAtFullPitch = (rows: readonly LearnedRow[]): ReadonlySet<string> => {
  const last = rows.findLastIndex(({ isRow }) => isRow);
  const first = rows.findIndex(({ isRow }) => isRow);
  const row = rows[first];
  if (row?.textLeft == null || first === 0) return new Set();
  const figured = rows.filter(({ isRow }) => isRow);
  const pitch = Math.min(...rows.flatMap((_, at) => pitchOfRows(rows, at) ?? []));
  if (!Number.isFinite(pitch)) return new Set();
  const left = row.textLeft;
  // Below descriptions in bold type, plain lines say something of them, or of the name.
  const isRemark = (one: LearnedRow): boolean => row.bold && !one.isRow && !one.bold;
  const above = rows.findLastIndex((one, at) => at < first && !isRemark(one));
  if (above < 0) return new Set();
  const between = rows.slice(above, last + 1).flatMap((one, at) => {
    if (one.isRow) return [];
    const below = rows.find((other, index) => index > above + at && !isRemark(other));
    return [{ ...one, below, gap: apart(rows[above + at - 1]?.line, one.line) }];
  });
  const isClose = ({ gap }: { gap: number | null }): boolean =>
    gap !== null && gap < pitch * CLOSER;
  const names = between.filter((one) => !isClose(one) && !isRemark(one));
  const isName = ({ line, bold, italic, below }: (typeof between)[number]): boolean =>
    below?.isRow === true &&
    bold === row.bold &&
    italic === row.italic &&
    Math.abs(line.box.left - left) < SAME_EDGE &&
    (apart(line, below.line) ?? pitch) >= pitch * AS_FAR &&
    isTitle(line);
  const isProven =
    names.length >= LEAST_NAMES &&
    names.length < between.length &&
    names[0] === between[0] &&
    names.every(isName) &&
    figured.length >= names.length * ROWS_TO_NAME;
  return new Set(isProven ? names.map(({ line }) => line.text) : []);
};

/** From a row to the one right below it. */
const pitchOfRows = (rows: readonly LearnedRow[], at: number): number | null => {
  const [above, below] = [rows[at], rows[at + 1]];
  return above?.isRow === true && below?.isRow === true ? apart(above.line, below.line) : null;
};

const apart = (above: Line | undefined, below: Line): number | null =>
  above === undefined || above.page !== below.page ? null : below.box.bottom - above.box.bottom;

const isTitle = ({ text, words, ocr }: Line): boolean =>
  !ocr && words.length <= MOST_WORDS && /^\p{Lu}.*[^.!?,;]$/u.test(text) && !isSaid(text);
