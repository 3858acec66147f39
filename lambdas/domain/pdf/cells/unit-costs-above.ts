import { decimal, sum } from '../../money/money.ts';
import { said } from '../group-heads/said-words.ts';
import {
  boxAround,
  type Line,
  median,
  movedBy,
  type PageLines,
  segmentsOf,
} from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { AMOUNT, type Costed, EDGE, groupsSettled, withWords } from './groups-of-unit-costs.ts';

/** Labor, equipment or material, at least two of them, and what they come to. */
const LEAST_COLUMNS = 3;
/** Fewer rows may multiply by chance. */
const LEAST_ROWS = 3;
/** Their share of the lines of figures alone. */
const MOST = 0.9;
/** Points between two words. */
const SPACE = 2;
/** By how much a unit cost and an amount may be rounded. */
const ROUNDED = 0.005;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;
/** Where a cost comes from: `(RSM 323113200800)`. */
const SOURCE = /^\([^()]+\)$/;

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
 * of. Others print the name of the row with its unit costs, and only where these come from in the row: `(RSM 0334)   38.00
 * CY   7,144.00   813.20   7,957.20`, which goes behind the name. A line set out before the rows that come to its amount names their room, one between the two a section of it.
 * Other documents are returned as they are.
 */
export const withUnitCostsBeside = (pages: readonly PageLines[]): PageLines[] => {
  const form = formOf(pages);
  if (form === null) return [...pages];
  const settled = groupsSettled(
    form.costed,
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
      const row = lines[at + 1];
      const isAlone = isFiguresOnly(line);
      if (!isAlone && (row === undefined || !isNamedAbove(line, row))) continue;
      alone += 1;
      if (row !== undefined && areCostsOf(costsOf(line), row)) perUnit.set(row, line);
    }
  if (perUnit.size < LEAST_ROWS || perUnit.size < alone * MOST) return null;
  const counts = new Set([...perUnit.values()].map((line) => costsOf(line).length));
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
      return isCosted ? [{ line, figures, total, perUnit: perUnit.get(line) ?? null }] : [];
    });
  return { costed, taken, edges };
};

/** The figures that a line ends in. */
const costsOf = ({ words }: Line): Word[] =>
  words.slice(words.findLastIndex(({ text }) => !AMOUNT.test(text)) + 1);

const isFiguresOnly = ({ words }: Line): boolean =>
  words.length >= LEAST_COLUMNS && words.every(({ text }) => AMOUNT.test(text));

/** Whether a name stands with the unit costs, and only where these come from with the quantity below. */
const isNamedAbove = (above: Line, row: Line): boolean => {
  const count = costsOf(above).length;
  return (
    count >= LEAST_COLUMNS &&
    count === costsOf(row).length &&
    above.words.length > count &&
    SOURCE.test(
      segmentsOf(row.words)[0]
        ?.map(({ text }) => text)
        .join(' ') ?? '',
    ) &&
    Math.abs(above.box.left - row.box.left) < EDGE
  );
};

const isInColumn = ({ text, box }: Word, edge: number | undefined): boolean =>
  AMOUNT.test(text) && edge !== undefined && Math.abs(box.right - edge) < EDGE;

/** Whether each figure of a row is its quantity times the one above, and the last what the others come to. */
const areCostsOf = (above: readonly Word[], row: Line): boolean => {
  const figures = row.words.slice(-above.length);
  const before = row.words.slice(0, -above.length);
  const quantity = before.findLast(({ text }) => COUNT.test(text));
  if (quantity === undefined || figures.length < above.length) return false;
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
      const cost = above[at];
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

/** The row without what its amount is made of; its unit cost in the first of the columns. */
const rowOf = ({ line, figures, perUnit }: Costed, { edges }: Form): Line => {
  const amount = figures.at(-1) as Word;
  const own = line.words.slice(0, -figures.length);
  if (perUnit === null) return withWords(line, [...own, amount]);
  const name = perUnit.words.slice(0, -figures.length);
  const cost = setAt(perUnit.words.at(-1) as Word, edges[0] ?? 0, amount);
  return withWords(line, [...inFront(name, own), cost, amount]);
};

/** A name in front of the words that stand below it, the first of which follow it. */
const inFront = (name: readonly Word[], own: readonly Word[]): Word[] => {
  const [source = [], ...cells] = segmentsOf(own);
  const [first, last] = [name[0], name.at(-1)];
  if (first === undefined || last === undefined) return [...own];
  const by = last.box.right + SPACE - first.box.left;
  const { top, bottom } = own[0]?.box ?? first.box;
  const line = [...name, ...movedBy(source, by)];
  return [...line.map((word) => ({ ...word, box: { ...word.box, top, bottom } })), ...cells.flat()];
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
