import type { Box } from '../../estimate/estimate.ts';
import { type Line, makeLine, median, type PageLines, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

/** A white column down a sheet, from its left edge to its right. */
export interface Gutter {
  left: number;
  right: number;
}

/** The lines of a sheet as a gutter parts them. */
export interface Parts {
  /** Lines across the whole sheet, above the streams and below them. */
  head: Line[];
  foot: Line[];
  left: Line[];
  right: Line[];
}

/** Width of a strip in points: the sheet is looked at strip by strip. */
const STRIP = 2;
/** Shares of a sheet's width between which a gutter is looked for. */
const FROM = 0.3;
const UNTIL = 0.7;
/** So narrow is a gutter at least, in points and in font sizes. */
const NARROWEST = 8;
const NARROWEST_SIZES = 1.2;
/** Fewer lines are no page. */
const LEAST_LINES = 6;
/** So many lines at most stand across a gutter, above the streams and below them. */
const MOST_ACROSS = 6;
/** Of a sheet's lines, so many stand beside its gutter. */
const MOST_BESIDE = 0.75;

/**
 * The white columns in the middle part of a sheet, those first that the fewest lines cross; none
 * where lines cross all over.
 */
export const guttersOf = ({ width, lines }: PageLines): Gutter[] => {
  if (lines.length < LEAST_LINES) return [];
  const [from, until] = [width * FROM, width * UNTIL];
  const middles = lines.map((line) => ({ line, boxes: boxesWithin(line, from, until) }));
  const counts = crossings(middles, from, until);
  const tried = new Set<string>();
  const gutters: (Gutter & { across: number })[] = [];
  for (let most = 0; most <= MOST_ACROSS; most += 1)
    for (const { first, last } of runsOf(counts, most)) {
      const band = { left: from + first * STRIP, right: from + (last + 1) * STRIP };
      const key = `${first}-${last}`;
      if (band.right - band.left < NARROWEST || tried.has(key)) continue;
      tried.add(key);
      if (gutters.some(({ left, right }) => left <= band.left && right >= band.right)) continue;
      const body = longestStretch(middles, ({ boxes }) => liesOver(boxes, band)).map(
        ({ line }) => line,
      );
      const across = lines.length - body.length;
      if (body.length < lines.length * MOST_BESIDE || body.length < LEAST_LINES) continue;
      if (isWide(band, body) && isBesideTexts(body, band.left)) gutters.push({ ...band, across });
    }
  return gutters.sort((a, b) => a.across - b.across || widthOf(b) - widthOf(a));
};

const widthOf = ({ left, right }: Gutter): number => right - left;

interface Run {
  first: number;
  last: number;
}

/** Neighbouring strips that have at most so many words over them. */
const runsOf = (counts: readonly number[], most: number): Run[] => {
  const runs: Run[] = [];
  for (let strip = 0; strip < counts.length; strip += 1) {
    if ((counts[strip] ?? 0) > most) continue;
    const first = strip;
    while (strip + 1 < counts.length && (counts[strip + 1] ?? 0) <= most) strip += 1;
    runs.push({ first, last: strip });
  }
  return runs;
};

const bodyOf = (lines: readonly Line[], gutter: Gutter): Line[] =>
  longestStretch(lines, ({ words }) =>
    liesOver(
      words.map(({ box }) => box),
      gutter,
    ),
  );

const liesOver = (boxes: readonly Box[], gutter: Gutter): boolean =>
  boxes.some(({ left, right }) => left < gutter.right && right > gutter.left);

/** Where a line's words stand that lie over the middle part of a sheet: each gutter is held against these alone. */
const boxesWithin = ({ words }: Line, from: number, until: number): Box[] =>
  words.flatMap(({ box }) => (box.right >= from && box.left <= until + STRIP ? [box] : []));

/** Wider than a gap within the text: a title in large type stands above it, mostly. */
const isWide = (gutter: Gutter, body: readonly Line[]): boolean =>
  widthOf(gutter) >= NARROWEST_SIZES * median(body.map(({ fontSize }) => fontSize));

/** The lines of a sheet beside a gutter, each side's by themselves, and those across it. */
export const partsAt = (lines: readonly Line[], gutter: Gutter): Parts => {
  const between = bodyOf(lines, gutter);
  const titles = titlesOf(between, gutter);
  const body = between.slice(titles);
  const [first] = between;
  const begin = titles + (first === undefined ? 0 : lines.indexOf(first));
  const middle = (gutter.left + gutter.right) / 2;
  return {
    head: lines.slice(0, begin),
    foot: lines.slice(begin + body.length),
    left: sideOf(body, ({ box }) => box.right < middle),
    right: sideOf(body, ({ box }) => box.left > middle),
  };
};

/** Further right of a gutter than this share of the side, text is set to the sheet's right edge. */
const FAR_RIGHT = 0.3;

/** How many lines at the top go across: a title at the left edge, a number at the right one. */
const titlesOf = (body: readonly Line[], { left, right }: Gutter): number => {
  const margin = Math.min(...body.map(({ box }) => box.left));
  const end = Math.max(...body.map(({ box }) => box.right));
  const ordinary = body.findIndex(({ words, box }) => {
    const beside = words.find((word) => word.box.left >= right);
    const isFar = beside !== undefined && beside.box.left > right + (end - right) * FAR_RIGHT;
    return !isFar || box.left > margin + (left - margin) * FAR_RIGHT;
  });
  return Math.max(0, ordinary);
};

const LEAST_TEXTS = 4;

/**
 * Lines begin with words on both sides, ever others on the right: the right half of a table begins
 * with figures, or with the same few words (`Below Avg.`).
 */
const isBesideTexts = (body: readonly Line[], middle: number): boolean => {
  const right = new Set<string>();
  let left = 0;
  for (const { words } of body) {
    // Right of most gutters are figures, so that side is looked at first.
    const at = words.findIndex(({ box }) => box.left > middle);
    if (at >= 0 && beginsWithText(words, at)) right.add(textOf(words.slice(at, at + 3)));
    if (right.size >= LEAST_TEXTS) break;
  }
  if (right.size < LEAST_TEXTS) return false;
  for (const { words } of body) {
    const [first] = words;
    if (first !== undefined && first.box.left <= middle && beginsWithText(words, 0)) left += 1;
    if (left >= LEAST_TEXTS) return true;
  }
  return false;
};

const beginsWithText = (words: readonly Word[], at: number): boolean => {
  const first = words[at]?.text ?? '';
  return /\p{L}{3}/u.test(/^\d{1,4}[a-z]?[.)]?$/.test(first) ? (words[at + 1]?.text ?? '') : first);
};

/** How many words stand over each strip. */
const crossings = (
  middles: readonly { boxes: readonly Box[] }[],
  from: number,
  until: number,
): number[] => {
  const counts = new Array<number>(Math.ceil((until - from) / STRIP)).fill(0);
  for (const { boxes } of middles)
    for (const box of boxes) {
      const first = Math.max(0, Math.floor((box.left - from) / STRIP));
      const last = Math.min(counts.length - 1, Math.floor((box.right - from) / STRIP));
      for (let strip = first; strip <= last; strip += 1) counts[strip] = (counts[strip] ?? 0) + 1;
    }
  return counts;
};

const longestStretch = <One>(lines: readonly One[], ends: (line: One) => boolean): One[] => {
  let longest: One[] = [];
  let stretch: One[] = [];
  for (const line of lines) {
    if (ends(line)) stretch = [];
    else stretch.push(line);
    if (stretch.length > longest.length) longest = stretch;
  }
  return [...longest];
};

/** One side's part of each line, in order; lines that do not reach the side are left out. */
const sideOf = (lines: readonly Line[], isOnSide: (word: Word) => boolean): Line[] =>
  lines.flatMap((line) => {
    const words = line.words.filter(isOnSide);
    return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
  });
