import type { LineItem } from '../estimate/estimate.ts';
import { takenOffBy } from '../estimate/taken-off.ts';
import { type Decimal, decimal, lineAmount, sum, toAmount } from '../money/money.ts';
import { isHeldUntilIncurred } from './amounts.ts';

/** A line whose own figures contradict each other. */
export interface LineCheck {
  /** Index in `lineItems`. */
  item: number;
  figure: 'rcv' | 'acv' | 'line_item_total' | 'tax' | 'overhead_profit';
  what: string;
  how: string;
  printed: number;
  computed: number;
  /** By how much the line misses, and what undisclosed digits of its rates may make of that. */
  miss: Decimal;
  slack: Decimal;
}

/** The equations that a row is held against. */
export type LineRule = 'price' | 'acv' | 'sum';

/** How far a line is from fulfilling one equation. */
export interface Residual {
  item: number;
  rule: LineRule;
  printed: number;
  computed: Decimal;
  /** printed - computed. */
  miss: Decimal;
  /** What the digits that the print does not show can make at most. */
  slack: Decimal;
}

const CENT = decimal('0.0101');

/** A rate shows two decimals; what it hides is at most half a cent for each unit and rate. */
const hiddenDigits = (item: LineItem): Decimal => {
  const rates = [
    item.printed?.removePrice,
    item.printed?.replacePrice,
    item.printed?.resetPrice,
  ].filter((rate) => rate != null && rate !== 0).length;
  return decimal(item.quantity).abs().times('0.005').times(Math.max(1, rates)).plus(CENT);
};

/** quantity x price, or as much of the price of its waste on top as the print says. */
const workAmount = (item: LineItem, unitPrice: number): Decimal => {
  const least = lineAmount(item.quantity, unitPrice);
  const { quantityWithWaste } = item.printed ?? {};
  const total = item.lineItemTotal ?? item.rcv;
  if (quantityWithWaste === undefined || total === null) return least;
  const most = lineAmount(quantityWithWaste, unitPrice);
  const told = decimal(total);
  return told.lt(least) ? least : told.gt(most) ? most : told;
};

/** quantity x price + tax + O&P against the replacement cost (or the line total). */
const priceResidual = (item: LineItem, index: number): Residual | null => {
  if (item.unitPrice === null || item.printed?.priceNote) return null;
  // What is paid when incurred may be listed at its price and counted as nothing.
  if (item.isPaidWhenIncurred && (item.rcv ?? item.lineItemTotal ?? 0) === 0) return null;
  const base = workAmount(item, item.unitPrice);
  const slack = hiddenDigits(item);
  if (item.printed === null && item.lineItemTotal !== null)
    return residual(index, 'price', item.lineItemTotal, base, slack);
  if (item.rcv !== null) {
    const all = base.plus(sum([item.tax, item.overheadProfit]));
    return residual(
      index,
      'price',
      item.rcv,
      all.minus(takenOffBy(item.f9Note, all, item.rcv)),
      slack,
    );
  }
  return item.lineItemTotal === null
    ? null
    : residual(index, 'price', item.lineItemTotal, base, slack);
};

/** Given line total + tax + O&P against the replacement cost: JSON and CSV rows. */
const sumResidual = (item: LineItem, index: number): Residual | null =>
  item.printed !== null || item.lineItemTotal === null || item.rcv === null
    ? null
    : residual(
        index,
        'sum',
        item.rcv,
        sum([item.lineItemTotal, item.tax, item.overheadProfit]),
        CENT,
      );

/** replacement cost - depreciation against actual cash value. */
const acvResidual = (item: LineItem, index: number): Residual | null => {
  const { rcv, acv } = item;
  if (rcv === null || acv === null || isHeldUntilIncurred(item)) return null;
  const rate = item.depreciation === null ? (item.printed?.depreciationPercent ?? null) : null;
  if (rate === null)
    return residual(index, 'acv', acv, decimal(rcv).minus(item.depreciation ?? 0), CENT);
  // Some print the percentage alone, and that with two decimals.
  const taken = decimal(rcv).times(rate).div(100);
  return residual(
    index,
    'acv',
    acv,
    decimal(rcv).minus(taken),
    decimal(rcv).abs().times(0.00005).plus(CENT),
  );
};

const residual = (
  item: number,
  rule: LineRule,
  printed: number,
  computed: Decimal,
  slack: Decimal,
): Residual => ({ item, rule, printed, computed, miss: decimal(printed).minus(computed), slack });

const RULES = [priceResidual, sumResidual, acvResidual] as const;

/** Share of rows that may break an equation while it still counts as a rule of the document. */
const BROKEN_SHARE = 0.15;
const BROKEN_SHARE_OCR = 0.5;

const isOutside = (one: Residual): boolean => one.miss.abs().gt(one.slack);
const isInexact = (one: Residual): boolean => one.miss.abs().gt(CENT);

/** A row shows whether rates hide digits when so much could hide in its total. */
const TELLING_SLACK = decimal('0.03');
const ENOUGH_TELLING = 5;

/**
 * Rows that miss by more than a cent but by no more than hidden digits could make. They count as
 * wrong only where the other rows show that this print hides no digits: then they are rare.
 */
