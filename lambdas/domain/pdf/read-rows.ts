import type { PrintedTotal } from '../estimate/estimate.ts';
import { decimal, sum, toAmount } from '../money/money.ts';
import { adjustmentBetween } from './adjusted-sums.ts';
import { beginsRow, isAmongRows } from './among-rows.ts';
import { readTextLine } from './between-rows/read-text-line.ts';
import { type BuiltItem, buildItem } from './build-item.ts';
import { assignColumns } from './columns/assign-columns.ts';
import { coverageBeside } from './coverage-heads.ts';
import { dropSums, type ReadSum } from './drop-sums.ts';
import { createGroups, type GroupTracker } from './groups.ts';
import type { HeaderRow } from './header-row.ts';
import type { ImplicitTable } from './implicit-table.ts';
import { itemStartOf } from './item-start.ts';
import type { KnownNames } from './known-names.ts';
import { learnTable, learnTables, type Table } from './learn-tables.ts';
import {
  continuedRoom,
  couldBeName,
  hasAmounts,
  isClosingTitle,
  isDimensions,
  isDrawingLabel,
  isMachineNote,
  isOpening,
  isSummaryTitle,
  roomLine,
  roomSize,
  totalLabel,
} from './line-shapes.ts';
import { type Line, type PageLines, readAtOf } from './lines.ts';
import { addsUp, closeGroups, groupOfSum, nameTotal, sumsRows } from './name-total.ts';
import { createOffers, type Offer } from './offers.ts';
import { continuesWithoutHeader } from './page-without-heads.ts';
import { hasRowFigures, type RawItem } from './raw-item.ts';
import { readItemLine } from './read-item-line.ts';
import {
  isPricedRow,
  type ReadTotal,
  readBareSum,
  readSumsAbove,
  readTotal,
} from './read-total.ts';
import type { State } from './row-state.ts';
import { standsOut } from './table-look.ts';
import { tokensOf } from './tokens/tokens.ts';
import { isUpperPart, loneUpperParts } from './upper-heads.ts';

export interface RowsResult {
  items: BuiltItem[];
  totals: PrintedTotal[];
  groups: GroupTracker;
  /** Pages on which at least one item begins or goes on. */
  itemPages: Set<number>;
  /** What was left out, as no total counts it. */
  offers: readonly Offer[];
}

