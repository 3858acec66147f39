import { type Decimal, decimal, lineAmount, sameCents, sum } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { type Line, makeLine, type PageLines, segmentsOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';

/** Rows whose amount is what their quantity changed by times their price, at least, and their share. */
const LEAST_ROWS = 4;
const MOST = 0.8;
/** Points by which cells of one column may end apart: brackets may hang over. */
const EDGE = 6;
/** Lines of a head, at most. */
const MOST_LINES = 3;

const COUNT = /^\d[\d,]*(?:\.\d+)?$/;
const DASH = /^[-–—]$/;
const TWO_QUANTITIES = /\b(?:quantity|qty)\b.*\b(?:quantity|qty)\b/i;

/** The five cells that a row ends in. */
interface Row {
  line: Line;
  before: Word;
  after: Word;
  unit: Word;
  /** `diff.` where no price was agreed. */
  price: Word;
  amount: Word;
}

/**
 * `Contract Quantity   Revised Quantity   Unit   Unit Price   Net Change`: change orders say how much of each was agreed,
 * how much it is to be, and what the difference comes to. Where that is proven, the rows are set with what changes, as
 * less of something is a credit; one without a price is counted as it is to be. Sums that have no word for one are
 * called so where the rows above come to them.
 */
export const withChangedQuantities = (pages: readonly PageLines[]): PageLines[] => {
  const rows = pages.flatMap(({ lines }) => lines.flatMap((line) => rowOf(line) ?? []));
  const [first] = rows;
  const proven = rows.filter(isOfChange);
  if (first === undefined || proven.length < LEAST_ROWS || proven.length < rows.length * MOST)
    return [...pages];
  // Where nothing was agreed before, any quantity is one that changes.
  if (!proven.some(({ before, after }) => countOf(before) > 0 && countOf(after) > 0))
    return [...pages];
  const settled = new Map(rows.map((row) => [row.line, rowLine(row)]));
  for (const line of sumsOf(pages, rows)) settled.set(line, sumLine(line));
  return pages.map((page) => ({
    ...page,
    lines: withHead(page.lines, first).map((line) => settled.get(line) ?? line),
  }));
};

const rowOf = (line: Line): Row | null => {
  if (!MONEY.test(line.words.at(-1)?.text ?? '')) return null;
  const [before, after, unit, price, amount] = line.words.slice(-5);
  if (line.words.length < 6 || before === undefined || after === undefined) return null;
  if (unit === undefined || price === undefined || amount === undefined) return null;
  const isRow =
    [before, after].every(({ text }) => COUNT.test(text) || DASH.test(text)) &&
    unitCode(unit.text) !== null &&
    (MONEY.test(price.text) || /^\p{L}+\.?$/u.test(price.text));
  return isRow ? { line, before, after, unit, price, amount } : null;
};

const countOf = ({ text }: Word): number => (DASH.test(text) ? 0 : Number(text.replace(/,/g, '')));

const changeOf = ({ before, after }: Row): Decimal =>
  decimal(countOf(after)).minus(countOf(before));

const isOfChange = (row: Row): boolean =>
  MONEY.test(row.price.text) &&
  sameCents(lineAmount(changeOf(row), amountOf(row.price)), amountOf(row.amount));

const rowLine = (row: Row): Line => {
  const { line, after, unit, price, amount } = row;
  const count = isOfChange(row) ? changeOf(row).toString() : String(countOf(after));
  return makeLine(
    line.page,
    [...line.words.slice(0, -5), ...setAt([after], count, after.box.right), unit, price, amount],
    line.ocr,
  );
};

/** The page with the head above its rows, of one line or more, in one line. */
const withHead = (lines: readonly Line[], row: Row): Line[] => {
  const at = lines.findIndex(({ text }) => TWO_QUANTITIES.test(text) && !/\d/.test(text));
  const head = lines[at];
  if (head === undefined) return [...lines];
  const above = lines.slice(Math.max(0, at - MOST_LINES + 1), at).toReversed();
  // `Net Change` over `(Deduct)`, and the words above the quantities that say which is which.
  const isOver = (line: Line, below: Line | undefined): boolean =>
    below !== undefined &&
    below.box.top - line.box.bottom < line.fontSize &&
    segmentsOf(line.words).length > 1 &&
    line.words.every((word) => word.bold === head.bold) &&
    (line.words.at(-1)?.box.right ?? 0) > row.price.box.right;
  const notOver = above.findIndex((line, index) => !isOver(line, above[index - 1] ?? head));
  const upper = notOver < 0 ? above.length : notOver;
  return [...lines.slice(0, at - upper), headLine(head, row), ...lines.slice(at + 1)];
};

const headLine = (head: Line, { before, after, unit, price, amount }: Row): Line => {
  const cells = segmentsOf(head.words);
  const texts = cells.filter((cell) => (cell.at(-1)?.box.right ?? 0) < before.box.right - EDGE * 3);
  const [word] = head.words;
  return makeLine(
    head.page,
    [
      ...texts.flat().filter(({ text }) => headingKind(text) !== 'quantity'),
      ...setAt([word ?? after], 'QTY', after.box.right),
      ...setAt([word ?? unit], 'UNIT', unit.box.right),
      ...setAt([word ?? price], 'PRICE', price.box.right),
      ...setAt([word ?? amount], 'TOTAL', amount.box.right),
    ],
    head.ocr,
  );
};

/** The lines with an amount alone that the rows since the last such line come to, or all rows. */
const sumsOf = (pages: readonly PageLines[], rows: readonly Row[]): Line[] => {
  const amounts = new Map(rows.map(({ line, amount }) => [line, amountOf(amount)]));
  const edge = rows[0]?.amount.box.right ?? 0;
  let group: number[] = [];
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const amount = amounts.get(line);
      if (amount !== undefined) group.push(amount);
      const last = line.words.at(-1);
      if (amount !== undefined || last === undefined || !MONEY.test(last.text)) return [];
      const isThere = Math.abs(last.box.right - edge) < EDGE && group.length > 0;
      if (!isThere || !sameCents(sum(group), amountOf(last))) return [];
      group = [];
      return [line];
    }),
  );
};

/** `Net, Living / Dining   2,306.70` */
const sumLine = (line: Line): Line => {
  const [first, ...others] = line.words;
  return first === undefined || !/^net\b/i.test(first.text)
    ? line
    : makeLine(line.page, [{ ...first, text: 'Subtotal' }, ...others], line.ocr);
};
