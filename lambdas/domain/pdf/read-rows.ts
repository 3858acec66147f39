import type { PrintedTotal } from '../estimate/estimate.ts';
import { toAmount } from '../money/money.ts';
import { beginsRow, isAmongRows } from './between-rows/among-rows.ts';
import { readTextLine } from './between-rows/read-text-line.ts';
import { assignColumns } from './columns/assign-columns.ts';
import { splitBlankRows } from './items/blank-rows.ts';
import type { BuiltItem } from './items/build-item.ts';
import type { Line, PageLines } from './pages/lines.ts';
import { headsReadings, isClosingTitle, isLogTitle, isSummaryTitle } from './pages/page-titles.ts';
import { continuesWithoutHeader } from './pages/page-without-heads.ts';
import { createGroups, type GroupTracker } from './rooms/groups.ts';
import {
  applyHeads,
  isNoteOverleaf,
  keepHeadsOverleaf,
  takeTrailingHeads,
} from './rooms/heads-above-tables.ts';
import type { KnownNames } from './rooms/known-names.ts';
import { createAcceptedRows } from './row-lines/accepted-rows.ts';
import { goesOnOverleaf } from './row-lines/figures-beside-wraps.ts';
import { itemStartOf } from './row-lines/item-start.ts';
import { readItemLine } from './row-lines/read-item-line.ts';
import { newState, type State } from './row-lines/row-state.ts';
import { sumOf } from './sums/added-rows.ts';
import { discountsAmongRows } from './sums/discounts-among-rows.ts';
import { createOffers, type Offer } from './sums/offers.ts';
import { isPricedRow, type NamedAmounts, readSumsAbove } from './sums/read-total.ts';
import { createSums } from './sums/sums-among-rows.ts';
import { hasAmounts, totalLabel } from './sums/total-labels.ts';
import { dropSumsOfCounted } from './sums/uncounted-rows.ts';
import type { HeaderRow } from './tables/heading.ts';
import type { ImplicitTable } from './tables/implicit-table.ts';
import { learnTable, learnTables } from './tables/learn-tables.ts';
import type { Table } from './tables/table.ts';
import { standsOut } from './tables/table-look.ts';
import { isUpperPart, loneUpperParts } from './tables/upper-heads.ts';
import { tokensOf } from './tokens/tokens.ts';

export interface RowsResult {
  items: BuiltItem[];
  totals: PrintedTotal[];
  groups: GroupTracker;
  /** Pages on which at least one item begins or goes on. */
  itemPages: Set<number>;
  /** What was left out, as no total counts it. */
  offers: readonly Offer[];
  /** Lines of work and charges that the total counts and no row holds. */
  charges: readonly Line[];
  /** Rows of a form that nobody filled in. */
  blank: readonly BuiltItem[];
}

