import type {
  Estimate,
  LineItem,
  PageClass,
  PrintedPage,
  PrintedTotal,
  Warning,
} from '../estimate/estimate.ts';
import { normalizeName } from '../estimate/normalize-name.ts';
import { sum } from '../money/money.ts';
import { markBareNumbers } from './bare-numbers.ts';
import { placeItem } from './build-item.ts';
import { cleanWords } from './clean-words.ts';
import { withCoverages } from './coverages-of-items.ts';
import { readFacts } from './facts/read-facts.ts';
import { furnitureOf } from './furniture.ts';
import type { KnownNames } from './groups.ts';
import { headerRowAt } from './header-row.ts';
import { findImplicitTable } from './implicit-table.ts';
import { itemStartOf } from './item-start.ts';
import {
  continuedRoom,
  isCarriedOver,
  isSummaryTitle,
  labelOf,
  levelLine,
  roomLine,
  totalLabel,
} from './line-shapes.ts';
import {
  type Line,
  linesOfPage,
  type PageLines,
  segmentsOf,
  shelveLines,
  textOf,
} from './lines.ts';
import { withNamesAtFirstRow } from './merged-names.ts';
import { withNumbersInFront } from './numbers-in-descriptions.ts';
import { withOperationSuffixes } from './operation-suffixes.ts';
import { attachedBills, classifyPage, duplicatePages, isGuidePage } from './page-class.ts';
import { inPrintedOrder } from './page-order.ts';
import type { PageText } from './page-text.ts';
import { withNumbersAtFirstLine } from './raised-numbers.ts';
import { type RowsResult, readRows } from './read-rows.ts';
import { readRecaps, readSummaries } from './read-summaries.ts';
import { tellRepairs } from './scan/repairs.ts';
import { settleScans } from './scan/settle-scans.ts';
import { unflowTables } from './unflow-tables.ts';
import { ROOM_WORDS, TRADE_WORDS } from './vocabulary.ts';
import { withWasteInRow } from './waste-below.ts';
import { createWordShelf } from './word-shelf.ts';

export type ReadEstimateResult =
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'failed'; code: 'no_estimate_found'; message: string };

/**
 * Reads an estimate from the words of its pages, whatever program printed it. Every printed value
 * is kept as printed; nothing is corrected. Pure.
 */
export const readEstimate = (
  pages: readonly PageText[],
  options: { fileName: string },
): ReadEstimateResult => {
  const shelf = createWordShelf();
  const printed = pages.map((page): PageLines => {
    const { page: upright, words } = cleanWords(page);
    return {
      page: page.page,
      width: upright.width,
      height: upright.height,
      ocr: page.source === 'ocr',
      lines: shelveLines(linesOfPage(upright, words), shelf),
    };
  });
  const scans = settleScans(inPrintedOrder(printed));
  const read = settleCells(unflowTables(scans.pages));
  markBareNumbers(read);
  const guides = guidePages(read);
  const bills = attachedBills(read);
  const content = read.filter((page) => !guides.has(page.page) && !bills.has(page.page));
  const facts = readFacts(content);
  // Twice the same page would make all its lines look like letterhead, so copies go first; copies
  // with another fax header show only once the furniture is gone.
  const copies = duplicatePages(content);
  const bodies = withoutFurniture(content.filter((page) => !copies.has(page.page)));
  const duplicates = new Set([...copies, ...duplicatePages(bodies)]);
  const single = bodies.filter((page) => !duplicates.has(page.page));
  const known = knownNames(single, facts.estimateName);
  const rows = readAnyRows(single, known);
  if (rows.items.length === 0)
    return {
      kind: 'failed',
      code: 'no_estimate_found',
      message:
        pages.length === 0
          ? 'The document has no pages to read.'
          : `None of the ${pages.length} pages holds a table of line items with quantities and prices. Upload the estimate itself, not a letter, photo report or payment summary.`,
    };
  const itemLines = new Set(rows.items.flatMap((item) => item.lines));
  const isItemLine = (line: Line): boolean => itemLines.has(line);
  const recaps = readRecaps(single, isItemLine);
  const lineItems = withCoverages(
    countIncurred(withOperationSuffixes(rows.items.map(placeItem)), rows.totals),
    recaps.byRoom,
  );
  const printedPages = read.map(
    (page): PrintedPage => ({
      page: page.page,
      ocr: page.ocr,
      class: classOf(page, guides, duplicates, rows.itemPages),
    }),
  );
  const warnings: Warning[] = tellRepairs(lineItems, [
    ...scans.repairs,
    ...rows.items.flatMap((item) => item.repairs),
  ]);
  return {
    kind: 'estimate',
    estimate: {
      fileName: options.fileName,
      estimateName: facts.estimateName,
      claimNumber: facts.claimNumber,
      policyNumber: facts.policyNumber,
      insuredName: facts.insuredName,
      propertyAddress: facts.propertyAddress,
      dateOfLoss: facts.dateOfLoss,
      carrierName: facts.carrierName,
      priceList: facts.priceList,
      lineItems,
      printed: {
        facts: facts.facts,
        coverages: facts.coverages,
        rooms: rows.groups.rooms(),
        totals: rows.totals,
        summaries: readSummaries(single, isItemLine),
        recapByCategory: recaps.byCategory,
        recapByRoom: recaps.byRoom,
        pages: printedPages,
        warnings,
      },
    },
  };
};

