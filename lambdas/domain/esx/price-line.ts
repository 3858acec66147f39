import type { LineItem } from '../estimate/estimate.ts';
import {
  AmountSum,
  decimal,
  difference,
  lineTotal,
  toAmount,
  toNumber,
  total,
} from '../money/money.ts';

/**
 * How a row takes part in the export (INTERFACE section 1).
 * `active`: priced, counts. `incurred_later`: a disabled paid-when-incurred row; it stays in the
 * document, flagged, and adds nothing. `excluded`: any other disabled row; not in the document.
 */
export type LineState = 'active' | 'incurred_later' | 'excluded';

/** Where a line's unit price comes from. */
export type PriceSource =
  /** Given with the item, or as printed unit rates. */
  | 'supplied'
  /** No unit price, but the line total was given: total / quantity. */
  | 'line_total'
  /** Neither, but the replacement cost value was given: (RCV - tax - O&P) / quantity. */
  | 'rcv'
  /** No price in the input: an explicit custom item at 0.00. */
  | 'none';

export type AmountField =
  | 'unitPrice'
  | 'lineItemTotal'
  | 'tax'
  | 'overheadProfit'
  | 'rcv'
  | 'depreciation'
  | 'acv';

/** A line with every amount filled in: supplied ones as supplied, missing ones derived. */
export interface PricedLine {
  /** Index in the estimate's `lineItems`. */
  index: number;
  item: LineItem;
  state: LineState;
  /** Exact, all decimals: currency units for one unit of measure. */
  unitPrice: number;
  /** The parts of the unit price: what removes, and everything else. Exact. */
  removePrice: number;
  replacePrice: number;
  priceSource: PriceSource;
  /** Whole-line amounts as supplied, or derived and then rounded half up to cents. */
  lineItemTotal: number;
  tax: number;
  overheadProfit: number;
  rcv: number;
  depreciation: number;
  acv: number;
  /** The amounts above that the input did not give. */
  derived: AmountField[];
  /** Overhead and profit does not apply: `overhead_profit_applicable` false, or printed so. */
  nonOverheadProfit: boolean;
  taxExempt: boolean;
}

/** Two supplied amounts that cannot both be right; both are kept. */
export interface Contradiction {
  code:
    | 'line_total_contradicts_price'
    | 'unit_price_contradicts_rates'
    | 'rcv_contradicts_parts'
    | 'rcv_not_itemized'
    | 'acv_contradicts_depreciation'
    | 'depreciation_exceeds_rcv'
    | 'depreciation_marked_not_applicable'
    | 'overhead_profit_marked_not_applicable'
    | 'overhead_profit_amount_missing';
  message: string;
}

const lineState = (item: LineItem): LineState => {
  if (item.enabled) return 'active';
  return item.isPaidWhenIncurred ? 'incurred_later' : 'excluded';
};

const add = (left: number, right: number): number =>
  right === 0 ? left : left === 0 ? right : toNumber(decimal(left).plus(right));

/** The fewest decimals (2 to 12) that give the line total back when multiplied by the quantity. */
const unitPriceOf = (wholeLine: number, quantity: number): number => {
  const exact = decimal(wholeLine).div(quantity);
  for (let decimals = 2; decimals < 12; decimals += 1) {
    const candidate = toNumber(exact.round(decimals));
    if (lineTotal(quantity, candidate) === wholeLine) return candidate;
  }
  return toNumber(exact.round(12));
};

/**
 * Fills in a line's missing amounts. Rules, measured on finished estimates: line total = quantity x
 * unit price, half up; RCV = line total + tax + O&P; ACV = RCV - depreciation. Each is also used
 * the other way round where exactly one of its parts is missing. Nothing else is derived: a tax or
 * an O&P that the input does not imply is 0.00, because no rate is known.
 */
