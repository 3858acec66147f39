import { type Decimal, decimal, sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { amountOf, isCharge } from './added-rows.ts';

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
}

/** Two rows that come to a third may do so by chance, where amounts are round. */
const ENOUGH = 3;

/** What a schedule of payments calls them. */
const PAYMENT =
  /\b(?:deposit|down\s+payment|draw|payments?|balance|retainage|to\s+(?:begin|start)|due\s+(?:at|on|upon|when)|(?:at|on|upon)\s+(?:signing|start(?:-up)?|delivery|completion))\b/i;

const isNear = (left: Decimal, right: number): boolean => left.minus(right).abs().lt('0.01');

/** An amount alone; a figure in its words may have been taken for a price. */
const isLump = ({ item }: BuiltItem): boolean =>
  item.unit === null &&
  item.quantity === 1 &&
  item.printed.priceNote === null &&
  (item.unitPrice === null || item.unitPrice !== (item.rcv ?? item.lineItemTotal));

const sumOf = (rows: readonly BuiltItem[]): Decimal => sum(rows.map(amountOf));

/**
 * Solves the foot of a list by what adds up, whatever its rows are called: `Investment, System 1`,
 * `All systems`, `Crating`, `Your investment`, `To begin`. Only where a row is the sum of all rows
 * above it, and none of them but itself is printed as the total of them all.
 *
 * @param printed the totals that labels tell
 */
export const closingRows = (
  items: readonly BuiltItem[],
  printed: readonly number[],
): ClosingRows | null => {
  const isPrinted = (amount: Decimal): boolean => printed.some((total) => isNear(amount, total));
  if (isPrinted(sumOf(items))) return null;
  const sums = new Set<BuiltItem>();
  const lastWork = items.findLastIndex((row) => !isLump(row));
  let from = 0;
  for (const [at, row] of items.entries()) {
    const amount = amountOf(row);
    if (!isLump(row) || amount === null || amount === 0) continue;
    const own = items.slice(from, at);
    const work = items.slice(0, at).filter((one) => !sums.has(one));
    const all = sumOf(work);
    const isFoot = work.length >= ENOUGH && at > lastWork;
    // A label may have told the sum of all work, or nothing tells it.
    const isBelow = isFoot && (isCharge(row) || isPrinted(all));
    const solved = isBelow ? solveFoot(items.slice(at), all, isPrinted) : null;
    if (solved !== null) return { ...solved, sums: new Set([...sums, ...solved.sums]) };
    const isWhole = work.length >= ENOUGH && isNear(all, amount);
    const isOfGroup =
      isNear(sumOf(own), amount) && (own.length >= ENOUGH || (own.length > 0 && isNamed(row, own)));
    if (!isWhole && !isOfGroup) continue;
    sums.add(row);
    from = at + 1;
    // The sum of the first group sums all that is above it, too.
    const below = isWhole && isFoot ? solveFoot(items.slice(from), all, isPrinted) : null;
    if (below !== null) {
      const whole = below.whole ?? (below.added.length === 0 ? row : null);
      return { ...below, sums: new Set([...sums, ...below.sums]), whole };
    }
  }
  const isSolved = sums.size > 0 && isPrinted(sumOf(items.filter((row) => !sums.has(row))));
  return isSolved ? { sums, added: [], paid: [], whole: null } : null;
};

/** What stands below all work that comes to `work`; null where a row of it is none of that. */
const solveFoot = (
  foot: readonly BuiltItem[],
  work: Decimal,
  isPrinted: (amount: Decimal) => boolean,
): ClosingRows | null => {
  const sums = new Set<BuiltItem>();
  const added: BuiltItem[] = [];
  let running = work;
  let whole: BuiltItem | null = null;
  for (let at = 0; at < foot.length; ) {
    const rest = foot.slice(at);
    const isPaid =
      (rest.length > 1 && isNear(running, sumOf(rest).toNumber())) ||
      rest.every(({ item }) => PAYMENT.test(item.description ?? ''));
    if (isPaid) return { sums, added, paid: rest, whole };
    const steps = stepsToSum(running, rest, isPrinted);
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

/** `PHASE ONE` below the rows of `PHASE ONE - MAKE SAFE`. */
const isNamed = ({ item }: BuiltItem, [first]: readonly BuiltItem[]): boolean => {
  const name = item.description?.toLowerCase() ?? '';
  const heads = [first?.item.section, first?.group.room, ...(first?.group.levels ?? [])];
  return heads.some((head) => name !== '' && head?.toLowerCase().startsWith(name) === true);
};

/** How many rows lead from a sum to the next; null where none says what they come to. */
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
    if (isPrinted(running)) return at + 1;
  }
  return null;
};
