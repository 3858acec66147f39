import Big from 'big.js';

/**
 * Decimal arithmetic on amounts. Amounts travel as JavaScript numbers, because that is what JSON
 * carries; every sum, product and rounding happens in decimal, so 0.1 + 0.2 is 0.30 and
 * 3.90 x 7.15 is 27.89 (half up, the rule measured on printed estimates).
 */
const Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;
Decimal.DP = 20;

/** A decimal number in flight. Turn it back with {@link toAmount} or {@link toNumber}. */
export type Decimal = Big;

/** The exact decimal value of a number as JSON prints it, or of a decimal string. */
export const decimal = (value: number | string | Decimal): Decimal => new Decimal(value);

/** Rounds half up (away from zero for negatives) to whole cents. */
export const roundCents = (value: number | string | Decimal): Decimal =>
  decimal(value).round(2, Decimal.roundHalfUp);

/** An amount in currency units with at most two decimals, half up. */
export const toAmount = (value: number | string | Decimal): number => roundCents(value).toNumber();

/** The nearest JavaScript number, without rounding to cents. */
export const toNumber = (value: Decimal): number => value.toNumber();

/** Exact sum of amounts; `null` and `undefined` count as nothing. */
export const sum = (values: Iterable<number | Decimal | null | undefined>): Decimal => {
  let total = decimal(0);
  for (const value of values) if (value !== null && value !== undefined) total = total.plus(value);
  return total;
};

/** quantity x rate, rounded to cents: how the platform makes a line total. */
export const lineAmount = (quantity: number | Decimal, rate: number | Decimal): Decimal =>
  roundCents(decimal(quantity).times(rate));

/** True where two amounts are the same number of cents. */
export const sameCents = (left: number | Decimal, right: number | Decimal): boolean =>
  roundCents(left).eq(roundCents(right));

/** Two decimals, no separators: `1234.50`. */
export const formatCents = (value: number | Decimal): string => roundCents(value).toFixed(2);
