import type { GrayImage } from './gray-image.ts';

/** Darker than this is ink. */
const inkBelow = 128;
/** So many strokes go on below a row that was dropped; colons and a lone mark have fewer. */
const fewestStrokes = 8;
/** A rule below words is longer than any letter's level stroke. */
const widestStrokeInches = 0.15;
/** The strokes of one side that have ink on the other. */
const leastGoingOn = 0.8;

/**
 * Draws rows of pixels again that a fax dropped: white from edge to edge, between two rows of which
 * each goes on in the other. What is cut off so, the feet of a row of figures, looks like a broken rule.
 */
export function mendDroppedRows(image: GrayImage, dpi: number): void {
  const { width, height, pixels } = image;
  const widest = dpi * widestStrokeInches;
  for (let y = 1, isInkAbove = hasInk(image, 0); y < height - 1; y++) {
    const isInk = hasInk(image, y);
    if (!isInk && isInkAbove && goOn(image, y, widest))
      for (let at = y * width; at < (y + 1) * width; at++)
        pixels[at] = Math.max(pixels[at - width] as number, pixels[at + width] as number);
    isInkAbove = isInk;
  }
}

function hasInk({ width, pixels }: GrayImage, y: number): boolean {
  for (let at = y * width; at < (y + 1) * width; at++)
    if ((pixels[at] as number) < inkBelow) return true;
  return false;
}

/** Whether the strokes above and below a row are one another's. */
function goOn(image: GrayImage, y: number, widest: number): boolean {
  return [
    [y - 1, y + 1],
    [y + 1, y - 1],
  ].every(([from, to]) => {
    const { strokes, goingOn, longest } = strokesOf(image, from as number, to as number);
    return strokes >= fewestStrokes && longest <= widest && goingOn >= strokes * leastGoingOn;
  });
}

/** The strokes that cross a row, and how many of them have ink at their columns, or beside them, in another. */
function strokesOf(
  { width, pixels }: GrayImage,
  y: number,
  other: number,
): { strokes: number; goingOn: number; longest: number } {
  const isInk = (x: number, row: number): boolean =>
    x >= 0 && x < width && (pixels[row * width + x] as number) < inkBelow;
  let [strokes, goingOn, longest] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    if (!isInk(x, y)) continue;
    const from = x;
    let isMet = isInk(x - 1, other);
    for (; isInk(x, y); x++) isMet ||= isInk(x, other);
    strokes++;
    longest = Math.max(longest, x - from);
    if (isMet || isInk(x, other)) goingOn++;
  }
  return { strokes, goingOn, longest };
}
