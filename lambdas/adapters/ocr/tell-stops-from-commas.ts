import type { GrayImage } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** In row heights: a full stop is 0.11 and its blur high and stands on the baseline. */
const mostDot = 0.25;
const mostBelow = 0.045;
/** A comma is 0.25 high and reaches 0.14 below. */
const leastComma = 0.17;
const leastBelow = 0.06;
/** A tail makes the lower mark so much higher than the dot above it; typewriters' end on the baseline. */
const leastTailed = 1.5;
/** Faint print loses tails, but dust does not make them: a tail that was read is kept. */
const withoutTail = new Map([
  [',', '.'],
  [';', ':'],
]);
/** Marks are narrower than letters. */
const mostWidth = 0.28;

/**
 * `.`, `,`, `:` and `;` at a word's end: Tesseract mistakes them for one another where print is
 * small. The print tells: whether the lower mark has a tail, and whether another stands above it.
 */
export function tellStopsFromCommas(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    for (const word of line.words) {
      const read = /[\p{L}\d)\]'"][.,:;]$/u.test(word.text) ? word.text.at(-1) : undefined;
      if (read === undefined) continue;
      const mark = markAtEnd(word, line, image);
      if (mark === null || mark === read || mark === withoutTail.get(read)) continue;
      word.alternatives.push(word.text);
      word.text = word.text.slice(0, -1) + mark;
    }
  }
}

function markAtEnd(word: LineWord, line: WordLine, image: GrayImage): string | null {
  const { rowHeight } = line;
  const { x0, y0, x1, y1 } = word.box;
  const shapes = inkShapes(image, {
    x0: Math.max(x0, x1 - Math.round(rowHeight)),
    y0: y0 - 1,
    x1: x1 + 2,
    y1: y1 + 2,
  }).filter(({ pixels }) => pixels >= 3);
  const last = shapes.reduce<(typeof shapes)[number] | null>(
    (rightmost, shape) => (shape.box.x1 > (rightmost?.box.x1 ?? 0) ? shape : rightmost),
    null,
  );
  if (last === null) return null;
  const marks = shapes.filter(
    ({ box }) =>
      box.x0 >= last.box.x0 - rowHeight * 0.12 && box.x1 - box.x0 <= mostWidth * rowHeight,
  );
  if (!marks.includes(last) || marks.length > 2) return null;
  const [upper, lower] = [...marks].sort((a, b) => a.box.y0 - b.box.y0);
  const lowest = lower ?? upper;
  if (lowest === undefined) return null;
  const height = (lowest.box.y1 - lowest.box.y0) / rowHeight;
  const below = (lowest.box.y1 - baselineUnder(line.baseline, x1)) / rowHeight;
  const hasTail = height >= leastComma && height < 0.45 && below >= leastBelow && below < 0.3;
  const isDot = height <= mostDot && Math.abs(below) <= mostBelow;
  if (lower !== undefined && upper !== undefined) {
    const upperHeight = (upper.box.y1 - upper.box.y0) / rowHeight;
    const isHigher = height >= mostDot && height >= leastTailed * upperHeight;
    const isTailed = isHigher && upperHeight <= mostDot && height < 0.45;
    if (!isTailed && hasTail === isDot) return null;
    const isDotAbove = lower.box.y0 - upper.box.y1 > rowHeight * (isTailed ? 0.03 : 0.08);
    return isDotAbove ? (isTailed || hasTail ? ';' : ':') : null;
  }
  if (hasTail === isDot) return null;
  return hasTail ? ',' : '.';
}
