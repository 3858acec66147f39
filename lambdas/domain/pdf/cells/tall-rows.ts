import { decimal } from '../../money/money.ts';
import { type Line, makeLine, onLevelOf, type PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { headerRowAt } from '../tables/header-row.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { sharedEdge } from '../tables/shared-edge.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** Rows on one line, at least. */
const LEAST_ROWS = 3;

/** For so many of them one may be apart: where most are, that is how the program sets its rows. */
const ROWS_FOR_ONE = 2;

/** Points by which descriptions begin apart, at most. */
const SAME_EDGE = 3;

/** Font sizes from a number at the top of its cell to the words at the bottom, at most. */
const TALL = 1.8;

const CENT = '0.011';

/** The number of a row, in a column of its own. */
const NUMBER = /^\d{1,3}$/;

/**
 * Workbooks make a row higher than its words need in print, with some cells set at the top and some at the bottom:
 * `Remove broken face brick` over `128  SF  9.75  1,248.00`, the figures over the words, or `3` alone over
 * `Ice & water shield   9.50  sq  92.00  874.00`. Where the figures come out, or the numbers follow each other, what
 * stands apart is one row.
 */
export const withTallRowsJoined = (pages: readonly PageLines[]): PageLines[] => {
  const lines = pages.flatMap((page) => page.lines);
  // `1.` begins a row of more lines, whatever stands on them; so do names that have a line of the headings.
  if (lines.some((line) => itemStartOf(line) !== null)) return [...pages];
  const rows = lines.filter(isRow);
  const edge = sharedEdge(rows.map(leftOfWords), SAME_EDGE);
  if (edge === null || rows.length < LEAST_ROWS) return [...pages];
  const joins = new Map<Line, Line>();
  for (const page of pages)
    for (const [upper, lower] of [
      ...figuresApart(page.lines, edge.at),
      ...numbersApart(page.lines),
    ])
      if (!joins.has(upper)) joins.set(upper, lower);
  if (joins.size === 0 || joins.size * ROWS_FOR_ONE > rows.length) return [...pages];
  if (pages.some((page) => describesAbove(page.lines))) return [...pages];
  const taken = new Set(joins.values());
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const below = joins.get(line);
      if (below === undefined || taken.has(line)) return taken.has(line) ? [] : line;
      return joined(line, below);
    }),
  }));
};

/** `Description` on a line of its own above the headings of the figures. */
const describesAbove = (lines: readonly Line[]): boolean =>
  lines.some((_, at) => (headerRowAt(lines, at)?.textOnlyRows.length ?? 0) > 0);

/** A line of words and figures that come out. */
const isRow = (line: Line): boolean =>
  !line.ocr &&
  /\d\.\d{2}\b/.test(line.text) &&
  /\p{L}{3}/u.test(line.text) &&
  totalLabel(line.text) === null &&
  isProduct(tokensOf(line.words));

/** Where its words begin, behind a number in a column of its own. */
const leftOfWords = ({ words: [first, second] }: Line): number =>
  (first !== undefined && second !== undefined && NUMBER.test(first.text) ? second : first)?.box
    .left ?? 0;

/** A line and the one below that belongs to it. */
type Join = readonly [upper: Line, lower: Line];

/** Figures alone that come out, right below or above the only line of words that is theirs. */
const figuresApart = (lines: readonly Line[], edge: number): Join[] => {
  const isWords = (line: Line | undefined): line is Line =>
    line !== undefined &&
    !line.ocr &&
    !/\d\.\d{2}\b/.test(line.text) &&
    /\p{L}{3}/u.test(line.text) &&
    Math.abs(leftOfWords(line) - edge) < SAME_EDGE;
  /** Words of one row: right above each other, in one type. */
  const areOfOne = (upper: Line | undefined, lower: Line | undefined): boolean =>
    upper !== undefined &&
    lower !== undefined &&
    pitchBetween(upper, lower) < SECOND_LINE &&
    upper.bold === lower.bold &&
    upper.italic === lower.italic;
  return lines.flatMap((line, at): Join[] => {
    if (!comesOut(line, edge)) return [];
    const [second, above] = [lines[at - 2], lines[at - 1]];
    const [below, next] = [lines[at + 1], lines[at + 2]];
    const isBelow = isWords(above) && areOfOne(above, line) && isClear(above, line);
    if (isBelow) return isWords(second) && areOfOne(second, above) ? [] : [[above, line]];
    const isAbove =
      isWords(below) &&
      areOfOne(line, below) &&
      isClear(line, below) &&
      above !== undefined &&
      isRow(above);
    return !isAbove || (isWords(next) && areOfOne(below, next)) ? [] : [[line, below]];
  });
};

