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
  /** Places of its words among those of the page. */
  places: number[];
}

/**
 * Leaves out the numbers with which lawyers stamp the pages of a production, the same words on each
 * page and a number that counts with the pages: they stand where there was room, also beside the
 * last rows of a table.
 */
export const withoutPageStamps = (pages: readonly PageText[]): readonly PageText[] => {
  if (pages.length < LEAST_PAGES) return pages;
  // Each look at a page's words unpacks them: of a long document a few pages tell whether it is stamped.
  if (!samplesOf(pages).some((sample) => stampsOf(sample).size > 0)) return pages;
  const gone = stampsOf(pages);
  return pages.map((page) => {
    const places = gone.get(page.page);
    return places === undefined
      ? page
      : {
          ...page,
          get words() {
            return page.words.filter((_, at) => !places.has(at));
          },
        };
  });
};

/** So many pages at the beginning, in the middle and at the end. */
const samplesOf = (pages: readonly PageText[]): (readonly PageText[])[] =>
  pages.length <= 3 * LEAST_PAGES
    ? [pages]
    : [0, Math.floor(pages.length / 2), pages.length - LEAST_PAGES].map((at) =>
        pages.slice(at, at + LEAST_PAGES),
      );

/** By page, the places of the words of its stamp. */
const stampsOf = (pages: readonly PageText[]): ReadonlyMap<number, ReadonlySet<number>> => {
  const stamps = new Map<string, Stamp[]>();
  for (const { page, words } of pages)
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as Word;
      const [, own, digits] = endsInDigits(word.text) ? (NUMBERED.exec(word.text) ?? []) : [];
      if (digits === undefined) continue;
      const before = own === undefined ? prefixOf(word, words[at - 1]) : null;
      const prefix = own ?? before?.text;
      if (prefix === undefined) continue;
      const key = `${prefix} ${digits.length} ${Number(digits) - page}`;
      const stamp = { page, places: before === null ? [at] : [at - 1, at] };
      stamps.set(key, [...(stamps.get(key) ?? []), stamp]);
    }
  const found = new Map<number, Set<number>>();
  for (const { page, places } of [...stamps.values()].filter(arePages).flat())
    found.set(page, new Set([...(found.get(page) ?? []), ...places]));
  return found;
};

const LEAST_DIGITS = 4;

/** A look at two letters, for all words of a document are asked. */
const endsInDigits = (text: string): boolean =>
  isDigit(text.charCodeAt(text.length - 1)) && isDigit(text.charCodeAt(text.length - LEAST_DIGITS));

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

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
