import { type Line, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { HeaderRow } from './heading.ts';
import { isNumberColumn } from './headings-of-line.ts';
import { mayStack } from './stacked-headings.ts';

/** Font sizes between the two lines of a head, at most. */
const CLOSE = 1;
/** Font sizes by which a part of a head reaches into the line below, at least. */
const HALF = 0.2;
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
  // `Cost` half a line above the others, over `Code` half a line below: names have a line of their own.
  if (gap < -line.fontSize * HALF) return true;
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

/**
 * The words that stand alone, again and again, right above the heads of tables and at an edge of one
 * of their columns of figures: `WAS` above a second `RCV`. Rooms and sections have names of their own.
 */
export const loneUpperParts = (
  pages: readonly PageLines[],
  headerOf: ReadonlyMap<Line, HeaderRow>,
): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      const header = headerOf.get(line);
      const above = lines[index - 1];
      if (header === undefined || above === undefined || !standsAtFigures(above, header)) continue;
      counts.set(above.text, (counts.get(above.text) ?? 0) + 1);
    }
  return new Set([...counts].flatMap(([text, count]) => (count > 1 ? [text] : [])));
};

const standsAtFigures = (line: Line, { lines: [head], headings }: HeaderRow): boolean =>
  head !== undefined &&
  line.words.length <= 2 &&
  line.bold === head.bold &&
  head.box.top - line.box.bottom <= line.fontSize * CLOSE &&
  headings.some(
    (heading) => isNumberColumn(heading) && Math.abs(heading.right - line.box.right) < SAME_EDGE,
  ) &&
  headings.some(({ right }) => right < line.box.left);
