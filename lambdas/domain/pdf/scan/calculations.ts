import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** What a quantity was reckoned from, at the beginning of its line: `WC`, `2*PF`, `3*2`. */

/** `WC   290.00SF`: the walls and the ceiling, which a quantity was reckoned from. */
export const isReckoned = ([word]: readonly Word[], { words: [first, next] }: Line): boolean =>
  word !== undefined &&
  word === first &&
  /^(?:[WCFP]|WC|P[FC]|[LS]W)$/.test(word.text) &&
  /^[\d,]+\.\d\d[A-Z]{2}$/.test(next?.text ?? '');

/** The calculation behind a reading, of a row of so much; the reading itself where it can be nothing else. */
export const calculationBehind = (text: string, quantity: number): string =>
  // `Ww`, `pC`: the letters of a calculation are capitals, read twice or too small.
  /^[A-Za-z]{1,3}\d?$/.test(text)
    ? text.toUpperCase().replace(/^([CSVWXZO])\1+/, '$1')
    : (productBehind(text, quantity) ?? text.replace(TIMES, '*'));

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
