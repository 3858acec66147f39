import { type GrayImage, type PixelBox, whiten } from './gray-image.ts';
import { baselineUnder } from './ink-shapes.ts';
import type { WordLine } from './word-line.ts';

/** A row of dots that leads from words to a figure. */
export interface Leader {
  box: PixelBox;
  dots: number;
}

/** A dot's side at most, which an asterisk's is not, and from one dot to the next. */
const mostDotInches = 0.026;
const mostPitchInches = 0.16;
/** An ellipsis has three dots, a few may end a sentence. */
const fewestDots = 6;
/** The grays that an enlarged dot reaches. */
const darkBelow = 190;
/** So far dots of one row part from their even distance, in pixels, for they stand on whole ones. */
const jitter = 2.2;
/** A dot is as high as it is wide, but for so many pixels; a dash is not. */
const unround = 2;
/** Dots that noise left out between two others. */
const mostLost = 2;

/**
 * Erases rows of dots that lead from words to a figure, and tells where they stood: Tesseract makes
 * words of them, and misreads what stands beside them. Changes the picture.
 */
export function takeLeaders(image: GrayImage, dpi: number): Leader[] {
  const { width, height, pixels } = image;
  const most = Math.round(dpi * mostDotInches);
  const farthest = dpi * mostPitchInches;
  const leaders: Leader[] = [];
  // A dot is two pixels high at least.
  for (let y = 1; y < height - 1; y += 2) {
    let row: Row = { dots: [], pitch: 0, steps: 0 };
    const end = () => {
      const leader = row.dots.length < fewestDots ? null : leaderOf(row.dots, image, y, most);
      if (leader !== null) leaders.push(leader);
      row = { dots: [], pitch: 0, steps: 0 };
    };
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((pixels[at] as number) >= darkBelow) continue;
      const start = x;
      while (x < width && (pixels[at] as number) < darkBelow) {
        x++;
        at++;
      }
      if (x - start > most) {
        end();
        continue;
      }
      const dot = { x: (start + x - 1) / 2, start, end: x };
      if (goesOn(row, dot, farthest)) continue;
      const last = row.dots.at(-1);
      end();
      // What did not go on from the dots before may begin with the last of them.
      if (last !== undefined) goesOn(row, last, farthest);
      if (!goesOn(row, dot, farthest)) row = { dots: [dot], pitch: 0, steps: 0 };
    }
    end();
  }
  return joined(leaders, farthest);
}

interface Dot {
  x: number;
  start: number;
  end: number;
}

interface Row {
  dots: Dot[];
  /** From one dot to the next; the surer, the more there are. */
  pitch: number;
  /** Distances from the first dot to the last, those that were left out counted. */
  steps: number;
}

/** Takes a dot into the row where it stands at the row's distance, or begins one. */
function goesOn(row: Row, dot: Dot, farthest: number): boolean {
  const [first, last] = [row.dots[0], row.dots.at(-1)];
  if (first !== undefined && last !== undefined) {
    const away = dot.x - last.x;
    const steps = row.steps === 0 ? 1 : Math.round(away / row.pitch);
    if (away > farthest * (1 + mostLost) || steps < 1 || steps > 1 + mostLost) return false;
    if (row.steps === 0 ? away > farthest : Math.abs(away - steps * row.pitch) > jitter)
      return false;
    row.steps += steps;
    row.pitch = (dot.x - first.x) / row.steps;
  }
  row.dots.push(dot);
  return true;
}

/** Erases the dots and answers where they stood; null where they are parts of something larger. */
function leaderOf(dots: readonly Dot[], image: GrayImage, y: number, most: number): Leader | null {
  const boxes = dots.flatMap((dot) => boxOf(dot, image, y, most) ?? []);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (boxes.length < fewestDots || boxes.length < dots.length * leastAlone) return null;
  for (const box of boxes) whiten(image, box, edge);
  return {
    box: {
      x0: first.x0,
      y0: Math.min(...boxes.map((box) => box.y0)),
      x1: last.x1,
      y1: Math.max(...boxes.map((box) => box.y1)),
    },
    dots: boxes.length,
  };
}

/** Share of a row's dots around which there is paper: the round tops of `666` are none. */
const leastAlone = 0.8;

/** All of a dot, with paper around it; null where its ink goes on. */
function boxOf({ start, end }: Dot, image: GrayImage, y: number, most: number): PixelBox | null {
  const box = { x0: start, x1: end, y0: y, y1: y + 1 };
  const isInked = (x0: number, y0: number, x1: number, y1: number) => {
    for (let row = Math.max(0, y0); row < Math.min(image.height, y1); row++)
      for (let x = Math.max(0, x0); x < Math.min(image.width, x1); x++)
        if ((image.pixels[row * image.width + x] as number) < darkBelow) return true;
    return false;
  };
  while (box.x1 - box.x0 <= most && box.y1 - box.y0 <= most) {
    if (isInked(box.x0 - 1, box.y0 - 1, box.x1 + 1, box.y0)) box.y0--;
    else if (isInked(box.x0 - 1, box.y1, box.x1 + 1, box.y1 + 1)) box.y1++;
    else if (isInked(box.x0 - 1, box.y0, box.x0, box.y1)) box.x0--;
    else if (isInked(box.x1, box.y0, box.x1 + 1, box.y1)) box.x1++;
    else return Math.abs(box.x1 - box.x0 - (box.y1 - box.y0)) <= unround ? box : null;
  }
  return null;
}

/** Pixels of a dot's blurred edge. */
const edge = 2;

/** Pieces of a row: what its first height missed was found at its next. */
function joined(leaders: readonly Leader[], farthest: number): Leader[] {
  const whole: Leader[] = [];
  for (const { box, dots } of leaders) {
    const same = whole.find(
      (other) =>
        box.y0 <= other.box.y1 + 2 &&
        box.x0 < other.box.x1 + farthest &&
        other.box.x0 < box.x1 + farthest,
    );
    if (same === undefined) whole.push({ box: { ...box }, dots });
    else {
      const isBeside = box.x0 >= same.box.x1 || box.x1 <= same.box.x0;
      same.dots = isBeside ? same.dots + dots : Math.max(same.dots, dots);
      same.box.x0 = Math.min(same.box.x0, box.x0);
      same.box.x1 = Math.max(same.box.x1, box.x1);
    }
  }
  return whole;
}

/** How far from a line's baseline its dots may end, in row heights. */
const fromBaseline = 0.14;

/** Puts rows of dots back as words of the lines that they lead through. */
export function putLeaders(leaders: readonly Leader[], lines: readonly WordLine[]): void {
  for (const { box, dots } of leaders) {
    const middle = (box.x0 + box.x1) / 2;
    const line = lines.find(({ words, baseline, rowHeight }) => {
      const away = Math.abs(baselineUnder(baseline, middle) - box.y1);
      const isCrossed = words.some((word) => word.box.x0 < middle && middle < word.box.x1);
      return away <= rowHeight * fromBaseline && !isCrossed;
    });
    if (line === undefined) continue;
    // A dot or two that were left are of the row.
    line.words = line.words.filter(
      ({ text, box: { x0, x1 } }) => !/^[.,:;'-]+$/.test(text) || x1 < box.x0 || x0 > box.x1,
    );
    const at = line.words.findIndex((word) => word.box.x0 > middle);
    const word = { text: '.'.repeat(dots), alternatives: [], box, confidence: 1 };
    line.words.splice(at < 0 ? line.words.length : at, 0, word);
  }
}
