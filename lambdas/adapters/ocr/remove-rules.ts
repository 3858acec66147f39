import type { GrayImage, PixelBox } from './gray-image.ts';

/** A hairline that a scanner saw is gray all over, and enlarged grayer still. */
export const ruledBelow = 215;
/** Longer than any letter of the table, thinner than the stems of a title. */
const leastRuleInches = 0.2;
const leastUprightInches = 0.3;
export const mostRuleInches = 0.022;
/** Letters do not join to a line as long as this. */
const leastBareInches = 0.8;

/**
 * Erases ruled lines: long, thin, and level or upright. Strokes that cross them stay. Between the
 * lines of a grid Tesseract takes a row's cells for blocks of their own, and drops them.
 *
 * `struck`: is given the places where a level line was erased that strokes crossed.
 */
export function removeRules(image: GrayImage, dpi: number, struck: PixelBox[] = []): GrayImage {
  return removeUprightRules(removeLevelRules(image, dpi, struck), dpi);
}

function removeLevelRules(image: GrayImage, dpi: number, struck: PixelBox[]): GrayImage {
  const leastLength = Math.round(dpi * leastRuleInches);
  const leastBareLength = Math.round(dpi * leastBareInches);
  const mostThickness = Math.max(2, Math.round(dpi * mostRuleInches));
  const { width, height } = image;
  const pixels = image.pixels.slice();
  const erased: Piece[] = [];
  const isDark = (x: number, y: number) =>
    y >= 0 && y < height && (image.pixels[y * width + x] as number) < ruledBelow;
  const erase = (y: number, start: number, end: number) => {
    let crossing = 0;
    for (let x = start; x < end; x++) {
      let top = y;
      let bottom = y;
      while (y - top <= mostThickness && isDark(x, top - 1)) top--;
      while (bottom - y <= mostThickness && isDark(x, bottom + 1)) bottom++;
      if (bottom - top + 1 > mostThickness) {
        crossing++;
        continue;
      }
      for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, bottom + 1); row++) {
        pixels[row * width + x] = 255;
      }
    }
    // The upright rules of a grid cross its level ones at a few columns.
    if (crossing > (end - start) * leastCrossing)
      struck.push({ x0: start, x1: end, y0: y, y1: y + 1 });
  };
  for (let y = 0; y < height; y++) {
    const from = y * width;
    let end = 0;
    // What is so long lies on one of these columns at least.
    for (let x = 0; x < width; x += leastLength) {
      if (x < end || (image.pixels[from + x] as number) >= ruledBelow) continue;
      let start = x;
      while (start > 0 && (image.pixels[from + start - 1] as number) < ruledBelow) start--;
      end = x + 1;
      while (end < width && (image.pixels[from + end] as number) < ruledBelow) end++;
      const length = end - start;
      if (length < leastLength) continue;
      if (length < leastBareLength) {
        if (joinsLetters(isDark, start, end, y, mostThickness)) continue;
        if (isUnderscores(isDark, start, end, y, dpi)) continue;
      }
      erase(y, start, end);
      erased.push({ y, start, end });
    }
  }
  const cleaned = { width, height, pixels };
  eraseRemnants(cleaned, erased, dpi);
  return cleaned;
}

/** The share of a line through print that its strokes cross. */
const leastCrossing = 0.05;

/** A row's piece of a rule. */
interface Piece {
  y: number;
  start: number;
  end: number;
}

/** So much of a rule was erased at one height that what goes on with it belongs to it. */
const longRuleInches = 2;
/** A remnant, bent or blurred, lies so near the height of its rule. */
const remnantReachInches = 0.012;
const leastRemnantPixels = 3;

/**
 * Noise breaks a faint rule into pieces, and pieces shorter than letters are no rules by themselves:
 * beside a long rule at the same height they are. Left behind, they reach into the boxes of figures.
 */
