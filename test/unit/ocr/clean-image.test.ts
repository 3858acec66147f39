import { describe, expect, test } from 'vitest';
import {
  darkenFaintPrint,
  paperGrain,
  removeRules,
  removeSpecks,
  whitenPaper,
} from '../../../lambdas/adapters/ocr/clean-image.ts';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';

/** A row of grays in the middle of white paper, as a scan at 150 dpi has them. */
function darkestAfter(...grays: number[]): number {
  const image = blankImage(60, 40);
  image.pixels.set(grays, 20 * 60 + 30);
  return Math.min(...removeSpecks(image, 150).pixels);
}

describe('darkenFaintPrint', () => {
  /** White paper of which one row in forty is print of a gray. */
  const printedIn = (gray: number) => {
    const image = blankImage(100, 80);
    for (const y of [20, 60]) image.pixels.fill(gray, y * 100, (y + 1) * 100);
    return image;
  };

  test('makes faint strokes dark and leaves the paper white', () => {
    const { pixels } = darkenFaintPrint(printedIn(170));
    expect(pixels[20 * 100]).toBeLessThan(80);
    expect(pixels[0]).toBe(255);
  });

  test('leaves a page as it is whose print is dark, and one without print', () => {
    for (const gray of [0, 90, 240, 255]) {
      const image = printedIn(gray);
      expect(darkenFaintPrint(image)).toBe(image);
    }
  });
});

describe('removeSpecks', () => {
  test('keeps a dash of small print, of which a single pixel is dark', () => {
    expect(darkestAfter(220, 190, 150, 190, 220)).toBe(150);
  });

  test('erases a dark pixel that stands alone', () => {
    expect(darkestAfter(150)).toBe(255);
  });
});

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
});

describe('whitenPaper', () => {
  /** Even gray paper with grain of so many grays, and a faint full stop on it. */
  const stopOn = (grain: number): number => {
    const [width, height] = [200, 200];
    const image = blankImage(width, height);
    for (let i = 0; i < image.pixels.length; i++) image.pixels[i] = 245 - ((i * 7) % (grain + 1));
    image.pixels[100 * width + 100] = 225;
    const { pixels } = whitenPaper(image, 150, paperGrain(image, 150));
    return pixels[100 * width + 100] as number;
  };

  test('keeps the faint edge of print on even paper', () => {
    expect(stopOn(0)).toBeLessThan(255);
  });

  test('takes the same gray for noise on grainy paper', () => {
    expect(stopOn(24)).toBe(255);
  });
});
