import type { GrayImage } from './gray-image.ts';

/** Areas are looked for in cells wider than a bold stroke. */
const cellInches = 0.03;
const leastCellPixels = 5;
/** A cell of paper with grain keeps this share of the page's paper in its darkest pixel. */
const paperShare = 0.78;
/** Less high or wide is print, or a rule. */
const leastHeightInches = 0.15;
const leastWidthInches = 0.4;
/** Share of a filled area that has the gray of its ground, and how far that gray spreads. */
const leastGround = 0.75;
/** Rows of cells that are no edge, in the middle of an area's columns. */
const leastInner = 1.5;
const groundSpread = 28;
/** On such a ground print is brighter by this; some of it is there, and nothing darker. */
const brighterBy = 50;
const [leastBright, mostBright, mostDark] = [0.01, 0.45, 0.04];

/**
 * Turns light print on dark ground, as heads of tables and names of rooms are set, into dark print on
 * white: later steps take such ground for a shade of the paper and eat the letters. Filled areas
 * without print, photos and shading below dark print stay. Changes the picture.
 */
export function invertBands(image: GrayImage, dpi: number): void {
  const size = Math.max(leastCellPixels, Math.round(dpi * cellInches));
  const cells = darkCells(image, size);
  const least = (inches: number) => Math.round((inches * dpi) / size);
  keepRuns(cells, 1, least(leastHeightInches));
  keepRuns(cells, 0, least(leastWidthInches));
  for (const area of areasOf(cells)) {
    // Of slanting strokes, a watermark's, less than their height is level.
    const heights = [...area.values()].map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
    if ((heights[heights.length >> 1] ?? 0) < least(leastHeightInches)) continue;
    const grays = graysOf(area, image, size);
    if (grays !== null) invert(area, image, size, grays);
  }
}

interface Cells {
  columns: number;
  rows: number;
  isDark: Uint8Array;
}

/** Cells that hold anything darker than the page's paper. */
function darkCells({ width, height, pixels }: GrayImage, size: number): Cells {
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const darkest = new Uint8Array(columns * rows).fill(255);
  // Every other pixel tells as much.
  for (let y = 0; y < rows * size; y += 2) {
    const row = Math.floor(y / size) * columns;
    for (let column = 0, x = 0; column < columns; column++) {
      let least = darkest[row + column] as number;
      for (const end = (column + 1) * size; x < end; x += 2) {
        const value = pixels[y * width + x] as number;
        if (value < least) least = value;
      }
      darkest[row + column] = least;
    }
  }
  const counts = new Int32Array(256);
  for (const value of darkest) counts[value] = (counts[value] as number) + 1;
  let paper = 0;
  // Paper is what most cells are, and a page may be covered with print.
  for (let seen = counts[0] as number; seen < darkest.length * 0.6; paper++)
    seen += counts[paper + 1] as number;
  const dark = paper * paperShare;
  return { columns, rows, isDark: darkest.map((value) => (value < dark ? 1 : 0)) };
}

/** Leaves the dark cells that so many stand together of, along rows (0) or columns (1). */
function keepRuns({ columns, rows, isDark }: Cells, along: 0 | 1, least: number): void {
  const [lines, length] = along === 0 ? [rows, columns] : [columns, rows];
  const [step, next] = along === 0 ? [1, columns] : [columns, 1];
  for (let line = 0; line < lines; line++) {
    let from = 0;
    for (let at = 0; at <= length; at++) {
      if (at < length && isDark[line * next + at * step] === 1) continue;
      if (at - from < least)
        for (let cell = from; cell < at; cell++) isDark[line * next + cell * step] = 0;
      from = at + 1;
    }
  }
}

/** Of an area's columns the first row and the one after the last. */
type Area = Map<number, { top: number; bottom: number }>;

