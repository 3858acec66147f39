import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** Fewer rows are a remark. */
const LEAST_ROWS = 2;

/** `(72.89)   $364.45`: few lines end so. */
const ENDS = /\(\$?[\d,]+\.\d{2}\)\s+\$?[\d,]+\.\d{2}$/;

/**
 * `5 each   (72.89)   $364.45`: the price of one in brackets, which elsewhere take off. Where quantity
 * and price come to what stands behind, the brackets go. Other documents are returned as they are.
 */
export const withPricesUnbracketed = (pages: readonly PageLines[]): PageLines[] => {
  const priced = new Map<Line, Word>();
  for (const { lines } of pages)
    for (const line of lines) {
      const price = ENDS.test(line.text) ? priceOf(line) : null;
      if (price !== null) priced.set(line, price);
    }
  if (priced.size < LEAST_ROWS) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const price = priced.get(line);
      return price === undefined
        ? line
        : makeLine(
            line.page,
            line.words.map((word) =>
              word === price ? { ...word, text: word.text.replace(/[()]/g, '') } : word,
            ),
            line.ocr,
          );
    }),
  }));
};

/** The price in brackets between a quantity and what both come to. */
const priceOf = ({ words }: Line): Word | null => {
  const [price, total] = words.slice(-2);
  if (price === undefined || total === undefined) return null;
  const [one, value] = [figureIn(price), figureIn(total)];
  const isCounted = words
    .slice(0, -2)
    .some((word) => Math.abs(figureIn(word) * one - value) < A_CENT);
  return isCounted ? price : null;
};

/** Half a cent either way. */
const A_CENT = 0.011;

/** `(72.89)`, `$1,364.45`, `5EA` as a number: every row with depreciation in brackets is asked. */
const figureIn = ({ text }: Word): number => Number.parseFloat(text.replace(/[($,]/g, ''));
