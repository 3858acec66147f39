import { choicesOf } from '../columns/choices.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { type FigureColumn, spread } from './figure-columns.ts';
import { markupOn } from './marked-up-columns.ts';
import type { CellLine, FigureCell } from './table-cells.ts';

/** What the rows' arithmetic says of the columns of figures. */
export interface ToldColumns {
  kinds: Map<FigureColumn, ColumnKind>;
  /** Two columns of which the product is the amount: either may be the quantity; null where parts make it. */
  factors: readonly [FigureColumn, FigureColumn] | null;
  /** What is added is the product of one of them as well, and of this one: a rate of its own. */
  otherRate: FigureColumn | null;
  /** Rows in which quantity x unit price comes to the amount. */
  rows: CellLine[];
}

/** Amounts are printed to the cent. */
const CENT = 0.011;
/** Of the rows that have all figures of an equation, in how many it holds. */
const LEAST_HELD = 0.85;
const LEAST_ROWS = 3;
/** Of all rows, in how many the equation must be told at all. */
const LEAST_SHARE = 0.5;
/** Rows that are no product of one by something. */
const LEAST_TELLING = 2;
/** Of the amount, what hidden digits may make where a row is to tell anything. */
const MOST_SLACK = 0.01;
/** No sales tax is more than this share of what it is added to. */
const MOST_TAX = 0.14;

interface Equation {
  factors: readonly [FigureColumn, FigureColumn];
  added: readonly FigureColumn[];
  amount: FigureColumn;
  held: CellLine[];
}

/** How exactly a product must come to its amount, and how many rows must show it. */
interface Rule {
  leastRows: number;
  leastHeld: number;
  leastTelling: number;
  slackOf(one: FigureCell, other: FigureCell): number;
}

const EXACT: Rule = { leastRows: 3, leastHeld: 0.85, leastTelling: 2, slackOf: () => CENT };

/** Prices that have more digits than are printed. */
const HIDDEN_DIGITS: Rule = {
  leastRows: 5,
  leastHeld: 0.9,
  leastTelling: 4,
  slackOf: (one, other) => Math.max(hiddenIn(one, other), hiddenIn(other, one)) + CENT,
};

const hiddenIn = (price: FigureCell, quantity: FigureCell): number =>
  Math.abs(quantity.value ?? 0) * 0.5 * 10 ** -Math.max(2, price.decimals);

const figureIn = (column: FigureColumn, row: CellLine): number | null =>
  column.cells.get(row)?.value ?? null;

/**
 * Names columns of figures by the equations that hold from row to row: quantity x unit price =
 * amount, to the cent; amount + tax + overhead and profit = RCV; RCV - depreciation = ACV. Null
 * where no two columns make a third.
 */
export const amountColumnsOf = (
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): ToldColumns | null => {
  const sample = spread(rows);
  const exact = productOf(columns, sample, EXACT);
  const rule = exact === null ? HIDDEN_DIGITS : EXACT;
  const found = exact ?? productOf(columns, sample, rule);
  if (found === null) return partsOf(columns, rows);
  const product = { ...found, held: heldIn(rows, found, rule) ?? found.held };
  const kinds = new Map<FigureColumn, ColumnKind>();
  const used = new Set([...product.factors, ...product.added, product.amount]);
  const isFree = (column: FigureColumn): boolean => !used.has(column);
  nameAdded(product.added, product, kinds);
  let whole = product.amount;
  let otherRate: FigureColumn | null = null;
  if (product.added.length === 0) {
    const more = sumOf(product.amount, columns.filter(isFree), product.held);
    if (more !== null) {
      otherRate = rateOf(more.added, product.factors, columns.filter(isFree), more.held);
      kinds.set(product.amount, otherRate === null ? 'lineItemTotal' : 'otherNumber');
      if (otherRate === null) nameAdded(more.added, { ...product, held: more.held }, kinds);
      else for (const column of more.added) kinds.set(column, 'otherNumber');
      for (const column of [...more.added, more.amount]) used.add(column);
      if (otherRate !== null) used.add(otherRate);
      whole = more.amount;
    }
    const markup = more === null ? markupOn(whole, columns.filter(isFree), product.held) : null;
    if (markup !== null) {
      kinds.set(whole, 'lineItemTotal');
      kinds.set(markup.rate, 'overheadProfit');
      used.add(markup.rate);
      used.add(markup.price);
      whole = markup.price;
    }
  }
  const left = valueLeftOf(whole, columns.filter(isFree), rows);
  for (const [column, kind] of left) kinds.set(column, kind);
  kinds.set(whole, kinds.size > 0 ? 'rcv' : 'total');
  return { kinds, factors: product.factors, otherRate, rows: product.held };
};

