import { sameCents, sum } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { behindValue } from '../cells/lump-sums.ts';
import { type Line, makeLine, median, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import type { Word } from '../pages/page-text.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountOf, MONEY } from '../tokens/amount-of-word.ts';

/** The three values of a loss, and nothing that counts how much of it there is. */
const VALUES =
  /\b(?:rcv|repl\w*\.?\s+(?:cost|value)|replacement)\b.*\bdep\w*\b.*\b(?:acv|actual\s+cash|cash\s+value)\b/i;
const COUNTED = /\b(?:qty|quan(?:tity)?|count|units?|rate|each|hours?|hrs)\b/i;

/** `A-3`, `M-004`, `12`: what each row of a schedule is called by. */
const NUMBER = /^(?:\p{Lu}{1,3}-?)?\d{1,4}[.)]?$/u;
const SHARE = /^\d{1,3}(?:\.\d+)?\s?%$/;

/** Rows that lose some of their value, which three figures say by chance in none. */
const LEAST_WORN = 3;
/** Points by which the cells of one column may end apart. */
const EDGE = 4;

/** Columns from the last that is printed to the quantities. */
export const COLUMNS_BEHIND = 1;

/** Where the values of the rows end, and what stands before and behind them. */
interface Schedule {
  rows: ReadonlySet<Line>;
  rcv: number;
  wear: number;
  acv: number;
  /** Where the share of what is worn ends, if that is printed. */
  share: number | null;
  /** Where the first column of money begins. */
  figures: number;
  /** Ends of the columns of other money: what was claimed. */
  others: readonly number[];
  /** Where the quantities are set: behind all that is printed. */
  end: number;
}

/**
 * `A-7   Ceiling tile   Invoice 5521   11,564.00   11,564.00   30%   3,469.20   8,094.80`: a statement of loss has a number and the
 * values of each loss, and says nowhere how much of it there is. That depreciation leads from the one value to the other in every
 * row, and that a sum of both is printed, proves it. It is set under the headings of a common table, each row once, without what
 * was only claimed. A recap of numbered rooms stands behind the rows that it sums.
 */
export const withLossSchedulesSet = (pages: readonly PageLines[]): PageLines[] => {
  const heading = pages.flatMap(({ lines }) => lines).find(isHeading);
  if (heading === undefined || hasTableBefore(pages, heading)) return [...pages];
  const schedule = scheduleBelow(pages, heading);
  return schedule === null
    ? [...pages]
    : pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => {
          if (isHeading(line)) return headLine(line, schedule);
          return schedule.rows.has(line) ? rowLine(line, schedule) : sumLine(line, schedule);
        }),
      }));
};

const isHeading = ({ text }: Line): boolean =>
  VALUES.test(text) && !COUNTED.test(text) && !/\d\.\d{2}|[:;]/.test(text);

/** `Asset   Machine   Repair   Hours   Rate   Parts`: the heads of another table, whether they are known or not. */
const headsOther = (line: Line): boolean =>
  !/\d/.test(line.text) &&
  !isHeading(line) &&
  segmentsOf(line.words, PHRASE_GAP).length >= LEAST_HEADS;

const LEAST_HEADS = 4;

const hasTableBefore = (pages: readonly PageLines[], heading: Line): boolean =>
  pages.some(({ page, lines }) => {
    if (page > heading.page) return false;
    return hasHeaderRow(page === heading.page ? lines.slice(0, lines.indexOf(heading) + 1) : lines);
  });

const scheduleBelow = (pages: readonly PageLines[], heading: Line): Schedule | null => {
  const all = pages.flatMap(({ lines }) => lines);
  const below = all.slice(all.indexOf(heading) + 1);
  const next = below.findIndex(headsOther);
  const own = below.slice(0, next < 0 ? below.length : next);
  const rows = own.filter(isRow);
  const ends = endsOf(rows);
  const values = valuesAmong(rows, ends);
  if (values === null || !own.some((line) => sumsSome(line, own, rows, values))) return null;
  const shares = rows.flatMap(({ words }) =>
    words.filter(({ text, box }) => SHARE.test(text) && isBetween(box, values)),
  );
  const columns = rows.flatMap(({ words }) =>
    words.filter((word) => MONEY.test(word.text) && ends.some((end) => endsAt(word, end))),
  );
  return {
    rows: new Set(rows),
    ...values,
    share: shares.length === 0 ? null : median(shares.map(({ box }) => box.right)),
    figures: Math.min(...columns.map(({ box }) => box.left)),
    others: ends.filter((end) => end < values.acv && !Object.values(values).includes(end)),
    end: Math.max(...rows.map(({ box }) => box.right)),
  };
};

const isBetween = (
  { left, right }: Word['box'],
  { rcv, acv }: Pick<Schedule, 'rcv' | 'acv'>,
): boolean => left > rcv && right < acv;

const isRow = (line: Line): boolean =>
  isNumbered(line) && line.words.filter(({ text }) => MONEY.test(text)).length > 1;

/** A row that begins with what it is called by in the schedule, and says what it is. */
export const isNumbered = ({ words }: Line): boolean =>
  NUMBER.test(words[0]?.text ?? '') && /\p{L}{3}/u.test(textOf(words.slice(1)));

/** Where the money of most rows ends. */
const endsOf = (rows: readonly Line[]): number[] => {
  const ends: number[] = [];
  for (const word of rows.flatMap(({ words }) => words))
    if (MONEY.test(word.text) && !ends.some((end) => endsAt(word, end))) ends.push(word.box.right);
  return ends
    .filter((end) => rows.filter((row) => cellAt(row, end)).length >= LEAST_WORN)
    .toSorted((a, b) => a - b);
};

