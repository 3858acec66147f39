import { type GrayImage, shrink, whiten } from './gray-image.ts';

/** Gray values below this are ink once the paper is white. */
const darkBelow = 170;
/** Paper is measured in cells of this size: wider than strokes of print, narrower than a watermark's. */
const cellInches = 0.024;
/** Darker than this share of the page's paper is a filled area, not shading, and stays dark. */
const darkestPaper = 0.5;
/** Brighter than this share of the paper around is paper: noise, JPEG rings, show-through. */
const noisyWhite = 0.88;
/** On even paper what is a little darker is the edge of a thin stroke, or a full stop. */
const evenWhite = 0.96;
/** How far below the paper noise reaches, in ranges of a cell's grays. */
const noiseReach = 1.4;
/** Paper whose cells range over fewer grays has no grain that could be mistaken for print. */
const evenRange = 8;

/**
 * The grain of the paper: by how many grays the pixels of a cell differ, in the middle of all cells.
 * Print covers far less than half of a page.
 */
export function paperGrain({ width, height, pixels }: GrayImage, dpi: number): number {
  const cell = Math.max(4, Math.round(dpi * cellInches));
  const counts = new Int32Array(256);
  let cells = 0;
  for (let top = 0; top + cell <= height; top += cell * 2) {
    for (let left = 0; left + cell <= width; left += cell * 2) {
      let least = 255;
      let most = 0;
      for (let y = top; y < top + cell; y++) {
        for (let i = y * width + left; i < y * width + left + cell; i++) {
          const value = pixels[i] as number;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      }
      counts[most - least] = (counts[most - least] as number) + 1;
      cells++;
    }
  }
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => {
      seen += count;
      return seen * 2 >= cells;
    }),
  );
}

/**
 * Makes the paper white: shaded rows, watermarks, yellowed or unevenly lit paper and scanner noise
 * go, print stays. Darkness is taken relative to the paper around, which is what is left of the
 * picture when strokes as thin as print's are taken out of it.
 */
export function whitenPaper(image: GrayImage, dpi: number, grain: number): GrayImage {
  const { width, height, pixels } = image;
  const reach = (noiseReach * grain) / 255;
  const whiteFrom = Math.min(evenWhite, Math.max(noisyWhite, 1 - reach));
  const half = shrink(image, 2);
  const halfCell = Math.max(1, Math.round((dpi * cellInches) / 2));
  const bright = brightestOfCells(half, halfCell);
  const { columns, rows } = bright;
  // Closing: print as thin as a cell disappears from the brightness, a watermark's strokes stay.
  const closed = neighbours(neighbours(bright, 'brightest', 1), 'darkest', 1);
  const sorted = closed.values.slice().sort();
  const pagePaper = Math.max(1, sorted[Math.floor(sorted.length * 0.7)] as number);
  for (let i = 0; i < closed.values.length; i++) {
    if ((closed.values[i] as number) < pagePaper * darkestPaper) closed.values[i] = pagePaper;
  }
  // Around a dark area the paper counts as dark, too, or the area's outline would stay.
  const paper = neighbours(closed, 'darkest', 2).values;
  const cell = halfCell * 2;
  const cleaned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const rowOfCells = Math.min(rows - 1, Math.floor(y / cell)) * columns;
    for (let column = 0, i = y * width; column < columns; column++) {
      const brightness = whiteFrom * Math.max(8, paper[rowOfCells + column] as number);
      const scale = Math.round((255 * 65_536) / brightness);
      const end = y * width + (column === columns - 1 ? width : (column + 1) * cell);
      for (; i < end; i++) {
        const value = ((pixels[i] as number) * scale) >>> 16;
        cleaned[i] = value > 255 ? 255 : value;
      }
    }
  }
  return { width, height, pixels: cleaned };
}

interface Cells {
  columns: number;
  rows: number;
  values: Uint8Array;
}

function brightestOfCells(image: GrayImage, cell: number): Cells {
  const columns = Math.max(1, Math.ceil(image.width / cell));
  const rows = Math.max(1, Math.ceil(image.height / cell));
  const values = new Uint8Array(columns * rows);
  for (let y = 0, i = 0; y < image.height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let column = 0; column < columns; column++) {
      const end = y * image.width + Math.min(image.width, (column + 1) * cell);
      let most = values[row + column] as number;
      for (; i < end; i++) if ((image.pixels[i] as number) > most) most = image.pixels[i] as number;
      values[row + column] = most;
    }
  }
  return { columns, rows, values };
}