/**
 * `Material   Hours   @ 68.00   15% matl   Line total`: no column is the price of another, but the last one is what
 * the others come to, row by row: what the work's parts cost.
 */
const partsOf = (
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): ToldColumns | null => {
  const amounts = columns.filter((column) => !isPercent(column));
  for (const whole of amounts.toReversed()) {
    const before = amounts.filter(({ right }) => right < whole.left);
    for (const count of [2, 3, 4])
      for (const parts of choicesOf(before, count)) {
        const held = heldByParts(parts, whole, rows);
        if (held === null) continue;
        const [material, labor] = parts;
        const kinds = new Map<FigureColumn, ColumnKind>([[whole, 'total']]);
        for (const part of parts)
          kinds.set(
            part,
            part === material ? 'materialPrice' : part === labor ? 'laborPrice' : 'otherNumber',
          );
        return { kinds, factors: null, otherRate: null, rows: held };
      }
  }
  return null;
};

const heldByParts = (
  parts: readonly FigureColumn[],
  whole: FigureColumn,
  rows: readonly CellLine[],
): CellLine[] | null => {
  const told = rows.filter((row) => (figureIn(whole, row) ?? 0) !== 0);
  const held = told.filter((row) => {
    const made = parts.reduce((sum, part) => sum + (figureIn(part, row) ?? 0), 0);
    return Math.abs(made - (figureIn(whole, row) ?? 0)) <= CENT;
  });
  const countOf = (part: FigureColumn): number =>
    held.filter((row) => (figureIn(part, row) ?? 0) !== 0).length;
  // A single part says nothing.
  const telling = held.filter(
    (row) => parts.filter((part) => (figureIn(part, row) ?? 0) !== 0).length > 1,
  );
  const isTold =
    told.length >= rows.length * LEAST_HELD &&
    held.length >= told.length * LEAST_HELD &&
    telling.length >= Math.max(LEAST_ROWS, held.length * LEAST_SHARE) &&
    parts.every((part) => countOf(part) >= LEAST_TELLING);
  return isTold ? held : null;
};

/** The product with the fewest columns added to it, and the most rows in which it holds. */
const productOf = (
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
  rule: Rule,
): Equation | null => {
  for (const count of [0, 1, 2]) {
    let best: Equation | null = null;
    for (const [one, other] of pairsOf(columns.filter((column) => !isPercent(column))))
      for (const amount of columns) {
        if (amount === one || amount === other) continue;
        const rest = columns.filter(
          (column) => column !== one && column !== other && column !== amount,
        );
        for (const added of choicesOf(rest, count)) {
          const held = heldIn(rows, { factors: [one, other], added, amount }, rule);
          const found =
            held === null ? null : { factors: [one, other] as const, added, amount, held };
          if (found !== null && (best === null || tellsMore(found, best))) best = found;
        }
      }
    if (best !== null) return best;
  }
  return null;
};

/** It holds in more rows; or in as many, of larger amounts: a tax is a product as well. */
const tellsMore = (one: Equation, other: Equation): boolean => {
  if (one.held.length !== other.held.length) return one.held.length > other.held.length;
  const sum = ({ amount, held }: Equation): number =>
    held.reduce((all, row) => all + (figureIn(amount, row) ?? 0), 0);
  return sum(one) > sum(other) + CENT;
};

const isPercent = (column: FigureColumn): boolean =>
  [...column.cells.values()].filter(({ kind }) => kind === 'percent').length * 2 >
  column.cells.size;

