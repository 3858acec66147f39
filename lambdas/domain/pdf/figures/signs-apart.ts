import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const MAY_BE_APART = /(?:\(\$?|-\$|[-–−])\s+\d[\d,]*\.\d{2}/;
/** `214.00 LF   + $2,011.60`, and no sum of two amounts. */
const MAY_BE_ADDED = /(?:^|[^\d.]\s)\+\s\$\d[\d,]*\.\d{2}$/;
const SIGN = /^(?:\(\$?|-\$)$/;
const MINUS = /^[-–−]$/;
const AMOUNT = /^\d[\d,]*\.\d{2}\)?$/;

/** Font sizes between the sign and its amount, at most. */
const APART = 6;

/**
 * `($ 1,785.51)`: the sign of what is taken off belongs to its amount, wherever its cell sets it. So does a minus in the
 * same cell, `LS      – 400.00`. A plus says of an option no more than its amount does.
 */
export const withSignsJoined = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) =>
    page.lines.some(hasSignApart)
      ? { ...page, lines: page.lines.map((line) => (hasSignApart(line) ? settled(line) : line)) }
      : page,
  );

const hasSignApart = ({ text }: Line): boolean =>
  MAY_BE_APART.test(text) || MAY_BE_ADDED.test(text);

const settled = (line: Line): Line =>
  MAY_BE_ADDED.test(line.text)
    ? makeLine(line.page, line.words.toSpliced(-2, 1), line.ocr)
    : joined(line);

const joined = ({ page, words, ocr }: Line): Line => {
  const whole: Word[] = [];
  for (const word of words) {
    const sign = whole.at(-1);
    if (sign !== undefined && (isSignOf(sign, word) || isMinusOf(whole, word)))
      whole[whole.length - 1] = {
        ...word,
        text: `${sign.text.replace(MINUS, '-')}${word.text}`,
        box: { ...word.box, left: sign.box.left },
      };
    else whole.push(word);
  }
  return makeLine(page, whole, ocr);
};

const isSignOf = (sign: Word, amount: Word): boolean =>
  SIGN.test(sign.text) &&
  AMOUNT.test(amount.text) &&
  sign.text.startsWith('(') === amount.text.endsWith(')') &&
  amount.box.left - sign.box.right < amount.fontSize * APART;

/** Right before an amount, and far behind what stands before: between words, a dash parts one from the other. */
const isMinusOf = (words: readonly Word[], amount: Word): boolean => {
  const [before, sign] = words.slice(-2);
  return (
    before !== undefined &&
    sign !== undefined &&
    MINUS.test(sign.text) &&
    AMOUNT.test(amount.text) &&
    amount.box.left - sign.box.right < amount.fontSize * ONE_SPACE &&
    sign.box.left - before.box.right > amount.fontSize * CELL_GAP
  );
};

/** Font sizes of a space within a cell, at most, and from one cell to the next, at least. */
const ONE_SPACE = 0.7;
const CELL_GAP = 1.6;
