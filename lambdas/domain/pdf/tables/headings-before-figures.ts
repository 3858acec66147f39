import {
  type Line,
  makeLine,
  median,
  movedBy,
  type PageLines,
  segmentsOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PLAIN_MONEY } from '../tokens/amount-of-word.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { headingKind } from './heading-words.ts';

/** Fewer rows may multiply by chance. */
const LEAST_ROWS = 5;
/** Points between the right edges of one column. */
const EDGE = 3;
/** By how much an amount may be rounded. */
const ROUNDED = 0.011;
/** Points between two headings. */
const APART = 8;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;

/** The right edges of the prices and of the amounts. */
interface Edges {
  price: number;
  amount: number;
}

/**
 * Sheets set their headings at the left of cells whose figures end at the right: `Unit cost   Total cost   Source` over
 * `         1.85    7,326.00 actual`, where the price ends close before the heading of the amount, and that before the next
 * one. Where quantities times such prices come to such amounts, both headings are set to end as their figures do. Others,
 * whose figures stand nearer to their own headings, are returned as they are.
 */
export const withHeadingsAtFigures = (pages: readonly PageLines[]): PageLines[] => {
  const headed = pages.map(({ lines }) => lines.map(headingsOf));
  if (!headed.some((lines) => lines.some((one) => one !== null))) return [...pages];
  const edges = edgesOf(pages.flatMap(({ lines }) => lines));
  if (edges === null) return [...pages];
  return pages.map((page, index) => ({
    ...page,
    lines: page.lines.map((line, at) => {
      const found = headed[index]?.[at] ?? null;
      return found !== null && isBefore(found, edges) ? movedTo(line, found, edges) : line;
    }),
  }));
};

/** The headings of the price, of the amount right behind it, and of what comes next. */
interface Headings {
  price: readonly Word[];
  amount: readonly Word[];
  next: readonly Word[];
}

const headingsOf = ({ words, text }: Line): Headings | null => {
  if (/\d/.test(text) || words.length < 4) return null;
  const segments = segmentsOf(words);
  const kinds = segments.map((own) => headingKind(own.map((word) => word.text).join(' ')));
  const at = kinds.indexOf('unitPrice');
  const [price, amount, next] = segments.slice(at, at + 3);
  return at > 0 && kinds[at + 1] === 'total' && price && amount && next
    ? { price, amount, next }
    : null;
};

/** Null where hardly a row multiplies, or they end at different edges. */
const edgesOf = (lines: readonly Line[]): Edges | null => {
  const rows = lines.flatMap(({ words }) => {
    const at = words.findIndex(
      ({ text }, index) => PLAIN_MONEY.test(text) && PLAIN_MONEY.test(words[index + 1]?.text ?? ''),
    );
    const [price, amount] = [words[at], words[at + 1]];
    const count = words.slice(0, Math.max(0, at)).findLast(({ text }) => COUNT.test(text));
    return price && amount && count && comesTo(count, price, amount) ? [{ price, amount }] : [];
  });
  if (rows.length < LEAST_ROWS) return null;
  const [price, amount] = [
    median(rows.map((row) => row.price.box.right)),
    median(rows.map((row) => row.amount.box.right)),
  ];
  const isInColumns = rows.every(
    (row) =>
      Math.abs(row.price.box.right - price) < EDGE &&
      Math.abs(row.amount.box.right - amount) < EDGE,
  );
  return isInColumns ? { price, amount } : null;
};

const comesTo = (count: Word, price: Word, amount: Word): boolean =>
  figureOf(count).times(figureOf(price)).minus(figureOf(amount)).abs().lte(ROUNDED);

const leftOf = ([first]: readonly Word[]): number => first?.box.left ?? 0;
const rightOf = (words: readonly Word[]): number => words.at(-1)?.box.right ?? 0;

/** Whether the figures of both end nearer to the next heading than to their own. */
const isBefore = ({ price, amount, next }: Headings, edges: Edges): boolean =>
  isNearer(price, amount, edges.price) && isNearer(amount, next, edges.amount);

const isNearer = (own: readonly Word[], next: readonly Word[], edge: number): boolean =>
  edge > rightOf(own) && edge <= leftOf(next) && leftOf(next) - edge < edge - rightOf(own);

const movedTo = (line: Line, { price, amount, next }: Headings, edges: Edges): Line => {
  // Headings that touch would be read as one.
  const until = Math.min(edges.amount, leftOf(next) - APART);
  const moved = new Map([
    ...zip(price, edges.price - rightOf(price)),
    ...zip(amount, until - rightOf(amount)),
  ]);
  return makeLine(
    line.page,
    line.words.map((word) => moved.get(word) ?? word),
    line.ocr,
  );
};

/** Each word, and itself so many points further right. */
const zip = (words: readonly Word[], by: number): [Word, Word][] =>
  movedBy(words, by).map((word, at) => [words[at] as Word, word]);