/** The rows in which an equation holds; null where they are too few. */
const heldIn = (
  rows: readonly CellLine[],
  { factors, added, amount }: Omit<Equation, 'held'>,
  { slackOf, leastRows, leastHeld, leastTelling }: Rule,
): CellLine[] | null => {
  const held: CellLine[] = [];
  let count = 0;
  let telling = 0;
  const needed = added.map(() => 0);
  for (const row of rows) {
    const [one, other] = [factors[0].cells.get(row), factors[1].cells.get(row)];
    const total = figureIn(amount, row);
    if (one?.value == null || other?.value == null || total === null) continue;
    const product = one.value * other.value;
    if (product === 0) continue;
    count += 1;
    const more = added.map((column) => figureIn(column, row) ?? 0);
    const sum = more.reduce((all, value) => all + value, product);
    const slack = slackOf(one, other);
    if (Math.abs(sum - total) > slack) {
      if (count - held.length > rows.length * (1 - leastHeld) + 1) return null;
      continue;
    }
    held.push(row);
    const isTelling = Math.abs(one.value) !== 1 && Math.abs(other.value) !== 1;
    if (isTelling && slack < Math.max(2 * CENT, Math.abs(total) * MOST_SLACK)) telling += 1;
    for (const [at, value] of more.entries()) if (value !== 0) needed[at] = (needed[at] ?? 0) + 1;
  }
  const isTold =
    count >= leastRows &&
    count >= rows.length * LEAST_SHARE &&
    held.length >= count * leastHeld &&
    telling >= leastTelling &&
    needed.every((times) => times >= LEAST_TELLING);
  return isTold ? held : null;
};

/** The column that an amount and one or two others add up to. */
const sumOf = (
  base: FigureColumn,
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): { added: readonly FigureColumn[]; amount: FigureColumn; held: CellLine[] } | null => {
  for (const count of [1, 2, 3])
    for (const amount of columns)
      for (const added of choicesOf(
        columns.filter((column) => column !== amount),
        count,
      )) {
        const held: CellLine[] = [];
        let all = 0;
        let telling = 0;
        for (const row of rows) {
          const [from, to] = [figureIn(base, row), figureIn(amount, row)];
          if (from === null || to === null) continue;
          all += 1;
          const more = added.map((column) => figureIn(column, row) ?? 0);
          if (Math.abs(more.reduce((sum, value) => sum + value, from) - to) > CENT) continue;
          held.push(row);
          if (more.every((value) => value > 0)) telling += 1;
        }
        if (all >= LEAST_ROWS && held.length >= all * LEAST_HELD && telling >= LEAST_TELLING)
          return { added, amount, held };
      }
  return null;
};

/**
 * Labor and material may be priced apart: what is added to the amount is one of its factors by a
 * rate of its own, in a further column.
 */
const rateOf = (
  added: readonly FigureColumn[],
  factors: readonly FigureColumn[],
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): FigureColumn | null => {
  const [part, ...others] = added;
  if (part === undefined || others.length > 0) return null;
  // Some rows have labor alone.
  const own = rows.filter((row) => (figureIn(part, row) ?? 0) !== 0);
  for (const column of columns)
    for (const factor of column === part ? [] : factors)
      if (heldIn(own, { factors: [factor, column], added: [], amount: part }, PART) !== null)
        return column;
  return null;
};

const PART: Rule = { leastRows: 2, leastHeld: 0.85, leastTelling: 2, slackOf: () => CENT };

/**
 * Of what is added, the smaller share is the tax, and what no tax is as much as is O&P, which is the same
 * share of nearly every row: what varies is something else, materials beside hours.
 */
const nameAdded = (
  added: readonly FigureColumn[],
  { factors, held }: Equation,
  kinds: Map<FigureColumn, ColumnKind>,
): void => {
  const shares = added
    .map((column) => {
      const all = held.flatMap((row) => {
        const base = (figureIn(factors[0], row) ?? 0) * (figureIn(factors[1], row) ?? 0);
        const value = figureIn(column, row) ?? 0;
        return base === 0 || value === 0 ? [] : [value / base];
      });
      const share = medianOf(all);
      const alike = all.filter((one) => Math.abs(one - share) <= share * ALIKE);
      return { column, share, most: Math.max(...all), isConstant: alike.length * 2 > all.length };
    })
    .sort((a, b) => a.share - b.share);
  const isTaxed = (shares[0]?.most ?? 1) <= MOST_TAX;
  for (const [at, { column, isConstant }] of shares.entries()) {
    const mayBeMarkup = at <= 1 && isConstant;
    kinds.set(column, at === 0 && isTaxed ? 'tax' : mayBeMarkup ? 'overheadProfit' : 'otherNumber');
  }
};

