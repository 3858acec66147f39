import type { GrayImage, PixelBox } from './gray-image.ts';
import { baselineUnder, type InkShape, inkShapes } from './ink-shapes.ts';
import type { Tesseract } from './tesseract.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** In row heights. Gaps narrower than this are spaces between words. */
const leastGap = 0.42;
/** How far left of a line's first word its number may stand. */
const numberReach = 5;
/** A second look costs some milliseconds: a page full of drawings must not take minutes. */
const mostLooks = 24;
const leastConfidence = 0.55;
const numberCharacters = '0123456789.';
/** A rough draft's calculation (`W`, `WC`) stands in a column of its own left of the quantity. */
const calculationReach = 16;
const calculationCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const markCharacters = `${calculationCharacters}0123456789`;

/**
 * Tesseract drops short print that stands apart: a row's number, a unit, the dash between two
 * words. Where ink fills a gap between words that were read, it is a dash by its shape, or is read
 * alone; what makes no sense alone is left.
 */
export function findLostPrint(
  tesseract: Tesseract,
  lines: readonly WordLine[],
  image: GrayImage,
): void {
  const boxes = lines.flatMap((line) => line.words.map((word) => word.box));
  const lefts = lines.map((line) => line.words[0]?.box.x0 ?? 0).sort((a, b) => a - b);
  const margin = lefts[Math.floor(lefts.length * 0.05)] ?? 0;
  const marks = lines.flatMap(({ words: [first] }) =>
    first !== undefined && markBefore.test(first.text) ? [first.box.x0] : [],
  );
  let looks = 0;
  for (const line of lines) {
    for (const gap of gapsOf(line, margin)) {
      const shapes = inkShapes(image, gap.box).filter(
        ({ pixels, box }) => pixels >= 4 && !boxes.some((other) => overlaps(box, other)),
      );
      const found = shapes.length === 0 ? null : around(shapes);
      if (found === null) continue;
      if (gap.left !== null && isDash(found, shapes, line)) {
        insert(line, { text: '-', alternatives: [], box: found, confidence: 0.8 });
        continue;
      }
      const height = (found.y1 - found.y0) / line.rowHeight;
      if (height < 0.4 || height > 1.15 || looks >= mostLooks) continue;
      looks++;
      const room = Math.round(line.rowHeight * 0.2);
      const padded = {
        x0: Math.max(gap.box.x0, found.x0 - room),
        y0: Math.max(0, found.y0 - room),
        x1: Math.min(gap.box.x1, found.x1 + room),
        y1: Math.min(image.height, found.y1 + room),
      };
      const isMark = gap.left === null && marks.some((x0) => Math.abs(x0 - found.x0) < room * 2);
      const read = tesseract.readLine(padded, isMark ? markCharacters : charactersOf(gap));
      const isW = isWideW(read.text, found, gap, line);
      const text = isW ? 'W' : read.text;
      const confidence = read.confidence / 100;
      const isSure = isW || isMark || confidence >= leastConfidence;
      const isWanted = isMark ? markBefore.test(text) : makesSense(text, gap);
      if (!isSure || !(isWanted || isSmallUnit(text, found, lines))) continue;
      insert(line, { text, alternatives: [], box: found, confidence });
    }
  }
}

/** `W1`, hardly ever read surely: the mark that plans and lists have for a row, its letter read small sometimes. */
const markBefore = /^[A-Za-z]\d{1,2}$/;

interface Gap {
  box: PixelBox;
  /** The words on both sides; the left is null before a line's first word. */
  left: LineWord | null;
  right: LineWord;
}

