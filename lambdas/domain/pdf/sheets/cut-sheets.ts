import { type Line, makeLine, type PageLines, shelveLines } from '../lines.ts';
import type { WordShelf } from '../word-shelf.ts';
import { type Gutter, guttersOf, type Parts, partsAt } from './gutter.ts';
import { areStreams, isPriced } from './streams.ts';

/** Where a page that was cut out of a sheet lay on it: points to add to what was read there. */
export interface PlaceOnSheet {
  sheet: number;
  x: number;
}

export interface CutSheets {
  /** In reading order; numbered anew from 1 where a sheet was cut. */
  pages: PageLines[];
  /** By page number; null where no sheet was cut. */
  places: ReadonlyMap<number, PlaceOnSheet> | null;
}

/** The gutters of one sheet. */
export interface SheetGutters {
  /** The one whose sides are streams of their own. */
  own: Gutter | null;
  others: Gutter[];
}

/** Looks for the gutters of a sheet; null where it has none, as nearly all have. */
export const findGutters = (sheet: PageLines): SheetGutters | null => {
  const gutters = guttersOf(sheet);
  if (gutters.length === 0) return null;
  // A sheet without amounts is cut where others are, or left as it is.
  if (!isPriced(sheet.lines)) return { own: null, others: gutters };
  const own = gutters.find((gutter) => areStreams(gutter, partsAt(sheet.lines, gutter), sheet));
  return { own: own ?? null, others: gutters };
};

/**
 * Two pages printed side by side on one sheet, and text in newspaper columns, become pages of their
 * own, left before right. A sheet that says nothing for itself, such as one with a cover on it, is
 * cut where the document's others are. `gutters` are those of each sheet.
 */
export const cutSheets = (
  sheets: readonly PageLines[],
  gutters: readonly (SheetGutters | null)[],
  shelf: WordShelf,
): CutSheets => {
  const told = sheets.flatMap(({ width }, at) => {
    const own = gutters[at]?.own ?? null;
    return own === null ? [] : [{ width, own }];
  });
  if (told.length === 0) return { pages: [...sheets], places: null };
  const cuts = new Map<PageLines, Parts>();
  for (const [at, sheet] of sheets.entries()) {
    const found = gutters[at];
    const gutter =
      found?.own ??
      found?.others.find((one) =>
        told.some(({ width, own }) => width === sheet.width && isSamePlace(one, own)),
      );
    if (gutter !== undefined) cuts.set(sheet, partsAt(sheet.lines, gutter));
  }
  return numbered(sheets, cuts, shelf);
};

const isSamePlace = (one: Gutter, other: Gutter): boolean =>
  one.left < (other.left + other.right) / 2 && one.right > (other.left + other.right) / 2;

const numbered = (
  sheets: readonly PageLines[],
  cuts: ReadonlyMap<PageLines, Parts>,
  shelf: WordShelf,
): CutSheets => {
  const shift = shiftOf(cuts);
  const pages: PageLines[] = [];
  const places = new Map<number, PlaceOnSheet>();
  const add = (sheet: PageLines, lines: readonly Line[], x: number, width: number): void => {
    const page = pages.length + 1;
    const moved = lines.map((line) => movedTo(page, line, x));
    pages.push({ ...sheet, page, width, lines: shelveLines(moved, shelf) });
    places.set(page, { sheet: sheet.page, x });
  };
  for (const sheet of sheets) {
    const cut = cuts.get(sheet);
    if (cut === undefined) {
      add(sheet, sheet.lines, 0, sheet.width);
      continue;
    }
    add(sheet, [...cut.head, ...cut.left], 0, shift);
    add(sheet, cut.right, shift, sheet.width - shift);
    if (cut.foot.length > 0) add(sheet, cut.foot, 0, sheet.width);
  }
  return { pages, places };
};

/** Points from where the left pages begin to where the right ones do. */
const shiftOf = (cuts: ReadonlyMap<PageLines, Parts>): number => {
  const all = [...cuts.values()];
  const leftOf = (lines: readonly Line[]): number => Math.min(...lines.map(({ box }) => box.left));
  return leftOf(all.flatMap(({ right }) => right)) - leftOf(all.flatMap(({ left }) => left));
};

const movedTo = (page: number, line: Line, x: number): Line =>
  makeLine(
    page,
    x === 0
      ? line.words
      : line.words.map((word) => ({
          ...word,
          box: { ...word.box, left: word.box.left - x, right: word.box.right - x },
        })),
    line.ocr,
  );