/** No half of a line apart, as figures in the middle of two lines of words are. */
const isClear = (upper: Line, lower: Line): boolean => pitchBetween(upper, lower) > CLEAR;

/** Font sizes. */
const CLEAR = 0.9;

/** `128  SF  9.75  1,248.00`: figures and units behind where words begin, of which one is the product of two. */
const comesOut = (line: Line, edge: number): boolean => {
  if (line.ocr || !/\d\.\d{2}\b/.test(line.text)) return false;
  const [first, ...rest] = line.words;
  const isNumbered = first !== undefined && NUMBER.test(first.text) && first.box.right < edge;
  const words = isNumbered ? rest : line.words;
  if ((words[0]?.box.left ?? 0) <= edge) return false;
  const tokens = tokensOf(words);
  return tokens.every(isFigureOrUnit) && isProduct(tokens);
};

/** Whether one of the figures is the product of two before it. */
const isProduct = (tokens: readonly Token[]): boolean => {
  const values = tokens.filter(isFigure).map(signedValue);
  return values.some((quantity, first) =>
    values.some(
      (price, second) =>
        second > first && values.slice(second + 1).some((sum) => comesTo(quantity, price, sum)),
    ),
  );
};

/** Far more than numbers miss by, and less than two cents. */
const NEAR = 0.02;

/** Most are told by plain numbers; what is near is reckoned in decimals. */
const comesTo = (quantity: number, price: number, sum: number): boolean =>
  Math.abs(quantity * price - sum) < NEAR &&
  decimal(quantity).times(price).minus(sum).abs().lt(CENT);

const isFigureOrUnit = ({ kind, unit, text }: Token): boolean =>
  kind !== 'text' || unit !== null || !/\p{L}{2}/u.test(text);

const isFigure = ({ kind }: Token): boolean => kind === 'amount' || kind === 'quantity';

/** A line that begins with a number alone, and where its words begin. */
interface Numbered {
  line: Line;
  below: Line | undefined;
  number: number;
  left: number;
  /** The words stand on the line below. */
  isAlone: boolean;
}

/** Numbers alone, over the words of their rows. */
const numbersApart = (lines: readonly Line[]): Join[] => {
  const begun = lines.flatMap((_, at) => numberedAt(lines, at) ?? []);
  const edge = sharedEdge(
    begun.map(({ left }) => left),
    SAME_EDGE,
  );
  const rows = begun.filter(({ left }) => edge !== null && Math.abs(left - edge.at) < SAME_EDGE);
  return rows.length < LEAST_ROWS
    ? []
    : rows.flatMap(({ line, below, isAlone }, at): Join[] =>
        isAlone && below !== undefined && isInSequence(rows, at) ? [[line, below]] : [],
      );
};

const numberedAt = (lines: readonly Line[], at: number): Numbered | null => {
  const [line, below] = lines.slice(at, at + 2);
  const [number, own] = line?.words ?? [];
  if (line === undefined || line.ocr || number === undefined) return null;
  if (!NUMBER.test(number.text)) return null;
  const isAlone = own === undefined;
  if (isAlone && (below === undefined || pitchBetween(line, below) > TALL)) return null;
  const words = isAlone ? below : line;
  const first = own ?? below?.words[0];
  return first !== undefined &&
    first.box.left > number.box.right &&
    /\p{L}{2}/u.test(words?.text ?? '')
    ? { line, below, number: Number(number.text), left: first.box.left, isAlone }
    : null;
};

/** The rows before and behind it have the numbers before and behind its own. */
const isInSequence = (rows: readonly Numbered[], at: number): boolean => {
  const [before, row, behind] = [rows[at - 1], rows[at], rows[at + 1]];
  return (
    row !== undefined &&
    (before === undefined || before.number === row.number - 1) &&
    (behind === undefined || behind.number === row.number + 1)
  );
};

/** The cells of both in the order of their columns, on the level of the figures. */
const joined = (upper: Line, lower: Line): Line => {
  const level = /\d\.\d{2}\b/.test(upper.text) ? upper : lower;
  const words: Word[] = [...upper.words, ...lower.words]
    .map((word) => onLevelOf(level, word))
    .sort((a, b) => a.box.left - b.box.left);
  return makeLine(upper.page, words, upper.ocr);
};
