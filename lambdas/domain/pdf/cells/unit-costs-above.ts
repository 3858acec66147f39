import { type Decimal, decimal, sum } from '../../money/money.ts';
import { inMarks, said } from '../group-heads/said-words.ts';
import {
  boxAround,
  type Line,
  makeLine,
  median,
  type PageLines,
  segmentsOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';

/** Labor, equipment or material, at least two of them, and what they come to. */
const LEAST_COLUMNS = 3;
/** Fewer rows may multiply by chance. */
const LEAST_ROWS = 3;
/** Their share of the lines of figures alone. */
const MOST = 0.9;
/** Points between the right edges of one column. */
const EDGE = 3;
/** By how much a unit cost and an amount may be rounded. */
const ROUNDED = 0.005;

const AMOUNT = /^-?\$?\d[\d,]*\.\d{2,4}$/;
const COUNT = /^\d[\d,]*(?:\.\d+)?$/;

/** A line that ends in an amount of each column. */
interface Costed {
  line: Line;
  figures: Word[];
  /** What the whole comes to. */
  total: Decimal;
  /** The costs of one unit that stand above it. */
  perUnit: Word | null;
}

/** What comes to the rows below it, set in. */
interface Head {
  head: Costed;
  rows: Costed[];
}

interface Form {
  costed: Costed[];
  /** The lines of unit costs. */
  taken: ReadonlySet<Line>;
  /** The right edges of the columns. */
  edges: number[];
}

/**
 * Reports of direct costs print above each row what one unit of it costs in each column, and in the row what all do: `3.12
 *  0.46  5.94  9.52` above `Stringers   1,840.00 LF   5,740.80   846.40   10,929.60   17,516.80`. Quantity and unit costs
 * proven so, the row keeps its unit cost and its amount, below heads that are known, and no longer what these are made
 * of. A line set out before the rows that come to its amount names their room, one between the two a section of it.
 * Other documents are returned as they are.
 */
export const withUnitCostsBeside = (pages: readonly PageLines[]): PageLines[] => {
  const form = formOf(pages);
  if (form === null) return [...pages];
  const settled = groupsSettled(
    form,
    pages.flatMap(({ lines }) => lines),
  );
  if (settled === null) return [...pages];
  const rows = new Map(form.costed.map((one) => [one.line, one]));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line): Line[] => {
      if (form.taken.has(line)) return [];
      const row = rows.get(line);
      const own =
        row === undefined
          ? isHeading(line, form)
            ? headingOf(line, form)
            : line
          : rowOf(row, form);
      return [...(settled.names.get(line) ?? [own]), ...(settled.sums.get(line) ?? [])];
    }),
  }));
};

const formOf = (pages: readonly PageLines[]): Form | null => {
  const perUnit = new Map<Line, Line>();
  let alone = 0;
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!isFiguresOnly(line)) continue;
      alone += 1;
      const row = lines[at + 1];
      if (row !== undefined && areCostsOf(line, row)) perUnit.set(row, line);
    }
  if (perUnit.size < LEAST_ROWS || perUnit.size < alone * MOST) return null;
  const counts = new Set([...perUnit.values()].map(({ words }) => words.length));
  const [count = 0] = counts;
  if (counts.size > 1) return null;
  const rows = [...perUnit.keys()].map(({ words }) => words.slice(-count));
  const edges = Array.from({ length: count }, (_, at) =>
    median(rows.map((figures) => figures[at]?.box.right ?? 0)),
  );
  const taken = new Set(perUnit.values());
  const costed = pages
    .flatMap(({ lines }) => lines)
    .flatMap((line): Costed[] => {
      if (taken.has(line)) return [];
      const figures = line.words.slice(-count);
      const isCosted =
        line.words.length > count && figures.every((word, at) => isInColumn(word, edges[at]));
      const total = isCosted ? figureOf(figures.at(-1) as Word) : decimal(0);
      return isCosted
        ? [{ line, figures, total, perUnit: perUnit.get(line)?.words.at(-1) ?? null }]
        : [];
    });
  return { costed, taken, edges };
};

const isFiguresOnly = ({ words }: Line): boolean =>
  words.length >= LEAST_COLUMNS && words.every(({ text }) => AMOUNT.test(text));

const isInColumn = ({ text, box }: Word, edge: number | undefined): boolean =>
  AMOUNT.test(text) && edge !== undefined && Math.abs(box.right - edge) < EDGE;

/** Whether each figure of a row is its quantity times the one above, and the last what the others come to. */
const areCostsOf = (above: Line, row: Line): boolean => {
  const figures = row.words.slice(-above.words.length);
  const before = row.words.slice(0, -above.words.length);
  const quantity = before.findLast(({ text }) => COUNT.test(text));
  if (quantity === undefined || figures.length < above.words.length) return false;
  const amount = figureOf(quantity);
  const parts = sum(figures.slice(0, -1).map(figureOf));
  const last = figures.at(-1);
  return (
    last !== undefined &&
    parts
      .minus(figureOf(last))
      .abs()
      .lte(ROUNDED * 2 * figures.length) &&
    figures.every((word, at) => {
      const cost = above.words[at];
      return (
        cost !== undefined &&
        isInColumn(word, cost.box.right) &&
        amount
          .times(figureOf(cost))
          .minus(figureOf(word))
          .abs()
          .lte(amount.times(ROUNDED).plus(ROUNDED * 2))
      );
    })
  );
};

