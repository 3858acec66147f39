import tradeWords from '../../../../catalog/trade-words.generated.json' with { type: 'json' };
import type { Line, PageLines } from '../pages/lines.ts';
import { HIDDEN_LAYER_CONFIDENCE, type Word } from '../pages/page-text.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { looksAlike } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';
import { respell } from './respell.ts';

const TRADE_WORDS: ReadonlySet<string> = new Set(tradeWords);

/** Words read more surely than this are what is printed: names are not in any list. */
const UNSURE = 0.8;
/** A word that was read so surely elsewhere in the document is one of its own. */
const SURE = 0.9;
const LEAST_LETTERS = 5;
const MOST_MISREAD = 2;

/** Glyphs that OCR reads as two, and two that it reads as one. */
const JOINED: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['ii', 'n'],
  ['li', 'h'],
  ['nn', 'm'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['d', 'cl'],
  ['d', 'ci'],
  ['h', 'li'],
];

/**
 * `Dryvvall`, `rernove`: in a row's description, a word that was hardly read, that the trade does
 * not use and that stands nowhere else in the document is the one word of the trade from which one
 * or two glyphs that look alike part it. Where there are several such words it stays.
 */
export const settleWords = (pages: readonly PageLines[], repairs: ScanRepair[]): PageLines[] => {
  if (!pages.some((page) => page.ocr)) return [...pages];
  const own = ownWords(pages);
  return pages.map((page) =>
    page.ocr ? { ...page, lines: page.lines.map((line) => settleLine(line, own, repairs)) } : page,
  );
};

