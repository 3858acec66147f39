import { describe, expect, test } from 'vitest';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { tellFeetFromInches } from '../../../lambdas/adapters/ocr/tell-feet-from-inches.ts';

/**
 * A digit of full height from 10 to 18 and strokes of half height where told, in a row 30 high, each
 * of columns as dark as told: black and two pixels wide unless told.
 */
function read(
  text: string,
  strokes: number[],
  darkness = [255, 255],
  bracketAt: number | null = null,
): string | undefined {
  const image = blankImage(60, 40);
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) image.pixels.fill(0, y * 60 + x0, y * 60 + x1);
  };
  fill(10, 18, 10, 30);
  for (const x of strokes)
    for (const [column, dark] of darkness.entries())
      for (let y = 10; y < 17; y++) image.pixels[y * 60 + x + column] = 255 - dark;
  if (bracketAt !== null) fill(bracketAt, bracketAt + 4, 6, 36);
  const ends = bracketAt !== null ? [bracketAt + 4] : strokes.map((x) => x + darkness.length);
  const [y0, y1] = bracketAt === null ? [10, 30] : [6, 36];
  const box = { x0: 10, y0, x1: Math.max(18, ...ends), y1 };
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

  test('a thick blurred stroke is one, two faint ones that nearly touch are two', () => {
    expect(read("8'", [20], [36, 124, 200, 190, 118, 45, 20])).toBe("8'");
    expect(read("4'", [20], [45, 91, 98, 84, 55, 81, 130, 63])).toBe('4"');
  });

  test('two strokes that blur into one are wider than one', () => {
    expect(read('6"', [20], [70, 120, 125, 120, 110, 125, 130, 125, 120, 60])).toBe('6"');
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

  test('a bracket behind the mark is none of its strokes', () => {
    const bracketed = (text: string, strokes: number[]) => read(text, strokes, [255, 255], 34);
    expect(bracketed('8")', [21])).toBe("8')");
    expect(bracketed('8)', [21, 26])).toBe('8")');
    expect(bracketed('8)', [])).toBe('8)');
    expect(bracketed("8')", [21])).toBe("8')");
  });

  test('a price gets no mark', () => {
    expect(read('8.00', [21])).toBe('8.00');
  });
});
