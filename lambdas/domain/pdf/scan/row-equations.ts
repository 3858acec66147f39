import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';

export const RATES: readonly ColumnKind[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
];
export const ADDED: readonly ColumnKind[] = ['tax', 'overheadProfit'];
/** A row's figures, by column. */
export type Values = ReadonlyMap<ColumnKind, number>;

/** One equation of a row: what it misses by, and what the digits that print hides may make of it. */
export interface Equation {
  cells: ColumnKind[];
  holds(values: Values): boolean;
  /** Whether it holds to the cent. */
  isExact(values: Values): boolean;
  /** What a cell would have to be for the equation to hold, to the cent. */
  solve(kind: ColumnKind, values: Values): number | null;
}

/** What a row has in a column; nothing is nought. */
export const amountOf = (values: Values, kind: ColumnKind): number => values.get(kind) ?? 0;

/** What a row comes to: a row that takes off has its amount in a column of its own. */
const TOTALS: readonly ColumnKind[] = ['rcv', 'total', 'deducted'];

const totalIn = (values: Values): ColumnKind | null => {
  const printed = TOTALS.filter((kind) => values.has(kind));
  return printed.find((kind) => amountOf(values, kind) !== 0) ?? printed[0] ?? null;
};

/** quantity x rates + tax + O&P = replacement cost; hidden digits of the rates leave some slack. */
export const priceEquation = (values: Values): Equation | null => {
  const total = totalIn(values);
  const rates = RATES.filter((kind) => values.has(kind));
  if (total === null || rates.length === 0 || !values.has('quantity')) return null;
  const added = ADDED.filter((kind) => values.has(kind));
  const made = (of: Values): Decimal =>
    lineAmount(amountOf(of, 'quantity'), sum(rates.map((kind) => amountOf(of, kind)))).plus(
      sum(added.map((kind) => amountOf(of, kind))),
    );
  const slack = (of: Values): Decimal =>
    decimal(Math.min(0.5, Math.abs(amountOf(of, 'quantity')) * 0.005) + 0.0101);
  return {
    cells: ['quantity', ...rates, ...added, total],
    holds: (of) => made(of).minus(amountOf(of, total)).abs().lte(slack(of)),
    isExact: (of) => made(of).eq(amountOf(of, total)),
    solve: (kind, of) => {
      if (kind === total) return made(of).toNumber();
      const rest = decimal(amountOf(of, total)).minus(sum(added.map((one) => amountOf(of, one))));
      const quantity = amountOf(of, 'quantity');
      const rate = sum(rates.map((one) => amountOf(of, one)));
      if (added.includes(kind))
        return decimal(amountOf(of, kind)).plus(amountOf(of, total)).minus(made(of)).toNumber();
      if (kind === 'quantity') return rate.eq(0) ? null : rest.div(rate).round(2).toNumber();
      if (quantity === 0) return null;
      return rest.div(quantity).minus(rate).plus(amountOf(of, kind)).round(2).toNumber();
    },
  };
};

/** replacement cost - depreciation = actual cash value. */
const valueEquation = (values: Values): Equation | null => {
  const total: ColumnKind | null = values.has('rcv') ? 'rcv' : values.has('total') ? 'total' : null;
  if (total === null || !values.has('acv')) return null;
  const made = (of: Values): Decimal =>
    decimal(amountOf(of, total)).minus(Math.abs(amountOf(of, 'depreciation')));
  return {
    cells: [total, 'acv', ...(values.has('depreciation') ? (['depreciation'] as const) : [])],
    holds: (of) => made(of).minus(amountOf(of, 'acv')).abs().lte('0.0101'),
    isExact: (of) => made(of).eq(amountOf(of, 'acv')),
    solve: (kind, of) => {
      if (kind === 'acv') return made(of).toNumber();
      const miss = decimal(amountOf(of, 'acv')).minus(made(of));
      const before = kind === 'depreciation' ? Math.abs(amountOf(of, kind)) : amountOf(of, kind);
      return decimal(before)
        .plus(kind === 'depreciation' ? miss.neg() : miss)
        .toNumber();
    },
  };
};

/**
 * The equations that a row's figures are held against. Where the print reckons its totals otherwise,
 * its prices say nothing of them.
 */
export const equationsOf = (values: Values, fromPrices = true): Equation[] =>
  [fromPrices ? priceEquation(values) : null, valueEquation(values)].filter((one) => one !== null);

/** So many rows tell how a table's totals are made. */
const LEAST_ROWS = 2;

/**
 * Whether the totals of a table's rows are what quantity and price make, in half of them at least.
 * Fees that no column shows, or a markup, make others.
 */
export const pricesMakeTotals = (rows: readonly Values[]): boolean => {
  const held = rows.flatMap((values) => {
    const equation = priceEquation(values);
    return equation === null ? [] : equation.holds(values) || equation.holds(withPoints(values));
  });
  return held.length < LEAST_ROWS || held.filter((holds) => holds).length * 2 >= held.length;
};

/** The row as it was before its rates lost their points: 5.98 for 598. */
const withPoints = (values: Values): Values =>
  new Map(
    [...values].map(([kind, value]) => [
      kind,
      RATES.includes(kind) && Number.isInteger(value) && value >= 100 ? value / 100 : value,
    ]),
  );
