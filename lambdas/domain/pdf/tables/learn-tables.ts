import { gapOfRows, setsInBelow } from '../between-rows/set-in-lines.ts';
import { styleOf, type TypeStyle, type WrapRule } from '../between-rows/wrapped-text.ts';
import { withAddedUp } from '../columns/added-up.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import { withCellsBesideHeads } from '../columns/cells-beside-heads.ts';
import { withCellsInOrder } from '../columns/cells-in-order.ts';
import { type Column, type ColumnModel, columnModelOf } from '../columns/column-model.ts';
import {
  withColumnsUnheaded,
  withNumbersUnheaded,
  withoutUntold,
  withRestUnheaded,
} from '../columns/columns-unheaded.ts';
import { confirmByArithmetic } from '../columns/confirm-by-arithmetic.ts';
import { learnAlignment, learnTextEdges } from '../columns/learn-alignment.ts';
import { withMarkup } from '../columns/marked-up.ts';
import { withPartRates } from '../columns/part-rates.ts';
import { arePricesPer } from '../columns/prices-per.ts';
import { withPricesSummed } from '../columns/prices-summed.ts';
import { settleUnit } from '../columns/settle-unit.ts';
import { withSizesBeforeTexts } from '../columns/sizes-before-texts.ts';
import { withSplitAmounts } from '../columns/split-amounts.ts';
import { splitPricePer, splitUnitPrice } from '../columns/split-unit-price.ts';
import { nameActions, nameCodes, nameTitles } from '../columns/text-cells.ts';
import { withUnitsBefore } from '../columns/units-before.ts';
import { withUnitsUnheaded } from '../columns/units-unheaded.ts';
import { withWearNamed } from '../columns/wear-named.ts';
import { type Line, median, type PageLines } from '../pages/lines.ts';
import { isPartsTitle, isRecapTitle, isSummaryTitle } from '../pages/page-titles.ts';
import { isLabelOfRows, plainNamesBelowSums, plainPlacesOf } from '../rooms/heads-in-plain-type.ts';
import { isPlaceName, TRADE_WORDS } from '../rooms/names-of-places.ts';
import { settingsOfNames } from '../rooms/names-set-off.ts';
import { couldBeName } from '../rooms/room-lines.ts';
import { itemStartOf, ROW_NUMBER } from '../row-lines/item-start.ts';
import { isFigure } from '../row-lines/raw-item.ts';
import { pricesMakeTotals, type Values } from '../scan/row-equations.ts';
import { endsAsRow, endsInAmount, hasAmounts, totalLabel } from '../sums/total-labels.ts';
import type { Token } from '../tokens/token.ts';
import { hasFigures, tokensOf } from '../tokens/tokens.ts';
import { type ColumnKind, TEXT_COLUMNS } from './column-kinds.ts';
import { headerRowAt, headerSignature, isSpaced } from './header-row.ts';
import type { HeaderRow, Heading } from './heading.ts';
import { headingKind, PRICES_TO_COME } from './heading-words.ts';
import { learnWrapRule } from './learn-wraps.ts';
import type { LearnedRow } from './learned-row.ts';
import type { Table } from './table.ts';
import { lookOf, standsOut, type TableLook } from './table-look.ts';
import { withThingsAsUnits } from './things-as-units.ts';
import { nameUnknownColumns } from './unknown-columns.ts';
import { schedulesWear } from './wear-schedules.ts';