/** Connected cells; a letter's stroke that fills a cell is no hole in them. */
function areasOf({ columns, rows, isDark }: Cells): Area[] {
  const areas: Area[] = [];
  for (let start = 0; start < isDark.length; start++) {
    if (isDark[start] !== 1) continue;
    isDark[start] = 0;
    const area: Area = new Map();
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const column = at % columns;
      const row = (at - column) / columns;
      const seen = area.get(column);
      if (seen === undefined) area.set(column, { top: row, bottom: row + 1 });
      else {
        seen.top = Math.min(seen.top, row);
        seen.bottom = Math.max(seen.bottom, row + 1);
      }
      for (const [x, y] of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const) {
        const next = y * columns + x;
        if (x < 0 || x >= columns || y < 0 || y >= rows || isDark[next] !== 1) continue;
        isDark[next] = 0;
        queue.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

interface Grays {
  ground: number;
  print: number;
  /** Of an area's columns, by how much their ground is brighter than that of the whole: a photograph's light falls off. */
  shades: ReadonlyMap<number, number>;
}

/** Columns of cells whose ground is told together. */
const columnsTogether = 24;
/** Another gray than so far off is no shade of the ground. */
const mostShade = 60;

function shadesOf(
  area: Area,
  image: GrayImage,
  size: number,
  ground: number,
): ReadonlyMap<number, number> {
  const shades = new Map<number, number>();
  const columns = [...area.keys()].sort((a, b) => a - b);
  for (let from = 0; from < columns.length; from += columnsTogether) {
    const together = columns.slice(from, from + columnsTogether);
    const part: Area = new Map(
      together.map((column) => [column, area.get(column) ?? { top: 0, bottom: 0 }]),
    );
    const { counts, all } = countGrays(part, image, size);
    const shade = all === 0 ? 0 : middleOf(counts, all) - ground;
    for (const column of together) shades.set(column, Math.abs(shade) > mostShade ? 0 : shade);
  }
  return shades;
}

/** How many of an area's pixels have each gray, and how many there are, but for those at its edge. */
function countGrays(
  area: Area,
  image: GrayImage,
  size: number,
  shades: ReadonlyMap<number, number> = new Map(),
): { counts: Int32Array; all: number } {
  const counts = new Int32Array(256);
  let all = 0;
  eachPixel(area, image, size, (at, isEdge, column) => {
    if (isEdge) return;
    const value = unshaded(image.pixels[at] as number, column, shades);
    counts[value] = (counts[value] as number) + 1;
    all++;
  });
  return { counts, all };
}

/** The gray that half of the pixels are no brighter than. */
function middleOf(counts: Int32Array, all: number): number {
  let middle = 0;
  for (let seen = counts[0] as number; seen * 2 < all; middle++)
    seen += counts[middle + 1] as number;
  return middle;
}

/** The grays of an area's ground and of the light print on it; null where it has no such print. */
function graysOf(area: Area, image: GrayImage, size: number): Grays | null {
  const printed = countGrays(area, image, size);
  const { all } = printed;
  // Of letters that touch nearly all is edge.
  if (all < leastInner * area.size * size * size) return null;
  // The middle gray is the ground's, or the area is none.
  const ground = middleOf(printed.counts, all);
  const shades = shadesOf(area, image, size, ground);
  const { counts } = countGrays(area, image, size, shades);
  const between = (from: number, until: number) =>
    counts.subarray(Math.max(0, from), Math.max(0, until)).reduce((sum, count) => sum + count, 0);
  if (between(ground - groundSpread, ground + groundSpread + 1) < all * leastGround) return null;
  const bright = between(ground + brighterBy, 256);
  if (bright < all * leastBright || bright > all * mostBright) return null;
  if (between(0, ground - brighterBy) > all * mostDark) return null;
  let print = 255;
  for (let seen = counts[255] as number; seen * 4 < bright; print--)
    seen += counts[print - 1] as number;
  return { ground, print, shades };
}

const unshaded = (value: number, column: number, shades: ReadonlyMap<number, number>): number =>
  Math.max(0, Math.min(255, value - (shades.get(column) ?? 0)));

/** What is nearer to the ground than this share of the way to its print is grain, and becomes paper. */
const grain = 0.18;
/** So many pixels beyond its cells an area's edge may reach: every other one was looked at. */
const frayed = 3;

function invert(
  area: Area,
  image: GrayImage,
  size: number,
  { ground, print, shades }: Grays,
): void {
  const { width, height, pixels } = image;
  eachPixel(area, image, size, (at, isEdge, column) => {
    const share = (print - unshaded(pixels[at] as number, column, shades)) / (print - ground);
    // At the area's edge its ground meets the paper: nothing is printed there.
    pixels[at] = isEdge ? print : Math.round(print * Math.max(0, Math.min(1, share / (1 - grain))));
  });
  for (const [column, { top, bottom }] of area) {
    const [left, right] = [column * size, (column + 1) * size];
    for (
      let y = Math.max(0, top * size - frayed);
      y < Math.min(height, bottom * size + frayed);
      y++
    ) {
      const isBeyond = y < top * size || y >= bottom * size;
      if (isBeyond) pixels.fill(print, y * width + left, y * width + right);
      if (!area.has(column - 1))
        pixels.fill(print, y * width + Math.max(0, left - frayed), y * width + left);
      if (!area.has(column + 1))
        pixels.fill(print, y * width + right, y * width + Math.min(width, right + frayed));
    }
  }
}

/** Visits an area's pixels and tells those of the cells at its edge. */
function eachPixel(
  area: Area,
  { width }: GrayImage,
  size: number,
  visit: (at: number, isEdge: boolean, column: number) => void,
): void {
  for (const [column, { top, bottom }] of area) {
    const [left, right] = [area.get(column - 1), area.get(column + 1)];
    for (let row = top; row < bottom; row++) {
      const isInside = [left, right].every(
        (beside) => beside !== undefined && row >= beside.top && row < beside.bottom,
      );
      const isEdge = row === top || row === bottom - 1 || !isInside;
      for (let y = row * size; y < (row + 1) * size; y++)
        for (let x = column * size; x < (column + 1) * size; x++)
          visit(y * width + x, isEdge, column);
    }
  }
}
