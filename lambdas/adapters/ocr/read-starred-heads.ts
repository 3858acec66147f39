import { blankImage, type GrayImage, type PixelBox } from './gray-image.ts';
import { baselineUnder, type InkShape, inkShapes } from './ink-shapes.ts';
import type { Tesseract } from './tesseract.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** In row heights: at least two asterisks side by side. */
const leastStars = 0.55;
/** Asterisks end this far above the baseline, and begin higher than a dash does. */
const starBottom = 0.2;
const starTop = 0.45;
const mostWords = 6;
/** Dashes of a sub-head: so much of them on both sides, none as high as a letter, at half its height. */
const leastDashes = 0.9;
const mostDashHeight = 0.2;
const dashReach = { from: 0.1, to: 0.45 };
/** A head between dashes is mostly read right. */
const unsureBelow = 0.8;
/** How far before the first word asterisks may begin. */
const mostBefore = 3.5;
/** The head's first letter may have been left out with them. */
const mostLost = 1.3;
/** Of a square as high as the row: less ink is the grain of the paper. */
const leastPixels = 0.007;

/**
 * `**Gutters**`, `------Trim-------`: sub-heads between asterisks, which Tesseract reads as letters and
 * takes the letters beside them along, or between dashes. Asterisks show as ink that stays in the
 * row's upper half, dashes as flat ink; what is between them is read again without them. Replaces
 * the loaded picture, so it comes last.
 */
export function readStarredHeads(
  tesseract: Tesseract,
  lines: readonly WordLine[],
  image: GrayImage,
  dpi: number,
): void {
  const heights = lines.map(({ rowHeight }) => rowHeight).sort((a, b) => a - b);
  const usualHeight = heights[heights.length >> 1] ?? 0;
  for (const line of lines) {
    const { head, rest } = headOf(line, usualHeight);
    const marked = head.words.length <= mostWords ? marksOf(head, image) : null;
    if (marked === null) continue;
    const picture = withoutMarks(image, marked);
    tesseract.load(picture, dpi);
    const whole = { x0: 0, y0: 0, x1: picture.width, y1: picture.height };
    const { text, confidence } = tesseract.readLine(whole, '');
    const before = head.words.map((word) => word.text).join(' ');
    if (!/\p{L}{2}/u.test(text) || text === before) continue;
    const share = confidence / 100;
    if (share < 0.5) continue;
    line.words = [...wordsFrom(text, marked, share, before), ...rest];
  }
}

/** In row heights: what stands further apart is a stamp or a picture beside the head. */
const mostApart = 3;
const doubtfulBelow = 0.5;

/** The words that may be a head, as high as the page's rows: asterisks make a row seem lower. */
function headOf(line: WordLine, usualHeight: number): { head: WordLine; rest: LineWord[] } {
  const isUnsure = line.words.some(({ confidence }) => confidence < doubtfulBelow);
  const rowHeight = isUnsure ? Math.max(line.rowHeight, usualHeight) : line.rowHeight;
  const gapAt = line.words.findIndex(
    ({ box }, i) => i > 0 && box.x0 - (line.words[i - 1]?.box.x1 ?? 0) > mostApart * rowHeight,
  );
  const count = gapAt < 0 ? line.words.length : gapAt;
  return {
    head: { ...line, rowHeight, words: line.words.slice(0, count) },
    rest: line.words.slice(count),
  };
}

interface Marked {
  marks: InkShape[];
  /** The line's box without its marks. */
  print: PixelBox;
  opening: string;
  closing: string;
}

function marksOf(line: WordLine, image: GrayImage): Marked | null {
  const { rowHeight } = line;
  const first = line.words[0];
  const last = line.words.at(-1);
  if (first === undefined || last === undefined) return null;
  // A description that goes on: `- flat panel`, whose dash and f stand where asterisks would.
  if (first.text === '-' && first.confidence >= unsureBelow) return null;
  // Between columns of figures there are no sub-heads.
  if (last.box.x1 - first.box.x0 > rowHeight * 25) return null;
  // Asterisks that were left out as debris stand before the first word that was read.
  const x0 = first.box.x0 - Math.round(rowHeight * mostBefore);
  const x1 = last.box.x1 + Math.round(rowHeight * 0.5);
  const baseline = baselineOf(line, { ...first.box, x1: last.box.x1 }, image);
  const within = {
    x0,
    x1,
    y0: Math.round(baseline - rowHeight * 0.85),
    y1: Math.round(baseline + rowHeight * 0.28),
  };
  const shapes = inkShapes(image, within).filter(
    ({ pixels }) => pixels >= Math.max(3, leastPixels * rowHeight ** 2),
  );
  const isUnsure = line.words.some(({ confidence }) => confidence < unsureBelow);
  const dashed = isUnsure ? dashesOf(shapes, baseline, rowHeight, within) : null;
  if (dashed !== null) return dashed;
  // `- composition shingles`: however the dash was read, there are no asterisks behind it.
  if (first.text === '-' && line.words.every(({ text }) => !text.includes('*'))) return null;
  const isRaised = ({ box }: InkShape) => box.y1 < baseline - rowHeight * starBottom;
  const from = shapes.findIndex((shape) => !isRaised(shape));
  const until = shapes.findLastIndex((shape) => !isRaised(shape));
  if (from <= 0) return null;
  if ((shapes[from]?.box.x0 ?? 0) < first.box.x0 - rowHeight * mostLost) return null;
  // The dot of a first letter i is raised, too.
  const begin = shapes[from]?.box.x0 ?? 0;
  const leading = shapes.slice(0, from).filter(({ box }) => box.x1 <= begin + 1);
  const trailing = shapes.slice(until + 1);
  if (widthOf(leading) < leastStars * rowHeight) return null;
  // Faint asterisks fall to pieces, so they count together.
  const top = Math.min(...leading.map(({ box }) => box.y0));
  if (top > baseline - rowHeight * starTop) return null;
  const print = printOf(shapes.slice(from, until + 1), within);
  const closes = widthOf(trailing) >= leastStars * rowHeight;
  const marks = closes ? [...leading, ...trailing] : leading;
  return { marks, print, opening: '**', closing: closes ? '**' : '' };
}

