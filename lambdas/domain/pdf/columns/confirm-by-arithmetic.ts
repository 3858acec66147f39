import type { ColumnKind } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import type { Token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import type { Assignment } from './assignment.ts';
import type { Column } from './column-model.ts';
import { isDiscount } from './discounts.ts';

const TOTALS: readonly ColumnKind[] = ['rcv', 'total', 'lineItemTotal'];

const PRICED: readonly ColumnKind[] = [...TOTALS, 'unitPrice', 'otherNumber'];

/**
 * Holds the meaning of the quantity, price and total columns against the rows' arithmetic. Headings
 * such as `PRICE` and `AMOUNT` are used for either, and several columns may count something: units,
 * days, and the unit-days that are paid for. Where quantity x price fails for the columns as they
 * are headed and holds for others, the rows win. A total that leaves tax out is the line total
 * before tax.
 */
export const confirmByArithmetic = (
  columns: Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  // `RCV` says what it is; only vaguer headings, and one that may leave tax out, need the rows' word.
  const hasRcv = columns.some((column) => column.kind === 'rcv');
  if (hasRcv && !columns.some((column) => column.kind === 'tax')) return columns;
  const assigned = rows
    .map((tokens) => assignColumns(tokens, columns))
    .filter(({ figures, strayTexts }) => figures >= 3 && strayTexts === 0);
  const values = assigned.map(
    ({ cells }) =>
      new Map(
        cells.flatMap((cell) =>
          cell.column === null || cell.token.value === null || cell.token.kind === 'percent'
            ? []
            : [[cell.column, cell.token.value] as const],
        ),
      ),
  );
  const quantity = columns.find((column) => column.kind === 'quantity');
  const priced = columns.filter((column) => PRICED.includes(column.kind) && !areHours(column));
  if (quantity === undefined || priced.length < 2 || values.length < 3) return columns;
  const added = columns.filter(
    (column) => column.kind === 'tax' || column.kind === 'overheadProfit',
  );
  // Of a row in whose column of discounts an amount stands, that is taken off.
  const discount = columns.find((column) => column.kind === 'otherNumber' && isDiscount(column));
  const share = (
    price: Column,
    total: Column,
    withAdded: boolean,
    onlyTaxed = false,
    counted = quantity,
  ): number => {
    let count = 0;
    let held = 0;
    for (const row of values) {
      const [a, b, c] = [row.get(counted), row.get(price), row.get(total)];
      if (a === undefined || b === undefined || c === undefined) continue;
      const extra = added.reduce((sum, column) => sum + (row.get(column) ?? 0), 0);
      if (onlyTaxed && extra === 0) continue;
      count += 1;
      const takenOff = discount === undefined ? 0 : Math.abs(row.get(discount) ?? 0);
      const expected = a * b + (withAdded ? extra - takenOff : 0);
      if (Math.abs(expected - c) <= Math.abs(a) * 0.005 + 0.02) held += 1;
    }
    return count < 3 ? 0 : held / count;
  };
  const price = columns.find((column) => column.kind === 'unitPrice');
  const total = TOTALS.map((kind) => columns.find((column) => column.kind === kind)).find(
    (column) => column !== undefined,
  );
  const asHeaded =
    price === undefined || total === undefined
      ? 0
      : Math.max(share(price, total, true), share(price, total, false));
  if (asHeaded < 0.3 && !hasRcv) {
    // A total of materials alone is none of the line's where another column has that.
    const isPart = (column: Column): boolean =>
      total !== undefined && column.kind === 'otherNumber' && headingKind(column.text) === 'total';
    const counts = columns.filter(({ kind }) => kind === 'quantity' || kind === 'otherNumber');
    const found = counts.flatMap((counted) =>
      priced.flatMap((one) =>
        priced
          .filter((other) => other !== one && one !== counted && other !== counted)
          .filter((other) => !isPart(other))
          .map((other) => ({
            counted,
            one,
            other,
            share: Math.max(
              share(one, other, true, false, counted),
              share(one, other, false, false, counted),
            ),
          })),
      ),
    );
    // Units by days make unit-days as well; what is paid is headed so.
    const [best] = found
      .filter((three) => three.share > 0.8)
      .sort((a, b) => meant(b) - meant(a) || b.share - a.share);
    /** `Amount` may head how much there is, whose cells are the next column's with their unit. */
    const isEmpty = (column: Column): boolean =>
      values.filter((row) => row.has(column)).length < values.length * FEW;
    if (best !== undefined)
      return columns.map((column) => {
        if (column === best.one) return { ...column, kind: 'unitPrice' };
        if (column === best.counted) return { ...column, kind: 'quantity' };
        const isOnly = columns.every(
          (one) => one === best.other || !TOTALS.includes(one.kind) || isEmpty(one),
        );
        if (column === best.other)
          return {
            ...column,
            kind: TOTALS.includes(column.kind) && !isOnly ? column.kind : 'total',
          };
        if (TOTALS.includes(column.kind) && isEmpty(column))
          return { ...column, kind: 'otherNumber' };
        return column.kind === 'unitPrice' || column.kind === 'quantity'
          ? { ...column, kind: 'otherNumber' }
          : column;
      });
  }
  const mayLeaveOut = total?.kind === 'total' || total?.kind === 'rcv';
  if (price !== undefined && total !== undefined && mayLeaveOut && added.length > 0) {
    const without = share(price, total, false, true);
    if (without > 0.7 && share(price, total, true, true) < 0.3)
      return columns.map((column) =>
        column === total ? { ...column, kind: 'lineItemTotal' } : column,
      );
  }
  // `Extended` behind tax and O&P, with both in it.
  const holdsAdded =
    price !== undefined &&
    total?.kind === 'lineItemTotal' &&
    share(price, total, true, true) > 0.7 &&
    share(price, total, false, true) < 0.3;
  return total?.kind === 'lineItemTotal' && (holdsAdded || hasOnlyMarks(added, assigned))
    ? columns.map((column) => (column === total ? { ...column, kind: 'total' } : column))
    : columns;
};

/** `HRS EA`, `HRS`: what is counted times the hours of each makes hours, and no amount. */
const areHours = ({ kind, text }: Column): boolean =>
  kind === 'otherNumber' &&
  /\b(?:hours?|hrs?)\b/i.test(text) &&
  !/[$£€]|rate|price|cost/i.test(text);

/** Share of the rows that have a cell in a column that is none of amounts. */
const FEW = 0.1;

/** `T` or `6%` under TAX, which is added below all rows: then `EXTENDED` is all that a row comes to. */
const hasOnlyMarks = (added: readonly Column[], rows: readonly Assignment[]): boolean => {
  const below = rows.flatMap(({ cells }) =>
    cells.filter(({ column }) => column !== null && added.includes(column)),
  );
  return below.length > 0 && below.every(({ token: { kind } }) => MARKS.has(kind));
};

const MARKS: ReadonlySet<Token['kind']> = new Set(['text', 'percent']);

/** How far columns are what their headings say, an amount above all. */
const meant = ({ counted, one, other }: { counted: Column; one: Column; other: Column }): number =>
  (TOTALS.includes(other.kind) ? 4 : 0) +
  (one.kind === 'unitPrice' ? 2 : 0) +
  (counted.kind === 'quantity' ? 1 : 0);
