import type { Warning } from '../../estimate/estimate.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import {
  boxAround,
  type Line,
  makeLine,
  type PageLines,
  segmentsOf,
  textOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow, Heading } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { learnTable } from '../tables/learn-tables.ts';
import { OF_ROW } from '../tables/settle-twins.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** So many headings, at least, stand over each side: quantity, price, total. */
const LEAST_HEADINGS = 2;
/** What the writer of a comparison calls his own side. */
export const OWN_SIDE =
  /\b(?:our|ours|contractor|proposed|request|requested|submitted|claimed|revised|supplement|actual)\b/i;

/**
 * Comparisons set two estimates of the same rows beside each other, `Qty Price Total` twice. The
 * one that is read is the writer's own: it has figures in more of the rows, or its title says so.
 * The other's figures are left out, so that each row has one price, and the first page says so.
 */
export const withOwnSideOnly = (pages: readonly PageLines[]): PageLines[] => {
  const heads = pages.flatMap(({ lines }) => comparisonsIn(lines));
  const [first] = heads;
  if (first === undefined) return [...pages];
  const rows = pages.flatMap(({ lines }) => lines);
  const table = learnTable(first.header, rows);
  const columns = table.model.columns;
  const columnsOf = (side: readonly Heading[]): Set<number> =>
    new Set(columns.flatMap((column, at) => (side.some((one) => isSame(one, column)) ? [at] : [])));
  const [left, right] = [columnsOf(first.sides[0]), columnsOf(first.sides[1])];
  let [lefts, rights] = [0, 0];
  const sidesOf = (line: Line): { word: Word; column: number }[] =>
    assignColumns(tokensOf(line.words), columns).cells.flatMap(({ token, column }) =>
      token.words.map((word) => ({ word, column: column === null ? -1 : columns.indexOf(column) })),
    );
  for (const line of rows) {
    const used = new Set(sidesOf(line).map(({ column }) => column));
    if ([...left].filter((at) => used.has(at)).length >= LEAST_HEADINGS) lefts += 1;
    if ([...right].filter((at) => used.has(at)).length >= LEAST_HEADINGS) rights += 1;
  }
  const isLeft = reviewedLeft(first) ?? (lefts === rights ? saysOwn(first) : lefts > rights);
  const dropped = isLeft ? right : left;
  const droppedHeads = first.sides[isLeft ? 1 : 0];
  const known = new Set(heads.flatMap(({ header }) => header.lines));
  const titles = new Set(heads.flatMap(({ title }) => title ?? []));
  const other = titlesOf(first)[isLeft ? 1 : 0];
  return pages.map((page) => ({
    ...page,
    ...(page.lines.includes(first.header.lines[0] as Line) ? { comparedWith: other ?? '' } : {}),
    lines: page.lines.flatMap((line, index) => {
      if (titles.has(line)) return [];
      const again = sidesAgain(page.lines.slice(0, index + 1), first, known);
      if (again !== null)
        return without(line, outOfSum(line, again[isLeft ? 0 : 1], again[isLeft ? 1 : 0]));
      const out = known.has(line)
        ? line.words.filter((word) => droppedHeads.some((head) => isWithin(word, head)))
        : sidesOf(line).flatMap(({ word, column }, at, cells) =>
            dropped.has(column) || isUnitOf(word, cells[at - 1], dropped) ? [word] : [],
          );
      if (!known.has(line)) out.push(...wordsBelow(line, droppedHeads));
      return out.length === 0 ? [line] : without(line, out);
    }),
  }));
};

/** `omitted`, `OPEN` in a cell of its own below the heads of a side: what that says instead of figures. */
const wordsBelow = (line: Line, heads: readonly Heading[]): Word[] => {
  const left = Math.min(...heads.map((head) => head.left));
  const right = Math.max(...heads.map((head) => head.right));
  return segmentsOf(line.words, 2)
    .slice(1)
    .filter((words) => {
      const box = boxAround(words);
      const isBelow = box.left > left && box.right < right + 2;
      return isBelow && words.length <= MOST_WORDS && !/\d/.test(textOf(words));
    })
    .flat();
};

/** Of words in the place of figures. */
const MOST_WORDS = 3;

/**
 * Where both titles stand again, above what either side comes to: `Submitted   Recommended`, `Carrier   Contractor` where the
 * titles have dates behind them.
 */
const sidesAgain = (
  above: readonly Line[],
  comparison: Comparison,
  heads: ReadonlySet<Line>,
): readonly Word[][] | null => {
  const titles = titlesOf(comparison).map((title) => title.toLowerCase());
  if (titles.length === 0) return null;
  const sidesOf = (line: Line): Word[][] | null => {
    const cells = segmentsOf(line.words, 2);
    const at = cells.findIndex((_, index) =>
      titles.every((title, side) => title.startsWith(nameOf(cells[index + side]))),
    );
    return at < 0 ? null : cells.slice(at, at + titles.length);
  };
  const at = above.findLastIndex((line) => sidesOf(line) !== null);
  const line = above[at];
  return line === undefined || above.slice(at).some((one) => heads.has(one)) ? null : sidesOf(line);
};

/** What no title begins with where a cell has no name. */
const nameOf = (words: readonly Word[] = []): string => {
  const name = textOf(words).toLowerCase();
  return /\p{L}{4}/u.test(name) ? name : '\n';
};

