import { describe, expect, test } from 'vitest';
import { blankImage, type GrayImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { mendDroppedRows } from '../../../lambdas/adapters/ocr/mend-dropped-rows.ts';

const width = 600;

/** Boxes of ink at 200 dpi. */
const inked = (...boxes: number[][]): GrayImage => {
  const image = blankImage(width, 60);
  for (const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] of boxes)
    for (let y = y0; y < y1; y++) image.pixels.fill(0, y * width + x0, y * width + x1);
  return image;
};

/** Bowls like those of noughts: two sides, and the foot that joins them. */
const noughts = (count: number): number[][] =>
  Array.from({ length: count }, (_, at) => [
    [20 + at * 30, 23 + at * 30, 10, 28],
    [32 + at * 30, 35 + at * 30, 10, 28],
    [22 + at * 30, 33 + at * 30, 28, 31],
  ]).flat();

const mended = (image: GrayImage, ...dropped: number[]) => {
  for (const y of dropped) image.pixels.fill(255, y * width, (y + 1) * width);
  mendDroppedRows(image, 200);
  return (x: number, y: number) => image.pixels[y * width + x];
};

describe('mendDroppedRows', () => {
  test('a row of pixels that a fax dropped goes on as the rows around it', () => {
    const at = mended(inked(...noughts(10)), 20);
    expect(at(21, 20)).toBe(0);
    expect(at(27, 20)).toBe(255);
  });

  test('feet stay joined to the sides of their letters', () => {
    expect(mended(inked(...noughts(10)), 28)(22, 28)).toBe(0);
  });

  test('the row above words with rules below them stays white', () => {
    const rules = [0, 1, 2].map((at) => [15 + at * 190, 180 + at * 190, 32, 34]);
    expect(mended(inked(...noughts(18), ...rules))(22, 31)).toBe(255);
  });

  test('dashes below a row of print do not grow into it', () => {
    const dashes = Array.from({ length: 18 }, (_, at) => [36 + at * 30, 46 + at * 30, 32, 34]);
    expect(mended(inked(...noughts(18), ...dashes))(22, 31)).toBe(255);
  });

  test('two rows of marks stay two', () => {
    const colons = Array.from({ length: 5 }, (_, at) => [
      [20 + at * 30, 23 + at * 30, 10, 13],
      [20 + at * 30, 23 + at * 30, 14, 17],
    ]).flat();
    expect(mended(inked(...colons))(21, 13)).toBe(255);
  });
});
