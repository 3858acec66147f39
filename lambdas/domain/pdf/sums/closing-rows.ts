import { type Decimal, decimal } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { amountOf, comesToLast, isCharge, PAYMENT, rateOf, sumOf } from './added-rows.ts';

/** Below the rows of a bid: what they come to, what is added, and how it is to be paid. */
export interface ClosingRows {
  /** What only sums others. */
  sums: ReadonlySet<BuiltItem>;
  /** What leads from the sum of the work to the price of the whole. */
  added: readonly BuiltItem[];
  /** Parts in which the price is to be paid. */
  paid: readonly BuiltItem[];
  /** What all work comes to with what is added; null where no row says so. */
  whole: BuiltItem | null;
  /** What lines that are no rows add to it. */
  adjusted?: number;
}

/** Two rows that come to a third may do so by chance, where amounts are round. */
const ENOUGH = 3;

const isNear = (left: Decimal, right: number): boolean => left.minus(right).abs().lt('0.01');

/** An amount alone; a figure in its words may have been taken for a price. */
const isLump = ({ item }: BuiltItem): boolean =>
  item.unit === null &&
  item.quantity === 1 &&
  // `WHOLE BID   $2,105.53`: a word that elsewhere stands for an amount, and the amount.
  (item.printed.priceNote === null || (item.rcv ?? 0) > 0) &&
  (item.unitPrice === null || item.unitPrice !== (item.rcv ?? item.lineItemTotal));

/**
 * `All   Delivery & fuel   85.00` right below other rows of `All`, above sums that stand in no room: its cell says that it
 * is one of the rows.
 */
const isPlaced = ({ roomCell }: BuiltItem, items: readonly BuiltItem[], at: number): boolean =>
  roomCell !== null && items[at - 1]?.roomCell === roomCell && items.at(-1)?.roomCell === null;

/** How many rows stand above the last sum of a group, `Piping   27,748.35`, that comes to those right above it: work all. */
export const rowsInGroups = (
  sums: readonly { rowsBefore: number; amount: number | null }[],
  rows: readonly BuiltItem[],
): number =>
  Math.max(
    0,
    ...sums.flatMap(({ rowsBefore, amount }) =>
      amount !== null && comesToLast(rows.slice(0, rowsBefore), amount, 2) ? [rowsBefore] : [],
    ),
  );

/** Rows of a foot, at most; of longer ones nobody would see that they add up. */
const LONGEST_FOOT = 40;

/**
 * Solves the foot of a list by what adds up, whatever its rows are called: `Investment, System 1`,
 * `All systems`, `Crating`, `Your investment`, `To begin`.
 *
 * @param printed the totals that labels tell
 * @param adjusted what lines that are no rows add to the work, and no total counts
 * @param inGroups how many rows a sum of their group proves to be work
 * @returns null where one of these is the sum of all rows, or a row of the foot leads to no sum
 */
export const closingRows = (
  items: readonly BuiltItem[],
  printed: readonly number[],
  adjusted: number,
  inGroups = 0,
): ClosingRows | null => {
  const isPrinted = (amount: Decimal): boolean => printed.some((total) => isNear(amount, total));
  if (isPrinted(sumOf(items))) return null;
  const sums = new Set<BuiltItem>();
  const lastWork = Math.max(
    inGroups - 1,
    items.findLastIndex((row, at) => !isLump(row) || isPlaced(row, items, at)),
  );
  const solve = (from: number, work: Decimal): ClosingRows | null => {
    const whole = items.slice(from);
    const known = [...[...sums].map(amountOf), ...printed];
    const again = restatedFirst(whole, work, known);
    if (again.length === 0) again.push(...restatedInOrder(whole, items.slice(0, from), sums));
    const foot = whole.slice(again.length);
    const [only, another] = foot;
    const isLed = adjusted !== 0 && another === undefined && only !== undefined;
    if (isLed && isNear(work.plus(adjusted), amountOf(only) ?? 0))
      return {
        sums: new Set([...sums, ...again, only]),
        added: [],
        paid: [],
        whole: only,
        adjusted,
      };
    const solved =
      foot.length > LONGEST_FOOT
        ? null
        : (solveFoot(foot, work, isPrinted) ?? solveWith(foot, work, adjusted, isPrinted));
    return solved === null
      ? null
      : { ...solved, sums: new Set([...sums, ...again, ...solved.sums]) };
  };
  let [all, own] = [decimal(0), decimal(0)];
  let [works, group]: [number, BuiltItem[]] = [0, []];
  for (const [at, row] of items.entries()) {
    const amount = amountOf(row) ?? 0;
    const isFoot = works >= ENOUGH && at > lastWork;
    // A label may have told the sum of all work, or nothing tells it.
    const mayClose = (): boolean =>
      isCharge(row) ||
      isPrinted(all) ||
      restatedInOrder(items.slice(at), items.slice(0, at), sums).length > 0;
    const below = isFoot && mayClose() ? solve(at, all) : null;
    if (below !== null) return below;
    const mayBeSum = isLump(row) && amount !== 0;
    const isWhole = mayBeSum && works >= ENOUGH && isNear(all, amount);
    const isEnough = group.length >= ENOUGH || (group.length > 0 && isNamed(row, group));
    if (!isWhole && !(mayBeSum && isNear(own, amount) && isEnough)) {
      [all, own] = [all.plus(amount), own.plus(amount)];
      works += 1;
      group.push(row);
      continue;
    }
    sums.add(row);
    [own, group] = [decimal(0), []];
    // The sum of the first group sums all that is above it, too.
    const solved = (isWhole || sums.size > 1) && isFoot ? solve(at + 1, all) : null;
    if (solved !== null) {
      const whole = solved.whole ?? (isWhole && solved.added.length === 0 ? row : null);
      return { ...solved, whole };
    }
  }
  // Every group ends in its sum.
  const isGrouped = sums.size > 1 && group.length === 0;
  return sums.size > 0 && (isGrouped || isPrinted(all))
    ? { sums, added: [], paid: [], whole: null }
    : null;
};

