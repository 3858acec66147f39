import { type Line, median } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { endsInAmount, totalLabel } from '../sums/total-labels.ts';
import { pitchBetween } from '../tables/line-pitch.ts';
import type { Table } from '../tables/table.ts';

/** Points by which lines that begin at the rows' numbers may stand beside them. */
const AT_NUMBERS = 4;

/** Lines that show how notes are set. */
const ENOUGH = 3;

/**
 * Whether all that stands below numbered rows, the rest of their words and what is said of them, is
 * set in from their numbers: then what begins there is none of it.
 */
export const setsInBelow = (lines: readonly Line[], numberLeft: number | null): boolean => {
  if (numberLeft === null) return false;
  let setIn = 0;
  let beside = 0;
  let isBelowRow = false;
  for (const line of lines) {
    if (itemStartOf(line) !== null) isBelowRow = true;
    else if (line.bold || totalLabel(line.text) !== null) isBelowRow = false;
    else if (isBelowRow && line.box.left > numberLeft + AT_NUMBERS) setIn += 1;
    else if (isBelowRow && /\p{Ll}/u.test(line.text)) beside += 1;
  }
  return setIn >= ENOUGH && beside * 10 <= setIn;
};

/** From the figures of a row to the number of the next right below them, in font sizes, as most rows stand. */
export const gapOfRows = (lines: readonly Line[]): number | null => {
  const gaps = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const isNext = above !== undefined && itemStartOf(line) !== null && endsInAmount(above.text);
    return isNext && totalLabel(above.text) === null ? [pitchBetween(above, line)] : [];
  });
  const seen = gaps.filter(Number.isFinite);
  return seen.length < ENOUGH ? null : median(seen);
};

/**
 * `Fixtures` in plain type where row numbers begin, of a table that sets in all that it says of rows: it stands
 * further below the row above than rows do, and nearer to the one below; or first on its page.
 */
export const isNameSetOff = (
  line: Line,
  above: Line,
  next: Line,
  { setsIn, rowGap, numberLeft }: Pick<Table, 'setsIn' | 'rowGap' | 'numberLeft'>,
): boolean => {
  if (!setsIn || rowGap === null || !isAtNumbers(line, numberLeft)) return false;
  if (above.page !== line.page) return true;
  const apart = pitchBetween(above, line);
  return apart > rowGap * SET_OFF && apart > pitchBetween(line, next);
};

/** Gaps of rows above a name that heads those below it, at least. */
const SET_OFF = 1.1;

/** `VENTS AND FLASHINGS` where row numbers begin, in capitals that the rows are not set in. */
export const isCapitalsAtNumbers = (
  line: Line,
  numberLeft: number | null,
  rows: { capitals: boolean },
): boolean =>
  !rows.capitals &&
  isAtNumbers(line, numberLeft) &&
  /^\p{Lu}(?=.*\p{Lu}{2})[^\p{Ll}()]*$/u.test(line.text);

const isAtNumbers = (line: Line, numberLeft: number | null): boolean =>
  Math.abs(line.box.left - (numberLeft ?? Number.NEGATIVE_INFINITY)) < AT_NUMBERS;
