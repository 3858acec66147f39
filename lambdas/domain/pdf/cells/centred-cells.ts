import { styleOf } from '../between-rows/wrapped-text.ts';
import { endedStreet, isAddress } from '../facts/half-lines.ts';
import { type Line, type PageLines, segmentsOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { pitchBetween, standsBetween, TIGHT } from '../tables/line-pitch.ts';

/**
 * Grids that set each cell in the middle of its row: a cell of two lines has one half a line above the others and one
 * half a line below, `Laundry` and `Room` around `3   Floor lamp   2   79.99   159.98`, or `Age` and `(yrs)` around
 * `Item   Qty   Cost`. Each cell comes to the line of its row. Where words overlap those of the line above, nothing
 * else can stand; it is believed where it is so in several rows.
 */
export const withCellsCentred = (pages: readonly PageLines[]): PageLines[] => {
  const around = new Map<Line, Around>();
  for (const { lines } of pages)
    for (let at = 1; at + 1 < lines.length; at += 1) {
      const three = lines.slice(at - 1, at + 2);
      const two = aroundRow(three);
      const found = two === null ? namedAround(three) : withOuterLines(two, lines, at);
      if (found === null || isReadWhole(lines, at)) continue;
      around.set(found.row, found);
      // The line below is none above the next row.
      at += 1;
    }
  const areRows = [...around.keys()].filter(isPriced).length >= LEAST_ROWS;
  if (!areRows) for (const row of around.keys()) if (!areHeads(row)) around.delete(row);
  if (around.size === 0) return [...pages];
  const taken = new Set(
    [...around.values()].flatMap(({ above, below, outer, isSaid }) =>
      isSaid ? [above] : [above, below, ...outer],
    ),
  );
  return pages.map((page) =>
    page.lines.some((line) => taken.has(line))
      ? {
          ...page,
          lines: page.lines.flatMap((line) => {
            const found = around.get(line);
            return taken.has(line) ? [] : [found === undefined ? line : joined(found)];
          }),
        }
      : page,
  );
};

/** Rows with such cells, at least: heads may be set so that have other rows below them. */
const LEAST_ROWS = 3;

/** Cells of one line beside those of two, at least: a label with its amount has one. */
const LEAST_CELLS = 3;

/** Font sizes between words of two cells, at least. */
const CELL_GAP = 0.9;

/** Font sizes from a half to the line of its row, at most: lines of text are further apart. */
const HALF_PITCH = 0.8;

/** Font sizes by which the row may stand off the middle. */
const OFF_MIDDLE = 0.1;

/** Points by which the edges or middles of two lines of one cell may differ, on either side. */
const SAME_EDGE = 2;

/** Sizes of one type differ by less than this share. */
const ONE_SIZE = 0.06;

/** The line of a row, and those half a line above and below it. */
interface Around {
  above: Line;
  row: Line;
  below: Line;
  cells: readonly Cell[];
  /** Of a cell of four lines or six, those further off. */
  outer: readonly Line[];
  /** The line below says something of the row in a type of its own, and stays there. */
  isSaid: boolean;
}

/** A cell of two lines. */
interface Cell {
  upper: readonly Word[];
  lower: readonly Word[];
}

const aroundRow = ([above, row, below]: readonly Line[]): Around | null => {
  if (above === undefined || row === undefined || below === undefined || row.ocr) return null;
  const [before, behind] = [pitchBetween(above, row), pitchBetween(row, below)];
  if (before <= 0 || before > HALF_PITCH || Math.abs(before - behind) > OFF_MIDDLE) return null;
  if (pitchBetween(above, below) > TIGHT || isPriced(above) || isPriced(below)) return null;
  if (segmentsOf(row.words, CELL_GAP).length < LEAST_CELLS) return null;
  const cells = cellsOf(above, below);
  return cells?.every((cell) => isApart(cell, row))
    ? { above, row, below, cells, outer: [], isSaid: false }
    : null;
};

/** `NOA 20-0401.05` is none. */
const AMOUNT_AT_END = /(?:^|\s)[(-]?\$?[\d,]+\.\d{2}\)?$/;

/** The same with as many lines above as below that go on at the pitch of the two. */
const withOuterLines = (found: Around, lines: readonly Line[], at: number): Around => {
  const [cell] = found.cells;
  if (cell === undefined || found.cells.length > 1) return found;
  const pitch = pitchBetween(found.above, found.below);
  const outer: Line[] = [];
  let { upper, lower } = cell;
  for (let [inAbove, inBelow] = [found.above, found.below], step = 2; ; step += 1) {
    const [above, below] = [lines[at - step], lines[at + step]];
    if (above === undefined || below === undefined) break;
    const isEven = [pitchBetween(above, inAbove), pitchBetween(inBelow, below)].every(
      (one) => Math.abs(one - pitch) < OFF_MIDDLE,
    );
    const [one, other] = [above.words, below.words];
    if (!isEven || [above, below].some(({ text }) => AMOUNT_AT_END.test(text))) break;
    // Half a line from what stands further off, each is of the cell of another row.
    if (isHalfALine(lines[at - step - 1], above) || isHalfALine(below, lines[at + step + 1])) break;
    if (!isOneCell({ upper: one, lower: upper }) || !isOneCell({ upper: lower, lower: other }))
      break;
    outer.push(above, below);
    [upper, lower] = [
      [...one, ...upper],
      [...lower, ...other],
    ];
    [inAbove, inBelow] = [above, below];
  }
  const [first] = outer.slice(-2);
  if (first === undefined) return found;
  // The words of the other lines stand behind those of the first, in its own places.
  const more = upper.slice(first.words.length);
  return { ...found, cells: [{ upper: first.words, lower: [...more, ...lower] }], outer };
};

const isHalfALine = (upper: Line | undefined, lower: Line | undefined): boolean =>
  upper !== undefined && lower !== undefined && pitchBetween(upper, lower) <= HALF_PITCH;

/**
 * The name of a thing in strong type over what is said of it, in one cell, and the figures beside both: they overlap
 * the two lines.
 */
const namedAround = ([above, row, below]: readonly Line[]): Around | null => {
  if (above === undefined || row === undefined || below === undefined || row.ocr) return null;
  if (
    !standsBetween(above, row, below) ||
    !above.bold ||
    below.bold ||
    isPriced(above) ||
    isPriced(below)
  )
    return null;
  const isOneCellOf = Math.abs(above.box.left - below.box.left) < SAME_EDGE;
  const isBeside = row.box.left > Math.max(above.box.right, below.box.right);
  if (!isOneCellOf || !isBeside || !isPriced(row)) return null;
  return { above, row, below, cells: [{ upper: above.words, lower: [] }], outer: [], isSaid: true };
};

/** Headings beside each other, between those of two lines: they stand once, above rows that may all have one. */
const areHeads = (row: Line): boolean =>
  !/\d/.test(row.text) && row.bold && segmentsOf(row.words, CELL_GAP).length >= LEAST_HEADS;

const LEAST_HEADS = 4;

/** Headings of three lines that are known as such have their places, which moving them would lose. */
const isReadWhole = (lines: readonly Line[], at: number): boolean =>
  !/\d/.test(lines[at]?.text ?? '') &&
  headerRowAt(lines, at - 1)?.lines.includes(lines[at + 1] as Line) === true;

const isPriced = ({ text }: Line): boolean => /\d\.\d{2}\b/.test(text);

/** Two lines as cells, each with a part of both; null where they are not that. */
const cellsOf = (above: Line, below: Line): Cell[] | null => {
  const uppers = segmentsOf(above.words, CELL_GAP);
  const lowers = segmentsOf(below.words, CELL_GAP);
  if (uppers.length !== lowers.length) return null;
  const cells = uppers.map((upper, at): Cell => ({ upper, lower: lowers[at] ?? [] }));
  return cells.every(isOneCell) ? cells : null;
};

/** Two lines in one type that begin or end at one edge, or have one middle. */
const isOneCell = ({ upper, lower }: Cell): boolean => {
  const [one, other] = [spanOf(upper), spanOf(lower)];
  const [type, same] = [styleOf(upper), styleOf(lower)];
  if (type.bold !== same.bold || type.italic !== same.italic) return false;
  if (Math.abs(type.fontSize - same.fontSize) > type.fontSize * ONE_SIZE) return false;
  return (
    Math.abs(one.left - other.left) < SAME_EDGE ||
    Math.abs(one.right - other.right) < SAME_EDGE ||
    Math.abs(one.left + one.right - other.left - other.right) < 2 * SAME_EDGE
  );
};

const spanOf = (words: readonly Word[]): { left: number; right: number } => ({
  left: words[0]?.box.left ?? 0,
  right: words.at(-1)?.box.right ?? 0,
});

/** No word of the row stands where the cell does. */
const isApart = ({ upper, lower }: Cell, row: Line): boolean => {
  const [one, other] = [spanOf(upper), spanOf(lower)];
  const left = Math.min(one.left, other.left);
  const right = Math.max(one.right, other.right);
  return row.words.every(({ box }) => box.right <= left || box.left >= right);
};

/** The row with its cells on one line. */
const joined = ({ row, cells }: Around): Line => withWordsOn(row, cells.flatMap(wordsOf));

/** The lower half of a cell right behind the upper, within its column; `ACC-` over `DW` is one code. */
export const wordsOf = ({ upper, lower }: Cell): Word[] => {
  const [first, second] = [upper[0], lower[0]];
  if (upper.length === 1 && first !== undefined && second !== undefined && CUT.test(first.text))
    return [{ ...first, text: first.text + second.text }, ...lower.slice(1)];
  const { right } = spanOf(upper);
  return [
    ...(isAddress(upper, lower) ? endedStreet(upper) : upper),
    ...lower.map((word, at) => ({
      ...word,
      box: { ...word.box, left: right + at * STEP, right: right + (at + 1) * STEP },
    })),
  ];
};

/** A code that goes on behind its hyphen. */
const CUT = /^[A-Z\d]+-$/;

/** Points that a word takes which stands for its place in a cell. */
const STEP = 0.1;