/** Learns the tables of a document: every header, with the alignment of its columns. */
export const learnTables = (pages: readonly PageLines[]): Map<HeaderRow, Table> => {
  // Where one table's columns stand apart, headings set as running text stand in a remark.
  const isTable = headersOf(pages).some(isSpaced) ? isSpaced : () => true;
  const bySignature = new Map<string, Learning>();
  const sumHeaders = new Set<string>();
  /** The table of the pages before, which may go on without its heads. */
  let before: Learning | null = null;
  for (const page of pages) {
    let open: Learning | null = null;
    let summing = false;
    let recapping = false;
    for (let index = 0; index < page.lines.length; index += 1) {
      const found = headerRowAt(page.lines, index);
      const header = found !== null && isTable(found) ? found : null;
      const line = page.lines[index];
      if (line !== undefined && isSummaryTitle(line.text)) summing = true;
      if (line !== undefined && isRecapTitle(line.text)) recapping = true;
      const isNew = header !== null && !bySignature.has(headerSignature(header));
      // The rows of the estimate once more, by trade, or what they are made of.
      const isAgain = isNew && recapping && bySignature.size > 0;
      const isOfParts = isNew && isPartsTitle(page.lines[index - 1]?.text ?? '');
      const isOfWear =
        isNew &&
        schedulesWear(
          header,
          page.lines.slice(index + header.lines.length),
          [...bySignature.values()].flatMap(({ withPages }) => withPages),
        );
      if (
        header !== null &&
        (isOfParts || isAgain || isOfWear || sumsRooms(header) || (summing && !countsWork(header)))
      ) {
        sumHeaders.add(headerSignature(header));
        open = before = null;
      } else if (header !== null) {
        const signature = headerSignature(header) + (page.ocr ? `p${page.page}` : '');
        open = before = bySignature.get(signature) ?? { headers: [], lines: [], withPages: [] };
        open.headers.push(header);
        bySignature.set(signature, open);
        index += header.lines.length - 1;
      } else if (line !== undefined) {
        open?.lines.push(line);
        if (!summing) before?.withPages.push(line);
      }
    }
  }
  const tables = new Map<HeaderRow, Table>();
  const everywhere = (): readonly Line[] => pages.flatMap((page) => page.lines);
  for (const { headers, lines, withPages } of bySignature.values()) {
    const [first] = headers;
    // A recap or a list of parts goes on over the next page with its head, and without its title.
    if (first === undefined || sumHeaders.has(headerSignature(first))) continue;
    // Heads at the foot of a page have all their rows overleaf.
    const own = lines.some(hasAmounts) ? lines : withPages;
    const table = learnTable(first, linesToLearnFrom(own), linesToLearnFrom(withPages), everywhere);
    for (const header of headers) tables.set(header, table);
  }
  return withWrapsOfOtherPages(tables);
};

/**
 * Each page of a scan is learned by itself, for it lies otherwise; one with few rows does not show how wide its
 * descriptions are. They are as wide as on a page that does, below the same headings.
 */
const withWrapsOfOtherPages = (tables: Map<HeaderRow, Table>): Map<HeaderRow, Table> => {
  const known = new Map<string, Table>();
  const textOf = ({ headings }: HeaderRow): string => headings.map(({ text }) => text).join(' | ');
  const scanned = [...tables].filter(([{ lines }]) => lines[0]?.ocr === true);
  for (const [header, table] of scanned)
    if (table.wrap.isLimitKnown && !known.has(textOf(header))) known.set(textOf(header), table);
  for (const [header, table] of scanned) {
    const other = known.get(textOf(header));
    if (other === undefined || table.wrap.isLimitKnown || table.wrap.pitch !== null) continue;
    tables.set(header, { ...table, wrap: movedWrap(other.wrap, table.wrap) });
  }
  return tables;
};

/** A rule of another page, as far to the side as the descriptions begin. */
const movedWrap = (rule: WrapRule, own: WrapRule): WrapRule => {
  const aside = own.left - rule.left;
  return {
    ...rule,
    limit: rule.limit + aside,
    seen: rule.seen === null ? null : rule.seen + aside,
    limitBelow: rule.limitBelow + aside,
    reach: rule.reach + aside,
    lefts: [...own.lefts, ...rule.lefts.map((left) => left + aside)],
    left: own.left,
    remarks: own.remarks,
  };
};

