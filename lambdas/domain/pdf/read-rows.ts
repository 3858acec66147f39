import type { PrintedAmounts, PrintedTotal } from '../estimate/estimate.ts';
import { decimal, toAmount } from '../money/money.ts';
import { type BuiltItem, buildItem } from './build-item.ts';
import {
  type Assignment,
  assignColumns,
  type Column,
  type ColumnModel,
  columnModelOf,
  confirmByArithmetic,
  isDash,
  learnAlignment,
  settleUnit,
} from './columns.ts';
import { dropSums } from './drop-sums.ts';
import { signedValue, type Token, tokensOf } from './figures.ts';
import {
  createGroups,
  type GroupTracker,
  type KnownNames,
  nameBesideMeasures,
  readAtOf,
} from './groups.ts';
import { type HeaderRow, headerRowAt, headerSignature } from './header-row.ts';
import type { ImplicitTable } from './implicit-table.ts';
import {
  cleanName,
  continuedRoom,
  couldBeName,
  isAdjustment,
  isDimensions,
  isDrawingLabel,
  isMachineNote,
  isMarkup,
  isOpening,
  isPageFurniture,
  isSummaryTitle,
  labelOf,
  roomLine,
  roomSize,
  sectionMark,
  type TotalLabel,
  totalLabel,
} from './line-shapes.ts';
import { continueLine, type Line, median, segmentsOf, textOf } from './lines.ts';
import type { Word } from './page-text.ts';
import { addCells, hasRowFigures, isFigure, newRawItem, type RawItem } from './raw-item.ts';
import { mayStack } from './stacked-headings.ts';
import { nameUnknownColumns } from './unknown-columns.ts';
import { type ColumnKind, ROOM_WORDS, TEXT_COLUMNS, TRADE_WORDS } from './vocabulary.ts';
import { isWrapped, type LearnedRow, learnWrapRule, type WrapRule } from './wrapped-text.ts';

/** A page as the row reader sees it: its lines without furniture. */
export interface PageLines {
  page: number;
  width: number;
  height: number;
  ocr: boolean;
  lines: Line[];
}

export interface RowsResult {
  items: BuiltItem[];
  totals: PrintedTotal[];
  groups: GroupTracker;
  /** Pages on which at least one item begins or goes on. */
  itemPages: Set<number>;
}

/** A table header with what the document's rows taught about its columns. */
interface Table {
  model: ColumnModel;
  numbered: boolean;
  /** Left edge of item numbers. */
  numberLeft: number | null;
  wrap: WrapRule;
  /** Headings between rows of a plain table name places rather than trades. */
  headsPlaces: boolean;
  look: TableLook;
  /** Columns whose cells may go on below their row, each under its own beginning. */
  texts: Column[];
  /** Where the table ends on the right. */
  rightEdge: number;
}