export const endsAt = ({ box }: Word, end: number): boolean => Math.abs(box.right - end) < EDGE;

const cellAt = ({ words }: Line, end: number): Word | undefined =>
  words.find((word) => MONEY.test(word.text) && endsAt(word, end));

type Values = Pick<Schedule, 'rcv' | 'wear' | 'acv'>;

/** The three columns, the nearest to each other, of which the second leads from the first to the third in each row. */
const valuesAmong = (rows: readonly Line[], ends: readonly number[]): Values | null => {
  const inTurn = ends.toReversed();
  for (const acv of inTurn)
    for (const wear of inTurn.filter((end) => end < acv))
      for (const rcv of inTurn.filter((end) => end < wear))
        if (areValues(rows, { rcv, wear, acv })) return { rcv, wear, acv };
  return null;
};

const areValues = (rows: readonly Line[], { rcv, wear, acv }: Values): boolean =>
  rows.filter((row) => cellAt(row, wear)).length >= LEAST_WORN &&
  rows.every((row) => {
    const [whole, left] = [cellAt(row, rcv), cellAt(row, acv)];
    if (whole === undefined || left === undefined) return false;
    return sameCents(sum([amountOf(whole), -amountAt(row, wear)]), amountOf(left));
  });

const amountAt = (line: Line, end: number): number => {
  const cell = cellAt(line, end);
  return cell === undefined ? 0 : amountOf(cell);
};

/** Whether a line has in both columns of values what rows above it come to: all, or those since the sum before. */
const sumsSome = (
  line: Line,
  own: readonly Line[],
  rows: readonly Line[],
  { rcv, acv }: Values,
): boolean => {
  if (rows.includes(line) || !cellAt(line, rcv) || !cellAt(line, acv)) return false;
  const above = own.slice(0, own.indexOf(line));
  const listed = above.filter((one) => rows.includes(one));
  return [rcv, acv].every((end) =>
    sameCents(sum(listed.map((row) => amountAt(row, end))), amountAt(line, end)),
  );
};

const rowLine = (line: Line, schedule: Schedule): Line => {
  const words = kept(line, schedule);
  const [word] = words;
  if (word === undefined) return line;
  const isWorn = cellAt(line, schedule.wear) !== undefined;
  return makeLine(
    line.page,
    [
      ...words,
      ...(isWorn ? [] : setAt([word], '0.00', schedule.wear)),
      behindValue(word, '1', schedule.end, word.fontSize, COLUMNS_BEHIND),
    ].toSorted((a, b) => a.box.left - b.box.left),
    line.ocr,
  );
};

const sumLine = (line: Line, schedule: Schedule): Line => {
  const words = kept(line, schedule);
  return words.length === line.words.length ? line : makeLine(line.page, words, line.ocr);
};

/** What stands in other columns of money is left out. */
const kept = ({ words }: Line, { others }: Schedule): Word[] =>
  words.filter(
    (word) =>
      !(MONEY.test(word.text) || NOTHING.test(word.text)) ||
      !others.some((end) => endsAt(word, end)),
  );

/** `-0-` in a column of money. */
const NOTHING = /^-0-$/;

/** `NO.   DESCRIPTION   STATUS   RCV   DEP %   DEPREC   ACV   REMARKS   QTY` */
const headLine = (heading: Line, schedule: Schedule): Line => {
  const { rcv, wear, acv, share, end, figures } = schedule;
  const [word] = heading.words;
  if (word === undefined) return heading;
  const rows = [...schedule.rows];
  const leftOf = (at: number): number => median(rows.map(({ words }) => words[at]?.box.left ?? 0));
  const [, , ...texts] = segmentsOf(heading.words, PHRASE_GAP);
  const behind = rows.flatMap(({ words }) => words.filter(({ box }) => box.left > acv));
  return makeLine(
    heading.page,
    [
      ...headAt(word, 'NO.', leftOf(0)),
      ...headAt(word, 'DESCRIPTION', leftOf(1)),
      ...texts
        .filter((words) => (words.at(-1)?.box.right ?? 0) < figures)
        .flatMap((words) => textHead(words)),
      ...setAt([word], 'RCV', rcv),
      ...(share === null ? [] : setAt([word], 'DEP%', share)),
      ...setAt([word], 'DEPREC', wear),
      ...setAt([word], 'ACV', acv),
      ...(behind.length === 0
        ? []
        : headAt(word, 'REMARKS', Math.min(...behind.map(({ box }) => box.left)))),
      behindValue(word, 'QTY', end, word.fontSize, COLUMNS_BEHIND),
    ].map((one) => ({ ...one, bold: true })),
    heading.ocr,
  );
};

export const headAt = (word: Word, text: string, left: number): Word[] => [
  { ...word, text, box: { ...word.box, left, right: left + text.length * word.fontSize * 0.5 } },
];

/** `Document`, `Year`: a column of its own where nobody knows its heading. */
const textHead = (words: readonly Word[]): Word[] => {
  const [first] = words;
  const kind = headingKind(textOf(words));
  if (first === undefined || (kind !== null && KEPT.has(kind))) return [...words];
  return [{ ...first, text: 'STATUS', box: { ...first.box, right: words.at(-1)?.box.right ?? 0 } }];
};

const KEPT: ReadonlySet<ColumnKind> = new Set(['room', 'category', 'selector', 'condition']);
