import { sameCents, sum } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { behindValue, countAt } from '../cells/lump-sums.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** Rows whose last amount is the sum of those before it, at least. */
const LEAST_ROWS = 5;
/** Points by which cells of one column may begin or end apart. */
const EDGE = 6;

/** `Coverage A` over the amounts that it bears, each of them under its own. */
const COVERAGE = /^cov(?:erage|\.)?\s+([A-F])\b/i;
const TWO_COVERAGES = /\bcov.*\bcov/i;
/** `All`, `Total`: the last column, of what all of them bear. */
const ALL = /^(?:all|totals?|combined)\b/i;
/** Nothing of it. */
const DASH = /^[-–—]$/;

interface Head {
  /** The lines of headings on the first page. */
  texts: ReadonlySet<string>;
  /** The letters of the coverages, left to right. */
  letters: readonly string[];
  /** Where the column that says what each row is for begins. */
  left: number;
}

/** A line with an amount or a dash under each coverage, and what these come to. */
interface Shares {
  line: Line;
  label: readonly Word[];
  cells: readonly Word[];
}

/**
 * `Payee   Document   For   Coverage A   Coverage B   All Coverages`: statements of loss set what each coverage bears in a
 * column of its own. Where each row's last amount is the sum of the others, it is what the row comes to, and the only
 * amount before it says which coverage bears it. What all columns sum, `Gross loss`, is the total of the rows.
 */
export const withCoveragesInRows = (pages: readonly PageLines[]): PageLines[] => {
  const head = headIn(pages);
  if (head === null) return [...pages];
  const all = pages.flatMap(({ lines }) => lines).flatMap((line) => sharesOf(line, head) ?? []);
  const total = all.findIndex((one, at) => at >= LEAST_ROWS && sumsAll(one, all.slice(0, at)));
  if (total < 0) return [...pages];
  const settled = new Map(
    all.map((one, at): [Line, Line] => [
      one.line,
      at < total ? rowLine(one, head) : sumLine(one, at === total ? 'TOTAL' : null),
    ]),
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, at) => {
      if (!head.texts.has(line.text)) return [settled.get(line) ?? line];
      const first = all.find(({ line: row }) => page.lines.slice(at).includes(row));
      const isLast = !head.texts.has(page.lines[at + 1]?.text ?? '');
      return isLast && first !== undefined ? [headLine(line, first, head)] : [];
    }),
  }));
};

/** Two lines of headings, of which the first names coverages by their letters and ends in that of all. */
const headIn = (pages: readonly PageLines[]): Head | null => {
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!TWO_COVERAGES.test(line.text)) continue;
      const cells = segmentsOf(line.words, PHRASE_GAP);
      const letters = cells.flatMap(
        (cell) => COVERAGE.exec(textOf(cell))?.[1]?.toUpperCase() ?? [],
      );
      if (letters.length < 2 || !ALL.test(textOf(cells.at(-1) ?? []))) continue;
      const first = cells.find((cell) => COVERAGE.test(textOf(cell)))?.[0]?.box.left ?? 0;
      const below = lines[at + 1];
      const isHead = below !== undefined && !below.words.some(({ text }) => MONEY.test(text));
      const heads = isHead ? [line, below] : [line];
      const work = heads
        .flatMap(({ words }) => segmentsOf(words, PHRASE_GAP))
        .filter((cell) => (cell.at(-1)?.box.right ?? 0) < first)
        .toSorted((one, other) => (one[0]?.box.left ?? 0) - (other[0]?.box.left ?? 0))
        .at(-1)?.[0];
      if (work === undefined) continue;
      return { texts: new Set(heads.map(({ text }) => text)), letters, left: work.box.left };
    }
  return null;
};

/** The cells of a line that add up to its last; null where it has none under each coverage, or they do not. */
const sharesOf = (line: Line, { letters }: Head): Shares | null => {
  const words = line.words.filter(({ text }) => text !== '$');
  const from = words.length - letters.length - 1;
  const cells = words.slice(from);
  if (from < 1 || !cells.every(({ text }) => MONEY.test(text) || DASH.test(text))) return null;
  const amounts = cells.map(shareOf);
  const last = amounts.pop() ?? 0;
  return sameCents(sum(amounts), last) ? { line, label: words.slice(0, from), cells } : null;
};

const shareOf = (cell: Word): number => (DASH.test(cell.text) ? 0 : amountOf(cell));

/** Whether a line sums the rows above it under each of the coverages. */
const sumsAll = ({ cells }: Shares, rows: readonly Shares[]): boolean =>
  cells.every((cell, at) =>
    sameCents(sum(rows.map((row) => shareOf(row.cells[at] ?? cell))), shareOf(cell)),
  );

/** `For   Coverage   Total   Qty` */
const headLine = ({ page, ocr, words }: Line, { cells }: Shares, { left }: Head): Line => {
  const [word] = words;
  const [first, last] = [cells[0], cells.at(-1)];
  if (word === undefined || first === undefined || last === undefined)
    return makeLine(page, [], ocr);
  return makeLine(
    page,
    [
      ...['DESCRIPTION'].map((text) => ({
        ...word,
        text,
        box: { ...word.box, left, right: left + EDGE },
      })),
      ...setAt([word], 'COVERAGE', first.box.right),
      ...setAt([word], 'TOTAL', last.box.right),
      behindValue({ ...word }, 'QTY', last.box.right, word.fontSize, 1),
    ],
    ocr,
  );
};

const rowLine = ({ line, label, cells }: Shares, { left, letters }: Head): Line => {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return line;
  const [bearing, another] = cells
    .slice(0, -1)
    .flatMap((cell, at) => (shareOf(cell) === 0 ? [] : [at]));
  const letter = another === undefined ? letters[bearing ?? 0] : undefined;
  return makeLine(
    line.page,
    [
      ...label.filter(({ box }) => box.left > left - EDGE),
      ...(letter === undefined ? [] : setAt([first], letter, first.box.right)),
      last,
      countAt(last, '1'),
    ],
    line.ocr,
  );
};

/** `Less deductible   (1,000.00)`: of all coverages. */
const sumLine = ({ line, label, cells }: Shares, title: string | null): Line => {
  const words =
    title === null ? label : label.slice(0, 1).map((word) => ({ ...word, text: title }));
  return makeLine(line.page, [...words, ...cells.slice(-1)], line.ocr);
};