const NUMBER = String.raw`\d{1,3},\d{3}[a-z]?|\d{1,4}[a-z]?`;
const ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER})[.)]$`);
const OCR_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER}|\\d\\.\\d{3}[a-z]?)[.),:]$`);
const FUSED_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER})[.)](\\p{L}\\S*)$`, 'u');

/** The beginning of a numbered row. One is kept for each such line, so it holds no words. */
class ItemStart {
  readonly number: string;
  readonly starred: boolean;
  readonly left: number;
  readonly #line: Line;
  /** The word behind which the row's text begins. */
  readonly #at: number;
  /** Text that stands in one word with the number. */
  readonly #glued: string | undefined;

  constructor(
    line: Line,
    at: number,
    start: { number: string; starred: boolean; left: number; glued: string | undefined },
  ) {
    this.number = start.number;
    this.starred = start.starred;
    this.left = start.left;
    this.#line = line;
    this.#at = at;
    this.#glued = start.glued;
  }

  /** What follows the number. */
  get rest(): Word[] {
    const [word, ...others] = this.#line.words.slice(this.#at);
    if (this.#glued === undefined || word === undefined) return others;
    return [{ ...word, text: this.#glued }, ...others];
  }
}

/** `12. R&R ...`, `* 28. ...`, `10a. ...`: the beginning of a numbered row. */
export const itemStartOf = (line: Line): ItemStart | null => {
  let start = itemStarts.get(line);
  if (start === undefined) {
    start = findItemStart(line);
    itemStarts.set(line, start);
  }
  return start;
};

const itemStarts = new WeakMap<Line, ItemStart | null>();

const findItemStart = (line: Line): ItemStart | null => {
  // Most lines have no figure at their beginning; the words of the others are looked at.
  if (!/^[^\p{L}]{0,4}[\dlIO|]/u.test(line.text)) return null;
  const [first] = line.words;
  if (first === undefined) return null;
  const bullet = /^[*•]$/.test(first.text) && line.words.length > 1;
  const at = bullet ? 1 : 0;
  const text = line.words[at]?.text ?? '';
  const plain = (line.ocr ? OCR_ITEM_NUMBER : ITEM_NUMBER).exec(text);
  const fused = plain === null ? FUSED_ITEM_NUMBER.exec(text) : null;
  const number = (plain ?? fused)?.[1];
  if (number === undefined) return null;
  return new ItemStart(line, at, {
    number: plain === null ? number : number.replace('.', ','),
    starred: text.startsWith('*') || (bullet && first.text === '*'),
    left: first.box.left,
    glued: fused?.[2],
  });
};

/** Learns the tables of a document: every header, with the alignment of its columns. */
export const learnTables = (pages: readonly PageLines[]): Map<HeaderRow, Table> => {
  const bySignature = new Map<string, { headers: HeaderRow[]; lines: Line[] }>();
  for (const page of pages) {
    let open: { headers: HeaderRow[]; lines: Line[] } | null = null;
    for (let index = 0; index < page.lines.length; index += 1) {
      const header = headerRowAt(page.lines, index);
      const line = page.lines[index];
      if (header !== null) {
        const signature = headerSignature(header) + (page.ocr ? `p${page.page}` : '');
        open = bySignature.get(signature) ?? { headers: [], lines: [] };
        open.headers.push(header);
        bySignature.set(signature, open);
        index += header.lines.length - 1;
      } else if (line !== undefined) open?.lines.push(line);
    }
  }
  const tables = new Map<HeaderRow, Table>();
  for (const { headers, lines } of bySignature.values()) {
    const [first] = headers;
    if (first === undefined) continue;
    const table = learnTable(first, linesToLearnFrom(lines));
    for (const header of headers) tables.set(header, table);
  }
  return tables;
};

/** A table that goes on and on has shown how its columns stand after this many pages. */
const PAGES_TO_LEARN_FROM = 24;

/** The lines of at most so many pages, spread over all of the table's. */
const linesToLearnFrom = (lines: readonly Line[]): readonly Line[] => {
  const pages = [...new Set(lines.map((line) => line.page))];
  if (pages.length <= PAGES_TO_LEARN_FROM) return lines;
  const step = pages.length / PAGES_TO_LEARN_FROM;
  const taken = new Set(
    Array.from({ length: PAGES_TO_LEARN_FROM }, (_, index) => pages[Math.floor(index * step)]),
  );
  return lines.filter((line) => taken.has(line.page));
};

const learnTable = (header: HeaderRow, lines: readonly Line[]): Table => {
  const model = columnModelOf(header);
  const rows = lines
    .filter((line) => totalLabel(line.text) === null)
    .map((line) => ({ line, start: itemStartOf(line) }));
  const tokens = rows.map(({ line, start }) => tokensOf(start?.rest ?? line.words));
  const settled = nameUnknownColumns(settleUnit(model.columns, tokens), tokens);
  const aligned = learnAlignment(settled, tokens);
  const columns = confirmByArithmetic(aligned, tokens);
  const learned: ColumnModel = { ...model, columns };
  const learnedRows = rows.map(({ line, start }, index): LearnedRow => {
    const assigned = assignColumns(tokens[index] ?? [], columns);
    const isRow = assigned.figures >= 2 && assigned.strayTexts === 0;
    const texts = assigned.cells.filter((cell) => cell.column?.kind === 'description');
    return {
      line,
      start,
      isRow,
      textLeft: isRow ? (texts[0]?.token.left ?? null) : line.box.left,
      textRight: isRow ? (texts.at(-1)?.token.right ?? null) : line.box.right,
      hasText: !isRow || texts.length > 0,
      figuresLeft: isRow ? (assigned.cells.find(isFigure)?.token.left ?? null) : null,
    };
  });
  const figureRows = learnedRows.filter((row) => row.isRow).length;

  const lefts = (learned.describesInRow ? withFigures(learnedRows) : learnedRows).flatMap((row) =>
    row.start === null ? [] : [row.start.left],
  );
  const numberLeft = lefts.length === 0 ? null : median(lefts);
  const starts = lefts.filter((left) => Math.abs(left - (numberLeft ?? 0)) < 20).length;
  const numbered = starts > 0 && (!learned.describesInRow || starts >= figureRows * 0.4);
  const look = lookOf(
    lines,
    learnedRows.filter((row) => row.isRow).map((row) => row.line),
    !numbered,
  );
  return {
    model: learned,
    numbered,
    numberLeft,
    wrap: learnWrapRule(learned, learnedRows),
    look,
    headsPlaces: headsPlaces(lines, look),
    texts: columns.filter((column) => WRAPPING.has(column.kind)),
    rightEdge: Math.max(
      0,
      ...columns.map((column) =>
        column.align?.edge === 'right' ? Math.max(column.align.at, column.right) : column.right,
      ),
    ),
  };
};

const WRAPPING: ReadonlySet<ColumnKind> = new Set(['description', 'category', 'room', 'note']);

/** Numbered lines that begin a row: terms and lists in notes are numbered too. */
const withFigures = (rows: readonly LearnedRow[]): LearnedRow[] =>
  rows.filter((row, index) => {
    if (row.start === null || row.isRow) return row.start !== null;
    const below = rows.slice(index + 1, index + 5);
    const next = below.findIndex((other) => other.start !== null);
    return (next < 0 ? below : below.slice(0, next)).some((other) => other.isRow);
  });

const headsPlaces = (lines: readonly Line[], look: TableLook): boolean => {
  const names = lines
    .filter((line) => standsOut(line, look) && couldBeName(line))
    .map((line) => line.text);
  const trades = names.filter((name) => TRADE_WORDS.test(name)).length;
  const places = names.filter((name) => ROOM_WORDS.test(name) && !TRADE_WORDS.test(name)).length;
  return places > trades;
};

/** How a table's rows are set, so that its sub-heads can be told from its notes. */
interface TableLook {
  fontSize: number;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  /** Rows without numbers, as other programs print them: headings may be set in capitals. */
  plain: boolean;
  /** Whole sentences in italics: then italics are the notes' look, not the sub-heads'. */
  italicNotes: boolean;
}

const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

const lookOf = (lines: readonly Line[], rows: readonly Line[], plain: boolean): TableLook => {
  const most = (test: (line: Line) => boolean): boolean =>
    rows.filter(test).length > rows.length / 2;
  return {
    fontSize: median(rows.map((line) => line.fontSize)),
    bold: most((line) => line.bold),
    italic: most((line) => line.italic),
    capitals: most((line) => isCapitals(line.text)),
    plain,
    italicNotes: lines.some((line) => line.italic && !line.bold && line.words.length >= 6),
  };
};

/** Set apart from the rows: bold, larger, italic where notes are not, or in capitals. */
const standsOut = (line: Line, look: TableLook): boolean => {
  if (line.bold && !look.bold) return true;
  const heads = look.plain && isCapitals(line.text) && !look.capitals && line.words.length <= 6;
  if (line.ocr) return heads;
  if (look.fontSize > 0 && line.fontSize > look.fontSize * 1.07) return true;
  if (line.italic && !look.italic && !look.italicNotes && line.words.length <= 6) return true;
  return heads;
};

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
  const itemPages = new Set<number>();
  const state: State = {
    table: null,
    open: false,
    item: null,
    heads: [],
    afterTotal: false,
    summing: false,
    adjustments: 0,
    section: null,
    leading: [],
  };
  const headerOf = new Map<Line, HeaderRow>();
  for (const header of tables.keys()) {
    const [first] = header.lines;
    if (first !== undefined) headerOf.set(first, header);
  }

  const accept = (item: RawItem): void => {
    if (last !== null) items.push(buildItem(last));
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
    state.heads = [];
    if (groups.current() !== before) {
      closeItem();
      state.section = section;
    }
  };

  for (const page of pages) {
    // A level or room may be headed at the foot of one page and begin on the next.
    state.heads = state.afterTotal ? state.heads.filter(headsSomething) : [];
    state.afterTotal = false;
    state.open = state.open && continuesWithoutHeader(page, state.table, headerOf);
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index];
      if (line === undefined) continue;
      const header = headerOf.get(line);
      if (header !== undefined) {
        if (state.open && !state.afterTotal) takeTrailingHeads(state, line);
        applyHeads();
        state.table = tables.get(header) ?? null;
        state.open = true;
        state.afterTotal = false;
        index += header.lines.length - 1;
        continue;
      }
      if (implicitTable !== null && implicit?.from.get(page.page) === line) {
        applyHeads();
        state.table = implicitTable;
        state.open = true;
      }
      const { table } = state;
      if (isSummaryTitle(line.text) && itemStartOf(line) === null && !isNoteOf(state, line)) {
        closeItem();
        state.open = false;
        state.heads = [];
        continue;
      }
      if (!state.open || table === null) {
        state.heads.push(line);
        continue;
      }
      const rest = page.lines.slice(index + 1);
      const total = itemStartOf(line) === null ? readTotal(line, rest[0], table) : null;
      if (total !== null) {
        settleTentative();
        if (total.kind === 'area') {
          state.afterTotal = true;
          state.heads.push(line);
          closeItem();
          continue;
        }
        if (total.figuresBelow) index += 1;
        itemPages.add(page.page);
        // `Subtotal 7.5`: hours that are summed, no name.
        if (total.kind === 'section' && !/\p{L}/u.test(total.name)) total.name = '';
        if (total.kind === 'section' && total.name !== '' && groups.isOpenRoom(total.name))
          total.kind = 'room';
        const path = closeGroups(total, groups);
        totals.push({
          kind: total.kind,
          name: total.name,
          path,
          amounts: total.amounts,
          ...(total.kind === 'grand' && state.adjustments !== 0
            ? { adjustments: toAmount(decimal(state.adjustments)) }
            : {}),
          readAt: readAtOf(line),
        });
        closeItem();
        state.afterTotal = true;
        state.heads = [];
        if (total.kind === 'section' || total.kind === 'grand') state.afterTotal = false;
        state.summing = table.numbered ? false : total.name === '';
        if (total.kind === 'room' || total.kind === 'level') state.section = null;
        if (total.kind === 'line_items') state.open = false;
        continue;
      }
      if (readItemLine(line, table, state, groups, applyHeads, settleTentative, accept)) continue;
      readTextLine(line, rest, page, table, state, groups, headerOf);
    }
  }
  closeItem();
  if (last !== null) items.push(buildItem(last));
  return { items: dropSums(items), totals, groups, itemPages };
};

const headsSomething = (line: Line): boolean =>
  couldBeName(line) ||
  isDimensions(line.text) ||
  isOpening(line.text) ||
  roomLine(line.text) !== null ||
  roomSize(line.text) !== null;

interface State {
  table: Table | null;
  /** Inside a table: its header was seen and no grand total yet. */
  open: boolean;
  item: RawItem | null;
  /** Lines that may name the next level and room. */
  heads: Line[];
  afterTotal: boolean;
  /** After an unnamed subtotal of an unnumbered table: tax and markup follow, no rows. */
  summing: boolean;
  /** Tax, markup and discounts below the rows so far. */
  adjustments: number;
  section: string | null;
  /** Text above the figures of the next row of an unnumbered table. */
  leading: Line[];
}

const isNoteOf = (state: State, line: Line): boolean =>
  state.item !== null && state.open && !line.bold && /[a-z]\s+[a-z]+\s+[a-z]+/.test(line.text);

/** A page without a header goes on with the table before it where its rows fit that table. */
const continuesWithoutHeader = (
  page: PageLines,
  table: Table | null,
  headerOf: ReadonlyMap<Line, HeaderRow>,
): boolean => {
  if (table === null) return false;
  let rows = 0;
  for (const [index, line] of page.lines.entries()) {
    if (headerOf.has(line)) return rows > 0;
    if (headsAnotherTable(line)) return rows > 0;
    if (index < 6 && readTotal(line, page.lines[index + 1], table) !== null) rows += 1;
    if (isSummaryTitle(line.text)) break;
    const start = itemStartOf(line);
    const assigned = assignColumns(tokensOf(start?.rest ?? line.words), table.model.columns);
    const fits = assigned.figures >= 2 && assigned.strayTexts === 0;
    if (fits && (start !== null || !table.numbered || !table.model.describesInRow)) rows += 1;
  }
  return rows > 0;
};

/** Headings of a table that holds no work: of factors, payments, measures. */
const headsAnotherTable = (line: Line): boolean =>
  !/\d/.test(line.text) && segmentsOf(line.words, 0.9).length >= 4 && mayStack(line);

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
    const standsOut =
      first.bold ||
      roomLine(first.text) !== null ||
      (couldBeName(first) && first.box.left > header.box.left + 60) ||
      (couldBeName(first) && tail.slice(1).some((line) => isDimensions(line.text))) ||
      gapAbove(first, item) > first.fontSize * 1.1;
    if (!heads || !standsOut) continue;
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

const closeGroups = (total: ReadTotal, groups: GroupTracker): string[] => {
  if (total.kind === 'room' || total.kind === 'level' || total.kind === 'labor_minimums')
    return groups.close(total.kind, total.name);
  return [];
};

interface ReadTotal {
  kind: PrintedTotal['kind'] | 'area';
  name: string;
  amounts: PrintedAmounts;
  /** A long name pushed the figures to the next line. */
  figuresBelow: boolean;
}

export const NO_AMOUNTS: PrintedAmounts = {
  lineItemTotal: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
};

/** The amounts that a line ends in; with `only`, null unless it holds nothing else. */
const closingFigures = (line: Line | undefined, only: boolean): Token[] => {
  if (line === undefined) return [];
  const tokens = tokensOf(line.words);
  const figures: Token[] = [];
  for (const token of tokens.toReversed()) {
    const isEmptyCell = isDash(token) && figures.length > 0;
    if (!isEmptyCell && (token.kind !== 'amount' || token.decimals !== 2)) break;
    figures.unshift(token);
  }
  // A dash before all figures ends the label.
  while (figures[0] !== undefined && isDash(figures[0])) figures.shift();
  return only && figures.length < tokens.length ? [] : figures;
};

/** `Total Family Room` without a colon: only in tables whose rows have no numbers. */
const looseTotalLabel = (line: Line, table: Table): TotalLabel | null => {
  if (table.numbered) return null;
  const match = /^(?:sub\s*-?\s*)?totals?\s+(.+)$/i.exec(labelOf(line.text));
  if (match === null || tokensOf(line.words).some((token) => token.kind === 'quantity'))
    return null;
  return { kind: 'section', name: (match[1] ?? '').trim() };
};

const readTotal = (line: Line, below: Line | undefined, table: Table): ReadTotal | null => {
  const label = totalLabel(line.text) ?? looseTotalLabel(line, table);
  if (label === null) return null;
  if (label.kind === 'area') return { ...label, amounts: { ...NO_AMOUNTS }, figuresBelow: false };
  const { columns } = table.model;
  const own = closingFigures(line, false);
  if (own.length > 0) return { ...label, amounts: totalAmounts(own, columns), figuresBelow: false };
  const next = closingFigures(below, true);
  if (next.length === 0) return null;
  return { ...label, amounts: totalAmounts(next, columns), figuresBelow: true };
};

/** The figures of a totals row by column; the contractor's TOTAL is the replacement cost. */
export const totalAmounts = (
  figures: readonly Token[],
  columns: readonly Column[],
): PrintedAmounts => {
  const sums = columns.filter((column) =>
    ['lineItemTotal', 'tax', 'overheadProfit', 'total', 'rcv', 'depreciation', 'acv'].includes(
      column.kind,
    ),
  );
  const amounts = { ...NO_AMOUNTS };
  for (const { token, column } of assignColumns(figures, sums).cells) {
    if (column === null || token.kind !== 'amount') continue;
    const value = signedValue(token);
    if (column.kind === 'total') amounts.rcv = value;
    else if (column.kind === 'depreciation') amounts.depreciation = Math.abs(value);
    else if (
      column.kind === 'lineItemTotal' ||
      column.kind === 'tax' ||
      column.kind === 'overheadProfit' ||
      column.kind === 'rcv' ||
      column.kind === 'acv'
    )
      amounts[column.kind] = value;
  }
  return amounts;
};

/** Text cells of an assignment, by column; strays left of the first figure join the description. */
const takeTexts = (item: RawItem, assigned: Assignment, line: Line): void => {
  const firstFigure = assigned.cells.findIndex(isFigure);
  const words: Token[] = [];
  for (const [index, cell] of assigned.cells.entries()) {
    const kind = cell.column?.kind ?? null;
    if (kind === 'itemNumber') item.number ??= cell.token.text.replace(/[.)]$/, '');
    else if (kind === 'description') words.push(cell.token);
    else if (kind === null) {
      const beforeFigures = firstFigure < 0 || index < firstFigure;
      if (beforeFigures && cell.token.kind !== 'mark') words.push(cell.token);
    } else if (TEXT_COLUMNS.has(kind)) {
      const before = item.texts.get(kind);
      item.texts.set(kind, before === undefined ? cell.token.raw : `${before} ${cell.token.raw}`);
    }
  }
  if (words.length === 0) return;
  item.description.push(words.map((word) => word.raw).join(' '));
  item.descriptionEnd = { line, right: Math.max(...words.map((word) => word.right)) };
};

const CODES = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<act>[&+\-RIM])\s+(?<description>.+)$/;

/** Reads a line that begins an item or adds figures to one; false where it is text. */
const readItemLine = (
  line: Line,
  table: Table,
  state: State,
  groups: GroupTracker,
  applyHeads: () => void,
  settleTentative: () => void,
  accept: (item: RawItem) => void,
): boolean => {
  const { model } = table;
  const start = table.numbered ? itemStartOf(line) : null;
  const reach = line.ocr ? 30 : 16;
  if (
    start !== null &&
    start.rest.length > 0 &&
    (table.numberLeft === null || Math.abs(start.left - table.numberLeft) < reach)
  ) {
    settleTentative();
    applyHeads();
    const item = newRawItem(line, model, groups.current(), state.section);
    item.number = start.number;
    item.starred = start.starred;
    if (model.describesInRow) {
      const assigned = assignColumns(tokensOf(start.rest), model.columns);
      addCells(item, assigned.cells);
      takeTexts(item, assigned, line);
    } else {
      const text = textOf(start.rest);
      const codes = model.codesOnOwnLine ? CODES.exec(text)?.groups : undefined;
      if (codes !== undefined)
        item.codes = { cat: codes.cat ?? '', sel: codes.sel ?? '', act: codes.act ?? '' };
      item.description.push(codes?.description ?? text);
      item.descriptionEnd = { line, right: line.box.right };
    }
    state.item = item;
    state.afterTotal = false;
    if (hasRowFigures(item)) accept(item);
    return true;
  }
  const assigned = assignColumns(tokensOf(line.words), model.columns);
  if (assigned.figures === 0 || assigned.strayTexts > 0) return false;
  const hasText = assigned.cells.some(
    (cell) =>
      cell.column !== null &&
      TEXT_COLUMNS.has(cell.column.kind) &&
      cell.column.kind !== 'calculation',
  );
  const { item } = state;
  if (!table.numbered) {
    const amounts = assigned.cells.filter(
      (cell) => isFigure(cell) && (cell.token.kind === 'amount' || cell.token.kind === 'quantity'),
    );
    if (amounts.length === 0) return false;
    if (amounts.length === 1 && (state.summing || isAdjustment(line.text))) {
      if (isMarkup(line.text)) state.adjustments += markupOf(amounts[0]?.token, line.text);
      return true;
    }
    state.summing = false;
    if (hasText) {
      settleTentative();
      applyHeads();
      const next = newRawItem(line, model, groups.current(), state.section);
      // Lists of lump sums number their rows without a column for it.
      const begun = state.leading.length === 0 ? itemStartOf(line) : null;
      const rest = begun === null ? null : assignColumns(tokensOf(begun.rest), model.columns);
      const own = rest !== null && rest.figures === assigned.figures ? rest : assigned;
      if (own !== assigned) next.number = begun?.number ?? null;
      addCells(next, own.cells);
      for (const above of state.leading)
        takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
      takeTexts(next, own, line);
      if (!hasRowFigures(next)) return false;
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      state.afterTotal = false;
      accept(next);
      return true;
    }
  }
  if (!table.numbered && state.leading.length > 0) {
    const next = newRawItem(line, model, groups.current(), state.section);
    for (const above of state.leading)
      takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
    if (addCells(next, assigned.cells) && hasRowFigures(next)) {
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      accept(next);
      return true;
    }
  }
  if (item === null || item.figureLines >= 4 || state.afterTotal) return false;
  if (hasText && item.figureLines > 0) return false;
  if (item.notes.length > 0 && item.figureLines > 0) return false;
  if (hasText && !hasRowFiguresIn(assigned)) return false;
  // Text that stood between the number and the figures is the description's second line.
  if (!addCells(item, assigned.cells)) return false;
  if (item.figureLines === 1) {
    for (const note of item.notes) {
      item.description.push(note.line.text);
      item.descriptionEnd = { line: note.line, right: note.line.box.right };
    }
    item.notes = [];
  }
  item.lines.push(line);
  if (hasText) takeTexts(item, assigned, line);
  else
    for (const cell of assigned.cells)
      if (cell.column?.kind === 'calculation')
        item.texts.set(
          'calculation',
          [item.texts.get('calculation'), cell.token.raw].filter(Boolean).join(' '),
        );
  if (hasRowFigures(item) && item.figureLines === 1) accept(item);
  return true;
};

/** Sums below their columns without a word beside them. */
const isSumsOnly = (line: Line): boolean => {
  if (/\p{L}/u.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  return tokens.length >= 2 && tokens.every((token) => token.kind === 'amount' || isDash(token));
};

/** A discount is taken off even where its amount has no sign. */
const markupOf = (amount: Token | undefined, label: string): number => {
  const value = amount === undefined ? 0 : signedValue(amount);
  return /^(?:less|discount)/i.test(label) ? -Math.abs(value) : value;
};

const hasRowFiguresIn = (assigned: Assignment): boolean =>
  assigned.figures >= 2 || assigned.cells.some((cell) => cell.token.kind === 'quantity');

/** Reads a line without figures: section, next room's heading, wrapped description or note. */
const readTextLine = (
  line: Line,
  rest: readonly Line[],
  page: PageLines,
  table: Table,
  state: State,
  groups: GroupTracker,
  headerOf: ReadonlyMap<Line, HeaderRow>,
): void => {
  const { text } = line;
  const marked = sectionMark(text);
  if (marked !== null) {
    state.section = cleanName(marked);
    return;
  }
  const { item } = state;
  const namesRoom = roomLine(text) !== null || (groups.knows(text) && couldBeName(line));
  if (!table.numbered && !namesRoom && leadsNextRow(line, rest, state)) {
    state.leading.push(line);
    return;
  }
  state.leading = [];
  if (item !== null && wrapsItem(line, state, table)) {
    if (table.texts.length > 1)
      takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    else {
      item.description.push(text);
      item.descriptionEnd = { line, right: line.box.right };
    }
    item.lines.push(line);
    return;
  }
  if (isPageFurniture(text)) return;
  if (!table.numbered && item !== null && continuesRow(line, item, table)) {
    takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    item.lines.push(line);
    return;
  }
  if (item !== null && awaitsFigures(item) && isTightBelow(line, item)) {
    item.notes.push({ line, machine: false });
    return;
  }
  if (
    continuedRoom(text) !== null ||
    roomLine(text) !== null ||
    roomSize(text) !== null ||
    nameBesideMeasures(line) !== null ||
    (groups.knows(text) && couldBeName(line))
  ) {
    state.afterTotal = true;
    state.heads.push(line);
    return;
  }
  if (state.afterTotal) {
    state.heads.push(line);
    return;
  }
  if (isDimensions(text) || isOpening(text)) {
    if (state.heads.length > 0) state.heads.push(line);
    return;
  }
  if (standsOut(line, table.look) && couldBeName(line) && !isMachineNote(text)) {
    const ahead = rest.find(
      (next) => !couldBeName(next) && !isDimensions(next.text) && !isOpening(next.text),
    );
    const headsNext = rest.slice(0, 8).some((next) => headerOf.has(next));
    const namesRoom = !table.numbered && table.headsPlaces;
    if (namesRoom || (headsNext && ahead !== undefined && headerOf.has(ahead) && !line.italic)) {
      state.afterTotal = true;
      state.heads.push(line);
    } else state.section = cleanName(text);
    return;
  }
  if (item !== null && headsRowsBelow(line, rest[0], item, table)) {
    state.section = cleanName(text);
    return;
  }
  if (item === null) {
    const [next] = rest;
    const short = text.split(/\s+/).length <= 4;
    const beforeItem = next !== undefined && table.numbered && itemStartOf(next) !== null;
    if (couldBeName(line) && short && beforeItem) state.section = cleanName(text);
    return;
  }
  if (isDrawingLabel(text) && line.box.left > page.width * 0.3) return;
  if (!table.numbered && isSumsOnly(line)) return;
  const last = item.notes.at(-1);
  if (last?.machine === true && wrapsNote(last.line, line, table)) {
    // The program's own line was too long for the page.
    last.line = continueLine(last.line, line);
    return;
  }
  item.notes.push({ line, machine: isMachineNote(text) });
};

/**
 * A sub-head without any style of its own: a name at the rows' left edge, close above a numbered
 * row and well apart from what stands above it. Notes stand the other way round.
 */
const headsRowsBelow = (
  line: Line,
  next: Line | undefined,
  item: RawItem,
  table: Table,
): boolean => {
  if (!table.numbered || (next !== undefined && itemStartOf(next) === null)) return false;
  if (!couldBeName(line) || line.words.length > 5 || !/^\p{Lu}/u.test(line.text)) return false;
  if (isMachineNote(line.text)) return false;
  if (Math.abs(line.box.left - (table.numberLeft ?? line.box.left)) > 12) return false;
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === undefined) return false;
  const rows = table.wrap.rowPitch ?? 0;
  // First on its page, it stands closer to the row below than a note of the row before would.
  if (above.page !== line.page)
    return next !== undefined && pitchBetween(line, next) < Math.min(TIGHT, rows * 0.85);
  const apart = pitchBetween(above, line);
  // At the foot of a page its rows are not seen; then it stands further off than rows do.
  if (next === undefined) return apart > Math.max(WIDEST_NOTE, rows * 1.15);
  return apart > pitchBetween(line, next) * 1.25;
};

/** The first word below would not have fitted before the table's right edge. */
const wrapsNote = (above: Line, below: Line, table: Table): boolean => {
  const [first] = below.words;
  if (first === undefined || isMachineNote(below.text)) return false;
  if (above.page !== below.page || pitchBetween(above, below) > TIGHT) return false;
  // `Include rake starter course:` waits for its value.
  if (/[:,/(]$/.test(above.text) && below.words.length <= 12) return true;
  const width = first.box.right - first.box.left;
  if (above.box.right + above.fontSize * 0.25 + width > table.rightEdge - above.fontSize)
    return true;
  return /^\p{Ll}/u.test(below.text) && above.box.right > table.rightEdge * 0.55;
};

/** A numbered line whose figures stand further below: its description is not over. */
const awaitsFigures = (item: RawItem): boolean => item.number !== null && item.figureLines === 0;

const isTightBelow = (line: Line, item: RawItem): boolean => {
  const last = item.notes.at(-1)?.line ?? item.lines.at(-1);
  return last !== undefined && pitchBetween(last, line) < TIGHT;
};

/** One line of running text below the description's last, with the figures halfway between both. */
const isAroundFigures = (line: Line, above: Line, figures: Line | undefined): boolean =>
  figures !== undefined &&
  figures !== above &&
  figures.page === line.page &&
  figures.box.bottom > above.box.bottom + 1 &&
  figures.box.bottom < line.box.bottom - 1 &&
  pitchBetween(above, line) < 1.35 &&
  Math.abs(line.box.left - above.box.left) < 4;

/** Whether a line goes on with the description of the item just read. */
const wrapsItem = (line: Line, state: State, table: Table): boolean => {
  const { item } = state;
  if (item === null || state.afterTotal || item.notes.length > 0) return false;
  if (item.figureLines === 0 || item.descriptionEnd === null) return false;
  if (isAroundFigures(line, item.descriptionEnd.line, item.lines.at(-1))) return true;
  return isWrapped(line, item.descriptionEnd, item.description.join(' '), table.wrap);
};

const pitchBetween = (above: Line, below: Line): number =>
  above.page === below.page
    ? (below.box.bottom - above.box.bottom) / Math.max(1, below.fontSize)
    : Number.POSITIVE_INFINITY;

const TIGHT = 1.45;

/** Font sizes from a row's line to that of its note, at most. */
const WIDEST_NOTE = 1.7;

/** Text that stands close above the figures of the next row, and apart from the row before it. */
const leadsNextRow = (line: Line, rest: readonly Line[], state: State): boolean => {
  if (isMachineNote(line.text) || sectionMark(line.text) !== null) return false;
  if (state.table !== null && standsOut(line, state.table.look) && couldBeName(line)) return false;
  if (state.table !== null && isIndentedNote(line, state.table)) return false;
  const before = state.leading.at(-1) ?? state.item?.lines.at(-1);
  const above = before === undefined ? Number.POSITIVE_INFINITY : pitchBetween(before, line);
  const [next] = rest;
  if (next === undefined || state.table === null) return false;
  const below = pitchBetween(line, next);
  if (below > TIGHT) return false;
  if (state.leading.length === 0 && below > above * 0.9) return false;
  if (state.leading.length >= 4) return false;
  const assigned = assignColumns(tokensOf(next.words), state.table.model.columns);
  if (assigned.figures >= 2 && assigned.strayTexts === 0) return true;
  return leadsNextRow(next, rest.slice(1), { ...state, leading: [...state.leading, line] });
};

/** Below the descriptions but not at their left edge, where a description would begin. */
const isIndentedNote = (line: Line, { model, wrap }: Table): boolean => {
  if (!wrap.wrapsBelow || wrap.lefts.length === 0) return false;
  const others = model.columns.filter(
    (column) => TEXT_COLUMNS.has(column.kind) && column.kind !== 'description',
  );
  const reach = line.ocr ? 10 : 4;
  return [...wrap.lefts, ...others.map((column) => column.left)].every(
    (left) => Math.abs(left - line.box.left) > reach,
  );
};

/** Text close below a row whose cells wrap in several columns at once. */
const continuesRow = (line: Line, item: RawItem, table: Table): boolean => {
  const texts = table.model.columns.filter((column) => TEXT_COLUMNS.has(column.kind));
  const last = item.lines.at(-1);
  if (texts.length < 2 || last === undefined || item.notes.length > 0) return false;
  if (standsOut(line, table.look)) return false;
  const wrapped = new Set<ColumnKind>(['category', 'room', 'note']);
  if (!texts.some((column) => wrapped.has(column.kind) && line.box.right > column.left))
    return false;
  return pitchBetween(last, line) < TIGHT;
};
