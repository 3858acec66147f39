import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type { Amounts, ModelItem } from '../model.ts';

/** Sums of rows; what is paid when incurred adds nothing. */
export const amountsOf = (items: readonly ModelItem[]): Amounts => {
  const counted = items.filter((item) => item.paidWhenIncurred === null);
  const total = (field: keyof Amounts): number => toAmount(sum(counted.map((item) => item[field])));
  return {
    lineItemTotal: total('lineItemTotal'),
    tax: total('tax'),
    overheadProfit: total('overheadProfit'),
    rcv: total('rcv'),
    depreciation: total('depreciation'),
    acv: total('acv'),
  };
};
