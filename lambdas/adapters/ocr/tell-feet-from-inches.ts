import type { GrayImage } from './gray-image.ts';
import type { LineWord, WordLine } from './words-from-tesseract.ts';

const darkBelow = 140;
/** One stroke measures about 0.09 of the row's height, two with their gap 0.24. */
const leastDouble = 0.17;

/**
 * `8'` or `8"`: Tesseract often takes one for the other, since its language model knows no
 * measures. The print tells: the width of what stands at the word's end with nothing below it.
 */
export function tellFeetFromInches(lines: readonly WordLine[], image: GrayImage): void {
  for (const line of lines) {
    for (const word of line.words) {
      if (!/\d['"]$/.test(word.text)) continue;
      const width = markWidth(image, word) / line.rowHeight;
      if (width === 0) continue;
      const mark = width < leastDouble ? "'" : '"';
      if (word.text.endsWith(mark)) continue;
      word.alternatives.push(word.text);
      word.text = word.text.slice(0, -1) + mark;
    }
  }
}

/** Pixels from the first to the last column at the word's end that have ink in their upper part only. */
function markWidth(image: GrayImage, word: LineWord): number {
  const { x0, y0, x1, y1 } = word.box;
  const half = Math.round((y0 + y1) / 2);
  const hasInk = (x: number, from: number, until: number) => {
    for (let y = Math.max(0, from); y < Math.min(image.height, until); y++) {
      if ((image.pixels[y * image.width + x] as number) < darkBelow) return true;
    }
    return false;
  };
  let first = 0;
  let last = 0;
  for (let x = Math.min(image.width, x1 + 2) - 1; x > x0; x--) {
    if (hasInk(x, half, y1 + 1)) break;
    if (!hasInk(x, y0 - 1, half)) continue;
    last ||= x;
    first = x;
  }
  return last === 0 ? 0 : last - first + 1;
}
