import { type Line, makeLine, type PageLines, segmentsOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';

/** Rows with upright words beside their figures, at least: then slanted ones are remarks. */
const LEAST_ROWS = 3;

/** Points by which a remark begins beside the words above it, at most. */
const SAME_EDGE = 2;

/** Font sizes from one cell to the next. */
const CELL_GAP = 0.9;

/** Words of a remark, at least: one alone may be slanted in any description. */
const LEAST_WORDS = 2;

/**
 * Grids set numbers and figures in the middle of their rows: below `LVP click 20 mil` they may stand beside what is said
 * of it in slanted type, `3-6   Owner pays difference   552   SF   6.40   3,532.80`. They move up to the upright words
 * right above, which are closer to them than to the row before. Documents whose rows are slanted are returned as they are.
 */
export const withFiguresAtUprightWords = (pages: readonly PageLines[]): PageLines[] => {
  const rows = pages.flatMap(({ lines }) => lines.filter(isPriced));
  const upright = rows.filter(({ words }) => words.every(({ italic }) => !italic));
  if (upright.length < LEAST_ROWS || upright.length === rows.length) return [...pages];
  return pages.map((page) => {
    const remarks = new Map(
      page.lines.flatMap((line, at) => {
        const remark = remarkAt(page.lines, at);
        return remark === null ? [] : [[line, remark] as const];
      }),
    );
    if (remarks.size === 0) return page;
    return {
      ...page,
      lines: page.lines.map((line, at) => {
        const own = remarks.get(line);
        if (own !== undefined) return makeLine(line.page, [...own], line.ocr);
        const below = page.lines[at + 1];
        const remark = below === undefined ? undefined : remarks.get(below);
        return below === undefined || remark === undefined
          ? line
          : withWordsOn(
              line,
              below.words.filter((word) => !remark.includes(word)),
            );
      }),
    };
  });
};

/** The slanted words beside the figures of a line, below upright ones that begin at their edge; null where none are. */
const remarkAt = (lines: readonly Line[], at: number): readonly Word[] | null => {
  const [before, above, row] = [lines[at - 2], lines[at - 1], lines[at]];
  if (above === undefined || row === undefined || !isPriced(row) || isPriced(above)) return null;
  const slanted = row.words.filter(({ italic }) => italic);
  const [first] = slanted;
  const isCell = segmentsOf(row.words, CELL_GAP).some(
    (cell) => cell.length === slanted.length && cell[0] === first,
  );
  if (first === undefined || !isCell || slanted.length < LEAST_WORDS) return null;
  const isOfOne =
    above.words.every(({ italic }) => !italic) &&
    Math.abs(above.box.left - first.box.left) < SAME_EDGE &&
    pitchBetween(above, row) < SECOND_LINE &&
    (before === undefined || pitchBetween(above, row) < pitchBetween(before, above));
  return isOfOne ? slanted : null;
};

/** A line that ends in an amount. */
const isPriced = ({ ocr, text }: Line): boolean => !ocr && /\d\.\d{2}\)?$/.test(text);
