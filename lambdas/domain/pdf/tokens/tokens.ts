import { TWO_WORD_UNIT_STARTS, UNITS } from '../items/units.ts';
import { PRICE_NOTE_STARTS } from '../items/words-in-cells.ts';
import { byText } from '../pages/by-text.ts';
import type { Word } from '../pages/page-text.ts';
import { figureAt, unitInTwoWords } from './figure-token.ts';
import { markedAt } from './marked-token.ts';
import { mixedNumberAt } from './mixed-number.ts';
import { readFigure } from './read-figure.ts';
import { asPrinted } from './scanned-word.ts';
import {
  figureToken,
  near,
  ONE_SPACE,
  type ReadWord,
  type Token,
  textToken,
  token,
} from './token.ts';

/** Cuts a line's words into tokens. Words of a scan are read with its usual errors in mind. */
export const tokensOf = (printed: readonly Word[]): Token[] => {
  const known = tokensOfWords.get(printed);
  if (known !== undefined) return known;
  const tokens = cutTokens(printed);
  tokensOfWords.set(printed, tokens);
  return tokens;
};

/** A line is looked at several times; its words never change. */
const tokensOfWords = new WeakMap<readonly Word[], Token[]>();

const cutTokens = (printed: readonly Word[]): Token[] => {
  const words: readonly ReadWord[] = printed.some((word) => word.confidence < 1)
    ? printed.map((word, at) => (word.confidence < 1 ? asPrinted(word, printed[at - 1]) : word))
    : printed;
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    const [token, used] =
      wordsForAmounts(words, index, tokens) ??
      (index === 0 ? firstTokenOf(words) : tokenAt(words, index));
    tokens.push(token);
    index += used;
  }
  return tokens;
};

/**
 * `PER TILE BID`, `SEE OAKBUILD.ONE`: several words in capitals that end a line in a cell of their
 * own, right behind the quantity, stand for its amounts, whatever they are.
 */
const wordsForAmounts = (
  words: readonly ReadWord[],
  index: number,
  tokens: readonly Token[],
): [Token, number] | null => {
  const last = tokens.at(-1);
  const before = last?.kind === 'mark' || last?.kind === 'operator' ? tokens.at(-2) : last;
  if (before?.kind !== 'quantity') return null;
  const rest = words.slice(index);
  if (rest.length === 0 || rest.length > MOST_WORDS_FOR_AMOUNTS) return null;
  if (near(words[index - 1], rest[0])) return null;
  if (rest.slice(1).some((word, at) => !near(rest[at], word))) return null;
  if (!rest.every((word) => /^[A-Z0-9][A-Z0-9.,#&/'()-]*$/.test(word.text))) return null;
  const text = rest.map((word) => word.text).join(' ');
  const isNote =
    rest.length > 1 ? /^[A-Z].*[A-Z]{2}|^[A-Z]{2}/.test(text) : /^(?:[A-Z]\.){2,}$/.test(text);
  return isNote ? [token('priceNote', rest), rest.length] : null;
};

const MOST_WORDS_FOR_AMOUNTS = 5;

/** `012` in `012 PT Walls, one coat latex`: the number of a row, and no pints. */
const PADDED = /^0\d{1,4}$/;

/** Consultants number their lines by trade: `02 11 00`. */
const firstTokenOf = (words: readonly ReadWord[]): [Token, number] => {
  const code = words.slice(0, 3);
  const isCode = code.length === 3 && code.every((word) => /^\d{2}$/.test(word.text));
  return isCode && near(code[0], code[1], ONE_SPACE) && near(code[1], code[2], ONE_SPACE)
    ? [token('text', code), 3]
    : tokenAt(PADDED.test(words[0]?.text ?? '') ? words.slice(0, 1) : words, 0);
};

/** Of units and of words for amounts. */
const LONGEST_WORD = Math.max(
  ...[...PRICE_NOTE_STARTS, ...UNITS.keys()].map((word) => word.length),
);

/** A digit, a mark, or how a condition or a word for an amount begins. */
const TELLING =
  /[\d[\]=+*$£€<>]|^[@~^†‡]+$|^(?:N\/?A\.?$|[-(]|avg|average|new|good|poor|fair|excellent|below|above|blw|bel|abv|very$|like$)/i;

/** What a word could be by itself: most words of a page are of a text. */
const looksOf = byText((text): 'blank' | 'unitStart' | 'text' | 'telling' => {
  if (BLANK.test(text)) return 'blank';
  if (mayBeginUnit(text)) return 'unitStart';
  return isPlainText(text) ? 'text' : 'telling';
});

/** No digit, no mark, no unit, no condition, no word for an amount. */
const isPlainText = (text: string): boolean =>
  !TELLING.test(text) &&
  (text.length > LONGEST_WORD ||
    !(PRICE_NOTE_STARTS.has(text.toUpperCase()) || UNITS.has(text.toLowerCase())));

/** `________`, `☐`: where somebody is to sign or tick, and no words of the row. */
const BLANK = /^(?:_{3,}|[☐□▢])$/u;

const mayBeginUnit = (text: string): boolean =>
  text.length <= LONGEST_START && UNIT_STARTS.has(text.toLowerCase().replace('.', ''));

/** `sq ft`, `per SF` */
const UNIT_STARTS: ReadonlySet<string> = new Set([...TWO_WORD_UNIT_STARTS, 'per']);

const LONGEST_START = Math.max(...[...TWO_WORD_UNIT_STARTS].map((word) => word.length)) + 1;

const tokenAt = (words: readonly ReadWord[], index: number): [Token, number] => {
  const word = words[index];
  if (word === undefined) throw new RangeError('no word at index');
  const next = words[index + 1];
  const isBareFigure = BARE_FIGURE.test(word.text);
  const looks = isBareFigure ? 'telling' : looksOf(word.text);
  if (looks === 'blank') return [token('unknown', [word]), 1];
  const inTwo = looks === 'unitStart' ? unitInTwoWords(words, index) : null;
  if (inTwo !== null) return inTwo;
  if (looks === 'text' || (looks === 'unitStart' && isPlainText(word.text)))
    return [textToken(word), 1];
  // Most figures are nothing else, and stand in a cell of their own.
  const figure = isBareFigure && !near(word, next) ? readFigure(word.text) : null;
  if (figure !== null && !word.text.startsWith('$')) return [figureToken(word, figure), 1];
  const behind = next?.text ?? '';
  const mixed =
    FRACTIONAL.test(word.text) || FRACTIONAL.test(behind) ? mixedNumberAt(words, index) : null;
  if (mixed !== null) return mixed;
  const isBare = isBareFigure && !goesOnWith(behind);
  return (isBare ? null : markedAt(words, index)) ?? figureAt(words, index);
};

/** `%`, `/ 30`, `yrs`: what makes a figure before it a part of something else. */
const goesOnWith = (behind: string): boolean => behind === '%' || GOES_ON.has(behind[0] ?? '');

const GOES_ON: ReadonlySet<string> = new Set('/yY');

const FRACTIONAL = /^\d\d?\/\d\d?$/;

const BARE_FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;

/** Whether a line holds two figures or more, as rows do. */
export const hasFigures = ({ words }: { words: readonly Word[] }): boolean =>
  tokensOf(words).filter(({ kind }) => kind === 'amount' || kind === 'quantity').length >= 2;
