import { decimal, sum } from '../money/money.ts';
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

/**
 * Takes out rows that only sum others, whatever they are called: in a table whose rows have
 * quantities, a row without one whose amount is that of the rows right above or right below it,
 * up to the next such row.
 */
export const dropSums = (items: readonly BuiltItem[]): BuiltItem[] => {
  const rows = items.filter((item) => !isBare(item)).length;
  if (rows === items.length || rows < ENOUGH) return [...items];
  return items.filter((item, index) => {
    const amount = amountOf(item);
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
};
