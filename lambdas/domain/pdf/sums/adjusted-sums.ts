import type { Warning } from '../../estimate/estimate.ts';
import { type Decimal, decimal, sum } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';
import { behindRate, isAdjustment } from './total-labels.ts';

/** What is added to a sum or taken off, and the lines that say so. */
export interface Adjustment {
  amount: number;
  lines: readonly Line[];
}

const NONE: Adjustment = { amount: 0, lines: [] };

/** `Neighbor discount  -$250`, `Loyalty credit  (100.00)`, `Credit  400.00-`: a label and an amount behind it. */
const LABELLED = /^(\p{L}.*?)\s+([-–−(]?\s?\$?\s?[-–−(]?\s?\d[\d,]*(?:\.\d{2})?[)-]?)$/u;
const TAKEN_OFF = /\b(?:less|disc(?:ounts?|\.)?|credits?|coupons?|rebates?|savings?)\b/i;

/** The amount that a line adds to the sum above it, or takes off; null where it has none. */
const addedBy = ({ text }: Line): number | null => {
  const [, label = '', printed = ''] = LABELLED.exec(behindRate(text)) ?? [];
  const amount = Number(printed.replace(/[^\d.]/g, ''));
  if (printed === '' || !(amount > 0)) return null;
  return /^[-–−($\s]*[-–−(]|-$/.test(printed) || TAKEN_OFF.test(label) ? -amount : amount;
};

/** `HST (13%)` over `$1,974.53`: the label may stand above its amount. */
const addedBelow = ({ text }: Line, above: Line | undefined): number | null => {
  if (above === undefined || !BARE.test(text) || !isAdjustment(above.text)) return null;
  const amount = Number(text.replace(/[^\d.]/g, ''));
  return /^[-(]/.test(text) || TAKEN_OFF.test(above.text) ? -amount : amount;
};

const BARE = /^[-(]?[$£€]?\s?\d[\d,]*\.\d{2}\)?$/;

/**
 * What stands between the sum of all rows and the total that is printed below it, whatever it is
 * called: nothing unless one line, or all of them down from one, make the one of the other to the cent.
 */
export const adjustmentBetween = (
  lines: readonly Line[],
  from: number,
  total: number,
): Adjustment => {
  const missing = decimal(total).minus(from);
  if (missing.eq(0)) return NONE;
  const added = lines.flatMap((line, at) => {
    const amount = addedBy(line) ?? addedBelow(line, lines[at - 1]);
    return amount === null ? [] : [{ line, amount }];
  });
  const tails = added.map((_, at) => added.slice(at));
  const parts =
    tails.find((tail) => missing.eq(sum(tail.map(({ amount }) => amount)))) ??
    added.filter(({ amount }) => missing.eq(amount)).slice(-1);
  return parts.length === 0
    ? NONE
    : { amount: missing.toNumber(), lines: parts.map(({ line }) => line) };
};

/**
 * The same where the sum of all rows is one of the lines, `Merchandise  9,285.71`, below the sums of
 * their groups: what stands behind it counts.
 */
export const behindSum = (
  lines: readonly Line[],
  sums: readonly Decimal[],
  total: number,
): Adjustment => {
  const at = lines.findLastIndex((line) => {
    const amount = addedBy(line);
    return amount !== null && sums.some((sum) => sum.eq(amount));
  });
  const line = lines[at];
  const sum = line === undefined ? null : addedBy(line);
  return sum === null ? NONE : adjustmentBetween(lines.slice(at + 1), sum, total);
};

/** Of what is added to the sum of all rows, what is no tax, markup or share of it: freight, a permit. */
export const chargesOf = ({ lines }: Adjustment): Line[] =>
  lines.filter(
    (line) => (addedBy(line) ?? 0) > 0 && !line.text.includes('%') && !isAdjustment(line.text),
  );

/** A line of work or charges, as it is told to the user. */
export interface Charge {
  page: number;
  text: string;
}

/** Tells of work and charges that the total counts and no line item holds; one for each page. */
export const chargeWarnings = (
  charges: readonly Charge[],
  sheetOf: (page: number) => number,
): Warning[] =>
  [...new Set(charges.map(({ page }) => page))].map((page) => ({
    code: 'charges_left_out',
    message: `Page ${sheetOf(page)} adds to the sum of all lines, in the total that it prints: ${charges
      .filter((line) => line.page === page)
      .map(({ text }) => `"${text}"`)
      .join(', ')}. They are no lines of the estimate; add them by hand if they are to be.`,
    at: { page: sheetOf(page) },
  }));
