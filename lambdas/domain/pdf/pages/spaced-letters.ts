import { type Line, makeLine, median } from './lines.ts';
import type { Word } from './page-text.ts';

/** Fewer single letters may be codes, or the columns of a grid. */
const LEAST_LETTERS = 4;
/** Font sizes between the letters of a word that is set widely, at most. */
const LETTER_GAP = 0.4;
/** By so much a gap between two words is wider than those between their letters. */
const WORD_GAP = 1.6;
/** Font sizes that no space between words in capitals is as narrow as. */
const NO_SPACE = 0.13;

const SINGLE = /^\p{Lu}$/u;
/** Two letters may touch, as in `C U S TO M E R`. */
const PIECE = /^\p{Lu}{1,2}$/u;
/** Of the pieces of such words are single letters. */
const MOSTLY = 0.6;
const CAPITALS = /^\p{Lu}{2,}$/u;

/**
 * `R O O F I N G`: headings in capitals are often set so widely that their letters come as words, on a
 * page whose other words are whole. They are put together again, as are `AT TIC` where one gap of such
 * a word just passed for a space.
 */
export const withLettersJoined = (line: Line): Line => {
  const { words } = line;
  if (
    line.ocr ||
    words.length < 2 ||
    !words.some(({ text }) => SINGLE.test(text) || CAPITALS.test(text))
  )
    return line;
  const joined: Word[] = [];
  let hasJoined = false;
  for (let at = 0; at < words.length; ) {
    const letters = lettersFrom(words, at);
    const [word, before] = [words[at] as Word, joined.at(-1)];
    if (letters.length >= LEAST_LETTERS) {
      joined.push(...wordsOf(letters));
      hasJoined = true;
      at += letters.length;
      continue;
    }
    at += 1;
    if (before !== undefined && areOne(before, word)) {
      joined[joined.length - 1] = merged([before, word]);
      hasJoined = true;
    } else joined.push(word);
  }
  return hasJoined ? makeLine(line.page, joined, line.ocr) : line;
};

const gapBetween = (before: Word, word: Word): number => word.box.left - before.box.right;

/** The capitals from one word on, nearly all of them single, as far apart as letters and words set widely are. */
const lettersFrom = (words: readonly Word[], from: number): readonly Word[] => {
  let end = from;
  for (; end < words.length; end += 1) {
    const [before, word] = [words[end - 1], words[end] as Word];
    if (!PIECE.test(word.text)) break;
    const isFar =
      end > from &&
      before !== undefined &&
      (gapBetween(before, word) > word.fontSize * LETTER_GAP * 2 || before.bold !== word.bold);
    if (isFar) break;
  }
  // Nearly all words of all lines are none.
  if (end - from < LEAST_LETTERS) return NONE;
  const letters = words.slice(from, end);
  const gaps = letters.slice(1).map((word, at) => gapBetween(letters[at] as Word, word));
  const size = letters[0]?.fontSize ?? 0;
  const singles = letters.filter(({ text }) => SINGLE.test(text)).length;
  const areLetters = singles >= letters.length * MOSTLY && singles >= LEAST_LETTERS;
  return areLetters && median(gaps) < size * LETTER_GAP ? letters : NONE;
};

const NONE: readonly Word[] = [];

const wordsOf = (letters: readonly Word[]): Word[] => {
  const gaps = letters.slice(1).map((word, at) => gapBetween(letters[at] as Word, word));
  const usual = median(gaps);
  const groups: Word[][] = [];
  for (const [at, letter] of letters.entries()) {
    const gap = gaps[at - 1] ?? 0;
    const open = groups.at(-1);
    if (open === undefined || gap > usual * WORD_GAP) groups.push([letter]);
    else open.push(letter);
  }
  return groups.map(merged);
};

const areOne = (before: Word, word: Word): boolean =>
  CAPITALS.test(before.text) &&
  CAPITALS.test(word.text) &&
  before.bold === word.bold &&
  gapBetween(before, word) < word.fontSize * NO_SPACE;

const merged = (pieces: readonly Word[]): Word => {
  const [first, last] = [pieces[0] as Word, pieces.at(-1) as Word];
  return {
    ...first,
    text: pieces.map(({ text }) => text).join(''),
    box: { ...first.box, right: last.box.right },
  };
};
