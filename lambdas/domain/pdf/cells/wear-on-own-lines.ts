import { decimal, formatCents, lineAmount, sameCents, sum } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { setAt } from './amounts-in-front.ts';
import { behind } from './lump-sums-in-two-lines.ts';

/** `@ 1.31 = 315.06` at the end of a row. */
const PRICED = /(?:^|\s)@\s+\$?[\d,]+\.\d{2}\s+=\s+\$?[\d,]+\.\d{2}$/;
/** `Less Depreciation 25%   100.51   ACV   301.52` */
const WEAR =
  /^less\s+dep(?:reciation|r?\.?)\s+(\d+(?:\.\d+)?)\s?%\s+[\d,]+\.\d{2}\s+(?:acv|actual\s+cash\s+value):?\s+[\d,]+\.\d{2}$/i;
/** `Room Totals: LIVING ROOM   1,765.38   389.01   1,376.37` */
const SUMS = /^\p{L}.*\btotals?\b.*\s[\d,]+\.\d{2}\s+[\d,]+\.\d{2}\s+[\d,]+\.\d{2}$/iu;
const QUANTITY = /^[\d,]+\.\d{2}$/;

/** Fewer may be what somebody says of a row. */
const LEAST_ROWS = 2;
/** Lines of a row above the one with its price, at most. */
const MOST_LINES = 2;
/** Font sizes from one column that is set to the next. */
const COLUMN_SIZES = 7;
/** Heads of what is set behind the totals. */
const HEADS = ['DEP%', 'DEPREC', 'ACV'];

/** A row whose quantity times its price comes to its total. */
interface Row {
  lines: readonly Line[];
  words: readonly Word[];
  price: Word;
  total: Word;
}

/**
 * `744.50 SF  Seal for smoke & paint walls & ceiling -` above `two coats   @   0.54 =   402.03` and `Less Depreciation 25%   100.51   ACV
 * 301.52`: rows of old estimating programs, whose price stands on the last line of their words and whose wear on a
 * line of its own. That they multiply, and that the wear is taken off the total, proves them: each is set on one line, with its
 * wear in columns behind the total where rows have any. Other pages are returned as they are.
 */
export const withWearInRow = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  if (lines.filter(({ text }) => PRICED.test(text)).length < LEAST_ROWS) return [...pages];
  const rows = new Map(pages.flatMap((page) => rowsOf(page.lines)));
  const worn = wearOf(lines, rows);
  const isBroken = [...rows.values()].some((row) => row.lines.length > 1);
  const isHeaded = pages.some((page) => page.lines.some((_, at) => isHead(page.lines, at)));
  if (!isHeaded || rows.size < LEAST_ROWS || worn === null || !(isBroken || worn.size > 0))
    return [...pages];
  const right = Math.max(...lines.map(({ box }) => box.right));
  return pages.map((page) => ({ ...page, lines: settled(page.lines, rows, worn, right) }));
};

/** The rows of a page, each by the line that its price is on. */
const rowsOf = (lines: readonly Line[]): [Line, Row][] =>
  lines.flatMap((line, at): [Line, Row][] => {
    const [price, total] = [line.words.at(-3), line.words.at(-1)];
    if (!PRICED.test(line.text) || price === undefined || total === undefined) return [];
    const from = [...Array(MOST_LINES + 1).keys()].find((count) => isBegun(lines[at - count]));
    const parts = from === undefined ? [] : lines.slice(at - from, at + 1);
    const [first, ...others] = parts;
    const isOne = first !== undefined && parts.slice(0, -1).every(({ text }) => isWords(text));
    if (!isOne || !comesTo(first, price, total)) return [];
    const words = others.flatMap((one) => (one === line ? one.words.slice(0, -4) : one.words));
    const own = first === line ? line.words.slice(0, -4) : first.words;
    const whole = words.length === 0 ? own : [...own, ...behind(first, words)];
    return [[line, { lines: parts, words: whole, price, total }]];
  });

/** `744.50 SF Seal ...` */
const isBegun = (line: Line | undefined): boolean =>
  line !== undefined &&
  line.words.length > 2 &&
  QUANTITY.test(line.words[0]?.text ?? '') &&
  unitCode(line.words[1]?.text ?? '') !== null;

/** No price, and no wear of the row before. */
const isWords = (text: string): boolean => !PRICED.test(text) && !/\.\d{2}$/.test(text);

const comesTo = ({ words: [quantity] }: Line, price: Word, total: Word): boolean =>
  quantity !== undefined &&
  sameCents(lineAmount(amountOf(quantity), amountOf(price)), amountOf(total));

