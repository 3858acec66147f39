import { describe, expect, test } from 'vitest';
import type { TesseractLine } from '../../../lambdas/adapters/ocr/tesseract.ts';
import {
  linesFromTesseract,
  wordsFromLines,
} from '../../../lambdas/adapters/ocr/words-from-tesseract.ts';
import { drawn, row, word } from './drawn-line.ts';

/** A line of one word whose ink is so high, and whose row Tesseract measured as told. */
const line = (text: string, rowHeight: number, inkHeight = 24): TesseractLine => {
  const box = { x0: 10, y0: 34 - inkHeight, x1: 100, y1: 34 };
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

  test('is the page’s where the one word that wrapped was measured by its small letters', () => {
    expect(heights(...usual, line('greater)', 24, 26))).toEqual([32, 32, 32, 32]);
    expect(heights(...usual, line('shingles', 24, 26))).toEqual([32, 32, 32, 32]);
    expect(heights(...usual, line('greater)', 24, 23))).toEqual([32, 32, 32, 24]);
    expect(heights(...usual, line('RECOVER', 24, 26))).toEqual([32, 32, 32, 24]);
  });

  test('is its own where the ink fits it', () => {
    expect(heights(...usual, line('Small print below', 22))).toEqual([32, 32, 32, 22]);
  });
});

describe('type so small that a drawing has it', () => {
  const read = (text: string, inkHeight: number): number => {
    const usual = line('Remove', 32);
    const box = { x0: 10, y0: 34 - inkHeight, x1: 100, y1: 34 };
    const own = {
      ...line(text, 32),
      words: [{ text, confidence: 90, bbox: box, symbols: [] }],
    };
    return linesFromTesseract({ blocks: [{ paragraphs: [{ lines: [usual, usual, own] }] }] })
      .length;
  };

  test('is left out; letters that reach neither up nor down are low in any type', () => {
    expect(read('14b', 13)).toBe(2);
    expect(read('rcv', 13)).toBe(3);
    expect(read('rcv', 9)).toBe(2);
    expect(read('wa', 13)).toBe(2);
  });
});

describe('a dotted rule', () => {
  /** Words of two letters, each read as surely as is told, of 100. */
  const dotted = (confidence: number, count = 12): TesseractLine => ({
    ...line('EE', 30),
    words: Array.from({ length: count }, (_, at) => ({
      text: 'EE',
      confidence,
      bbox: { x0: 10 + at * 40, y0: 10, x1: 30 + at * 40, y1: 34 },
      symbols: [],
    })),
  });
  const texts = (...lines: TesseractLine[]) =>
    linesFromTesseract({ blocks: [{ paragraphs: [{ lines }] }] }).map(({ words }) => words.length);

  test('that reads as words is none', () => {
    expect(texts(line('Remove', 30), dotted(5))).toEqual([1]);
  });

  test('is no line that was read with some confidence, or of few words', () => {
    expect(texts(line('Remove', 30), dotted(60))).toEqual([1, 12]);
    expect(texts(line('Remove', 30), dotted(5, 4))).toEqual([1, 4]);
  });
});

describe('what is as narrow as a hairline', () => {
  test('is no figure of two digits, but may be a letter', () => {
    const word = (text: string, x0: number, x1: number) => ({
      text,
      confidence: 70,
      bbox: { x0, y0: 10, x1, y1: 34 },
      symbols: [],
    });
    const cells = [word('LF', 20, 50), word('14', 90, 92), word('55.90', 140, 200)];
    const read = { ...line('', 32), words: [...cells, word('I', 230, 233)] };
    const [only] = linesFromTesseract({ blocks: [{ paragraphs: [{ lines: [read] }] }] });
    expect(only?.words.map(({ text }) => text)).toEqual(['LF', '55.90', 'I']);
  });
});

