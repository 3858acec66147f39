import type { GrayImage, PixelBox } from './gray-image.ts';

/** Italics lean by so much of their height, give or take a third. */
const lean = 0.2;
/**
 * Stems stand out more sharply the more upright they are. Leaned back, upright print keeps 0.4 to 0.7
 * of that; italics come to 1.1 to 2.3, measured on scans of 150 to 300 dpi.
 */
const leastOfItalics = 0.92;

/** Whether the words in these boxes lean to the right, as italics do. */
export function isSlanted(image: GrayImage, boxes: readonly PixelBox[]): boolean {
  let [upright, leanedBack] = [0, 0];
  for (const box of boxes) {
    upright += sharpnessOf(image, box, 0);
    leanedBack += sharpnessOf(image, box, lean);
  }
  return upright > 0 && leanedBack > upright * leastOfItalics;
}

/** How sharply ink and paper take turns along the line, once each row is moved by its `lean`. */
function sharpnessOf({ width, height, pixels }: GrayImage, box: PixelBox, lean: number): number {
  const left = Math.max(0, box.x0);
  const right = Math.min(width, box.x1);
  const top = Math.max(0, box.y0);
  const bottom = Math.min(height, box.y1);
  if (right <= left || bottom <= top) return 0;
  const columns = new Float64Array(right - left + Math.ceil(lean * (bottom - top)) + 1);
  for (let y = top; y < bottom; y++) {
    const shift = Math.round(lean * (y - top)) - left;
    for (let x = left, at = y * width + left; x < right; x++, at++)
      columns[x + shift] = (columns[x + shift] as number) + 255 - (pixels[at] as number);
  }
  let sharpness = 0;
  for (let at = 1; at < columns.length; at++)
    sharpness += ((columns[at] as number) - (columns[at - 1] as number)) ** 2;
  return sharpness;
}
