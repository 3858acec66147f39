import { describe, expect, test } from 'vitest';
import { blankImage } from '../../../lambdas/adapters/ocr/gray-image.ts';
import { invertBands } from '../../../lambdas/adapters/ocr/invert-bands.ts';

const [width, height] = [800, 300];

/** At 250 dpi a band, 600 x 60, of one gray on white paper, with strokes of another on it. */
const banded = (ground: number, print: number | null) => {
  const image = blankImage(width, height);
  const fill = (x0: number, x1: number, y0: number, y1: number, gray: number) => {
    for (let y = y0; y < y1; y++) image.pixels.fill(gray, y * width + x0, y * width + x1);
  };
  fill(100, 700, 100, 160, ground);
  if (print !== null) for (let x = 130; x < 300; x += 12) fill(x, x + 4, 115, 145, print);
  // A line of dark print below.
  for (let x = 130; x < 500; x += 12) fill(x, x + 4, 200, 230, 20);
  invertBands(image, 250);
  return (x: number, y: number) => image.pixels[y * width + x];
};

describe('invertBands', () => {
  test('white print on a dark band becomes black print on white', () => {
    const at = banded(60, 250);
    expect(at(500, 130)).toBeGreaterThan(240);
    expect(at(132, 130)).toBeLessThan(20);
    // No line is left where the band ended.
    expect(at(100, 130)).toBeGreaterThan(240);
    expect(at(400, 100)).toBeGreaterThan(240);
    expect(at(132, 215)).toBe(20);
  });

  test('a band whose ground gets darker from one end to the other', () => {
    const image = blankImage(width, height);
    for (let y = 100; y < 160; y++)
      for (let x = 60; x < 760; x++) image.pixels[y * width + x] = 120 - Math.round((x - 60) / 9);
    for (const from of [100, 400, 650])
      for (let x = from; x < from + 80; x += 12)
        for (let y = 115; y < 145; y++)
          image.pixels.fill(235 - Math.round((x - 60) / 9), y * width + x, y * width + x + 4);
    invertBands(image, 250);
    const at = (x: number, y: number) => image.pixels[y * width + x];
    for (const x of [300, 600, 745]) expect(at(x, 130)).toBeGreaterThan(130);
    for (const x of [101, 401, 651]) expect(at(x, 130)).toBeLessThan(60);
  });

  test('white print on a gray band, too', () => {
    const at = banded(150, 255);
    expect(at(500, 130)).toBeGreaterThan(240);
    expect(at(132, 130)).toBeLessThan(20);
  });

  test('shading below dark print stays, and a filled area without print', () => {
    expect(banded(150, 20)(500, 130)).toBe(150);
    expect(banded(60, null)(500, 130)).toBe(60);
  });

  test('a letter of a watermark stays: what is level of it is lower than its strokes', () => {
    const image = blankImage(width, height);
    const fill = (x0: number, x1: number, y0: number, y1: number, gray: number) => {
      for (let y = y0; y < y1; y++) image.pixels.fill(gray, y * width + x0, y * width + x1);
    };
    // A stroke that falls to the left, a cell of the picture on its way, with a gap in its toner.
    fill(320, 392, 112, 152, 170);
    fill(392, 464, 104, 144, 170);
    fill(360, 420, 126, 129, 255);
    const before = image.pixels.slice();
    invertBands(image, 250);
    expect(image.pixels).toEqual(before);
  });

  test('letters that touch stay', () => {
    const image = blankImage(width, height);
    // Bold capitals, 26 high, joined at head and foot, on a line that falls a little.
    for (let x = 100; x < 400; x++)
      for (let y = 100; y < 126; y++) {
        const isStroke = x % 14 < 9 || y < 106 || y >= 120;
        if (isStroke) image.pixels[(y + Math.floor(x / 40)) * width + x] = 0;
      }
    const before = image.pixels.slice();
    invertBands(image, 250);
    expect(image.pixels).toEqual(before);
  });
});
