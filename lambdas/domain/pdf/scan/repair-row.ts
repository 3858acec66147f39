import { decimal } from '../../money/money.ts';
import { boxAround } from '../pages/lines.ts';
import { gluedQuantity } from '../row-lines/glued-quantity.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { CLEAR, changeCost, confidenceOf, digitCost, SEEN } from './readings-of-figure.ts';
import type { ScanRepair } from './repairs.ts';
import { cellsOf, type RowCell } from './row-cells.ts';
import {
  ADDED,
  amountOf,
  type Equation,
  equationsOf,
  priceEquation,
  RATES,
  type Values,
} from './row-equations.ts';
import { valuesSeen } from './values-seen.ts';

interface Change {
  cell: RowCell;
  value: number;
  cost: number;
}

/**
 * Lets a scanned row's arithmetic settle figures that OCR left in doubt. A figure is replaced only
 * where it then fulfils every equation of the row, where its digits can have been misread so, and
 * where no other figure explains the row as well. Clear print is not touched: then the print itself
 * is wrong, and reconciliation says so.
 */
export const repairScannedRow = (item: RawItem): ScanRepair[] => {
  const cells = cellsOf(item);
  const values = new Map(cells.map(({ kind, value }) => [kind, value]));
  const restored = restoreCost(item, values) ?? restoreQuantity(item, cells, values);
  if (restored !== null) return [restored];
  const equations = equationsOf(values, item.model.pricesMakeTotals);
  if (equations.length === 0) return [];
  if (holdAll(equations, values))
    return [
      ...withoutSpecks(item, cells, (kind, value) =>
        holdAll(equations, new Map(values).set(kind, value)),
      ),
      ...settledToTheCent(item, cells, values, equations),
    ];
  const keepsRate = rateHolds(item, values);
  const isKept = (changes: readonly Change[]): boolean =>
    !keepsRate ||
    rateHolds(
      item,
      new Map([...values, ...changes.map((one) => [one.cell.kind, one.value] as const)]),
    );
  const single = cells
    .flatMap((cell) => changesOf(cell, values, equations))
    .map((change) => [change])
    .filter(isKept);
  const settled =
    clearest(single) ??
    clearest(pairsOf(cells, values, equations).filter(isKept)) ??
    seenTogether(cells, values, equations);
  return (settled ?? []).map((change) => changeCell(item, change));
};

const changeCell = (item: RawItem, { cell, value }: Change): ScanRepair => {
  const { token, kind } = cell;
  item.cells.set(kind, { ...token, value });
  const page = item.lines[0]?.page ?? 1;
  return { page, box: boxAround(token.words), read: token.raw, settled: value.toFixed(2) };
};

/**
 * `-1,102.00` behind 20.00 HR at 55.10: the sign before a product of positive figures is a speck, and so is that of one
 * factor alone, `-71.05`, where the product has none. So is that of a tax which the total has in it: `-5.87` in 108.19 +
 * 5.87 = 114.06.
 */
const withoutSpecks = (
  item: RawItem,
  cells: readonly RowCell[],
  holdsWith: (kind: ColumnKind, value: number) => boolean,
): ScanRepair[] => {
  const isNegative = ({ token }: RowCell): boolean => token.negative || token.bracket !== null;
  const made = cells.filter(({ kind }) => kind === 'quantity' || RATES.includes(kind));
  const amounts = cells.filter(({ kind }) => kind === 'rcv' || kind === 'total' || kind === 'acv');
  const negative = made.filter(isNegative);
  const isOneFactor = negative.length === 1 && amounts.length > 0 && !amounts.some(isNegative);
  if (negative.length > 0 && !isOneFactor) return [];
  const added = cells.filter(({ kind, value }) => ADDED.includes(kind) && !holdsWith(kind, -value));
  const isCost = amounts.length > 0 && !amounts.some(isNegative);
  const signed = isOneFactor ? negative : [...amounts, ...(isCost ? added : [])];
  return signed.flatMap((cell) => {
    if (!cell.token.negative || !/^-\$?\d/.test(cell.token.raw)) return [];
    item.cells.set(cell.kind, { ...cell.token, negative: false });
    const page = item.lines[0]?.page ?? 1;
    const settled = cell.value.toFixed(2);
    return [{ page, box: boxAround(cell.token.words), read: cell.token.raw, settled }];
  });
};

