import { type Line, makeLine, onLevelOf, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { ROOM_WORDS } from '../rooms/names-of-places.ts';
import { isTradeName } from '../rooms/trade-names.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Rows whose name stands above what is said of it, at least. */
const LEAST_ROWS = 3;

/** Their share of all rows that do not have a name in strong type beside their figures. */
const MOST = 0.9;

/** Lines of words above that with the figures, at most. */
const MOST_LINES = 5;

/** Points by which the lines of one cell begin apart, at most. */
const SAME_EDGE = 3;

/** Lines of one cell stand so much closer than rows. */
const CLOSER = 0.85;

/** Figures beside a row's words, at least: a sum has one. */
const LEAST_FIGURES = 2;

/**
 * Tables that set their cells at the bottom print figures beside the last line of their rows, where a name in
 * strong type begins the row and what is said of it in plain type ends it: `Rekey cylinder` over `All cylinders of
 * the home   7.00   22.00   154.00`. The figures move up to the name, where other tables have them. A name is none
 * of a place or trade, as those head rows, too, and has one row.
 */
export const withFiguresAtNames = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  // `1.` begins a row, whatever stands on its lines.
  if (!lines.some(({ bold }) => bold) || lines.some((line) => itemStartOf(line) !== null))
    return [...pages];
  const rows = lines.filter(isPriced);
  const edge = sharedEdge(
    rows.map(({ box }) => box.left),
    SAME_EDGE,
  );
  if (edge === null || rows.length < LEAST_ROWS) return [...pages];
  const own = rows.filter(({ box }) => Math.abs(box.left - edge.at) < SAME_EDGE);
  const names = new Map<Line, Line>();
  for (const page of pages)
    for (const [at, line] of page.lines.entries()) {
      const name = own.includes(line) ? nameAbove(page.lines, at) : null;
      if (name !== null) names.set(line, name);
    }
  const unnamed = own.filter((row) => row.words[0]?.bold !== true);
  if (names.size < LEAST_ROWS || names.size < unnamed.length * MOST) return [...pages];
  // `Entry slab` is none, but where so many may be, they are.
  if ([...names.values()].filter(isHead).length * 2 >= names.size) return [...pages];
  return pages.map((page) => ({ ...page, lines: raised(page.lines, names) }));
};

/** `All cylinders of the home   7.00   22.00   154.00`. */
const isPriced = (line: Line): boolean =>
  !line.ocr &&
  /\d\.\d{2}\b/.test(line.text) &&
  /\p{L}{2}/u.test(line.text) &&
  totalLabel(line.text) === null &&
  tokensOf(line.words).filter(({ kind }) => kind === 'amount' || kind === 'quantity').length >=
    LEAST_FIGURES;

/** The first line of the cell that ends at `lines[at]`, if that alone is in strong type. */
const nameAbove = (lines: readonly Line[], at: number): Line | null => {
  const row = lines[at];
  if (row === undefined || row.words[0]?.bold === true) return null;
  for (let top = at - 1; top >= Math.max(0, at - MOST_LINES); top -= 1) {
    const [before, line, below] = [lines[top - 1], lines[top], lines[top + 1]];
    if (line === undefined || below === undefined || /\d\.\d{2}\b/.test(line.text)) return null;
    if (line.page !== row.page || Math.abs(line.box.left - row.box.left) >= SAME_EDGE) return null;
    if (!line.bold) continue;
    const isFirst =
      before === undefined ||
      below.box.bottom - line.box.bottom < (line.box.bottom - before.box.bottom) * CLOSER;
    return isFirst ? line : null;
  }
  return null;
};

const isHead = ({ text }: Line): boolean =>
  isTradeName(text) || (ROOM_WORDS.test(text) && text.split(' ').length <= MOST_WORDS);

/** Words of a room's name, at most. */
const MOST_WORDS = 3;

const raised = (lines: readonly Line[], names: ReadonlyMap<Line, Line>): Line[] => {
  const figures = new Map<Line, readonly Word[]>();
  const said = new Map<Line, readonly Word[]>();
  for (const line of lines) {
    const name = names.get(line);
    if (name === undefined) continue;
    const [first = [], ...cells] = segmentsOf(line.words);
    said.set(line, first);
    figures.set(name, cells.flat());
  }
  return lines.map((line) => {
    const own = said.get(line);
    if (own !== undefined) return makeLine(line.page, [...own], line.ocr);
    const cells = figures.get(line);
    return cells === undefined
      ? line
      : makeLine(
          line.page,
          [...line.words, ...cells.map((word) => onLevelOf(line, word))],
          line.ocr,
        );
  });
};