/** What a table is learned from: its heads, and the lines below them on their own pages. */
interface Learning {
  headers: HeaderRow[];
  lines: Line[];
  /** The same with those of the pages behind, where no head stands. */
  withPages: Line[];
}

const headersOf = (pages: readonly PageLines[]): HeaderRow[] =>
  pages.flatMap(({ lines }) => lines.flatMap((_, index) => headerRowAt(lines, index) ?? []));

/**
 * Sums by category, room or coverage have no quantities; a statement of loss that lists its items
 * has none either, but numbers them.
 */
const countsWork = ({ headings }: HeaderRow): boolean => {
  const kinds = new Set(headings.map(({ kind }) => kind));
  return kinds.has('quantity') || (kinds.has('itemNumber') && kinds.has('description'));
};

/** `Room | Items | Total RCV | Total ACV`: how many rows each room has, and what they come to. */
const sumsRooms = ({ headings }: HeaderRow): boolean => {
  const amounts = headings.filter(({ kind }) => AMOUNTS.has(kind));
  return (
    amounts.filter(({ text }) => /^total\b/i.test(text)).length >= 2 &&
    headings[0]?.kind === 'room' &&
    headings.every(({ kind }) => kind !== 'quantity' && kind !== 'unit' && kind !== 'unitPrice')
  );
};

const AMOUNTS: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'acv', 'depreciation', 'tax']);

/** A table that goes on and on has shown how its columns stand after this many pages. */
const PAGES_TO_LEARN_FROM = 8;

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

