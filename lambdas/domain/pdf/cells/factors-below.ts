import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { pitchBetween } from '../tables/line-pitch.ts';

/**
 * `Vapor Barrier   $4,177.20` over `Floor and piers   1416 sq ft × $2.95`: cards of proposals say below each sum, at
 * its right edge, what makes it. The factors move beside the sum, before it, where tables have them.
 */
export const withFactorsBeside = (pages: readonly PageLines[]): PageLines[] => {
  const found = pages.map(({ lines }) => factorsIn(lines));
  if (found.reduce((all, { length }) => all + length, 0) < LEAST_CARDS) return [...pages];
  return pages.map((page, at) => ({ ...page, lines: moved(page.lines, found[at] ?? []) }));
};

/** Fewer may be remarks. */
const LEAST_CARDS = 3;

interface Factors {
  row: Line;
  below: Line;
  quantity: Word;
  unit: Word[];
  price: Word;
}

const AMOUNT = /^\$?\d[\d,]*\.\d{2}$/;
const COUNT = /^\d[\d,]*(?:\.\d+)?$/;
const TIMES = /^[×x@]$/i;

const figureOf = (text: string): number => Number(text.replace(/[$,]/g, ''));

/** Lines that a card has below its sum until its factors, at most. */
const MOST_LINES = 3;

const factorsIn = (lines: readonly Line[]): Factors[] =>
  lines.flatMap((below, at): Factors[] => {
    if (!/[×x@]\s*\$?\d/i.test(below.text)) return [];
    const last = below.words.length - 1;
    const times = below.words.findLastIndex(({ text }) => TIMES.test(text));
    const price = below.words[last];
    if (times !== last - 1 || price === undefined || !AMOUNT.test(price.text)) return [];
    const counted = below.words.slice(0, times);
    const from = counted.findLastIndex(({ text }) => COUNT.test(text));
    const quantity = counted[from];
    const unit = counted.slice(from + 1);
    if (quantity === undefined || unit.length > 2) return [];
    const product = decimal(figureOf(quantity.text)).times(figureOf(price.text)).round(2);
    const row = lines
      .slice(Math.max(0, at - MOST_LINES), at)
      .findLast(({ words }) => AMOUNT.test(words.at(-1)?.text ?? ''));
    const sum = row?.words.at(-1);
    const isProduct =
      row !== undefined &&
      sum !== undefined &&
      row.words.length > 1 &&
      Math.abs(sum.box.right - price.box.right) < SAME_EDGE &&
      pitchBetween(row, below) < MOST_LINES * WIDEST &&
      product.eq(figureOf(sum.text));
    return isProduct ? [{ row, below, quantity, unit, price }] : [];
  });

/** Points between the ends of a sum and of its factors. */
const SAME_EDGE = 2;
/** Font sizes from line to line within a card. */
const WIDEST = 1.8;

/** Font sizes from the ends of the price and of the quantity to the sum's; the unit stands behind the quantity. */
const PRICE_AT = 9;
const QUANTITY_AT = 20;
const UNIT_GAP = 0.4;

const moved = (lines: readonly Line[], factors: readonly Factors[]): Line[] =>
  lines.flatMap((line) => {
    const own = factors.find(({ row }) => row === line);
    if (own !== undefined) return [withFactors(own)];
    const taken = factors.find(({ below }) => below === line);
    if (taken === undefined) return [line];
    const rest = line.words.slice(0, line.words.indexOf(taken.quantity));
    return rest.length === 0 ? [] : [makeLine(line.page, rest, line.ocr)];
  });

const withFactors = ({ row, quantity, unit, price }: Factors): Line => {
  const sum = row.words.at(-1) as Word;
  const shifted = (words: readonly Word[], shift: number): Word[] =>
    words.map((word) => ({
      ...word,
      box: {
        left: word.box.left + shift,
        right: word.box.right + shift,
        top: sum.box.top,
        bottom: sum.box.bottom,
      },
    }));
  const endOf = (sizes: number): number => sum.box.right - sizes * sum.fontSize;
  const [counted] = unit;
  const unitAt = endOf(QUANTITY_AT) + UNIT_GAP * sum.fontSize;
  const words = [
    ...row.words.slice(0, -1),
    ...shifted([quantity], endOf(QUANTITY_AT) - quantity.box.right),
    ...shifted(unit, unitAt - (counted?.box.left ?? 0)),
    ...shifted([price], endOf(PRICE_AT) - price.box.right),
    sum,
  ];
  return { ...makeLine(row.page, words, row.ocr), box: row.box, fontSize: row.fontSize };
};