const lettersOf = (text: string): string => /^[("']?(\p{L}{4,})[)"'.,;:*]*$/u.exec(text)?.[1] ?? '';

/** Words of the document that were read surely, or the same way more than once. */
const ownWords = (pages: readonly PageLines[]): ReadonlySet<string> => {
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const line of page.lines)
      for (const [at, { text, confidence }] of line.words.entries()) {
        const word = INCHES.test(text)
          ? `${line.words[at - 1]?.text} ${text}`
          : lettersOf(text).toLowerCase();
        if (word === '') continue;
        seen.set(word, (seen.get(word) ?? 0) + (confidence >= SURE ? 2 : 1));
      }
  return new Set([...seen].flatMap(([word, weight]) => (weight >= 2 ? [word] : [])));
};

const settleLine = (line: Line, own: ReadonlySet<string>, repairs: ScanRepair[]): Line => {
  // `Totals; Crawl Space`: what sums a room says so before a colon.
  if (TOTALS.test(line.text))
    return respell(line, repairs, ({ text }, at) => (at === 0 ? text.replace(';', ':') : null));
  const isUnsure = line.words.some(
    ({ text, confidence }) =>
      confidence < UNSURE || confidence === HIDDEN_LAYER_CONFIDENCE || DIGIT_WITHIN.test(text),
  );
  const isMarked = INNER_STOP.test(line.text) || SIGNS.test(line.text);
  if ((!isUnsure && !isMarked) || itemStartOf(line) === null) return line;
  return respell(
    line,
    repairs,
    (word, at) =>
      withLetters(word) ??
      settledWord(word, own) ??
      withSignApart(word) ??
      withInches(word, line.words[at - 1], own) ??
      withSlash(word) ??
      withComma(word, line.words[at + 1]) ??
      withoutCall(word),
  );
};

/** `wi/trip`: no word begins so, and what was read is one glyph. */
const withSlash = ({ text }: Word): string | null =>
  /^w[il1I]\/\p{L}/u.test(text) ? `w/${text.slice(3)}` : null;

/** `Vinyl!`: a letter read twice, and `Viny!` one misread; no description calls out. */
const withoutCall = ({ text }: Word): string | null => {
  if (!text.endsWith('!')) return null;
  const word = text.slice(0, -1);
  return [word, `${word}l`].find((read) => TRADE_WORDS.has(read.toLowerCase())) ?? null;
};

const TOTALS = /^(?:sub)?totals?; /i;

/** `Vinyl!`, `5*` */
const SIGNS = /!|\d\*/;

const DIGIT_WITHIN = /\p{Ll}[015]\p{Ll}/u;

const INNER_STOP = /\p{Ll}\. \p{Ll}/u;

/** How words end that are no abbreviations, as `approx.` and `compo.` are. */
const WHOLE_WORD = /(?:ed|ing|up|er|ly|ce|ge|le|ne|re|se|te|ve)$/;

/** `Tear out, cleanup. bag`: no sentence of a description goes on with a small letter. */
const withComma = ({ text }: Word, next: Word | undefined): string | null => {
  const word = /^\(?(\p{L}{5,})\.$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (!WHOLE_WORD.test(word) || !TRADE_WORDS.has(word)) return null;
  return /^\p{Ll}{2,}/u.test(next?.text ?? '') ? `${text.slice(0, -1)},` : null;
};

/** `p1ywood`, `doub1e`, `Insu1ation`: no word of the trade has a digit within its letters. */
const withLetters = ({ text }: Word): string | null => {
  const read = /^[("']?(\p{L}+[015]\p{L}[\p{L}015]*)[)"'.,;:*-]*$/u.exec(text)?.[1] ?? '';
  const letters = read.replaceAll('1', 'l').replaceAll('0', 'o').replaceAll('5', 's');
  const isWord =
    letters.length >= LEAST_LETTERS &&
    [letters.toLowerCase(), letters.toLowerCase().replace(/s$/, '')].some((word) =>
      TRADE_WORDS.has(word),
    );
  return isWord ? text.replace(read, letters) : null;
};

/** `R&RDrip edge`: a space that was not seen. */
const withSignApart = ({ text }: Word): string | null =>
  /^R&R\p{Lu}\p{Ll}/u.test(text) ? `R&R ${text.slice(3)}` : null;

/** `up to 5*` where the document says `up to 5"` elsewhere. */
const withInches = (
  { text }: Word,
  before: Word | undefined,
  own: ReadonlySet<string>,
): string | null => {
  const inches = STARRED.test(text) ? `${text.slice(0, -1)}"` : null;
  return inches !== null && own.has(`${before?.text} ${inches}`) ? inches : null;
};

const STARRED = /^\d[\d/-]*\*$/;

/** Inches, with the word before them. */
const INCHES = /^\d[\d/-]*"$/;

const settledWord = ({ text, confidence }: Word, own: ReadonlySet<string>): string | null => {
  const letters = lettersOf(text);
  const read = letters.toLowerCase();
  // What another program's OCR laid under the page tells nothing of how sure it was.
  const isHidden = confidence === HIDDEN_LAYER_CONFIDENCE;
  if ((confidence >= UNSURE && !isHidden) || read.length < LEAST_LETTERS) return null;
  if (own.has(read) || TRADE_WORDS.has(read)) return null;
  // Plurals of the list's words are words, too.
  if (/s$/.test(read) && TRADE_WORDS.has(read.slice(0, -1))) return null;
  const candidates = new Set([...joinedReadings(read), ...(isHidden ? [] : alikeWords(read))]);
  const [only, another] = candidates;
  if (only === undefined || another !== undefined) return null;
  return text.replace(letters, inCaseOf(letters, only));
};

const joinedReadings = (read: string): string[] =>
  JOINED.flatMap(([from, to]) => {
    const at = read.indexOf(from);
    const one = at < 0 ? '' : read.slice(0, at) + to + read.slice(at + from.length);
    return TRADE_WORDS.has(one) ? [one] : [];
  });

const alikeWords = (read: string): string[] =>
  tradeWords.filter((word) => {
    if (word.length !== read.length) return false;
    let misread = 0;
    for (let at = 0; at < read.length; at += 1) {
      if (read[at] === word[at]) continue;
      misread += 1;
      if (misread > MOST_MISREAD || !looksAlike(read[at] ?? '', word[at] ?? '')) return false;
    }
    return true;
  });

const inCaseOf = (sample: string, word: string): string => {
  if (sample === sample.toUpperCase()) return word.toUpperCase();
  const [first = ''] = sample;
  return first === first.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
};
