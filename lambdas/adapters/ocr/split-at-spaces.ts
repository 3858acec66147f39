import type { GrayImage, PixelBox } from './gray-image.ts';
import { baselineUnder, inkShapes } from './ink-shapes.ts';
import type { LineWord, WordLine } from './word-line.ts';

/** In row heights: glyphs of a word stand 0.02 to 0.12 apart, a space measures 0.25 and more. */
const leastSpace = 0.2;

/** Claim and policy numbers, whose dashes stand apart in some typefaces: `41-8937-270`. */
const IDENTIFIER = /\d{4}-|-\d{4}/;
const WHOLE_IDENTIFIER = /^(?=.*\d)[A-Z\d]+(?:-[A-Z\d]+){2,}$/;
/**
 * What measures at least so much of the line's own spaces is a space: beside marks, within such
 * numbers, and between letters. Typewriter faces set all glyphs wide apart.
 */
const likely = 0.6;
const surely = 0.8;
/** Wider gaps than this, in row heights, part columns. */
const mostSpace = 1.5;
/** Two words read as one: the gap in row heights, and over the widest of their other gaps. */
const leastBetweenLetters = 0.25;
const leastOverOthers = 2;

/** The middle one of a line's spaces between words; 0 for a line of one word. */
function spaceOf({ words, rowHeight }: WordLine): number {
  const spaces = words
    .flatMap(({ box }, index) => (index === 0 ? [] : box.x0 - (words[index - 1]?.box.x1 ?? 0)))
    .filter((space) => space < mostSpace * rowHeight)
    .sort((a, b) => a - b);
  return spaces[Math.floor(spaces.length / 2)] ?? 0;
}

/** By so much a line's spaces are wider than those of its page: justified text, larger type. */
const mostOverUsual = 1.4;

/** The middle one of a page's spaces between words, in row heights. */
function usualSpace(lines: readonly WordLine[]): number {
  const spaces = lines
    .filter(({ words }) => words.length > fewestWords)
    .map((line) => spaceOf(line) / line.rowHeight)
    .sort((a, b) => a - b);
  return spaces[spaces.length >> 1] ?? Number.POSITIVE_INFINITY;
}

const fewestWords = 4;

/**
 * Tesseract drops the spaces around marks that are thin and light: `11 - 25` comes as `11-25`,
 * `2' x 4'` as `2'x 4'`, `3 5/8"` as `35/8"`, and some between words: `upto`. The print tells where a
 * space stands.
 */
export function splitAtSpaces(lines: readonly WordLine[], image: GrayImage): void {
  const usual = usualSpace(lines);
  for (const line of lines) {
    // The gaps of a row of short cells part its columns.
    const space = Math.min(spaceOf(line), mostOverUsual * usual * line.rowHeight);
    line.words = line.words.flatMap((word, index) => {
      const edges = edgesOf(word.text);
      if (edges.length === 0) return [word];
      // Tesseract's boxes reach into one another: a slash behind a word is none of its letters.
      const end = line.words[index + 1]?.box.x0 ?? word.box.x1;
      const clusters = clustersOf(word, image).filter(({ x1 }) => x1 <= end);
      return splitWord(word, edges, space, line, clusters);
    });
  }
}

/** A position in a text where a space may have been dropped. */
interface Edge {
  at: number;
  /** Nothing but the gap tells of the space. */
  isBetweenLetters: boolean;
}

