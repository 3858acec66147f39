import type { GrayImage, PixelBox } from './gray-image.ts';

/** Ink and outline of the print within a box, to tell bold from regular. */
export interface Strokes {
  /** Sum of darkness, 1 per black pixel. */
  ink: number;
  /** Length of the outline's left and upper sides, in pixels. */
  outline: number;
}

/** Of the way from paper to the darkest ink, what counts as ink goes this far at least. */
const leastOfContrast = 0.45;

/**
 * The mean stroke width is `ink / outline`, but for a factor that all words of a page share. Print
 * in gray is measured by its own contrast: held against black, it has hardly an outline.
 */
export function measureStrokes(image: GrayImage, box: PixelBox): Strokes {
  const contrast = 255 - darkestOf(image, box);
  const darkBelow = 255 - contrast * leastOfContrast;
  const { width, height, pixels } = image;
  const left = Math.max(1, box.x0);
  const right = Math.min(width, box.x1);
  const bottom = Math.min(height, box.y1);
  let darkness = 0;
  let leftEdges = 0;
  let upperEdges = 0;
  for (let y = Math.max(1, box.y0); y < bottom; y++) {
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      const value = pixels[i] as number;
      darkness += 255 - value;
      if (value >= darkBelow) continue;
      if ((pixels[i - 1] as number) >= darkBelow) leftEdges++;
      if ((pixels[i - width] as number) >= darkBelow) upperEdges++;
    }
  }
  return { ink: darkness / Math.max(1, contrast), outline: Math.hypot(leftEdges, upperEdges) };
}

/** The darkest pixel of the print within a box. */
export function darkestOf({ width, height, pixels }: GrayImage, box: PixelBox): number {
  let darkest = 255;
  for (let y = Math.max(1, box.y0); y < Math.min(height, box.y1); y++)
    for (let x = Math.max(1, box.x0); x < Math.min(width, box.x1); x++)
      darkest = Math.min(darkest, pixels[y * width + x] as number);
  return darkest;
}
