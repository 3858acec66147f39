import { describe, expect, test } from 'vitest';
import { otherReadings } from '../../../lambdas/adapters/ocr/other-readings.ts';
import type { TesseractSymbol } from '../../../lambdas/adapters/ocr/tesseract.ts';

/** The glyphs of a word, and what else some of them may be. */
const symbols = (text: string, others: Record<number, [string, number][]> = {}) =>
  [...text].map(
    (glyph, at): TesseractSymbol => ({
      text: glyph,
      confidence: 98,
      bbox: { x0: at * 10, y0: 0, x1: at * 10 + 9, y1: 12 },
      others: (others[at] ?? []).map(([other, confidence]) => ({ text: other, confidence })),
    }),
  );

describe('what else a figure may be', () => {
  test('is told by the digits that were nearly read, likeliest first', () => {
    const read = symbols('2,343.93', {
      0: [['8', 12]],
      7: [
        ['5', 78],
        ['%', 60],
      ],
    });
    expect(otherReadings('2,343.93', read)).toEqual(['2,343.95', '8,343.93']);
  });

  test('is nothing where each digit was read surely', () => {
    expect(otherReadings('295.34', symbols('295.34'))).toEqual([]);
  });

  test('follows the digits where the print’s marks were set right', () => {
    const read = symbols('297.547', { 3: [['3', 40]] });
    expect(otherReadings('2,975.47', symbols('2975.47', { 3: [['6', 40]] }))).toEqual(['2,976.47']);
    expect(otherReadings('1.00', read)).toEqual([]);
  });

  test('may be one with a comma that was read as a digit', () => {
    expect(otherReadings('214341.75', symbols('214341.75'))).toEqual(['21,341.75']);
    expect(otherReadings('4341.75', symbols('4341.75'))).toEqual([]);
    expect(otherReadings('214,341.75', symbols('214,341.75'))).toEqual([]);
  });

  test('may be another unit', () => {
    expect(otherReadings('86.91LF', symbols('86.91LF', { 5: [['S', 57]] }))).toEqual(['86.91SF']);
  });
});