/** The names that are set for heads, by their lines, and the sums, by the lines that they follow. */
interface Settled {
  names: Map<Line, Line[]>;
  sums: Map<Line, Line[]>;
}

/** Null where a head comes to other than the rows below it. */
const groupsSettled = ({ costed }: Form, all: readonly Line[]): Settled | null => {
  const begin = Math.min(
    ...costed.flatMap(({ perUnit, line }) => (perUnit === null ? [] : line.box.left)),
  );
  const isRow = ({ line }: Costed): boolean => line.box.left > begin - EDGE;
  const comesTo = (rows: readonly Costed[], { total }: Costed): boolean =>
    sum(rows.map((row) => row.total)).eq(total);
  const [first] = costed;
  const rows = costed.filter(isRow);
  const whole = first !== undefined && !isRow(first) && comesTo(rows, first) ? first : null;
  const heads = costed
    .filter((one) => !isRow(one) && one !== whole)
    .map((head): Head => {
      const below = costed.slice(costed.indexOf(head) + 1);
      const end = below.findIndex(
        (one) => !isRow(one) && one.line.box.left < head.line.box.left + EDGE,
      );
      return { head, rows: below.slice(0, end < 0 ? undefined : end).filter(isRow) };
    });
  if (!heads.every(({ head, rows: own }) => own.length > 0 && comesTo(own, head))) return null;
  const outermost = Math.min(...heads.map(({ head }) => head.line.box.left));
  const innermost = Math.max(...heads.map(({ head }) => head.line.box.left));
  const names = new Map<Line, Line[]>();
  const sums = new Map<Line, Line[]>();
  const addSum = (label: string, one: Costed, name: readonly Word[], last: Costed): void => {
    const after = endOf(last.line, all, begin);
    sums.set(after, [...(sums.get(after) ?? []), sumOf(label, name, one, after)]);
  };
  // The sums of sections close before those of their rooms.
  for (const { head, rows: own } of heads.toReversed()) {
    const last = own.at(-1) as Costed;
    const name = nameOf(head);
    const isRoom = head.line.box.left < outermost + EDGE;
    if (isRoom) {
      names.set(head.line, [withWords(head.line, [said('Room:', name[0]), ...name])]);
      addSum('Totals:', head, name, last);
    } else if (head.line.box.left > innermost - EDGE) {
      names.set(head.line, [withWords(head.line, inMarks(name))]);
      addSum('Subtotal', head, [], last);
    } else names.set(head.line, []);
  }
  const last = rows.at(-1);
  if (whole !== null && last !== undefined) {
    names.set(whole.line, []);
    addSum('Grand Total', whole, [], last);
  }
  return { names, sums };
};

/** The last line of what is said of a row below it. */
const endOf = (row: Line, all: readonly Line[], begin: number): Line => {
  let last = row;
  for (const line of all.slice(all.indexOf(row) + 1)) {
    const isOwn =
      line.page === row.page && Math.abs(line.box.left - begin) < EDGE && !isFiguresOnly(line);
    if (!isOwn) break;
    last = line;
  }
  return last;
};

const nameOf = ({ line, figures }: Costed): Word[] =>
  segmentsOf(line.words.slice(0, -figures.length))[0] ?? [];

const withWords = (line: Line, words: Word[]): Line => makeLine(line.page, words, line.ocr);

/** `Totals: 01 Dock B   98,032.00`, right below a line. */
const sumOf = (label: string, name: readonly Word[], one: Costed, above: Line): Line => {
  const [first] = nameOf(one);
  const amount = one.figures.at(-1) as Word;
  const { bottom } = above.box;
  const words = [said(label, first), ...name, amount].map((word) => ({
    ...word,
    box: { ...word.box, top: bottom, bottom: bottom + word.box.bottom - word.box.top },
  }));
  return makeLine(above.page, words, one.line.ocr);
};

/** The row without what its amount is made of; its unit cost in the first of the columns. */
const rowOf = ({ line, figures, perUnit }: Costed, { edges }: Form): Line => {
  const amount = figures.at(-1) as Word;
  const cost = perUnit === null ? [] : [setAt(perUnit, edges[0] ?? 0, amount)];
  return withWords(line, [...line.words.slice(0, -figures.length), ...cost, amount]);
};

const setAt = (word: Word, right: number, { box, fontSize }: Word): Word => ({
  ...word,
  fontSize,
  box: { left: right - (word.box.right - word.box.left), right, top: box.top, bottom: box.bottom },
});

/** Whether a line has words of its own that end as each of the columns does. */
const isHeading = (line: Line, { edges }: Form): boolean =>
  !line.words.some(({ text }) => AMOUNT.test(text)) &&
  edges.every((edge) => line.words.some(({ box }) => Math.abs(box.right - edge) < EDGE));

const headingOf = (line: Line, { edges }: Form): Line => {
  const [first = 0] = edges;
  const segments = segmentsOf(line.words);
  const from = segments.findIndex((words) => Math.abs(boxAround(words).right - first) < EDGE);
  const cost = segments[from];
  const amount = segments.at(-1);
  if (cost === undefined || amount === undefined) return line;
  const words = [
    ...segments.slice(0, from).flat(),
    { ...said('Unit Cost', cost[0]), box: boxAround(cost) },
    { ...said('Total', amount[0]), box: boxAround(amount) },
  ];
  return withWords(line, words);
};
