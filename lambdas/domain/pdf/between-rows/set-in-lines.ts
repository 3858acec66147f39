import type { Line } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';

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

/** `VENTS AND FLASHINGS` where row numbers begin, in capitals that the rows are not set in. */
export const isCapitalsAtNumbers = (
  line: Line,
  numberLeft: number | null,
  rows: { capitals: boolean },
): boolean =>
  !rows.capitals &&
  Math.abs(line.box.left - (numberLeft ?? Number.NEGATIVE_INFINITY)) < AT_NUMBERS &&
  /^\p{Lu}(?=.*\p{Lu}{2})[^\p{Ll}()]*$/u.test(line.text);
