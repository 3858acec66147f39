import { lineAmount, sameCents, sum } from '../../money/money.ts';
import { setAt } from '../cells/amounts-in-front.ts';
import { behindValue } from '../cells/lump-sums.ts';
import { type Line, makeLine, median, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { PHRASE_GAP } from '../tables/heading.ts';
import { phraseKind } from '../tables/heading-words.ts';
import { amountOf } from '../tokens/amount-of-word.ts';
import { COLUMNS_BEHIND, headAt, isNumbered } from './loss-schedules.ts';

const NAMES_HOURS = /\b(?:hours|hrs)\.?\s+(?:labou?r\s+)?rate\b/i;
const FIGURE = /^[\d,]+(?:\.\d+)?$/;

/** Rows whose parts cost something: labor alone is what any table of work has. */
const LEAST_WITH_PARTS = 3;
/** Hours, the rate, a kind of parts and what all of it comes to. */
const LEAST_FIGURES = 4;

/** The rows below a heading, each with its figures at the end. */
interface Schedule {
  heading: Line;
  rows: ReadonlyMap<Line, readonly Word[]>;
}

/**
 * `M-005   Machining center   Dry out cabinet   38   145.00   9,264.80   310.00   15,084.80`: to repair a machine takes hours at a
 * rate, and parts and freight beside them. That hours, rate and all amounts come to the last in every row proves it. The hours
 * alone do not make the price, so each row is set as done once, at what the repair costs.
 */
export const withRepairSchedulesSet = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  const schedules = lines
    .filter(({ text }) => NAMES_HOURS.test(text) && !/\d/.test(text))
    .flatMap((heading) => scheduleBelow(lines, heading) ?? []);
  if (schedules.length === 0) return [...pages];
  const settled = new Map(schedules.flatMap(settledLines));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => settled.get(line) ?? line),
  }));
};

const scheduleBelow = (lines: readonly Line[], heading: Line): Schedule | null => {
  const heads = segmentsOf(heading.words, PHRASE_GAP).map(textOf);
  const hours = heads.findIndex((head) => phraseKind(head) === 'quantity');
  const count = heads.length - hours;
  if (hours < 2 || count < LEAST_FIGURES || phraseKind(heads[hours + 1] ?? '') !== 'unitPrice')
    return null;
  const below = lines.slice(lines.indexOf(heading) + 1);
  const next = below.findIndex(({ text }) => NAMES_HOURS.test(text));
  const rows = below
    .slice(0, next < 0 ? below.length : next)
    .filter((line) => isNumbered(line) && figuresOf(line, count).every(isFigure))
    .map((line): [Line, Word[]] => [line, figuresOf(line, count)]);
  const withParts = rows.filter(([, cells]) => cells.slice(2, -1).some((cell) => amountOf(cell)));
  return withParts.length >= LEAST_WITH_PARTS && rows.every(([, cells]) => addsUp(cells))
    ? { heading, rows: new Map(rows) }
    : null;
};

const isFigure = ({ text }: Word): boolean => FIGURE.test(text);

const figuresOf = ({ words }: Line, count: number): Word[] => words.slice(-count);

/** Whether hours and rate, with the amounts behind them, come to the last. */
const addsUp = (cells: readonly Word[]): boolean => {
  const [hours = 0, rate = 0, ...amounts] = cells.map(amountOf);
  const cost = amounts.pop() ?? 0;
  return cost > 0 && sameCents(sum([lineAmount(hours, rate), ...amounts]), cost);
};

const settledLines = ({ heading, rows }: Schedule): [Line, Line][] => {
  const edge = median([...rows.values()].map((cells) => cells.at(-1)?.box.right ?? 0));
  return [
    [heading, headLine(heading, [...rows.keys()], edge)],
    ...[...rows].map(([line, cells]): [Line, Line] => [line, rowLine(line, cells, edge)]),
  ];
};

const rowLine = (line: Line, cells: readonly Word[], edge: number): Line => {
  const cost = cells.slice(-1);
  return makeLine(
    line.page,
    [
      ...line.words.slice(0, -cells.length),
      ...cost,
      ...cost.map((word) => behindValue(word, '1', edge, word.fontSize, COLUMNS_BEHIND)),
    ],
    line.ocr,
  );
};

/** `NO.   DESCRIPTION   NOTES   TOTAL   QTY` */
const headLine = (heading: Line, rows: readonly Line[], edge: number): Line => {
  const [word] = heading.words;
  if (word === undefined) return heading;
  const [, , remedy] = segmentsOf(heading.words, PHRASE_GAP);
  const left = median(rows.map(({ words }) => words[1]?.box.left ?? 0));
  const isText = remedy !== undefined && phraseKind(textOf(remedy)) !== 'quantity';
  return makeLine(
    heading.page,
    [
      ...headAt(word, 'NO.', word.box.left),
      ...headAt(word, 'DESCRIPTION', left),
      ...(isText ? headAt(word, 'NOTES', remedy[0]?.box.left ?? 0) : []),
      ...setAt([word], 'TOTAL', edge),
      behindValue(word, 'QTY', edge, word.fontSize, COLUMNS_BEHIND),
    ].map((one) => ({ ...one, bold: true })),
    heading.ocr,
  );
};
