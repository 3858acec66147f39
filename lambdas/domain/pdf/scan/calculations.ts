import { decimal } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** What a quantity was reckoned from, at the beginning of its line: `WC`, `2*PF`, `3*2`. */

/** `WC   290.00SF`: the walls and the ceiling, which a quantity was reckoned from. */
export const isReckoned = ([word]: readonly Word[], { words: [first, next] }: Line): boolean =>
  word !== undefined &&
  word === first &&
  /^(?:[WCFP]|WC|P[FC]|[LS]W)$/.test(word.text) &&
  /^[\d,]+\.\d\d[A-Z]{2}$/.test(next?.text ?? '');

/** `2` of `2,   2.00EA`, `1` of `1.   1.00EA`: nobody reckons with a mark that comes to what stands behind it; null for any other word. */
export const calculationWithoutMark = ({ words: [word, next] }: Line): string | null => {
  const [, number] = /^(\d{1,4})[.,]$/.exec(word?.text ?? '') ?? [];
  const [, quantity] = /^([\d,]+)\.00[A-Z]{2}$/.exec(next?.text ?? '') ?? [];
  return number !== undefined && number === quantity?.replaceAll(',', '') ? number : null;
};

/** The calculation behind a reading, of a row of so much; the reading itself where it can be nothing else. */
export const calculationBehind = (text: string, quantity: number): string => {
  if (isLetterForCount(text, quantity)) return String(quantity);
  // `Ww`, `pC`: the letters of a calculation are capitals, read twice or too small.
  if (/^[A-Za-z]{1,3}\d?$/.test(text)) return text.toUpperCase().replace(/^([CSVWXZO])\1+/, '$1');
  return (
    productBehind(text, quantity) ?? withoutOneDigit(text, quantity) ?? text.replace(TIMES, '*')
  );
};

/** `a` of 3.00: no variable of the program's is called so, and a count is one digit. */
const isLetterForCount = (text: string, quantity: number): boolean =>
  /^[abeghsz]$/.test(text) && Number.isInteger(quantity) && quantity > 0 && quantity < 10;

/** `2#PF`, `W-(3%8)`: between what is multiplied stands an asterisk. */
const TIMES = /(?<=[A-Z\d)])[#%](?=[A-Z\d(])/g;

/** `32` of 6: an asterisk between the digits was not seen; null where they may make it in two ways. */
const productBehind = (text: string, quantity: number): string | null => {
  if (!/^\d{2,5}$/.test(text) || Number(text) === quantity) return null;
  const products = Array.from({ length: text.length - 1 }, (_, at) => [
    text.slice(0, at + 1),
    text.slice(at + 1),
  ]).filter(([first, second]) => Number(first) * Number(second) === quantity);
  const [only, another] = products;
  return only === undefined || another !== undefined ? null : only.join('*');
};

/** `89.5+7.5` of 17: a digit was read into it; null where it comes out as it is, or in more ways than one. */
const withoutOneDigit = (text: string, quantity: number): string | null => {
  if (!SIMPLE.test(text) || resultOf(text) === quantity) return null;
  const fitting = new Set(
    [...text].flatMap((glyph, at) => {
      const shorter = text.slice(0, at) + text.slice(at + 1);
      return /\d/.test(glyph) && resultOf(shorter) === quantity ? [shorter] : [];
    }),
  );
  const [only, another] = fitting;
  return only === undefined || another !== undefined ? null : only;
};

const SIMPLE = /^(\d+(?:\.\d+)?)([-+*/])(\d+(?:\.\d+)?)$/;

/** To the cent, as quantities are printed. */
const resultOf = (text: string): number | null => {
  const [, first, sign, second] = SIMPLE.exec(text) ?? [];
  if (first === undefined || second === undefined || sign === undefined) return null;
  const [left, right] = [decimal(first), decimal(second)];
  if (sign === '/') return right.eq(0) ? null : left.div(right).round(2).toNumber();
  const value =
    sign === '+' ? left.plus(right) : sign === '-' ? left.minus(right) : left.times(right);
  return value.round(2).toNumber();
};
