import type { PageText, Word } from './page-text.ts';

/** `ZNA-HVCA-004513`, `MERCER_000127`, or `00209` behind `DFPA`: a number with its leading zeros. */
const NUMBERED = /^((?=.*\p{Lu})[\p{Lu}\d][\p{L}\d&._-]*?)?(\d{4,9})$/u;

/** What stands before the number in a word of its own. */
const PREFIX = /^\p{Lu}[\p{Lu}\d&._-]+$/u;

/** Words of one stamp stand a space apart, in sizes of its type. */
const SPACE = 0.9;

/** On fewer pages a number may count by chance. */
const LEAST_PAGES = 3;

interface Stamp {
  page: number;
  words: Word[];
}

/**
 * Leaves out the numbers with which lawyers stamp the pages of a production, the same words on each
 * page and a number that counts with the pages: they stand where there was room, also beside the
 * last rows of a table.
 */
export const withoutPageStamps = (pages: readonly PageText[]): readonly PageText[] => {
  if (pages.length < LEAST_PAGES) return pages;
  const stamps = new Map<string, Stamp[]>();
  for (const { page, words } of pages)
    for (const [at, word] of words.entries()) {
      const [, own, digits] = endsInDigits(word.text) ? (NUMBERED.exec(word.text) ?? []) : [];
      if (digits === undefined) continue;
      const before = own === undefined ? prefixOf(word, words[at - 1]) : null;
      const prefix = own ?? before?.text;
      if (prefix === undefined) continue;
      const key = `${prefix} ${digits.length} ${Number(digits) - page}`;
      const stamp = { page, words: before === null ? [word] : [before, word] };
      stamps.set(key, [...(stamps.get(key) ?? []), stamp]);
    }
  const gone = new Set([...stamps.values()].filter(arePages).flatMap(wordsOf));
  return gone.size === 0
    ? pages
    : pages.map((page) => ({ ...page, words: page.words.filter((word) => !gone.has(word)) }));
};

const LEAST_DIGITS = 4;

/** A look at two letters, for all words of a document are asked. */
const endsInDigits = (text: string): boolean =>
  isDigit(text.charCodeAt(text.length - 1)) && isDigit(text.charCodeAt(text.length - LEAST_DIGITS));

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const wordsOf = (stamps: readonly Stamp[]): Word[] => stamps.flatMap(({ words }) => words);

const prefixOf = ({ box, fontSize }: Word, before: Word | undefined): Word | null =>
  before !== undefined &&
  PREFIX.test(before.text) &&
  Math.abs(before.box.bottom - box.bottom) < fontSize * SPACE &&
  Math.abs(box.left - before.box.right) < fontSize * SPACE
    ? before
    : null;

/** One on each of several pages that follow each other. */
const arePages = (stamps: readonly Stamp[]): boolean => {
  const pages = stamps.map(({ page }) => page);
  const [first, last] = [pages[0] ?? 0, pages.at(-1) ?? 0];
  return (
    pages.length >= LEAST_PAGES &&
    new Set(pages).size === pages.length &&
    last - first + 1 === pages.length
  );
};