const suspects = (residuals: readonly Residual[]): Residual[] => {
  const telling = residuals.filter((one) => one.slack.gt(TELLING_SLACK) && !isOutside(one));
  const inexact = telling.filter(isInexact);
  const anyOutside = residuals.some(isOutside);
  const few = Math.max(anyOutside ? 0 : 1, Math.floor(telling.length * 0.03));
  return telling.length >= ENOUGH_TELLING && inexact.length <= few ? inexact : [];
};

/**
 * A valuation may round all amounts to whole dollars: each hides up to half of one then. Where few rows say their
 * price, those of lump sums show that the print has no cents.
 */
const inWholeDollars = (residuals: Residual[], items: readonly LineItem[]): Residual[] => {
  const isWhole = residuals.every(
    ({ rule, printed }) => rule === 'price' && Number.isInteger(printed),
  );
  if (!isWhole) return residuals;
  const hiding = residuals.filter(({ computed }) => !computed.eq(computed.round(0)));
  const amounts = items.map(({ rcv, lineItemTotal }) => rcv ?? lineItemTotal ?? 0);
  const hasNoCents = amounts.length >= ENOUGH_WHOLE && amounts.every(Number.isInteger);
  const areRounded = hiding.every(({ computed, printed }) => computed.round(0).eq(printed));
  return hiding.length >= ENOUGH_TELLING || (hasNoCents && areRounded)
    ? residuals.map((one) => ({ ...one, slack: one.slack.plus('0.5') }))
    : residuals;
};

/** Rows without cents by which a print shows that it has none. */
const ENOUGH_WHOLE = 10;

export interface LineResults {
  checks: LineCheck[];
  /** The price equation of every line that has one, by item. */
  prices: Map<number, Residual>;
}

/** Lines whose figures contradict each other, each named once, by the first equation it breaks. */
export const checkLines = (items: readonly LineItem[]): LineResults => {
  const found = new Map<number, LineCheck>();
  const prices = new Map<number, Residual>();
  const scanned = items.some((item) => item.printed?.flags.includes('ocr'));
  const share = scanned ? BROKEN_SHARE_OCR : BROKEN_SHARE;
  for (const rule of RULES) {
    const residuals = inWholeDollars(
      items.map((item, index) => rule(item, index)).filter((one): one is Residual => one !== null),
      items,
    );
    const outside = residuals.filter(isOutside);
    // A print may add what its columns do not show; then the equation says nothing about it.
    if (outside.length > Math.max(2, residuals.length * share)) continue;
    if (outside.length > 1 && outside.length === residuals.length) continue;
    for (const one of residuals) if (one.rule === 'price') prices.set(one.item, one);
    for (const one of [...outside, ...suspects(residuals)]) {
      const item = items[one.item];
      if (item !== undefined && !found.has(one.item)) found.set(one.item, checkOf(item, one));
    }
  }
  return { checks: [...found.values()].sort((a, b) => a.item - b.item), prices };
};

const checkOf = (item: LineItem, one: Residual): LineCheck => {
  const common = {
    item: one.item,
    printed: one.printed,
    computed: toAmount(one.computed),
    miss: one.miss,
    slack: one.slack,
  };
  if (one.rule === 'acv')
    return {
      ...common,
      figure: 'acv',
      what: 'the actual cash value',
      how: 'replacement cost - depreciation',
    };
  if (one.rule === 'sum')
    return {
      ...common,
      figure: 'rcv',
      what: 'the replacement cost',
      how: 'line total + tax + overhead and profit',
    };
  const isTotal = item.rcv === null || (item.printed === null && item.lineItemTotal !== null);
  return isTotal
    ? { ...common, figure: 'line_item_total', what: 'the line total', how: 'quantity x price' }
    : {
        ...common,
        figure: 'rcv',
        what: 'the replacement cost',
        how: 'quantity x price + tax + overhead and profit',
      };
};

/**
 * The one line of a group that explains why the group's tax or O&P misses its total: with that
 * figure put right, its own equation closes, and no other line's does.
 *
 * `miss` is printed total minus the sum of the lines.
 */
export const lineBehindTotal = (
  items: readonly LineItem[],
  group: readonly number[],
  figure: 'tax' | 'overheadProfit',
  miss: Decimal,
  prices: ReadonlyMap<number, Residual>,
): LineCheck | null => {
  const candidates = group.flatMap((index) => {
    const one = prices.get(index);
    const value = items[index]?.[figure];
    if (one === undefined || value == null || !isInexact(one)) return [];
    // Adding the miss to the figure adds it to the computed side.
    const after = one.miss.minus(miss).abs();
    const gain = one.miss.abs().minus(after);
    return after.lte(CENT) || (after.lte(one.slack) && gain.gt(miss.abs().times('0.5')))
      ? [{ index, one, value, after, gain }]
      : [];
  });
  candidates.sort((a, b) => a.after.cmp(b.after));
  const [best, second] = candidates;
  if (best === undefined) return null;
  if (second?.after.minus(best.after).lt('0.02')) return null;
  const name = figure === 'tax' ? 'the tax' : 'overhead and profit';
  return {
    item: best.index,
    figure: figure === 'tax' ? 'tax' : 'overhead_profit',
    what: name,
    how: 'the total of its group',
    printed: best.value,
    computed: toAmount(decimal(best.value).plus(miss)),
    miss: miss.neg(),
    slack: best.one.slack,
  };
};
