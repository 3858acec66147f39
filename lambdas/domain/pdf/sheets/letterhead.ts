import type { Line } from '../pages/lines.ts';
import { HEADING_WORDS, normalizeHeading } from '../tables/heading-words.ts';

/** So many lines at the top and at the bottom of a page may be its letterhead. */
const RIM_LINES = 5;
/** Points by which the same line of two pages may stand higher or lower. */
const LEVEL = 3;

/**
 * Whether two parts of a sheet have lines of the same words at the same height of each, as every
 * page of a print has its letterhead, file name and number. Two such lines are needed, or one that
 * counts on: `claims 1` and `claims 2`. `below` is how much lower the second part begins.
 */
export const shareLetterhead = (
  first: readonly Line[],
  second: readonly Line[],
  below = 0,
): boolean => {
  const others = rimOf(second);
  let shared = 0;
  for (const line of rimOf(first)) {
    const twin = others.find(
      (other) =>
        Math.abs(other.box.top - below - line.box.top) < LEVEL &&
        keyOf(other.text) === keyOf(line.text),
    );
    if (twin === undefined || !isOwn(line)) continue;
    shared += countsOn(line.text, twin.text) ? 2 : 1;
  }
  return shared >= 2;
};

const rimOf = (lines: readonly Line[]): readonly Line[] =>
  lines.length <= 2 * RIM_LINES
    ? lines
    : [...lines.slice(0, RIM_LINES), ...lines.slice(-RIM_LINES)];

const keyOf = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

/** Words, and not only those of a table's head, which stand on both sides of comparisons. */
const isOwn = ({ text, words }: Line): boolean =>
  /\p{L}{3}/u.test(text) &&
  !/\d\.\d{2}\b/.test(text) &&
  words.some(
    ({ text: word }) => /\p{L}{2}/u.test(word) && !HEADING_WORDS.has(normalizeHeading(word)),
  );

const countsOn = (text: string, next: string): boolean => {
  const [number, following] = [text, next].map((one) => /(\d{1,4})\W*$/.exec(one)?.[1]);
  return (
    number !== undefined && following !== undefined && Number(following) === Number(number) + 1
  );
};
