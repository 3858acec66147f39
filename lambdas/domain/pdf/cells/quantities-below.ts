import { type Line, makeLine, movedBy, type PageLines, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { MONEY } from '../tokens/amount-of-word.ts';

/** `Qty: 64 sqft`, `Quantity: 2`: how many, and of what, and nothing else. */
const QUANTITY = /^(?:qty|quantity):?\s+[-–]?\d[\d,]*(?:\.\d+)?(?:\s+\p{L}[\p{L}.]{0,7}){0,2}$/iu;
/** Fewer may be remarks. */
const LEAST_ROWS = 3;
/** Font sizes from the figures of a row to the end of its quantity, whose unit stands between. */
const QUANTITY_AT = 6;
/** And from there to the words of the row, at least. */
const ROOM = 4;
/** Font sizes between a quantity and its unit. */
const UNIT_GAP = 0.4;

/**
 * `Qty: 64 sqft` below `2   Brick veneer, tear out   $416.00   $416.00`: estimates with columns of labor and materials may
 * say how much of a thing on a line of its own under its name. It stands before the figures of the row from now on, below
 * a head of its own. Documents with quantities in a column, or with such lines below others, are returned as they are.
 */
export const withQuantitiesBeside = (pages: readonly PageLines[]): PageLines[] => {
  const counted = countedRows(pages);
  if (counted === null) return [...pages];
  const heads = headsOf(pages);
  const rows = [...counted.keys()];
  const figures = Math.min(...rows.map(figuresAt));
  const size = Math.max(...rows.map(({ fontSize }) => fontSize));
  const edge = figures - QUANTITY_AT * size;
  const words = Math.max(...rows.map(wordsEnd));
  if (heads === null || words > edge - ROOM * size) return [...pages];
  const taken = new Set(counted.values());
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line): Line[] => {
      if (taken.has(line)) return [];
      const own = counted.get(line);
      if (own !== undefined) return [withCells(line, setAt(own, edge))];
      return [heads.has(line) ? withCells(line, headAt(line, edge)) : line];
    }),
  }));
};

/** The rows with a line below them that counts them; null where such lines stand below anything else. */
const countedRows = (pages: readonly PageLines[]): ReadonlyMap<Line, Line> | null => {
  const counted = new Map<Line, Line>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!QUANTITY.test(line.text)) continue;
      const row = lines[at - 1];
      const isBelow = row !== undefined && pitchBetween(row, line) < SECOND_LINE;
      if (!isBelow || !MONEY.test(row.words.at(-1)?.text ?? '') || wordsEnd(row) <= 0) return null;
      counted.set(row, line);
    }
  return counted.size < LEAST_ROWS ? null : counted;
};

/** The last lines of the tables' heads; null where they have a quantity, or there are none. */
const headsOf = (pages: readonly PageLines[]): ReadonlySet<Line> | null => {
  const headers = pages.flatMap(({ lines }) =>
    lines.flatMap((_, at) => headerRowAt(lines, at) ?? []),
  );
  const isCounted = headers.some(({ headings }) =>
    headings.some(({ kind }) => kind === 'quantity' || kind === 'unit' || kind === 'unitPrice'),
  );
  const last = headers.flatMap(({ lines }) => lines.slice(-1));
  return isCounted || last.length === 0 ? null : new Set(last);
};

/** `$416.00`, `–`: where the first of the figures at the end of a row begins. */
const figuresAt = ({ words }: Line): number => words[firstFigure(words)]?.box.left ?? 0;

const wordsEnd = ({ words }: Line): number => words[firstFigure(words) - 1]?.box.right ?? 0;

const firstFigure = (words: readonly Word[]): number =>
  words.findLastIndex(({ text }) => !MONEY.test(text) && !/^[-–—]$/.test(text)) + 1;

/** The quantity so that it ends at an edge, its unit behind it. */
const setAt = ({ words }: Line, edge: number): Word[] => {
  const [, quantity, ...unit] = words;
  if (quantity === undefined) return [];
  const from = edge + UNIT_GAP * quantity.fontSize - (unit[0]?.box.left ?? 0);
  return [...movedBy([quantity], edge - quantity.box.right), ...movedBy(unit, from)];
};

const headAt = ({ words }: Line, edge: number): Word[] => {
  const [word] = words;
  if (word === undefined) return [];
  const box = { ...word.box, left: edge - 2 * word.fontSize, right: edge };
  return [{ ...word, text: 'QTY', box }];
};

const withCells = (line: Line, cells: readonly Word[]): Line => {
  const { words } = withWordsOn(line, cells);
  return { ...makeLine(line.page, words, line.ocr), fontSize: line.fontSize };
};
