import { styleOf } from '../between-rows/wrapped-text.ts';
import { type Line, makeLine, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isUncharged } from '../tokens/uncharged.ts';

/** Lines of one sentence stand no further apart than this, in font sizes; less where it is over. */
const LOOSE = 1.7;
const TIGHT = 1.35;
/** Points within which lines begin together. */
const ALIGNED = 3;

/** `A.2`, `B3`, `1.04`: a row's number in an outline. */
export const OUTLINE_NUMBER = /^(?:\p{Lu}[.-]?\d{1,3}|\d{1,2}\.\d{1,3})$/u;

export const isBullet = ({ text }: Word): boolean => /^[•·▪*–-]$/.test(text);

/** What stands before a sentence: its bullet or number. */
export const isLead = (word: Word | undefined): boolean =>
  word !== undefined &&
  (isBullet(word) ||
    isLetter(word) ||
    OUTLINE_NUMBER.test(word.text) ||
    /^\(?\d{1,3}[.)]$/.test(word.text));

/** `a)`, `(b)`: the step of a numbered scope. */
export const isLetter = ({ text }: Word): boolean => /^(?:[a-z]\)|\([a-z]\))$/.test(text);

const ENDS_IN_PRICE =
  /\S\s(?:[-–]?\(?(?:\$[\d,]+|\$?[\d,]+\.\d{2})\)?|[A-Z][\w/]+\.?|included|incl\.|n\/c)$/u;

/** The amount that a line ends in, or the word that stands for one in a cell of its own. */
export const priceOf = (line: Line): Token | null => {
  if (!ENDS_IN_PRICE.test(line.text)) return null;
  // The end of a sentence has hardly any words before its price; they stand apart.
  if (!/\p{L}{3}.*\s/u.test(line.text) && segmentsOf(line.words, 2).length < 2) return null;
  const last = tokensOf(line.words).at(-1);
  if (last?.kind === 'amount') return last.decimals === 2 || last.text.includes('$') ? last : null;
  if (last?.kind !== 'priceNote') return null;
  // `Re-hang the towel bar, no charge`
  const isSaid = /[,:–—-]$/.test(line.words.at(-2)?.text ?? '') && isUncharged(last.text);
  return isSaid || segmentsOf(line.words, 2).length > 1 ? last : null;
};

/** `$677` as `$677.00`, so that it is an amount in any table. */
export const withCents = (word: Word): Word =>
  /^\(?-?\$[\d,]+\)?$/.test(word.text)
    ? { ...word, text: word.text.replace(/(\d)(\)?)$/, '$1.00$2') }
    : word;

/** Whether a sentence goes on from one line to the next: same edge and type, no gap, no price. */
export const goesOnIn = (line: Line, below: Line): boolean =>
  isOfOneText(line, below) && Math.abs(beginOf(line) - below.box.left) < ALIGNED;

/** Whether a line set in opens a paragraph that goes on below at the edge of the page's text. */
export const beginsParagraph = (line: Line, below: Line): boolean => {
  const indent = line.box.left - below.box.left;
  return (
    isOfOneText(line, below) &&
    indent > ALIGNED &&
    indent < line.fontSize * DEEPEST &&
    line.box.right > below.box.right - line.fontSize * DEEPEST &&
    /^\p{Lu}/u.test(line.text) &&
    !/[.:;]$/.test(line.text)
  );
};

/** Font sizes by which a paragraph is set in, or its first line shorter than the next, at most. */
const DEEPEST = 4;

const beginOf = (line: Line): number => line.words.find((word) => !isLead(word))?.box.left ?? 0;

/** Of the same type, with no gap between them and no price in the first. */
const isOfOneText = (line: Line, below: Line): boolean => {
  const [mine, next] = [styleOf(line.words), styleOf(below.words)];
  return (
    priceOf(line) === null &&
    // `AWNING 1      31'-6" wide × 4'-0" drop`: two cells are a heading.
    segmentsOf(line.words, APART).length === 1 &&
    mine.bold === next.bold &&
    mine.italic === next.italic &&
    Math.abs(mine.fontSize - next.fontSize) < 0.5 &&
    below.box.bottom - line.box.bottom < line.fontSize * (/[.:]$/.test(line.text) ? TIGHT : LOOSE)
  );
};

/** Font sizes between what no sentence has in it; a number stands off its words by less. */
const APART = 6;

/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;

/** The words one space apart, as if their lines were one; cells of a line stay apart where it is asked for. */
export const onOneLevel = (
  words: readonly Word[],
  { keepsCells = false }: { keepsCells?: boolean } = {},
): Word[] => {
  const [first] = words;
  if (first === undefined) return [];
  const { top, bottom } = first.box;
  let at = first.box.left;
  return words.map((word, index) => {
    const before = words[index - 1];
    const gap = before === undefined ? 0 : word.box.left - before.box.right;
    const isCell = keepsCells && gap > word.fontSize * CELL_GAP && before?.box.top === word.box.top;
    const left = isCell ? at + word.fontSize * CELL_GAP : at;
    const right = left + word.box.right - word.box.left;
    at = right + word.fontSize * 0.3;
    return { ...word, box: { left, right, top, bottom } };
  });
};

/** `Kitchen:` as the name alone. */
export const withoutColon = (line: Line): Line => {
  const last = line.words.at(-1);
  if (last === undefined || !/[^:]:$/.test(last.text)) return line;
  const words = [...line.words.slice(0, -1), { ...last, text: last.text.replace(/:$/, '') }];
  return makeLine(line.page, words, line.ocr);
};
