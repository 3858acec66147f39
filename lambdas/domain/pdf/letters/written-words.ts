import { isSpelledSum } from '../cells/spelled-prices.ts';
import { textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isBullet } from '../phrases/sentence-lines.ts';
import { STAMP } from './written-blocks.ts';

/** `for`, `=`, `Price:`, `at a lump sum of`, dots: what leads to a price. */
const LEADS =
  /^(?:for|=|[-–—:→]|-{1,2}>|at|is|are|the|a|lump|sum|of|total|cost|price|comes?|to|amount|makes|that|which|so|flat|[.·…_]{2,})[:.]?$/i;
const ARTICLE = /^(?:the|an?)$/i;
/** Words that say which part of a price it is, and not what is done. */
const LABELS = /^(?:total|price|cost|sum|amount|our|the|for|this|item|section|work|is)[:,.]?$/i;

/** The words without the bullet, box, letter or number before them; the number. */
export const withoutBullets = (
  words: readonly Word[],
): { number: Word[]; words: readonly Word[] } => {
  const number: Word[] = [];
  const begin = endOfStamp(words) || endOfBox(words);
  let at = begin;
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (/^\(?\d{1,3}[.)]$/.test(word.text) && number.length === 0) number.push(word);
    else if (!isBullet(word) && !isLetter(word) && !OUTLINE.test(word.text)) break;
  }
  return { number, words: words.slice(at) };
};

/** How many words of `[6/2/26, 9:16 AM] Dee:` stand first. */
const endOfStamp = (words: readonly Word[]): number =>
  STAMP.test(textOf(words.slice(0, MOST_OF_STAMP)))
    ? words.slice(0, MOST_OF_STAMP).findIndex(({ text }) => text.endsWith(':')) + 1
    : 0;

const MOST_OF_STAMP = 6;

/** `[ X ]`, `[X]`, `☐`: how many words of a box stand first. */
const endOfBox = (words: readonly Word[]): number => {
  const [first] = words;
  if (first === undefined) return 0;
  if (/^(?:\[[xX✓]?\]|[☐☑☒□■✓✔])$/u.test(first.text)) return 1;
  return first.text === '['
    ? words.slice(0, MOST_OF_BOX).findIndex(({ text }) => text === ']') + 1
    : 0;
};

const MOST_OF_BOX = 3;

/** `A.2`, `1.04`; `R-19` is what is put in. */
const OUTLINE = /^(?:\p{Lu}|\d{1,2})\.\d{1,3}$/u;

/** `A.`, `b)`: of an outline. */
const isLetter = ({ text }: Word): boolean => /^\(?\p{L}[.)]$/u.test(text);

/** `Price for item 2:` before what it is made of. */
export const withoutLabel = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const label = words.slice(0, end);
  return label.every(({ text }) => LABELS.test(text) || /^\W*\d/.test(text))
    ? words.slice(end)
    : words;
};

/** The words before a price without those that lead to it, nor the comma behind them. */
export const withoutLeads = (words: readonly Word[]): readonly Word[] => {
  let end = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1)
    if (isSpelledSum(textOf(words.slice(at, end)))) {
      while (isSpelledSum(textOf(words.slice(at - 1, end))) && at > 0) at -= 1;
      end = at;
      break;
    }
  // `with vapor sheet, through the          $2,544.00` over `main room`: no price is led to so.
  const goesOn = ARTICLE.test(words[end - 1]?.text ?? '') && end === words.length;
  while (!goesOn && end > 0 && leadsAt(words, end - 1)) end -= 1;
  return words
    .slice(0, end)
    .map((word, at) =>
      at === end - 1 ? { ...word, text: word.text.replace(/(?<=.)[,;:–—-]+$/, '') } : word,
    );
};

/** `comes to`, `will run`; `until the new ones come is` leads to a price with its last word alone. */
const leadsAt = (words: readonly Word[], at: number): boolean => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => one?.text);
  if (/^(?:run|cost|be)$/i.test(word ?? '') && /^will$/i.test(before ?? '')) return true;
  if (/^will$/i.test(word ?? '')) return /^(?:run|cost|be|come)$/i.test(next ?? '');
  if (/^comes?$/i.test(word ?? '') && /^(?:is|are)$/i.test(next ?? '')) return false;
  return LEADS.test(word ?? '');
};

/** Whether words say what is done, and not only that a price follows. */
export const saysSomething = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /\p{L}{3}/u.test(text) && !LABELS.test(text));
