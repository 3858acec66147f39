import type { Word } from '../pages/page-text.ts';
import { HEADINGS, isHeadingWord, normalizeHeading } from './heading-words.ts';

/** Of a line's words, so many must be those of headings before one is taken apart. */
const ENOUGH = 3;

/** `QtyCraft@Hours` is no name of a program's field. */
const heads = (text: string): boolean =>
  text.includes('@') ? HEADINGS.has(normalizeHeading(text)) : isHeadingWord(normalizeHeading(text));

/**
 * `COND.DEP %`, `PRICETAX`: headings of columns so narrow that they touch. Among headings, a word
 * that is none is taken apart where both its parts are.
 */
export const withoutGlue = (words: readonly Word[]): Word[] => {
  const known = words.filter(({ text }) => heads(text)).length;
  if (known < ENOUGH || known === words.length || words.length - known > known) return [...words];
  return words.flatMap((word) => (heads(word.text) ? word : parted(word)));
};

const parted = (word: Word): Word[] => {
  const { text, box } = word;
  const each = (box.right - box.left) / text.length;
  for (let at = text.length - SHORTEST; at >= SHORTEST; at -= 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (!heads(before) || !heads(after) || !/^[\p{L}%#]/u.test(after)) continue;
    const cut = box.left + each * at;
    return [
      { ...word, text: before, box: { ...box, right: cut } },
      { ...word, text: after, box: { ...box, left: cut } },
    ];
  }
  return [word];
};

const SHORTEST = 3;
