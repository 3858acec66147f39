import type { GrayImage } from './gray-image.ts';
import { baselineUnder } from './ink-shapes.ts';
import { isSlanted } from './measure-slant.ts';
import { darkestOf, measureStrokes, type Strokes } from './measure-strokes.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Strokes so much wider than the page's usual ones, relative to the row height, are bold. */
const boldFrom = 1.2;
/** Bold italics are cut lighter than bold. */
const boldItalicFrom = 1.14;
/** Words no further apart than this share of the row height belong to one phrase, bold or not. */
const phraseGap = 0.7;

/** Tells the words that are bold from the page's usual ones by the width of their strokes. */
export function boldness(
  lines: readonly WordLine[],
  image: GrayImage,
  isItalic: (word: LineWord) => boolean,
): (word: LineWord) => boolean {
  const widths = new Map<LineWord, number>();
  const known: number[] = [];
  for (const line of lines) {
    for (const phrase of phrasesOf(line)) {
      if (goesOn(phrase)) continue;
      const total: Strokes = { ink: 0, outline: 0 };
      for (const word of phrase) {
        const strokes = measureStrokes(image, word.box);
        total.ink += strokes.ink;
        total.outline += strokes.outline;
      }
      if (total.outline === 0) continue;
      const width = total.ink / total.outline / line.rowHeight;
      for (const word of phrase) {
        widths.set(word, width);
        known.push(width);
      }
    }
  }
  known.sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? Number.POSITIVE_INFINITY;
  return (word) => (widths.get(word) ?? 0) > usual * (isItalic(word) ? boldItalicFrom : boldFrom);
}

/**
 * The strokes of a word or two measure too wide as often as not, and what wraps to a line of its own
 * is short: a bold line there would be a heading, and headings begin with a capital or a mark.
 */
function goesOn([first, ...others]: readonly LineWord[]): boolean {
  return first !== undefined && others.length < fewWords && /^\(?\p{Ll}|^\(\d/u.test(first.text);
}

const fewWords = 3;

/** Print that is nowhere as dark as this is gray: black ink is prepared to be darker. */
const grayFrom = 80;
/** A line whose height is this share of the usual one may be set in smaller type. */
const smaller = 0.93;

/** Words that reach up to the capitals' height, nowhere beyond. */
const CAPITAL_HIGH = /^(?=.*[A-Zbdfhkl\d])\$?[A-Za-z\d.,:;-]+$/;
/** A line whose capitals and digits are higher than the usual ones by this is set in larger type. */
const larger = 1.13;

/** The height of most lines' capitals and digits, in pixels; 0 where none tell. */
export function capitalHeight(lines: readonly WordLine[]): number {
  const heights = lines.flatMap(heightsOf).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** What hangs below the baseline, a tail or a speck in the box, is no height. */
const heightsOf = ({ words, baseline }: WordLine): number[] =>
  words.flatMap(({ text, box }) => {
    if (text.length < leastLength || !CAPITAL_HIGH.test(text)) return [];
    const foot = baselineUnder(baseline, (box.x0 + box.x1) / 2);
    return [Math.min(box.y1, Math.round(foot)) - box.y0];
  });

/** The box of a letter or two often holds a speck or a piece of a rule. */
const leastLength = 4;

/**
 * A line's height in pixels. What Tesseract measures is too vague to tell small type by, but what is
 * gray as well is no part of a row: its remark, in a type of its own. Larger type shows by its
 * capitals, of which all must be higher than the usual ones.
 */
export function sizeOf(line: WordLine, image: GrayImage, usualCapital: number): number {
  const { rowHeight, measuredHeight = rowHeight, words } = line;
  const capitals = line.measuredHeight === undefined ? [] : heightsOf(line);
  const ratio = Math.min(...capitals) / usualCapital;
  if (capitals.length > 0 && usualCapital > 0 && ratio >= larger) return rowHeight * ratio;
  if (measuredHeight >= rowHeight * smaller) return rowHeight;
  const isGray = words.every(({ box }) => darkestOf(image, box) > grayFrom);
  return isGray ? measuredHeight : rowHeight;
}

/** So many letters tell whether a phrase is in italics; figures alone do not. */
const fewestLetters = 4;

/** Tells the words in italics; figures are in italics where all words of their line are. */
export function slants(lines: readonly WordLine[], image: GrayImage): (word: LineWord) => boolean {
  const italic = new Set<LineWord>();
  for (const line of lines) {
    const phrases = phrasesOf(line);
    const lettered = phrases.filter((phrase) => lettersOf(phrase) >= fewestLetters);
    const slanted = lettered.filter((phrase) =>
      isSlanted(
        image,
        phrase.map(({ box }) => box),
      ),
    );
    const isWhole = slanted.length > 0 && slanted.length === lettered.length;
    for (const word of (isWhole ? phrases : slanted).flat()) italic.add(word);
  }
  return (word) => italic.has(word);
}

const lettersOf = (phrase: readonly LineWord[]): number =>
  phrase.reduce((sum, { text }) => sum + text.replaceAll(/\P{L}/gu, '').length, 0);

/** Words of a line that stand close together, as cells of a row do not. */
export function phrasesOf(line: WordLine): LineWord[][] {
  const phrases: LineWord[][] = [];
  let previous: LineWord | undefined;
  for (const word of line.words) {
    const isNear = previous && word.box.x0 - previous.box.x1 < phraseGap * line.rowHeight;
    if (isNear) phrases.at(-1)?.push(word);
    else phrases.push([word]);
    previous = word;
  }
  return phrases;
}