/** Share by which shares of one markup may differ: cents of small rows. */
const ALIKE = 0.1;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Depreciation, as an amount or in percent, and what is left of the whole. */
const valueLeftOf = (
  whole: FigureColumn,
  columns: readonly FigureColumn[],
  rows: readonly CellLine[],
): Map<FigureColumn, ColumnKind> => {
  const kinds = new Map<FigureColumn, ColumnKind>();
  const holds = (test: (row: CellLine, whole: number) => boolean | null): boolean => {
    let all = 0;
    let held = 0;
    let telling = 0;
    for (const row of rows) {
      const value = figureIn(whole, row);
      if (value === null) continue;
      const result = test(row, value);
      if (result === null) continue;
      all += 1;
      if (result) held += 1;
      if (result && columns.some((column) => (figureIn(column, row) ?? 0) !== 0)) telling += 1;
    }
    return all >= LEAST_ROWS && held >= all * LEAST_HELD && telling >= LEAST_TELLING;
  };
  const off = (column: FigureColumn, row: CellLine): number => Math.abs(figureIn(column, row) ?? 0);
  const share = (column: FigureColumn, row: CellLine): number => off(column, row) / 100;
  const isUsed = (column: FigureColumn): boolean =>
    rows.filter((row) => off(column, row) !== 0).length >= LEAST_TELLING;
  // What is left is printed in most rows, and never in brackets; what is taken off need not be.
  const filled = (column: FigureColumn): number =>
    rows.filter((row) => off(column, row) !== 0).length;
  const isTakenOff = (column: FigureColumn): boolean =>
    rows.some((row) => (figureIn(column, row) ?? 0) < 0);
  const left = columns
    .filter((column) => !isTakenOff(column) && filled(column) >= rows.length * LEAST_SHARE)
    // What is taken off and what is left may change places: the last column holds what is left.
    .toSorted((a, b) => filled(b) - filled(a) || b.right - a.right);
  for (const acv of left) {
    const others = columns.filter((column) => column !== acv && isUsed(column));
    const leaves = (row: CellLine, value: number, taken: number): boolean | null => {
      const rest = figureIn(acv, row);
      return rest === null ? null : Math.abs(value - taken - rest) <= CENT;
    };
    const amount = others.find((column) =>
      holds((row, value) => leaves(row, value, off(column, row))),
    );
    const rate = others.find(
      (column) =>
        column !== amount &&
        rows.every((row) => off(column, row) <= 100) &&
        holds((row, value) => leaves(row, value, value * share(column, row))),
    );
    if (amount === undefined && rate === undefined) continue;
    kinds.set(acv, 'acv');
    if (amount !== undefined) kinds.set(amount, 'depreciation');
    if (rate !== undefined) kinds.set(rate, 'depreciationPercent');
    return kinds;
  }
  // What is taken off may stand in no column: never more than the whole, and all of it in some rows.
  const rest = left.find((column) => {
    const pairs = rows.map((row) => [figureIn(column, row), figureIn(whole, row)] as const);
    const shown = pairs.filter(([value, of]) => value !== null && of !== null);
    const unchanged = shown.filter(([value, of]) => value === of).length;
    const isLess = shown.every(([value, of]) => (value ?? 0) <= (of ?? 0));
    return (
      isLess &&
      shown.length >= rows.length * LEAST_HELD &&
      unchanged >= LEAST_TELLING &&
      shown.length - unchanged >= LEAST_TELLING
    );
  });
  if (rest !== undefined) kinds.set(rest, 'acv');
  return kinds;
};

const pairsOf = (columns: readonly FigureColumn[]): [FigureColumn, FigureColumn][] =>
  columns.flatMap((one, at) =>
    columns.slice(at + 1).map((other): [FigureColumn, FigureColumn] => [one, other]),
  );