export const learnTable = (
  printed: HeaderRow,
  lines: readonly Line[],
  withPages: readonly Line[] = lines,
  everywhere: () => readonly Line[] = () => lines,
): Table => {
  const named = withThingsAsUnits(withItemsCounted(printed, lines), lines);
  const header = describedAbove(named, lines);
  const isDescribedAbove = header !== named || standsAbove(named, lines);
  const model = columnModelOf(header);
  const rows = lines
    .filter((line) => totalLabel(line.text) === null)
    .map((line) => ({ line, start: itemStartOf(line) }));
  const tokens = rows.map(({ line, start }) => tokensOf(start?.rest ?? line.words));
  const placed = learnTextEdges(
    model.columns,
    rows.map(({ line }) => line),
  );
  const isScanned = lines.some(({ ocr }) => ocr);
  const headed = (isScanned ? withColumnsUnheaded : withRestUnheaded)(placed, tokens);
  const split = splitPricePer(
    splitUnitPrice(withUnitsUnheaded(withNumbersUnheaded(headed, tokens), tokens), tokens),
    tokens,
  );
  const sized = withSizesBeforeTexts(settleUnit(split, tokens), tokens);
  const told = nameUnknownColumns(nameCodes(sized, tokens), tokens);
  const known = isScanned ? withoutUntold(told) : told;
  const titled = nameActions(nameTitles(known, tokens), tokens);
  const settled = withCellsInOrder(withCellsBesideHeads(titled, tokens), tokens);
  const below = belowAllLines(lines);
  const aligned = learnAlignment(
    settled,
    tokens.filter((_, index) => {
      const line = rows[index]?.line;
      return line === undefined || !below.has(line);
    }),
  );
  const counted = withUnitsBefore(aligned, tokens);
  const confirmed = withPartRates(confirmByArithmetic(counted, tokens), tokens);
  const marked = withMarkup(withSplitAmounts(confirmed, tokens), tokens);
  const priced = withPricesSummed(marked, lines, everywhere);
  const columns = withWearNamed(withAddedUp(priced, tokens), tokens);
  const learned: ColumnModel = {
    ...model,
    columns,
    describesInRow: columns.some(({ kind }) => kind === 'description'),
    ...(isScanned
      ? { pricesMakeTotals: pricesMakeTotals(tokens.map((row) => valuesOf(row, columns))) }
      : {}),
  };
  if (arePricesPer(columns, tokens)) learned.pricesPer = true;
  if (namesEachRoom(tokens, columns)) learned.namesEachRoom = true;
  const isScope = header.headings.some(({ text }) => text === PRICES_TO_COME);
  // Lump sums have no other figure.
  const isOfSums = columns.filter(({ kind }) => !TEXT_COLUMNS.has(kind)).length === 1;
  const leastFigures = isScope || isOfSums ? 1 : 2;
  const learnedRowOf = (line: Line): LearnedRow => {
    const start = itemStartOf(line);
    const assigned = assignColumns(tokensOf(start?.rest ?? line.words), columns);
    const isRow = assigned.figures >= leastFigures && assigned.strayTexts === 0;
    const texts = assigned.cells.filter((cell) => cell.column?.kind === 'description');
    const described = texts.flatMap((cell) => cell.token.words);
    // Quantities may stand before the descriptions: what bounds these is the figure behind them.
    const textRight = texts.at(-1)?.token.right ?? null;
    const behind = assigned.cells.find(
      (cell) => isFigure(cell) && (textRight === null || cell.token.left >= textRight - 1),
    );
    return {
      line,
      start,
      // Figures beside a description may be set in another type.
      ...(isRow && described.length > 0 ? styleOf(described) : typeOf(line)),
      described: isRow ? described : [],
      isRow,
      textLeft: isRow ? (texts[0]?.token.left ?? null) : line.box.left,
      textRight: isRow ? textRight : line.box.right,
      hasText: !isRow || texts.length > 0,
      figuresLeft: isRow ? (behind?.token.left ?? null) : null,
    };
  };
  const learnedRows = rows.map(({ line }) => learnedRowOf(line));
  const rowsOfLines = new Map(learnedRows.map((row) => [row.line, row]));
  const figureRows = learnedRows.filter((row) => row.isRow).length;

  const lefts = (learned.describesInRow ? withFigures(learnedRows) : learnedRows).flatMap((row) =>
    row.start === null ? [] : [row.start.left],
  );
  const numberLeft = lefts.length === 0 ? null : median(lefts);
  const starts = lefts.filter((left) => Math.abs(left - (numberLeft ?? 0)) < 20).length;
  const numbered = starts > 0 && (!learned.describesInRow || starts >= figureRows * 0.4);
  const look = lookOf(
    lines,
    learnedRows
      .filter((row) => row.isRow)
      .map(({ line, described }) => ({
        ...styleOf(described.length === 0 ? line.words : described),
        text: line.text,
      })),
    !numbered,
  );
  return {
    model: learned,
    numbered,
    leastFigures,
    numberLeft,
    wrap: learnWrapRule(learned, learnedRows),
    look,
    setsIn: numbered && setsInBelow(lines, numberLeft),
    rowGap: numbered ? gapOfRows(lines) : null,
    headsPlaces: headsPlaces(lines, look),
    labelsHeadPlaces: labelsHeadPlaces(lines, look),
    plainPlaces: plainPlacesIn(
      learnedRows,
      numbered,
      [withPages, lines],
      (line) => rowsOfLines.get(line) ?? learnedRowOf(line),
    ),
    settingsOfNames: numbered ? new Set() : settingsOfNames(learnedRows),
    describedAbove: isDescribedAbove,
    texts: columns.filter((column) => WRAPPING.has(column.kind)),
    rightEdge: Math.max(
      0,
      ...columns.map((column) =>
        column.align?.edge === 'right' ? Math.max(column.align.at, column.right) : column.right,
      ),
    ),
  };
};

const plainPlacesIn = (
  rows: readonly LearnedRow[],
  numbered: boolean,
  printed: readonly (readonly Line[])[],
  learnedRowOf: (line: Line) => LearnedRow,
): ReadonlySet<string> => {
  for (const lines of printed) {
    const belowSums = plainNamesBelowSums(lines, (line) => learnedRowOf(line).isRow);
    if (belowSums.size > 0) return belowSums;
  }
  return numbered ? new Set() : plainPlacesOf(rows);
};

