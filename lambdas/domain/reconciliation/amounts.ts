import type { LineItem, PrintedAmounts } from '../estimate/estimate.ts';
import { type Decimal, decimal, sum, toAmount } from '../money/money.ts';

export type Figure = keyof PrintedAmounts;

export const FIGURES: readonly Figure[] = [
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'acv',
];

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  lineItemTotal: 'line_item_total',
  tax: 'tax',
  overheadProfit: 'overhead_profit',
  rcv: 'rcv',
  depreciation: 'depreciation',
  acv: 'acv',
};

const figureOf = (item: LineItem, figure: Figure): number | null =>
  figure === 'depreciation' && item.depreciation === null && item.acv !== null && item.rcv !== null
    ? toAmount(decimal(item.rcv).minus(item.acv))
    : item[figure];

export const sumOf = (items: readonly LineItem[], figure: Figure): number | null => {
  const values = items
    .map((item) => figureOf(item, figure))
    .filter((value): value is number => value !== null);
  return values.length === 0 ? null : toAmount(sum(values));
};

export const sumsOf = (items: readonly LineItem[]): PrintedAmounts => ({
  lineItemTotal: sumOf(items, 'lineItemTotal'),
  tax: sumOf(items, 'tax'),
  overheadProfit: sumOf(items, 'overheadProfit'),
  rcv: sumOf(items, 'rcv'),
  depreciation: sumOf(items, 'depreciation'),
  acv: sumOf(items, 'acv'),
});

export const matches = (left: number, right: number | Decimal): boolean =>
  decimal(left).minus(right).abs().lt('0.005');
