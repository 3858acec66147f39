import { describe, expect, test } from 'vitest';
import { removeSpecks } from '../../../lambdas/adapters/ocr/clean-image.ts';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';

/** A row of grays in the middle of white paper, as a scan at 150 dpi has them. */
function darkestAfter(...grays: number[]): number {
  const image = blankImage(60, 40);
  image.pixels.set(grays, 20 * 60 + 30);
  return Math.min(...removeSpecks(image, 150).pixels);
}

describe('removeSpecks', () => {
  test('keeps a dash of small print, of which a single pixel is dark', () => {
    expect(darkestAfter(220, 190, 150, 190, 220)).toBe(150);
  });

  test('erases a dark pixel that stands alone', () => {
    expect(darkestAfter(150)).toBe(255);
  });
});
