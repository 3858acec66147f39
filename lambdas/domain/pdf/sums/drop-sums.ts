import { normalizeName } from '../../estimate/normalize-name.ts';
import { type Decimal, decimal, sum, toAmount } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { Line } from '../pages/lines.ts';
import {
  ADDED,
  amountOf,
  CHARGE,
  isCharge,
  isTakenOff,
  PAYMENT,
  rateOf,
  sumOf,
} from './added-rows.ts';
import { isBare, isLump } from './bare-rows.ts';
import { type ClosingRows, closingRows, rowsInGroups } from './closing-rows.ts';
import type { ReadSum } from './read-sum.ts';
import { sumsBetweenSums } from './sums-between-sums.ts';

/** Fewer rows than these with a quantity say nothing about those without. */
const ENOUGH = 3;

const isNear = (left: Decimal | number, right: Decimal | number, within: string): boolean =>
  decimal(left).minus(right).abs().lt(within);

/**
 * Percentages of the work that stand below its rows, in the same columns, and what the work comes
 * to with them. A percentage is taken of the rows, of what stands above it, or of a printed sum.
 */
const markupsBelow = (
  items: readonly BuiltItem[],
  sums: readonly number[],
  adjusted: number,
  inGroups: ReadonlySet<BuiltItem>,
): Set<BuiltItem> => {
  const isWork = (item: BuiltItem): boolean => !isBare(item) || inGroups.has(item);
  const rows = items.filter(isWork);
  const below = items.slice(items.findLastIndex(isWork) + 1);
  const work = sumOf(rows);
  const found = new Set<BuiltItem>();
  let running = work;
  let isSummed = false;
  for (const item of below) {
    const amount = amountOf(item);
    const rate = rateOf(item);
    if (amount === null) continue;
    if (isSummed && (CHARGE.test(item.item.description ?? '') || isTakenOff(item))) {
      running = running.plus(amount);
      found.add(item);
      continue;
    }
    isSummed ||= isNear(amount, work, '0.01');
    const share = [work, running, ...sums.map(decimal)].some((base) =>
      // `Spring promotion 12%  (853.38)`
      isNear(base.times(rate ?? 0).div(100), Math.abs(amount), '0.02'),
    );
    if (rate !== null && share) running = running.plus(amount);
    else if (
      !isNear(amount, work, '0.01') &&
      !(found.size > 0 && isNear(amount, running, '0.03')) &&
      !(adjusted !== 0 && isNear(amount, running.plus(adjusted), '0.03'))
    )
      continue;
    found.add(item);
  }
  for (const item of chargesUpToSum(below, work)) found.add(item);
  return found;
};

/**
 * The row that all work and what stands between come to, and of that what is tax or markup: of
 * materials, say, whose sum nobody prints.
 */
const chargesUpToSum = (below: readonly BuiltItem[], work: Decimal): BuiltItem[] => {
  let running = work;
  for (const [at, item] of below.entries()) {
    const amount = amountOf(item);
    if (amount === null) continue;
    const between = below.slice(0, at);
    if (between.length > 0 && isNear(amount, running, '0.01'))
      return [
        ...between.filter((one) => rateOf(one) !== null || ADDED.test(one.item.description ?? '')),
        item,
      ];
    // The work's own sum may stand between.
    if (!isNear(amount, work, '0.01')) running = running.plus(amount);
  }
  return [];
};

/** What a whole job comes to, as the last line of its sheet. */
const WHOLE =
  /\b(?:contract|bid|proposal|estimate|job|project|final|adjusted|grand)\b.*\b(?:price|sum|amount|total|cost|value)\b|^(?:price|sum|total|amount)\b/i;

/**
 * Behind the sum of all rows, what is called a tax, a markup or the price of the whole is one; what is
 * taken off there is no work, whatever it is called: `OTHER   -200.00` of a printed form.
 */
