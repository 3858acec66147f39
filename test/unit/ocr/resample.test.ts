import { expect, test } from 'vitest';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { resample } from '../../../lambdas/adapters/ocr/resample.ts';

test('a page that is turned loses the grain of its paper, and keeps what is pale beside ink', () => {
  const image = blankImage(200, 200);
  const set = (x: number, y: number, value: number) => {
    for (let row = y; row < y + 4; row++)
      image.pixels.fill(value, row * 200 + x, row * 200 + x + 4);
  };
  set(100, 100, 0);
  set(112, 100, 245);
  set(20, 100, 245);
  const { pixels } = resample(image, 1, 0.5);
  const darkest = (x: number) => {
    let least = 255;
    for (let row = 96; row < 108; row++)
      for (let column = x; column < x + 8; column++)
        least = Math.min(least, pixels[row * 200 + column] as number);
    return least;
  };
  expect(darkest(98)).toBeLessThan(30);
  expect(darkest(111)).toBeLessThan(250);
  expect(darkest(18)).toBe(255);
});