/** Reads the item tables of all pages, in order. */
export const readRows = (
  pages: readonly PageLines[],
  known: KnownNames,
  implicit: ImplicitTable | null = null,
): RowsResult => {
  const tables = learnTables(pages);
  const implicitTable =
    implicit === null
      ? null
      : learnTable(
          implicit.header,
          pages.flatMap((page) => page.lines),
        );
  const groups = createGroups(known);
  const items: BuiltItem[] = [];
  /** The row accepted last: lines below may still belong to it. */
  let last: RawItem | null = null;
  const totals: PrintedTotal[] = [];
  const sums: ReadSum[] = [];
  const itemPages = new Set<number>();
  const state: State = {
    table: null,
    open: false,
    suspended: false,
    item: null,
    heads: [],
    afterTotal: false,
    summing: false,
    isSummed: false,
    adjustments: 0,
    section: null,
    firstSection: null,
    plainHeads: new Set(),
    coverage: null,
    sectionOfHeads: null,
    leading: [],
  };
  const headerOf = new Map<Line, HeaderRow>();
  for (const header of tables.keys()) {
    const [first] = header.lines;
    if (first !== undefined) headerOf.set(first, header);
  }

  const upperParts = loneUpperParts(pages, headerOf);
  const offers = createOffers(pages, headerOf, groups.knows);

  /** The lines below the last sum. */
  let sinceSum: Line[] = [];

  const accept = (item: RawItem): void => {
    if (last !== null) items.push(buildItem(last));
    // A room that several rows share is named in the first of them only.
    const isShared = last?.model === item.model && item.model.namesEachRoom !== true;
    const room = isShared ? last?.texts.get('room') : undefined;
    if (room !== undefined && !item.texts.has('room')) item.texts.set('room', room);
    last = item;
    for (const line of item.lines) itemPages.add(line.page);
  };

  /** A numbered line that never got figures was a remark of the item before it. */
  const settleTentative = (): void => {
    const item = state.item;
    if (item === null || item === last) return;
    if (hasRowFigures(item)) {
      accept(item);
      return;
    }
    const owner = last;
    if (owner !== null && owner.group === item.group)
      for (const line of [...item.lines, ...item.notes.map((note) => note.line)])
        owner.notes.push({ line, machine: isMachineNote(line.text) });
    state.item = owner;
  };

  const closeItem = (): void => {
    settleTentative();
    state.item = null;
  };

  const applyHeads = (): void => {
    if (state.heads.length === 0) return;
    const before = groups.current();
    const { section } = groups.applyHeads(state.heads);
    const coverage = state.heads.map(coverageBeside).findLast(isNamed) ?? null;
    state.heads = [];
    // A room that goes on over the page is headed without it.
    if (coverage !== null || groups.current() !== before) state.coverage = coverage;
    if (groups.current() !== before) {
      closeItem();
      state.section = section ?? state.sectionOfHeads;
      state.firstSection = null;
    } else if (section !== null) {
      // `CONTINUED - Bedroom 2`, and the next of its sections.
      state.section = section;
    }
    state.sectionOfHeads = null;
  };

  /** The group's name and sums that stand right above a table's headings. */
  const sumsAboveTable = (
    line: Line,
    below: Line | undefined,
  ): ReturnType<typeof readSumsAbove> => {
    const header = below === undefined ? undefined : headerOf.get(below);
    const next = header === undefined ? undefined : tables.get(header);
    if (next === undefined || itemStartOf(line) !== null || totalLabel(line.text) !== null)
      return null;
    return readSumsAbove(line, next);
  };

  /** What makes the total of the sum of all rows, where that stands above it on its page. */
  const adjustmentBelow = (total: number): number => {
    const above = sums.at(-1)?.amount ?? null;
    if (above === null || above === total || sinceSum.length === 0) return 0;
    const rows = [...items, ...(last === null ? [] : [buildItem(last)])];
    const isSum = (some: readonly BuiltItem[]): boolean =>
      sum(some.map(({ item }) => item.rcv ?? item.lineItemTotal)).eq(above);
    // Heads of groups may print what their rows come to.
    const isOfAll = isSum(rows) || isSum(dropSums(rows, []).items);
    return isOfAll ? adjustmentBetween(sinceSum, above, total) : 0;
  };

  /** Closes what a sum is of; the number of lines below it that belong to it. */
  const takeTotal = (
    total: ReadTotal,
    line: Line,
    below: Line | undefined,
    table: Table,
  ): number => {
    settleTentative();
    if (total.kind === 'area') {
      state.afterTotal = true;
      state.heads.push(line);
      closeItem();
      return 0;
    }
    const goesOn = nameTotal(total, line, below, groups, () =>
      addsUp(items, last, groups.current(), total),
    );
    itemPages.add(line.page);
    const whole = total.amounts.rcv ?? total.amounts.lineItemTotal;
    // What is called a markup may be one of several lines that lead to the total.
    if (total.kind === 'grand' && whole !== null)
      state.adjustments = adjustmentBelow(whole) || state.adjustments;
    const path = closeGroups(total, groups);
    totals.push({
      kind: total.kind,
      name: total.name,
      path,
      ...groupOfSum(items, last, state.section, total),
      amounts: total.amounts,
      ...(total.kind === 'grand' && state.adjustments !== 0
        ? { adjustments: toAmount(decimal(state.adjustments)) }
        : {}),
      readAt: readAtOf(line),
    });
    sums.push({
      rowsBefore: items.length + (last === null ? 0 : 1),
      amount: total.amounts.rcv ?? total.amounts.lineItemTotal,
    });
    closeItem();
    state.afterTotal = total.kind !== 'section' && total.kind !== 'grand';
    state.heads = [];
    state.summing = table.numbered ? false : total.name === '';
    state.isSummed ||= !table.numbered && isSumOfSums(total, totals);
    if (total.kind === 'room' || total.kind === 'level') state.section = null;
    if (total.kind === 'line_items') state.open = false;
    return total.figuresBelow || goesOn ? 1 : 0;
  };

  /** The sum of the rows above it, without a word. */
  const bareSum = (line: Line, table: Table): ReadTotal | null => {
    const found = readBareSum(line, table);
    return found !== null && sumsRows(items, last, sums.at(-1)?.rowsBefore ?? 0, found)
      ? found
      : null;
  };

  for (const page of pages) {
    // A level or room may be headed at the foot of one page and begin on the next, or the one after
    // it where its subrooms fill a page.
    const goesOn = state.afterTotal || (!state.open && state.heads.some(isRoomLine));
    if (state.open || !groups.headsOnly(state.heads))
      state.heads = goesOn ? state.heads.filter(headsSomething) : [];
    state.afterTotal = false;
    const mayGoOn = state.open || state.suspended;
    state.open = mayGoOn && continuesWithoutHeader(page, state.table, headerOf, groups);
    // Photos and plans have neither rows nor sums.
    state.suspended = mayGoOn && !state.open && !page.lines.some(hasAmounts);
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index];
      if (line === undefined) continue;
      if (offers.take(line, state.table, totals.at(-1) ?? null)) {
        closeItem();
        state.open = false;
        continue;
      }
      const header = headerOf.get(line);
      if (header !== undefined && !isRemark(header, page.lines.slice(index + 1), tables, state)) {
        if (state.open && !state.afterTotal) takeTrailingHeads(state, line);
        const above = state.heads.at(-1);
        if (above !== undefined && (isUpperPart(above, header) || upperParts.has(above.text)))
          state.heads.pop();
        applyHeads();
        state.table = tables.get(header) ?? null;
        state.open = true;
        state.suspended = false;
        state.afterTotal = false;
        state.isSummed = false;
        index += header.lines.length - 1;
        continue;
      }
      if (implicitTable !== null && implicit?.from.get(page.page) === line) {
        applyHeads();
        state.table = implicitTable;
        state.open = true;
      }
      const { table } = state;
      const rest = page.lines.slice(index + 1);
      const heads =
        itemStartOf(line) === null &&
        !(state.open && table !== null && isPricedRow(line, table)) &&
        (isSummaryTitle(line.text) ||
          (isClosingTitle(line.text) && table !== null && !hasRowsBelow(rest, table)));
      const goesOn = (): boolean =>
        state.open && table !== null && isAmongRows(line, rest, table, state, headerOf) === 'rows';
      // A room may be called `Recap`, right above heads as every room has them.
      const isRoom = (): boolean => {
        const below = rest[0] === undefined ? undefined : headerOf.get(rest[0]);
        return below !== undefined && tables.get(below) === table && groups.isLikeRoom(line);
      };
      if (heads && !isNoteOf(state, line) && !goesOn() && !isRoom()) {
        closeItem();
        state.open = false;
        state.suspended = false;
        state.heads = [];
        continue;
      }
      const above = sumsAboveTable(line, rest[0]);
      if (above !== null) {
        closeItem();
        applyHeads();
        state.section = above.name;
        totals.push({ kind: 'section', ...above, path: [], readAt: readAtOf(line) });
        sums.push({ rowsBefore: 0, amount: above.amounts.rcv ?? above.amounts.lineItemTotal });
        itemPages.add(page.page);
        state.open = false;
        continue;
      }
      if (!state.open || table === null) {
        if (isNoteOverleaf(state, line)) state.item?.notes.push({ line, machine: false });
        else state.heads.push(line);
        continue;
      }
      const total =
        (itemStartOf(line) === null ? readTotal(line, rest[0], table) : null) ??
        bareSum(line, table);
      if (total !== null) {
        index += takeTotal(total, line, rest[0], table);
        sinceSum = [];
        continue;
      }
      if (sums.length > 0) sinceSum.push(line);
      if (readItemLine(line, table, state, groups, applyHeads, settleTentative, accept)) continue;
      readTextLine(line, { rest, page, table, state, groups, headerOf });
    }
  }
  closeItem();
  if (last !== null) items.push(buildItem(last));
  const { items: work, markup } = dropSums(items, sums);
  const grand = totals.findLast(({ kind }) => kind === 'grand');
  if (grand !== undefined && !markup.eq(0))
    grand.adjustments = toAmount(markup.plus(grand.adjustments ?? 0));
  return { items: work, totals, groups, itemPages, offers: offers.found };
};

