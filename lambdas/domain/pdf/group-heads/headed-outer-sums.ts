import { decimal } from '../../money/money.ts';
import { isPriceNote } from '../items/words-in-cells.ts';
import {
  type Line,
  makeLine,
  movedBy,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { amountOf } from '../tokens/amount-of-word.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import { amountAt, apart, EDGE, LEAST_SUMS, outerOf } from './outer-sums.ts';

/** What the last column is headed: the groups, or what each of them comes to. */
const OF_GROUPS =
  /\b(?:totals?|subtotals?|sums?|section|trade|division|group|area|room|phase|category|structure|building)$/i;

/**
 * `Unit Cost   Cost   Trade Total` above rows of which the last of each trade has two amounts, its own and that of all
 * rows since the trade before: `Floor protection   780   0.62   483.60   9,469.60`. Where all outer amounts are such
 * sums, they stand on lines of their own below, and what is summed at the foot stands where the rows' amounts do.
 */
export const withSumsOfOuterColumn = (pages: readonly PageLines[]): PageLines[] => {
  const heads = headsOf(pages);
  const found = heads.size === 0 ? null : sumsOf(pages.flatMap(({ lines }) => lines));
  if (found === null) return [...pages];
  const { inner, outer, doubled } = found;
  const settle = (line: Line): Line[] => {
    if (heads.has(line)) return withoutWordsBehind(line, inner);
    const last = doubled.get(line);
    if (last !== undefined) return apart(last);
    const isAlone = amountAt(line, outer) !== undefined && amountAt(line, inner) === undefined;
    return [isAlone ? moved(line, inner - outer) : line];
  };
  return pages.map((page) => ({ ...page, lines: page.lines.flatMap(settle) }));
};

/** The lines of heads whose last column may be that of the groups. */
const headsOf = (pages: readonly PageLines[]): Set<Line> =>
  new Set(
    pages.flatMap(({ lines }) =>
      lines.flatMap(({ text }, at) => {
        const header = OF_GROUPS.test(text) ? headerRowAt(lines, at) : null;
        return header?.lines ?? [];
      }),
    ),
  );

interface OuterSums {
  /** Where the rows' own amounts end, and where the sums do. */
  inner: number;
  outer: number;
  doubled: Map<Line, NonNullable<ReturnType<typeof outerOf>>>;
}

/** Null where amounts in an outer column are not, each of them, what the rows since the last one come to. */
const sumsOf = (lines: readonly Line[]): OuterSums | null => {
  const pairs = lines.flatMap((line) => outerOf(line) ?? []);
  const outer = Math.max(...pairs.map(({ sum }) => sum.box.right));
  const last = pairs.filter(({ sum }) => isAt(sum.box.right, outer));
  const inner = sharedEdge(
    last.map(({ own }) => own.box.right),
    EDGE,
  )?.at;
  if (inner === undefined) return null;
  const doubled = new Map(
    [
      ...last.filter(({ own }) => isAt(own.box.right, inner)),
      ...lines.flatMap((line) => notedOf(line, inner, outer) ?? []),
    ].map((pair) => [pair.line, pair]),
  );
  const rows = lines.filter((line) => amountAt(line, inner) !== undefined || doubled.has(line));
  const isProven =
    doubled.size >= LEAST_SUMS &&
    doubled.size * LEAST_ROWS_OF_GROUP <= rows.length &&
    addUp(lines, { inner, outer, doubled });
  return isProven ? { inner, outer, doubled } : null;
};

/** `Wash handrail   N/C   596.20`: the last row of a group may have a word where the others have their amount. */
const notedOf = (line: Line, inner: number, outer: number): ReturnType<typeof outerOf> => {
  const sum = amountAt(line, outer);
  if (sum === undefined || line.words.at(-1) !== sum) return null;
  const cells = segmentsOf(line.words.slice(0, -1));
  const [note = []] = cells.slice(-1);
  const own = note.at(-1);
  if (cells.length < 2 || own === undefined || !isAt(own.box.right, inner)) return null;
  const text = textOf(note);
  return isUncharged(text) || isPriceNote(text.toUpperCase()) ? { line, own, sum } : null;
};

/** Of groups with one row each, both columns would hold the same. */
const LEAST_ROWS_OF_GROUP = 2;

const isAt = (right: number, edge: number): boolean => Math.abs(right - edge) < EDGE;

const addUp = (lines: readonly Line[], { inner, outer, doubled }: OuterSums): boolean => {
  let rows = decimal(0);
  let left = doubled.size;
  for (const line of lines) {
    const own = amountAt(line, inner);
    if (own !== undefined) rows = rows.plus(amountOf(own));
    const sum = amountAt(line, outer);
    if (sum === undefined) continue;
    if (doubled.has(line)) {
      if (!rows.eq(amountOf(sum))) return false;
      rows = decimal(0);
      left -= 1;
    } else if (own !== undefined || (left > 0 && totalLabel(line.text) === null)) return false;
  }
  return true;
};

/** `Unit Cost   Cost`, without the heading of the outer column. */
const withoutWordsBehind = (line: Line, inner: number): Line[] => {
  const words = line.words.filter(({ box }) => box.left <= inner);
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};

const moved = (line: Line, by: number): Line =>
  makeLine(line.page, movedBy(line.words, by), line.ocr);