/** Cells that are merged, set at the bottom or hold the row's number, in the order of other tables. */
const settleCells = (pages: readonly PageLines[]): PageLines[] =>
  withNumbersInFront(withNumbersAtFirstLine(withNamesAtFirstRow(withWasteInRow(pages))));

/** Tables with a header first; a document without one may still list work with amounts. */
const readAnyRows = (pages: readonly PageLines[], known: KnownNames): RowsResult => {
  const rows = readRows(pages, known);
  if (rows.items.length > 0) return rows;
  const lists = pages.filter((page) => {
    const kind = classifyPage(page.lines);
    return kind !== 'letter' && kind !== 'summary' && kind !== 'recap';
  });
  const implicit = findImplicitTable(lists);
  return implicit === null ? rows : readRows(lists, known, implicit);
};

/**
 * Rows that are paid when incurred are no part of what is payable now, and so not enabled, unless
 * the printed totals count them.
 */
const countIncurred = (items: LineItem[], totals: readonly PrintedTotal[]): LineItem[] => {
  const whole =
    totals.findLast((total) => total.kind === 'line_items')?.amounts.rcv ??
    totals.findLast((total) => total.kind === 'grand')?.amounts.rcv;
  const incurred = items.filter((item) => item.isPaidWhenIncurred);
  if (whole == null || incurred.length === 0) return items;
  const all = sum(items.map((item) => item.rcv));
  const without = sum(items.filter((item) => !item.isPaidWhenIncurred).map((item) => item.rcv));
  const counted = all.minus(whole).abs().lt('0.01') && !without.minus(whole).abs().lt('0.01');
  return counted ? items.map((item) => ({ ...item, enabled: true })) : items;
};

const classOf = (
  page: PageLines,
  guides: ReadonlySet<number>,
  duplicates: ReadonlySet<number>,
  itemPages: ReadonlySet<number>,
): PageClass => {
  if (guides.has(page.page)) return 'guide';
  if (duplicates.has(page.page)) return 'duplicate';
  if (itemPages.has(page.page)) return 'items';
  return classifyPage(page.lines);
};

const guidePages = (pages: readonly PageLines[]): Set<number> =>
  new Set(pages.filter((page) => isGuidePage(page.lines)).map((page) => page.page));

const withoutFurniture = (pages: readonly PageLines[]): PageLines[] => {
  const tableLines = new Set<Line>();
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        for (const one of header.lines) tableLines.add(one);
        // A group's name and its sums, above the table.
        const above = page.lines[index - 1];
        if (/\d\.\d{2}\b.*\d\.\d{2}\b/.test(above?.text ?? '') && above) tableLines.add(above);
      } else if (itemStartOf(line) !== null || totalLabel(line.text) !== null) tableLines.add(line);
      else if (isSummaryTitle(line.text)) tableLines.add(line);
    }
  // A level heads its rooms and its sketch page alike; only the estimate's own name is furniture.
  const { rooms, levels } = knownNames(pages, null);
  const furniture = furnitureOf(
    pages,
    (line) => tableLines.has(line),
    (line) => rooms.has(normalizeName(line.text)) || levels.has(normalizeName(line.text)),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !furniture.has(line) && !isCarriedOver(line.text)),
  }));
};

