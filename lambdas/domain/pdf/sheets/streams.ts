import { boxAround, type Line } from '../pages/lines.ts';
import { printedNumberOf } from '../pages/page-order.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow } from '../tables/heading.ts';
import { HEADING_WORDS, normalizeHeading } from '../tables/heading-words.ts';
import type { Gutter, Parts } from './gutter.ts';
import { shareLetterhead } from './letterhead.ts';

type Sides = Pick<Parts, 'left' | 'right'>;

/**
 * Whether the two sides of a gutter are streams of their own, such as two pages on one sheet or
 * newspaper columns, and not the halves of one table: both have the head of a table, numbered
 * rows, a page's number or letterhead, or amounts that stand on other lines than the other side's.
 */
export const areStreams = (gutter: Gutter, sides: Sides, sheet: Sheet): boolean => {
  const { left, right } = sides;
  return (
    // Right of most gutters are columns of figures: that side is asked first.
    ([right, left].every(hasNumberedRows) && !areTorn(sides)) ||
    countsOn(sides) ||
    shareLetterhead(left, right) ||
    haveOwnAmounts(sides) ||
    haveTables(gutter, sides, sheet)
  );
};

/** A table on either side; on a folded sheet, one that is all there on one side. */
const haveTables = (gutter: Gutter, sides: Sides, sheet: Sheet): boolean => {
  const { left, right } = sides;
  const [mine, others] = [isPriced(left), isPriced(right)];
  if (mine && others && tableHeadIn(right) !== null && tableHeadIn(left) !== null) return true;
  if (!(mine || others) || !isFolded(gutter, sides, sheet)) return false;
  return [
    [left, right],
    [right, left],
  ].some(([one = [], other = []]) => {
    const head = isPriced(one) ? tableHeadIn(one) : null;
    return head !== null && !goesOnBeside(head, other);
  });
};

/** Cheap to tell, and true of everything with a table. */
export const isPriced = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => AMOUNT.test(text)).length >= 2;

interface Sheet {
  width: number;
  height: number;
}

/** Points by which a sheet's fold may miss its middle. */
const MIDDLE = 24;
/** So much of its half is filled by a page. */
const FILLED = 0.55;

/** A sheet that lies on its side, with text over either half: a table on one of them is all there. */
const isFolded = (gutter: Gutter, { left, right }: Sides, { width, height }: Sheet): boolean =>
  width > height &&
  gutter.left - MIDDLE < width / 2 &&
  gutter.right + MIDDLE > width / 2 &&
  [left, right].every((lines) => {
    const { left: from, right: until } = boxAround(lines);
    return until - from > (width / 2) * FILLED;
  });

/** The head of a whole table, whose first column holds text. */
const tableHeadIn = (lines: readonly Line[]): HeaderRow | null => {
  for (const index of lines.keys()) {
    const header = headerRowAt(lines, index);
    const first = header?.headings.toSorted((a, b) => a.left - b.left)[0];
    if (header === null || first === undefined || !TEXT_COLUMNS.has(first.kind)) continue;
    if (header.headings.some(({ kind }) => kind === 'description')) return header;
  }
  return null;
};

/** Headings on the other side at the same height: the table's own columns. */
const goesOnBeside = ({ lines }: HeaderRow, others: readonly Line[]): boolean =>
  others.some(
    (other) =>
      lines.some(({ box }) => Math.abs(box.bottom - other.box.bottom) < ALIGNED) &&
      other.words.some(({ text }) => HEADING_WORDS.has(normalizeHeading(text))),
  );

/** Points within which the numbers of rows begin. */
const ALIGNED = 3;
const LEAST_NUMBERED = 3;

const hasNumberedRows = (lines: readonly Line[]): boolean => {
  const starts = lines.flatMap((line) => itemStartOf(line) ?? []);
  return starts.some(
    ({ left, rest }) =>
      /\p{L}/u.test(rest[0]?.text ?? '') &&
      starts.filter((other) => Math.abs(other.left - left) < ALIGNED).length >= LEAST_NUMBERED,
  );
};

/**
 * Terms in two columns, each with its numbers, below cards that are numbered at the left and have all their
 * figures at the right.
 */
const areTorn = ({ left, right }: Sides): boolean => {
  const amounts = right.filter(({ text }) => CLOSES.test(text));
  return (
    amounts.length >= LEAST_AMOUNTS &&
    !left.some(({ text }) => CLOSES.test(text)) &&
    amounts.filter(({ text }) => DESCRIBES.test(text)).length * 2 < amounts.length
  );
};

const countsOn = ({ left, right }: Sides): boolean => {
  const first = printedNumberOf(left);
  return first !== null && printedNumberOf(right) === first + 1;
};

const AMOUNT = /\d\.\d{2}(?!\d)/;
const CLOSES = /\d\.\d{2}\)?$/;
const LEAST_AMOUNTS = 3;
/** Of the lines with amounts at their ends, so many share their right edge. */
const MOST_SHARE = 0.6;
/** Where more of them stand beside the other side's amounts, they are cells of the same rows. */
const SAME_ROWS = 0.5;

const haveOwnAmounts = ({ left, right }: Sides): boolean => {
  if (![left, right].every((side) => closesAtEdge(side) && describesAmounts(side))) return false;
  const mine = left.filter(({ text }) => AMOUNT.test(text));
  const others = right.filter(({ text }) => AMOUNT.test(text));
  const bottoms = new Set(others.map(({ box }) => Math.round(box.bottom)));
  const beside = mine.filter(({ box }) =>
    [-1, 0, 1].some((off) => bottoms.has(Math.round(box.bottom) + off)),
  ).length;
  return beside / Math.min(mine.length, others.length) < SAME_ROWS;
};

/** Text of two words and more, on its own line or before its figures. */
const DESCRIBES = /^(?:\d{1,4}[a-z]?[.)] )?\W{0,2}\p{L}[\p{L}&/'-]*,? \W?\p{L}{2}/u;
const MOST_DESCRIBED = 0.7;

/** The cells right of an ordinary table's gap have hardly any text of their own. */
const describesAmounts = (lines: readonly Line[]): boolean =>
  lines.filter(({ text }) => DESCRIBES.test(text)).length >=
  lines.filter(({ text }) => CLOSES.test(text)).length * MOST_DESCRIBED;

/** Whether lines end in amounts, most of them at one right edge. */
const closesAtEdge = (lines: readonly Line[]): boolean => {
  const closing = lines.filter(({ text }) => CLOSES.test(text));
  const atEdge = Math.max(
    0,
    ...closing.map(
      (line) => closing.filter(({ box }) => Math.abs(box.right - line.box.right) < ALIGNED).length,
    ),
  );
  return atEdge >= LEAST_AMOUNTS && atEdge >= closing.length * MOST_SHARE;
};