function printOf(shapes: readonly InkShape[], { y0, y1 }: PixelBox): PixelBox {
  const x0 = Math.min(...shapes.map(({ box }) => box.x0));
  return { x0, x1: Math.max(...shapes.map(({ box }) => box.x1)), y0, y1 };
}

function dashesOf(
  shapes: readonly InkShape[],
  baseline: number,
  rowHeight: number,
  within: PixelBox,
): Marked | null {
  const isDash = ({ box }: InkShape) =>
    box.y1 - box.y0 < mostDashHeight * rowHeight &&
    box.y1 < baseline - dashReach.from * rowHeight &&
    box.y0 > baseline - dashReach.to * rowHeight;
  const from = shapes.findIndex((shape) => !isDash(shape));
  const until = shapes.findLastIndex((shape) => !isDash(shape));
  const sides = [shapes.slice(0, Math.max(0, from)), shapes.slice(until + 1)];
  if (sides.some((side) => widthOf(side) < leastDashes * rowHeight)) return null;
  const print = printOf(shapes.slice(from, until + 1), within);
  return { marks: sides.flat(), print, opening: '----', closing: '----' };
}

/** Where the letters stand: a line that was misread has a baseline that is wrong, too. */
function baselineOf(line: WordLine, box: PixelBox, image: GrayImage): number {
  // Letters may reach below the box of a word that was measured by its asterisks.
  const y1 = Math.max(box.y1 + 1, Math.round(box.y0 + line.rowHeight * 0.95));
  const bottoms = inkShapes(image, { ...box, y0: box.y0 - 1, y1 })
    .filter((shape) => shape.box.y1 - shape.box.y0 > line.rowHeight * 0.46)
    .map((shape) => shape.box.y1)
    .sort((a, b) => a - b);
  return bottoms[bottoms.length >> 1] ?? baselineUnder(line.baseline, (box.x0 + box.x1) / 2);
}

function widthOf(shapes: readonly InkShape[]): number {
  if (shapes.length === 0) return 0;
  return (
    Math.max(...shapes.map(({ box }) => box.x1)) - Math.min(...shapes.map(({ box }) => box.x0))
  );
}

function withoutMarks(image: GrayImage, { marks, print }: Marked): GrayImage {
  const margin = 12;
  const width = print.x1 - print.x0 + 2 * margin;
  const height = print.y1 - print.y0 + 2 * margin;
  const picture = blankImage(width, height);
  for (let y = Math.max(0, print.y0); y < Math.min(image.height, print.y1); y++) {
    for (let x = Math.max(0, print.x0); x < Math.min(image.width, print.x1 + 1); x++) {
      const isMark = marks.some(
        ({ box }) => x >= box.x0 - 1 && x <= box.x1 && y >= box.y0 - 1 && y <= box.y1,
      );
      if (isMark) continue;
      picture.pixels[(y - print.y0 + margin) * width + x - print.x0 + margin] = image.pixels[
        y * image.width + x
      ] as number;
    }
  }
  return picture;
}

/** The words of a text in proportion to its box, the marks put back. */
function wordsFrom(
  text: string,
  { print: box, opening, closing }: Marked,
  confidence: number,
  before: string,
): LineWord[] {
  const parts = text.split(/\s+/);
  const perLetter = (box.x1 - box.x0) / Math.max(1, text.length);
  let at = 0;
  return parts.map((part, i) => {
    const x0 = Math.round(box.x0 + at * perLetter);
    at += part.length + 1;
    return {
      text: `${i === 0 ? opening : ''}${part}${i === parts.length - 1 ? closing : ''}`,
      alternatives: i === 0 ? [before] : [],
      box: { ...box, x0, x1: Math.round(box.x0 + (at - 1) * perLetter) },
      confidence,
    };
  });
}
