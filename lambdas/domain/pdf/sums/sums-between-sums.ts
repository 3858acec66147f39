import type { Decimal } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import { amountOf, comesToLast, sumOf } from './added-rows.ts';
import { isBare } from './bare-rows.ts';
import type { ReadSum } from './read-sum.ts';

/** A single row is a sum of nothing. */
const LEAST_SUMMED = 2;

const isNear = (left: Decimal, right: number): boolean => left.minus(right).abs().lt('0.01');

/**
 * `Material / other   778.10` below the last rows of a place whose other tables close with sums that were read: it
 * stands between two sums, comes to all rows behind the first, and the second counts these once.
 */
export const sumsBetweenSums = (
  rows: readonly BuiltItem[],
  read: readonly ReadSum[],
): readonly BuiltItem[] =>
  read.flatMap(({ rowsBefore, amount }, at) => {
    const row = rows[rowsBefore - 1];
    const first = read.slice(0, at).findLast((sum) => sum.rowsBefore < rowsBefore);
    if (row === undefined || first === undefined || amount === null || !isBare(row)) return [];
    const summed = rows.slice(first.rowsBefore, rowsBefore - 1);
    const own = amountOf(row) ?? 0;
    if (summed.length < LEAST_SUMMED || own === 0 || !isNear(sumOf(summed), own)) return [];
    return comesToLast(rows.slice(0, rowsBefore - 1), amount, 1) ? [row] : [];
  });
