import type { GrayImage } from './gray-image.ts';

const weightSteps = 64;
const weightOne = 1024;
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
  for (let y = 0; y < height; y++) {
    const fromMiddleY = y + 0.5 - height / 2;
    let sourceX = image.width / 2 - 0.5 - stepY * fromMiddleY + stepX * (0.5 - width / 2);
    let sourceY = image.height / 2 - 0.5 + stepX * fromMiddleY + stepY * (0.5 - width / 2);
    let target = y * width;
    for (let x = 0; x < width; x++, target++, sourceX += stepX, sourceY += stepY) {
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 1 || top < 1 || left > lastX || top > lastY) continue;
      const wx = (((sourceX - left) * weightSteps) | 0) << 2;
      const wy = (((sourceY - top) * weightSteps) | 0) << 2;
      const w0 = weights[wx] as number;
      const w1 = weights[wx + 1] as number;
      const w2 = weights[wx + 2] as number;
      const w3 = weights[wx + 3] as number;
      let at = (top - 1) * stride + left - 1;
      let sum = 0;
      for (let row = 0; row < 4; row++, at += stride) {
        sum +=
          (weights[wy + row] as number) *
          (w0 * (source[at] as number) +
            w1 * (source[at + 1] as number) +
            w2 * (source[at + 2] as number) +
            w3 * (source[at + 3] as number));
      }
      const value = sum / (weightOne * weightOne);
      pixels[target] = Math.max(0, Math.min(255, value));
    }
  }
  return { width, height, pixels };
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
