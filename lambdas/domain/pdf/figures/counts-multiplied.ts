import { decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';

const TIMES = /^[x×]$/i;
/** `x228` */
const COUNT_WITH_SIGN = /^[x×](?=\d)/i;
const COUNT = /^\d[\d,]*(?:\.\d+)?$/;
const AMOUNT = /^\$?[\d,]+\.\d{2}$/;

/** Font sizes from the price to the sign, at least: closer it says how large something is. */
const CELL_GAP = 1.1;

/** Rows, at least: `2 x 4` may come to anything once. */
const LEAST_ROWS = 3;

/** Below half a cent of each unit, products are rounded. */
const NEAR = '0.011';

/**
 * `Starter   $2.70 / LF   x 228   $615.60`: programs that put the price before the quantity say what is reckoned,
 * with a sign in the cell of the quantity that would be its unit. It goes where the three figures come out.
 */
export const withCountsUnmultiplied = (pages: readonly PageLines[]): PageLines[] => {
  const signs = pages.flatMap(({ lines }) => lines.flatMap((line) => signOf(line) ?? []));
  if (signs.length < LEAST_ROWS || !pages.some(({ lines }) => hasHeaderRow(lines)))
    return [...pages];
  const signed = new Set(signs);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      line.words.some((word) => signed.has(word))
        ? makeLine(
            line.page,
            line.words.flatMap((word) => unsigned(word, signed)),
            line.ocr,
          )
        : line,
    ),
  }));
};

const unsigned = (word: Word, signed: ReadonlySet<Word>): Word[] => {
  if (!signed.has(word)) return [word];
  const text = word.text.replace(COUNT_WITH_SIGN, '');
  return text === word.text ? [] : [{ ...word, text }];
};

/**
 * The sign that begins the last cell but one, behind a price and before a number, or the word that it makes with the
 * number; null where nothing comes out.
 */
const signOf = ({ words }: Line): Word | null => {
  const [before, count, amount] = words.slice(-3);
  if (before === undefined || count === undefined || amount === undefined) return null;
  const isGlued = COUNT_WITH_SIGN.test(count.text);
  const sign = isGlued ? count : before;
  const number = count.text.replace(COUNT_WITH_SIGN, '');
  if (!isGlued && !TIMES.test(sign.text)) return null;
  if (!COUNT.test(number) || !AMOUNT.test(amount.text)) return null;
  const others = words.slice(0, words.indexOf(sign));
  const last = others.at(-1);
  const price = others.findLast(({ text }) => AMOUNT.test(text));
  if (last === undefined || price === undefined) return null;
  if (sign.box.left - last.box.right < sign.fontSize * CELL_GAP) return null;
  const product = decimal(numberIn(price.text)).times(numberIn(number));
  return product.minus(numberIn(amount.text)).abs().lt(NEAR) ? sign : null;
};

const numberIn = (text: string): number => Number(text.replace(/[$,]/g, ''));
