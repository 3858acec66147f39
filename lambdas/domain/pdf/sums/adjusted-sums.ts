import { type Decimal, decimal } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';

/** `Neighbor discount  -$250`, `Loyalty credit  (100.00)`: a label and an amount behind it. */
const LABELLED = /^(\p{L}.*?)\s+([-–−(]?\s?\$?\s?[-–−]?\s?\d[\d,]*(?:\.\d{2})?\)?)$/u;
const TAKEN_OFF = /\b(?:less|discounts?|credits?|coupons?|rebates?|savings?)\b/i;

/** The amount that a line adds to the sum above it, or takes off; null where it has none. */
const addedBy = ({ text }: Line): number | null => {
  const [, label = '', printed = ''] = LABELLED.exec(text.trim()) ?? [];
  const amount = Number(printed.replace(/[^\d.]/g, ''));
  if (printed === '' || !(amount > 0)) return null;
  return /^[-–−($\s]*[-–−(]/.test(printed) || TAKEN_OFF.test(label) ? -amount : amount;
};

/**
 * What stands between the sum of all rows and the total that is printed below it, whatever it is
 * called: 0 unless one line, or all of them, make the one of the other to the cent.
 */
export const adjustmentBetween = (lines: readonly Line[], sum: number, total: number): number => {
  const missing = decimal(total).minus(sum);
  if (missing.eq(0)) return 0;
  const amounts = lines.flatMap((line) => addedBy(line) ?? []);
  const all = amounts.reduce((whole, amount) => whole.plus(amount), decimal(0));
  const isMade = all.eq(missing) || amounts.some((amount) => missing.eq(amount));
  return isMade ? missing.toNumber() : 0;
};

/**
 * The same where the sum of all rows is one of the lines, `Merchandise  9,285.71`, below the sums of
 * their groups: what stands behind it counts.
 */
export const behindSum = (
  lines: readonly Line[],
  sums: readonly Decimal[],
  total: number,
): number => {
  const at = lines.findLastIndex((line) => {
    const amount = addedBy(line);
    return amount !== null && sums.some((sum) => sum.eq(amount));
  });
  const line = lines[at];
  const sum = line === undefined ? null : addedBy(line);
  return sum === null ? 0 : adjustmentBetween(lines.slice(at + 1), sum, total);
};
