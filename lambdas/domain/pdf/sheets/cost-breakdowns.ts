import { sameCents, sum } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { behindValue } from '../cells/lump-sums.ts';
import { type Line, makeLine, median, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { amountOf } from '../tokens/amount-of-word.ts';

/** `4` of a trade, `4.2` of one of its rows. */
const TRADE = /^\d{1,2}$/;
const ROW = /^(\d{1,2})\.\d{1,2}$/;

/** `1,120`, `(2,500)`, `740.50`, or the dash that stands for nothing. */
const AMOUNT = /^\(?-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?\)?$/;
const DASH = /^[-–—]$/;
/** `29.2%` of all, behind the sums. */
const SHARE = /^\d+(?:\.\d+)?%$/;

/** Rows of at least two trades, which come to nothing by chance. */
const LEAST_ROWS = 4;
const LEAST_TRADES = 2;
/** Two kinds of cost, and what they come to. */
const LEAST_COLUMNS = 3;
/** Lines above the first trade among which the headings are. */
const MOST_ABOVE = 4;
/** Points by which the cells of one column may end apart. */
const EDGE = 6;

const COSTS = /\b(?:labou?r|materials?|equip(?:ment)?|sub(?:s|contract(?:or)?s?)?)\b.*\btotal\b/i;

/** A line of the sheet: a cell under each kind of cost, and what they come to. */
interface Entry {
  line: Line;
  number: string | null;
  label: readonly Word[];
  cells: readonly Word[];
}

/** The trades of the sheet with their rows, and the line that sums them all. */
interface Breakdown {
  trades: ReadonlyMap<Line, readonly Entry[]>;
  entries: ReadonlyMap<Line, Entry>;
  whole: Entry;
}

/**
 * `1   Demolition   $ 5,980   $ -   $ 4,330   $ 10,310   7.9%` above `1.1   Gut kitchen   4,860   -   -   4,860`: sheets of
 * contractors part what each row costs into labor, material and subs, and print what a trade comes to above its rows. That
 * each row adds up to its total, each trade in each column to its rows, and the sheet to its trades, proves it. It is set as
 * rows with their totals below the names of the trades, whose sums follow them, as other prints have them.
 */
export const withCostBreakdownsSet = (pages: readonly PageLines[]): PageLines[] => {
  const rows = pages.flatMap(({ lines }) => lines.filter(({ words: [first] }) => isRow(first)));
  if (rows.length < LEAST_ROWS) return [...pages];
  const sheet = breakdownIn(pages.flatMap(({ lines }) => lines));
  return sheet === null
    ? [...pages]
    : pages.map((page) => ({ ...page, lines: settled(page.lines, sheet) }));
};

const isRow = (word: Word | undefined): boolean => word !== undefined && ROW.test(word.text);

const breakdownIn = (lines: readonly Line[]): Breakdown | null => {
  const cells = lines.filter(({ words: [first] }) => isRow(first)).map(cellsBehind);
  const columns = median(cells.map(({ length }) => length));
  const all = columns < LEAST_COLUMNS ? [] : lines.flatMap((line) => entryOf(line, columns) ?? []);
  const trades = new Map<Line, Entry[]>();
  let open: Entry | null = null;
  let whole: Entry | null = null;
  for (const entry of all) {
    const { number, line } = entry;
    if (number === null) {
      whole = entry;
      break;
    }
    if (TRADE.test(number)) {
      open = entry;
      trades.set(line, []);
    } else if (open === null || ROW.exec(number)?.[1] !== open.number) return null;
    else trades.get(open.line)?.push(entry);
  }
  const entries = new Map(all.map((entry) => [entry.line, entry]));
  const heads = [...trades.keys()].flatMap((line) => entries.get(line) ?? []);
  if (whole === null || heads.length < LEAST_TRADES || !isSumOf(whole, heads)) return null;
  const isProven = heads.every((head) => isSumOf(head, trades.get(head.line) ?? []));
  return isProven ? { trades, entries, whole } : null;
};

/** Amounts and dashes at the end of a line: its words may end in a number, too. */
const cellsBehind = (line: Line): Word[] => {
  const words = wordsOf(line);
  return words.slice(words.findLastIndex(({ text }) => !AMOUNT.test(text) && !DASH.test(text)) + 1);
};

const wordsOf = ({ words }: Line): Word[] =>
  words.filter(({ text }) => text !== '$' && !SHARE.test(text));

/** The cells of a line whose last is the sum of the others; null where it has none in each column. */
const entryOf = (line: Line, columns: number): Entry | null => {
  const words = wordsOf(line);
  const cells = cellsBehind(line).slice(-columns);
  const [first, last] = [words[0], cells.at(-1)];
  const from = words.length - columns;
  if (first === undefined || last === undefined || from < 1 || cells.length < columns) return null;
  if (!sameCents(sum(cells.slice(0, -1).map(costOf)), costOf(last))) return null;
  const isNumbered = from > 1 && (TRADE.test(first.text) || isRow(first));
  return {
    line,
    number: isNumbered ? first.text : null,
    label: words.slice(isNumbered ? 1 : 0, from),
    cells,
  };
};

const costOf = (word: Word): number => (DASH.test(word.text) ? 0 : amountOf(word));

/** Whether a line has in each column what some others come to there. */
const isSumOf = ({ cells }: Entry, others: readonly Entry[]): boolean =>
  others.length > 0 &&
  others.every((other) => other.cells.length === cells.length && endsWith(other, cells)) &&
  cells.every((cell, at) =>
    sameCents(sum(others.map((other) => costOf(other.cells[at] ?? cell))), costOf(cell)),
  );

const endsWith = ({ cells }: Entry, others: readonly Word[]): boolean =>
  Math.abs((cells.at(-1)?.box.right ?? 0) - (others.at(-1)?.box.right ?? 0)) < EDGE;

const settled = (lines: readonly Line[], sheet: Breakdown): Line[] => {
  const first = lines.findIndex((line) => sheet.entries.has(line));
  const heading = lines.findLastIndex(
    ({ text }, at) => at < first && at >= first - MOST_ABOVE && COSTS.test(text),
  );
  const out: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const entry = sheet.entries.get(line);
    // `% of` and `direct` above and below the other headings are read with them.
    if (heading >= 0 && at > heading && at < first) continue;
    if (at === heading - 1 && isBeside(line, lines[heading])) continue;
    if (at === heading) out.push(headLine(line, sheet));
    else if (entry === undefined) out.push(addedLine(line, sheet));
    else out.push(...entryLines(entry, sheet));
  }
  return out;
};

