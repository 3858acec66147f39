import { pitchOf } from '../between-rows/wrapped-text.ts';
import type { Line } from '../pages/lines.ts';

/** From baseline to baseline, in font sizes of the lower line; infinite from page to page. */
export const pitchBetween = (above: Line, below: Line): number =>
  above.page === below.page ? pitchOf(above, below) : Number.POSITIVE_INFINITY;

/** Whether a line overlaps those above and below it, which stand clear of each other: no line of text does. */
export const standsBetween = (above: Line, line: Line, below: Line): boolean =>
  overlaps(above, line) && overlaps(line, below) && !overlaps(above, below);

const overlaps = (one: Line, other: Line): boolean =>
  one.page === other.page &&
  Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
    other.fontSize * LEAST_SHARED;

/** Font sizes that lines of one row share in height, at least. */
const LEAST_SHARED = 0.1;

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
