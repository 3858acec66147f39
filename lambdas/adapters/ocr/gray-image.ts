/** An 8-bit gray picture: 0 is black, 255 is white, row by row from the top left. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A part of a picture in pixels; its far edges are not of it. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function blankImage(width: number, height: number): GrayImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** From here on a pixel's channels differ by more than scanners and JPEG make them differ. */
const colourful = 60;
/** How much of the way to its brightest channel a coloured pixel goes, of 64. */
const faded = 40;

/**
 * Luminance (ITU-R BT.601 weights), colours faded: estimates are printed black, and what is stamped,
 * signed and marked on them is not. Coloured print stays dark enough to be read.
 */
function grayOf(red: number, green: number, blue: number): number {
  const gray = (red * 77 + green * 150 + blue * 29) >> 8;
  const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  const least = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
  return most - least > colourful ? gray + (((most - gray) * faded) >> 6) : gray;
}

/** RGBA pixels over white paper. */
export function grayFromRgba(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): GrayImage {
  const pixels = new Uint8Array(width * height);
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const word = words[i] as number;
    const red = word & 255;
    // Most of a page is opaque and without colour.
    if (word === (0xff000000 | (red * 0x010101)) >>> 0) pixels[i] = red;
    else {
      const gray = grayOf(red, (word >>> 8) & 255, (word >>> 16) & 255);
      pixels[i] = (255 - ((255 - gray) * (word >>> 24)) / 255) | 0;
    }
  }
  return { width, height, pixels };
}

export function grayFromRgb(
  rgb: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < pixels.length; i++, j += 3) {
    pixels[i] = grayOf(rgb[j] ?? 255, rgb[j + 1] ?? 255, rgb[j + 2] ?? 255);
  }
  return { width, height, pixels };
}

/** One bit per pixel, rows padded to whole bytes, 1 is white. */
export function grayFromBits(bits: Uint8Array, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height);
  const rowBytes = (width + 7) >> 3;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const byte = bits[y * rowBytes + (x >> 3)] ?? 255;
      pixels[i] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return { width, height, pixels };
}

/** Averages squares of `factor` pixels; what is left over at the right and bottom is dropped. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const area = factor * factor;
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let dy = 0; dy < factor; dy++) {
      let from = (y * factor + dy) * image.width;
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let dx = 0; dx < factor; dx++) sum += image.pixels[from++] ?? 255;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = ((sums[x] ?? 0) / area) | 0;
  }
  return { width, height, pixels };
}

/** Turns the picture clockwise by quarter turns. */
export function turnQuarters(image: GrayImage, quarterTurns: 0 | 1 | 2 | 3): GrayImage {
  if (quarterTurns === 0) return image;
  const { width, height, pixels } = image;
  const turned = new Uint8Array(pixels.length);
  if (quarterTurns === 2) {
    for (let i = 0, j = pixels.length - 1; j >= 0; i++, j--) turned[i] = pixels[j] ?? 255;
    return { width, height, pixels: turned };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const target =
        quarterTurns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[target] = pixels[y * width + x] ?? 255;
    }
  }
  return { width: height, height: width, pixels: turned };
}

/** Erases a box, whose far edges are not of it, and so many pixels of blurred ink around it. */
export function whiten({ width, height, pixels }: GrayImage, box: PixelBox, edge: number): void {
  const [from, until] = [Math.max(0, box.x0 - edge), Math.min(width, box.x1 + edge)];
  for (let y = Math.max(0, box.y0 - edge); y < Math.min(height, box.y1 + edge); y++)
    pixels.fill(255, y * width + from, y * width + until);
}
