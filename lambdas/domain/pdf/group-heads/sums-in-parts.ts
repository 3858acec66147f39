import { type Decimal, decimal } from '../../money/money.ts';
import { type Line, makeLine, type PageLines } from '../pages/lines.ts';
import { asSubtotal, rowsThatComeTo } from './rows-above.ts';
import { inMarks } from './said-words.ts';

const AMOUNT = String.raw`\$?[\d,]+\.\d{2}`;

/** A name, at least two kinds of cost with what they come to, and an amount. */
const IN_PARTS = new RegExp(
  String.raw`^(\p{L}[^:$]{0,40}):((?:\s+\p{L}[\p{L} &/]{1,20}?\s+${AMOUNT}){2,})\s+(${AMOUNT})$`,
  'u',
);

/**
 * `Job 1: Parts 937.25 Labor 800.00 Sublet 0.00   1,737.25`: service orders say of what the sum of a job is made. Where the
 * parts come to the amount behind them, and the rows right above, too, it is a subtotal and no row; and `Job 1   Bay 2 - two-post
 * lift` above these is the head of their section.
 */
export const withSumsInPartsKnown = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const found = all.filter((line) => nameOf(line) !== null);
  const settled = new Map<Line, Line>();
  for (const sum of found) {
    const rows = rowsThatComeTo(sum, all, (other) => found.includes(other));
    const first = rows.at(-1);
    if (first === undefined) continue;
    settled.set(sum, makeLine(sum.page, asSubtotal(sum), sum.ocr));
    const head = headAbove(first, `${nameOf(sum)} `, all);
    if (head !== undefined) settled.set(head, makeLine(head.page, inMarks(head.words), head.ocr));
  }
  if (settled.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => settled.get(line) ?? line),
  }));
};

/** The name of a sum whose parts come to it; null for any other line. */
const nameOf = ({ text }: Line): string | null => {
  if (!text.includes(':')) return null;
  const [, name, parts, whole] = IN_PARTS.exec(text) ?? [];
  if (name === undefined || parts === undefined || whole === undefined) return null;
  const amounts = parts.match(new RegExp(AMOUNT, 'g')) ?? [];
  const sum = amounts.reduce((all, amount) => all.plus(figure(amount)), decimal(0));
  return sum.eq(figure(whole)) ? name : null;
};

const figure = (text: string): Decimal => decimal(text.replace(/[$,]/g, ''));

/** Lines from the head to the first row, at most: what is wrong, why, and what was done stand between. */
const AHEAD = 6;

const headAbove = (first: Line, begin: string, all: readonly Line[]): Line | undefined => {
  const at = all.indexOf(first);
  return all.slice(Math.max(0, at - AHEAD), at).findLast(({ text }) => text.startsWith(begin));
};
