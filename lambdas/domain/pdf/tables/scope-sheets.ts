import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { hasAmounts } from '../sums/total-labels.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { ColumnKind } from './column-kinds.ts';
import { headingKind, PRICES_TO_COME } from './heading-words.ts';

/** Fewer rows with a quantity than these are no scope of work. */
const LEAST_ROWS = 3;

/** Points right of the page where the column of prices is set that the sheet does not have. */
const BEYOND = 60;

const SCOPE: ReadonlySet<ColumnKind> = new Set([
  'description',
  'quantity',
  'unit',
  'itemNumber',
  'note',
  'activity',
  'room',
]);

/**
 * Work orders and scope sheets list what is to be done without prices: `DESCRIPTION   QTY   DONE`.
 * Their headings get a column of prices right of the page, where nothing stands, so that they head
 * a table like any other. Null where the document is no such sheet.
 */
export const withPricesToCome = (pages: readonly PageLines[]): PageLines[] | null => {
  const heads = new Map<Line, Line>();
  for (const { lines, width } of pages)
    for (const line of lines) {
      const head = headOf(line, width);
      if (head !== null) heads.set(line, head);
    }
  if (heads.size === 0) return null;
  const rows = pages.flatMap(({ lines }) => lines.filter(isCounted));
  if (rows.length < LEAST_ROWS) return null;
  // What has amounts elsewhere is none without prices.
  const priced = pages.flatMap(({ lines }) => lines.filter(hasAmounts));
  if (priced.length * 2 > rows.length) return null;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => heads.get(line) ?? line),
  }));
};

const isCounted = (line: Line): boolean =>
  tokensOf(line.words).some(
    ({ kind, unit }, at, tokens) =>
      (kind === 'quantity' && unit !== null) ||
      // The unit in a column of its own.
      (kind === 'amount' && tokens[at + 1]?.unit != null && tokens[at + 1]?.kind !== 'quantity'),
  );

/** Whether a line heads a table of work and how much of it there is, priced or not. */
export const isScopeHead = (line: Line): boolean => headOf(line, 0) !== null;

/** The headings of a scope with the column of prices; null for any other line. */
const headOf = (line: Line, width: number): Line | null => {
  if (/\d[.,]\d/.test(line.text) || line.words.length > 12) return null;
  const headed = segmentsOf(line.words, 0.9).map((words) => ({
    words,
    kind: headingKind(textOf(words)),
  }));
  const kinds = new Set(headed.map(({ kind }) => kind));
  if (!kinds.has('description') || !kinds.has('quantity')) return null;
  // Boxes to tick have headings of their own.
  const known = headed.filter(({ kind }) => kind !== null && SCOPE.has(kind));
  const last = line.words.at(-1);
  if (last === undefined) return null;
  const left = width + BEYOND;
  const price = PRICES_TO_COME.split(' ').map((text, at): Word => {
    const from = left + at * last.fontSize * 4;
    return { ...last, text, box: { ...last.box, left: from, right: from + last.fontSize * 3.5 } };
  });
  return makeLine(line.page, [...known.flatMap(({ words }) => words), ...price], line.ocr);
};
