import { type Line, makeLine, type PageLines, segmentsOf, withWordsOn } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { hasFigures } from '../tokens/tokens.ts';

/** Rows whose name stands above what is said of it, at least. */
const LEAST_ROWS = 3;

/** Their share of all rows that do not have a name in their type beside their figures. */
const MOST = 0.8;

/** Lines of words above that with the figures, at most. */
const MOST_LINES = 5;

/** Points by which the lines of one cell begin apart, at most. */
const SAME_EDGE = 3;

/** Lines of one cell stand so much closer than rows. */
const CLOSER = 0.85;

/** A name without strong type is larger by so much than what is said of it. */
const LARGER = 1.08;

/**
 * Tables that set their cells at the bottom print figures beside the last line of their rows, where a name in
 * strong or larger type begins the row and what is said of it in plain type ends it: `Rekey cylinder` over `All cylinders
 * of the home   7.00   22.00   154.00`. The figures move up to the name, where other tables have them. A name is none
 * of a place or trade, as those head rows, too, and has one row.
 */
export const withFiguresAtNames = (printed: readonly PageLines[]): PageLines[] => {
  const pages = withLowFiguresBeside(printed);
  const rows = pages.flatMap(({ lines }) => lines.filter(isPriced));
  // `1.` begins a row, whatever stands on its lines.
  const numbered = rows.filter((line) => itemStartOf(line) !== null);
  if (rows.length < LEAST_ROWS || numbered.length * 2 > rows.length) return [...pages];
  const priced = new Set(rows);
  const named = new Map<Line, Named>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      const found = priced.has(line) ? namedAt(lines, at) : null;
      if (found !== null) named.set(line, found);
    }
  const names = [...named.values()].map(({ name }) => name);
  if (names.length < LEAST_ROWS) return [...pages];
  // Thousands of names are set in few types: each row is held against these.
  const types = new Map(
    names.map((name) => [`${name.box.left} ${name.bold} ${name.fontSize}`, name]),
  );
  const unnamed = rows.filter(
    (row) => named.has(row) || ![...types.values()].some((name) => beginsAs(row, name)),
  );
  if (names.length < unnamed.length * MOST) return [...pages];
  // `Entry slab` is none, but where so many may be, they are.
  if (names.filter(isHead).length * 2 >= names.length) return [...pages];
  return pages.map((page) => ({ ...page, lines: raised(page.lines, named) }));
};

/**
 * Figures in another type than the words beside them stand a little lower, on a line of their own: `$9,860.00` beside
 * the last line of a cell.
 */
const withLowFiguresBeside = (pages: readonly PageLines[]): PageLines[] => {
  const low = pages.flatMap(({ lines }) => lines.filter((line, at) => isLow(line, lines[at - 1])));
  if (low.length < LEAST_ROWS) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at) => {
      const below = page.lines[at + 1];
      if (isLow(line, page.lines[at - 1])) return [];
      return isLow(below, line) ? [withWordsOn(line, below.words)] : [line];
    }),
  }));
};

/** Figures alone behind all words of the line above, which they stand beside for more than half of their height. */
const isLow = (line: Line | undefined, above: Line | undefined): line is Line =>
  line !== undefined &&
  above !== undefined &&
  !line.ocr &&
  /\d\.\d{2}\b/.test(line.text) &&
  !/\p{L}{3}/u.test(line.text) &&
  !/\d\.\d{2}$/.test(above.text) &&
  line.box.left > above.box.right &&
  above.box.bottom - line.box.top > (line.box.bottom - line.box.top) / 2;

/** `All cylinders of the home   7.00   22.00   154.00`; a sum has one figure. */
const isPriced = (line: Line): boolean =>
  !line.ocr &&
  /\d\.\d{2}\b/.test(line.text) &&
  /\p{L}{2}/u.test(line.text) &&
  totalLabel(line.text) === null &&
  hasFigures(line);

/** A row's name above it, and what its own line says of it. */
interface Named {
  name: Line;
  said: readonly Word[];
}

/** The first line of the cell that ends at `lines[at]`, if that alone is in the type of a name. */
const namedAt = (lines: readonly Line[], at: number): Named | null => {
  const row = lines[at];
  if (row === undefined) return null;
  for (let top = at - 1; top >= Math.max(0, at - MOST_LINES); top -= 1) {
    const [before, line, below] = [lines[top - 1], lines[top], lines[top + 1]];
    if (line === undefined || below === undefined || /\d\.\d{2}\b/.test(line.text)) return null;
    const said = cellBelow(row, line);
    const [first] = said;
    if (line.page !== row.page || first === undefined || first.bold) return null;
    if (pitchBetween(line, below) > SECOND_LINE) return null;
    if (!(line.bold || line.fontSize > first.fontSize * LARGER)) continue;
    const isFirst =
      before === undefined ||
      below.box.bottom - line.box.bottom < (line.box.bottom - before.box.bottom) * CLOSER;
    return isFirst ? { name: line, said } : null;
  }
  return null;
};

/** The words of a row from where a cell begins to the gap behind it. */
const cellAt = ({ words }: Line, left: number): readonly Word[] => {
  const from = words.findIndex(({ box }) => Math.abs(box.left - left) < SAME_EDGE);
  return from < 0 ? [] : (segmentsOf(words.slice(from))[0] ?? []);
};

/** What a row says right below its name, which a place may stand before: `Kitchen      Base run`. */
const cellBelow = (row: Line, name: Line): readonly Word[] =>
  segmentsOf(name.words)
    .map(([first]) => cellAt(row, first?.box.left ?? 0))
    .find(({ length }) => length > 0) ?? [];

/** A row on one line has its name in the type that the others have it in. */
const beginsAs = (row: Line, name: Line): boolean => {
  const [first] = cellAt(row, name.box.left);
  return first !== undefined && first.bold === name.bold && first.fontSize * LARGER > name.fontSize;
};

const isHead = ({ text }: Line): boolean =>
  isTradeName(text) || (ROOM_WORDS.test(text) && text.split(' ').length <= MOST_WORDS);

/** Words of a room's name, at most. */
const MOST_WORDS = 3;

const raised = (lines: readonly Line[], named: ReadonlyMap<Line, Named>): Line[] => {
  const figures = new Map<Line, readonly Word[]>();
  for (const [row, { name, said }] of named)
    figures.set(
      name,
      row.words.filter((word) => !said.includes(word)),
    );
  return lines.map((line) => {
    const own = named.get(line);
    if (own !== undefined) return makeLine(line.page, [...own.said], line.ocr);
    const cells = figures.get(line);
    return cells === undefined ? line : withWordsOn(line, cells);
  });
};
