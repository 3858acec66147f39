import { sum, toAmount } from '../../lambdas/domain/money/money.ts';
import type { Columns } from './layouts/table-layout.ts';
import type { Layout, ModelItem, Truth } from './model.ts';
import type { Random } from './random.ts';

type Figure =
  | 'quantity'
  | 'unitPrice'
  | 'removeRate'
  | 'replaceRate'
  | 'tax'
  | 'overheadProfit'
  | 'rcv'
  | 'depreciation'
  | 'acv';

/** Least effect of an altered figure on its row, currency units: above any rounding. */
const leastEffect = 0.1;

/**
 * Alters one printed figure of one row in place. Only figures are taken that another figure of
 * the same row contradicts; sums of rooms and of the estimate stay as they were.
 */
export const sabotageItem = (
  random: Random,
  items: readonly ModelItem[],
  layout: Layout,
  columns: Columns,
): Truth['sabotage'] => {
  const figures = figuresOf(layout, columns);
  for (let attempt = 0; attempt < 400; attempt++) {
    const index = random.int(0, items.length - 1);
    const item = items[index] as ModelItem;
    if (item.priceNote !== null || item.paidWhenIncurred !== null || item.credit) continue;
    const field = random.pick(figures);
    const from = item[field];
    const to = withOneDigitChanged(random, from);
    if (to === null || effect(item, field, to) < leastEffect) continue;
    item[field] = to;
    if (field === 'removeRate' || field === 'replaceRate') {
      item.unitPrice = toAmount(sum([item.removeRate, item.replaceRate, item.resetRate]));
    }
    return { item: index, field, from, to };
  }
  return null;
};

const figuresOf = (layout: Layout, columns: Columns): Figure[] => {
  const figures: Figure[] = ['quantity', 'rcv'];
  if (layout === 5 || layout === 6) figures.push('removeRate', 'replaceRate');
  else figures.push('unitPrice');
  if (columns.tax) figures.push('tax');
  if (columns.overheadProfit !== null) figures.push('overheadProfit');
  if (columns.depreciation) figures.push('depreciation', 'acv');
  return figures;
};

const effect = (item: ModelItem, field: Figure, to: number): number => {
  const change = Math.abs(to - item[field]);
  if (field === 'quantity') return change * Math.abs(item.unitPrice);
  if (field === 'unitPrice' || field === 'removeRate' || field === 'replaceRate')
    return change * item.quantity;
  return change;
};

/** null where the figure is zero or would become zero: that is another kind of row. */
const withOneDigitChanged = (random: Random, figure: number): number | null => {
  const text = figure.toFixed(2);
  const places = [...text].flatMap((glyph, index) => (/\d/.test(glyph) ? [index] : []));
  const place = random.pick(places);
  const digit = random.pick([...'0123456789'].filter((glyph) => glyph !== text[place]));
  const to = Number(`${text.slice(0, place)}${digit}${text.slice(place + 1)}`);
  return figure === 0 || to === 0 ? null : to;
};
