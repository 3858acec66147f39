import { decimal } from '../../money/money.ts';
import { UNITS } from '../items/units.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';

const SLASHED = /^\d[\d,]*(?:\.\d+)?\/$/;
const AMOUNT = /^[-(]?\$?-?[\d,]+\.\d{2}\)?$/;

/** Rows, at least: fewer may come out by chance. */
const LEAST_ROWS = 3;

/** Below half a cent of each unit, products are rounded. */
const NEAR = '0.011';

/**
 * `41.5/ HR   $ 185.00   $ 7,677.50` below `Quantity/Unit`: federal worksheets part the quantity from its unit by a
 * slash, as they head both. It goes where quantity and price make the amount.
 */
export const withQuantitiesUnslashed = (pages: readonly PageLines[]): PageLines[] => {
  const slashed = new Set(
    pages.flatMap(({ lines }) => lines.flatMap((line) => slashOf(line) ?? [])),
  );
  if (slashed.size < LEAST_ROWS || !pages.some(({ lines }) => hasHeaderRow(lines)))
    return [...pages];
  const unslashed = (word: Word): Word =>
    slashed.has(word) ? { ...word, text: word.text.slice(0, -1) } : word;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      line.words.some((word) => slashed.has(word))
        ? makeLine(line.page, line.words.map(unslashed), line.ocr)
        : line,
    ),
  }));
};

/** The quantity with its slash, before a unit, a price and what they make; null where nothing comes out. */
const slashOf = ({ words, text }: Line): Word | null => {
  if (!text.includes('/ ')) return null;
  const at = words.findLastIndex((word) => SLASHED.test(word.text));
  const [quantity, unit, ...others] = words.slice(Math.max(at, 0));
  if (quantity === undefined || unit === undefined || at < 1) return null;
  if (!UNITS.has(unit.text.toLowerCase())) return null;
  const [price, amount, more] = others.filter((word) => AMOUNT.test(word.text));
  if (price === undefined || amount === undefined || more !== undefined) return null;
  const product = decimal(numberIn(quantity)).times(numberIn(price));
  return product.minus(numberIn(amount)).abs().lt(NEAR) ? quantity : null;
};

const numberIn = ({ text }: Word): number => Number(text.replace(/[^\d.]/g, ''));
