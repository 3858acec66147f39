import { type Decimal, decimal, lineAmount, sum } from '../../money/money.ts';
import { boxAround } from '../lines.ts';
import type { RawItem } from '../raw-item.ts';
import type { Token } from '../tokens/token.ts';
import type { ColumnKind } from '../vocabulary.ts';
import { misreadingCost } from './likeness.ts';
import type { ScanRepair } from './repairs.ts';
import { valuesSeen } from './values-seen.ts';

const RATES: readonly ColumnKind[] = ['unitPrice', 'removePrice', 'replacePrice', 'resetPrice'];
const ADDED: readonly ColumnKind[] = ['tax', 'overheadProfit'];
const FIGURES: readonly ColumnKind[] = [
  'quantity',
  ...RATES,
  ...ADDED,
  'rcv',
  'total',
  'depreciation',
  'acv',
];

type Values = ReadonlyMap<ColumnKind, number>;

/** One equation of a row: what it misses by, and what the digits that print hides may make of it. */
interface Equation {
  cells: ColumnKind[];
  holds(values: Values): boolean;
  /** Whether it holds to the cent. */
  isExact(values: Values): boolean;
  /** What a cell would have to be for the equation to hold, to the cent. */
  solve(kind: ColumnKind, values: Values): number | null;
}

const amountOf = (values: Values, kind: ColumnKind): number => values.get(kind) ?? 0;

/** quantity x rates + tax + O&P = replacement cost; hidden digits of the rates leave some slack. */
const priceEquation = (values: Values): Equation | null => {
  const total: ColumnKind | null = values.has('rcv') ? 'rcv' : values.has('total') ? 'total' : null;
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

interface Cell {
  kind: ColumnKind;
  token: Token;
  value: number;
}

interface Change {
  cell: Cell;
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
  const cells = FIGURES.flatMap((kind): Cell[] => {
    const token = item.cells.get(kind);
    return token?.value == null ? [] : [{ kind, token, value: token.value }];
  });
  const values = new Map(cells.map(({ kind, value }) => [kind, value]));
  const restored = restoreCost(item, values);
  if (restored !== null) return [restored];
  const equations = [priceEquation(values), valueEquation(values)].filter((one) => one !== null);
  if (equations.length === 0) return [];
  if (holdAll(equations, values))
    return [...withoutSpecks(item, cells), ...settledToTheCent(item, cells, values, equations)];
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

/** `-1,102.00` behind 20.00 HR at 55.10: the sign before a product of positive figures is a speck. */
const withoutSpecks = (item: RawItem, cells: readonly Cell[]): ScanRepair[] => {
  const isNegative = ({ token }: Cell): boolean => token.negative || token.bracket !== null;
  const made = cells.filter(({ kind }) => kind === 'quantity' || RATES.includes(kind));
  if (made.some(isNegative)) return [];
  return cells.flatMap((cell) => {
    const isAmount = cell.kind === 'rcv' || cell.kind === 'total' || cell.kind === 'acv';
    if (!isAmount || !cell.token.negative || !/^-\$?\d/.test(cell.token.raw)) return [];
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
  cells: readonly Cell[],
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

const holdAll = (equations: readonly Equation[], values: Values): boolean =>
  equations.every((one) => one.holds(values));

/** The values of one cell that make every equation hold and that its print may have. */
const changesOf = (cell: Cell, values: Values, equations: readonly Equation[]): Change[] => {
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
  cells: readonly Cell[],
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
  cells: readonly Cell[],
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

/** What was seen in the print, if not taken for it, explains a row better than any likeness. */
const SEEN = 0.1;

/** From here on a figure may have digits misread that look much alike, and from there on none. */
const CLEAR = 0.9;
const CERTAIN = 0.91;

/** Of the figure: how surely the unit beside it was read says nothing of its digits. */
const confidenceOf = ({ words }: Token): number =>
  Math.min(1, ...words.flatMap(({ text, confidence }) => (/\d/.test(text) ? [confidence] : [])));

/** How much may have been misread, by how sure the reading was. */
const mostCost = (token: Token): number => {
  const confidence = confidenceOf(token);
  if (confidence >= 1) return -1;
  // An amount without its point was misread for certain; where its digits are sure, the point alone.
  if (token.decimals !== 2) return confidence >= CERTAIN ? 0 : 2.6;
  if (confidence >= CERTAIN) return -1;
  return confidence >= CLEAR ? 0.5 : confidence >= 0.75 ? 1.1 : 2.1;
};

/** What it costs to take the token for another value; null where its print cannot have that. */
const changeCost = (token: Token, value: number): number | null => {
  if (valuesSeen(token).includes(value)) return SEEN;
  const cost = digitCost(token, value);
  return cost <= mostCost(token) ? cost : null;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What it takes to misread a value's digits as those of the token, or as those also seen in it. */
const digitCost = (token: Token, value: number): number => {
  const wanted = digitsOf(value.toFixed(2));
  const costOf = (reading: string): number => misreadingCost(digitsOf(reading), wanted);
  const readings = [figurePart(token.raw), figurePart(token.text)];
  const seen = token.words.flatMap(({ alternatives = [] }) => alternatives);
  return Math.min(...readings.map(costOf), ...seen.map((text) => SEEN + costOf(text)));
};

/** The figure of a cell that its unit or `yrs` follows. */
const figurePart = (text: string): string => text.split(' ')[0] ?? '';
