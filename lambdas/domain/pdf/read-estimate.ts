import type {
  Estimate,
  LineItem,
  PageClass,
  PrintedEstimate,
  PrintedPage,
} from '../estimate/estimate.ts';
import { comparisonWarning } from './cells/compared-sides.ts';
import { columnsInferred } from './evidence/columns-inferred.ts';
import { coverageOfDeductible } from './facts/read-coverages.ts';
import type { EstimateFacts } from './facts/read-facts.ts';
import { statedFacts } from './facts/stated-facts.ts';
import { markBareNumbers } from './items/bare-numbers.ts';
import { blankRowWarnings } from './items/blank-rows.ts';
import { placeItems } from './items/build-item.ts';
import { withCodesOfDescriptions, withCodesParted } from './items/codes-in-cells.ts';
import { columnsLeftOut } from './items/columns-left-out.ts';
import { countIncurred, withStruckOut } from './items/count-incurred.ts';
import { withCountsSaid } from './items/counts-in-words.ts';
import { withCoverages } from './items/coverages-of-items.ts';
import { withLossOfSummary } from './items/loss-of-summary.ts';
import { withMarkupOfSections } from './items/markup-of-sections.ts';
import { unmarkNumberedHeads } from './items/numbered-heads.ts';
import { withOperationSuffixes } from './items/operation-suffixes.ts';
import { withThingsDescribed } from './items/operations-of-things.ts';
import { alternativeWarnings, optionWarnings, withoutOptions } from './items/optional-rows.ts';
import { withPlacesBelow } from './items/places-below.ts';
import { withoutRefused } from './items/refused-rows.ts';
import { withRowLetters } from './items/row-letters.ts';
import { uncheckedWarnings } from './items/unchecked-amounts.ts';
import { unreadRows, unreadRowWarning } from './items/unread-rows.ts';
import { mayBeMore, saysMore, withWrittenRows } from './letters/with-written-rows.ts';
import { noEstimateIn } from './no-estimate.ts';
import { readOwnRows } from './own-rows.ts';
import {
  attachedEstimates,
  attachedEstimateWarning,
  refusedEstimates,
} from './pages/attached-estimates.ts';
import { cleanWords } from './pages/clean-words.ts';
import { findGuidePages, guideWarnings } from './pages/guide-pages.ts';
import { type Line, type PageLines, shelveLines } from './pages/lines.ts';
import { inOneScale } from './pages/one-scale.ts';
import {
  attachedBills,
  billWarning,
  classifyPage,
  continuesRecap,
  duplicatePages,
} from './pages/page-class.ts';
import { inPrintedOrder } from './pages/page-order.ts';
import type { PageText } from './pages/page-text.ts';
import { withLettersJoined } from './pages/spaced-letters.ts';
import { withoutSumStars, withoutTypedRules } from './pages/typed-rules.ts';
import { voidEstimates } from './pages/void-estimates.ts';
import { withoutFurniture } from './pages/without-furniture.ts';
import { withoutPageStamps } from './pages/without-page-stamps.ts';
import { createWordShelf } from './pages/word-shelf.ts';
import type { RowsResult } from './read-rows.ts';
import { withBreadcrumbsParted } from './rooms/breadcrumbs.ts';
import { withFirstPlaceNamed } from './rooms/first-place.ts';
import { withoutLoneTitle } from './rooms/lone-title.ts';
import { withPlacesAboveRooms } from './rooms/places-above-rooms.ts';
import { withoutPlans } from './rooms/plans.ts';
import { roomTexts, roomTextWarning } from './rooms/room-texts.ts';
import { withRoomsBeforeColons } from './rooms/rooms-before-colons.ts';
import { withRoomsInGroups } from './rooms/rooms-in-groups.ts';
import { withSectionsAsRooms } from './rooms/sections-as-rooms.ts';
import { tellDoubts } from './scan/doubts.ts';
import { repairScannedSummaries } from './scan/repair-summaries.ts';
import { repairScannedTotals } from './scan/repair-totals.ts';
import { tellRepairs } from './scan/repairs.ts';
import { settleScans } from './scan/settle-scans.ts';
import { unreadScannedRows, unreadScanWarning } from './scan/unread-scanned-rows.ts';
import { markUnsureSums } from './scan/unsure-sums.ts';
import { settleForms } from './settle-forms.ts';
import { cutSheets, findMarks, type SheetMarks } from './sheets/cut-sheets.ts';
import { withGridHalvesJoined } from './sheets/grid-halves.ts';
import { withoutGridLabels } from './sheets/grid-labels.ts';
import { onSheets } from './sheets/on-sheets.ts';
import { linesBesideColumns } from './sheets/side-columns.ts';
import { chargeWarnings } from './sums/adjusted-sums.ts';
import { attachedListWarning } from './sums/attached-lists.ts';
import { footOfPrint } from './sums/foot-of-print.ts';
import { offerWarning } from './sums/offers.ts';
import { readRecaps } from './sums/read-recaps.ts';
import { readSummaries } from './sums/read-summaries.ts';
import { withServiceCharges } from './sums/service-charges.ts';
import { withoutSummariesOfOthers } from './sums/summaries-of-others.ts';
import { chargesOfSummary } from './sums/summary-rows.ts';
import { isCarriedOver } from './sums/total-labels.ts';
import { withoutLegends } from './tables/legends.ts';