/** The brightest or darkest within so many cells of each, first along rows, then along columns. */
function neighbours(cells: Cells, wanted: 'brightest' | 'darkest', reach: number): Cells {
  const { columns, rows } = cells;
  // The darkest is the brightest of the opposites: one comparison without a call for each cell.
  const opposite = wanted === 'darkest' ? 255 : 0;
  const from = cells.values.map((value) => value ^ opposite);
  const byRow = from.slice();
  for (let start = 0; start < from.length; start += columns) {
    const end = start + columns;
    for (let distance = 1; distance <= reach; distance++) {
      for (let i = start + distance; i < end; i++) {
        const [left, right] = [i - distance, i];
        if ((from[left] as number) > (byRow[right] as number)) byRow[right] = from[left] as number;
        if ((from[right] as number) > (byRow[left] as number)) byRow[left] = from[right] as number;
      }
    }
  }
  const values = byRow.slice();
  for (let distance = columns; distance <= reach * columns; distance += columns) {
    for (let lower = distance; lower < values.length; lower++) {
      const upper = lower - distance;
      if ((byRow[upper] as number) > (values[lower] as number)) {
        values[lower] = byRow[upper] as number;
      }
      if ((byRow[lower] as number) > (values[upper] as number)) {
        values[upper] = byRow[lower] as number;
      }
    }
  }
  return { columns, rows, values: values.map((value) => value ^ opposite) };
}

/** Darker than this is print or its edge; of that so many pixels are the cores of strokes. */
const paperFrom = 235;
const coreShare = 0.03;
/** Strokes as dark as this are read well; fainter ones are made so. */
const darkInk = 110;
const wantedInk = 60;
/** Grays above this are no faint print but paper. */
const faintestInk = 215;

/**
 * Makes the strokes of faint print dark, in the proportion that makes the page's own strokes black
 * enough: toner that ran out, a copy of a copy. A page whose print is dark stays as it is.
 */
export function darkenFaintPrint(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const counts = new Int32Array(256);
  for (let i = 0; i < pixels.length; i++) {
    const value = pixels[i] as number;
    if (value < paperFrom) counts[value] = (counts[value] as number) + 1;
  }
  const print = counts.reduce((sum, count) => sum + count, 0);
  let ink = 0;
  for (let seen = counts[0] as number; seen < print * coreShare; ink++) {
    seen += counts[ink + 1] as number;
  }
  if (ink <= darkInk || ink > faintestInk) return image;
  const factor = (255 - wantedInk) / (255 - ink);
  const darkened = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.round(255 - (255 - value) * factor)),
  );
  return { width, height, pixels: pixels.map((value) => darkened[value] as number) };
}

/** Darker than this is gray enough for a stroke's end. */
const paleBelow = 235;
/** Print within this distance of a speck makes it a full stop or the dot of an i. */
const neighbourInches = 0.04;

/** The darkness around a single dark pixel, in shares of its own, below which it was not printed. */
const leastBlur = 0.7;

/**
 * Erases connected dark pixels that are fewer than a full stop has at this resolution and stand
 * away from all print. Close to print they may be a decimal point: there only the single pixel goes
 * that has no blurred edge, as everything has that a lens saw. On even paper nothing near print goes.
 */
