import { pitchOf } from '../between-rows/wrapped-text.ts';
import type { Line } from '../pages/lines.ts';

/** From baseline to baseline, in font sizes of the lower line; infinite from page to page. */
export const pitchBetween = (above: Line, below: Line): number =>
  above.page === below.page ? pitchOf(above, below) : Number.POSITIVE_INFINITY;

/** Lines of one paragraph stand closer than this many font sizes. */
export const TIGHT = 1.45;

/** Font sizes from the first line of a row to its second, at most. */
export const SECOND_LINE = 1.6;

/** Font sizes from a row's line to that of its note, at most. */
export const WIDEST_NOTE = 1.7;

/** Whether a line in small letters goes on with the words right above it, in their type and at their edge. */
export const goesOnWith = (above: Line, line: Line): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  above.bold === line.bold &&
  Math.abs(above.fontSize - line.fontSize) < line.fontSize * 0.1 &&
  Math.abs(above.box.left - line.box.left) < SAME_EDGE &&
  pitchBetween(above, line) < TIGHT;

/** Points by which the lines of one text begin apart at most. */
const SAME_EDGE = 3;
