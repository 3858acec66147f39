import {
  type Line,
  makeLine,
  median,
  onLevelOf,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { isDimensions } from '../rooms/measures.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { Heading } from '../tables/heading.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Rows with their figures below their words, at least. */
const LEAST_ROWS = 3;
/** Quantity, price and what they come to. */
const LEAST_FIGURES = 3;
/** Their share of all lines of figures. */
const MOST = 0.9;
/** Lines of words above the figures, at most. */
const MOST_LINES = 4;
/** Points by which a number ends before the words begin, at least. */
const APART = 2;

/**
 * Under `#  Description  Qty  Price`, programs may print the words of each row on lines of their own,
 * and its figures below them in their columns: they are set beside the first line of the words, where
 * other tables have them. Documents without such rows are returned as they are.
 */
export const withFiguresBeside = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  // `1.` begins a row of more lines, whatever stands on them.
  if (lines.some((line) => itemStartOf(line) !== null)) return [...pages];
  const described = descriptionOf(pages);
  if (described === null) return [...pages];
  const whole = lines.filter((line) => isFigures(line, described));
  if (whole.length < LEAST_ROWS) return [...pages];
  const shape = shapeOf(pages, whole, described);
  const below = new Set(lines.filter((line) => areFigures(line, shape)));
  // Sums have fewer figures than rows.
  const least = Math.min(...whole.map((line) => figuresOf(line)));
  const others = lines.filter((line) => !below.has(line) && isRow(line, least));
  if (below.size < (below.size + others.length) * MOST) return [...pages];
  return pages.map((page) => ({ ...page, lines: joined(page.lines, shape, below) }));
};

/** How rows stand that have all their figures: these tell what else is one. */
interface Shape {
  described: Heading;
  whole: ReadonlySet<Line>;
  bold: boolean;
  /** Where the first of the figures begin, and where the last of them end. */
  from: number;
  to: number;
  /** Where the words right above them begin. */
  words: number;
}

const shapeOf = (
  pages: readonly PageLines[],
  figures: readonly Line[],
  described: Heading,
): Shape => {
  const whole = new Set(figures);
  const above = pages.flatMap(({ lines }) =>
    lines.filter((_, at) => whole.has(lines[at + 1] as Line)).map(({ box }) => box.left),
  );
  const ends = figures.map(({ words }) => tokensOf(words).findLast(isFigure)?.right ?? 0);
  return {
    described,
    whole,
    bold: figures[0]?.bold === true,
    from: Math.min(...figures.map(({ box }) => box.left)),
    to: median(ends),
    words: Math.min(...above),
  };
};

/**
 * Whether a line has the figures of a row: all of them, or, where the amounts of the others end, its amount or words
 * for it, `140.00`, `INCL`, `1.00 EA   BY PLUMBER`, with nothing but what is counted before: `15.00 CT   142.19   2,132.85 T`.
 */
const areFigures = (line: Line, shape: Shape): boolean => {
  if (shape.whole.has(line)) return true;
  if (line.ocr || line.bold !== shape.bold || line.box.left < shape.described.right) return false;
  if (line.box.left < shape.from - NEAR || totalLabel(line.text) !== null) return false;
  // `T` behind an amount: it is taxed.
  const isMarked = /\d-? \p{Lu}$/u.test(line.text);
  const cells = segmentsOf(isMarked ? line.words.slice(0, -1) : line.words);
  const last = cells.at(-1) ?? [];
  const isCounted = cells
    .slice(0, -1)
    .every((cell) =>
      /^[-(]?\$?\d[\d,]*(?:\.\d+)?\)?-?(?:\s\p{L}{1,4})?$|^\p{L}{1,4}$/u.test(textOf(cell)),
    );
  return (
    isCounted &&
    Math.abs((last.at(-1)?.box.right ?? 0) - shape.to) < NEAR &&
    (AMOUNT.test(textOf(last)) || (last.length <= MOST_WORDS && !/\d/.test(textOf(last))))
  );
};

/** Points by which the cells of one column end apart, at most: a minus may stand behind an amount. */
const NEAR = 4;
/** Words for an amount, at most. */
const MOST_WORDS = 3;
const AMOUNT = /^[-(]?\$?[\d,]+\.\d{2}\)?-?$/;