function gapsOf(line: WordLine, margin: number): Gap[] {
  const { rowHeight, words } = line;
  const inset = Math.round(rowHeight * 0.08) + 1;
  const gap = (left: LineWord | null, right: LineWord, from: number): Gap[] => {
    const x0 = from + inset;
    const x1 = right.box.x0 - inset;
    if (x1 - x0 < (leastGap - 0.16) * rowHeight) return [];
    const baseline = baselineUnder(line.baseline, (x0 + x1) / 2);
    const y0 = Math.round(baseline - rowHeight * 0.8);
    const y1 = Math.round(baseline + rowHeight * 0.22);
    return [{ box: { x0, y0, x1, y1 }, left, right }];
  };
  const [first] = words;
  if (first === undefined) return [];
  const reach = isQuantity(first.text) ? calculationReach : numberReach;
  const numberFrom = Math.max(0, margin - rowHeight * 0.3, first.box.x0 - rowHeight * reach);
  return [
    ...gap(null, first, Math.round(numberFrom)),
    ...words.slice(1).flatMap((right, i) => {
      const left = words[i] as LineWord;
      return gap(left, right, left.box.x1);
    }),
  ];
}

/** A quantity with its unit in one word, as rough drafts print it. */
function isQuantity(text: string): boolean {
  return /^[\d,]+\.\d\d[A-Z]{2}\*?$/.test(text);
}

/** In row heights: of all letters only a W is as wide, which is never trusted alone. */
const widthOfW = { from: 0.8, to: 1.1 };

/** The area of a room's walls, `W`: the commonest of all calculations. */
function isWideW(text: string, box: PixelBox, gap: Gap, { rowHeight }: WordLine): boolean {
  if (gap.left !== null || !isQuantity(gap.right.text) || !/^W{1,2}$/.test(text)) return false;
  const width = (box.x1 - box.x0) / rowHeight;
  return width >= widthOfW.from && width <= widthOfW.to;
}

function charactersOf({ left, right }: Gap): string {
  if (left !== null) return '';
  return isQuantity(right.text) ? calculationCharacters : numberCharacters;
}

/** `[*]`, `[N]`: of its brackets one is seen at least. */
const markOfRow = /^(?:\[(?:[*%MNE]|EN|NE)\]?|[*%MNE]\])$/;

/** `sf` below `sf` and `ea`: small letters in a column of them are a unit, and elsewhere a speck. */
function isSmallUnit(text: string, { x0 }: PixelBox, lines: readonly WordLine[]): boolean {
  if (!smallUnit.test(text)) return false;
  const others = lines.filter(({ words, rowHeight }) =>
    words.some((word) => smallUnit.test(word.text) && Math.abs(word.box.x0 - x0) < rowHeight),
  );
  return others.length >= fewestUnits;
}

const smallUnit = /^[a-z]{2}$/;
const fewestUnits = 2;

/** Before a line only its number is looked for; between words a word, not a speck or a rule. */
function makesSense(text: string, { left, right }: Gap): boolean {
  if (left === null && isQuantity(right.text)) return /^[A-Z]{1,2}$/.test(text);
  if (left === null) return /^\d{1,3}\.?$/.test(text) && /\p{L}/u.test(right.text);
  return (
    markOfRow.test(text) ||
    /^[A-Z]\/?[A-Z]$/.test(text) ||
    /^[(<]?[\d,]+\.\d\d[)>]?$/.test(text) ||
    /^\d{1,3}$/.test(text)
  );
}

function isDash(box: PixelBox, shapes: readonly InkShape[], line: WordLine): boolean {
  if (shapes.length !== 1) return false;
  const width = (box.x1 - box.x0) / line.rowHeight;
  const height = (box.y1 - box.y0) / line.rowHeight;
  const middle = (box.y0 + box.y1) / 2;
  const above = (baselineUnder(line.baseline, box.x0) - middle) / line.rowHeight;
  return (
    width > 0.14 &&
    width < 0.7 &&
    height < 0.2 &&
    width > height * 1.4 &&
    above > 0.14 &&
    above < 0.38
  );
}

function insert(line: WordLine, word: LineWord): void {
  const at = line.words.findIndex((other) => other.box.x0 > word.box.x0);
  line.words.splice(at < 0 ? line.words.length : at, 0, word);
}

function around(shapes: readonly InkShape[]): PixelBox {
  return {
    x0: Math.min(...shapes.map(({ box }) => box.x0)),
    y0: Math.min(...shapes.map(({ box }) => box.y0)),
    x1: Math.max(...shapes.map(({ box }) => box.x1)),
    y1: Math.max(...shapes.map(({ box }) => box.y1)),
  };
}

function overlaps(a: PixelBox, b: PixelBox): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}
