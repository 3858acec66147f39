import { describe, expect, test } from 'vitest';
import { putLeaders, takeLeaders } from '../../../lambdas/adapters/ocr/take-leaders.ts';
import { drawn, row, textOf, word } from './drawn-line.ts';

/** Dots of 3 x 3 pixels on the baseline of the row at 60, so far apart. */
const dots = (count: number, from: number, pitch = 10): [number, number, number, number][] =>
  Array.from({ length: count }, (_, at) => [from + at * pitch, 57, from + at * pitch + 3, 60]);

const left = { x0: 10, y0: 40, x1: 90, y1: 60 };
const right = { x0: 320, y0: 40, x1: 390, y1: 60 };

describe('takeLeaders', () => {
  test('rows of dots go and are put back as a word of their line', () => {
    const image = drawn(...dots(20, 100));
    const leaders = takeLeaders(image, 250);
    expect(image.pixels.every((value) => value === 255)).toBe(true);
    const line = row(word('Sheathing', left), word('$535.14', right));
    putLeaders(leaders, [line]);
    expect(textOf(line)).toBe(`Sheathing ${'.'.repeat(20)} $535.14`);
  });

  test('a row that lost a dot to noise is one row', () => {
    const all = dots(20, 100);
    const image = drawn(...all.slice(0, 8), ...all.slice(9));
    const leaders = takeLeaders(image, 250);
    expect(leaders).toHaveLength(1);
    expect(image.pixels.every((value) => value === 255)).toBe(true);
  });

  test('what stands before the dots is none of them', () => {
    const image = drawn([93, 40, 96, 60], ...dots(20, 100));
    const [leader] = takeLeaders(image, 250);
    expect(leader?.dots).toBe(20);
    expect(image.pixels[50 * 400 + 94]).toBe(0);
  });

  test('an ellipsis stays', () => {
    const image = drawn(...dots(3, 100));
    expect(takeLeaders(image, 250)).toEqual([]);
    expect(image.pixels[58 * 400 + 101]).toBe(0);
  });

  test('dashes stay', () => {
    const dashes = dots(12, 100, 14).map(([x]): [number, number, number, number] => [
      x,
      50,
      x + 7,
      53,
    ]);
    expect(takeLeaders(drawn(...dashes), 250)).toEqual([]);
  });

  test('letters of one width stay, whose round tops are level dots', () => {
    const tops = dots(12, 100, 16);
    const sides = tops.flatMap(([x]): [number, number, number, number][] => [
      [x - 3, 60, x, 80],
      [x + 3, 60, x + 6, 80],
    ]);
    const image = drawn(...tops, ...sides);
    expect(takeLeaders(image, 250)).toEqual([]);
    expect(image.pixels[58 * 400 + 101]).toBe(0);
  });

  test('dots that stand on no line, as below a head, are no words', () => {
    const image = drawn(...dots(20, 100));
    const line = { ...row(word('Kitchen', left)), baseline: { x0: 0, y0: 40, x1: 400, y1: 40 } };
    putLeaders(takeLeaders(image, 250), [line]);
    expect(textOf(line)).toBe('Kitchen');
  });
});
