import type { Line, PageLines } from './lines.ts';

/** So many lines at the top and at the bottom of a page may hold its number. */
const RIM_LINES = 3;

const rimOf = (lines: readonly Line[]): string[] =>
  [...lines.slice(0, RIM_LINES), ...lines.slice(-RIM_LINES)].map(({ text }) => text.trim());

/** `Page: 7`, `Page 7/12`, `Page 7 of 12`, alone or at the end of a line. */
const NUMBER = /(?:^|\s)page\s*:?\s*(\d{1,3})(?:\s*(?:of|\/)\s*\d{1,3})?$/i;

/** The number that a page prints for itself; null where it prints none. */
export const printedNumberOf = (lines: readonly Line[]): number | null => {
  const told = rimOf(lines).flatMap((text) => NUMBER.exec(text)?.[1] ?? []);
  return told[0] === undefined ? null : Number(told[0]);
};

/** Fewer numbered pages say nothing about their order, unless they count down to the first. */
const ENOUGH = 3;

const countsDown = (pages: readonly PageLines[]): boolean => {
  const numbers = pages
    .map(({ lines }) => printedNumberOf(lines))
    .filter((number) => number !== null);
  return (
    (numbers.length >= ENOUGH || (numbers.length === 2 && numbers[1] === 1)) &&
    numbers.length * 2 > pages.length &&
    numbers.every((number, index) => index === 0 || number < (numbers[index - 1] ?? 0))
  );
};

/** Numbers without the word `page`: every page must have its own, down to 1. */
const countsDownBarely = (pages: readonly PageLines[]): boolean =>
  pages.length >= ENOUGH &&
  pages.every((page, index) => {
    const own = new RegExp(`(?:^|\\s)${pages.length - index}$`);
    return rimOf(page.lines).some((text) => own.test(text));
  });

/**
 * Pages whose numbers are those of one document, its first one first, each once and none left out;
 * null where not. Numbers that begin anew further on are those of another document.
 */
const shuffled = (pages: readonly PageLines[]): PageLines[] | null => {
  const numbers = pages.map(({ lines }) => printedNumberOf(lines));
  const told = numbers.filter((number) => number !== null);
  const known = new Set(told);
  if (told.length < ENOUGH || told.length < pages.length || known.size < told.length) return null;
  const first = Math.min(...told);
  if (told[0] !== first || Math.max(...told) - first !== told.length - 1) return null;
  return pages.toSorted(
    (a, b) => (printedNumberOf(a.lines) ?? 0) - (printedNumberOf(b.lines) ?? 0),
  );
};

/**
 * A stack that was laid into the scanner the wrong way round comes last page first: its printed
 * numbers count down. A page without a number, such as a cover, stays beside its neighbour. Where
 * each page has its number, such as in a stack of odd and one of even pages, they are counted. Any
 * other order is left as it is: a packet may hold several documents.
 */
export const inPrintedOrder = (pages: readonly PageLines[]): PageLines[] =>
  countsDown(pages) || countsDownBarely(pages)
    ? pages.toReversed()
    : (shuffled(pages) ?? [...pages]);