const behindSumOfAll = (items: readonly BuiltItem[], sums: readonly ReadSum[]): BuiltItem[] => {
  const closing = sums.find(
    ({ rowsBefore, amount }) =>
      amount !== null &&
      rowsBefore >= ENOUGH &&
      items.slice(rowsBefore).every(isBare) &&
      isNear(sumOf(items.slice(0, rowsBefore)), amount, '0.01'),
  );
  if (closing === undefined) return [];
  return items.slice(closing.rowsBefore).filter((row) => {
    const name = row.item.description ?? '';
    return ADDED.test(name) || WHOLE.test(name) || (amountOf(row) ?? 0) < 0;
  });
};

/**
 * `01 DEMOLITION ... $2,183.66` above `01.01`, `01.02`: numbered heads of groups with what their
 * rows come to. They are such where each of them is the sum of the rows up to the next; a single
 * one that is not leaves them what they look like. Their rows are of a section of that name.
 */
const headsWithSums = (items: readonly BuiltItem[]): Set<BuiltItem> => {
  const lumps = items.filter(isLump);
  const lastRow = items.findLastIndex((row) => !isLump(row));
  const groups = lumps.flatMap((head, at) => {
    const from = items.indexOf(head) + 1;
    const next = lumps[at + 1];
    // What stands below all rows is tax, markup, the whole.
    const isFoot = from > lastRow;
    return isFoot ? [] : [{ head, rows: items.slice(from, next && items.indexOf(next)) }];
  });
  const areSums = groups.every(({ head, rows }) => {
    const amount = amountOf(head);
    return rows.length > 0 && amount !== null && isNear(sumOf(rows), amount, '0.01');
  });
  const isWhole = groups.length > 1 && groups[0]?.head === items[0];
  if (!isWhole || !areSums) return new Set();
  for (const { head, rows } of groups)
    for (const { item } of rows) item.section ??= head.item.description;
  return new Set(groups.map(({ head }) => head));
};

/**
 * `MATERIAL`, `LABOR & SERVICE` below all rows: what the work comes to in parts, whichever rows are
 * of which; before its tax, where the rows print that, too. A tax may stand between.
 */
const partsOfWork = (items: readonly BuiltItem[]): BuiltItem[] => {
  const firstBelow = items.findLastIndex((item) => !isBare(item)) + 1;
  const rows = items.slice(0, firstBelow).filter((item) => !isBare(item));
  const bases = [sumOf(rows), sum(rows.map(({ item }) => item.lineItemTotal ?? item.rcv))];
  const parts: BuiltItem[] = [];
  for (const item of items.slice(firstBelow)) {
    if (isCharge(item)) continue;
    parts.push(item);
    const all = sumOf(parts);
    if (parts.length > 1 && bases.some((work) => isNear(all, work, '0.01'))) return parts;
  }
  return [];
};

/** Amounts alone behind the sum of all rows that come to it again: how it is to be paid. */
const paymentsBelow = (items: readonly BuiltItem[], sums: readonly ReadSum[]): Set<BuiltItem> => {
  const last = sums.at(-1);
  if (last?.amount == null) return new Set();
  const [work, below] = [items.slice(0, last.rowsBefore), items.slice(last.rowsBefore)];
  const isPaid =
    work.length > 0 &&
    below.length > 1 &&
    below.every(isLump) &&
    below.some(({ item }) => PAYMENT.test(item.description ?? '')) &&
    [work, below].every((some) => isNear(sumOf(some), last.amount ?? 0, '0.01'));
  return new Set(isPaid ? below : []);
};

const withoutFoot = (
  items: readonly BuiltItem[],
  { sums, added, paid, whole, adjusted = 0 }: ClosingRows,
): WorkAlone => {
  const foot = new Set([...sums, ...added, ...paid]);
  const charges = added.filter(
    (row) => rateOf(row) === null && !ADDED.test(row.item.description ?? '') && !isTakenOff(row),
  );
  return {
    items: items.filter((row) => !foot.has(row)),
    markup: sumOf(added).plus(adjusted),
    charges: charges.flatMap(({ lines }) => lines),
    whole,
  };
};

/** The rows of work, and what leads from them to the total. */
export interface WorkAlone {
  items: BuiltItem[];
  markup: Decimal;
  /** Lines of what is added and is neither a share of the work nor a tax. */
  charges: Line[];
  /** Of what was taken out, the row that all others come to: `Both trees   $3,935.00`. */
  whole: BuiltItem | null;
}