export function removeSpecks(image: GrayImage, dpi: number, grain = evenRange): GrayImage {
  const mostPixels = Math.max(1, Math.floor((dpi / 100) ** 2 * 0.6));
  const { width, height } = image;
  const runs = darkRuns(image, darkBelow);
  const area = areas(runs, height);
  const cell = Math.max(2, Math.round(dpi * neighbourInches));
  const columns = Math.ceil(width / cell);
  const hasPrint = new Uint8Array(columns * Math.ceil(height / cell));
  eachRun(runs, height, (run, y) => {
    if ((area[run] as number) <= mostPixels) return;
    const row = Math.floor(y / cell) * columns;
    const last = Math.floor(((runs.end[run] as number) - 1) / cell);
    for (let x = Math.floor((runs.start[run] as number) / cell); x <= last; x++) {
      hasPrint[row + x] = 1;
    }
  });
  const isNearPrint = (x: number, y: number) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = Math.max(-1, -column); dx <= 1 && column + dx < columns; dx++) {
        if (hasPrint[(row + dy) * columns + column + dx] === 1) return true;
      }
    }
    return false;
  };
  const pixels = image.pixels.slice();
  eachRun(runs, height, (run, y) => {
    const start = runs.start[run] as number;
    if ((area[run] as number) > mostPixels) return;
    const isBlurredPoint =
      grain < evenRange || (area[run] as number) > 1 || isBlurred(image, start, y);
    if (isBlurredPoint && (isNearPrint(start, y) || isPaleStroke(image, start, y))) return;
    // A speck's blurred edge goes with it.
    const speck = { x0: start, y0: y, x1: runs.end[run] as number, y1: y + 1 };
    whiten({ width, height, pixels }, speck, 1);
  });
  return { width, height, pixels };
}

/** A dash in small print may have a single dark pixel: its ends are gray and lie level with it. */
function isPaleStroke(image: GrayImage, x: number, y: number): boolean {
  const row = image.pixels.subarray(y * image.width, (y + 1) * image.width);
  let length = 1;
  for (let left = x - 1; left >= 0 && (row[left] as number) < paleBelow; left--) length++;
  for (let right = x + 1; right < image.width && (row[right] as number) < paleBelow; right++)
    length++;
  return length >= 4;
}

function isBlurred(image: GrayImage, x: number, y: number): boolean {
  const { width, height, pixels } = image;
  let darkness = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      darkness += 255 - (pixels[row * width + column] as number);
    }
  }
  const own = 255 - (pixels[y * width + x] as number);
  return darkness - own > leastBlur * own;
}

/** For each run the pixels of the connected component that it belongs to. */
function areas(runs: Runs, height: number): Int32Array {
  const parent = new Int32Array(runs.count);
  for (let i = 0; i < runs.count; i++) parent[i] = i;
  const rootOf = (run: number) => {
    let root = run;
    while (parent[root] !== root) root = parent[root] = parent[parent[root] as number] as number;
    return root;
  };
  for (let y = 1; y < height; y++) {
    let upper = runs.rowStart[y - 1] as number;
    const upperEnd = runs.rowStart[y] as number;
    for (let run = upperEnd; run < (runs.rowStart[y + 1] as number); run++) {
      const start = runs.start[run] as number;
      const end = runs.end[run] as number;
      while (upper < upperEnd && (runs.end[upper] as number) < start) upper++;
      for (let other = upper; other < upperEnd && (runs.start[other] as number) <= end; other++) {
        const a = rootOf(run);
        const b = rootOf(other);
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  const area = new Int32Array(runs.count);
  for (let run = 0; run < runs.count; run++) {
    const root = rootOf(run);
    area[root] = (area[root] as number) + (runs.end[run] as number) - (runs.start[run] as number);
  }
  for (let run = 0; run < runs.count; run++) area[run] = area[rootOf(run)] as number;
  return area;
}

function eachRun(runs: Runs, height: number, visit: (run: number, y: number) => void): void {
  for (let y = 0; y < height; y++) {
    const end = runs.rowStart[y + 1] as number;
    for (let run = runs.rowStart[y] as number; run < end; run++) visit(run, y);
  }
}

interface Runs {
  count: number;
  /** Index of each row's first run; one more at the end. */
  rowStart: Int32Array;
  /** First pixel of the run, and the one after its last. */
  start: Int32Array;
  end: Int32Array;
}

function darkRuns(image: GrayImage, threshold: number): Runs {
  const { width, height, pixels } = image;
  const rowStart = new Int32Array(height + 1);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    rowStart[y] = starts.length;
    let isDark = false;
    for (let x = 0; x < width; x++, i++) {
      const dark = (pixels[i] as number) < threshold;
      if (dark === isDark) continue;
      if (dark) starts.push(x);
      else ends.push(x);
      isDark = dark;
    }
    if (isDark) ends.push(width);
  }
  rowStart[height] = starts.length;
  return {
    count: starts.length,
    rowStart,
    start: Int32Array.from(starts),
    end: Int32Array.from(ends),
  };
}