function eraseRemnants(image: GrayImage, erased: readonly Piece[], dpi: number): void {
  const { width, height, pixels } = image;
  const reach = Math.max(1, Math.round(dpi * remnantReachInches));
  const farthest = Math.round(dpi * leastRuleInches);
  const mostThickness = Math.max(2, Math.round(dpi * mostRuleInches));
  const lengths = new Int32Array(height);
  for (const { y, start, end } of erased)
    lengths[y] = Math.max(lengths[y] as number, 0) + end - start;
  const isDark = (x: number, y: number) =>
    y >= 0 && y < height && (pixels[y * width + x] as number) < ruledBelow;
  /** The rows that are inked at a column near a height; null where ink is no line there. */
  const lineAt = (x: number, y: number): { top: number; bottom: number } | null => {
    for (let away = 0; away <= reach; away++)
      for (const from of away === 0 ? [y] : [y - away, y + away]) {
        if (!isDark(x, from)) continue;
        let top = from;
        let bottom = from;
        while (bottom - top < mostThickness && isDark(x, top - 1)) top--;
        while (bottom - top < mostThickness && isDark(x, bottom + 1)) bottom++;
        return { top, bottom };
      }
    return null;
  };
  for (const { y, start, end } of erased) {
    if ((lengths[y] as number) < dpi * longRuleInches) continue;
    for (const step of [-1, 1]) {
      let piece: { x: number; top: number; bottom: number }[] = [];
      let blank = 0;
      for (let x = step > 0 ? end : start - 1; x >= 0 && x < width && blank < farthest; x += step) {
        const line = lineAt(x, y);
        if (line !== null && line.bottom - line.top + 1 >= mostThickness) break;
        if (line !== null) {
          piece.push({ x, ...line });
          blank = 0;
          continue;
        }
        blank++;
        if (piece.length >= leastRemnantPixels)
          for (const { x: at, top, bottom } of piece)
            for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, bottom + 1); row++)
              pixels[row * width + at] = 255;
        piece = [];
      }
    }
  }
}

/**
 * The tops of `TITIT` touch in bold type and make a level line, too: strokes hang from it on one
 * side only. A rule has none, or some on both.
 */
function joinsLetters(
  isDark: (x: number, y: number) => boolean,
  start: number,
  end: number,
  y: number,
  reach: number,
): boolean {
  let above = 0;
  let below = 0;
  for (let x = start; x < end; x++) {
    let up = 1;
    while (up <= reach && isDark(x, y - up)) up++;
    let down = 1;
    while (down <= reach && isDark(x, y + down)) down++;
    if (up > reach) above++;
    if (down > reach) below++;
  }
  const hanging = Math.max(above, below);
  return hanging > (end - start) * 0.08 && Math.min(above, below) < hanging * 0.2;
}

/** Between underscores and the letters beside them is less than a space. */
const underscoreReachInches = 0.03;
/** Letters are at least so high; and what hangs below them is no underscore. */
const leastLetterInches = 0.05;

/**
 * `VERHOEVEN_INES6______1`: the underscores of a name, one stroke, have letters standing right beside
 * both ends and nothing above them.
 */
function isUnderscores(
  isDark: (x: number, y: number) => boolean,
  start: number,
  end: number,
  y: number,
  dpi: number,
): boolean {
  const reach = Math.round(dpi * underscoreReachInches);
  const high = Math.round(dpi * leastLetterInches);
  const near = Math.round(dpi * mostRuleInches);
  const hasInk = (x0: number, x1: number, y0: number, y1: number): boolean => {
    for (let row = y0; row < y1; row++)
      for (let x = x0; x < x1; x++) if (isDark(x, row)) return true;
    return false;
  };
  const isBare = !hasInk(start + reach, end - reach, y - high, y - near);
  return (
    isBare &&
    hasInk(start - reach, start + 1, y - high, y - near) &&
    hasInk(end - 1, end + reach, y - high, y - near) &&
    !hasInk(start - reach, end + reach, y + near, y + high)
  );
}

function removeUprightRules(image: GrayImage, dpi: number): GrayImage {
  const leastLength = Math.round(dpi * leastUprightInches);
  const mostThickness = Math.max(2, Math.round(dpi * mostRuleInches));
  const { width, height } = image;
  const pixels = image.pixels.slice();
  const isDark = (x: number, y: number) =>
    x >= 0 && x < width && (image.pixels[y * width + x] as number) < ruledBelow;
  const erase = (x: number, from: number, until: number) => {
    for (let y = from; y < until; y++) {
      let left = x;
      let right = x;
      while (x - left <= mostThickness && isDark(left - 1, y)) left--;
      while (right - x <= mostThickness && isDark(right + 1, y)) right++;
      if (right - left + 1 > mostThickness) continue;
      pixels.fill(255, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 2));
    }
  };
  // What is so long lies on one of these rows at least.
  for (let y = 0; y < height; y += leastLength) {
    for (let x = 0; x < width; x++) {
      if ((image.pixels[y * width + x] as number) >= ruledBelow) continue;
      let top = y;
      while (top > 0 && (image.pixels[(top - 1) * width + x] as number) < ruledBelow) top--;
      if (top <= y - leastLength) continue;
      let bottom = y + 1;
      while (bottom < height && (image.pixels[bottom * width + x] as number) < ruledBelow) bottom++;
      if (bottom - top >= leastLength) erase(x, top, bottom);
    }
  }
  return { width, height, pixels };
}
