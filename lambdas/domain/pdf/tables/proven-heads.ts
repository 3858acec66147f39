import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { HeaderRow } from './heading.ts';
import { type Heading, PHRASE_GAP } from './heading.ts';
import { headingKind } from './heading-words.ts';
import { couldHead } from './headings-of-line.ts';
import { OF_ROW } from './settle-twins.ts';
import { withSlashedJoined } from './slashed-headings.ts';

/** What a rate is called, in a line without figures: most lines are passed over by it. */
const NAMES_RATE = /^\D*\b(?:each|rate|price|cost)\b\D*$/i;

/** Whether a line may be a header that only its rows prove. */
export const namesRate = (text: string): boolean => NAMES_RATE.test(text);

const MOST_HEADS = 8;
/** Rows that are asked, and the lines among which the first of them stands. */
const ROWS_ASKED = 5;
const CENT_OF_PRODUCT = 0.011;

/**
 * `Supply  Used  Each  Charge`: a rate and, at the end, an amount are known, and nothing says how
 * much of it there is. The column by which the rate comes to the amount in each row below is that
 * of quantities, whatever it is called. One invoice heads each of its tables in other words.
 */
export const provenHeader = (lines: readonly Line[], index: number): HeaderRow | null => {
  const line = lines[index];
  if (line === undefined || !namesRate(line.text)) return null;
  // `Rate / day` is one heading, as `Rate/day` is.
  const segments = segmentsOf(withSlashedJoined(line.words), PHRASE_GAP);
  if (segments.length < 3 || segments.length > MOST_HEADS || !segments.every(couldHead))
    return null;
  const heads = segments.map((words): Heading => {
    const text = textOf(words);
    const [left, right] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
    return { kind: headingKind(text) ?? 'otherNumber', text, left, right, row: 0 };
  });
  const kinds = heads.map(({ kind }) => kind);
  const price = kinds.indexOf('unitPrice');
  const amount = kinds.at(-1);
  if (price < 2 || kinds.includes('quantity') || !amount || !OF_ROW.has(amount)) return null;
  const quantity = quantityAmong(heads, price, rowsBelow(lines, index, heads, price));
  if (quantity === null) return null;
  // `Asset   Equipment`: what begins the row, unless a heading that is known describes it.
  const isDescribed = kinds.includes('description');
  return {
    headings: heads.map((head, at) => {
      if (at === quantity) return { ...head, kind: 'quantity' };
      const describes = at === 0 && !isDescribed && head.kind === 'otherNumber';
      return describes ? { ...head, kind: 'description' } : head;
    }),
    lines: [line],
    textOnlyRows: [],
  };
};

/** The figures of a row, each at the place of its head. */
type Row = ReadonlyMap<number, number>;

const rowsBelow = (
  lines: readonly Line[],
  index: number,
  heads: readonly Heading[],
  price: number,
): Row[] =>
  lines
    .slice(index + 1, index + 1 + ROWS_ASKED)
    .map((line) => figuresUnder(line, heads))
    // `Chamber 1 equipment   167   18,946.00`: the sum of so few rows has no rate.
    .filter((row) => row.size >= 3 && row.has(price));

const figuresUnder = (line: Line, heads: readonly Heading[]): Row => {
  const tokens = tokensOf(line.words);
  // `Chamber 3   Class 2 / Cat 2, 740 SF`: what names the next rows ends in a measure, and no amount.
  if (tokens.at(-1)?.unit != null) return new Map();
  return new Map(
    tokens.flatMap(({ value, left, right }) => {
      if (value === null) return [];
      const gaps = heads.map((head) => Math.max(head.left - right, left - head.right));
      const nearest = gaps.indexOf(Math.min(...gaps));
      return [[nearest, value] as const];
    }),
  );
};

/** The only column, between the words and the rate, that makes each row's amount of its rate. */
const quantityAmong = (
  heads: readonly Heading[],
  price: number,
  rows: readonly Row[],
): number | null => {
  const isFactor = (at: number): boolean =>
    rows.every((row) => {
      const product = (row.get(at) ?? 0) * (row.get(price) ?? 0);
      const amount = row.get(heads.length - 1) ?? 0;
      return amount !== 0 && Math.abs(product - amount) < CENT_OF_PRODUCT;
    });
  const factors = heads.flatMap((_, at) => (at > 0 && at < price && isFactor(at) ? [at] : []));
  const [only, another] = factors;
  return rows.length > 0 && only !== undefined && another === undefined ? only : null;
};
