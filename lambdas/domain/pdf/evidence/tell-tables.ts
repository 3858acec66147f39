import { type Line, makeLine, type PageLines, segmentsOf } from '../lines.ts';
import type { Word } from '../page-text.ts';
import type { ColumnKind } from '../vocabulary.ts';
import { type NamedColumn, type NamedTable, nameColumns } from './name-columns.ts';
import { headingOver, printedHeadings } from './printed-headings.ts';
import { sumsTold } from './sums.ts';
import { cellLinesOf } from './table-cells.ts';

/** Pages whose table was told by what it holds, with headings that everybody knows. */
export interface ToldTable {
  pages: PageLines[];
  columns: NamedColumn[];
  /** Where the table begins. */
  page: number;
}

/** A heading of one word for each kind of column. */
const HEADS: Readonly<Record<ColumnKind, string>> = {
  itemNumber: '#',
  description: 'DESCRIPTION',
  category: 'CATEGORY',
  selector: 'SEL',
  activity: 'ACT',
  room: 'ROOM',
  note: 'NOTES',
  coverage: 'COVERAGE',
  recoverable: 'RECOVERABLE',
  calculation: 'CALC',
  quantity: 'QTY',
  unit: 'UOM',
  unitPrice: 'RATE',
  removePrice: 'REMOVE',
  replacePrice: 'REPLACE',
  resetPrice: 'RESET',
  laborPrice: 'LABOR',
  materialPrice: 'MAT',
  lineItemTotal: 'SUBTOTAL',
  tax: 'TAX',
  overheadProfit: 'O&P',
  total: 'TOTAL',
  rcv: 'RCV',
  ageLife: 'AGE/LIFE',
  lifeYears: 'LIFE',
  condition: 'COND',
  depreciationPercent: 'DEP%',
  depreciation: 'DEPREC',
  acv: 'ACV',
  otherNumber: 'WID',
};

/** Fewer lines with three figures are no table that arithmetic could tell. */
const LEAST_LINES = 3;

/**
 * Looks for a table by evidence where its headings say nothing: columns are named by what adds up
 * from row to row and by what they hold. Headings that everybody knows are set in the place of the
 * printed ones, and sums are named where they are the sums of the rows, so that the pages read like
 * any others. Null where the rows' arithmetic does not tell what is what.
 */
export const tellTables = (pages: readonly PageLines[]): ToldTable | null => {
  const lines = cellLinesOf(pages);
  const full = lines.filter(({ figures, texts }) => figures.length >= 3 && texts.length > 0);
  const [first] = full;
  if (first === undefined || full.length < LEAST_LINES) return null;
  const headings = printedHeadings(pages, first.line);
  const table = nameColumns(lines, headingOver(headings));
  if (table === null) return null;
  return {
    pages: withHeads(sumsTold(pages, lines, table), table, headings),
    columns: table.columns,
    page: table.rows[0]?.line.page ?? first.line.page,
  };
};

const withHeads = (
  pages: readonly PageLines[],
  table: NamedTable,
  headings: readonly Line[],
): PageLines[] => {
  const rows = new Set(table.rows.map(({ line }) => line));
  const printed = new Set(headings.map(({ text }) => text));
  let hasBegun = false;
  return pages.map((page) => {
    const lines: Line[] = [];
    let isOpen = false;
    let isHead = false;
    for (const line of page.lines) {
      hasBegun ||= printed.has(line.text) || rows.has(line);
      // Labels and values above the table have been read, and name no room.
      if (!hasBegun && segmentsOf(line.words, LABEL_GAP).length > 1) continue;
      if (printed.has(line.text)) {
        if (!isHead) lines.push(headOf(line, table.columns));
        isHead = true;
        isOpen = true;
        continue;
      }
      isHead = false;
      if (rows.has(line) && !isOpen) {
        lines.push(headOf(line, table.columns));
        isOpen = true;
      }
      lines.push(line);
    }
    return { ...page, lines };
  });
};

/** Font sizes between a label and its value, at least. */
const LABEL_GAP = 1.6;

/** Points that headings keep from each other. */
const APART = 8;

/** The headings as a line right above another, or in its place. */
const headOf = (at: Line, columns: readonly NamedColumn[]): Line => {
  const [like] = at.words;
  const words = columns.flatMap((column, index): Word[] => {
    const next = columns[index + 1];
    const text = HEADS[column.kind];
    const room = next === undefined ? column.right : Math.min(column.right, next.left - APART);
    if (like === undefined) return [];
    const right = Math.max(room, column.left + 1);
    return [
      { ...like, text, fontSize: 4, bold: true, box: { ...at.box, left: column.left, right } },
    ];
  });
  return makeLine(at.page, words, at.ocr);
};
