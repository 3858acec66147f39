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
 * A stack of odd pages and behind it one of even ones, as they lie or last one first: so a scanner gives
 * sheets that are printed on both sides. A page without a number, such as a cover or a letter, has its place
 * by where it lies among the others, of which each must agree; null where one does not.
 */
const oddThenEven = (pages: readonly PageLines[]): PageLines[] | null =>
  inTurns(
    pages,
    pages.map(({ lines }) => printedNumberOf(lines)),
  ) ?? inTurns(pages, bareNumbersOf(pages));

/** `www.example.com/claims 2`: the number behind what is the same at the foot of other pages. */
const bareNumbersOf = (pages: readonly PageLines[]): (number | null)[] => {
  const feet = pages.map(({ lines }) => BARE_NUMBER.exec(lines.at(-1)?.text.trim() ?? ''));
  const counts = Map.groupBy(feet, (foot) => foot?.[1] ?? '');
  return feet.map((foot) =>
    foot?.[2] !== undefined && (counts.get(foot[1] ?? '')?.length ?? 0) >= ENOUGH
      ? Number(foot[2])
      : null,
  );
};

const BARE_NUMBER = /^(.*\S)\s(\d{1,3})$/;

/** The pages in order where the numbers that they print agree with either way; null where not. */
const inTurns = (
  pages: readonly PageLines[],
  numbers: readonly (number | null)[],
): PageLines[] | null => {
  const half = Math.ceil(pages.length / 2);
  const told = numbers.flatMap((number, at) => (number === null ? [] : [{ number, at }]));
  const inBoth = told.some(({ at }) => at < half) && told.some(({ at }) => at >= half);
  if (!inBoth || told.length < ENOUGH || told.length * 2 <= pages.length) return null;
  const odd = (at: number): number => 2 * at + 1;
  const evens = pages.length - half;
  for (const even of [
    (at: number) => 2 * (at - half) + 2,
    (at: number) => 2 * (evens - (at - half)),
  ]) {
    const placeOf = (at: number): number => (at < half ? odd(at) : even(at));
    // Pages before the first number, such as a letter, may not be counted.
    const offsets = new Set(told.map(({ number, at }) => number - placeOf(at)));
    if (offsets.size === 1)
      return pages
        .map((page, at) => ({ page, place: placeOf(at) }))
        .sort((a, b) => a.place - b.place)
        .map(({ page }) => page);
  }
  return null;
};

/**
 * A stack that was laid into the scanner the wrong way round comes last page first: its printed
 * numbers count down. A page without a number, such as a cover, stays beside its neighbour. Where
 * each page has its number, or as sheets printed on both sides come, they are counted. Any other
 * order is left as it is: a packet may hold several documents.
 */
export const inPrintedOrder = (pages: readonly PageLines[]): PageLines[] =>
  countsDown(pages) || countsDownBarely(pages)
    ? pages.toReversed()
    : (shuffled(pages) ?? oddThenEven(pages) ?? [...pages]);
