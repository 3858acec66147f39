import type { LineItem, PrintedAmounts } from '../estimate/estimate.ts';
import { type Decimal, decimal, lineTotal, sum, toAmount } from '../money/money.ts';

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

/** `PWI` where the depreciation would stand, beside an actual cash value of nothing: it is no wear. */
export const isHeldUntilIncurred = (item: LineItem): boolean =>
  item.isPaidWhenIncurred && item.depreciation === null && item.acv === 0;

const figureOf = (item: LineItem, figure: Figure): number | null =>
  figure === 'depreciation' &&
  item.depreciation === null &&
  item.acv !== null &&
  item.rcv !== null &&
  !isHeldUntilIncurred(item)
    ? toAmount(decimal(item.rcv).minus(item.acv))
    : item[figure];

export const sumOf = (items: readonly LineItem[], figure: Figure): number | null => {
  const values = items
    .map((item) => figureOf(item, figure))
    .filter((value): value is number => value !== null);
  if (values.length > 0) return toAmount(sum(values));
  return figure === 'rcv' ? sumOfPrices(items) : null;
};

/** What quantities and prices come to, where no row prints an amount. */
const sumOfPrices = (items: readonly LineItem[]): number | null => {
  const priced = items.flatMap(({ quantity, unitPrice, lineItemTotal }) =>
    unitPrice === null ? [] : [lineItemTotal ?? lineTotal(quantity, unitPrice)],
  );
  return priced.length === 0 || priced.length < items.length ? null : toAmount(sum(priced));
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
