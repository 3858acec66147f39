import type { GrayImage, PixelBox } from './gray-image.ts';

const side = 20;

/** A glyph's ink in a square of one height, centred, with mean 0 and length 1. */
export type GlyphPicture = Float32Array;

/** Brings a glyph to the common height; its proportions stay. */
export function pictureOf({ x0, y0, x1, y1 }: PixelBox, image: GrayImage): GlyphPicture {
  const scaleY = (y1 - y0) / side;
  const width = (x1 - x0) / scaleY;
  const scaleX = width > side ? (x1 - x0) / side : scaleY;
  const left = Math.max(0, (side - width) / 2);
  const inkAt = (x: number, y: number): number =>
    x < x0 || x >= x1 || y < y0 || y >= y1
      ? 0
      : 255 - (image.pixels[y * image.width + x] as number);
  const picture = new Float32Array(side * side);
  for (let row = 0; row < side; row++) {
    const y = y0 + (row + 0.5) * scaleY - 0.5;
    const above = Math.floor(y);
    const low = y - above;
    for (let column = 0; column < side; column++) {
      const x = x0 + (column - left + 0.5) * scaleX - 0.5;
      const before = Math.floor(x);
      if (before < x0 - 1 || before >= x1) continue;
      const right = x - before;
      picture[row * side + column] =
        (inkAt(before, above) * (1 - right) + inkAt(before + 1, above) * right) * (1 - low) +
        (inkAt(before, above + 1) * (1 - right) + inkAt(before + 1, above + 1) * right) * low;
    }
  }
  return normalized(picture);
}

function normalized(picture: Float32Array): GlyphPicture {
  let sum = 0;
  for (const value of picture) sum += value;
  const mean = sum / picture.length;
  let squares = 0;
  for (const [at, value] of picture.entries()) {
    picture[at] = value - mean;
    squares += (value - mean) ** 2;
  }
  const length = Math.sqrt(squares);
  if (length === 0) return picture;
  for (const [at, value] of picture.entries()) picture[at] = value / length;
  return picture;
}

/**
 * The same of what stands above and below a band, from one height to another, in shares of the
 * glyph's own: a line was erased there, and the level strokes that it lay on with it.
 */
export function likenessAround(
  one: GlyphPicture,
  other: GlyphPicture,
  { from, until }: Band,
): number {
  const first = Math.floor(from * side) * side;
  const after = Math.ceil(until * side) * side;
  let count = 0;
  let [sum, sumOther] = [0, 0];
  let [squares, squaresOther, product] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    if (at >= first && at < after) continue;
    const [a, b] = [one[at] as number, other[at] as number];
    count++;
    sum += a;
    sumOther += b;
    squares += a * a;
    squaresOther += b * b;
    product += a * b;
  }
  const spread = (squares - (sum * sum) / count) * (squaresOther - (sumOther * sumOther) / count);
  return spread <= 0 ? 0 : (product - (sum * sumOther) / count) / Math.sqrt(spread);
}

/** Shares of a glyph's height, from its top. */
export interface Band {
  from: number;
  until: number;
}

/** How alike two glyphs look: 1 for the same picture, about 0 for unlike ones. */
export function likenessOf(one: GlyphPicture, other: GlyphPicture): number {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] as number) * (other[at] as number);
  return product;
}

/** Pictures of a page's digits, by the digit. */
export type Samples = ReadonlyMap<string, GlyphPicture[]>;
