import type { PixelBox } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { blankImage, type GrayImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import type { LineWord, WordLine } from '../../../lambdas/adapters/ocr/word-line.ts';

/** A white picture of 400 x 100 with black boxes on it. */
export function drawn(...ink: [x0: number, y0: number, x1: number, y1: number][]): GrayImage {
  const image = blankImage(400, 100);
  for (const [x0, y0, x1, y1] of ink) {
    for (let y = y0; y < y1; y++) image.pixels.fill(0, y * 400 + x0, y * 400 + x1);
  }
  return image;
}

export function word(text: string, box: PixelBox, confidence = 0.9): LineWord {
  return { text, alternatives: [], box, confidence };
}

/** A row 30 high on a baseline at 60. */
export function row(...words: LineWord[]): WordLine {
  return { words, baseline: { x0: 0, y0: 60, x1: 400, y1: 60 }, rowHeight: 30 };
}

export function textOf(line: WordLine): string {
  return line.words.map(({ text }) => text).join(' ');
}
