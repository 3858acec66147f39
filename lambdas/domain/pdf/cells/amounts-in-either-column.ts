import type { Decimal } from '../../money/money.ts';
import { type Line, makeLine, movedBy, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import type { HeaderRow, Heading } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { figureOf } from '../tokens/figure-of-word.ts';

const AMOUNT = /^\$?\d[\d,]*\.\d{2}$/;
/** Fewer may stand so by chance: of all rows, and in the column that has fewer. */
const LEAST_ROWS = 5;
const LEAST_IN_COLUMN = 2;
/** Points by which amounts of one column end apart. */
const SAME_EDGE = 2.5;

/** Two columns of amounts, by where they end, and the line that prints what either comes to. */
interface Columns {
  first: number;
  second: number;
  sums: Line;
  /** Headings over the second column. */
  headings: ReadonlySet<Word>;
}

/**
 * `Wall rack   389.00` below `House`, `UPS 1500            219.95` below `Contents`: tables that set what a row comes to
 * in one of two columns, by what it is for. Where a line below prints what either column comes to, all amounts
 * are set in the first one, and the line says what both come to. Other pages are returned as they are.
 */
export const withAmountsInOneColumn = (pages: readonly PageLines[]): PageLines[] => {
  const columns = columnsOf(pages);
  if (columns === null) return [...pages];
  const { first, second, sums, headings } = columns;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      if (line === sums) return wholeSum(line);
      const words = line.words.filter((word) => !headings.has(word));
      const last = words.at(-1);
      const isSecond = last !== undefined && endsAt(last, second) && AMOUNT.test(last.text);
      const set = isSecond ? [...words.slice(0, -1), ...movedBy([last], first - second)] : words;
      return set.length === line.words.length && !isSecond
        ? line
        : makeLine(line.page, set, line.ocr);
    }),
  }));
};

const columnsOf = (pages: readonly PageLines[]): Columns | null => {
  const lines = pages.flatMap((page) => page.lines);
  // Summed on the way: a long print has thousands of lines that end in two amounts.
  const columns: { edge: number; sum: Decimal; rows: number }[] = [];
  const columnAt = (edge: number) =>
    columns.find((column) => Math.abs(column.edge - edge) < SAME_EDGE);
  for (const [at, line] of lines.entries()) {
    const [left, right] = line.words.slice(-2);
    if (right === undefined || !AMOUNT.test(right.text)) continue;
    if (left !== undefined && AMOUNT.test(left.text)) {
      const [mine, other] = [columnAt(left.box.right), columnAt(right.box.right)];
      if (
        mine !== undefined &&
        other !== undefined &&
        Math.min(mine.rows, other.rows) >= LEAST_IN_COLUMN &&
        mine.rows + other.rows >= LEAST_ROWS &&
        mine.sum.eq(figureOf(left)) &&
        other.sum.eq(figureOf(right))
      ) {
        const [first, second] = [left.box.right, right.box.right];
        const headings = headingsAbove(lines.slice(0, at), first, second);
        if (headings !== null) return { first, second, sums: line, headings };
      }
    }
    const own = columnAt(right.box.right);
    if (own === undefined) columns.push({ edge: right.box.right, sum: figureOf(right), rows: 1 });
    else {
      own.sum = own.sum.plus(figureOf(right));
      own.rows += 1;
    }
  }
  return null;
};

const endsAt = ({ box }: Word, edge: number): boolean => Math.abs(box.right - edge) < SAME_EDGE;

/** The words of tables' heads over the second column; null where no head has a heading over each. */
const headingsAbove = (
  lines: readonly Line[],
  first: number,
  second: number,
): ReadonlySet<Word> | null => {
  const heads = lines.flatMap((_, at) => headerRowAt(lines, at) ?? []);
  const over = heads.flatMap((head) => {
    const [mine, other] = [headingOver(head, first), headingOver(head, second)];
    return mine === undefined || other === undefined ? [] : [{ head, mine, other }];
  });
  const areForWhat = over.every(({ mine, other }) => saysForWhat(mine) && saysForWhat(other));
  return over.length > 0 && areForWhat
    ? new Set(over.flatMap(({ head, other }) => wordsOf(head, other)))
    : null;
};

const headingOver = ({ headings }: HeaderRow, edge: number): Heading | undefined =>
  headings.find(({ left, right }) => left < edge && right > edge - NARROW);

const wordsOf = ({ lines }: HeaderRow, { left, right }: Heading): Word[] =>
  lines.flatMap(({ words }) => words.filter(({ box }) => box.left < right && box.right > left));

/** `House`, `Contents`; `ACV` is reckoned from another column, and `Deduct` is taken off. */
const saysForWhat = ({ text }: Heading): boolean =>
  headingKind(text) === null && !TAKEN_OFF.test(text);

const TAKEN_OFF = /\b(?:deduct\w*|credits?|less|minus|not|paid|payments?)\b/i;

/** Points: a heading reaches over the amounts of its column. */
const NARROW = 20;

/** `House / contents   11,336.94` */
const wholeSum = (line: Line): Line => {
  const [left, right] = line.words.slice(-2) as [Word, Word];
  const whole = figureOf(left).plus(figureOf(right));
  const [label] = line.words;
  const words = label === undefined || label === left ? [] : [{ ...label, text: 'Subtotal' }];
  return makeLine(line.page, [...words, { ...left, text: whole.toFixed(2) }], line.ocr);
};
