import type { HeaderRow } from './header-row.ts';
import { type Line, segmentsOf } from './lines.ts';
import { mayStack } from './stacked-headings.ts';

/** Font sizes between the two lines of a head, at most. */
const CLOSE = 1;
/** Points by which the two lines of a heading end apart, where they are set at the right. */
const SAME_EDGE = 3;

/**
 * Whether a line is the upper part of the head right below it: `Unit  Less  Actual Cash` above
 * `Price  Depreciation  Value`. All its pieces stand over columns of that head; names stand alone.
 */
export const isUpperPart = (line: Line, { lines: [head], headings }: HeaderRow): boolean => {
  if (head === undefined || head.page !== line.page || !mayStack(line)) return false;
  const gap = head.box.top - line.box.bottom;
  if (gap < -line.fontSize || gap > line.fontSize * CLOSE) return false;
  const pieces = segmentsOf(line.words, 0.9);
  if (pieces.length < 2) return false;
  return pieces.every((words) => {
    const left = words[0]?.box.left ?? 0;
    const right = words.at(-1)?.box.right ?? 0;
    return headings.some(
      (heading) =>
        Math.abs(heading.right - right) < SAME_EDGE ||
        Math.abs(heading.left - left) < SAME_EDGE ||
        Math.abs(heading.left + heading.right - left - right) < SAME_EDGE * 2,
    );
  });
};