/** Whether the rows below each other repeat their room, as programs fill each cell of a column. */
const namesEachRoom = (
  rows: readonly (readonly Token[])[],
  columns: readonly Column[],
): boolean => {
  if (!columns.some(({ kind }) => kind === 'room')) return false;
  const rooms = rows
    .map((tokens) => assignColumns(tokens, columns))
    .filter(({ figures, strayTexts }) => figures >= 2 && strayTexts === 0)
    .map(({ cells }) =>
      cells.flatMap(({ column, token }) => (column?.kind === 'room' ? [token.raw] : [])).join(' '),
    );
  return rooms.some((room, at) => room !== '' && room === rooms[at - 1]);
};

const valuesOf = (tokens: readonly Token[], columns: readonly Column[]): Values =>
  new Map(
    assignColumns(tokens, columns).cells.flatMap(({ column, token }) =>
      column === null || token.value === null ? [] : [[column.kind, token.value] as const],
    ),
  );

/** What follows the sum of all lines is no row: coverages below it stand in columns of their own. */
const belowAllLines = (lines: readonly Line[]): Set<Line> => {
  const below = new Set<Line>();
  let page: number | null = null;
  for (const line of lines) {
    if (page !== line.page || itemStartOf(line) !== null) page = null;
    if (totalLabel(line.text)?.kind === 'line_items') page = line.page;
    else if (page !== null) below.add(line);
  }
  return below;
};

/** `Item  Activity  Qty ...` above rows whose items are numbers: what is done describes them. */
const withItemsCounted = (header: HeaderRow, lines: readonly Line[]): HeaderRow => {
  const item = header.headings.find(
    ({ kind, text }) => kind === 'description' && /^(?:line\s+)?items?$/i.test(text.trim()),
  );
  const activity = header.headings.find(({ kind }) => kind === 'activity');
  if (item === undefined || activity === undefined || activity.left < item.left) return header;
  const rows = lines.filter(({ text }) => endsAsRow(text));
  const counted = rows.filter(({ words: [first, next] }) => {
    const isNumber = first !== undefined && ROW_NUMBER.test(first.text);
    return isNumber && next !== undefined && next.box.left > item.right;
  });
  if (rows.length === 0 || counted.length < rows.length * 0.8) return header;
  const kinds = new Map<Heading, ColumnKind>([
    [item, 'itemNumber'],
    [activity, 'description'],
  ]);
  return {
    ...header,
    headings: header.headings.map((one) => ({ ...one, kind: kinds.get(one) ?? one.kind })),
  };
};

/**
 * `Action  Qty  Unit Cost ...`, and each row's description alone on the line above, with its number
 * or without: the column of what is done is then none of descriptions. Nor is that of descriptions
 * where no row has words beside its figures, or a number. A first row right below the heads has no line above it: the
 * others stand below what is said of the row before.
 */
const describedAbove = (header: HeaderRow, lines: readonly Line[]): HeaderRow => {
  const rows = lines.flatMap((line, at) =>
    isPricedLine(line) && totalLabel(line.text) === null ? [at] : [],
  );
  const below = rows.filter((at) => isOfWordsAlone(lines[at - 1]));
  if (rows.length === 0 || below.length < rows.length * 0.8) return header;
  if (isDescribedRow(lines[0])) return header;
  const isNumbered = (): boolean => below.some((at) => itemStartOf(lines[at - 1] as Line) !== null);
  const areAlone =
    below.length >= LEAST_ROWS_BELOW &&
    !isNumbered() &&
    below.filter((at) => hasFiguresOnly(lines[at])).length >= below.length * 0.8;
  const isAction = (heading: Heading): boolean =>
    heading.kind === 'description' && (areAlone || headingKind(heading.text) === 'activity');
  if (!header.headings.some(isAction)) return header;
  return {
    ...header,
    headings: header.headings.map((heading) =>
      isAction(heading) ? { ...heading, kind: 'activity' } : heading,
    ),
  };
};

