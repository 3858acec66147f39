import { describe, expect, test } from 'vitest';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { removeRules } from '../../../lambdas/adapters/ocr/remove-rules.ts';

describe('removeRules', () => {
  test('takes the line away that strikes a short figure through, not the figure', () => {
    const image = blankImage(300, 60);
    for (const x of [110, 130, 150]) {
      for (let y = 20; y < 44; y++) image.pixels.fill(0, y * 300 + x, y * 300 + x + 4);
    }
    for (let y = 31; y < 34; y++) image.pixels.fill(0, y * 300 + 100, y * 300 + 170);
    const { pixels } = removeRules(image, 300);
    expect(pixels[32 * 300 + 120]).toBe(255);
    expect(pixels[25 * 300 + 131]).toBe(0);
  });

  test('takes a grid of gray hairlines away, the figures in its cells stay', () => {
    const [width, height] = [400, 300];
    const image = blankImage(width, height);
    for (let x = 100; x < 103; x++)
      for (let y = 0; y < height; y++) image.pixels[y * width + x] = 180;
    for (let y = 150; y < 153; y++) image.pixels.fill(190, y * width, (y + 1) * width);
    // The stem of a digit is as thin, but no longer than a line is high.
    for (let y = 170; y < 200; y++) image.pixels.fill(0, y * width + 150, y * width + 154);
    const { pixels } = removeRules(image, 250);
    expect(pixels[60 * width + 101]).toBe(255);
    expect(pixels[151 * width + 300]).toBe(255);
    expect(pixels[151 * width + 101]).toBe(255);
    expect(pixels[185 * width + 152]).toBe(0);
  });

  test('the tops of bold capitals that touch are no rule', () => {
    const [width, height] = [300, 80];
    const image = blankImage(width, height);
    const fill = (x0: number, x1: number, y0: number, y1: number) => {
      for (let y = y0; y < y1; y++) image.pixels.fill(0, y * width + x0, y * width + x1);
    };
    // `TITIT`: bars that join, with stems below them.
    fill(100, 170, 30, 34);
    for (const x of [108, 124, 140, 156]) fill(x, x + 5, 34, 56);
    expect(removeRules(image, 250).pixels[32 * width + 118]).toBe(0);
  });

  test('the underscores of a name are no rule; below a word, or away from it, they are', () => {
    const [width, height] = [500, 80];
    const underscored = (...letters: number[]): number | undefined => {
      const image = blankImage(width, height);
      for (let y = 44; y < 47; y++) image.pixels.fill(0, y * width + 150, y * width + 250);
      for (const x of letters)
        for (let y = 18; y < 40; y++) image.pixels.fill(0, y * width + x, y * width + x + 5);
      return removeRules(image, 250).pixels[45 * width + 200];
    };
    expect(underscored(130, 143, 252, 264)).toBe(0);
    expect(underscored(143, 160, 180, 200, 220, 252)).toBe(255);
    expect(underscored(130, 143, 280)).toBe(255);
  });

  /** At 250 dpi, a faint rule of 3 inches; noise broke it, and a digit stands below the piece. */
  const brokenRule = () => {
    const [width, height] = [1000, 80];
    const image = blankImage(width, height);
    const fill = (x0: number, x1: number, y0: number, y1: number, gray = 0) => {
      for (let y = y0; y < y1; y++) image.pixels.fill(gray, y * width + x0, y * width + x1);
    };
    fill(20, 780, 20, 22, 190);
    fill(800, 828, 20, 22, 190);
    fill(806, 810, 28, 52);
    return { image, fill, at: (x: number, y: number) => y * width + x };
  };

  test('takes the short pieces away that noise left of a faint rule, not what stands below', () => {
    const { image, at } = brokenRule();
    const { pixels } = removeRules(image, 250);
    expect(pixels[at(815, 21)]).toBe(255);
    expect(pixels[at(807, 40)]).toBe(0);
  });

  test('a stroke of print at the height of a rule stays', () => {
    const { image, fill, at } = brokenRule();
    fill(850, 854, 10, 34);
    fill(854, 866, 20, 22);
    expect(removeRules(image, 250).pixels[at(852, 21)]).toBe(0);
    expect(removeRules(image, 250).pixels[at(860, 21)]).toBe(0);
  });
});
