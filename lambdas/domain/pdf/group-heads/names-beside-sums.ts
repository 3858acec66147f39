import { type Line, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** `1 Kitchen`, `1.1 Kitchen`, `1.1.1 Finishes`, `Roof Replacement`, `02 - Site Work`: what may stand before the sums of its rows. */
export const NAME =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,2}|[A-Z])\.?\s+)?(?:\d[\d.]*\s*[-–—:]\s*)?(?:\d{1,2}(?:st|nd|rd|th)\s+)?\p{Lu}[^$£€]*$/u;

/** Amounts without cents have their sign. */
const MONEY = /^-?(?:[$£€]?\d[\d,]*\.\d{2}|[$£€]\d[\d,]*)$/;

/** The sums behind a name, whole or in cents, with a share among them or none. */
export const sumsOf = ({ words }: Line): Word[] => {
  const from = words.findLastIndex((word) => !isFigure(word)) + 1;
  return from === 0 ? [] : words.slice(from).filter(({ text }) => MONEY.test(text));
};

const SHARE = /^\d+(?:\.\d+)?%$/;

/** An amount, a share, a dash for nothing, or the sign that stands apart before an amount. */
const isFigure = ({ text }: Word): boolean =>
  /^[$£€]$/.test(text) || MONEY.test(text) || SHARE.test(text) || /^[-–—]$/.test(text);

/** What stands before the sums. */
export const nameWords = ({ words }: Line): Word[] =>
  words.slice(0, words.findLastIndex((word) => !isFigure(word)) + 1);

/** `1.1` of `1.1 Kitchen   $4,982.93` */
export const numberOf = (line: Line): string | undefined => NAME.exec(textOf(nameWords(line)))?.[1];

/** The name without its number, and without what is said of it. */
export const nameOf = (line: Line): Word[] => {
  const words = nameWords(line);
  const name = words.slice(0, words.length - saidOf(line).length);
  return NAME.exec(textOf(words))?.[1] === undefined ? name : name.slice(1);
};

/** `2 layers / 7:12` of `**Roofing**  2 layers / 7:12   $3,379.16`: in plain and smaller type behind a bold name. */
export const saidOf = (line: Line): Word[] => {
  const words = nameWords(line);
  const [first] = words;
  const at = words.findIndex(({ bold }) => !bold);
  const said = at > 0 && first !== undefined ? words.slice(at) : [];
  const isSmaller = said.every(
    ({ bold, fontSize }) => !bold && fontSize < (first?.fontSize ?? 0) * SMALLER,
  );
  return isSmaller ? said : [];
};

/** Of a name's size. */
const SMALLER = 0.95;

/** Whether the name is, whatever the amount beside it. */
export const isBold = ({ words }: Line): boolean =>
  words.length > 1 && words.slice(0, -1).every(({ bold }) => bold);

/** Points by which amounts of one column may end apart. */
export const EDGE = 3;

/** The first row of that number stands below, or overleaf. */
export const isNumbered = (line: Line, below: readonly Line[]): boolean => {
  const part = numberOf(line);
  if (part === undefined) return false;
  return below.some(({ text }) => {
    const [, first, place] = ROW_NUMBER.exec(text) ?? [];
    return part === first && Number(place) === 1;
  });
};

/** `1.1`, `A.1`, `1.1.1`, `1.1.1.1`: the part, and the place of the row in it. */
const ROW_NUMBER = /^((?:\d{1,2}|[A-Z]\d{0,4})(?:\.\d{1,2}){0,2})\.(\d{1,3})\s+(?=.*\p{L}{3})/u;

/** The next lines, and at the foot of a page those at the head of the next. */
export const linesBelow = (line: Line, lines: readonly Line[]): readonly Line[] => {
  const below = lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 1 + OVERLEAF);
  const end = below.findIndex(({ page }) => page !== line.page);
  return end < 0 || end > FOOT ? below.slice(0, AHEAD) : below;
};

/** Lines from a name to its first row, at most: measures or a remark may stand between. */
const AHEAD = 2;

/** Lines of a page's foot at most, and of it with the next page's head. */
const FOOT = 3;
const OVERLEAF = 8;

/** A quantity or a price, and an amount: what most rows have is told at a glance. */
export const isPriced = ({ text, words }: Line): boolean =>
  TWO_AMOUNTS.test(text) ||
  tokensOf(words).filter(
    ({ kind, decimals }) => kind === 'quantity' || (kind === 'amount' && decimals === 2),
  ).length >= 2;

/** `3.00 %   360.03` is a share and an amount. */
const TWO_AMOUNTS = /\d\.\d{2}(?![\d%])(?!\s%).*\d\.\d{2}(?![\d%])/;
