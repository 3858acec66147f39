import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Fewer rows are a remark. */
const LEAST_ROWS = 2;

/** `(72.89)   $364.45`: few lines end so. */
const ENDS = /\(\$?[\d,]+\.\d{2}\)\s+\$?[\d,]+\.\d{2}$/;

/**
 * `5 each   (72.89)   $364.45`: the price of one in brackets, which elsewhere take off. Where quantity
 * and price come to what stands behind, the brackets go. Other documents are returned as they are.
 */
export const withPricesUnbracketed = (pages: readonly PageLines[]): PageLines[] => {
  const priced = new Map<Line, Token>();
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
              price.words.includes(word) ? { ...word, text: word.text.replace(/[()]/g, '') } : word,
            ),
            line.ocr,
          );
    }),
  }));
};

/** The price in brackets between a quantity and what both come to. */
const priceOf = ({ words }: Line): Token | null => {
  const tokens = tokensOf(words);
  const [price, total] = tokens.slice(-2);
  const isPrice = price?.bracket === 'round' && price.value !== null && total?.value != null;
  if (!isPrice || price.value === null || total.value === null) return null;
  const { value } = total;
  const one = Math.abs(price.value);
  const isCounted = tokens
    .slice(0, -2)
    .some((token) => token.value !== null && Math.abs(token.value * one - value) < 0.011);
  return isCounted ? price : null;
};