/**
 * A row that holds but for hidden digits, and holds to the cent with the one other figure that was
 * seen in its print: 2,343.93 x 0.50 where a last 5 was nearly read.
 */
const settledToTheCent = (
  item: RawItem,
  cells: readonly RowCell[],
  values: Values,
  equations: readonly Equation[],
): ScanRepair[] => {
  if (equations.every((one) => one.isExact(values))) return [];
  const exact = cells.flatMap((cell) =>
    valuesSeen(cell.token).flatMap((value): Change[] => {
      const other = new Map(values).set(cell.kind, value);
      return equations.every((one) => one.isExact(other)) ? [{ cell, value, cost: SEEN }] : [];
    }),
  );
  const [only, another] = exact;
  return only === undefined || another !== undefined ? [] : [changeCell(item, only)];
};

/** A percentage that is printed beside the depreciation: it may stay, but no repair may break it. */
const rateHolds = (item: RawItem, values: Values): boolean => {
  const percent = item.cells.get('depreciationPercent');
  const total = values.get('rcv') ?? values.get('total');
  const depreciation = values.get('depreciation');
  if (percent === undefined || total === undefined || depreciation === undefined) return true;
  const rate = percent.kind === 'percent' ? (percent.value ?? 0) : 0;
  return decimal(total)
    .times(rate)
    .div(100)
    .minus(Math.abs(depreciation))
    .abs()
    .lte(total * 0.03);
};

/** A replacement cost that OCR dropped, where price and value equation agree on it. */
const restoreCost = (item: RawItem, values: Values): ScanRepair | null => {
  const sample = item.cells.get('acv');
  const hasColumn = item.model.columns.some((column) => column.kind === 'rcv');
  if (!hasColumn || values.has('rcv') || values.has('total') || sample === undefined) return null;
  const worth = decimal(amountOf(values, 'acv')).plus(Math.abs(amountOf(values, 'depreciation')));
  const rcv = worth.toNumber();
  const whole = new Map(values).set('rcv', rcv);
  if (rcv === 0 || priceEquation(whole)?.holds(whole) !== true) return null;
  item.cells.set('rcv', { ...sample, value: rcv, decimals: 2, bracket: null, negative: false });
  const page = item.lines[0]?.page ?? 1;
  return { page, box: boxAround(sample.words), read: '', settled: rcv.toFixed(2) };
};

/** Fewer may be a markup that no column shows, or the one of a lump sum. */
const LEAST_RESTORED = 2;

/** A quantity of which nothing was read, where the row's clear amounts make it and no other. */
const restoreQuantity = (
  item: RawItem,
  cells: readonly RowCell[],
  values: Values,
): ScanRepair | null => {
  const hasColumn = item.model.columns.some((column) => column.kind === 'quantity');
  const read = item.cells.get('quantity');
  if (!hasColumn || !item.model.pricesMakeTotals || read?.value != null) return null;
  if (gluedQuantity(item) !== null) return null;
  const equation = priceEquation(new Map(values).set('quantity', 1));
  const sample = cells.find(({ kind }) => RATES.includes(kind))?.token;
  const quantity = equation?.solve('quantity', values) ?? 0;
  if (equation === null || sample === undefined || quantity < LEAST_RESTORED) return null;
  const isMade = (by: number): boolean =>
    equation.isExact(new Map(values).set('quantity', decimal(quantity).plus(by).toNumber()));
  const isClear = cells.every(
    ({ kind, token }) => !equation.cells.includes(kind) || confidenceOf(token) >= CLEAR,
  );
  if (!isClear || !isMade(0) || isMade(0.01) || isMade(-0.01)) return null;
  item.cells.set('quantity', { ...sample, value: quantity, decimals: 2, unit: read?.unit ?? null });
  const page = item.lines[0]?.page ?? 1;
  return { page, box: boxAround(sample.words), read: '', settled: quantity.toFixed(2) };
};

