import type { LineItem } from '../../estimate/estimate.ts';
import { decimal, lineAmount, sameCents } from '../../money/money.ts';

/** `SUBCONTRACTORS & RENTALS (cost plus 15%)` */
const COST_PLUS = /\bcost\s*(?:plus|\+)\s*(\d{1,2}(?:\.\d+)?)\s*%/i;

/**
 * `Tax / Mkup`: one column of an invoice holds the tax on materials and, in sections whose heads say that they are
 * billed at cost plus a rate, what that rate makes of the cost.
 */
export const withMarkupOfSections = (items: readonly LineItem[]): LineItem[] =>
  items.map((item) =>
    isMarkedUp(item)
      ? { ...item, tax: null, overheadProfit: item.tax, overheadProfitApplicable: true }
      : item,
  );

const isMarkedUp = ({ section, tax, overheadProfit, quantity, unitPrice }: LineItem): boolean => {
  const rate = COST_PLUS.exec(section ?? '')?.[1];
  if (rate === undefined || !tax || overheadProfit !== null || unitPrice === null) return false;
  return sameCents(lineAmount(quantity, unitPrice).times(decimal(rate).div(100)), tax);
};
