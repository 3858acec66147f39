import { type Line, makeLine, onLevelOf, type PageLines } from '../pages/lines.ts';
import { isDimensions } from '../rooms/measures.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
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
  const below = lines.filter((line) => isFigures(line, described));
  if (below.length < LEAST_ROWS) return [...pages];
  // Sums have fewer figures than rows.
  const least = Math.min(...below.map((line) => figuresOf(line)));
  const others = lines.filter((line) => isRow(line, least));
  if (below.length < (below.length + others.length) * MOST) return [...pages];
  return pages.map((page) => ({ ...page, lines: joined(page.lines, described) }));
};

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

const joined = (lines: readonly Line[], described: Heading): Line[] => {
  const rows = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const first = isFigures(line, described) ? wordsAbove(lines, at, described) : null;
    if (first !== null && !rows.has(first)) rows.set(first, at);
  }
  const taken = new Set(rows.values());
  const moved = lines.map((line) => line);
  for (const [first, at] of rows) {
    const figures = lines[at] as Line;
    // What is said of the row below stands right below its last line.
    for (let index = first; index < at; index += 1) {
      const [line, below] = [lines[index] as Line, lines[index + 1] as Line];
      const own = index === first ? [...line.words, ...figures.words] : line.words;
      moved[index] = makeLine(
        line.page,
        own.map((word) => onLevelOf(below, word)),
        line.ocr,
      );
    }
  }
  return moved.filter((_, index) => !taken.has(index));
};

/** The line with the row's number, or else the one right above its figures. */
const wordsAbove = (lines: readonly Line[], at: number, { left }: Heading): number | null => {
  const above = lines[at - 1];
  if (above === undefined || hasFigures(above)) return null;
  for (let index = at - 1; index >= Math.max(0, at - MOST_LINES); index -= 1) {
    const line = lines[index];
    if (line === undefined || hasFigures(line)) break;
    if ((line.words[0]?.box.right ?? left) < left - APART) return index;
  }
  return at - 1;
};

/** Words may count things, `8 lb. pad, 32 oz.`; money has cents. */
const hasFigures = ({ text }: Line): boolean => /\d\.\d{2}\b/.test(text);
