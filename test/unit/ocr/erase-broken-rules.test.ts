import { describe, expect, test } from 'vitest';
import { eraseBrokenRules } from '../../../lambdas/adapters/ocr/erase-broken-rules.ts';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';

/** At 250 dpi, pieces of a rule, so many and so far apart, and what is to be drawn besides. */
const pieces = (count: number, apart: number, ...others: number[][]) => {
  const [width, height] = [1000, 80];
  const image = blankImage(width, height);
  const fill = (x0: number, x1: number, y0: number, y1: number, gray = 0) => {
    for (let y = y0; y < y1; y++) image.pixels.fill(gray, y * width + x0, y * width + x1);
  };
  for (let at = 0; at < count; at++) fill(20 + at * apart, 30 + at * apart, 20, 23, 160);
  for (const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] of others) fill(x0, x1, y0, y1);
  eraseBrokenRules(image, 250);
  return (x: number, y: number) => image.pixels[y * width + x];
};

describe('eraseBrokenRules', () => {
  test('takes the pieces away that are left of a rule, not the print below', () => {
    const at = pieces(12, 80, [100, 104, 30, 52]);
    expect(at(25, 21)).toBe(255);
    expect(at(905, 21)).toBe(255);
    expect(at(102, 40)).toBe(0);
  });

  test('the full stops of a row of figures stay', () => {
    const digits = Array.from({ length: 12 }, (_, at) => [40 + at * 80, 60 + at * 80, 0, 23]);
    expect(pieces(12, 80, ...digits)(25, 21)).toBe(160);
  });

  test('dashes around a word stay', () => {
    expect(pieces(12, 16)(25, 21)).toBe(160);
  });

  test('the feet of round letters stay, whose arcs go on beside and above them', () => {
    const bowls = Array.from({ length: 12 }, (_, at) => [
      [17 + at * 80, 20 + at * 80, 4, 20],
      [30 + at * 80, 33 + at * 80, 4, 20],
    ]).flat();
    expect(pieces(12, 80, ...bowls)(25, 21)).toBe(160);
  });

  test('the tops of letters stay, which go on below', () => {
    const stems = Array.from({ length: 12 }, (_, at) => [20 + at * 80, 23 + at * 80, 20, 40]);
    expect(pieces(12, 80, ...stems)(25, 21)).toBe(160);
  });
});
