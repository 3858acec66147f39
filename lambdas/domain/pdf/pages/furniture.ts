import { isDimensions, isOpening } from '../rooms/measures.ts';
import { continuedRoom } from '../rooms/room-lines.ts';
import { misreadingCost } from '../scan/likeness.ts';
import { totalLabel } from '../sums/total-labels.ts';
import type { Line, PageLines } from './lines.ts';
import { isPageFurniture } from './page-titles.ts';

/**
 * Lines that a program prints on every page: letterhead, file name, page numbers. A line counts
 * where the same text stands at the same height of several pages, above the first or below the
 * last line that belongs to a table.
 */
export const furnitureOf = (
  pages: readonly PageLines[],
  belongsToTable: (line: Line) => boolean,
  isName: (line: Line) => boolean,
): Set<Line> => {
  const furniture = new Set<Line>();
  const places = new Map<string, Line[][]>();
  const inset = insetOf(pages);
  const scannedHeads: Line[] = [];
  for (const page of pages) {
    const first = page.lines.findIndex(belongsToTable);
    const last = page.lines.findLastIndex(belongsToTable);
    for (const [index, line] of page.lines.entries()) {
      const isLabelled = /[:#]/.test(line.text) && index > 0 && index - first < MOST_HEAD_LINES;
      const outside =
        first < 0 || index < first || index > last || (isLabelled && !belongsToTable(line));
      const share = (line.box.top - inset) / Math.max(1, page.height - 2 * inset);
      const atRim = line.box.bottom < RIM || line.box.top > page.height - RIM;
      if (outside && atRim) {
        furniture.add(line);
        continue;
      }
      if (outside && share > FOOT && isNumberedFoot(line)) {
        furniture.add(line);
        continue;
      }
      if (!outside || (share > 0.3 && share < 0.8)) continue;
      if (isPageFurniture(line.text)) {
        const atEdge = share < 0.12 || share > 0.85;
        if (atEdge) furniture.add(line);
        continue;
      }
      if (continuedRoom(line.text) !== null || totalLabel(line.text) !== null) continue;
      if (isName(line)) continue;
      // Rooms that are not drawn all print the same measures: `0.00 SF Walls`.
      if (isDimensions(line.text) || isOpening(line.text)) continue;
      const edge = share < 0.06 || share > 0.93;
      const text = edge
        ? line.text.replace(/\d+/g, '#')
        : share > 0.8
          ? keyOf(line.text).replace(PAGE_BEHIND, (_, number) => `#${Number(number) - page.page}`)
          : keyOf(line.text);
      const apart = line.ocr ? MOST_APART_SCANNED : MOST_APART;
      const sets = places.get(text) ?? [];
      const twins = sets.find(([one]) => one && Math.abs(one.box.top - line.box.top) <= apart);
      if (twins === undefined) sets.push([line]);
      else twins.push(line);
      places.set(text, sets);
      if (line.ocr && share < HEAD) scannedHeads.push(line);
    }
  }
  for (const twins of [...places.values()].flat()) {
    const on = new Set(twins.map((line) => line.page)).size;
    if (on >= 2 && on >= Math.min(3, pages.length * 0.3))
      for (const line of twins) furniture.add(line);
  }
  for (const line of scannedHeads)
    if (scannedHeads.some((other) => isSameMisread(line, other))) furniture.add(line);
  return furniture;
};

/** `2290 HWY 156 N   QUOTE NO 0041877` on one scanned page, `2290 HWY 150 .   QUOTE NO 0041877` on the next. */
const isSameMisread = (line: Line, other: Line): boolean =>
  other.page !== line.page &&
  line.text.length >= LEAST_LETTERS &&
  Math.abs(line.text.length - other.text.length) <= 2 &&
  Math.abs(line.box.top - other.box.top) <= MOST_APART_SCANNED &&
  Math.abs(line.box.left - other.box.left) <= MOST_APART_SCANNED &&
  misreadingCost(lettersOf(line), lettersOf(other)) <= lettersOf(line).length * MOST_MISREAD;

const lettersOf = ({ text }: Line): string => keyOf(text).replaceAll(' ', '');

/** Names of rooms are shorter, and differ by less than their number does. */
const LEAST_LETTERS = 24;
/** Share of a line's letters that was read otherwise on the other page. */
const MOST_MISREAD = 0.08;

/** Of the page's height, where its letterhead ends and where its foot begins. */
const HEAD = 0.3;
const FOOT = 0.93;

/** `Soot & Odor - cleaning bid            1`, `Quillon 26-088            1 of 2`: a page's number at the other end of its foot. */
const isNumberedFoot = ({ page, text, words, fontSize }: Line): boolean => {
  const [, number, count] = OF_PAGES.exec(text) ?? [];
  const isOfPages = number !== undefined && Number(number) <= Number(count);
  if (!isOfPages && words.at(-1)?.text !== String(page)) return false;
  const [before, first] = words.slice(isOfPages ? -4 : -2);
  return (
    first !== undefined &&
    before !== undefined &&
    first.box.left - before.box.right > fontSize * FAR &&
    !/\d\.\d{2}/.test(text)
  );
};

const OF_PAGES = /\s(\d{1,3}) of (\d{1,3})$/;

const FAR = 10;

/** Where a page begins with the table's headings, what names the document may stand below them. */
const MOST_HEAD_LINES = 3;

/** Points by which a line may stand higher or lower on another page; sheets lie askew on the glass. */
const MOST_APART = 4;
const MOST_APART_SCANNED = 9;

/** Margins that prints have by themselves, in points. */
const USUAL_MARGIN = 36;

/** How much wider the margins are than a print's own: pages that were shrunk to fit a sheet. */
const insetOf = (pages: readonly PageLines[]): number => {
  const margins = pages.flatMap(({ height, lines }) => {
    const [first, last] = [lines[0], lines.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [first.box.top, height - last.box.bottom];
  });
  return margins.length === 0 ? 0 : Math.max(0, Math.min(...margins) - USUAL_MARGIN);
};

/** Points from the page's edge where no printer prints: stamps of an archive. */
const RIM = 14;

/** `www.example.com/claims 2`, `HP-6634 Sorrells 1 / 2`: a number that counts with the pages, at their foot. */
const PAGE_BEHIND = /(?<=\D )(\d{1,3})(?: ?(?:\/|of) ?\d{1,3})?$/;

/** Times and page numbers change from page to page, names with numbers (`Bedroom 2`) must not. */
const keyOf = (text: string): string =>
  text
    .replace(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{1,2}:\d{2}(?::\d{2})?\b/g, '#')
    .replace(/\bpage\s*:?\s*\d+/gi, 'page #')
    .toLowerCase();
