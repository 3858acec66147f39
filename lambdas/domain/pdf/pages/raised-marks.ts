import { baselineOf } from './lines.ts';
import type { Word } from './page-text.ts';

/** `T` for taxable, `R` for what was revised: a letter, no digit of a measure or of a footnote. */
const MARK = /^[A-Z]$/;

/** Share of the size of the word before it that a mark has at most. */
const SMALLER = 0.9;

/** Font sizes from that word to its mark, at most. */
const BESIDE = 0.5;

/** Share of a font size by which it is raised, at least and at most. */
const RAISED: readonly [number, number] = [0.15, 0.8];

/** Words without the small letters that programs raise behind a description: no word of it. */
export const withoutRaisedMarks = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => {
    const before = words[at - 1];
    return before === undefined || !MARK.test(word.text) || !isRaisedBehind(word, before);
  });

const isRaisedBehind = (word: Word, before: Word): boolean => {
  const raised = (baselineOf(before) - baselineOf(word)) / before.fontSize;
  const gap = (word.box.left - before.box.right) / before.fontSize;
  const [least, most] = RAISED;
  return (
    word.fontSize < before.fontSize * SMALLER &&
    raised > least &&
    raised < most &&
    gap > -BESIDE &&
    gap < BESIDE
  );
};
