import { PLATFORM_UNITS } from '../items/units.ts';
import { type Line, makeLine } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { near, ONE_SPACE } from '../tokens/token.ts';
import type { ScanRepair } from './repairs.ts';

/** `5.25/lf`, and the same behind a space: `/lf`, whose first letter may be read as a digit or a capital. */
const RATE = /^(\$?\d[\d,]*\.\d{2})?\/([1Il\p{Ll}]\p{Ll})$/u;

/**
 * `5.25/1f`, `410.00 /1f`: what one of a unit costs, as contractors print it, and its unit; two words where the space
 * between them was not seen.
 */
export const withRatesParted = (line: Line, repairs: ScanRepair[]): Line => {
  if (!line.words.some(({ text }) => text.includes('/') && RATE.test(text))) return line;
  const words = line.words.flatMap((word, at) => {
    const parts = partsOf(word, line.words[at + 1]) ?? [word];
    const settled = parts.map(({ text }) => text).join(' ');
    if (settled !== word.text)
      repairs.push({ page: line.page, box: word.box, read: word.text, settled });
    return parts;
  });
  return makeLine(line.page, words, true);
};

/** The rate and its unit; null where the word is none. In a phrase, `allow $3.25/sf material`, they are one word. */
const partsOf = (word: Word, next: Word | undefined): Word[] | null => {
  const [, rate = '', read = ''] = RATE.exec(word.text) ?? [];
  const unit = read.replace(/^[1I]/, 'l');
  if (unit === '' || !PLATFORM_UNITS.has(unit.toUpperCase())) return null;
  if (rate !== '' && isPhrase(word, next)) return [{ ...word, text: `${rate}/${unit}` }];
  const { left, right } = word.box;
  const end = left + ((right - left) * rate.length) / word.text.length;
  const behind: Word = { ...word, text: `/${unit}`, box: { ...word.box, left: end } };
  return rate === ''
    ? [behind]
    : [{ ...word, text: rate, box: { ...word.box, right: end } }, behind];
};

/** A word of letters right behind: cells stand further apart. */
const isPhrase = (word: Word, next: Word | undefined): boolean =>
  next !== undefined && /^\p{L}{3,}/u.test(next.text) && near(word, next, ONE_SPACE);
