import type { GrayImage } from './gray-image.ts';
import { mostRuleInches, ruledBelow } from './remove-rules.ts';

/** A faint rule goes across a table; what is shorter may be dashes around a word. */
const leastSpanInches = 3;
const fewestPieces = 8;
const leastInkInches = 0.25;
/** Print's share of the ink at a height: a row's stops and dashes have letters beside them. */
const mostPrint = 0.09;

/** A stretch of dark columns at one height. */
interface Piece {
  x: number;
  rows: { top: number; bottom: number }[];
}

/**
 * Erases what is left of a rule so faint that cleaning the paper broke it: many short level pieces
 * at one height, each by itself, and no print among them. Tesseract reads the row below such
 * dashes as part of them.
 */
export function eraseBrokenRules(image: GrayImage, dpi: number): void {
  const { width, height, pixels } = image;
  const leastInk = dpi * leastInkInches;
  const most = Math.max(2, Math.round(dpi * mostRuleInches));
  for (let y = 1; y < height - 1; y++) {
    let dark = 0;
    for (let at = y * width; at < (y + 1) * width; at++)
      if ((pixels[at] as number) < ruledBelow) dark++;
    if (dark < leastInk || dark > width * 0.8) continue;
    const pieces = piecesAt(image, y, most, dark);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined || pieces.length < fewestPieces) continue;
    const ink = pieces.reduce((sum, { rows }) => sum + rows.length, 0);
    const span = last.x + last.rows.length - first.x;
    if (ink < leastInk || span < dpi * leastSpanInches) continue;
    const alone = pieces.filter((piece) => !isOfPrint(image, piece, most));
    if (alone.length < pieces.length * (1 - mostPrint)) continue;
    for (const { x, rows } of alone)
      for (const [at, { top, bottom }] of rows.entries())
        for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, bottom + 1); row++)
          pixels[row * width + x + at] = 255;
  }
}

const darkIn =
  ({ width, height, pixels }: GrayImage) =>
  (x: number, row: number): boolean =>
    row >= 0 && row < height && (pixels[row * width + x] as number) < ruledBelow;

/**
 * The stretches that cross a height and are no part of anything higher than a rule; none where
 * there is print among them. `dark`: pixels of ink at that height.
 */
function piecesAt(image: GrayImage, y: number, most: number, dark: number): Piece[] {
  const { width } = image;
  const isDark = darkIn(image);
  const pieces: Piece[] = [];
  let print = 0;
  for (let x = 0; x < width; x++) {
    if (!isDark(x, y)) continue;
    const rows: Piece['rows'] = [];
    let isThin = true;
    const from = x;
    for (; x < width && isDark(x, y); x++) {
      let [top, bottom] = [y, y];
      while (y - top <= most && isDark(x, top - 1)) top--;
      while (bottom - y <= most && isDark(x, bottom + 1)) bottom++;
      isThin &&= bottom - top < most;
      rows.push({ top, bottom });
    }
    if (isThin) pieces.push({ x: from, rows });
    else print += rows.length;
    // Most heights are a row of print, and are left at its first letters.
    if (print > dark * mostPrint) return [];
  }
  return pieces;
}

/** Whether a piece's ink goes on beside it into something higher than a rule, as an `o`'s foot does. */
function isOfPrint(image: GrayImage, { x, rows }: Piece, most: number): boolean {
  const [left, right] = [rows[0], rows.at(-1)];
  if (left === undefined || right === undefined) return false;
  return rises(image, x, left, -1, most) || rises(image, x + rows.length - 1, right, 1, most);
}

/** Follows ink from one of its columns to the side until it ends or is higher than a rule. */
function rises(
  image: GrayImage,
  from: number,
  start: Piece['rows'][number],
  step: -1 | 1,
  most: number,
): boolean {
  const { width, height } = image;
  const isDark = darkIn(image);
  let [top, bottom] = [start.top, start.bottom];
  for (let x = from + step; x >= 0 && x < width; x += step) {
    let row = top - 1;
    while (row <= bottom + 1 && !isDark(x, row)) row++;
    if (row > bottom + 1) return false;
    let last = Math.min(bottom + 1, height - 1);
    while (!isDark(x, last)) last--;
    while (isDark(x, row - 1)) row--;
    while (isDark(x, last + 1)) last++;
    [top, bottom] = [row, last];
    const drift = Math.max(start.bottom, bottom) - Math.min(start.top, top);
    if (bottom - top >= most || drift >= 2 * most) return true;
  }
  return false;
}
