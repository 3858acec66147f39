import type { Line, PageLines } from '../pages/lines.ts';
import { labelOf } from '../sums/total-labels.ts';
import { reworded } from './numbered-places.ts';

/** `AREA 02 KITCHEN`, `*** BLDG 01 DWELLING ***`: a word for the place, its number and its name. */
const HEAD =
  /^[*=\s]*(area|room|bldg\.?|building|structure)\s+\d{1,3}\s+(\p{Lu}[^$]{1,50}?)[*=\s]*$/iu;

/** `AREA TOTAL   13,872.65   4,756.48`: what closes each of them says no number. */
const SUM = /^[*=\s]*(area|room|bldg\.?|building|structure)\s+totals?\s*:?$/i;

const IS_BUILDING = /^(?:bldg|building|structure)/i;

const LEAST = 2;

/**
 * Old programs of insurers number the areas of each building anew, and their sums say neither number nor name: the heads
 * of those words that have such sums become what other prints have, `Room: KITCHEN` within `Building: DWELLING`.
 */
export const withNumberedAreas = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const summed = lines.flatMap((line) => wordOf(SUM.exec(sumLabelOf(line))));
  const headed = lines.flatMap((line) => wordOf(HEAD.exec(line.text)));
  const words = new Set(
    summed.filter(
      (word) =>
        headed.includes(word) &&
        (IS_BUILDING.test(word) || countOf(summed, word) >= LEAST) &&
        countOf(headed, word) >= countOf(summed, word),
    ),
  );
  // A building without areas may be anything.
  if (![...words].some((word) => !IS_BUILDING.test(word))) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const [, word = '', name = ''] = HEAD.exec(line.text) ?? [];
      const text = `${IS_BUILDING.test(word) ? 'Building:' : 'Room:'} ${name}`;
      return words.has(word.toLowerCase()) ? reworded(line, line.words.length, text) : line;
    }),
  }));
};

const wordOf = (match: RegExpExecArray | null): string[] =>
  match?.[1] === undefined ? [] : [match[1].toLowerCase()];

/** The label of a line that ends in an amount; nothing of any other. */
const sumLabelOf = ({ text }: Line): string => {
  const label = labelOf(text);
  return label === text.trim() ? '' : label;
};

const countOf = (words: readonly string[], word: string): number =>
  words.filter((one) => one === word).length;
