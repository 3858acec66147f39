import { describe, expect, test } from 'vitest';
import { eraseWatermarks } from '../../../lambdas/adapters/ocr/erase-watermarks.ts';
import { blankImage, shrink } from '../../../lambdas/adapters/ocr/gray-image.ts';

const [width, height, dpi] = [400, 400, 200];

/** A page at 200 dpi; `fill` inks a box with a gray. */
function page() {
  const image = blankImage(width, height);
  const fill = (x0: number, x1: number, y0: number, y1: number, gray: number) => {
    for (let y = y0; y < y1; y++) image.pixels.fill(gray, y * width + x0, y * width + x1);
  };
  const erased = () => {
    eraseWatermarks(image, shrink(image, 2), 2, dpi);
    return (x: number, y: number) => image.pixels[y * width + x];
  };
  return { fill, erased };
}

describe('a large gray mark across a page', () => {
  test('goes, and the dark print on it stays with its edges', () => {
    const { fill, erased } = page();
    fill(100, 130, 100, 220, 180);
    fill(130, 190, 190, 220, 180);
    // A stem of print across it, blurred.
    fill(108, 114, 150, 174, 120);
    fill(110, 112, 150, 174, 40);
    const at = erased();
    expect([at(105, 110), at(160, 200), at(124, 160)]).toEqual([255, 255, 255]);
    expect([at(109, 160), at(111, 160), at(112, 160)]).toEqual([120, 40, 120]);
  });

  test('stays where it is as dark as print: what a box or a drawing frames is unknown', () => {
    const { fill, erased } = page();
    fill(100, 130, 100, 220, 90);
    fill(130, 190, 190, 220, 90);
    expect(erased()(105, 110)).toBe(90);
  });
});

describe('pale print', () => {
  test('of the size of letters stays', () => {
    const { fill, erased } = page();
    for (const x of [100, 120, 140]) fill(x, x + 6, 100, 140, 170);
    expect(erased()(122, 120)).toBe(170);
  });

  test('framed by dark lines stays', () => {
    const { fill, erased } = page();
    for (const y of [100, 200, 300]) fill(50, 350, y, y + 4, 20);
    for (const x of [50, 346]) fill(x, x + 4, 100, 304, 20);
    fill(60, 64, 196, 230, 170);
    expect(erased()(62, 215)).toBe(170);
  });
});