interface Wear {
  line: Line;
  percent: string;
  loss: Word;
  acv: Word;
}

/** What each row has lost, by its line; null where a line says so of no row, or what does not come to its total. */
const wearOf = (
  lines: readonly Line[],
  rows: ReadonlyMap<Line, Row>,
): ReadonlyMap<Row, Wear> | null => {
  const worn = new Map<Row, Wear>();
  for (const [at, line] of lines.entries()) {
    const percent = WEAR.exec(line.text)?.[1];
    if (percent === undefined) continue;
    const row = rows.get(lines[at - 1] as Line);
    const [loss, acv] = line.words.filter(({ text }) => MONEY.test(text));
    if (row === undefined || loss === undefined || acv === undefined) return null;
    if (!sameCents(sum([amountOf(loss), amountOf(acv)]), amountOf(row.total))) return null;
    worn.set(row, { line, percent, loss, acv });
  }
  return worn;
};

const isHead = (lines: readonly Line[], at: number): boolean => {
  const kinds = headerRowAt(lines, at)?.headings.map(({ kind }) => kind) ?? [];
  const [first, second, ...amounts] = kinds;
  return (
    first === 'quantity' &&
    second === 'description' &&
    amounts.length === 2 &&
    amounts[0] === 'unitPrice'
  );
};

const settled = (
  lines: readonly Line[],
  rows: ReadonlyMap<Line, Row>,
  worn: ReadonlyMap<Row, Wear>,
  right: number,
): Line[] => {
  const taken = new Set<Line>([
    ...[...rows.values()].flatMap((row) => row.lines.slice(0, -1)),
    ...[...worn.values()].map(({ line }) => line),
  ]);
  const hasWear = worn.size > 0;
  const total = [...rows.values()][0]?.total;
  return lines.flatMap((line, at) => {
    if (taken.has(line)) return [];
    const row = rows.get(line);
    if (row !== undefined) {
      const set = rowSet(row, hasWear ? wornWords(row, worn, right) : []);
      // What is said of the row stands right below it, wherever its wear stood.
      const last = worn.get(row)?.line ?? line;
      return [{ ...set, box: { ...set.box, bottom: last.box.bottom } }];
    }
    if (!hasWear) return [line];
    if (isHead(lines, at))
      return [
        withWords(
          line,
          HEADS.map((text, n) => wordAt(line, text, right, n)),
        ),
      ];
    return SUMS.test(line.text) && total !== undefined ? [sumsSet(line, total, right)] : [line];
  });
};

/** A word that ends in the column so many behind all that is printed. */
const wordAt = (
  { words }: Pick<Line, 'words'>,
  text: string,
  right: number,
  column: number,
): Word => {
  const size = words[0]?.fontSize ?? 0;
  return setAt(words, text, right + size * COLUMN_SIZES * (column + 1))[0] as Word;
};

const withWords = (line: Line, more: readonly Word[]): Line =>
  makeLine(line.page, [...line.words, ...more], line.ocr);

/** Of a row without wear, where others have some, all is left. */
const wornWords = (row: Row, worn: ReadonlyMap<Row, Wear>, right: number): Word[] => {
  const wear = worn.get(row);
  const texts =
    wear === undefined
      ? ['', '0.00', row.total.text]
      : [`${wear.percent}%`, wear.loss.text, wear.acv.text];
  const place = { words: [row.total] };
  return texts.flatMap((text, n) => (text === '' ? [] : [wordAt(place, text, right, n)]));
};

/** The row on the level of its first line. */
const rowSet = ({ lines, words, price, total }: Row, wear: readonly Word[]): Line => {
  const [first] = lines as readonly [Line, ...Line[]];
  const { top, bottom } = first.box;
  const figures = [price, total, ...wear].map((word) => ({
    ...word,
    box: { ...word.box, top, bottom },
  }));
  return makeLine(first.page, [...words, ...figures], first.ocr);
};

/** What a room comes to, has lost and is worth, each in its column. */
const sumsSet = (line: Line, total: Word, right: number): Line => {
  const [whole, loss, acv] = line.words.slice(-3);
  if (whole === undefined || loss === undefined || acv === undefined) return line;
  const isTaken = sameCents(decimal(amountOf(whole)).minus(amountOf(loss)), amountOf(acv));
  if (!isTaken) return line;
  return makeLine(
    line.page,
    [
      ...line.words.slice(0, -3),
      ...setAt([whole], formatCents(amountOf(whole)), total.box.right),
      wordAt({ words: [loss] }, loss.text, right, 1),
      wordAt({ words: [acv] }, acv.text, right, 2),
    ],
    line.ocr,
  );
};
