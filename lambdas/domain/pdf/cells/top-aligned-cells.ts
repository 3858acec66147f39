import { type Line, type PageLines, withWordsOn } from '../pages/lines.ts';
import { hasAmounts } from '../sums/total-labels.ts';

/** Fewer such lines stand so by chance. */
const LEAST = 3;
/** Points by which the tops of cells of one row differ, at most. */
const SAME_TOP = 1;
/** How much larger the type of one cell is than that of another whose baseline is its own. */
const LARGER = 1.15;
/** Font sizes between cells of one row, at least. */
const APART = 1;

/**
 * Web pages that set cells at the top, codes in small type beside names in larger, print the words of one row on
 * two baselines: `GDR-1101` a little above `Remove bent door   $289.00   $289.00`. They are one line.
 */
export const withTopAlignedCells = (pages: readonly PageLines[]): PageLines[] => {
  const joined = new Map<Line, Line>();
  const taken = new Set<Line>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const below = lines[at + 1];
      if (below === undefined || taken.has(line) || !areOfOneRow(line, below)) continue;
      const [large, small] = line.fontSize > below.fontSize ? [line, below] : [below, line];
      joined.set(line, withWordsOn(large, small.words));
      taken.add(below);
    }
  if (joined.size < LEAST) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => (taken.has(line) ? [] : [joined.get(line) ?? line])),
  }));
};

const areOfOneRow = (one: Line, other: Line): boolean => {
  const [large, small] = one.fontSize > other.fontSize ? [one, other] : [other, one];
  return (
    !one.ocr &&
    Math.abs(one.box.top - other.box.top) < SAME_TOP &&
    large.fontSize > small.fontSize * LARGER &&
    large.box.left - small.box.right > large.fontSize * APART &&
    hasAmounts(large)
  );
};