const holdAll = (equations: readonly Equation[], values: Values): boolean =>
  equations.every((one) => one.holds(values));

/** The values of one cell that make every equation hold and that its print may have. */
const changesOf = (cell: RowCell, values: Values, equations: readonly Equation[]): Change[] => {
  const { kind, token, value } = cell;
  const own = equations.filter((one) => one.cells.includes(kind));
  const solved = own.flatMap((one) => one.solve(kind, values) ?? []);
  const fitting = [...new Set([...solved, ...valuesSeen(token)])].filter(
    (other) =>
      other >= 0 && other !== value && holdAll(equations, new Map(values).set(kind, other)),
  );
  // Two equations that agree on a value say more than its print.
  const agreed = own.length >= 2;
  const isOpen = agreed && confidenceOf(token) < CLEAR;
  return fitting.flatMap((other) => {
    const cost = changeCost(token, other) ?? (isOpen ? digitCost(token, other) : null);
    return cost === null ? [] : [{ cell, value: other, cost }];
  });
};

/** Two cells of which each settles one equation, as where both amounts lost a digit. */
const pairsOf = (
  cells: readonly RowCell[],
  values: Values,
  equations: readonly Equation[],
): Change[][] => {
  const [price, worth] = equations;
  if (price === undefined || worth === undefined) return [];
  const pairs: Change[][] = [];
  for (const first of cells) {
    if (!price.cells.includes(first.kind)) continue;
    const value = price.solve(first.kind, values);
    if (value === null || value < 0) continue;
    const cost = changeCost(first.token, value);
    if (cost === null) continue;
    const between = new Map(values).set(first.kind, value);
    if (!price.holds(between)) continue;
    for (const second of cells) {
      if (second === first || !worth.cells.includes(second.kind)) continue;
      if (price.cells.includes(second.kind)) continue;
      const other = worth.solve(second.kind, between);
      if (other === null || other < 0) continue;
      const otherCost = changeCost(second.token, other);
      if (otherCost === null) continue;
      if (!holdAll(equations, new Map(between).set(second.kind, other))) continue;
      pairs.push([
        { cell: first, value, cost },
        { cell: second, value: other, cost: otherCost },
      ]);
    }
  }
  return pairs;
};

/** So many readings of a row are tried together at most, and so many of one figure. */
const MOST_TRIED = 600;
const MOST_SEEN = 3;

/**
 * A line through a row leaves several of its figures in doubt: the one way to read them all, of what
 * was seen in their print, that fulfils every equation to the cent; null where there are none or more.
 */
const seenTogether = (
  cells: readonly RowCell[],
  values: Values,
  equations: readonly Equation[],
): Change[] | null => {
  let tried: Change[][] = [[]];
  for (const cell of cells) {
    const seen = [...new Set(valuesSeen(cell.token))].slice(0, MOST_SEEN);
    const changes = seen.filter((value) => value !== cell.value);
    tried = tried.flatMap((so) => [
      so,
      ...changes.map((value) => [...so, { cell, value, cost: SEEN }]),
    ]);
    if (tried.length > MOST_TRIED) return null;
  }
  const [only, another] = tried.filter((changes) => {
    const read = new Map([...values, ...changes.map((one) => [one.cell.kind, one.value] as const)]);
    return equations.every((one) => one.isExact(read));
  });
  return only === undefined || another !== undefined ? null : only;
};

/** The explanation that costs clearly least, or null. */
const clearest = (explanations: readonly Change[][]): Change[] | null => {
  const costOf = (changes: readonly Change[]): number =>
    changes.reduce((total, { cost }) => total + cost, 0);
  const [best, second] = [...explanations].sort((a, b) => costOf(a) - costOf(b));
  if (best === undefined) return null;
  return second !== undefined && costOf(second) - costOf(best) < 0.45 ? null : best;
};
