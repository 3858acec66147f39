import { BY_OTHERS } from '../items/words-in-cells.ts';
import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
  withWordsOn,
} from '../pages/lines.ts';
import { pitchBetween } from '../tables/line-pitch.ts';

/** Points by which the two lines of a cell may end apart. */
const EDGE = 4;
/** Font sizes from the first line of a cell to its second. */
const CLOSE = 1.2;
const MOST_WORDS = 2;
/** Font sizes between two words. */
const SPACE = 0.3;

/**
 * `Oil tank   OWNER - BY OIL` above `CO` at the edge of the amounts: who does it instead, in a cell of two lines where
 * other rows have their amount. The second goes on with the first, where only both, or the first, say so.
 */
export const withPriceNotesJoined = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    if (!page.lines.some(({ text }) => MAY_SAY.test(text))) return page;
    const lines: Line[] = [];
    for (const line of page.lines) {
      const above = lines.at(-1);
      if (above !== undefined && goesOn(above, line)) lines[lines.length - 1] = joined(above, line);
      else lines.push(line);
    }
    return { ...page, lines };
  });

const MAY_SAY = /\S\s+(?:\p{L}+ - )?by \p{L}/iu;

const goesOn = (above: Line, line: Line): boolean => {
  const cells = segmentsOf(above.words);
  const cell = cells.at(-1) ?? [];
  return (
    cells.length > 1 &&
    line.words.length <= MOST_WORDS &&
    !/\d/.test(line.text) &&
    Math.abs(line.box.right - above.box.right) < EDGE &&
    line.box.left >= (cell[0]?.box.left ?? 0) &&
    pitchBetween(above, line) < CLOSE &&
    BY_OTHERS.test(textOf([...cell, ...line.words]))
  );
};

/** The words of both lines, which end where the second does. */
const joined = (above: Line, line: Line): Line => {
  const cell = segmentsOf(above.words).at(-1) ?? [];
  const by = line.box.left - above.fontSize * SPACE - above.box.right;
  const before = above.words.filter((word) => !cell.includes(word));
  return withWordsOn(makeLine(above.page, before, above.ocr), [
    ...movedBy(cell, by),
    ...line.words,
  ]);
};
