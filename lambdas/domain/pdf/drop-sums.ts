import { type Decimal, decimal, sum } from '../money/money.ts';
import type { BuiltItem } from './build-item.ts';

/** Fewer rows than these with a quantity say nothing about those without. */
const ENOUGH = 3;

const isBare = ({ item }: BuiltItem): boolean =>
  item.printed.lineNumber === null &&
  item.unit === null &&
  item.unitPrice === null &&
  item.quantity === 1 &&
  item.printed.priceNote === null;

const amountOf = ({ item }: BuiltItem): number | null => item.rcv ?? item.lineItemTotal;

/** The percentage that a row without a quantity names: `GENERAL CONDITIONS  8.00%`. */
const rateOf = ({ lines }: BuiltItem): number | null => {
  const rate = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*%/.exec(lines.map(({ text }) => text).join(' '));
  return rate === null ? null : Number(rate[1]);
};

const isNear = (left: Decimal | number, right: Decimal | number, within: string): boolean =>
  decimal(left).minus(right).abs().lt(within);

/** What is added below the sum of the work, without being any. */
const CHARGE = /^(?:freight|shipping|delivery|handling|fuel|mileage|trip|travel)\b/i;

const isCharge = (item: BuiltItem): boolean =>
  rateOf(item) !== null || CHARGE.test(item.item.description ?? '');

/**
 * Percentages of the work that stand below its rows, in the same columns, and what the work comes
 * to with them. A percentage is taken of the rows, of what stands above it, or of a printed sum.
 */
const markupsBelow = (items: readonly BuiltItem[], sums: readonly number[]): Set<BuiltItem> => {
  const rows = items.filter((item) => !isBare(item));
  const below = items.slice(items.findLastIndex((item) => !isBare(item)) + 1);
  const work = sum(rows.map(amountOf));
  const found = new Set<BuiltItem>();
  let running = work;
  let isSummed = false;
  for (const item of below) {
    const amount = amountOf(item);
    const rate = rateOf(item);
    if (amount === null) continue;
    if (isSummed && CHARGE.test(item.item.description ?? '')) {
      running = running.plus(amount);
      found.add(item);
      continue;
    }
    isSummed ||= isNear(amount, work, '0.01');
    const share = [work, running, ...sums.map(decimal)].some((base) =>
      isNear(base.times(rate ?? 0).div(100), amount, '0.02'),
    );
    if (rate !== null && share) running = running.plus(amount);
    else if (!isNear(amount, work, '0.01') && !(found.size > 0 && isNear(amount, running, '0.03')))
      continue;
    found.add(item);
  }
  return found;
};

/**
 * Takes out rows that only sum others, whatever they are called: in a table whose rows have
 * quantities, a row without one whose amount is that of the rows right above or right below it,
 * up to the next such row. Percentages of the work go too; they come to `markup`. `sums` are the
 * amounts of the printed totals.
 */
export const dropSums = (
  items: readonly BuiltItem[],
  sums: readonly number[],
): { items: BuiltItem[]; markup: Decimal } => {
  const rows = items.filter((item) => !isBare(item)).length;
  if (rows === items.length || rows < ENOUGH) return { items: [...items], markup: decimal(0) };
  const markups = markupsBelow(items, sums);
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
      (group) =>
        group.length > 0 &&
        decimal(amount)
          .minus(sum(group.map(amountOf)))
          .abs()
          .lt('0.01'),
    );
  });
  const added = [...markups].filter(isCharge);
  return { items: kept, markup: sum(added.map(amountOf)) };
};
