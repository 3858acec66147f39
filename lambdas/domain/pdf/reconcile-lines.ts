import type { LineItem, PrintedAmounts } from '../estimate/estimate.ts';
import { type Decimal, decimal, lineAmount, sum, toAmount } from '../money/money.ts';

/** A line whose own figures contradict each other. */
export interface LineCheck {
  /** Index in `lineItems`. */
  item: number;
  figure: 'rcv' | 'acv' | 'line_item_total';
  what: string;
  how: string;
  printed: number;
  computed: number;
  /** What the figures would be if the line's other figures are right. */
  expected: Partial<PrintedAmounts>;
}

/** The equations that a row can be held against. */
type Rule = 'price' | 'acv';

interface Deviation {
  item: number;
  rule: Rule;
  printed: number;
  computed: Decimal;
  deviation: Decimal;
  /** What the digits that the print does not show can make at most. */
  slack: Decimal;
}

const CENT = decimal('0.0101');

/** quantity x price + tax + O&P against the replacement cost (or the line total). */
const priceDeviation = (item: LineItem, index: number): Deviation | null => {
  if (item.unitPrice === null || item.printed?.priceNote) return null;
  // What is paid when incurred may be listed at its price and counted as nothing.
  if (item.isPaidWhenIncurred && (item.rcv ?? item.lineItemTotal) === 0) return null;
  const base = lineAmount(item.quantity, item.unitPrice);
  const rates = [
    item.printed?.removePrice,
    item.printed?.replacePrice,
    item.printed?.resetPrice,
  ].filter((rate) => rate != null && rate !== 0).length;
  const slack = decimal(item.quantity)
    .abs()
    .times('0.005')
    .times(Math.max(1, rates))
    .plus('0.0101');
  if (item.rcv !== null) {
    const computed = base.plus(sum([item.tax, item.overheadProfit]));
    return {
      item: index,
      rule: 'price',
      printed: item.rcv,
      computed,
      deviation: decimal(item.rcv).minus(computed).abs(),
      slack,
    };
  }
  if (item.lineItemTotal === null) return null;
  return {
    item: index,
    rule: 'price',
    printed: item.lineItemTotal,
    computed: base,
    deviation: decimal(item.lineItemTotal).minus(base).abs(),
    slack,
  };
};

/** replacement cost - depreciation against actual cash value. */
const acvDeviation = (item: LineItem, index: number): Deviation | null => {
  if (item.rcv === null || item.acv === null) return null;
  const computed = decimal(item.rcv).minus(item.depreciation ?? 0);
  return {
    item: index,
    rule: 'acv',
    printed: item.acv,
    computed,
    deviation: decimal(item.acv).minus(computed).abs(),
    slack: CENT,
  };
};

/** Rows of which the equation must hold for it to be a rule of the document. */
const RULE_SHARE = 0.5;

/**
 * Below this share of rows that miss by more than a cent, a miss is a wrong figure; above it,
 * the print hides digits of its rates and misses up to what those can make are let pass.
 */
const EXACT_SHARE = 0.03;
const ENOUGH_ROWS = 8;

/** Lines whose figures contradict each other, each named once, by the first equation it breaks. */
export const lineChecks = (items: readonly LineItem[]): LineCheck[] => {
  const found = new Map<number, LineCheck>();
  for (const [rule, measure] of [
    ['price', priceDeviation],
    ['acv', acvDeviation],
  ] as const) {
    const deviations = items
      .map((item, index) => measure(item, index))
      .filter((deviation): deviation is Deviation => deviation !== null);
    const wide = deviations.filter((one) => one.deviation.gt(one.slack));
    // A print may add what its columns do not show; then the equation says nothing about it.
    if (wide.length > deviations.length * (1 - RULE_SHARE) && deviations.length > 1) continue;
    const inexact = deviations.filter((one) => one.deviation.gt(CENT));
    const exact =
      deviations.length >= ENOUGH_ROWS &&
      inexact.length <= Math.max(1, deviations.length * EXACT_SHARE);
    for (const one of exact ? inexact : wide) {
      const item = items[one.item];
      if (item === undefined || found.has(one.item)) continue;
      found.set(one.item, checkOf(item, one, rule));
    }
  }
  return [...found.values()].sort((a, b) => a.item - b.item);
};

const checkOf = (item: LineItem, deviation: Deviation, rule: Rule): LineCheck => {
  const computed = toAmount(deviation.computed);
  const common = { item: deviation.item, printed: deviation.printed, computed };
  if (rule === 'acv')
    return {
      ...common,
      figure: 'acv',
      what: 'the actual cash value',
      how: 'replacement cost - depreciation',
      expected: { acv: computed, rcv: item.rcv, tax: item.tax, depreciation: item.depreciation },
    };
  if (item.rcv === null)
    return {
      ...common,
      figure: 'line_item_total',
      what: 'the line total',
      how: 'quantity x price',
      expected: { lineItemTotal: computed },
    };
  return {
    ...common,
    figure: 'rcv',
    what: 'the replacement cost',
    how: 'quantity x price + tax + overhead and profit',
    expected: { rcv: computed, tax: item.tax, overheadProfit: item.overheadProfit },
  };
};
