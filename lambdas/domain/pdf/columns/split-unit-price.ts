import type { Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** Rows that show it, at least, and their share of those with a price. */
const ENOUGH = 2;
const MOST = 0.6;

/** Points by which a cell may miss the edge of its heading. */
const REACH = 4;

const HEADING = /^unit\s?(?:price|cost|rate)(?: ?\([$£€]\))?$/i;

/** `m²`, `lm`, `nr`: what a British or metric form measures in. */
const METRIC = /^(?:l?m[²³23]?|nr|no)\.?$/i;

/**
 * `UNIT` and `PRICE` side by side read like `UNIT PRICE`: where a measure of its own stands under
 * the first word and an amount under the second, they are two columns.
 */
export const splitUnitPrice = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const joined = columns.find(
    ({ kind, text }) => kind === 'unitPrice' && HEADING.test(text.trim()),
  );
  if (joined === undefined || columns.some(({ kind }) => kind === 'unit')) return [...columns];
  const middle = joined.left + (joined.right - joined.left) * 0.45;
  const priced = rows.filter((row) =>
    row.some(({ kind, right }) => kind === 'amount' && Math.abs(right - joined.right) < REACH),
  );
  const measured = priced.filter((row) =>
    row.some(
      ({ kind, text, left, right }) =>
        (kind === 'unit' || (right < middle && METRIC.test(text))) &&
        left > joined.left - REACH &&
        left < middle,
    ),
  );
  if (measured.length < ENOUGH || measured.length < priced.length * MOST) return [...columns];
  return columns.flatMap((column) =>
    column === joined
      ? [
          { ...column, kind: 'unit' as const, text: 'UNIT', right: middle },
          { ...column, text: 'PRICE', left: middle },
        ]
      : column,
  );
};

/** What heads the column of what a price is for, once it is told from that of the prices. */
export const PER = 'PER';

const PRICE_PER = /^(?:price|cost|rate) per$/i;

/** Where the second word of such a heading begins, of all its width. */
const PER_FROM = 0.6;

/** Points by which an amount may end beside the first word. */
const FIGURE = 8;

/**
 * `Price` and `Per` side by side read like `Price Per`: where an amount ends under the first word and a measure
 * stands under the second, they are two columns. What the price is for is no measure of the row beside one that is.
 */
export const splitPricePer = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const joined = columns.find(
    ({ kind, text }) => kind === 'unitPrice' && PRICE_PER.test(text.trim()),
  );
  if (joined === undefined) return [...columns];
  const middle = joined.left + (joined.right - joined.left) * PER_FROM;
  const priced = rows.filter((row) =>
    row.some(({ value, figureRight }) => value !== null && Math.abs(figureRight - middle) < FIGURE),
  );
  // With its price a measure may be read as one.
  const measured = priced.filter((row) =>
    row.some(
      ({ unit, left, right }) => unit !== null && left < joined.right && right > middle + REACH,
    ),
  );
  if (measured.length < ENOUGH || measured.length < priced.length * MOST) return [...columns];
  const isMeasured = columns.some(({ kind }) => kind === 'unit');
  return columns.flatMap((column) =>
    column === joined
      ? [
          { ...column, text: 'PRICE', right: middle },
          {
            ...column,
            kind: isMeasured ? ('otherText' as const) : ('unit' as const),
            text: PER,
            left: middle,
          },
        ]
      : column,
  );
};