/** `Anchors   58   4.15   240.70T`: words, and figures up to the end. */
const isDescribedRow = (line: Line | undefined): boolean =>
  line !== undefined &&
  hasFigures(line) &&
  tokensOf(line.words).at(-1)?.kind === 'amount' &&
  !hasFiguresOnly(line);

/** `7.00 EA   269.50   377.30`: figures and their units, and no word of a description. */
const hasFiguresOnly = (line: Line | undefined): boolean =>
  line !== undefined &&
  tokensOf(line.words).every(({ kind, unit }) => kind !== 'text' || unit !== null);

/**
 * `Qty  Craft@Hours  Unit ...`, without a heading for descriptions: each stands alone on the line
 * right above its figures. Two lines of words between rows may be notes, and tell nothing.
 */
const standsAbove = ({ headings, textOnlyRows }: HeaderRow, lines: readonly Line[]): boolean => {
  if (textOnlyRows.length > 0 || headings.some(({ kind }) => DESCRIBING.has(kind))) return false;
  const rows = lines.flatMap((line, at) =>
    hasAmounts(line) && totalLabel(line.text) === null ? [at] : [],
  );
  const below = rows.filter(
    (at, index) =>
      isOfWordsAlone(lines[at - 1]) && (index === 0 || at - (rows[index - 1] ?? 0) === 2),
  );
  return rows.length >= LEAST_ROWS_BELOW && below.length >= rows.length * 0.7;
};

/** `3 ea   $389.97` is a row, too. */
const isPricedLine = (line: Line): boolean => hasAmounts(line) || endsInAmount(line.text);

const isOfWordsAlone = (line: Line | undefined): boolean =>
  line !== undefined && !isPricedLine(line) && /\p{L}{3}/u.test(line.text);

const LEAST_ROWS_BELOW = 3;

const DESCRIBING: ReadonlySet<ColumnKind> = new Set([
  'description',
  'itemNumber',
  'category',
  'selector',
  'activity',
]);

const typeOf = ({ fontSize, bold, italic }: Line): TypeStyle => ({ fontSize, bold, italic });

const WRAPPING: ReadonlySet<ColumnKind> = new Set([
  'description',
  'title',
  'category',
  'room',
  'note',
  'otherText',
]);

/** Numbered lines that begin a row: terms and lists in notes are numbered too. */
const withFigures = (rows: readonly LearnedRow[]): LearnedRow[] =>
  rows.filter((row, index) => {
    if (row.start === null || row.isRow) return row.start !== null;
    const below = rows.slice(index + 1, index + 5);
    const next = below.findIndex((other) => other.start !== null);
    return (next < 0 ? below : below.slice(0, next)).some((other) => other.isRow);
  });

const headsPlaces = (lines: readonly Line[], look: TableLook): boolean =>
  areMostlyPlaces(
    lines.filter((line) => isStrongName(line, look) || (look.plain && isLabelOfRows(line))),
  );

/** `HEATING:` in plain type among places that stand out is what is done there. */
const labelsHeadPlaces = (lines: readonly Line[], look: TableLook): boolean => {
  const holdPlaces = areMostlyPlaces(lines.filter((line) => isStrongName(line, look)));
  return holdPlaces ? areMostlyPlaces(lines.filter(isLabelOfRows)) : headsPlaces(lines, look);
};

const isStrongName = (line: Line, look: TableLook): boolean =>
  standsOut(line, look) && couldBeName(line);

const areMostlyPlaces = (names: readonly Line[]): boolean => {
  const trades = names.filter(({ text }) => TRADE_WORDS.test(text)).length;
  const places = names.filter(({ text }) => isPlaceName(text));
  return places.length > trades;
};
