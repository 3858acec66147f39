import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { amountOf } from '../tokens/amount-of-word.ts';

/** Fewer may add up by chance. */
export const LEAST_SUMS = 2;

/** Points by which amounts of one column end apart. */
export const EDGE = 3;

const MONEY = /^-?\(?\$?-?[\d,]+\.\d{2}\)?$/;

const isMoney = ({ text }: Word): boolean => MONEY.test(text);

/**
 * `Boom lift, one week   lump   1,450.00   17,333.20`: bookkeepers carry what the rows of a group come to
 * into an outer column, on the line of its last row. Where all outer amounts are such sums, they stand
 * on lines of their own below. Documents with a table's head are returned as they are.
 */
export const withOuterSumsBelow = (pages: readonly PageLines[]): PageLines[] => {
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const all = pages.flatMap(({ lines }) => lines);
  const inner = sharedEdge(
    all.flatMap(({ words }) => words.filter(isMoney).at(-1)?.box.right ?? []),
    EDGE,
  );
  const doubled = all
    .flatMap((line) => outerOf(line) ?? [])
    .filter(({ own }) => inner !== null && Math.abs(own.box.right - inner.at) < EDGE);
  const outer = sharedEdge(
    doubled.map(({ sum }) => sum.box.right),
    EDGE,
  );
  if (inner === null || outer === null || doubled.length < LEAST_SUMS) return [...pages];
  const isSummed = (line: Line): boolean => doubled.some((one) => one.line === line);
  let rows = decimal(0);
  let isProven = true;
  for (const line of all) {
    const own = amountAt(line, inner.at);
    if (own !== undefined) rows = rows.plus(amountOf(own));
    const sum = amountAt(line, outer.at);
    if (sum === undefined) continue;
    if (own === undefined) {
      // The sum of all stands in the outer column alone.
      isProven &&= totalLabel(line.text) !== null;
      continue;
    }
    isProven &&= isSummed(line) && rows.eq(amountOf(sum));
    rows = decimal(0);
  }
  if (!isProven) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const found = doubled.find((one) => one.line === line);
      return found === undefined ? line : apart(found);
    }),
  }));
};

interface Doubled {
  line: Line;
  own: Word;
  sum: Word;
}

/** The last row of a group, with its own amount and what all of them come to. */
export const outerOf = (line: Line): Doubled | null => {
  const [own, sum] = line.words.slice(-2);
  if (own === undefined || sum === undefined) return null;
  const isDoubled = isMoney(own) && isMoney(sum) && /\p{L}{3}/u.test(line.text);
  return isDoubled && totalLabel(line.text) === null ? { line, own, sum } : null;
};

export const amountAt = (line: Line, right: number): Word | undefined =>
  line.words.find((word) => isMoney(word) && Math.abs(word.box.right - right) < EDGE);

/** The row, and below it `Subtotal   17,333.20` in its column. */
export const apart = ({ line, own, sum }: Doubled): Line[] => {
  const [first] = line.words;
  if (first === undefined) return [line];
  const height = line.box.bottom - line.box.top;
  const below = { top: line.box.bottom, bottom: line.box.bottom + height };
  const label = { ...first, text: 'Subtotal', box: { ...first.box, ...below } };
  const width = sum.box.right - sum.box.left;
  const amount = { ...sum, box: { ...below, left: own.box.right - width, right: own.box.right } };
  return [
    makeLine(line.page, line.words.slice(0, -1), line.ocr),
    makeLine(line.page, [label, amount], line.ocr),
  ];
};
