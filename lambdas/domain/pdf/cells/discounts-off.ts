import { type Decimal, roundCents } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';

/** `Clinic account (10% off) -$83.68`, `(15% discount)` */
const SHARE = /\(\s?(\d{1,2}(?:\.\d+)?)\s?%\s+(?:off|discount)\s?\)/i;
const FIGURE = /^\$?\d[\d,]*\.\d{2}$/;
const TAKEN_OFF = /^(?:[-–−]\s?\$?|\$[-–−]|\(\$?)(\d[\d,]*\.\d{2})\)?$/;
/** Points between the right edges of an amount and of what is taken off it. */
const EDGE = 3;
/** Lines below a row on which its discount stands. */
const MOST_BELOW = 5;

/**
 * `Clinic account (10% off)   -$83.68` below `Tempered unit   2   $418.40   $836.80`, the amount beside the first line of
 * what the row says: quotes of payment services print on lines of its own what is taken off a row. Where it is that
 * share of the row's amount, the row comes to what is left, `$753.12`, and the line only says so.
 */
export const withDiscountsTakenOff = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => {
    if (!page.lines.some(({ text }) => SHARE.test(text))) return page;
    const lines = [...page.lines];
    for (const [at, { text }] of page.lines.entries()) {
      const share = SHARE.exec(text)?.[1];
      if (share !== undefined) takeOff(lines, at, share);
    }
    return { ...page, lines };
  });

/** Puts what is left into the row above, and takes the amount away that is taken off. */
const takeOff = (lines: Line[], at: number, share: string): void => {
  const first = Math.max(0, at - MOST_BELOW);
  const row = lines.slice(0, at).findLastIndex(endsInRow);
  const amount = lines[row]?.words.at(-1);
  if (row < first || amount === undefined) return;
  const off = roundCents(figureOf(amount).times(share).div(100));
  const below = lines.findIndex(
    (line, index) => index > row && index <= at && takesOff(line, amount, off),
  );
  const [whole, less] = [lines[row], lines[below]];
  if (whole === undefined || less === undefined) return;
  const left = `$${figureOf(amount).minus(off).toFixed(2)}`;
  lines[row] = withWords(whole, [...whole.words.slice(0, -1), { ...amount, text: left }]);
  lines[below] = withWords(less, less.words.slice(0, -1));
};

const endsInRow = ({ words }: Line): boolean =>
  words.length > 2 && FIGURE.test(words.at(-1)?.text ?? '');

const takesOff = ({ words }: Line, { box }: Word, off: Decimal): boolean => {
  const last = words.at(-1);
  const figure = TAKEN_OFF.exec(last?.text ?? '')?.[1];
  return (
    last !== undefined &&
    figure !== undefined &&
    words.length > 1 &&
    Math.abs(last.box.right - box.right) < EDGE &&
    off.minus(figure.replaceAll(',', '')).abs().lt(CENT)
  );
};

/** A share of an amount may be rounded either way. */
const CENT = 0.011;

const withWords = (line: Line, words: readonly Word[]): Line =>
  makeLine(line.page, [...words], line.ocr);
