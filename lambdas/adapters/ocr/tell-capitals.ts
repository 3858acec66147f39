import type { GrayImage } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** Letters whose small form is the capital's, only lower. */
const alike = /^[CcOoSsVvWwXxZz]/;
/** Capitals reach 0.72 of the size above the baseline, small letters 0.52; a size is 1.04 rows. */
const leastCapital = 0.65;
const mostSmall = 0.59;
/** Of the way from the word's lowest letter to its highest: blur lifts small letters a third of it. */
const capitalFrom = 0.65;
/** Wider, in row heights, are letters that touch: the tall one among them is not the first. */
const mostLetter = 1.15;

/** `Walls` and `walls`: the height of a word's first letter tells, its form does not. */
export function tellCapitals(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    for (const word of line.words) {
      const [first = ''] = word.text;
      if (!alike.test(first) || !/^.(?:\p{L}+|\d{1,3})\W*$/u.test(word.text)) continue;
      const wanted = isCapital(word, line, image);
      if (wanted === null) continue;
      const letter = wanted ? first.toUpperCase() : first.toLowerCase();
      if (letter === first || !fits(letter, word.text.slice(1))) continue;
      word.alternatives.push(word.text);
      word.text = letter + word.text.slice(1);
    }
  }
}

/** Small letters follow either; capitals follow a capital only. */
function fits(first: string, rest: string): boolean {
  return first === first.toUpperCase() || rest !== rest.toUpperCase();
}

/** Null where the first letter is not clear. */
function isCapital(word: LineWord, line: WordLine, image: GrayImage): boolean | null {
  const { x0, y0, x1, y1 } = word.box;
  const { rowHeight } = line;
  const shapes = inkShapes(image, { x0: x0 - 1, y0: y0 - 1, x1: x1 + 1, y1: y1 + 1 });
  const baseline = baselineUnder(line.baseline, (x0 + x1) / 2);
  const letters = shapes
    .filter(({ box }) => Math.abs(box.y1 - baseline) <= rowHeight * 0.12)
    .map(({ box }) => ({
      left: box.x0,
      width: (box.x1 - box.x0) / rowHeight,
      height: (box.y1 - box.y0) / rowHeight,
    }))
    .filter(({ height }) => height > 0.3);
  const [first] = letters;
  if (first === undefined || first.left > x0 + rowHeight * 0.2) return null;
  if (first.width > mostLetter) return null;
  // A letter that faint print breaks in two is no small one.
  const end = first.left + rowHeight * 0.3;
  const isBroken = shapes.some(
    ({ box }) => box.y1 < baseline - rowHeight * 0.3 && box.x0 < end && box.x1 > first.left,
  );
  if (isBroken) return null;
  const heights = letters.map(({ height }) => height);
  const tallest = Math.max(...heights);
  const lowest = Math.min(...heights);
  // Digits are as high as capitals: `W2` is no `w2`.
  if (/^.\d/.test(word.text))
    return letters.length > 1 && first.height > tallest * 0.88 ? true : null;
  const hasSmall = lowest < tallest * 0.84;
  const isAsHigh = first.height > lowest + (tallest - lowest) * capitalFrom;
  if (first.height >= leastCapital && isAsHigh && hasSmall) return true;
  return first.height <= mostSmall && (hasSmall ? first.height < tallest * 0.84 : true)
    ? false
    : null;
}
