import { median, segmentsOf, textOf } from './lines.ts';
import type { Word } from './page-text.ts';

/** What offices stamp on paper. */
const MARK =
  /^(?:received|paid|approved|denied|void|filed|entered|posted|reviewed|scanned|faxed|e-?mailed|superseded|cancell?ed|recorded|indexed)(?: in full)?[.:!]?$/i;
const LONGEST_MARK = 11;

/** What stands on a stamp beside its mark: dates, hours, checks, initials, departments. */
const DATE = String.raw`(?:[a-z]{3,9}\.? ?\d{1,2},? ?\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d\d-\d\d)`;
const TIME = String.raw`\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?`;
const ON_STAMP = new RegExp(
  [
    `${DATE}(?: ${TIME})?`,
    TIME,
    String.raw`(?:ck|chk|check|cheque)\.? ?(?:no\.?|#)? ?:? ?\d+(?: +\$?[\d,]+\.\d\d)?`,
    String.raw`(?:by|date|initials?)\b[ :._-]*.{0,20}`,
    String.raw`.{0,24}\b(?:dept|department|mail ?room)\.?`,
  ]
    .map((one) => `^${one}$`)
    .join('|'),
  'i',
);

/** A mark is larger than the page's own type. */
const LARGER = 1.2;
/** Sizes of type of one phrase, and heights of its words, differ by no more, in points. */
const SAME_SIZE = 0.2;
const SAME_BASELINE = 0.6;
/** Words nearer than this many sizes stand in one phrase. */
const PHRASE_GAP = 1;
/** How far a stamp reaches above and below its mark, in sizes of that, and beside it, in widths. */
const ABOVE = 2.2;
const BELOW = 3.6;
const BESIDE = 0.7;

interface Phrase {
  words: Word[];
  text: string;
  left: number;
  right: number;
}

/** The words that stand in one phrase with a word: of its size, at its height, a space apart. */
const phraseOf = (words: readonly Word[], of: Word): Phrase => {
  const row = words
    .filter(
      ({ box, fontSize }) =>
        Math.abs(fontSize - of.fontSize) < SAME_SIZE &&
        Math.abs(box.bottom - of.box.bottom) < SAME_BASELINE,
    )
    .sort((a, b) => a.box.left - b.box.left);
  const own = segmentsOf(row, PHRASE_GAP).find((segment) => segment.includes(of)) ?? [of];
  return {
    words: own,
    text: textOf(own),
    left: own[0]?.box.left ?? of.box.left,
    right: own.at(-1)?.box.right ?? of.box.right,
  };
};

/** The words drawn one after the other from one on: what is stamped on a row's cells lies between them. */
const drawnPhraseOf = (words: readonly Word[], of: Word): Phrase => {
  const from = words.indexOf(of);
  let end = from + 1;
  for (; end < words.length; end += 1) {
    const [before, next] = [words[end - 1] as Word, words[end] as Word];
    const gap = next.box.left - before.box.right;
    const goesOn =
      Math.abs(next.box.bottom - of.box.bottom) < SAME_BASELINE &&
      gap > 0 &&
      gap < of.fontSize * PHRASE_GAP;
    if (!goesOn) break;
  }
  const own = words.slice(from, end);
  return {
    words: own,
    text: textOf(own),
    left: of.box.left,
    right: own.at(-1)?.box.right ?? of.box.right,
  };
};

/**
 * Leaves out what an office or a signing program stamped on the page: `PAID` in large letters with
 * its date and its check, the block of a digital signature. It stands wherever there was room, also
 * among a table's cells.
 */
export const withoutStamps = (words: readonly Word[]): readonly Word[] => {
  const gone = new Set<Word>();
  let body: number | null = null;
  for (const word of words) {
    if (word.text === 'Digitally') for (const one of signatureAt(words, word)) gone.add(one);
    if (word.text.length > LONGEST_MARK || !MARK.test(word.text)) continue;
    body ??= median(words.map(({ fontSize }) => fontSize));
    if (word.fontSize < body * LARGER) continue;
    for (const one of stampAt(words, word)) gone.add(one);
  }
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word));
};

const stampAt = (words: readonly Word[], mark: Word): Word[] => {
  const own = phraseOf(words, mark);
  if (!MARK.test(own.text)) return [];
  const { box, fontSize } = mark;
  const aside = (own.right - own.left) * BESIDE;
  const around = words.filter(
    (word) =>
      !own.words.includes(word) &&
      word.box.bottom > box.top - fontSize * ABOVE &&
      word.box.top < box.bottom + fontSize * BELOW &&
      word.box.left > own.left - aside &&
      word.box.right < own.right + aside,
  );
  const beside = around.flatMap((word) => {
    const phrase = [phraseOf(words, word), drawnPhraseOf(words, word)].find(
      ({ text, left, right }) =>
        left > own.left - aside && right < own.right + aside && ON_STAMP.test(text),
    );
    return phrase?.words ?? [];
  });
  // A word in large letters by itself may be a title.
  return beside.length === 0 ? [] : [...own.words, ...beside];
};

/** Lines of a signature begin below each other, so many sizes of its type apart. */
const SAME_EDGE = 1.5;
const PITCH = 1.7;
const MOST_LINES = 8;

const signatureAt = (words: readonly Word[], begin: Word): Word[] => {
  const first = phraseOf(words, begin);
  if (!/^Digitally signed\b/.test(first.text)) return [];
  const found = [...first.words];
  let last = begin;
  for (let line = 1; line < MOST_LINES; line += 1) {
    const next = words.find(
      ({ box, fontSize }) =>
        Math.abs(box.left - begin.box.left) < SAME_EDGE &&
        Math.abs(fontSize - begin.fontSize) < SAME_SIZE &&
        box.bottom > last.box.bottom + SAME_BASELINE &&
        box.bottom < last.box.bottom + fontSize * PITCH,
    );
    if (next === undefined) break;
    found.push(...phraseOf(words, next).words);
    last = next;
  }
  const signer = first.text.replace(/^Digitally signed by:? ?/, '');
  const [given] = signer.split(' ');
  const name = words.find(
    ({ text, fontSize, box }) =>
      text === given &&
      fontSize > begin.fontSize * LARGER &&
      box.bottom > begin.box.top &&
      box.top < last.box.bottom,
  );
  const large = name === undefined ? null : phraseOf(words, name);
  return large?.text === signer ? [...found, ...large.words] : found;
};
