import { decimal, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';

/** `1/31`, `2/10/26`, `Jan 31` */
const DATE = /^(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|\p{L}{3,9}\.?\s\d{1,2}(?:,\s\d{4})?)$/u;
/** `$64.18`, `$150`, `1,165`, `0`; and `?` where nobody knows it yet. */
const AMOUNT = /^\$?\s?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?$/;
const UNKNOWN = /^(?:\?+|tbd|pending)$/i;
/** `This adds up to $1,005.07`, `All together: $6,839.07 and whatever the piano is.` */
const MONEY = /\$\s?\d[\d,]*(?:\.\d{2})?(?!\d)/g;

/** What an insurer lists, and is no work. */
const PAID = /\b(?:payments?|deductible|coverage|depreciation|draft|net\s+claim)\b/i;

/** Fewer may come to a sum by chance. */
const LEAST_ROWS = 3;
/** Points by which a cell may stand outside its heading. */
const REACH = 3;
/** Font sizes from the descriptions to the amounts behind them. */
const APART = 5;
/** Font sizes of a figure. */
const DIGIT = 0.5;

interface Head {
  line: Line;
  amount: readonly Word[];
  work: readonly Word[];
}

interface List {
  head: Head;
  rows: Row[];
  /** What the lines below the rows say that these come to. */
  sum: Line | null;
}

interface Row {
  line: Line;
  amount: readonly Word[];
  work: readonly Word[];
}

/**
 * `Date   Amount   What it was for`: people who list what they paid write the amount first, as in a check
 * book, and close each list with `This adds up to $1,005.07`. Where that is proven for a list, the amounts are set
 * behind the work in all that are headed so. Documents with a common table are returned as they are.
 */
export const withAmountsBehind = (pages: readonly PageLines[]): PageLines[] => {
  const heads = new Map(
    pages
      .flatMap(({ lines }) => lines.flatMap((line) => headOf(line) ?? []))
      .map((head) => [head.line, head]),
  );
  if (heads.size === 0 || pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const lists = listsOf(pages, heads);
  const proven = lists.flatMap((list) => (list.sum === null ? [] : [list]));
  const isOfPayments = lists.some(({ rows }) => rows.some(({ work }) => PAID.test(textOf(work))));
  if (isOfPayments || !proven.some(({ rows }) => rows.length >= LEAST_ROWS)) return [...pages];
  const settled = settledLines(pages, lists);
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => settled.get(line) ?? line),
  }));
};

/** The amount's heading right before that of the work, and before these at most that of a date. */
const headOf = (line: Line): Head | null => {
  if (line.words.length > 8 || /\d/.test(line.text)) return null;
  const cells = segmentsOf(line.words, PHRASE_GAP);
  const [work, amount] = [cells.at(-1), cells.at(-2)];
  if (work === undefined || amount === undefined || cells.length > 3) return null;
  const isDated = cells.length < 3 || /^date\b/i.test(textOf(cells[0] ?? []));
  const isHead =
    headingKind(textOf(work)) === 'description' && headingKind(textOf(amount)) === 'total';
  return isDated && isHead ? { line, amount, work } : null;
};

const listsOf = (pages: readonly PageLines[], heads: ReadonlyMap<Line, Head>): List[] => {
  const lists: List[] = [];
  for (const line of pages.flatMap(({ lines }) => lines)) {
    const head = heads.get(line);
    if (head !== undefined) {
      lists.push({ head, rows: [], sum: null });
      continue;
    }
    const list = lists.at(-1);
    if (list === undefined || list.sum !== null) continue;
    const row = rowOf(line, list.head);
    if (row !== null) list.rows.push(row);
    else if (list.rows.length > 0 && sumOf(list.rows).eq(saidBy(line) ?? 0)) list.sum = line;
  }
  return lists;
};

const rowOf = (line: Line, head: Head): Row | null => {
  const left = (head.amount[0]?.box.left ?? 0) - REACH;
  const from = (head.work[0]?.box.left ?? 0) - REACH;
  const work = line.words.filter(({ box }) => box.left >= from);
  const amount = line.words.filter(({ box }) => box.left >= left && box.left < from);
  const before = line.words.filter(({ box }) => box.left < left);
  const isAmount = AMOUNT.test(textOf(amount)) || UNKNOWN.test(textOf(amount));
  const isDated = before.length === 0 || DATE.test(textOf(before));
  return work.length > 0 && isAmount && isDated ? { line, amount, work } : null;
};

const amountOf = ({ amount }: Row): number => {
  const text = textOf(amount);
  return UNKNOWN.test(text) ? 0 : Number(text.replace(/[^\d.]/g, ''));
};

const sumOf = (rows: readonly Row[]) => sum(rows.map(amountOf));

/** The only money that a line says. */
const saidBy = ({ text }: Line): number | null => {
  const [said, another] = text.match(MONEY) ?? [];
  return said === undefined || another !== undefined ? null : Number(said.replace(/[^\d.]/g, ''));
};

const settledLines = (pages: readonly PageLines[], lists: readonly List[]): Map<Line, Line> => {
  const lines = lists.flatMap(({ head, rows }) => [head.line, ...rows.map((row) => row.line)]);
  const size = Math.max(...lines.map(({ fontSize }) => fontSize));
  const edge =
    Math.max(...pages.flatMap((page) => page.lines.map(({ box }) => box.right))) + size * APART;
  const settled = new Map<Line, Line>();
  for (const { head, rows, sum } of lists) {
    settled.set(
      head.line,
      makeLine(
        head.line.page,
        [...head.work, ...setAt(head.amount, 'AMOUNT', edge)],
        head.line.ocr,
      ),
    );
    for (const row of rows) {
      const text = UNKNOWN.test(textOf(row.amount)) ? 'TBD' : `$${cents(amountOf(row))}`;
      settled.set(
        row.line,
        makeLine(row.line.page, [...row.work, ...setAt(row.amount, text, edge)], row.line.ocr),
      );
    }
    if (sum !== null) settled.set(sum, sumLine(sum, 'Subtotal', edge));
  }
  const all = sumOf(lists.flatMap(({ rows }) => rows));
  const whole = pages
    .flatMap((page) => page.lines)
    .findLast((line) => !settled.has(line) && all.eq(saidBy(line) ?? 0));
  if (whole !== undefined) settled.set(whole, sumLine(whole, 'TOTAL', edge));
  return settled;
};

const cents = (amount: number): string => decimal(amount).toFixed(2);

/** `Subtotal   $1,005.07` */
const sumLine = (line: Line, label: string, edge: number): Line => {
  const [first] = line.words;
  if (first === undefined) return line;
  const amount = `$${cents(saidBy(line) ?? 0)}`;
  return makeLine(
    line.page,
    [{ ...first, text: label }, ...setAt([first], amount, edge)],
    line.ocr,
  );
};

/** A text in place of another word, that ends where a column ends. */
export const setAt = ([word]: readonly Word[], text: string, right: number): Word[] =>
  word === undefined
    ? []
    : [
        {
          ...word,
          text,
          box: { ...word.box, left: right - word.fontSize * DIGIT * text.length, right },
        },
      ];