/** The name in `Total Den/Office   959.11   49,891.43`, which has no colon. */
const plainTotalOf = (text: string): string | null => {
  if (!/total/i.test(text) || !/\d\.\d{2}\)?-?$/.test(text)) return null;
  return /^totals?\s+(?!(?:for|of)\b)([^:]+)$/i.exec(labelOf(text))?.[1]?.trim() ?? null;
};

/** What a line says before the first wide gap. */
const headingOf = (line: Line): string => {
  if (line.text.length > 90) return normalizeName(line.text);
  const text = textOf(segmentsOf(line.words, 1.5)[0] ?? []);
  return normalizeName(roomLine(text)?.name ?? text);
};

/** Lines of a page above which its table has not begun. */
const PAGE_HEAD = 8;

/** Totals and continued headings name rooms and levels before the rows are read. */
const knownNames = (pages: readonly PageLines[], root: string | null): KnownNames => {
  const rooms = new Set<string>();
  const levels = new Set<string>();
  const levelTotals = new Map<string, number[]>();
  const roomTotals = new Map<string, number[]>();
  const closings = new Map<string, ('room' | 'level')[]>();
  const continuedNames = new Set<string>();
  /** Each heading, with the numbers of the lines that it stands on. */
  const headings = new Map<string, number[]>();
  const summed: string[] = [];
  /** Sums of rooms right above a sum make that the sum of a level. */
  let summedAbove = false;
  let closesRooms = false;
  let at = 0;
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      at += 1;
      if (itemStartOf(line) !== null) continue;
      const plain = plainTotalOf(line.text);
      if (plain !== null) summed.push(plain);
      else if (!/\d\.\d{2}$/.test(line.text)) {
        const heading = headingOf(line);
        const places = headings.get(heading);
        if (places === undefined) headings.set(heading, [at]);
        else places.push(at);
      }
      const total = totalLabel(line.text);
      if (total !== null && total.name !== '') {
        const isSum = total.kind === 'section' && /\d\.\d{2}\)?-?$/.test(line.text);
        if (isSum && summedAbove && headings.has(normalizeName(total.name)))
          levels.add(normalizeName(total.name));
        else if (isSum) summed.push(total.name);
        summedAbove = isSum;
        if (total.kind === 'room') {
          const key = normalizeName(total.name);
          rooms.add(key);
          roomTotals.set(key, [...(roomTotals.get(key) ?? []), at]);
          closings.set(key, [...(closings.get(key) ?? []), 'room']);
          closesRooms = true;
        }
        if (total.kind === 'level') {
          const key = normalizeName(total.name);
          levels.add(key);
          levelTotals.set(key, [...(levelTotals.get(key) ?? []), at]);
          closings.set(key, [...(closings.get(key) ?? []), 'level']);
        }
        continue;
      }
      summedAbove = false;
      const level = levelLine(line.text);
      if (level !== null) headings.set(normalizeName(level), [at]);
      const continued = continuedRoom(line.text);
      // At the head of a page or of a table; a remark below a row may begin with the same word.
      const heads =
        index < PAGE_HEAD ||
        [1, 2, 3].some((next) => headerRowAt(page.lines, index + next) !== null);
      if (continued !== null && heads) continuedNames.add(normalizeName(continued));
    }
  // `Total Den/Office` sums the room that is headed `Den/Office`; trades are sections.
  for (const name of summed) {
    const isTrade = TRADE_WORDS.test(name) && !ROOM_WORDS.test(name);
    if (headings.has(normalizeName(name)) && !isTrade) rooms.add(normalizeName(name));
  }
  // A level with rows of its own is continued like a room.
  for (const name of continuedNames) if (!levels.has(name)) rooms.add(name);
  const levelGoesOn = new Map(
    [...levelTotals].map(([key, places]): [string, boolean[]] => [
      key,
      places.map((place, index) => {
        const next = places[index + 1];
        const between = (lines: Map<string, number[]>): number =>
          (lines.get(key) ?? []).filter((line) => line > place && line < (next ?? 0)).length;
        // A room of the level may bear its name, `Exterior`; it has a head and a total of its own.
        const isHeaded = between(headings) > between(roomTotals);
        return next !== undefined && !isHeaded;
      }),
    ]),
  );
  return { rooms, levels, levelGoesOn, closings, closesRooms, root };
};