/** `Hardware Set 01`, `Hardware Set 02` at the head of the foot: sums of groups once more, up to all work. */
const restatedFirst = (
  foot: readonly BuiltItem[],
  work: Decimal,
  known: readonly (number | null)[],
): BuiltItem[] => {
  let running = decimal(0);
  for (const [at, row] of foot.entries()) {
    const amount = amountOf(row);
    if (amount === null || !known.some((one) => one !== null && isNear(decimal(one), amount)))
      return [];
    running = running.plus(amount);
    if (at > 0 && isNear(running, work.toNumber())) return foot.slice(0, at + 1);
  }
  return [];
};

/** `Parts A, B and C   26,659.00`, `Option D   615.00`: what the rows come to, one run of them behind the other. */
const restatedInOrder = (
  foot: readonly BuiltItem[],
  rows: readonly BuiltItem[],
  sums: ReadonlySet<BuiltItem>,
): BuiltItem[] => {
  if (foot.length > LONGEST_FOOT) return [];
  let [running, parts] = [decimal(0), 0];
  for (const row of rows) {
    if (sums.has(row)) continue;
    running = running.plus(amountOf(row) ?? 0);
    const part = foot[parts];
    if (part === undefined || !isNear(running, amountOf(part) ?? 0)) continue;
    running = decimal(0);
    parts += 1;
  }
  return parts > 1 && running.eq(0) ? foot.slice(0, parts) : [];
};

/** What stands below all work that comes to `work`; null where a row of it is none of that. */
const solveFoot = (
  foot: readonly BuiltItem[],
  work: Decimal,
  isPrinted: (amount: Decimal) => boolean,
  adjusted = 0,
): ClosingRows | null => {
  const sums = new Set<BuiltItem>();
  const added: BuiltItem[] = [];
  let running = work;
  let left = adjusted;
  let whole: BuiltItem | null = null;
  for (let at = 0; at < foot.length; ) {
    const rest = foot.slice(at);
    const isPaid =
      paysOff(running, rest) ||
      rest.every((row) => PAYMENT.test(row.item.description ?? '') || isPart(row, running));
    if (isPaid) return { sums, added, paid: rest, whole };
    const steps = stepsToSum(running, rest, isPrinted);
    if (steps === null && left !== 0) {
      // `Net order value`, then a tax that is no row, then `Gross order value`.
      running = running.plus(left);
      left = 0;
      continue;
    }
    if (steps === null) return null;
    const between = rest.slice(0, steps);
    added.push(...between);
    running = running.plus(sumOf(between));
    const restated = rest[steps];
    const isRestated = restated !== undefined && isNear(running, amountOf(restated) ?? 0);
    if (steps === 0 && !isRestated) return null;
    whole = isRestated ? restated : null;
    if (isRestated) sums.add(restated);
    at += steps + (isRestated ? 1 : 0);
  }
  return { sums, added, paid: [], whole };
};

/** The same where lines that are no rows stand among those of the foot, and the price is restated below. */
const solveWith = (
  foot: readonly BuiltItem[],
  work: Decimal,
  adjusted: number,
  isPrinted: (amount: Decimal) => boolean,
): ClosingRows | null => {
  const solved =
    adjusted === 0
      ? null
      : (solveFoot(foot, work.plus(adjusted), isPrinted) ??
        solveFoot(foot, work, isPrinted, adjusted));
  return solved === null || solved.whole === null ? null : { ...solved, adjusted };
};

/** `PHASE ONE` below the rows of `PHASE ONE - MAKE SAFE`. */
const isNamed = ({ item }: BuiltItem, [first]: readonly BuiltItem[]): boolean => {
  const name = item.description?.toLowerCase() ?? '';
  const heads = [first?.item.section, first?.group.room, ...(first?.group.levels ?? [])];
  return heads.some((head) => name !== '' && head?.toLowerCase().startsWith(name) === true);
};

/** Parts in which a price is to be paid come to it. */
const paysOff = (price: Decimal, rows: readonly BuiltItem[]): boolean =>
  rows.length > 1 && isNear(price, sumOf(rows).toNumber());

/** `50% at template   1,687.71`: too large a share of the price to be added to it. */
const isPart = (row: BuiltItem, price: Decimal): boolean => {
  const rate = rateOf(row) ?? 0;
  return rate >= LEAST_PART && isNear(price.times(rate).div(100), amountOf(row) ?? 0);
};

/** Percent; overhead and profit are less. */
const LEAST_PART = 25;

/** How many rows lead from a sum to the next, or to a price that is paid off by all others; null where none does. */
const stepsToSum = (
  from: Decimal,
  rows: readonly BuiltItem[],
  isPrinted: (amount: Decimal) => boolean,
): number | null => {
  let running = from;
  for (const [at, row] of rows.entries()) {
    const amount = amountOf(row);
    if (amount === null) return null;
    if (isNear(running, amount)) return at;
    running = running.plus(decimal(amount));
    if (isPrinted(running) || paysOff(running, rows.slice(at + 1))) return at + 1;
  }
  return null;
};
