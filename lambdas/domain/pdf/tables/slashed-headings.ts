import type { Word } from '../pages/page-text.ts';
import { isHeadingWord, normalizeHeading, phraseKind } from './heading-words.ts';

/** Font sizes: a slash between two words of one heading stands no further from either, as a typewriter sets them. */
const NEAR = 0.65;

/** Font sizes: what begins behind the heading stands further away. */
const CELL_GAP = 0.9;

const gapAfter = (word: Word, next: Word): number =>
  (next.box.left - word.box.right) / Math.max(word.fontSize, 4);

/** `$ / Unit`, `Age / Life`, a whole cell that is one heading, as one word. */
export const withSlashedJoined = (words: readonly Word[]): readonly Word[] => {
  if (!words.some(({ text }) => text === '/')) return words;
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const whole = slashedCell(words, at);
    if (word === undefined) continue;
    if (whole === null) joined.push(word);
    else {
      joined[joined.length - 1] = whole;
      at += 1;
    }
  }
  return joined;
};

/**
 * The words around a slash as one, where nothing stands close beside them: `QUANTITY / UNIT PRICE`
 * are two headings.
 */
const slashedCell = (words: readonly Word[], slash: number): Word | null => {
  const [first, before, word, next, last] = [-2, -1, 0, 1, 2].map((step) => words[slash + step]);
  if (word?.text !== '/' || before === undefined || next === undefined) return null;
  const isOne = gapAfter(before, word) < NEAR && gapAfter(word, next) < NEAR;
  const isCell =
    (first === undefined || gapAfter(first, before) > CELL_GAP) &&
    (last === undefined || gapAfter(next, last) > CELL_GAP);
  const text = `${before.text}/${next.text}`;
  if (!isOne || !isCell || phraseKind(text) === null) return null;
  return { ...before, text, box: { ...before.box, right: next.box.right } };
};

/** `RATE / 24 HR`: a slash belongs to the word before it. */
export const withSlashes = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of withSlashedJoined(words)) {
    const before = joined.at(-1);
    const isPart =
      word.text === '/' &&
      before !== undefined &&
      isHeadingWord(normalizeHeading(`${before.text}/`));
    // `QUANTITY / UNIT PRICE` are two.
    if (!isPart) joined.push(word);
    else
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text}/`,
        box: { ...before.box, right: word.box.right },
      };
  }
  return joined;
};
