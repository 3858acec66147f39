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
