import type { BuiltItem } from '../items/build-item.ts';
import { dropSums, type WorkAlone } from './drop-sums.ts';
import type { ReadSum } from './read-sum.ts';

/** `* Optional, not included in total` below a row, `Optional - not in the price`. */
const UNCOUNTED =
  /^[*†(]?\s*optional\b.{0,20}?\bnot\s+(?:included\s+|counted\s+)?in\s+(?:the\s+)?(?:\w+\s+)?(?:totals?|price|sum)\b/im;

const saysUncounted = ({ item }: BuiltItem): boolean =>
  item.f9Note !== null && UNCOUNTED.test(item.f9Note);

/**
 * The rows of work as `dropSums` finds them, where some of them say that no total counts them: what the foot comes to is
 * the sum of the others. They stay among these at their places.
 */
export const dropSumsOfCounted = (
  rows: readonly BuiltItem[],
  read: readonly ReadSum[],
  adjusted = 0,
): WorkAlone => {
  const apart = rows.filter(saysUncounted);
  if (apart.length === 0) return dropSums(rows, read, adjusted);
  const isCounted = (row: BuiltItem): boolean => !apart.includes(row);
  const left = read.map((one) => ({
    ...one,
    rowsBefore: rows.slice(0, one.rowsBefore).filter(isCounted).length,
  }));
  const work = dropSums(rows.filter(isCounted), left, adjusted);
  const kept = new Set([...work.items, ...apart]);
  return { ...work, items: rows.filter((row) => kept.has(row)) };
};
