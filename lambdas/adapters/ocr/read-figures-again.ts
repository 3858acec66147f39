import type { PixelBox } from './gray-image.ts';
import { isAmount } from './repair-text.ts';
import type { Tesseract } from './tesseract.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Below this, figures turned out wrong often enough for a second look to pay. */
const doubtfulBelow = 0.85;
const figureCharacters = '0123456789.,()<>-%/$';
/** A figure whose digits differ between two looks is never surer than this. */
const mostAfterDispute = 0.75;

/**
 * Looks a second time, at the figure alone, at figures that were read without confidence or that
 * lost the shape of an amount (`1381069`, `144 43`). What is not taken over stays as an alternative
 * for the arithmetic to choose from.
 */
export function readFiguresAgain(
  tesseract: Tesseract,
  lines: readonly WordLine[],
  dpi: number,
): void {
  const margin = Math.round(dpi / 50);
  const look = (box: PixelBox) => {
    const padded = {
      x0: Math.max(0, box.x0 - margin),
      y0: Math.max(0, box.y0 - margin),
      x1: box.x1 + margin,
      y1: box.y1 + margin,
    };
    const { text, confidence } = tesseract.readLine(padded, figureCharacters);
    return { text, confidence: confidence / 100 };
  };
  for (const line of lines) {
    joinBrokenAmounts(line, look);
    const isRow = line.words.some(({ text }) => isAmount(text));
    for (const word of line.words) {
      if (isDoubtfulFigure(word, isRow)) decide(word, look(word.box));
    }
  }
}

interface Look {
  text: string;
  confidence: number;
}

/** `144` and `43` close together are 144.43 if the second look finds the point. */
function joinBrokenAmounts(line: WordLine, look: (box: PixelBox) => Look): void {
  for (let i = 0; i + 1 < line.words.length; i++) {
    const left = line.words[i] as LineWord;
    const right = line.words[i + 1] as LineWord;
    const isBroken = /^[(<]?[\d,]+\.?$/.test(left.text) && /^\.?\d\d[)>]?%?$/.test(right.text);
    if (!isBroken || right.box.x0 - left.box.x1 > line.rowHeight * 0.6) continue;
    const box = {
      x0: left.box.x0,
      y0: Math.min(left.box.y0, right.box.y0),
      x1: right.box.x1,
      y1: Math.max(left.box.y1, right.box.y1),
    };
    const { text, confidence } = look(box);
    const spaceless = text.replaceAll(' ', '');
    if (!isAmount(spaceless) || digitsOf(spaceless) !== digitsOf(left.text + right.text)) continue;
    const alternatives = [`${left.text} ${right.text}`];
    line.words.splice(i, 2, { text: spaceless, alternatives, box, confidence });
  }
}

const dateShape = /^\d{1,2}\/\d{1,2}\/\d{4}$/;

/** `isRow`: amounts stand on the same line. House numbers and times of a day are whole. */
function isDoubtfulFigure({ text, confidence }: LineWord, isRow: boolean): boolean {
  if (digitsOf(text).length * 2 < text.length || /["']$/.test(text)) return false;
  if (dateShape.test(text) || /^\p{L}{2}/u.test(text)) return false;
  if (confidence < doubtfulBelow) return true;
  if (!isRow) return false;
  return /^[(<]?[\d.,:;]{3,}[)>]?%?$/.test(text) && !isAmount(text) && !/^\d{1,3}\.$/.test(text);
}

/** `6.93HR`, `256SQ`, `0.00+`: what stands behind a figure is no figure's character, so it is put back. */
const behindFigure = /(?:(?<=\d)[A-Z]{2}\*?|(?<=\d\.\d\d)[+=*]=?)$/;

function decide(word: LineWord, again: Look): void {
  const behind = behindFigure.exec(word.text)?.[0] ?? '';
  const second = again.text.replaceAll(' ', '') + behind;
  if (second === word.text) {
    word.confidence = Math.max(word.confidence, again.confidence);
    return;
  }
  if (!isAmount(second.slice(0, second.length - behind.length))) return;
  const sameDigits = digitsOf(second) === digitsOf(word.text);
  const isShaped = behind !== '' || isAmount(word.text);
  const isBetter = !isShaped || (again.confidence > word.confidence && !sameDigits);
  if (!isBetter) {
    word.alternatives.push(second);
    return;
  }
  word.alternatives.unshift(word.text);
  word.text = second;
  word.confidence = sameDigits
    ? Math.max(word.confidence, again.confidence)
    : Math.min(mostAfterDispute, again.confidence);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
