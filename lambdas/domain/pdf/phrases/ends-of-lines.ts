import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import { isLead, onOneLevel } from './sentence-lines.ts';

/** `$1,824.00.` where a sentence ends. */
const STOPPED = /^(\(?\$?\d[\d,]*\.\d{2}\)?)[.;,]$/;

/**
 * Letters end the line of an item as they end any sentence: the point behind its last amount is none of it.
 * `No charge` in place of an amount is one word, as other prints have it: `N/C`.
 */
export const withEndsSettled = (pages: readonly PageLines[]): PageLines[] =>
  pages.map((page) => ({
    ...page,
    lines: withPhrasesWhole(page.lines).map((line) => {
      const last = line.words.at(-1);
      const end = last === undefined ? null : endAt(line.words, last);
      return end === null
        ? line
        : makeLine(line.page, [...line.words.slice(0, -end.used), end.word], line.ocr);
    }),
  }));

const endAt = (words: readonly Word[], last: Word): { word: Word; used: number } | null =>
  amountAt(last) ?? unchargedAt(words, last) ?? dashedAt(words, last);

const amountAt = (last: Word): { word: Word; used: number } | null => {
  const amount = STOPPED.exec(last.text)?.[1];
  return amount === undefined ? null : { word: { ...last, text: amount }, used: 1 };
};

const unchargedAt = (words: readonly Word[], last: Word): { word: Word; used: number } | null => {
  const first = words.at(-2);
  const isUncharged =
    first !== undefined &&
    !REMARK.test(textOf(words)) &&
    /^no$/i.test(first.text) &&
    /^(?:charge|cost|chg)\.?$/i.test(last.text);
  return isUncharged
    ? { word: { ...last, text: 'N/C', box: { ...last.box, left: first.box.left } }, used: 2 }
    : null;
};

/** `Witness test     included     –`: the word says why the amount is a dash, and stands in its place. */
const dashedAt = (words: readonly Word[], last: Word): { word: Word; used: number } | null => {
  if (!/^[-–—]$/.test(last.text)) return null;
  const [cell = [], dash = [], ...others] = segmentsOf(words, CELL_GAP).slice(1);
  const [word] = cell;
  if (word === undefined || dash.length !== 1 || others.length > 0) return null;
  const text = textOf(cell);
  if (!isUncharged(text)) return null;
  const { right } = last.box;
  const left = right - ((cell.at(-1)?.box.right ?? 0) - word.box.left);
  return { word: { ...word, text, box: { ...word.box, left, right } }, used: cell.length + 1 };
};

/** Font sizes from one cell of a line to the next. */
const CELL_GAP = 1.5;

/** `Included at no charge` below a row of nothing: what is said of it. */
const REMARK = /^(?:included|provided|furnished)\s+(?:at|for)\s/i;

/** `185 feet at $3.60 =`: what it comes to stands on the next line. */
const OPEN_PHRASE = /\d.*(?:[=@×]|\b(?:at|x))$/;
/** `... sheets figured, for`: so it is where the sentence of an item breaks right before its price. */
const OPEN_SENTENCE = /\p{L}{3}.*\b(?:for|of|at|is|to|be)$/u;
/** Font sizes from one line of an item to the next. */
const LEADING = 1.9;

/** An item whose phrase or sentence goes on below, set in like its words, with both lines in one. */
const withPhrasesWhole = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const goesOn =
      above !== undefined &&
      isOpen(above) &&
      !isLead(line.words[0]) &&
      /^\$?[\d,]+\.\d{2}[.,;]?$/.test(line.text) &&
      line.box.bottom - above.box.bottom < line.fontSize * LEADING;
    if (!goesOn) whole.push(line);
    else
      whole[whole.length - 1] = makeLine(
        above.page,
        [...above.words, ...behind(above, line.words)],
        above.ocr,
      );
  }
  return whole;
};

const isOpen = ({ words, text }: Line): boolean =>
  OPEN_SENTENCE.test(text) || (words.length > 1 && isLead(words[0]) && OPEN_PHRASE.test(text));

/** The words one space behind a line. */
const behind = (line: Line, words: readonly Word[]): Word[] => {
  const { right, top, bottom } = line.box;
  const begin = words[0]?.box.left ?? 0;
  const shift = right + line.fontSize * 0.3 - begin;
  return onOneLevel(words).map((word) => ({
    ...word,
    box: { left: word.box.left + shift, right: word.box.right + shift, top, bottom },
  }));
};
