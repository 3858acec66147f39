import { describe, expect, test } from 'vitest';
import { grayFromRgb, grayFromRgba } from '../../../lambdas/adapters/ocr/gray-image.ts';

const gray = (...rgb: [number, number, number]): number =>
  grayFromRgb(Uint8Array.from(rgb), 1, 1).pixels[0] ?? -1;

describe('colours of a scan', () => {
  test('that are stamped and signed fade, black print does not', () => {
    expect(gray(216, 120, 126)).toBeGreaterThan(180);
    expect(gray(82, 82, 154)).toBeGreaterThan(120);
    expect(gray(12, 10, 14)).toBeLessThan(15);
    // JPEG leaves colours at the edges of black strokes.
    expect(gray(110, 70, 90)).toBeLessThan(90);
  });

  test('of print stay darker than what counts as paper', () => {
    expect(gray(0, 0, 238)).toBeLessThan(170);
    expect(gray(200, 0, 0)).toBeLessThan(170);
    expect(gray(0, 100, 0)).toBeLessThan(170);
  });

  test('are the same with transparency', () => {
    expect(grayFromRgba(Uint8Array.from([216, 120, 126, 255]), 1, 1).pixels[0]).toBe(
      gray(216, 120, 126),
    );
  });
});
