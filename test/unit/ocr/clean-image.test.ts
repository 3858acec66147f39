import { describe, expect, test } from 'vitest';
import {
  darkenFaintPrint,
  paperGrain,
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
