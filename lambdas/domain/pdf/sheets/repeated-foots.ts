import type { Line, PageLines } from '../pages/lines.ts';
import { endsInAmount, isAdjustment, totalLabel } from '../sums/total-labels.ts';

/** Fewer lines that only one of two pages has may be stamps: the pages are copies of each other. */
const LEAST_OTHERS = 2;
/** Lines below the foot of a table. */
const MOST_BELOW = 3;
/** Points by which the same line may stand elsewhere on its next page. */
const SAME_PLACE = 2;

/**
 * A browser prints the foot of a table at the end of each page that it runs over: `Kitchen subtotal   $2,467.01` below
 * the first of its rows, and once more below the last. Only the last sums what stands above it.
 */
export const withoutRepeatedFoots = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page, at) => {
    const next = pages[at + 1];
    if (next === undefined) return page;
    const foot = footLike(page.lines, next.lines);
    return foot.size === 0
      ? page
      : { ...page, lines: page.lines.filter((line) => !foot.has(line)) };
  });

/** The lines at the end of a page that the next one has as well, below rows of its own, where one of them is a sum. */
const footLike = (lines: readonly Line[], next: readonly Line[]): ReadonlySet<Line> => {
  const foot = new Set<Line>();
  const isAlso = ({ text, box }: Line): boolean =>
    next.some((other) => other.text === text && Math.abs(other.box.left - box.left) < SAME_PLACE);
  // A page's number may stand below, and what the browser prints beside it.
  const end = lines.findLastIndex(({ text }) => endsInAmount(text));
  if (lines.length - 1 - end > MOST_BELOW) return NONE;
  for (const line of lines.slice(0, end + 1).toReversed()) {
    const isSum =
      endsInAmount(line.text) && (totalLabel(line.text) !== null || isAdjustment(line.text));
    if (!isSum || !isAlso(line)) break;
    foot.add(line);
  }
  if (![...foot].some(({ text }) => totalLabel(text) !== null)) return NONE;
  const rows = lines.filter((line) => endsInAmount(line.text) && !foot.has(line));
  const others = rows.filter((line) => !isAlso(line)).length;
  return others < Math.min(LEAST_OTHERS, rows.length) || rows.length === 0 ? NONE : foot;
};

const NONE: ReadonlySet<Line> = new Set();