/** A heading that begins higher than the others, in a column behind them. */
const isBeside = ({ box }: Line, heading: Line | undefined): boolean =>
  heading !== undefined && box.left > heading.box.right && box.bottom > heading.box.top;

/** A trade's name alone, a row with its total, and the sum of a trade behind the last of its rows. */
const entryLines = (entry: Entry, sheet: Breakdown): Line[] => {
  const { line, label } = entry;
  if (sheet.trades.has(line)) return [makeLine(line.page, label.map(inStrongType), line.ocr)];
  if (entry === sheet.whole)
    return [makeLine(line.page, [...titled(label, 'TOTAL'), ...totalOf(entry, sheet)], line.ocr)];
  const closed = [...sheet.trades].find(([, rows]) => rows.at(-1) === entry)?.[0];
  const trade = closed === undefined ? undefined : sheet.entries.get(closed);
  return [rowLine(entry, sheet), ...(trade === undefined ? [] : [sumLine(trade, line, sheet)])];
};

const inStrongType = (word: Word): Word => ({ ...word, bold: true });

const titled = (words: readonly Word[], text: string): Word[] =>
  words.slice(0, 1).map((word) => ({ ...word, text }));

const rowLine = (entry: Entry, sheet: Breakdown): Line => {
  const { line, number, label } = entry;
  const total = totalOf(entry, sheet);
  return makeLine(
    line.page,
    [
      ...line.words.slice(0, number === null ? 0 : 1),
      ...label,
      ...total,
      ...total.map((word) => behindValue(word, '1', rightOf(sheet), word.fontSize, 1)),
    ],
    line.ocr,
  );
};

/** `Subtotal Demolition & Disposal   10,310.00`, between the last row and what follows it. */
const sumLine = (trade: Entry, last: Line, sheet: Breakdown): Line => {
  const { top, bottom } = last.box;
  const words = [
    ...titled(trade.label, 'Subtotal'),
    ...trade.label.map((word) => ({ ...word, box: { ...word.box, left: word.box.left + EDGE } })),
    ...totalOf(trade, sheet),
  ].map((word) => ({ ...word, box: { ...word.box, top: bottom, bottom: bottom + bottom - top } }));
  return makeLine(last.page, words, last.ocr);
};

/** What an entry comes to, with its cents. */
const totalOf = ({ cells }: Entry, sheet: Breakdown): Word[] => {
  const total = cells.at(-1);
  return total === undefined ? [] : setAt([total], withCents(total.text), rightOf(sheet));
};

/** `-375.00` for `(375)`: figures in brackets below others may be quantities with waste. */
const withCents = (text: string): string => {
  const figure = text.replace(/[()$-]/g, '');
  return `${/[(-]/.test(text) ? '-' : ''}${figure}${figure.includes('.') ? '' : '.00'}`;
};

const rightOf = ({ whole }: Breakdown): number => whole.cells.at(-1)?.box.right ?? 0;

/** `NO.   DESCRIPTION   TOTAL   QTY`: each row is done once. */
const headLine = ({ page, ocr, words }: Line, sheet: Breakdown): Line => {
  const [word] = words;
  const [number, label] = [...sheet.entries.values()].flatMap(({ line, label }) => [
    line.words[0],
    label[0],
  ]);
  if (word === undefined || number === undefined || label === undefined)
    return makeLine(page, [...words], ocr);
  const right = rightOf(sheet);
  return makeLine(
    page,
    [
      ...headingAt(word, 'NO.', number.box.left),
      ...headingAt(word, 'DESCRIPTION', label.box.left),
      ...setAt([word], 'TOTAL', right),
      behindValue(word, 'QTY', right, word.fontSize, 1),
    ],
    ocr,
  );
};

const headingAt = (word: Word, text: string, left: number): Word[] => [
  { ...word, text, bold: true, box: { ...word.box, left, right: left + EDGE } },
];

/** `Overhead 10%   14,109` below the sum of the trades, in whole dollars as they are. */
const addedLine = (line: Line, sheet: Breakdown): Line => {
  const words = line.words.filter(({ text }) => text !== '$');
  const last = words.at(-1);
  const isInColumn =
    last !== undefined &&
    AMOUNT.test(last.text) &&
    words.length > 1 &&
    Math.abs(last.box.right - rightOf(sheet)) < EDGE &&
    line.box.top > sheet.whole.line.box.top;
  return isInColumn
    ? makeLine(
        line.page,
        [...words.slice(0, -1), ...setAt([last], withCents(last.text), rightOf(sheet))],
        line.ocr,
      )
    : line;
};
