import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Line, makeLine, type PageLines, textOf } from '../pages/lines.ts';
import { isAdjustment, totalLabel } from '../sums/total-labels.ts';
import { asSubtotal, lastAmountOf, rowsThatComeTo } from './rows-above.ts';

/** One alone may come to its rows by chance. */
const LEAST = 2;

/** Words of a label, at most. */
const LONGEST = 4;

/**
 * `This piece   1,405.40` below the rows of each piece: people close their groups with words of their own, and always the
 * same. Where all lines of one label come to the rows right above them, and some of them to several, they are subtotals.
 */
export const withLabelsOfSumsKnown = (pages: readonly PageLines[]): PageLines[] => {
  const all = pages.flatMap(({ lines }) => lines);
  const labelled = Map.groupBy(all.filter(isLabelled), labelOfLine);
  const sums = new Set<Line>();
  for (const own of labelled.values())
    if (own.length >= LEAST && areSums(own, all)) for (const line of own) sums.add(line);
  if (sums.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) =>
      sums.has(line) ? makeLine(line.page, asSubtotal(line), line.ocr) : line,
    ),
  }));
};

/** Words without a figure among them, and an amount. */
const isLabelled = (line: Line): boolean =>
  line.words.length > 1 &&
  line.words.length <= LONGEST + 1 &&
  lastAmountOf(line) !== undefined &&
  /^\p{L}[^\d$]*$/u.test(textOf(line.words.slice(0, -1))) &&
  totalLabel(line.text) === null &&
  // What a summary says of each coverage: `Profit`, `Replacement cost value`.
  !isAdjustment(line.text);

const labelOfLine = ({ words }: Line): string => normalizeName(textOf(words.slice(0, -1)));

const areSums = (own: readonly Line[], all: readonly Line[]): boolean => {
  const rows = own.map((line) => rowsThatComeTo(line, all, (other) => own.includes(other)));
  return rows.every(({ length }) => length > 0) && rows.some(({ length }) => length > 1);
};