/** The figures, and the title, of the side that is left out of the sums below the rows. */
const outOfSum = (line: Line, own: readonly Word[] = [], other: readonly Word[] = []): Word[] => {
  const apart = (words: readonly Word[], title: readonly Word[]): number => {
    const [box, head] = [boxAround(words), boxAround(title)];
    return Math.abs(box.left + box.right - head.left - head.right);
  };
  return segmentsOf(line.words, 2)
    .filter((words) => !/\p{L}{2}/u.test(textOf(words)) || textOf(words) === textOf(other))
    .filter((words) => apart(words, other) < apart(words, own))
    .flat();
};

/** A unit that stands too far behind its quantity to be read as one with it. */
const isUnitOf = (
  word: Word,
  before: { word: Word; column: number } | undefined,
  dropped: ReadonlySet<number>,
): boolean =>
  before !== undefined &&
  dropped.has(before.column) &&
  unitCode(word.text) !== null &&
  word.box.left - before.word.box.right < word.fontSize * 2;

interface Comparison {
  header: HeaderRow;
  sides: [Heading[], Heading[]];
  /** `INSURER'S ESTIMATE   OUR ESTIMATE` above the headings. */
  title: Line | null;
}

const comparisonsIn = (lines: readonly Line[]): Comparison[] => {
  const found: Comparison[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const header = headerRowAt(lines, index);
    if (header === null) continue;
    const sides = sidesIn(header);
    const above = lines[index - 1];
    if (sides !== null)
      found.push({
        header,
        sides,
        title: above !== undefined && isTitle(above, sides) ? above : null,
      });
    index += header.lines.length - 1;
  }
  return found;
};

/**
 * Two runs of headings that say the same, from the quantity to what the row comes to; null in any other table. One
 * may say a unit that the other leaves out, and the reviewed one goes on with what is made of it: `Qty Price Amount`
 * before `Qty Price Unit RCV Dep ACV`.
 */
const sidesIn = ({ headings }: HeaderRow): [Heading[], Heading[]] | null => {
  // What a table cannot have twice is a number like any other the second time.
  if (headings.filter(({ kind }) => kind === 'otherNumber').length < LEAST_HEADINGS) return null;
  const inOrder = headings.toSorted((a, b) => a.left - b.left);
  const kinds = inOrder.map(({ text }) => headingKind(text));
  const first = kinds.indexOf('quantity');
  const second = kinds.indexOf('quantity', first + 1);
  const length = second - first;
  if (first < 0 || length <= LEAST_HEADINGS) return null;
  const isSameRun = kinds.slice(first, second).every((kind, at) => kind === kinds[second + at]);
  if (isSameRun) return [inOrder.slice(first, second), inOrder.slice(second, second + length)];
  const end = kinds.findIndex((kind, at) => at > second && kind !== null && OF_ROW.has(kind)) + 1;
  const said = (from: number, until: number): string =>
    kinds
      .slice(from, until)
      .filter((kind) => kind !== 'unit')
      .map((kind) => (kind !== null && OF_ROW.has(kind) ? 'total' : kind))
      .join();
  return end > 0 && said(first, second) === said(second, end)
    ? [inOrder.slice(first, second), inOrder.slice(second, end)]
    : null;
};

const isTitle = (line: Line, sides: Comparison['sides']): boolean => {
  const parts = segmentsOf(line.words, 2).map((words) => boxAround(words));
  const ends = sides.map((side) => side.at(-1)?.right ?? 0);
  return (
    sides.every((side, at) => {
      const { left, right } = parts[at] ?? { left: 0, right: 0 };
      const middle = (left + right) / 2;
      return middle > (side[0]?.left ?? 0) && middle < (ends[at] ?? 0);
    }) &&
    // `Settlement` over what is made of the reviewed side.
    parts.slice(2).every(({ left }) => left > Math.max(...ends))
  );
};

const titlesOf = ({ title }: Comparison): string[] =>
  title === null ? [] : segmentsOf(title.words, 2).slice(0, 2).map(textOf);

/** What a reviewer calls his own side, beside what was submitted to him. */
const REVIEWED = /\b(?:recommended|audited|reviewed)\b/i;

/** Whether the left side is the reviewed one, which has no figures where a row was declined; null where none says so. */
const reviewedLeft = (comparison: Comparison): boolean | null => {
  const [left, right] = titlesOf(comparison).map((title) => REVIEWED.test(title));
  return left === right ? null : left === true;
};

const saysOwn = (comparison: Comparison): boolean => {
  const [left, right] = titlesOf(comparison);
  return left !== undefined && OWN_SIDE.test(left) && !OWN_SIDE.test(right ?? '');
};

const isSame = (one: Heading, other: Heading): boolean =>
  one.left === other.left && one.right === other.right;

const isWithin = ({ box }: Word, { left, right }: Heading): boolean =>
  box.left > left - 0.5 && box.right < right + 0.5;

const without = (line: Line, out: readonly Word[]): Line[] => {
  const words = line.words.filter((word) => !out.includes(word));
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};

/** Tells that a comparison was read as one estimate. */
export const comparisonWarning = (comparedWith: string, page: number): Warning => ({
  code: 'compared_side_left_out',
  message: `Page ${page} sets two estimates of the same lines beside each other. One was read; the figures of the other${comparedWith === '' ? '' : ` (${comparedWith})`} were left out.`,
  at: { page },
});
