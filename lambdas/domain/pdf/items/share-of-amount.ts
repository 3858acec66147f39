import type { LineItem, PrintedItem } from '../../estimate/estimate.ts';
import { decimal, sum, toAmount } from '../../money/money.ts';

const PERCENT = /^(?:%|pct\.?|percent)$/i;

/**
 * `Fuel surcharge   6.00  %   8,083.66   485.02`: a share of an amount. No platform counts in
 * percent, so the row is taken once at what it comes to; of what it is a share stays beside it. Only
 * where the share comes to the amount.
 */
export const countShareOnce = (
  item: LineItem & { printed: PrintedItem },
): LineItem & { printed: PrintedItem } => {
  const { quantity, unit, unitPrice, rcv, printed } = item;
  if (unit === null || !PERCENT.test(unit) || unitPrice === null || rcv === null) return item;
  const base = decimal(rcv).minus(sum([item.tax, item.overheadProfit]));
  const share = decimal(quantity).times(unitPrice).div(100);
  if (base.minus(share).abs().gt('0.011')) return item;
  const amount = toAmount(base);
  return {
    ...item,
    quantity: 1,
    unit: 'EA',
    unitPrice: amount,
    lineItemTotal: amount,
    printed: {
      ...printed,
      machineNotes: [...printed.machineNotes, `${quantity}% of ${unitPrice.toFixed(2)}`],
    },
  };
};