export type ReadEstimateResult =
  | { kind: 'estimate'; estimate: Estimate }
  | { kind: 'failed'; code: 'no_estimate_found'; message: string };

/**
 * Reads an estimate from the words of its pages, whatever program printed it. Every printed value
 * is kept as printed; nothing is corrected. Pure. `openWords` is how many words lie open at once:
 * fewer take less memory and more time.
 */
export const readEstimate = (
  pages: readonly PageText[],
  options: { fileName: string; openWords?: number },
): ReadEstimateResult => {
  const shelf = createWordShelf(options.openWords);
  const marks: (SheetMarks | null)[] = [];
  const printed = inOneScale(withoutPageStamps(pages)).map((page): PageLines => {
    const { page: upright, words, upended, voidMark } = cleanWords(page);
    const legible = withoutLegends(linesBesideColumns(upright, words));
    const drawn = page.source === 'ocr' ? legible : withoutPlans(legible, upended);
    const lines = withoutTypedRules(drawn)
      .filter(({ text }) => !isCarriedOver(text))
      .map(withoutSumStars)
      .map(withLettersJoined);
    const sheet = {
      ...(voidMark === null ? {} : { voidMark }),
      page: page.page,
      width: upright.width,
      height: upright.height,
      ocr: page.source === 'ocr',
      lines: shelveLines(lines, shelf),
    };
    marks.push(findMarks(sheet));
    return sheet;
  });
  const { pages: cut, places } = cutSheets(printed, marks, shelf);
  // Numbers of a spreadsheet's rows are no cells that a scan's rows could be settled with.
  const scans = settleScans(withoutGridLabels(withGridHalvesJoined(inPrintedOrder(cut))));
  const document: ReadDocument = {
    fileName: options.fileName,
    pages: pages.length,
    places,
    repairs: scans.repairs,
  };
  const common = readSettled(settleForms(scans.pages), document);
  const written = mayBeMore(scans.pages, common) ? withWrittenRows(scans.pages) : null;
  if (written === null) return common.result;
  const told = readSettled(written, { ...document, facts: common.facts });
  return saysMore(told, common) ? told.result : common.result;
};

/** What is known of a document before its rows are read. */
interface ReadDocument {
  fileName: string;
  /** How many it has. */
  pages: number;
  places: ReturnType<typeof cutSheets>['places'];
  repairs: ReturnType<typeof settleScans>['repairs'];
  /** Of the pages as they are printed, where others are read in their place. */
  facts?: EstimateFacts;
}

interface SettledReading {
  result: ReadEstimateResult;
  rows: RowsResult;
  lineItems: readonly LineItem[];
  facts: EstimateFacts;
}

