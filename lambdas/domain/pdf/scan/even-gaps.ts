import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine, median, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Font sizes between a quantity and its unit up to which the two are read as one cell. */
const JOINED = 1.6;
/** Further apart than this they differ by more than the widths of digits. */
const MOST_SPREAD = 0.6;

interface Pair {
  line: Line;
  at: number;
  /** In font sizes. */
  gap: number;
}

/**
 * Boxes of a scan end with the ink, and a digit 1 is narrower than the others: of quantities that
 * end at one edge some stand near enough to their units to be one cell with them, some do not. All
 * of a page are set as most of them are. No text changes.
 */
export const evenUnitGaps = (page: PageLines): PageLines => {
  const pairs = page.lines.flatMap(pairsOf);
  const gaps = pairs.map(({ gap }) => gap);
  const middle = median(gaps);
  const isEven = gaps.every((gap) => gap <= JOINED === middle <= JOINED);
  if (isEven) return page;
  const moved = new Map<Line, Line>();
  for (const { line, at, gap } of pairs) {
    if (gap <= JOINED === middle <= JOINED || Math.abs(gap - middle) > MOST_SPREAD) continue;
    const [quantity, unit] = [line.words[at], line.words[at + 1]];
    if (quantity === undefined || unit === undefined) continue;
    const right = unit.box.left - middle * quantity.fontSize;
    const word = { ...quantity, box: { ...quantity.box, right } };
    moved.set(line, makeLine(line.page, line.words.with(at, word), true));
  }
  return { ...page, lines: page.lines.map((line) => moved.get(line) ?? line) };
};

const pairsOf = (line: Line): Pair[] => {
  const at = line.words.findIndex((word, index) => isPair(word, line.words[index + 1]));
  const [quantity, unit] = [line.words[at], line.words[at + 1]];
  if (quantity === undefined || unit === undefined) return [];
  return [{ line, at, gap: (unit.box.left - quantity.box.right) / quantity.fontSize }];
};

const isPair = (word: Word, next: Word | undefined): boolean =>
  /^-?[\d,]+(?:\.\d+)?$/.test(word.text) && next !== undefined && PLATFORM_UNITS.has(next.text);
