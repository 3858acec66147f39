import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AmountSum,
  formatExact,
  lineTotal,
  toAmount,
  total,
} from '../../../lambdas/domain/money/money.ts';

const finite = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((value) => value / 100);
const anyAmount = fc.oneof(cents, finite, fc.constantFrom(1.005, 0.285, 1e-9, -0.005));

/** The slow way, which is the definition. */
const halfUp = (value: Big): number => value.round(2, Big.roundHalfUp).toNumber();

describe('money', () => {
  it('rounds every number as decimal arithmetic rounds it', () => {
    fc.assert(
      fc.property(anyAmount, (value) => {
        expect(toAmount(value)).toBe(halfUp(new Big(value)) + 0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('multiplies quantity and price as decimal arithmetic does', () => {
    const quantity = fc.oneof(
      fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 100),
      fc.double({ min: 0, max: 1e6, minExcluded: true, noNaN: true }),
    );
    const price = fc.oneof(
      fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value / 100),
      fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 10_000),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(quantity, price, (left, right) => {
        expect(lineTotal(left, right)).toBe(halfUp(new Big(left).times(right)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('adds in any order to the same sum, which is the sum of the rounded amounts', () => {
    const shuffled = fc
      .array(anyAmount, { maxLength: 200 })
      .chain((amounts) =>
        fc.tuple(
          fc.constant(amounts),
          fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([amounts, others]) => {
        const expected = amounts.reduce(
          (sum, amount) => sum.plus(new Big(amount).round(2, Big.roundHalfUp)),
          new Big(0),
        );
        expect(total(...amounts)).toBe(expected.toNumber() + 0);
        expect(total(...others)).toBe(total(...amounts));
      }),
      { numRuns: 300 },
    );
  });

  it('takes away what it added', () => {
    fc.assert(
      fc.property(fc.array(anyAmount), anyAmount, (amounts, extra) => {
        const running = new AmountSum();
        for (const amount of amounts) running.add(amount);
        const before = running.value();
        expect(running.add(extra).subtract(extra).value()).toBe(before);
      }),
      { numRuns: 300 },
    );
  });

  it('writes numbers so that they are read back as they were', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatExact(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
