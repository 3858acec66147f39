import type { GrayImage, PixelBox } from './gray-image.ts';

/** Faint ink counts: the dots and tails of small print are hardly dark. */
const anyInk = 200;

/** Connected ink: one stroke, letter, dot or mark. */
export interface InkShape {
  box: PixelBox;
  pixels: number;
}

/**
 * The connected ink that lies wholly or partly within a box, cut at its edges, from left to right.
 * `darkBelow`: gray of 255 from which on a pixel is ink.
 */
export function inkShapes(
  image: GrayImage,
  within: PixelBox,
  darkBelow: number = anyInk,
): InkShape[] {
  const x0 = Math.max(0, within.x0);
  const y0 = Math.max(0, within.y0);
  const width = Math.min(image.width, within.x1) - x0;
  const height = Math.min(image.height, within.y1) - y0;
  if (width <= 0 || height <= 0) return [];
  const isInk = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0, from = (y0 + y) * image.width + x0; x < width; x++, i++) {
      if ((image.pixels[from + x] as number) < darkBelow) isInk[i] = 1;
    }
  }
  const shapes: InkShape[] = [];
  const queue: number[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (isInk[start] !== 1) continue;
    isInk[start] = 0;
    queue.push(start);
    const shape = { box: { x0: width, y0: height, x1: 0, y1: 0 }, pixels: 0 };
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      shape.pixels++;
      const { box } = shape;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          if (isInk[ny * width + nx] !== 1) continue;
          isInk[ny * width + nx] = 0;
          queue.push(ny * width + nx);
        }
      }
    }
    const { box } = shape;
    shapes.push({
      box: { x0: box.x0 + x0, x1: box.x1 + x0, y0: box.y0 + y0, y1: box.y1 + y0 },
      pixels: shape.pixels,
    });
  }
  return shapes.sort((a, b) => a.box.x0 - b.box.x0);
}

/** The baseline's height below a point of a line. */
export function baselineUnder(baseline: PixelBox, x: number): number {
  const { x0, y0, x1, y1 } = baseline;
  return x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : y0;
}