export const priceLine = (
  given: LineItem,
  index: number,
): { line: PricedLine; contradictions: Contradiction[] } => {
  const item = withoutStruckAmounts(given);
  const contradictions: Contradiction[] = [];
  const derived: AmountField[] = [];
  const printed = item.printed;
  const flags = printed?.flags ?? [];
  const nonOverheadProfit =
    item.overheadProfitApplicable === false || flags.includes('no_overhead_profit');
  const taxExempt = flags.includes('tax_exempt');

  const hasRates =
    printed !== null &&
    (printed.removePrice !== null || printed.replacePrice !== null || printed.resetPrice !== null);
  const removeRate = printed?.removePrice ?? 0;
  const replaceRate = add(printed?.replacePrice ?? 0, printed?.resetPrice ?? 0);
  const suppliedPrice = item.unitPrice ?? (hasRates ? add(removeRate, replaceRate) : null);

  // Line total and unit price.
  let priceSource: PriceSource = suppliedPrice === null ? 'none' : 'supplied';
  let lineItemTotal = item.lineItemTotal;
  if (lineItemTotal === null) {
    derived.push('lineItemTotal');
    if (suppliedPrice !== null) {
      lineItemTotal = lineTotal(item.quantity, suppliedPrice);
    } else {
      const rcv = item.rcv ?? impliedRcv(item);
      const base =
        rcv === null ? 0 : difference(difference(rcv, item.tax ?? 0), item.overheadProfit ?? 0);
      // Below zero only where the RCV is: a credit.
      lineItemTotal = rcv !== null && rcv < 0 ? base : Math.max(0, base);
      if (lineItemTotal !== 0) priceSource = 'rcv';
    }
  } else if (suppliedPrice === null) {
    priceSource = 'line_total';
  }
  let unitPrice = suppliedPrice;
  if (item.unitPrice === null) derived.push('unitPrice');
  if (unitPrice === null) {
    unitPrice = lineItemTotal === 0 ? 0 : unitPriceOf(toAmount(lineItemTotal), item.quantity);
  } else if (item.lineItemTotal !== null) {
    const product = lineTotal(item.quantity, unitPrice);
    // The platform may round each part of the price on its own; both orders are accepted.
    const byParts = hasRates
      ? total(lineTotal(item.quantity, removeRate), lineTotal(item.quantity, replaceRate))
      : product;
    const given = toAmount(item.lineItemTotal);
    if (given !== product && given !== byParts)
      contradictions.push({
        code: 'line_total_contradicts_price',
        message: `line total ${given} is not quantity ${item.quantity} x unit price ${unitPrice} = ${product}`,
      });
  }
  let [removePrice, replacePrice] = item.activity === '-' ? [unitPrice, 0] : [0, unitPrice];
  if (hasRates) {
    if (item.unitPrice === null || add(removeRate, replaceRate) === item.unitPrice) {
      [removePrice, replacePrice] = [removeRate, replaceRate];
    } else {
      contradictions.push({
        code: 'unit_price_contradicts_rates',
        message: `unit price ${item.unitPrice} is not the sum of the printed rates ${removeRate} and ${replaceRate}`,
      });
    }
  }

  // Tax, O&P and RCV.
  let { tax, overheadProfit, rcv } = item;
  if (nonOverheadProfit && overheadProfit !== null && overheadProfit !== 0)
    contradictions.push({
      code: 'overhead_profit_marked_not_applicable',
      message: `O&P of ${overheadProfit} is given, though O&P is marked as not applicable`,
    });
  if (tax === null) derived.push('tax');
  if (overheadProfit === null) derived.push('overheadProfit');
  if (rcv === null) {
    derived.push('rcv');
    if (item.overheadProfitApplicable === true && overheadProfit === null)
      contradictions.push({
        code: 'overhead_profit_amount_missing',
        message: 'O&P is marked as applicable, but no amount is given: it is exported as 0.00',
      });
    tax ??= 0;
    overheadProfit ??= 0;
    rcv = total(lineItemTotal, tax, overheadProfit);
  } else {
    const rest = difference(rcv, total(lineItemTotal, tax ?? 0, overheadProfit ?? 0));
    const taxIsOpen = tax === null && !taxExempt;
    const overheadProfitIsOpen = overheadProfit === null && !nonOverheadProfit;
    const fits = Math.sign(rest) === Math.sign(rcv);
    const explained = rest !== 0 && fits && taxIsOpen !== overheadProfitIsOpen;
    if (explained && taxIsOpen) tax = rest;
    if (explained && overheadProfitIsOpen) overheadProfit = rest;
    if (rest !== 0 && !explained)
      contradictions.push(
        fits && taxIsOpen
          ? {
              code: 'rcv_not_itemized',
              message: `RCV ${rcv} is ${rest} more than the line total ${lineItemTotal}; the input does not say how much of it is tax and how much O&P`,
            }
          : {
              code: 'rcv_contradicts_parts',
              message: `RCV ${rcv} is not line total ${lineItemTotal} + tax ${tax ?? 0} + O&P ${overheadProfit ?? 0}`,
            },
      );
    tax ??= 0;
    overheadProfit ??= 0;
  }

  // Depreciation and ACV.
  let { depreciation, acv } = item;
  if (depreciation === null) {
    derived.push('depreciation');
    depreciation = acv === null ? 0 : Math.max(0, difference(rcv, acv));
  }
  if (acv === null) {
    derived.push('acv');
    acv = difference(rcv, depreciation);
  } else if (toAmount(acv) !== difference(rcv, depreciation)) {
    contradictions.push({
      code: 'acv_contradicts_depreciation',
      message: `ACV ${acv} is not RCV ${rcv} - depreciation ${depreciation}`,
    });
  }
  if (Math.abs(depreciation) > Math.abs(rcv))
    contradictions.push({
      code: 'depreciation_exceeds_rcv',
      message: `depreciation ${depreciation} is more than the RCV ${rcv}`,
    });
  if (item.depreciationApplicable === false && depreciation !== 0)
    contradictions.push({
      code: 'depreciation_marked_not_applicable',
      message: `depreciation of ${depreciation} is given, though depreciation is marked as not applicable`,
    });

  return {
    line: {
      index,
      item,
      state: lineState(item),
      unitPrice,
      removePrice,
      replacePrice,
      priceSource,
      lineItemTotal,
      tax,
      overheadProfit,
      rcv,
      depreciation,
      acv,
      derived,
      nonOverheadProfit,
      taxExempt,
    },
    contradictions,
  };
};

/**
 * A print strikes out RCV, depreciation and ACV of a row that is paid only when incurred, or prints
 * them as 0.00: nothing is payable yet. What the row is worth then follows from its price.
 */
const withoutStruckAmounts = (item: LineItem): LineItem =>
  item.printed !== null && lineState(item) === 'incurred_later' && item.rcv === 0
    ? { ...item, rcv: null, acv: null, depreciation: null }
    : item;

/** RCV = ACV + depreciation, where both are given. */
const impliedRcv = (item: LineItem): number | null =>
  item.acv === null || item.depreciation === null
    ? null
    : new AmountSum().add(item.acv).add(item.depreciation).value();
