import { lineAmount, sameCents } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, textOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { readFigure, unitCode } from '../tokens/read-figure.ts';
import { beginsAt, hasAmount, isAlike } from './hanging-lines.ts';

/** Lines of one cell below its first, at most. */
const MOST_BELOW = 3;

/** Words before a description: how many, and the unit. */
const MOST_BEFORE = 2;

/**
 * `4.5 hr   Open ceiling, set plastic wall, carry out` over `wet insulation thru window   96.00   432.00`: invoices that
 * count first print how many beside the first line of the words, and the price with what it comes to beside the last.
 * Where the one times the other proves it, the quantity moves down to these figures, as tables set at the bottom have it.
 */
export const withQuantitiesAtFigures = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    const rows = page.lines.flatMap((_, at) => rowAt(page.lines, at) ?? []);
    if (rows.length === 0) return page;
    const firsts = new Map(rows.map((row) => [row.first, row]));
    const lasts = new Map(rows.map((row) => [row.last, row]));
    return {
      ...page,
      lines: page.lines.map((line) => {
        const words = firsts.get(line)?.words;
        if (words !== undefined) return makeLine(line.page, [...words], line.ocr);
        const before = lasts.get(line)?.before;
        return before === undefined ? line : withWordsOn(line, before);
      }),
    };
  });

interface Row {
  first: Line;
  last: Line;
  /** Quantity and unit. */
  before: readonly Word[];
  /** What the first line says of the work. */
  words: readonly Word[];
}

const rowAt = (lines: readonly Line[], at: number): Row | null => {
  const [first, second] = [lines[at], lines[at + 1]];
  if (first === undefined || second === undefined || first.ocr || hasAmount(first)) return null;
  const from = first.words.findIndex(({ box }) => beginsAt(box.left, second));
  const before = first.words.slice(0, Math.max(0, from));
  const quantity = countedIn(before);
  if (quantity === null) return null;
  for (const [index, last] of lines.slice(at + 1, at + 1 + MOST_BELOW).entries()) {
    const above = lines[at + index] as Line;
    if (!isAlike(above, last) || !beginsAt(second.box.left, last)) return null;
    if (!hasAmount(last)) continue;
    const isProven = comesTo(quantity, last);
    return isProven ? { first, last, before, words: first.words.slice(from) } : null;
  }
  return null;
};

/** `4.5`, `4.5 hr`; one of a thing comes to its price in any other row, too. */
const countedIn = ([count, ...unit]: readonly Word[]): number | null => {
  if (count === undefined || unit.length >= MOST_BEFORE) return null;
  const quantity = readFigure(count.text)?.value ?? null;
  const isCounted = unit.length === 0 || unitCode(textOf(unit)) !== null;
  return isCounted && quantity !== null && quantity !== 1 ? quantity : null;
};

/** Whether so many of the price at the end of a line are the amount behind it. */
const comesTo = (quantity: number, { words }: Line): boolean => {
  const [price, amount] = words
    .slice(-2)
    .map(({ text }) => (MONEY.test(text) ? readFigure(text)?.value : undefined));
  if (price == null || amount == null) return false;
  return sameCents(lineAmount(quantity, price), amount);
};

const MONEY = /^\$?[\d,]+\.\d{2}$/;