/** The heading of the descriptions beside those of the figures, in the document's first table. */
const descriptionOf = (pages: readonly PageLines[]): Heading | null => {
  for (const { lines } of pages)
    for (let at = 0; at < lines.length; at += 1) {
      const header = headerRowAt(lines, at);
      if (header === null) continue;
      // Where it heads a line of its own, rows are known to have two.
      const { headings, textOnlyRows } = header;
      if (textOnlyRows.length > 0) return null;
      return (
        headings.find(({ kind }) => kind === 'description') ??
        headings.find(({ kind }) => kind === 'itemNumber') ??
        null
      );
    }
  return null;
};

const isFigure = ({ kind }: Token): boolean => kind === 'amount' || kind === 'quantity';

/** `677.00 sf  1.15  805.80`: figures and units alone, right of where the words begin. */
const isFigures = (line: Line, { right }: Heading): boolean => {
  if (line.box.left < right || !/\d/.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  const isPlain = ({ kind, unit, text }: Token): boolean =>
    kind !== 'text' || unit !== null || !/\p{L}{2}/u.test(text);
  return tokens.filter(isFigure).length >= LEAST_FIGURES && tokens.every(isPlain);
};

/** A line of words and figures, and neither a sum nor the measures of a room. */
const isRow = (line: Line, least: number): boolean =>
  /\d\.\d{2}\b/.test(line.text) &&
  /\p{L}{3}/u.test(line.text) &&
  !/\b(?:sub-?\s?)?totals?\b/i.test(line.text) &&
  !isDimensions(line.text) &&
  figuresOf(line) >= least &&
  tokensOf(line.words).some(({ kind, unit }) => kind === 'text' && unit === null);

const figuresOf = ({ words }: Line): number => tokensOf(words).filter(isFigure).length;

const joined = (lines: readonly Line[], shape: Shape, below: ReadonlySet<Line>): Line[] => {
  const rows = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const first = below.has(line) ? wordsAbove(lines, at, shape) : null;
    if (first !== null && !rows.has(first)) rows.set(first, at);
  }
  const taken = new Set(rows.values());
  const moved = lines.map((line) => line);
  for (const [first, at] of rows) {
    const figures = lines[at] as Line;
    // What is said of the row below stands right below its last line.
    for (let index = first; index < at; index += 1) {
      const [line, next] = [lines[index] as Line, lines[index + 1] as Line];
      const own = index === first ? [...line.words, ...figures.words] : line.words;
      moved[index] = makeLine(
        line.page,
        own.map((word) => onLevelOf(next, word)),
        line.ocr,
      );
    }
  }
  return moved.filter((_, index) => !taken.has(index));
};

/** The line with the row's number, or else the first of those above its figures that are set as one text. */
const wordsAbove = (lines: readonly Line[], at: number, shape: Shape): number | null => {
  const { left } = shape.described;
  const above = lines[at - 1];
  if (above === undefined || hasFigures(above, shape)) return null;
  for (let index = at - 1; index >= Math.max(0, at - MOST_LINES); index -= 1) {
    const line = lines[index];
    if (line === undefined || hasFigures(line, shape)) break;
    if ((line.words[0]?.box.right ?? left) < left - APART) return index;
  }
  // Their later lines are set in.
  let first = at - 1;
  while (first > at - MOST_LINES && (lines[first]?.box.left ?? 0) > shape.words + APART) {
    const line = lines[first - 1];
    if (line === undefined || hasFigures(line, shape) || !isAlike(line, above)) return at - 1;
    first -= 1;
  }
  return first;
};

const isAlike = (line: Line, other: Line): boolean =>
  line.bold === other.bold && line.italic === other.italic && line.fontSize === other.fontSize;

/** Words may count things, `8 lb. pad, 32 oz.`, `23.31 SF/CT`; money has cents, and stands where other money does. */
const hasFigures = ({ text, box }: Line, { from }: Shape): boolean =>
  /\d\.\d{2}\b/.test(text) && box.right > from;
