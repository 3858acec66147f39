import type { Line, PageLines } from '../pages/lines.ts';
import { printedNumberOf } from '../pages/page-order.ts';
import { shareLetterhead } from './letterhead.ts';

/** Fewer lines are no page. */
const LEAST_LINES = 4;
/** The white across the middle of a sheet with two pages on it, in points. */
const NARROWEST = 10;

/**
 * Whether a sheet may hold two pages one above the other, parted by white across its middle, and
 * whether it says so: by letterheads at the same height of both, or by page numbers that count on.
 */
export const foldOf = (sheet: PageLines): 'told' | 'possible' | null => {
  const [upper, lower] = halvesOf(sheet);
  const [last, first] = [upper.at(-1), lower[0]];
  if (last === undefined || first === undefined) return null;
  if (upper.length < LEAST_LINES || lower.length < LEAST_LINES) return null;
  const until = upper.reduce((bottom, { box }) => Math.max(bottom, box.bottom), 0);
  if (first.box.top - until < NARROWEST || until > sheet.height / 2 + NARROWEST) return null;
  const number = printedNumberOf(upper);
  const countsOn = number !== null && printedNumberOf(lower) === number + 1;
  return countsOn || shareLetterhead(upper, lower, sheet.height / 2) ? 'told' : 'possible';
};

/** The lines of a sheet above its middle and below it. */
export const halvesOf = ({ lines, height }: PageLines): [Line[], Line[]] => {
  const isUpper = ({ box }: Line): boolean => (box.top + box.bottom) / 2 < height / 2;
  return [lines.filter(isUpper), lines.filter((line) => !isUpper(line))];
};
