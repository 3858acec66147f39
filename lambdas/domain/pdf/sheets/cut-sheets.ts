import { type Line, makeLine, median, type PageLines, shelveLines } from '../pages/lines.ts';
import type { WordShelf } from '../pages/word-shelf.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { foldOf, halvesOf } from './fold.ts';
import { type Gutter, guttersOf, partsAt } from './gutter.ts';
import { areStreams, isPriced } from './streams.ts';

/** Where a page that was cut out of a sheet lay on it: points to add to what was read there. */
export interface PlaceOnSheet {
  sheet: number;
  x: number;
  y: number;
}

export interface CutSheets {
  /** In reading order; numbered anew from 1 where a sheet was cut. */
  pages: PageLines[];
  /** By page number; null where no sheet was cut. */
  places: ReadonlyMap<number, PlaceOnSheet> | null;
}

/** Where a sheet may be parted. */
export interface SheetMarks {
  /** The gutter whose sides are streams of their own. */
  own: Gutter | null;
  /** Looks for those at which it may be cut where another sheet is: few documents ask. */
  gutters: () => Gutter[];
  fold: ReturnType<typeof foldOf>;
}

/** Looks for gutters and for a fold across a sheet; null where it has none, as most have. */
export const findMarks = (sheet: PageLines): SheetMarks | null => {
  const all = guttersOf(sheet);
  const fold = foldOf(sheet);
  if (all.length === 0 && fold === null) return null;
  const partsStreams = (gutter: Gutter): boolean =>
    areStreams(gutter, partsAt(sheet.lines, gutter), sheet);
  // A sheet without amounts is cut where others are, or left as it is.
  const own = isPriced(sheet.lines)
    ? outsideTables(all, sheet.lines).find(partsStreams)
    : undefined;
  return {
    own: own ?? null,
    fold,
    // So is one on which headings of two pages stand at one height.
    gutters: () => {
      const outside = outsideTables(all, sheet.lines);
      return all.filter((gutter) => outside.includes(gutter) || partsStreams(gutter));
    },
  };
};

const outsideTables = (gutters: Gutter[], lines: readonly Line[]): Gutter[] => {
  if (gutters.length === 0) return gutters;
  const heads = lines.flatMap((_, at) => headerRowAt(lines, at) ?? []);
  return gutters.filter((gutter) => !heads.some((head) => goesAcross(head, gutter)));
};

/**
 * Whether a table's head goes across a gutter, its description on the left and figures on the
 * right, or counts on the left and what was counted on the right: both sides are then its columns.
 * Two tables beside each other have all headings twice.
 */
const goesAcross = ({ headings }: HeaderRow, gutter: Gutter): boolean => {
  const { left, right } = gutter;
  // `Operation` describes where nothing else does.
  const described = headings.find(
    ({ kind, text }) => kind === 'description' || headingKind(text) === 'description',
  );
  const another = headings.find(
    (one) =>
      one !== described &&
      (headingKind(one.text) === 'description' || one.text === described?.text),
  );
  if (described === undefined) return goesOnWithAmounts(headings, gutter);
  if (another !== undefined || hasBothTwice(headings, gutter)) return false;
  const figures = headings.filter(
    (heading) => heading.left > right && !TEXT_COLUMNS.has(heading.kind),
  );
  if (figures.length < 2) return false;
  const before = headings.filter((heading) => heading.right < left);
  // `Tag   Room   Pcs` are no table without what has been counted, and what it comes to.
  const isRest =
    before.length >= 2 && before.every(({ kind }) => TEXT_COLUMNS.has(kind) || COUNTS.has(kind));
  return described.right < left || (described.left > right && isRest);
};

/**
 * `QUANTITY  UNIT PRICE  TAX  RCV` and behind the gutter `AGE/LIFE  DEPREC.  ACV`: what is described on lines of its own is
 * counted and priced on the left alone, and on the right are other amounts of it.
 */
const goesOnWithAmounts = (headings: HeaderRow['headings'], { left, right }: Gutter): boolean => {
  const before = new Set(headings.flatMap((one) => (one.right < left ? [one.kind] : [])));
  const behind = headings.filter((one) => one.left > right);
  return (
    before.has('quantity') &&
    before.has('unitPrice') &&
    behind.length > 1 &&
    behind.every(({ kind }) => !before.has(kind) && !TEXT_COLUMNS.has(kind))
  );
};

/** `Task  Hrs  Rate  Amount` beside `Item  Qty  Each  Amount`: the right one begins with a name as well, and ends as the left one. */
const hasBothTwice = (headings: HeaderRow['headings'], { left, right }: Gutter): boolean => {
  const before = headings.filter((heading) => heading.right < left);
  const behind = headings.filter((heading) => heading.left > right);
  const [first] = behind.toSorted((a, b) => a.left - b.left);
  return (
    /\bitem$/i.test(first?.text ?? '') &&
    behind.some(
      ({ text }) => headingKind(text) === 'total' && before.some((other) => other.text === text),
    )
  );
};

const COUNTS: ReadonlySet<ColumnKind> = new Set(['quantity', 'unit']);

