import { describe, expect, test } from 'vitest';
import { wordsOfRuns } from '../../../lambdas/domain/pdf/text-layer/page-words.ts';
import type { TextRun } from '../../../lambdas/domain/pdf/text-layer/text-run.ts';

const runOf = (str: string, y: number, width: number): TextRun => ({
  str,
  transform: [8, 0, 0, 8, 40, y],
  width,
  height: 8,
  fontName: 'f1',
  hasEOL: true,
});

const leftsOf = (texts: readonly string[], widthOf: (text: string) => number): number[] =>
  wordsOfRuns(
    texts.map((text, at) => runOf(text, 700 - at * 12, widthOf(text))),
    { transform: [1, 0, 0, -1, 0, 792] },
    () => ({ bold: false, italic: false }),
  ).map(({ box }) => Math.round(box.left * 10) / 10);

const TEXTS = ['001 MMMMMM REPLACE', '002 iiiiii REPLACE', 'LOC 01 - ROOF'];

describe('words within one run', () => {
  test('begin at the characters of a typewriter’s face, whose letters are of one width', () => {
    expect(leftsOf(TEXTS, ({ length }) => length * 4.8)).toEqual([
      40, 59.2, 92.8, 40, 59.2, 92.8, 40, 59.2, 73.6, 83.2,
    ]);
  });

  test('begin where the letters before them reckon in any other face', () => {
    const [, , wide, , , narrow] = leftsOf(TEXTS, (text) => (text.includes('M') ? 100 : 70));
    expect(wide).toBeGreaterThan(95);
    expect(narrow).toBeLessThan(80);
  });
});