function edgesOf(text: string): Edge[] {
  if (/^[(<-]?\$?[\d,]*\.\d\d/.test(text) || text.length < 2) return [];
  if (WHOLE_IDENTIFIER.test(text)) return [];
  const edges: Edge[] = [];
  for (let at = 1; at < text.length; at++) {
    const before = text[at - 1] as string;
    const after = text[at] as string;
    // The dashes of a rule are one.
    const isDash = (before === '-') !== (after === '-');
    const isTimes =
      (after === 'x' && /[\d'"]/.test(before)) || (before === 'x' && /\d/.test(after) && at === 1);
    const isMixed = /\d/.test(before) && /^\d{1,2}\/\d{1,2}["']/.test(text.slice(at));
    const isBehindMark = /['"]/.test(before) && /[\p{L}\d#]/u.test(after);
    const isUnit = /\d/.test(before) && /^[A-Z]{2}$/.test(text.slice(at));
    const isMarked = isDash || isTimes || isMixed || isBehindMark || isUnit;
    const isBetweenLetters =
      !isMarked && /^[\p{L}\d]{4,}:?$/u.test(text) && /\p{Ll}/u.test(before + after);
    if (isMarked || isBetweenLetters) edges.push({ at, isBetweenLetters });
  }
  return edges;
}

function splitWord(
  word: LineWord,
  edges: readonly Edge[],
  space: number,
  line: WordLine,
  clusters: readonly PixelBox[],
): LineWord[] {
  const starts = startsOf(word, clusters, line);
  const { rowHeight } = line;
  const isIdentifier = IDENTIFIER.test(word.text);
  const least = Math.max(leastSpace * rowHeight, (isIdentifier ? surely : likely) * space);
  const gaps = clusters.slice(1).map(({ x0 }, index) => x0 - (clusters[index]?.x1 ?? 0));
  const nextWidest = gaps.toSorted((a, b) => b - a)[1] ?? 0;
  const leastGap = Math.max(
    leastBetweenLetters * rowHeight,
    likely * space,
    leastOverOthers * nextWidest,
  );
  const wide = edges
    .filter(({ at, isBetweenLetters }) => {
      if (isBetweenLetters && (space === 0 || glyphsOf(word.text) !== clusters.length))
        return false;
      const index = starts(at);
      const left = index === null ? undefined : clusters[index - 1];
      const right = index === null ? undefined : clusters[index];
      if (left === undefined || right === undefined) return false;
      return right.x0 - left.x1 >= (isBetweenLetters ? leastGap : least);
    })
    .map(({ at }) => at);
  // Between digits a dash has space on both sides or on none.
  const cuts = wide.filter((at) => {
    const dash = word.text[at] === '-' ? at : at - 1;
    if (!/^\d-\d/.test(word.text.slice(Math.max(0, dash - 1)))) return true;
    return wide.includes(dash) && wide.includes(dash + 1);
  });
  if (cuts.length === 0) return [word];
  const parts: LineWord[] = [];
  for (const [index, from] of [0, ...cuts].entries()) {
    const until = cuts[index];
    const first = from === 0 ? 0 : starts(from);
    const end = until === undefined ? clusters.length : starts(until);
    const own = clusters.slice(first ?? 0, end ?? clusters.length);
    const x0 = from === 0 ? word.box.x0 : (own[0]?.x0 ?? word.box.x0);
    const x1 = until === undefined ? word.box.x1 : (own.at(-1)?.x1 ?? word.box.x1);
    const { confidence } = word;
    const box = { ...word.box, x0, x1 };
    parts.push({ text: word.text.slice(from, until), alternatives: [], box, confidence });
  }
  return parts;
}

/** The ink of a word, glyph by glyph: what stands above each other is one glyph. */
function clustersOf({ box }: LineWord, image: GrayImage): PixelBox[] {
  const clusters: PixelBox[] = [];
  for (const { box: shape, pixels } of inkShapes(image, box)) {
    if (pixels < 3) continue;
    const last = clusters.at(-1);
    if (last !== undefined && shape.x0 < last.x1) {
      last.x1 = Math.max(last.x1, shape.x1);
      last.y0 = Math.min(last.y0, shape.y0);
      last.y1 = Math.max(last.y1, shape.y1);
    } else clusters.push({ ...shape });
  }
  return clusters;
}

/** Glyphs of a text that stand apart: inches are two strokes. */
function glyphsOf(text: string): number {
  return text.length + (text.match(/"/g) ?? []).length;
}

/** Which glyph a position of the text begins with; null where ink and text do not match. */
function startsOf(
  { text }: LineWord,
  clusters: readonly PixelBox[],
  line: WordLine,
): (at: number) => number | null {
  if (glyphsOf(text) === clusters.length) return (at) => glyphsOf(text.slice(0, at));
  const { length } = text;
  // A first or last letter alone is its glyph alone.
  if (!text.includes('-'))
    return (at) => (at === 1 ? 1 : at === length - 1 ? clusters.length - 1 : null);
  const dash = text.indexOf('-');
  const dashes = clusters.flatMap((box, index) => (isDash(box, line) ? [index] : []));
  const [only] = dashes;
  // Letters that touch are one glyph; the dash stands alone.
  if (only === undefined || dashes.length > 1 || dash < 0 || text.indexOf('-', dash + 1) >= 0)
    return () => null;
  return (at) => (at === dash ? only : at === dash + 1 ? only + 1 : null);
}

function isDash({ x0, y0, x1, y1 }: PixelBox, { baseline, rowHeight }: WordLine): boolean {
  const above = (baselineUnder(baseline, x0) - (y0 + y1) / 2) / rowHeight;
  return y1 - y0 < 0.2 * rowHeight && x1 - x0 > 0.14 * rowHeight && above > 0.14 && above < 0.38;
}
