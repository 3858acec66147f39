import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  AmountSum,
  decimal,
  difference,
  formatCents,
  formatExact,
  lineAmount,
  lineTotal,
  roundCents,
  sameCents,
  sum,
  toAmount,
  toNumber,
  total,
} from '../../../lambdas/domain/money/money.ts';

describe('rounding to cents', () => {
  it.each([
    [0.005, 0.01],
    [0.015, 0.02],
    [1.005, 1.01],
    [2.675, 2.68],
    [1.0049999, 1],
    [-0.005, -0.01],
    [999_999_999.994, 999_999_999.99],
    [0.1 + 0.2, 0.3],
  ])('%d is %d: half up in decimal, not in binary', (value, expected) => {
    expect(toAmount(value)).toBe(expected);
    expect(roundCents(value).toNumber()).toBe(expected);
  });

  it('of a line is done once, on quantity x price: 3.90 x 7.15 is 27.89', () => {
    expect(lineTotal(3.9, 7.15)).toBe(27.89);
    expect(lineAmount(3.9, 7.15).toNumber()).toBe(27.89);
    expect(lineTotal(1.1, 1.1)).toBe(1.21);
    expect(lineTotal(0.1, 0.05)).toBe(0.01);
    expect(lineTotal(1e-7, 1e5)).toBe(0.01);
    expect(lineTotal(3, -1.115)).toBe(-3.35);
  });
});

describe('sums', () => {
  it('have no binary artefacts', () => {
    expect(total(0.1, 0.2)).toBe(0.3);
    expect(sum([0.1, null, 0.2, undefined]).toNumber()).toBe(0.3);
    expect(difference(0.3, 0.1)).toBe(0.2);
    expect(difference(100, 99.99)).toBe(0.01);
  });

  it('round each amount before adding it', () => {
    expect(total(0.005, 0.005)).toBe(0.02);
  });

  it('of 10,000 of the largest amounts are exact', () => {
    const running = new AmountSum();
    for (let index = 0; index < 10_000; index += 1) running.add(999_999_999.99);
    expect(running.value()).toBe(9_999_999_999_900);
  });

  it('beyond the safe integers are still exact', () => {
    const running = new AmountSum()
      .add(90_071_992_547_409.91)
      .add(0.01)
      .subtract(90_071_992_547_409.91);
    expect(running.value()).toBe(0.01);
    expect(total(1e21, 0.01, -1e21)).toBe(0.01);
  });

  it('are finite whatever is added', () => {
    expect(total(Number.MAX_VALUE, Number.MAX_VALUE)).toBe(Number.MAX_VALUE);
    expect(total(-Number.MAX_VALUE, -Number.MAX_VALUE)).toBe(-Number.MAX_VALUE);
    expect(lineTotal(1e300, 1e300)).toBe(Number.MAX_VALUE);
  });
});

describe('a number as a decimal', () => {
  it.each([
    0, -0, 0.01, -0.01, 0.1, 0.05, 1, 10, -100, 1200.5, 41.1725, 1e-7, 9999999999999.99, 1e15,
    90071992547409.92, 123456789012345, 1.005,
  ])('%d is what a text of it is', (value) => {
    const { s, e, c } = new Big(value);
    expect(decimal(value)).toMatchObject({ s, e, c });
  });
});

describe('writing numbers', () => {
  it('with two decimals', () => {
    expect(formatCents(1234.5)).toBe('1234.50');
    expect(formatCents(0)).toBe('0.00');
    expect(formatCents(1.005)).toBe('1.01');
  });

  it('with every digit and never in exponent form', () => {
    expect(formatExact(1e-7)).toBe('0.0000001');
    expect(formatExact(1e21)).toBe('1000000000000000000000');
    expect(formatExact(2920.3)).toBe('2920.3');
    expect(toNumber(decimal(formatExact(1.2345e-9)))).toBe(1.2345e-9);
  });

  it('compares by cents', () => {
    expect(sameCents(1.004, 1)).toBe(true);
    expect(sameCents(1.005, 1)).toBe(false);
  });
});
