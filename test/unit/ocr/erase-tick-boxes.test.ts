import { describe, expect, test } from 'vitest';
import { eraseTickBoxes } from '../../../lambdas/adapters/ocr/erase-tick-boxes.ts';
import { drawn } from './drawn-line.ts';

type Ink = [x0: number, y0: number, x1: number, y1: number];

/** The four sides of a square at 100, 20: 30 pixels wide, 3 thick. */
const sides: Record<'top' | 'bottom' | 'left' | 'right', Ink> = {
  top: [100, 20, 130, 23],
  bottom: [100, 47, 130, 50],
  left: [100, 20, 103, 50],
  right: [127, 20, 130, 50],
};

const inkAfter = (...ink: Ink[]): number => {
  const image = drawn(...ink);
  eraseTickBoxes(image, 250);
  return image.pixels.filter((value) => value === 0).length;
};

describe('eraseTickBoxes', () => {
  test('an empty square goes', () => {
    expect(inkAfter(...Object.values(sides))).toBe(0);
  });

  test('a square with a tick in it stays', () => {
    const ticked = inkAfter(...Object.values(sides), [110, 30, 120, 40]);
    expect(ticked).toBeGreaterThan(100);
  });

  test('a letter with three sides stays', () => {
    expect(inkAfter(sides.left, sides.bottom, sides.right)).toBeGreaterThan(200);
    expect(inkAfter(sides.top, sides.left, sides.right)).toBeGreaterThan(200);
    expect(inkAfter(sides.top, sides.left, sides.bottom)).toBeGreaterThan(200);
  });

  test('a round letter stays, which has no corners', () => {
    const round: Ink[] = [
      [106, 20, 124, 23],
      [106, 47, 124, 50],
      [100, 26, 103, 44],
      [127, 26, 130, 44],
      [102, 22, 108, 27],
      [122, 22, 128, 27],
      [102, 43, 108, 48],
      [122, 43, 128, 48],
    ];
    expect(inkAfter(...round)).toBeGreaterThan(250);
  });

  test('a letter whose corners are round inside stays', () => {
    const corners: Ink[] = [
      [103, 23, 107, 25],
      [123, 23, 127, 25],
      [103, 45, 107, 47],
      [123, 45, 127, 47],
    ];
    expect(inkAfter(...Object.values(sides), ...corners)).toBeGreaterThan(250);
  });
});
