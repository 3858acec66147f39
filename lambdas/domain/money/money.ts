import Big from 'big.js';

/**
 * Decimal arithmetic on amounts. Amounts travel as JavaScript numbers, because that is what JSON
 * carries; every sum, product and rounding happens in decimal, so 0.1 + 0.2 is 0.30 and
 * 3.90 x 7.15 is 27.89 (half up, the rule measured on printed estimates).
 *
 * Sums and products of ordinary amounts take a short cut through whole cents in safe integers,
 * which is exact too and far faster; whatever does not fit goes through big.js.
 */
const Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;
Decimal.DP = 20;

/** Added to a result, so that it is never the negative zero that -0.001 rounds to. */
const POSITIVE_ZERO = 0;

/** A decimal number in flight. Turn it back with {@link toAmount} or {@link toNumber}. */
export type Decimal = Big;

/** The exact decimal value of a number as JSON prints it, or of a decimal string. */
export const decimal = (value: number | string | Decimal): Decimal => {
  const cents = typeof value === 'number' ? wholeUnits(value, 100) : null;
  return cents === null || Math.abs(cents) > MOST_PRINTED || Object.is(cents, -0)
    ? new Decimal(value)
    : ofCents(cents);
};

/** Up to fifteen digits a number prints the very cents that it is nearest to. */
const MOST_PRINTED = 1e15 - 1;

const ZERO = new Decimal(0);

/** Digit by digit: big.js would write the number as a text and take that apart, four times as slow. */
const ofCents = (cents: number): Decimal => {
  // A copy, for which no text is read.
  const made = new Decimal(ZERO);
  if (cents === 0) return made;
  const digits: number[] = [];
  for (let rest = Math.abs(cents); rest > 0; rest = Math.floor(rest / 10)) digits.push(rest % 10);
  made.s = cents < 0 ? -1 : 1;
  // The place of the first digit; the last two are behind the point.
  made.e = digits.length - 3;
  made.c = digits.slice(digits.findIndex((digit) => digit !== 0)).reverse();
  return made;
};

/** Rounds half up (away from zero for negatives) to whole cents. */
export const roundCents = (value: number | string | Decimal): Decimal =>
  decimal(value).round(2, Decimal.roundHalfUp);

/** An amount in currency units with at most two decimals, half up. */
export const toAmount = (value: number | string | Decimal): number => {
  if (typeof value === 'number') {
    const cents = wholeUnits(value, 100);
    if (cents !== null) return cents / 100 + POSITIVE_ZERO;
  }
  return toNumber(roundCents(value));
};

/** The nearest finite JavaScript number, without rounding to cents. */
export const toNumber = (value: Decimal): number => {
  const number = value.toNumber();
  if (Number.isFinite(number)) return number + POSITIVE_ZERO;
  return number > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
};

/** Exact sum of amounts; `null` and `undefined` count as nothing. */
export const sum = (values: Iterable<number | Decimal | null | undefined>): Decimal => {
  let cents = 0;
  let beyond: Decimal | null = null;
  for (const value of values) {
    if (value === null || value === undefined) continue;
    const next =
      cents + ((typeof value === 'number' ? wholeUnits(value, 100) : null) ?? Number.NaN);
    if (Number.isSafeInteger(next)) cents = next;
    else beyond = (beyond ?? decimal(0)).plus(value);
  }
  const whole = ofCents(cents);
  return beyond === null ? whole : beyond.plus(whole);
};

/** quantity x rate, rounded to cents: how the platform makes a line total. */
export const lineAmount = (quantity: number | Decimal, rate: number | Decimal): Decimal =>
  decimal(lineAmountNumber(quantity, rate) ?? roundCents(decimal(quantity).times(rate)));

/** {@link lineAmount} as an amount in currency units. */
export const lineTotal = (quantity: number, rate: number): number =>
  lineAmountNumber(quantity, rate) ?? toNumber(roundCents(decimal(quantity).times(rate)));

/** True where two amounts are the same number of cents. */
export const sameCents = (left: number | Decimal, right: number | Decimal): boolean =>
  roundCents(left).eq(roundCents(right));

/** Two decimals, no separators: `1234.50`. */
export const formatCents = (value: number | Decimal): string => roundCents(value).toFixed(2);

/** Every digit of a number, never in exponent form: `0.0000001`, `100000000000000000000000`. */
export const formatExact = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? decimal(value).toFixed() : text;
};

/** Left minus right in cents, exact. */
export const difference = (left: number, right: number): number =>
  new AmountSum().add(left).subtract(right).value();

/** Left plus right, and further amounts, in cents, exact. */
export const total = (...amounts: number[]): number => {
  const running = new AmountSum();
  for (const amount of amounts) running.add(amount);
  return running.value();
};

/**
 * A running sum of amounts, each rounded half up to cents before it is added: the platform's
 * totals are plain sums of rounded lines. Exact for any number of amounts of any size.
 */
export class AmountSum {
  #cents = 0;
  #beyond: Decimal | null = null;

  add(amount: number): this {
    const cents = wholeUnits(amount, 100);
    const next = cents === null ? Number.NaN : this.#cents + cents;
    if (Number.isSafeInteger(next)) this.#cents = next;
    else this.#beyond = (this.#beyond ?? decimal(0)).plus(roundCents(amount));
    return this;
  }

  subtract(amount: number): this {
    return this.add(-amount);
  }

  /** The sum in currency units. */
  value(): number {
    if (this.#beyond === null) return this.#cents / 100;
    return toNumber(this.#beyond.plus(decimal(this.#cents).div(100)));
  }
}

/** The value times `scale` where that is a whole, safe number; null where digits would be lost. */
const wholeUnits = (value: number, scale: number): number | null => {
  const units = Math.round(value * scale);
  return Number.isSafeInteger(units) && units / scale === value ? units : null;
};

/** quantity x rate in whole ten-thousandths squared, where both fit; null where they do not. */
const lineAmountNumber = (quantity: number | Decimal, rate: number | Decimal): number | null => {
  if (typeof quantity !== 'number' || typeof rate !== 'number') return null;
  const hundredths = wholeUnits(quantity, 100);
  const rateUnits = wholeUnits(rate, 10_000);
  if (hundredths === null || rateUnits === null) return null;
  const product = hundredths * rateUnits;
  if (!Number.isSafeInteger(product) || product < 0) return null;
  const remainder = product % 10_000;
  return ((product - remainder) / 10_000 + (remainder >= 5_000 ? 1 : 0)) / 100;
};