/** Reads the item tables of all pages, in order. */
export const readRows = (
  pages: readonly PageLines[],
  known: KnownNames,
  implicit: ImplicitTable | null = null,
): RowsResult => {
  const tables = learnTables(pages);
  const allLines = (): Line[] => pages.flatMap(({ lines }) => lines);
  const implicitTable = implicit === null ? null : learnTable(implicit.header, allLines());
  const headerOf = new Map<Line, HeaderRow>();
  for (const header of tables.keys()) {
    const [first] = header.lines;
    if (first !== undefined) headerOf.set(first, header);
  }
  const upperParts = loneUpperParts(pages, headerOf);
  const discounts = discountsAmongRows(pages);
  const groups = createGroups(known);
  const state = newState();
  const rows = createAcceptedRows(state);
  const sums = createSums(rows, state, groups);
  const offers = createOffers(pages, headerOf, groups.knows);

  const takeHeads = (): void => applyHeads(state, groups, rows.closeItem);

  const beginPage = (page: PageLines): void => {
    keepHeadsOverleaf(state, groups);
    state.afterTotal = false;
    const mayGoOn = state.open || state.suspended;
    state.open = mayGoOn && continuesWithoutHeader(page, state.table, headerOf, groups);
    // Photos and plans have neither rows nor sums.
    state.suspended = mayGoOn && !state.open && !page.lines.some(hasAmounts);
  };

  const openTable = (line: Line, header: HeaderRow, below: Line | undefined): void => {
    const model = tables.get(header)?.model;
    if (model !== undefined && goesOnOverleaf(state.item, below, model)) state.heads = [];
    if (state.open && !state.afterTotal) takeTrailingHeads(state, groups, line);
    const above = state.heads.at(-1);
    if (above !== undefined && (isUpperPart(above, header) || upperParts.has(above.text)))
      state.heads.pop();
    // Below a name of their own stand rows again, whatever an unnamed subtotal led to expect.
    if (state.heads.length > 0) state.summing = null;
    takeHeads();
    state.table = tables.get(header) ?? null;
    state.open = true;
    state.suspended = false;
    state.afterTotal = false;
    state.isSummed = false;
  };

  /** A title below which something else than rows stands: a summary, the end of the estimate. */
  const closesTable = (line: Line, rest: readonly Line[]): boolean => {
    const { table, open } = state;
    const isClosing = (): boolean =>
      isClosingTitle(line.text) && table !== null && !hasRowsBelow(rest, table);
    const isLog = isLogTitle(line.text) || headsReadings(line.text);
    if (!isSummaryTitle(line.text) && !isLog && !isClosing()) return false;
    if (itemStartOf(line) !== null || (open && table !== null && isPricedRow(line, table)))
      return false;
    if (isNoteOf(state, line)) return false;
    if (
      !isLog &&
      open &&
      table !== null &&
      isAmongRows(line, rest, table, state, headerOf) === 'rows'
    )
      return false;
    // A room may be called `Recap`, right above heads as every room has them.
    const below = rest[0] === undefined ? undefined : headerOf.get(rest[0]);
    return !(below !== undefined && tables.get(below) === table && groups.isLikeRoom(line));
  };

  /** The group's name and sums that stand right above a table's headings. */
  const sumsAboveTable = (line: Line, below: Line | undefined): NamedAmounts | null => {
    const header = below === undefined ? undefined : headerOf.get(below);
    const next = header === undefined ? undefined : tables.get(header);
    if (next === undefined || itemStartOf(line) !== null || totalLabel(line.text) !== null)
      return null;
    return readSumsAbove(line, next);
  };

  /** Reads a line of a page; the number of lines below it that belong to it. */
  const readLine = (page: PageLines, index: number): number => {
    const line = page.lines[index];
    const rest = page.lines.slice(index + 1);
    if (line === undefined || EMPTY_ROW.test(line.text)) return 0;
    if (offers.take(line, state.table, sums.totals.at(-1) ?? null)) {
      rows.closeItem();
      state.open = false;
      return 0;
    }
    if (offers.isDeclined(line)) {
      rows.closeItem();
      return 0;
    }
    const header = headerOf.get(line);
    if (header !== undefined && !isTyped(header, rest, tables, state)) {
      openTable(line, header, rest[header.lines.length - 1]);
      return header.lines.length - 1;
    }
    if (implicitTable !== null && implicit?.from.get(page.page) === line) {
      takeHeads();
      state.table = implicitTable;
      state.open = true;
    }
    if (closesTable(line, rest)) {
      rows.closeItem();
      state.open = false;
      state.suspended = false;
      state.heads = [];
      return 0;
    }
    const above = sumsAboveTable(line, rest[0]);
    if (above !== null) {
      rows.closeItem();
      takeHeads();
      state.section = above.name;
      sums.takeAbove(above, line);
      state.open = false;
      return 0;
    }
    const { table } = state;
    if (!state.open || table === null) {
      if (state.item !== null && isNoteOverleaf(state, line))
        state.item.notes.push({ line, machine: false });
      else state.heads.push(line);
      return 0;
    }
    const total = sums.read(line, rest, table);
    if (total !== null) return sums.take(total, line, rest[0], table);
    if (sums.saysSums(line)) {
      rows.closeItem();
      return 0;
    }
    sums.pass(line);
    if (!readItemLine(line, { rest, table, state, groups, rows, discounts, takeHeads }))
      readTextLine(line, { rest, page, table, state, groups, headerOf });
    return 0;
  };

  for (const page of pages) {
    beginPage(page);
    for (let index = 0; index < page.lines.length; index += 1) index += readLine(page, index);
  }
  rows.closeItem();
  const { filled, blank } = splitBlankRows(rows.all());
  const hasTotal = sums.totals.some(({ kind }) => kind === 'grand' || kind === 'line_items');
  const adjusted = hasTotal ? 0 : state.adjustments;
  const { items, markup, charges, whole } = dropSumsOfCounted(filled, sums.sums, adjusted);
  if (whole !== null && !hasTotal) sums.totals.push(totalOfWhole(whole));
  const grand = sums.totals.findLast(({ kind }) => kind === 'grand');
  if (grand !== undefined && !markup.eq(0)) {
    const added = markup.plus(grand.adjustments ?? 0);
    // Rows that were taken out may have been part of the sum from which lines lead to the total.
    const work = sumOf(items);
    const isWhole = work.plus(added).eq(grand.amounts.rcv ?? grand.amounts.lineItemTotal ?? 0);
    if (!sums.explained.has(grand) || isWhole) grand.adjustments = toAmount(added);
  }
  return {
    items,
    totals: sums.totals,
    groups,
    itemPages: rows.pages,
    offers: offers.found,
    charges: [...sums.charges, ...charges],
    blank,
  };
};

