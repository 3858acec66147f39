import { describe, expect, test } from 'vitest';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { tellFeetFromInches } from '../../../lambdas/adapters/ocr/tell-feet-from-inches.ts';

/** A digit of full height from 10 to 18 and strokes of half height where told, in a row 30 high. */
function read(text: string, strokes: number[]): string | undefined {
  const image = blankImage(60, 40);
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) image.pixels.fill(0, y * 60 + x0, y * 60 + x1);
  };
  fill(10, 18, 10, 30);
  for (const x of strokes) fill(x, x + 2, 10, 17);
  const box = { x0: 10, y0: 10, x1: Math.max(18, ...strokes.map((x) => x + 2)), y1: 30 };
  const line = {
    words: [{ text, alternatives: [], box, confidence: 0.5 }],
    baseline: { x0: 10, y0: 30, x1: 30, y1: 30 },
    rowHeight: 30,
  };
  tellFeetFromInches([line], image);
  return line.words[0]?.text;
}

describe('tellFeetFromInches', () => {
  test('one stroke behind a number is feet, two are inches', () => {
    expect(read('8"', [21])).toBe("8'");
    expect(read("8'", [21, 26])).toBe('8"');
  });

  test('keeps what is printed as it was read', () => {
    expect(read("8'", [21])).toBe("8'");
    expect(read('8"', [21, 26])).toBe('8"');
  });

  test('keeps the reading where no mark is found', () => {
    expect(read('8"', [])).toBe('8"');
  });

  test('a mark that was read as nothing is put back', () => {
    expect(read('8', [21])).toBe("8'");
    expect(read('8', [21, 26])).toBe('8"');
    expect(read('8', [])).toBe('8');
  });

  test('a price gets no mark', () => {
    expect(read('8.00', [21])).toBe('8.00');
  });
});
