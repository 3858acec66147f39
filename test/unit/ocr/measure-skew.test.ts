import { describe, expect, test } from 'vitest';
import {
  blankImage,
  type GrayImage,
  turnQuarters,
} from '../../../lambdas/adapters/ocr/gray-image.ts';
import { isSideways, measureSkew } from '../../../lambdas/adapters/ocr/measure-skew.ts';
import { resample } from '../../../lambdas/adapters/ocr/resample.ts';

/** A letter page at 120 dpi with rows of word-like marks of uneven lengths in columns. */
function printedPage(): GrayImage {
  const page = blankImage(1020, 1320);
  let random = 7;
  const next = () => {
    random = (random * 48271) % 2147483647;
    return random / 2147483647;
  };
  for (let row = 100; row < 1200; row += 19) {
    for (let x = 80; x < 920; ) {
      const letters = 1 + Math.floor(next() * 9);
      for (let letter = 0; letter < letters && x < 920; letter++, x += 9) {
        const top = next() < 0.3 ? row - 4 : row;
        for (let y = top; y < row + 9; y++) page.pixels.fill(0, y * 1020 + x, y * 1020 + x + 3);
        page.pixels.fill(0, (row + 8) * 1020 + x, (row + 8) * 1020 + x + 7);
      }
      x += next() < 0.2 ? 90 : 12;
    }
  }
  return page;
}

describe('measureSkew', () => {
  test.each([-5, -3.1, -1.25, -0.3, 0, 0.17, 0.8, 2.6, 4.4])(
    'finds a skew of %d degrees within 0.1 degrees',
    (degrees) => {
      const skewed = resample(printedPage(), 1, degrees);
      expect(Math.abs(measureSkew(skewed) - degrees)).toBeLessThan(0.1);
    },
  );

  test('a blank page has no skew', () => {
    expect(measureSkew(blankImage(1020, 1320))).toBe(0);
  });
});

describe('isSideways', () => {
  test('tells a page on its side from an upright one, crooked or not', () => {
    const crooked = resample(printedPage(), 1, 2.2);
    expect(isSideways(crooked)).toBe(false);
    expect(isSideways(turnQuarters(crooked, 1))).toBe(true);
    expect(isSideways(turnQuarters(crooked, 3))).toBe(true);
  });

  test('is not misled by a dark rim beside a few lines', () => {
    const page = printedPage();
    page.pixels.fill(255, 300 * 1020);
    for (let y = 0; y < 1320; y++) {
      page.pixels.fill(0, y * 1020 + 985, y * 1020 + 1015);
      page.pixels.fill(0, y * 1020 + 2, y * 1020 + 9);
    }
    expect(isSideways(page)).toBe(false);
    expect(isSideways(turnQuarters(page, 1))).toBe(true);
  });

  test('takes a blank page for upright', () => {
    expect(isSideways(blankImage(1020, 1320))).toBe(false);
  });
});