/** `$   -   $   -`: a row of a workbook with nothing in it. */
const EMPTY_ROW = /^(?:\$\s*[-–—]\s*)+$/;

/** A total that no word calls one: `Both trees   $3,935.00`. */
const totalOfWhole = ({ item }: BuiltItem): PrintedTotal => {
  const { tax, overheadProfit, rcv, depreciation, acv } = item;
  // A word in front of the amount is no price of nothing.
  const isWord = item.printed.priceNote !== null;
  // Without a column of its own, what it comes to before tax and O&P is nothing that it prints.
  const isReckoned = rcv !== null && item.lineItemTotal === rcv;
  const lineItemTotal = isWord || isReckoned ? null : item.lineItemTotal;
  return {
    kind: 'grand',
    name: '',
    path: [],
    amounts: { lineItemTotal, tax, overheadProfit, rcv, depreciation, acv },
    readAt: item.printed.readAt,
  };
};

/** Whether rows of the table follow on the page. */
const hasRowsBelow = (rest: readonly Line[], table: Table): boolean =>
  rest.some((line) => {
    const start = itemStartOf(line);
    const assigned = assignColumns(tokensOf(start?.rest ?? line.words), table.model.columns);
    return assigned.figures >= 2 && assigned.strayTexts === 0;
  });

/**
 * Headings of another table that somebody typed below a row: plain text, and the next numbered row
 * stands in the columns of the table that is open.
 */
const isTyped = (
  header: HeaderRow,
  below: readonly Line[],
  tables: ReadonlyMap<HeaderRow, Table>,
  { table, open, item, afterTotal }: State,
): boolean => {
  const [line] = header.lines;
  if (line === undefined || table === null || !table.numbered) return false;
  if (!open || item === null || afterTotal || tables.get(header) === table) return false;
  if (standsOut(line, table.look)) return false;
  const next = below.findIndex((other) => {
    const start = itemStartOf(other);
    return start !== null && Math.abs(start.left - (table.numberLeft ?? start.left)) < 16;
  });
  return next >= 0 && beginsRow(below.slice(next), table);
};

const isNoteOf = (state: State, line: Line): boolean =>
  state.item !== null && state.open && !line.bold && /[a-z]\s+[a-z]+\s+[a-z]+/.test(line.text);