/** Whether the last of the totals is what all those of sections and rooms before it come to. */
const isSumOfSums = (total: ReadTotal, totals: readonly PrintedTotal[]): boolean => {
  const parts = totals
    .slice(0, -1)
    .flatMap(({ kind, amounts }) => (kind === 'section' || kind === 'room' ? [amounts.rcv] : []));
  return (
    parts.length >= 2 &&
    total.amounts.rcv !== null &&
    sum(parts).minus(total.amounts.rcv).abs().lt('0.01')
  );
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
const isRemark = (
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

const isNamed = (name: string | null): boolean => name !== null;

const isRoomLine = (line: Line): boolean => roomLine(line.text) !== null;

const headsSomething = (line: Line): boolean =>
  couldBeName(line) ||
  isDimensions(line.text) ||
  isOpening(line.text) ||
  roomLine(line.text) !== null ||
  roomSize(line.text) !== null;

/** Below `Kitchen (continued)`, the note of a row that was the last on its page; heads of a room follow. */
const isNoteOverleaf = ({ heads, item, suspended }: State, line: Line): boolean => {
  const [head] = heads;
  return (
    item !== null &&
    !suspended &&
    heads.length === 1 &&
    head?.page === line.page &&
    continuedRoom(head.text) !== null &&
    !line.bold &&
    line.words.length >= WORDS_OF_NOTE &&
    !headsSomething(line)
  );
};

/** Words of a note, at the least, where a name might stand. */
const WORDS_OF_NOTE = 4;

const isNoteOf = (state: State, line: Line): boolean =>
  state.item !== null && state.open && !line.bold && /[a-z]\s+[a-z]+\s+[a-z]+/.test(line.text);

/** Lines at the end of an item's notes that really head the next room. */
const takeTrailingHeads = (state: State, header: Line): void => {
  const { item } = state;
  if (item === null) return;
  const notes = item.notes.filter((note) => note.line.page === header.page);
  for (let from = 0; from < notes.length; from += 1) {
    const tail = notes.slice(from).map((note) => note.line);
    const [first] = tail;
    if (first === undefined) continue;
    const heads = tail.every(
      (line) =>
        couldBeName(line) ||
        isDimensions(line.text) ||
        isOpening(line.text) ||
        isDrawingLabel(line.text),
    );
    const isHeading =
      first.bold ||
      roomLine(first.text) !== null ||
      (couldBeName(first) && first.box.left > header.box.left + 60) ||
      (couldBeName(first) && tail.slice(1).some((line) => isDimensions(line.text))) ||
      gapAbove(first, item) > first.fontSize * 1.1;
    if (!heads || !isHeading) continue;
    const cut = new Set(tail);
    item.notes = item.notes.filter((note) => !cut.has(note.line));
    state.heads.push(...tail);
    return;
  }
};

const gapAbove = (line: Line, item: RawItem): number => {
  const above = [...item.lines, ...item.notes.map((note) => note.line)].filter(
    (other) => other.page === line.page && other.box.bottom <= line.box.top + 1 && other !== line,
  );
  return above.length === 0
    ? 0
    : line.box.top - Math.max(...above.map((other) => other.box.bottom));
};
