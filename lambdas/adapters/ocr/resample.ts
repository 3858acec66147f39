import type { GrayImage } from './gray-image.ts';

const weightSteps = 64;
const weightOne = 1024;
/** Two weights are multiplied: one along the row, one along the column. */
const weightBits = 20;
/** Catmull-Rom weights of the four pixels around a point, for 64 positions between two pixels. */
const weights = cubicWeights();

/**
 * Scales a picture and turns it clockwise by a few degrees around its middle, in one bicubic pass so
 * that thin strokes are blurred once only. The size is the scaled size of the input: corners that
 * leave it are cut, corners that appear are white.
 */
export function resample(image: GrayImage, scale: number, clockwiseDegrees: number): GrayImage {
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  if (width === image.width && height === image.height && clockwiseDegrees === 0) return image;
  const pixels = new Uint8Array(width * height).fill(255);
  const source = image.pixels;
  const stride = image.width;
  const radians = (clockwiseDegrees * Math.PI) / 180;
  const stepX = (Math.cos(radians) * image.width) / width;
  const stepY = (-Math.sin(radians) * image.height) / height;
  const lastX = image.width - 3;
  const lastY = image.height - 3;
  const ink = inkedCells(image);
  for (let y = 0; y < height; y++) {
    const fromMiddleY = y + 0.5 - height / 2;
    const firstX = image.width / 2 - 0.5 - stepY * fromMiddleY + stepX * (0.5 - width / 2);
    const firstY = image.height / 2 - 0.5 + stepX * fromMiddleY + stepY * (0.5 - width / 2);
    for (let span = 0; span < width; span += cell) {
      const end = Math.min(width, span + cell);
      const isBlank =
        !ink.isNear(firstX + stepX * span, firstY + stepY * span) &&
        !ink.isNear(firstX + stepX * (end - 1), firstY + stepY * (end - 1));
      if (isBlank) continue;
      for (let x = span, target = y * width + span; x < end; x++, target++) {
        const sourceX = firstX + stepX * x;
        const sourceY = firstY + stepY * x;
        // Whole numbers throughout: what lies left of or above the picture is left out below.
        const left = sourceX | 0;
        const top = sourceY | 0;
        if (left < 1 || top < 1 || left > lastX || top > lastY) continue;
        const wx = (((sourceX - left) * weightSteps) | 0) << 2;
        const wy = (((sourceY - top) * weightSteps) | 0) << 2;
        const w0 = weights[wx] as number;
        const w1 = weights[wx + 1] as number;
        const w2 = weights[wx + 2] as number;
        const w3 = weights[wx + 3] as number;
        const a = (top - 1) * stride + left - 1;
        const b = a + stride;
        const c = b + stride;
        const d = c + stride;
        // Rows written out: a loop over them took twice as long.
        const sum =
          (weights[wy] as number) *
            (w0 * (source[a] as number) +
              w1 * (source[a + 1] as number) +
              w2 * (source[a + 2] as number) +
              w3 * (source[a + 3] as number)) +
          (weights[wy + 1] as number) *
            (w0 * (source[b] as number) +
              w1 * (source[b + 1] as number) +
              w2 * (source[b + 2] as number) +
              w3 * (source[b + 3] as number)) +
          (weights[wy + 2] as number) *
            (w0 * (source[c] as number) +
              w1 * (source[c + 1] as number) +
              w2 * (source[c + 2] as number) +
              w3 * (source[c + 3] as number)) +
          (weights[wy + 3] as number) *
            (w0 * (source[d] as number) +
              w1 * (source[d + 1] as number) +
              w2 * (source[d + 2] as number) +
              w3 * (source[d + 3] as number));
        const value = sum >> weightBits;
        pixels[target] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return { width, height, pixels };
}

/** Pixels along a side of the squares that are looked at for ink at once. */
const cell = 16;

/** What is as pale as this and has nothing darker around it is the grain of the paper. */
const grainFrom = 240;

/**
 * Most of a cleaned page is white, or has a grain so pale that it was left: only what is near ink is
 * worth the sums. The rest becomes white.
 */
function inkedCells({ width, height, pixels }: GrayImage) {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const near = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = (Math.floor(y / cell) + 1) * columns + 1;
    const end = (y + 1) * width;
    for (let i = y * width, column = 0; i < end; column++) {
      const until = Math.min(end, i + cell);
      while (i < until && (pixels[i] as number) >= grainFrom) i++;
      if (i === until) continue;
      for (const around of [-columns, 0, columns])
        near.fill(1, row + column + around - 1, row + column + around + 2);
      i = until;
    }
  }
  return {
    /** Whether there may be ink within a cell's side of a point. */
    isNear(x: number, y: number): boolean {
      const column = Math.floor(x / cell) + 1;
      const row = Math.floor(y / cell) + 1;
      if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
      return near[row * columns + column] === 1;
    },
  };
}

function cubicWeights(): Int32Array {
  const table = new Int32Array(weightSteps * 4);
  for (let step = 0; step < weightSteps; step++) {
    const t = (step + 0.5) / weightSteps;
    const w0 = Math.round(weightOne * (-0.5 * t + t * t - 0.5 * t * t * t));
    const w1 = Math.round(weightOne * (1 - 2.5 * t * t + 1.5 * t * t * t));
    const w2 = Math.round(weightOne * (0.5 * t + 2 * t * t - 1.5 * t * t * t));
    table.set([w0, w1, w2, weightOne - w0 - w1 - w2], step * 4);
  }
  return table;
}
