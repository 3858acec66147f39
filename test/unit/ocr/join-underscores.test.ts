import { describe, expect, test } from 'vitest';
import { blankImage, type GrayImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { joinUnderscores } from '../../../lambdas/adapters/ocr/join-underscores.ts';
import type { WordLine } from '../../../lambdas/adapters/ocr/word-line.ts';

/** Two words on a baseline at 50, with a gap from 100 to 115. */
function twoWords(left: string, right: string): WordLine {
  const word = (text: string, x0: number, x1: number) => ({
    text,
    alternatives: [],
    box: { x0, y0: 32, x1, y1: 50 },
    confidence: 0.9,
  });
  return {
    words: [word(left, 20, 100), word(right, 115, 180)],
    baseline: { x0: 20, y0: 50, x1: 180, y1: 50 },
    rowHeight: 25,
  };
}

function pictureWithStroke(from: number, until: number): GrayImage {
  const image = blankImage(200, 80);
  for (const y of [54, 55]) image.pixels.fill(0, y * 200 + from, y * 200 + until);
  return image;
}

const textOf = (line: WordLine) => line.words.map((word) => word.text).join(' ');

describe('joinUnderscores', () => {
  test('joins words where a stroke below the baseline fills the gap', () => {
    const line = twoWords('QUARRY', 'RD');
    joinUnderscores([line], pictureWithStroke(100, 115));
    expect(textOf(line)).toBe('QUARRY_RD');
    expect(line.words[0]?.box).toMatchObject({ x0: 20, x1: 180 });
  });

  test('leaves underlined words apart', () => {
    const line = twoWords('Line', 'Item');
    joinUnderscores([line], pictureWithStroke(20, 180));
    expect(textOf(line)).toBe('Line Item');
  });

  test('leaves words apart that nothing joins', () => {
    const line = twoWords('Drip', 'edge');
    joinUnderscores([line], blankImage(200, 80));
    expect(textOf(line)).toBe('Drip edge');
  });

  test('a stroke through a wide gap is as many underscores as are so long', () => {
    const word = (text: string, x0: number, x1: number) => ({
      text,
      alternatives: [],
      box: { x0, y0: 32, x1, y1: 50 },
      confidence: 0.9,
    });
    const gapped = (from: number, until: number): string => {
      const line = { ...twoWords('', ''), words: [word('INES6', 20, 80), word('1', 123, 130)] };
      const image = pictureWithStroke(from, until);
      for (let y = 32; y < 50; y++) image.pixels.fill(0, y * 200 + 25, y * 200 + 30);
      joinUnderscores([line], image);
      return textOf(line);
    };
    expect(gapped(81, 122)).toBe('INES6___1');
    // A rule to be written on stands away from the words beside it, or runs below them.
    expect(gapped(95, 112)).toBe('INES6 1');
    expect(gapped(60, 122)).toBe('INES6 1');
  });

  test('joins a word to the underscore that was read at its end', () => {
    const line = twoWords('VARNADOE_', '2268');
    joinUnderscores([line], blankImage(200, 80));
    expect(textOf(line)).toBe('VARNADOE_2268');
  });
});