/**
 * Two pages printed on one sheet, beside each other or one above the other, and text in newspaper
 * columns, become pages of their own. A sheet that says nothing for itself, such as one with a
 * cover on it, is cut where the document's others are. `marks` are those of each sheet.
 */
export const cutSheets = (
  sheets: readonly PageLines[],
  marks: readonly (SheetMarks | null)[],
  shelf: WordShelf,
): CutSheets => {
  const told = sheets.flatMap(({ width }, at) => {
    const own = marks[at]?.own ?? null;
    return own === null ? [] : [{ width, own }];
  });
  // Of four pages on a sheet the lines of two run together: what they say for themselves is lost.
  const isFolded =
    marks.some((one) => one?.fold === 'told') || (told.length > 0 && areQuarters(sheets, marks));
  if (told.length === 0 && !isFolded) return { pages: [...sheets], places: null };
  const cuts = new Map<PageLines, Cut>();
  for (const [at, sheet] of sheets.entries()) {
    const mark = marks[at] ?? null;
    if (mark === null) continue;
    const gutter =
      mark.own ??
      mark
        .gutters()
        .find((one) =>
          told.some(({ width, own }) => width === sheet.width && isSamePlace(one, own)),
        ) ??
      null;
    const folded = isFolded && (mark.fold !== null || isUpperOnly(sheet));
    if (gutter !== null || folded) cuts.set(sheet, { gutter, halves: halves(sheet, folded) });
  }
  return numbered(sheets, cuts, shelf);
};

/** Points; columns of a newspaper have larger type than pages at half their size. */
const SMALL_TYPE = 6;

/** Whether sheets that are parted down their middle in small type have white across it as well. */
const areQuarters = (
  sheets: readonly PageLines[],
  marks: readonly (SheetMarks | null)[],
): boolean =>
  sheets.some((sheet, at) => {
    const mark = marks[at];
    if (mark?.own === null || mark?.own === undefined || sheet.height < sheet.width) return false;
    if (mark.fold !== 'possible' && !isUpperOnly(sheet)) return false;
    return median(sheet.lines.map(({ fontSize }) => fontSize)) < SMALL_TYPE;
  });

interface Cut {
  gutter: Gutter | null;
  /** The lines above a fold and below it, each with the height at which they begin. */
  halves: { lines: Line[]; y: number }[];
}

/** The last sheet may have pages on its upper half only. */
const isUpperOnly = ({ lines, height }: PageLines): boolean =>
  lines.every(({ box }) => box.bottom < height / 2);

const halves = (sheet: PageLines, folded: boolean): Cut['halves'] => {
  if (!folded) return [{ lines: sheet.lines, y: 0 }];
  const [upper, lower] = halvesOf(sheet);
  return [
    { lines: upper, y: 0 },
    { lines: lower, y: sheet.height / 2 },
  ];
};

const isSamePlace = (one: Gutter, other: Gutter): boolean =>
  one.left < (other.left + other.right) / 2 && one.right > (other.left + other.right) / 2;

const numbered = (
  sheets: readonly PageLines[],
  cuts: ReadonlyMap<PageLines, Cut>,
  shelf: WordShelf,
): CutSheets => {
  const shift = shiftOf([...cuts.values()]);
  const pages: PageLines[] = [];
  const places = new Map<number, PlaceOnSheet>();
  const add = (sheet: PageLines, lines: readonly Line[], part: Part): void => {
    const page = pages.length + 1;
    const { x, y, width, height } = part;
    const moved = lines.map((line) => movedTo(page, line, x, y));
    pages.push({ ...sheet, page, width, height, lines: shelveLines(moved, shelf) });
    places.set(page, { sheet: sheet.page, x, y });
  };
  for (const sheet of sheets) {
    const { gutter, halves: parts } = cuts.get(sheet) ?? {
      gutter: null,
      halves: halves(sheet, false),
    };
    const { width } = sheet;
    const height = sheet.height / parts.length;
    for (const { lines, y } of parts) {
      if (gutter === null) {
        add(sheet, lines, { x: 0, y, width, height });
        continue;
      }
      const { head, foot, left, right } = partsAt(lines, gutter);
      add(sheet, [...head, ...left], { x: 0, y, width: shift, height });
      add(sheet, right, { x: shift, y, width: width - shift, height });
      if (foot.length > 0) add(sheet, foot, { x: 0, y, width, height });
    }
  }
  return { pages, places };
};

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points from where the left pages begin to where the right ones do. */
const shiftOf = (cuts: readonly Cut[]): number => {
  const sides = cuts.flatMap(({ gutter, halves: parts }) =>
    gutter === null ? [] : parts.map(({ lines }) => partsAt(lines, gutter)),
  );
  const leftOf = (lines: readonly Line[]): number => Math.min(...lines.map(({ box }) => box.left));
  return leftOf(sides.flatMap(({ right }) => right)) - leftOf(sides.flatMap(({ left }) => left));
};

const movedTo = (page: number, line: Line, x: number, y: number): Line =>
  makeLine(
    page,
    x === 0 && y === 0
      ? line.words
      : line.words.map((word) => ({
          ...word,
          box: {
            left: word.box.left - x,
            right: word.box.right - x,
            top: word.box.top - y,
            bottom: word.box.bottom - y,
          },
        })),
    line.ocr,
  );
