import type { GrayImage } from './gray-image.ts';
import type { PixelBox } from './tesseract.ts';

/** Ink and outline of the print within a box, to tell bold from regular. */
export interface Strokes {
  /** Sum of darkness, 1 per black pixel. */
  ink: number;
  /** Length of the outline's left and upper sides, in pixels. */
  outline: number;
}

const darkBelow = 140;

/** The mean stroke width is `ink / outline`, but for a factor that all words of a page share. */
export function measureStrokes(image: GrayImage, box: PixelBox): Strokes {
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
  return { ink: darkness / 255, outline: Math.hypot(leftEdges, upperEdges) };
}
