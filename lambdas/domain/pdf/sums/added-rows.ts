import { type Decimal, decimal, sum } from '../../money/money.ts';
import type { BuiltItem } from '../items/build-item.ts';

/** What a row comes to. */
export const amountOf = ({ item }: BuiltItem): number | null => item.rcv ?? item.lineItemTotal;

/** What rows come to together; one without an amount adds nothing. */
export const sumOf = (rows: readonly BuiltItem[]): Decimal => sum(rows.map(amountOf));

/** Whether the last rows, so many at least, come to an amount. */
export const comesToLast = (rows: readonly BuiltItem[], amount: number, least: number): boolean => {
  let running = decimal(0);
  return rows.toReversed().some((row, at) => {
    running = running.plus(amountOf(row) ?? 0);
    return at + 1 >= least && running.minus(amount).abs().lt('0.01');
  });
};

/** The percentage that a row without a quantity names: `GENERAL CONDITIONS  8.00%`. */
export const rateOf = ({ lines }: BuiltItem): number | null => {
  const rate = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*%/.exec(lines.map(({ text }) => text).join(' '));
  return rate === null ? null : Number(rate[1]);
};

/** What tax and markup are called, whatever they are a share of. */
export const ADDED =
  /\b(?:tax|taxes|overhead|profit|o\s*&\s*p|markup|contingency|insurance|bond)\b/i;

/** What is added below the sum of the work, without being any. */
export const CHARGE = /^(?:freight|shipping|delivery|handling|fuel|mileage|trip|travel)\b/i;

/** What is taken off below the sum of the work: `Less policy excess`, `Utility rebate`, `Remnant credit`. */
const TAKEN_OFF = /^less\b|\b(?:rebate|discount|coupon|promotion|credit)\b/i;

export const isTakenOff = (row: BuiltItem): boolean =>
  TAKEN_OFF.test(row.item.description ?? '') && (amountOf(row) ?? 0) < 0;

/** What is added to the work, by its rate or its name. */
export const isCharge = (item: BuiltItem): boolean =>
  rateOf(item) !== null ||
  CHARGE.test(item.item.description ?? '') ||
  ADDED.test(item.item.description ?? '');

/** What a schedule of payments calls them. */
export const PAYMENT =
  /\b(?:deposit|down\s+payment|draw|payments?|balance|retainage|to\s+(?:begin|start)|due\s+(?:at|on|upon|when)|(?:at|on|upon)\s+(?:signing|start(?:-up)?|delivery|completion))\b/i;