/**
 * Takes out rows that only sum others, whatever they are called: in a table whose rows have
 * quantities, a row without one whose amount is that of the rows right above or right below it,
 * up to the next such row. Percentages of the work go too; they come to `markup`.
 *
 * @param read the printed totals
 * @param adjusted what lines that are no rows add to the work or take off, where no total counts it
 */
export const dropSums = (
  rows: readonly BuiltItem[],
  read: readonly ReadSum[],
  adjusted = 0,
): WorkAlone => {
  const dropped = new Set([
    ...sumsOfGroups(rows),
    ...worthAlone(rows),
    ...costAlone(rows),
    ...sumsBetweenSums(rows, read),
  ]);
  if (dropped.size === 0) return workOf(rows, read, adjusted);
  const left = read.map((one) => ({
    ...one,
    rowsBefore: rows.slice(0, one.rowsBefore).filter((row) => !dropped.has(row)).length,
  }));
  return workOf(
    rows.filter((row) => !dropped.has(row)),
    left,
    adjusted,
  );
};

/** `Charge, all rooms   1,013.36` below rows that say what they cost, in the column of what they are worth. */
const worthAlone = (rows: readonly BuiltItem[]): BuiltItem[] => {
  const last = rows.findLastIndex(({ item }) => item.rcv !== null && item.unitPrice !== null);
  return last < 0
    ? []
    : rows.slice(last + 1).filter((row) => isLump(row) && amountOf(row) === null);
};

/**
 * `Cost   13,895.56` below rows that print what they cost, O&P or tax, and what they come to with it: the sum
 * of the first of these columns, in that of the last.
 */
const costAlone = (rows: readonly BuiltItem[]): BuiltItem[] => {
  const last = rows.findLastIndex((row) => !isBare(row));
  const work = rows.slice(0, last + 1).map(({ item }) => item);
  const isAdded = work.some(({ tax, overheadProfit }) => (tax ?? 0) + (overheadProfit ?? 0) > 0);
  if (work.length < ENOUGH || !isAdded) return [];
  const cost = sum(work.map(({ lineItemTotal }) => lineItemTotal));
  return rows.slice(last + 1).filter((row) => isNear(cost, amountOf(row) ?? 0, '0.01'));
};

/**
 * `ATTIC net   2829 sq ft   5,910.61`, `Kitchen, pieces 2   24.44 SF   $3,306.40`: rows without a price
 * that come to those above them up to the last such, and bear the group's name or count what these count.
 */
const sumsOfGroups = (rows: readonly BuiltItem[]): ReadonlySet<BuiltItem> => {
  const sums = new Set<BuiltItem>();
  let group: BuiltItem[] = [];
  let [amounts, counted] = [decimal(0), decimal(0)];
  for (const row of rows) {
    const { item } = row;
    const amount = item.unitPrice === null ? amountOf(row) : null;
    const isWhole =
      group.length > 0 && amount !== null && amount !== 0 && isNear(amounts, amount, '0.01');
    const isCounted =
      group.length > 1 && item.quantity !== 1 && isNear(counted, item.quantity ?? 0, '0.01');
    if (isWhole && (isCounted || namesGroup(row, group) || standsBehindNumbers(row, group))) {
      sums.add(row);
      group = [];
      [amounts, counted] = [decimal(0), decimal(0)];
      continue;
    }
    group.push(row);
    amounts = amounts.plus(amountOf(row) ?? 0);
    counted = counted.plus(item.quantity ?? 0);
  }
  return sums;
};

/** `All rooms   131.85   7,739.45` behind rows that are numbered one and all: their hours and what they come to. */
const standsBehindNumbers = ({ item }: BuiltItem, group: readonly BuiltItem[]): boolean =>
  item.printed.lineNumber === null &&
  item.unit === null &&
  item.quantity !== 1 &&
  group.length > ENOUGH &&
  group.every((row) => row.item.printed.lineNumber !== null);

/** `Kitchen, pieces 2` below the rows of `Kitchen`; `Equipment and work` below more than the equipment is the sum of all. */
const namesGroup = ({ item }: BuiltItem, group: readonly BuiltItem[]): boolean => {
  const name = normalizeName(item.description ?? '');
  const [heads = [], ...others] = group.map(headsOf);
  return heads.some(
    (head) =>
      head.length >= LEAST_NAME &&
      name.startsWith(head) &&
      others.every((own) => own.includes(head)),
  );
};

