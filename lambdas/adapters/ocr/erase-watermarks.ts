import type { GrayImage } from './gray-image.ts';

/** Anything darker than paper, in a picture whose paper is white. */
const anyInk = 225;
/** Strokes of print are darker than this at their core; of paler print what the mark is not. */
const darkInk = 130;
/** So much darker than a mark's own gray is print that lies on it. */
const darkerThanMark = 40;
/** Print is at least as dark as this, and need not be darker than that. */
const palest = 160;
const darkest = 100;
/** Letters of a watermark, stamps and pen strokes are larger than any type of an estimate. */
const leastHeightInches = 0.4;
const leastWidthInches = 0.25;
/** Print alone is core and edge; so many pale pixels beside its own are a mark's. */
const leastPaleShare = 0.5;
/** A mark's blurred edge, of which the smaller picture shows nothing. */
const edgePixels = 2;

/**
 * Erases large gray marks across a page whose paper is white, and leaves the dark print that they
 * cross, with its edges: letters of a watermark, faded stamps and pen strokes. Changes the picture.
 *
 * `small`: the same picture, `scale` times smaller, in which the marks are found.
 */
export function eraseWatermarks(
  image: GrayImage,
  small: GrayImage,
  scale: number,
  dpi: number,
): void {
  const smallDpi = dpi / scale;
  for (const shape of largeShapes(small, smallDpi)) {
    const gray = grayOf(shape, image, scale);
    if (gray !== null) eraseShape(shape, image, scale, gray);
  }
}

/** Places in the small picture. */
type Shape = Int32Array;

function largeShapes({ width, height, pixels }: GrayImage, dpi: number): Shape[] {
  const isInk = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) if ((pixels[at] as number) < anyInk) isInk[at] = 1;
  const found = new Int32Array(pixels.length);
  const shapes: Shape[] = [];
  for (let start = 0; start < isInk.length; start++) {
    if (isInk[start] !== 1) continue;
    isInk[start] = 0;
    found[0] = start;
    let count = 1;
    let [left, right, bottom] = [width, 0, 0];
    for (let seen = 0; seen < count; seen++) {
      const at = found[seen] as number;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y > bottom) bottom = y;
      for (let ny = Math.max(0, y - 1); ny <= y + 1 && ny < height; ny++)
        for (let nx = Math.max(0, x - 1); nx <= x + 1 && nx < width; nx++) {
          const next = ny * width + nx;
          if (isInk[next] !== 1) continue;
          isInk[next] = 0;
          found[count++] = next;
        }
    }
    // The first place of a shape is on its highest row.
    const isHigh = bottom - Math.floor(start / width) >= leastHeightInches * dpi;
    if (isHigh && right - left >= leastWidthInches * dpi) shapes.push(found.slice(0, count));
  }
  return shapes;
}

/** The gray that most of a shape's pale pixels have; null where it is print, or as dark as print. */
function grayOf(shape: Shape, image: GrayImage, scale: number): number | null {
  const counts = new Int32Array(256);
  let [pale, all] = [0, 0];
  eachPixel(shape, image, scale, 0, (at, value) => {
    if (value >= anyInk) return;
    all++;
    if (value < darkInk || touchesDark(image, at, darkInk)) return;
    counts[value] = (counts[value] as number) + 1;
    pale++;
  });
  if (pale < all * leastPaleShare) return null;
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen * 2 >= pale;
  });
}

function eraseShape(shape: Shape, image: GrayImage, scale: number, gray: number): void {
  const dark = Math.max(darkest, Math.min(palest, gray - darkerThanMark));
  const erased: number[] = [];
  eachPixel(shape, image, scale, edgePixels, (at, value) => {
    if (value >= dark && !touchesDark(image, at, dark)) erased.push(at);
  });
  for (const at of erased) image.pixels[at] = 255;
}

function touchesDark({ width, pixels }: GrayImage, at: number, dark: number): boolean {
  return (
    (pixels[at - 1] as number) < dark ||
    (pixels[at + 1] as number) < dark ||
    (pixels[at - width] as number) < dark ||
    (pixels[at + width] as number) < dark
  );
}

/** The pixels of a picture that a shape of the smaller one stands for, and so many around it. */
function eachPixel(
  shape: Shape,
  { width, height, pixels }: GrayImage,
  scale: number,
  around: number,
  visit: (at: number, value: number) => void,
): void {
  const smallWidth = Math.floor(width / scale);
  for (const place of shape) {
    const top = Math.floor(place / smallWidth) * scale;
    const left = (place % smallWidth) * scale;
    const [bottom, right] = [top + scale + around, left + scale + around];
    for (let y = Math.max(0, top - around); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, left - around); x < Math.min(width, right); x++)
        visit(y * width + x, pixels[y * width + x] as number);
  }
}
