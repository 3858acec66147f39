import { describe, expect, test } from 'vitest';
import type { TesseractLine } from '../../../lambdas/adapters/ocr/tesseract.ts';
import { linesFromTesseract } from '../../../lambdas/adapters/ocr/words-from-tesseract.ts';

/** A line of one word whose ink is 24 high, and whose row Tesseract measured as told. */
const line = (text: string, rowHeight: number): TesseractLine => {
  const box = { x0: 10, y0: 10, x1: 100, y1: 34 };
  return {
    bbox: box,
    baseline: { ...box, y0: 34 },
    rowAttributes: { rowHeight, descenders: 0, ascenders: 0 },
    words: [{ text, confidence: 90, bbox: box, symbols: [] }],
  };
};

const heights = (...lines: TesseractLine[]) =>
  linesFromTesseract({ blocks: [{ paragraphs: [{ lines }] }] }).map(({ rowHeight }) => rowHeight);

describe('the height of a row', () => {
  const usual = ['Remove', 'carpet', 'Seal'].map((text) => line(text, 32));

  test('is the page’s where Tesseract took the asterisks of a sub-head for its letters', () => {
    expect(heights(...usual, line('**rGutters*r*', 14))).toEqual([32, 32, 32, 32]);
  });

  test('is its own where the ink fits it', () => {
    expect(heights(...usual, line('Small print below', 22))).toEqual([32, 32, 32, 22]);
  });
});