describe('a word of wide strokes that stands alone', () => {
  test('is bold where it may be a heading, and not where it goes on with a line', () => {
    const stems = (x0: number, stroke: number): [number, number, number, number][] =>
      [0, 14, 28].map((at) => [x0 + at, 40, x0 + at + stroke, 60]);
    const image = drawn(...stems(10, 3), ...stems(100, 3), ...stems(200, 9), ...stems(300, 9));
    const at = (text: string, x0: number) => word(text, { x0, y0: 40, x1: x0 + 40, y1: 60 });
    const line = row(at('Seal', 10), at('Trim', 100), at('coat', 200), at('Roof', 300));
    const bold = wordsFromLines([line], image, 250).filter((one) => one.bold);
    expect(bold.map(({ text }) => text)).toEqual(['Roof']);
  });
});

describe('the type of words', () => {
  /** Three stems of a letter, 20 high, each row moved by so much of its height. */
  const stems = (x0: number, stroke: number, lean = 0, gray = 0) =>
    [0, 12, 24].flatMap((at) =>
      Array.from({ length: 20 }, (_, y) => ({
        x0: x0 + at + Math.round(lean * (20 - y)),
        x1: x0 + at + Math.round(lean * (20 - y)) + stroke,
        y: 40 + y,
        gray,
      })),
    );
  const picture = (strokes: ReturnType<typeof stems>) => {
    const image = drawn();
    for (const { x0, x1, y, gray } of strokes) image.pixels.fill(gray, y * 400 + x0, y * 400 + x1);
    return image;
  };
  const at = (text: string, x0: number) => word(text, { x0, y0: 40, x1: x0 + 40, y1: 60 });

  test('is italic where its stems lean, and of figures as of all words beside them', () => {
    const image = picture([...stems(10, 3, 0.2), ...stems(120, 3)]);
    const [leaning, upright] = [at('Carrier', 10), at('Drip', 120)];
    const figure = at('12', 60);
    const italic = (...words: ReturnType<typeof word>[]) =>
      wordsFromLines([row(...words)], image, 250).map((one) => one.italic);
    expect(italic(leaning, upright)).toEqual([true, false]);
    expect(italic(leaning, figure)).toEqual([true, true]);
    expect(italic(upright, figure)).toEqual([false, false]);
  });

  test('is smaller where it is gray and measured so', () => {
    const image = picture([...stems(10, 3), ...stems(120, 3, 0, 120)]);
    const sizes = [at('Felt', 10), at('Porch', 120)].map((one) => {
      const line = { ...row(one), measuredHeight: 24 };
      return Math.round((wordsFromLines([line], image, 250)[0]?.fontSize ?? 0) * 10) / 10;
    });
    expect(sizes).toEqual([9, 7.2]);
  });

  test('is larger where its capitals are higher than those of other lines', () => {
    const sizes = (height: number) => {
      const high = word('Kitchen', { x0: 10, y0: 60 - height, x1: 90, y1: 60 });
      const lines = [row(at('Felt', 10)), row(at('Shed', 10)), row(high)];
      const words = wordsFromLines(
        lines.map((line) => ({ ...line, measuredHeight: 30 })),
        picture(stems(10, 3)),
        250,
      );
      return words.map(({ fontSize }) => Math.round(fontSize * 10) / 10);
    };
    expect(sizes(21)).toEqual([9, 9, 9]);
    expect(sizes(24)).toEqual([9, 9, 10.8]);
  });

  test('is no larger for a speck in the box of a word, where an amount beside it is none', () => {
    const speck = word('thinset.', { x0: 10, y0: 36, x1: 90, y1: 70 });
    const amount = word('$16,836.41', { x0: 200, y0: 40, x1: 290, y1: 64 });
    const lines = [row(at('Felt', 10)), row(at('Shed', 10)), row(speck, amount)];
    const words = wordsFromLines(
      lines.map((line) => ({ ...line, measuredHeight: 30 })),
      picture(stems(10, 3)),
      250,
    );
    expect(new Set(words.map(({ fontSize }) => fontSize)).size).toBe(1);
  });

  test('is not bold for being gray', () => {
    const image = picture([...stems(10, 3), ...stems(120, 3), ...stems(230, 3, 0, 150)]);
    const line = row(at('Felt', 10), at('Drip', 120), at('Porch', 230));
    expect(wordsFromLines([line], image, 250).map(({ bold }) => bold)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
