import { type Line, type PageLines, segmentsOf } from '../pages/lines.ts';
import { headerRowAt } from '../tables/header-row.ts';

/** Points by which the amounts of a table's rows may end apart. */
const EDGE = 3;
/** Font sizes from one cell of a row to the next. */
const CELL_GAP = 1;
/** Cells of a row, at least: what it is, how many, what they come to. */
const LEAST_CELLS = 3;
const LEAST_ROWS = 2;

const AMOUNT = /^-?\$?[\d,]*\d\.\d{2}$/;
const PRICE = /\$\d|\d\.\d{2}\b/;

/** A table among the sentences of a letter. */
export interface TableInLetter {
  /** Its head and its rows. */
  lines: ReadonlySet<Line>;
  rows: ReadonlySet<Line>;
}

/** Of a letter without any. */
export const NO_TABLE: TableInLetter = { lines: new Set(), rows: new Set() };

/**
 * `Mark   Where   Qty   Each   Extended` over four windows, in a letter that says the price of all else in its sentences: the
 * only table of a document, of fewer rows than lines beside it say a price. Null where there are more tables, or larger ones.
 */
export const tableInLetter = (pages: readonly PageLines[]): TableInLetter | null => {
  const heads = pages.flatMap(({ lines }) =>
    lines.flatMap((_, at) => {
      const head = headerRowAt(lines, at);
      return head === null ? [] : [{ lines, at, end: at + head.lines.length }];
    }),
  );
  const [head, another] = heads;
  if (head === undefined) return NO_TABLE;
  if (another !== undefined) return null;
  const rows = rowsBelow(head.lines.slice(head.end));
  if (rows.length < LEAST_ROWS) return null;
  const lines = new Set([...head.lines.slice(head.at, head.end), ...rows]);
  const beside = pages.flatMap((page) =>
    page.lines.filter((line) => !lines.has(line) && PRICE.test(line.text)),
  );
  // One of them is the total.
  return beside.length - 1 > rows.length ? { lines, rows: new Set(rows) } : null;
};

/** The lines right below a head that are rows of cells and end in one column of amounts. */
const rowsBelow = (lines: readonly Line[]): readonly Line[] => {
  const right = lines[0]?.box.right ?? 0;
  const end = lines.findIndex(
    ({ words, box }) =>
      !AMOUNT.test(words.at(-1)?.text ?? '') ||
      Math.abs(box.right - right) > EDGE ||
      segmentsOf(words, CELL_GAP).length < LEAST_CELLS,
  );
  return end < 0 ? lines : lines.slice(0, end);
};
