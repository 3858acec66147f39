import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const HEAD = /^[-–(]?[$£€]?\d{1,3}$/;
const TAIL = /^\d{3}(?:\.\d{2}[)-]*)?$/;
const LAST = /^\d{3}\.\d{2}[)-]*$/;
/** No figure that stands alone begins with a zero. */
const NO_FIGURE = /^0\d{2}\.\d{2}/;
const COMMA_THOUSANDS = /\d,\d{3}(?!\d)/;
/** Font sizes between the groups of a figure, at most: no more than a space. */
const GROUP_GAP = 0.55;

/**
 * Canadian and other prints set a space between the thousands: `2 017.40`. Where a document has such
 * groups that could be no figure of their own, and no thousands with a comma, they are put together.
 * Other pages are returned as they are.
 */
export const withThousandsJoined = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const isSure = lines.some(({ words }) =>
    words.some((word, at) => NO_FIGURE.test(word.text) && goesOn(words[at - 1], word)),
  );
  if (!isSure || lines.some(({ text }) => COMMA_THOUSANDS.test(text))) return [...pages];
  return pages.map((page) => ({ ...page, lines: page.lines.map(joined) }));
};

const goesOn = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  (HEAD.test(before.text) || TAIL.test(before.text)) &&
  word.box.left - before.box.right < word.fontSize * GROUP_GAP;

const joined = (line: Line): Line => {
  const words: Word[] = [];
  for (let at = 0; at < line.words.length; ) {
    const end = endOfFigure(line.words, at);
    const figure = line.words.slice(at, end);
    const [first, last] = [figure[0] as Word, figure.at(-1) as Word];
    words.push({
      ...first,
      text: figure.map(({ text }) => text).join(''),
      box: { ...first.box, right: last.box.right },
    });
    at = end;
  }
  return words.length === line.words.length ? line : makeLine(line.page, words, line.ocr);
};

/** Behind the last group of the figure that begins at a word; behind the word itself where it is none. */
const endOfFigure = (words: readonly Word[], from: number): number => {
  if (!HEAD.test(words[from]?.text ?? '')) return from + 1;
  for (let at = from + 1; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (!TAIL.test(word.text) || !goesOn(words[at - 1], word)) break;
    if (LAST.test(word.text)) return at + 1;
  }
  return from + 1;
};