/** Reads pages in the form of the common tables. */
const readSettled = (
  read: readonly PageLines[],
  { fileName, pages, places, repairs: scanned, facts: known }: ReadDocument,
): SettledReading => {
  unmarkNumberedHeads(read);
  markBareNumbers(read);
  const others = new Map([
    ...refusedEstimates(read),
    ...voidEstimates(read),
    ...attachedEstimates(read),
  ]);
  const own = others.size === 0 ? read : read.filter(({ page }) => !others.has(page));
  const guides = findGuidePages(own);
  const bills = attachedBills(own);
  const content = own.filter((page) => !guides.has(page.page) && !bills.has(page.page));
  const facts = known ?? statedFacts(own, content, guides);
  // Twice the same page would make all its lines look like letterhead, so copies go first; copies
  // with another fax header show only once the furniture is gone.
  const copies = duplicatePages(content);
  const bodies = withoutFurniture(content.filter((page) => !copies.has(page.page)));
  const duplicates = new Set([...copies, ...duplicatePages(bodies)]);
  const {
    pages: single,
    rows: all,
    attached,
    told,
  } = readOwnRows(
    bodies.filter((page) => !duplicates.has(page.page)),
    facts.estimateName,
  );
  const rows = withoutRefused(all);
  if (rows.items.length === 0) return { result: noEstimateIn(pages), rows, lineItems: [], facts };
  const named = withoutLoneTitle({ ...rows, rooms: rows.groups.rooms() });
  const placed = withFirstPlaceNamed(withSectionsAsRooms(named, single), single);
  const parted = withBreadcrumbsParted(placed);
  const headed = withRoomsBeforeColons(withRoomsInGroups(withPlacesAboveRooms(parted, single)));
  const itemLines = new Set(all.items.flatMap((item) => item.lines));
  const isItemLine = (line: Line): boolean => itemLines.has(line);
  const recaps = readRecaps(single, isItemLine);
  const resolved = withMarkupOfSections(
    withCodesOfDescriptions(
      withCodesParted(
        withRowLetters(withThingsDescribed(placeItems(withPlacesBelow(headed.items)))),
      ),
    ),
  );
  const counted = withoutOptions(
    countIncurred(withCountsSaid(withOperationSuffixes(resolved)), headed.totals),
    headed.totals,
  );
  const summaries = withoutSummariesOfOthers(
    readSummaries(single, isItemLine, headed.totals),
    counted.filter(({ enabled }) => enabled),
  );
  const lineItems = withLossOfSummary(
    withCoverages(withStruckOut(counted, headed.totals, summaries), recaps.byRoom),
    summaries,
  );
  const foot = footOfPrint(single, isItemLine, lineItems, { totals: headed.totals, summaries });
  const serviced = withServiceCharges(single, foot?.totals ?? headed.totals);
  const { totals } = serviced;
  // A summary without a title is known by its rows alone.
  const summed = new Set(summaries.map(({ readAt }) => readAt.page));
  const printedPages: PrintedPage[] = [];
  for (const page of read) {
    if (others.has(page.page)) {
      printedPages.push({ page: page.page, ocr: page.ocr, class: 'other' });
      continue;
    }
    const told = classOf(page, guides, duplicates, rows.itemPages);
    const other = summed.has(page.page)
      ? 'summary'
      : printedPages.at(-1)?.class === 'recap' && continuesRecap(page.lines)
        ? 'recap'
        : 'other';
    printedPages.push({ page: page.page, ocr: page.ocr, class: told === 'other' ? other : told });
  }
  const sheetOf = (page: number): number => places?.get(page)?.sheet ?? page;
  const print: PrintedEstimate = {
    facts: facts.facts,
    coverages:
      facts.coverages.length > 0
        ? facts.coverages
        : coverageOfDeductible(facts.deductible, summaries),
    rooms: headed.rooms,
    totals,
    summaries,
    recapByCategory: recaps.byCategory,
    recapByRoom: recaps.byRoom,
    pages: printedPages,
    warnings: [],
  };
  const estimate: Estimate = {
    fileName,
    estimateName: facts.estimateName,
    claimNumber: facts.claimNumber,
    policyNumber: facts.policyNumber,
    insuredName: facts.insuredName,
    propertyAddress: facts.propertyAddress,
    dateOfLoss: facts.dateOfLoss,
    carrierName: facts.carrierName,
    priceList: facts.priceList,
    lineItems,
    printed: print,
  };
  const repairs = [
    ...scanned,
    ...rows.items.flatMap((item) => item.repairs),
    ...repairScannedTotals(estimate, read),
    ...repairScannedSummaries(estimate, read),
  ];
  markUnsureSums(estimate, read);
  const sections = new Set(lineItems.map(({ section }) => section));
  const unread = unreadRows(single, lineItems, itemLines, rows.offers.length > 0);
  // Below the sum of all lines, the summary says what is added to it.
  const chargedBelow = [...rows.charges, ...(foot?.charges ?? []), ...serviced.charges];
  const charges = chargedBelow.length > 0 ? chargedBelow : summaries.flatMap(chargesOfSummary);
  print.warnings = [
    ...tellRepairs(lineItems, repairs, sheetOf),
    ...tellDoubts(lineItems, rows.items, read, repairs, sheetOf),
    ...roomTexts(single, print.rooms, isItemLine, sections).map((text) =>
      roomTextWarning(text, sheetOf(text.page)),
    ),
    ...unread.map((row) => unreadRowWarning(row, sheetOf(row.page))),
    ...unreadScannedRows(single, lineItems, rows.items, unread).map((row) =>
      unreadScanWarning(row, sheetOf(row.page)),
    ),
    ...read.flatMap(({ comparedWith, page }) =>
      comparedWith === undefined ? [] : [comparisonWarning(comparedWith, sheetOf(page))],
    ),
    ...[...others].map(([page, title]) => attachedEstimateWarning(sheetOf(page), title)),
    ...[...bills].map((page) => billWarning(sheetOf(page))),
    ...guideWarnings(own, guides, sheetOf),
    ...[...attached.pages].map((page) => attachedListWarning(attached, sheetOf(page))),
    ...rows.offers.map((offer) => offerWarning(offer, sheetOf(offer.page))),
    ...chargeWarnings(charges, sheetOf),
    ...optionWarnings(lineItems, sheetOf),
    ...alternativeWarnings(lineItems, totals, sheetOf),
    ...blankRowWarnings(rows.blank, sheetOf),
    ...(told === null ? [] : [columnsInferred(told, sheetOf)]),
    ...columnsLeftOut(headed.items, sheetOf),
    ...uncheckedWarnings(headed.items, print, sheetOf),
  ];
  return {
    result: { kind: 'estimate', estimate: onSheets(places, estimate) },
    rows,
    lineItems,
    facts,
  };
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
