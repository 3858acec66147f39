import { OF_ROW } from '../tables/settle-twins.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import { choicesOf } from './choices.ts';
import type { Column } from './column-model.ts';

/** Fewer rows add up by chance. */
const LEAST_ROWS = 3;
const LEAST_SHARE = 0.85;
/** Rows in which each of what is added is more than nothing. */
const LEAST_TELLING = 2;
const CENT = 0.011;

/** How many may be added, the fewest first: tax, shipping and a markup. */
const COUNTS_ADDED = [1, 2, 3] as const;

type Row = ReadonlyMap<Column, number>;

/**
 * `Labor | Mat'l | Cost | Mkup $ | Price`: where an amount behind what a row is said to come to is that and what
 * stands between, from row to row, the row comes to the last one, whatever the two are called.
 */
export const withAddedUp = (columns: Column[], rows: readonly (readonly Token[])[]): Column[] => {
  const named =
    columns.find(({ kind }) => kind === 'rcv') ?? columns.find(({ kind }) => OF_ROW.has(kind));
  if (named === undefined) return columns;
  const behind = columns.filter(({ kind, left }) => MAY_ADD.has(kind) && left > named.right);
  const before = columns.filter(({ kind, right }) => MAY_ADD.has(kind) && right < named.left);
  if (behind.length === 0 && !before.some(isUnknown)) return columns;
  const all = rows.map((tokens) => amountsOf(tokens, columns));
  const read = all.filter((row) => row.has(named));
  const found =
    sumAmong(
      [named],
      behind.filter(({ kind }) => kind !== 'tax'),
      behind,
      read,
    ) ?? sumAmong(before.filter(isUnknown), [named], before.filter(isAdded), read);
  if (found === null) return columns;
  // Some rows have labor alone: what materials come to is a part, and no total of the row.
  const isPart = all.some((row) => row.has(found.whole) && !row.has(found.base) && row.size > 1);
  return columns.map((column): Column => {
    if (column === found.base) return { ...column, kind: isPart ? 'otherNumber' : 'lineItemTotal' };
    if (column === found.whole) return { ...column, kind: 'rcv' };
    return found.added.includes(column) ? { ...column, kind: kindOfAdded(column) } : column;
  });
};

/** The amount, from the last, that one before it and some between come to in the rows. */
const sumAmong = (
  bases: readonly Column[],
  wholes: readonly Column[],
  between: readonly Column[],
  rows: readonly Row[],
): { base: Column; added: Column[]; whole: Column } | null => {
  for (const whole of wholes.toReversed())
    for (const base of bases) {
      const within = between.filter(
        (one) => one !== base && one.left > base.right && one.right < whole.left,
      );
      const added = COUNTS_ADDED.flatMap((count) => choicesOf(within, count)).find((choice) =>
        addsUp(base, choice, whole, rows),
      );
      if (added !== undefined) return { base, added, whole };
    }
  return null;
};

/** `Nett   VAT 13.5%   Gross`: what stands before tax, in words that nobody knows. */
const isUnknown = ({ kind }: Column): boolean => kind === 'otherNumber';
const isAdded = ({ kind }: Column): boolean => kind === 'tax' || kind === 'overheadProfit';

const MAY_ADD: ReadonlySet<string> = new Set([
  'otherNumber',
  'overheadProfit',
  'tax',
  'unitPrice',
  'total',
  'lineItemTotal',
]);

const kindOfAdded = ({ kind, text }: Column): Column['kind'] => {
  if (kind === 'tax' || /\btax|\b[gh]st\b|\bvat\b/i.test(text)) return 'tax';
  return kind === 'overheadProfit' || OF_MARKUP.test(text) ? 'overheadProfit' : 'otherNumber';
};

const OF_MARKUP = /mark|mkup|\bo\s?(?:&|and|\/)\s?p\b|overhead|profit|\bfee\b|margin|%/i;

const amountsOf = (tokens: readonly Token[], columns: readonly Column[]): Row =>
  new Map(
    assignColumns(tokens, columns).cells.flatMap(({ column, token }) =>
      column === null || token.value === null || token.kind === 'percent'
        ? []
        : [[column, signedValue(token)] as const],
    ),
  );

const addsUp = (
  base: Column,
  added: readonly Column[],
  whole: Column,
  rows: readonly Row[],
): boolean => {
  const read = rows.filter((row) => row.has(whole));
  const sumOf = (row: Row): number =>
    added.reduce((sum, column) => sum + (row.get(column) ?? 0), row.get(base) ?? 0);
  const held = read.filter((row) => Math.abs(sumOf(row) - (row.get(whole) ?? 0)) < CENT);
  const isNeeded = (column: Column): boolean =>
    held.filter((row) => (row.get(column) ?? 0) !== 0).length >= LEAST_TELLING;
  return (
    held.length >= LEAST_ROWS &&
    held.length >= read.length * LEAST_SHARE &&
    read.length >= rows.length * LEAST_SHARE &&
    added.every(isNeeded)
  );
};
