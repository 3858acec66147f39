import { settleCells } from '../cells/settle-cells.ts';
import { markBareNumbers } from '../items/bare-numbers.ts';
import { type Line, makeLine, median, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { goesOnWith } from '../tables/line-pitch.ts';
import { endsUncharged } from '../tokens/uncharged.ts';
import { type NamedColumn, type NamedTable, nameColumns } from './name-columns.ts';
import { printedHeadings } from './printed-headings.ts';
import { sumsTold } from './sums.ts';
import { type CellLine, cellLinesOf, cellsOf } from './table-cells.ts';

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
  title: 'ITEM NAME',
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
  deducted: 'DEDUCT',
  alsoTotal: 'LABOR TOTAL',
  rcv: 'RCV',
  ageLife: 'AGE/LIFE',
  lifeYears: 'LIFE',
  condition: 'COND',
  depreciationPercent: 'DEP%',
  depreciation: 'DEPREC',
  lostDepreciation: 'NON-RECOVERABLE',
  heldBack: 'HOLDBACK',
  acv: 'ACV',
  otherNumber: 'WID',
  otherText: 'CREW',
};

/** Quantity, unit price and amount. */
const LEAST_FIGURES = 3;
/** Fewer lines with as many are no table that arithmetic could tell. */
const LEAST_LINES = 3;

/**
 * Looks for a table by evidence where its headings say nothing: columns are named by what adds up
 * from row to row and by what they hold. Headings that everybody knows are set in the place of the
 * printed ones, and sums are named where they are the sums of the rows, so that the pages read like
 * any others. Null where the rows' arithmetic does not tell what is what.
 */
export const tellTables = (pages: readonly PageLines[]): ToldTable | null => {
  const lines = cellLinesOf(pages);
  const full = lines.filter(
    ({ figures, line }) => figures.length >= LEAST_FIGURES && totalLabel(line.text) === null,
  );
  if (full.length < LEAST_LINES) return null;
  const headingsAbove = (first: Line): Line[] => printedHeadings(pages, first);
  const whole = nameColumns(full, headingsAbove);
  const found = new Set(whole?.rows);
  const tables = [
    ...(whole === null ? [] : [whole]),
    ...byHeadings(full, headingsAbove)
      .filter((part) => !part.some((one) => found.has(one)))
      .flatMap((part) => nameColumns(part, headingsAbove) ?? []),
  ];
  const [first] = tables;
  if (first === undefined) return null;
  const rows = new Set(tables.flatMap((table) => table.rows.map(({ line }) => line)));
  const named = tables.reduce<readonly PageLines[]>(
    (settled, table) => sumsTold(settled, lines, table, rows),
    pages,
  );
  // What looks for its form below headings finds it now.
  const told = settleCells(withHeads(named, tables));
  markBareNumbers(told);
  return {
    pages: told,
    columns: first.columns,
    page: first.rows[0]?.line.page ?? 1,
  };
};

/** Lines below the same headings are one table, on whatever pages they stand. */
const byHeadings = (
  lines: readonly CellLine[],
  headingsAbove: (line: Line) => Line[],
): CellLine[][] => {
  const groups = new Map<string, CellLine[]>();
  let open: CellLine[] = [];
  for (const one of lines) {
    const key = headingsAbove(one.line)
      .map(({ text }) => text)
      .join(' ');
    if (key !== '') {
      open = groups.get(key) ?? [];
      groups.set(key, open);
    }
    open.push(one);
  }
  return [...groups.values()].filter((group) => group.length >= LEAST_LINES);
};

const withHeads = (pages: readonly PageLines[], tables: readonly NamedTable[]): PageLines[] => {
  const tableOf = new Map<Line, NamedTable>();
  const headed = new Map<string, NamedTable>();
  for (const table of tables) {
    for (const { line } of table.rows) tableOf.set(line, table);
    for (const { text } of table.headings) headed.set(text, table);
  }
  for (const { lines } of pages) for (const row of rowsAbove(lines, tableOf)) tableOf.set(...row);
  const rowSize = median([...tableOf.keys()].map(({ fontSize }) => fontSize));
  let hasBegun = false;
  return pages.map((page) => {
    const lines: Line[] = [];
    let open: NamedTable | null = null;
    let isHead = false;
    for (const line of page.lines) {
      const head = headed.get(line.text);
      const table = tableOf.get(line);
      hasBegun ||= head !== undefined || table !== undefined;
      // Labels and values above the table have been read, and name no room.
      if (!hasBegun && segmentsOf(line.words, LABEL_GAP).length > 1) continue;
      // Nor does the title of the document.
      if (!hasBegun && line.fontSize > rowSize * TITLE_SIZES) continue;
      if (head !== undefined) {
        if (!isHead) lines.push(headOf(line, head.columns));
        isHead = true;
        open = head;
        continue;
      }
      isHead = false;
      if (table !== undefined && open !== table) {
        const isDescribed = table.columns.some(({ kind }) => kind === 'description');
        // What is done stands on the line above the figures.
        const own = isDescribed ? linesGoingOn(lines, line) : 1;
        lines.splice(lines.length - own, 0, headOf(line, table.columns));
        open = table;
      }
      lines.push(line);
    }
    return { ...page, lines };
  });
};

/**
 * Rows above those that add up, which miss a figure or have one more, with nothing but remarks
 * between: their amounts end where the table's do.
 */
const rowsAbove = (
  lines: readonly Line[],
  tableOf: ReadonlyMap<Line, NamedTable>,
): [Line, NamedTable][] => {
  const at = lines.findIndex((line) => tableOf.has(line));
  const table = tableOf.get(lines[at] as Line);
  const columns = table?.columns.filter(({ kind }) => kind !== 'description') ?? [];
  const end = Math.max(...columns.map(({ right }) => right));
  const rows: [Line, NamedTable][] = [];
  for (const line of lines.slice(0, Math.max(0, at)).reverse()) {
    const { figures } = cellsOf(line);
    const isWhole =
      figures.length >= LEAST_FIGURES ||
      (figures.length === LEAST_FIGURES - 1 &&
        figures.every((one) =>
          columns.some(({ left, right }) => one.left < right && one.right > left),
        ));
    const isRow =
      (isWhole && Math.abs((figures.at(-1)?.right ?? 0) - end) < AT_END) ||
      (figures.length > 0 && endsUncharged(line, end, AT_END));
    if (isRow && table !== undefined && totalLabel(line.text) === null) rows.push([line, table]);
    else if (segmentsOf(line.words, LABEL_GAP).length > 1) break;
  }
  return rows;
};

/** Points between the ends of amounts below each other, at most. */
const AT_END = 3;

/** How many of the lines read last a row goes on with: its description began there. */
const linesGoingOn = (lines: readonly Line[], row: Line): number => {
  const above = lines.at(-1);
  return above !== undefined && goesOnWith(above, row)
    ? 1 + linesGoingOn(lines.slice(0, -1), above)
    : 0;
};

/** Font sizes between a label and its value, at least. */
const LABEL_GAP = 1.6;

/** A title is so much larger than the rows. */
const TITLE_SIZES = 1.4;

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
