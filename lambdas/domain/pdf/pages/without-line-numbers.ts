import { baselineOf } from './lines.ts';
import type { PageText, Word } from './page-text.ts';

/** Courts ask for paper of 25, 26 or 28 lines. */
const FEWEST_LINES = 24;
/** Share of a page's width left of which they stand, and of its height down which they go. */
const MARGIN = 0.16;
const HEIGHT = 0.7;
/** Times that the widest step between them is as wide as the least. */
const EVEN = 1.05;
/** Points by which their right edges may differ, or their left ones. */
const ALIGNED = 1.5;
/** Share of a step: what stands nearer is on the line. */
const ON_LINE = 0.5;
/** Lines that hold nothing, or a number of their own, at least. */
const FEWEST_UNLIKE_ROWS = 3;

/**
 * Leaves out the numbers of pleading paper, `1` to `28` down the margin of each page at even steps, where they
 * stand at the height of what is written: a row beside them has a number of its own, `16   10. Replace carpet`, or
 * they go on beside nothing. Those of a table's rows stand below its head.
 */
export const withoutLineNumbers = (words: readonly Word[], page: PageText): readonly Word[] => {
  const inMargin = words.filter(
    ({ text, box }) => /^\d{1,2}$/.test(text) && box.right < page.width * MARGIN,
  );
  if (inMargin.length < FEWEST_LINES) return words;
  const numbers = countedDown(inMargin);
  if (numbers.length < FEWEST_LINES || !isEven(numbers, page)) return words;
  const own = new Set(numbers);
  const others = words.filter((word) => !own.has(word));
  return isOfPaper(numbers, others) ? others : words;
};

/** `1`, `2`, `3` below each other, as far as they go. */
const countedDown = (words: readonly Word[]): Word[] => {
  const counted: Word[] = [];
  for (const word of words.toSorted((one, other) => one.box.top - other.box.top)) {
    const last = counted.at(-1);
    if (Number(word.text) === counted.length + 1 && (last === undefined || isAligned(word, last)))
      counted.push(word);
  }
  return counted;
};

const isAligned = (one: Word, other: Word): boolean =>
  Math.abs(one.box.right - other.box.right) < ALIGNED ||
  Math.abs(one.box.left - other.box.left) < ALIGNED;

const stepsOf = (numbers: readonly Word[]): number[] =>
  numbers.slice(1).map(({ box }, at) => box.top - (numbers[at]?.box.top ?? 0));

const isEven = (numbers: readonly Word[], page: PageText): boolean => {
  const steps = stepsOf(numbers);
  const height = steps.reduce((all, step) => all + step, 0);
  return height > page.height * HEIGHT && Math.max(...steps) < Math.min(...steps) * EVEN;
};

/** Nothing stands left of them, in their column or above their first, and lines are there that no table's rows are like. */
const isOfPaper = (numbers: readonly Word[], others: readonly Word[]): boolean => {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return false;
  const [step = 0] = stepsOf(numbers);
  const edge = Math.max(...numbers.map(({ box }) => box.right));
  const isForeign = ({ box }: Word): boolean =>
    box.bottom < first.box.top - step * ON_LINE ||
    (box.left < edge && box.top < last.box.bottom + step);
  if (others.some(isForeign)) return false;
  const unlike = numbers.filter((number) => {
    const beside = others
      .filter((word) => Math.abs(baselineOf(word) - baselineOf(number)) < step * ON_LINE)
      .toSorted((one, other) => one.box.left - other.box.left)[0];
    return beside === undefined || /^\d{1,3}[.)]$/.test(beside.text);
  });
  return unlike.length >= FEWEST_UNLIKE_ROWS;
};
