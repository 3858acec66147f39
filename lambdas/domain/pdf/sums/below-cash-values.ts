import type { PrintedAmounts } from '../../estimate/estimate.ts';
import { normalizeName } from '../../estimate/normalize-name.ts';
import { sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';
import type { Line } from '../pages/lines.ts';
import { sumOf } from './added-rows.ts';
import { NO_AMOUNTS, type ReadTotal } from './read-total.ts';

/**
 * What a sum prints that stands alone below the column of cash values. `Total Main Floor   8,020.31` may be what
 * the rows of the level come to anew, and `Estimate Subtotal   6,482.96` what all rows do, to which overhead is added.
 */
export const amountsAsRowsCome = (
  { kind, name, amounts }: ReadTotal,
  { text }: Line,
  rows: readonly BuiltItem[],
): PrintedAmounts => {
  const { acv } = amounts;
  const isAlone = Object.entries(amounts).every(
    ([figure, amount]) => (figure === 'acv') === (amount !== null),
  );
  if (acv === null || !isAlone) return amounts;
  const isAnew =
    kind === 'level'
      ? comeTo(ofLevel(rows, name), acv)
      : isOfAll(kind, name) &&
        !SAYS_CASH_VALUE.test(text) &&
        comeTo(rows, acv) &&
        !cash(rows).eq(acv);
  return isAnew ? { ...NO_AMOUNTS, rcv: acv } : amounts;
};

const isOfAll = (kind: ReadTotal['kind'], name: string): boolean =>
  (kind === 'grand' || kind === 'line_items' || kind === 'section') && name === '';

/** What is called so and comes to anything else is printed wrong. */
const SAYS_CASH_VALUE = /\bactual\s+cash\b|\bacv\b|\bdepreciated\b/i;

const comeTo = (rows: readonly BuiltItem[], amount: number): boolean =>
  rows.length > 0 && sumOf(rows).eq(amount);

const cash = (rows: readonly BuiltItem[]) => sum(rows.map(({ item }) => item.acv));

const ofLevel = (rows: readonly BuiltItem[], named: string): BuiltItem[] => {
  const name = normalizeName(named);
  return rows.filter(({ group }) => group.levels.some((level) => normalizeName(level) === name));
};
