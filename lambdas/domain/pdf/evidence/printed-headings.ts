import type { Box } from '../../estimate/estimate.ts';
import { boxAround, type Line, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isHeadingWord, normalizeHeading } from '../tables/heading-words.ts';
import { spelledKey } from '../tables/key-words.ts';

/** Lines between the headings and the first row, at most: a room's name, its measures. */
const MOST_BETWEEN = 4;
const LEAST_HEADINGS = 3;
/** Font sizes from one line of the headings to the next, at most. */
const PITCH = 1.8;

const hasFigure = ({ text }: Line): boolean => /\d[.,]\d/.test(text);

const isHead = (line: Line): boolean =>
  !hasFigure(line) &&
  /\p{L}/u.test(line.text) &&
  segmentsOf(line.words, 0.9).length >= LEAST_HEADINGS;

/** The headings above the first of some rows, as lines; none where the table has none. */
export const printedHeadings = (pages: readonly PageLines[], first: Line): Line[] => {
  const lines = pages.find(({ page }) => page === first.page)?.lines ?? [];
  const at = lines.indexOf(first);
  const above = lines.slice(Math.max(0, at - MOST_BETWEEN - 2), at);
  const last = above.findLastIndex(isHead);
  if (last < 0 || above.slice(last + 1).some(hasFigure)) return [];
  let from = last;
  let until = last;
  while (goesOn(above[from - 1], above[from])) from -= 1;
  while (goesOn(above[until], above[until + 1])) until += 1;
  const block = above.slice(from, until + 1);
  const base = block.toSorted((a, b) => partsOf(b).length - partsOf(a).length)[0];
  // `Material  Labor  Material  Labor` below stands under neither `Unit` nor `Total`, and is no name for that.
  const lower = block.filter((line, at) => at > block.indexOf(base as Line) && isHead(line));
  const heads = [...(base === undefined ? [] : [base]), ...lower].flatMap(partsOf);
  return block.filter((line) => line === base || lower.includes(line) || isPart(line, base, heads));
};

const goesOn = (upper: Line | undefined, lower: Line | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  !hasFigure(upper) &&
  !hasFigure(lower) &&
  lower.box.bottom - upper.box.bottom < Math.max(upper.fontSize, lower.fontSize) * PITCH &&
  upper.bold === lower.bold;

const partsOf = (line: Line): Word[][] => segmentsOf(line.words, 0.9);

/** More of the headings, and no name: its words stand below or above several of them. */
const isPart = (
  line: Line,
  base: Line | undefined,
  heads: readonly (readonly Word[])[],
): boolean => {
  const parts = partsOf(line);
  const over = parts.filter((words) => heads.some((head) => standsBelow(boxAround(words), head)));
  const isAlone = parts.length === 1;
  return over.length === parts.length && (isAlone ? line.bold && !namesGroup(line, base) : true);
};

/**
 * `Drywall` at the left edge right below the headings, `09 - FINISHES` wherever it begins, `Shoring and demo` below
 * both `No` and `DESCRIPTION OF WORK`: the group that the rows begin with.
 */
const namesGroup = (line: Line, base: Line | undefined): boolean =>
  base !== undefined &&
  line.box.top > base.box.top &&
  (NUMBERED.test(line.text) ||
    Math.abs(line.box.left - base.box.left) < EDGE ||
    partsOf(base).filter((head) => standsBelow(line.box, head)).length > 1) &&
  !line.words.every(({ text }) => isHeadingWord(normalizeHeading(text)));

/** From left to right, one stands under some of the other. */
const standsBelow = ({ left, right }: Box, head: readonly Word[]): boolean =>
  (head[0]?.box.left ?? 0) < right && (head.at(-1)?.box.right ?? 0) > left;

const NUMBERED = /^\d{1,2}(?:\.\d{1,2})?\s*[-–—.)]\s*\p{Lu}/u;

/** Points by which a name may begin beside the headings. */
const EDGE = 6;

/** Points by which a heading may stand beside its column. */
const BESIDE = 4;

/** What the headings say over a column. */
export const headingOver =
  (headings: readonly Line[]) =>
  (left: number, right: number): string =>
    headings
      .flatMap(({ words }) => words)
      .filter(({ box }) => box.left < right + BESIDE && box.right > left - BESIDE)
      .map(({ text }) => (/\p{L}/u.test(text) ? spelledKey(text) : text))
      .join(' ');
