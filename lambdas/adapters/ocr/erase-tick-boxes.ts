import { type GrayImage, whiten } from './gray-image.ts';
import { ruledBelow } from './remove-rules.ts';

/** The side of a box to be ticked. */
const [leastSideInches, mostSideInches] = [0.07, 0.22];
/** Sides differ by so many pixels at most, for they stand on whole ones. */
const unevenPixels = 2;
/** Share of a side that is inked: no letter has four such, with its corners. */
const leastInked = 0.93;
/** Share of what is inside that may be inked. */
const mostFilled = 0.01;

/**
 * Erases small empty squares: boxes that nobody has ticked yet. Tesseract reads them as `O`, `[]` or
 * `J`, and a row with a letter behind its figures is none. Changes the picture.
 */
export function eraseTickBoxes(image: GrayImage, dpi: number): void {
  const { width, height, pixels } = image;
  const [least, most] = [leastSideInches, mostSideInches].map((side) => Math.round(side * dpi)) as [
    number,
    number,
  ];
  for (let y = 0; y + least < height; y++)
    // What is so long lies on one of these columns at least.
    for (let x = 0; x < width; x += least) {
      if ((pixels[y * width + x] as number) >= ruledBelow) continue;
      let [start, end] = [x, x + 1];
      while (start > 0 && (pixels[y * width + start - 1] as number) < ruledBelow) start--;
      while (end < width && (pixels[y * width + end] as number) < ruledBelow) end++;
      x = Math.max(x, end - least);
      const side = end - start;
      if (side < least || side > most) continue;
      eraseBox(image, start, y, side);
    }
}

/** Erases the box whose upper side begins at a point, if there is one and it is empty. */
function eraseBox(image: GrayImage, left: number, top: number, side: number): void {
  const { width, height, pixels } = image;
  const isDark = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && (pixels[y * width + x] as number) < ruledBelow;
  const inked = (x0: number, y0: number, x1: number, y1: number) => {
    let dark = 0;
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (isDark(x, y)) dark++;
    return dark / Math.max(1, (x1 - x0) * (y1 - y0));
  };
  const right = left + side - 1;
  const stroke = strokeOf(isDark, left, top + (side >> 1));
  if (stroke > Math.max(leastStroke, side * mostStroke)) return;
  const isLevel = (y: number) => inked(left, y, right + 1, y + 1) >= leastInked;
  // From outside: the first row of the upper side, the last of the lower.
  if (isLevel(top - 1)) return;
  let bottom = top + side - 1 + unevenPixels;
  while (bottom >= top + side - 1 - unevenPixels && !isLevel(bottom)) bottom--;
  if (bottom < top + side - 1 - unevenPixels) return;
  // A blurred stroke's outermost pixel may be paper at some rows.
  const column = (x: number) => inked(x, top, x + 1, bottom + 1);
  if (Math.max(column(left), column(left + 1)) < leastInked) return;
  if (Math.max(column(right), column(right - 1)) < leastInked) return;
  if (column(left - 2) > 0 || column(right + 2) > 0) return;
  // Its corners are square inside, too; those of a D or an O are not.
  const inset = stroke + 1;
  const inner = [left + inset, top + inset, right + 1 - inset, bottom + 1 - inset] as const;
  if (inked(...inner) > mostFilled) return;
  whiten(image, { x0: left, y0: top, x1: right + 1, y1: bottom + 1 }, 1);
}

/** Strokes of a box are hairlines: pixels, and share of its side. */
const [leastStroke, mostStroke] = [3, 0.2];

/** How many pixels of ink follow each other from a point to the right. */
function strokeOf(isDark: (x: number, y: number) => boolean, x: number, y: number): number {
  let stroke = 0;
  while (isDark(x + stroke, y)) stroke++;
  return stroke;
}