const headsOf = ({ item, group }: BuiltItem): string[] =>
  [item.section, group.room, ...group.levels].map((head) => normalizeName(head ?? ''));

/** Letters of a group's name, at least: `A` begins too many words. */
const LEAST_NAME = 3;

/** What a sum comes to, and without the `Sales tax on mat'l 8.6%` among the rows of its foot. */
const amountsOf = ({ amount, adjustments = 0 }: ReadSum): number[] =>
  amount === null ? [] : [amount, toAmount(decimal(amount).minus(adjustments))];

/** A part that is told by its letter or number. */
const LETTERED = /^\p{L}{4,} (?:\p{L}|\d{1,2})$/u;

const workOf = (
  found: readonly BuiltItem[],
  read: readonly ReadSum[],
  adjusted: number,
): WorkAlone => {
  // The sum of a group is no sum of all work, where rows follow that look like its foot.
  const groups = new Set(
    found.flatMap(({ item, group }) => [item.section ?? '', group.room ?? ''].map(normalizeName)),
  );
  // `Part A` of `Part A: Remediation`
  const isOfGroup = (printed: string): boolean => {
    const name = normalizeName(printed);
    return (
      groups.has(name) ||
      (LETTERED.test(printed) && [...groups].some((group) => group.startsWith(name)))
    );
  };
  const wholes = read.filter(({ name }) => name === '' || !isOfGroup(name));
  const inGroups = rowsInGroups(
    read.filter((one) => !wholes.includes(one)),
    found,
  );
  const solved = closingRows(found, wholes.flatMap(amountsOf), adjusted, inGroups);
  if (solved !== null) return withoutFoot(found, solved);
  const heads = headsWithSums(found);
  const paid = paymentsBelow(found, read);
  const items = found.filter((row) => !heads.has(row) && !paid.has(row));
  const sums = read.flatMap(({ amount }) => amount ?? []);
  const rows = items.filter((item) => !isBare(item)).length;
  if (rows === items.length || rows < ENOUGH)
    return { items: [...items], markup: decimal(0), charges: [], whole: null };
  const markups = new Set([
    ...markupsBelow(items, sums, adjusted, new Set(found.slice(0, inGroups))),
    ...behindSumOfAll(items, read),
    ...partsOfWork(items),
  ]);
  const kept = items.filter((item, index) => {
    const amount = amountOf(item);
    if (markups.has(item)) return false;
    if (!isBare(item) || amount === null || amount === 0) return true;
    const before = items.slice(0, index);
    const after = items.slice(index + 1);
    const last = before.findLastIndex(isBare);
    const next = after.findIndex(isBare);
    const groups = [
      before.slice(last + 1),
      next < 0 ? after : after.slice(0, next),
      before.filter((one) => !isBare(one)),
    ];
    return !groups.some(
      (group) => group.length > 0 && decimal(amount).minus(sumOf(group)).abs().lt('0.01'),
    );
  });
  const added = [...markups].filter((row) => isCharge(row) || (amountOf(row) ?? 0) < 0);
  const markup = sumOf(added);
  const all = sumOf(kept).plus(markup);
  const rest = items.filter((item) => !kept.includes(item) && !added.includes(item));
  // `Freight`: what is added and is neither a share of the work nor a tax.
  const charges = added.filter(
    ({ item }) => CHARGE.test(item.description ?? '') && !ADDED.test(item.description ?? ''),
  );
  const isWhole = (more: number) => (row: BuiltItem) =>
    isNear(amountOf(row) ?? 0, all.plus(more), '0.01');
  const own = rest.findLast(isWhole(0)) ?? null;
  const whole = own ?? rest.findLast(isWhole(adjusted)) ?? null;
  return {
    items: kept,
    markup: own === null && whole !== null ? markup.plus(adjusted) : markup,
    charges: charges.filter((row) => rateOf(row) === null).flatMap(({ lines }) => lines),
    whole,
  };
};
