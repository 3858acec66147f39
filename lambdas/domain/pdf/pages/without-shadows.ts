import type { Word } from './page-text.ts';

/** Points from the left edge of the sheet that the shadow of a binding reaches, at most. */
const REACH = 40;
/** Letters that are read into its grain at once. */
const LONGEST = 2;
/** So many of them make a shadow, of which this share is hardly read. */
const LEAST = 6;
const SHARE_BADLY_READ = 1 / 3;
const BADLY = 0.6;
/** Font sizes that stay blank between the shadow and the text. */
const APART = 2.5;
/** What tells where the text begins: words that were read so surely, but for the few that stand further out. */
const SURELY = 0.85;
const LEAST_SURE = 40;
const FEW = 0.02;
/** Numbers of rows, each the next of the one above: so many steps count. */
const LEAST_STEPS = 3;

/**
 * `1`, `a`, `|`, `4` down the left edge of a scan, far from all text: the dark shadow of a binding, in whose grain
 * letters were read. Numbers of rows stand at one edge, count up and are read as well as the rows are.
 */
export const withoutShadow = (words: readonly Word[]): readonly Word[] => {
  const grain = words.filter(({ box, text }) => box.right < REACH && text.length <= LONGEST);
  const badly = grain.filter(({ confidence }) => confidence < BADLY);
  if (grain.length < LEAST || badly.length < grain.length * SHARE_BADLY_READ) return words;
  const lefts = words
    .filter(({ confidence, text }) => confidence >= SURELY && /\p{L}{3}/u.test(text))
    .map(({ box }) => box.left)
    .sort((a, b) => a - b);
  const left = lefts[Math.floor(lefts.length * FEW)] ?? 0;
  const isApart = grain.every(({ box, fontSize }) => box.right + fontSize * APART < left);
  if (lefts.length < LEAST_SURE || !isApart || countsUp(grain)) return words;
  const gone = new Set(grain);
  return words.filter((word) => !gone.has(word));
};

const countsUp = (grain: readonly Word[]): boolean => {
  const numbers = grain
    .toSorted((a, b) => a.box.top - b.box.top)
    .flatMap(({ text }) => (/^\d+\.?$/.test(text) ? [Number.parseInt(text, 10)] : []));
  const steps = numbers.filter((number, at) => number === (numbers[at - 1] ?? Number.NaN) + 1);
  return steps.length >= LEAST_STEPS;
};
