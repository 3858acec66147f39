import { lineAmount } from '../../money/money.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { hasHeaderRow } from '../pages/page-class.ts';
import { beginsAt, endsInAmount, hasAmount, isAlike, joined } from './hanging-lines.ts';

/** Lines of one cell, at most. */
const MOST_LINES = 4;

/**
 * `Pull new cable to freezer and well pump,` over `old one blown apart in attic     740.00`: where words break off and go
 * on in small letters right below, they are of the row whose amount stands beside their last line. Documents
 * without a table's head are returned as they are, but for `5.25 SQ @` over `$498.00   $2,614.50`: its amount proves it.
 */
export const withUnendedLinesJoined = (pages: readonly PageLines[]): PageLines[] => {
  const isHeaded = pages.some(({ lines }) => hasHeaderRow(lines));
  const isSaid = pages.some(({ lines }) => lines.some(({ text }) => AWAITS_PRICE.test(text)));
  return isHeaded || isSaid
    ? pages.map((page) => ({ ...page, lines: joinedLines(page.lines, isHeaded) }))
    : [...pages];
};

const joinedLines = (lines: readonly Line[], isHeaded: boolean): Line[] => {
  const read: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] as Line;
    const below = lines.slice(at + 1, at + MOST_LINES);
    const more = priceOf(first, below[0]) ?? (isHeaded ? moreOf(first, below) : null);
    read.push(more === null ? first : joined({ first, more, amount: null }));
    at += more?.length ?? 0;
  }
  return read;
};

/** How much there is of something, before the price of one. */
const AWAITS_PRICE = /(?<!\S)(\d[\d,]*(?:\.\d+)?)\s*\p{L}*\.?\s*@$/u;
const PRICE_AND_AMOUNT = /^\$?(\d[\d,]*\.\d{2})\s+\$?(\d[\d,]*\.\d{2})$/;

/** The price that a line ends before, right below it, and what all of them come to. */
const priceOf = (first: Line, below: Line | undefined): Line[] | null => {
  const count = AWAITS_PRICE.exec(first.text)?.[1];
  const figures = PRICE_AND_AMOUNT.exec(below?.text ?? '');
  if (below === undefined || count === undefined || figures === null) return null;
  if (!isAlike(first, below) || !beginsAt(textLeftOf(first), below)) return null;
  const [counted = 0, price = 0, amount = 0] = [count, ...figures.slice(1)].map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  return endsInAmount(below) && lineAmount(counted, price).eq(amount) ? [below] : null;
};

/** The lines that a row's first line goes on with, down to that of its amount; null where it is none. */
const moreOf = (first: Line, below: readonly Line[]): Line[] | null => {
  if (hasAmount(first) || !BEGINS.test(first.text) || !BREAKS_OFF.test(first.text)) return null;
  const left = textLeftOf(first);
  const more: Line[] = [];
  for (const line of below) {
    const above = more.at(-1) ?? first;
    if (!isAlike(above, line) || !beginsAt(left, line) || !GOES_ON.test(line.text)) return null;
    more.push(line);
    if (endsInAmount(line)) return hasWordsFirst(line) ? more : null;
    if (hasAmount(line)) return null;
  }
  return null;
};

/** A capital letter, or a count before it in a cell of its own. */
const BEGINS = /^(?:\d[\d.,]*\s+)?[\d\p{Lu}]/u;

/** No description ends so. */
const BREAKS_OFF = /(?:[,&(]|\s(?:and|or|of|with|to|the|for|in|on|at|by|from|incl\.?))$/i;

const GOES_ON = /^[\p{Ll}(]/u;

/** Where the words of a line begin, behind the count that stands in a cell of its own. */
const textLeftOf = ({ words, box }: Line): number => {
  const [cell = [], next] = segmentsOf(words, CELL_GAP);
  return next !== undefined && /^\d[\d.,]*$/.test(textOf(cell))
    ? (next[0]?.box.left ?? box.left)
    : box.left;
};

/** Font sizes from one cell to the next. */
const CELL_GAP = 1.5;

const hasWordsFirst = ({ words }: Line): boolean =>
  /\p{L}{3}/u.test(textOf(segmentsOf(words, CELL_GAP)[0] ?? []));
