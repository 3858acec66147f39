import type { ItemFlag } from '../../../lambdas/domain/estimate/estimate.ts';
import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type { ModelItem, TruthItem } from '../model.ts';
import type { Style } from '../style.ts';
import { describedAs } from './format.ts';
import { shownAmount, showsDepreciation, type TableLayout } from './table-layout.ts';

/** What a reader should find in a row, given which of its fields the table prints. */
export const truthOfItem = (
  item: ModelItem,
  table: TableLayout,
  style: Style,
  columns: { reset: boolean },
  page: number,
): TruthItem => {
  const shown = <T>(field: keyof TruthItem, value: T): T | null =>
    table.printed.has(field) ? value : null;
  const amount = (field: keyof TruthItem, value: number): number | null =>
    shown(field, shownAmount(item, value, style));
  const priced = item.priceNote === null;
  const aged = showsDepreciation(table.layout, item);
  const age = <T>(field: keyof TruthItem, value: T): T | null =>
    aged ? shown(field, value) : null;
  const depreciation =
    item.paidWhenIncurred === null
      ? age('depreciation', item.depreciation)
      : aged && shownAmount(item, 1, style) !== null
        ? shown('depreciation', 0)
        : null;
  const prices = table.printed.has('removePrice');
  return {
    lineNumber: item.number,
    description: item.description,
    descriptionAsPrinted: describedAs(item),
    activity:
      item.activity === '-' && item.prefix === '' && table.layout !== 6
        ? ['+', '-']
        : [item.activity],
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: priced ? shown('unitPrice', item.unitPrice) : null,
    removePrice: priced ? shown('removePrice', item.removeRate) : null,
    replacePrice: priced
      ? shown(
          'replacePrice',
          columns.reset ? item.replaceRate : toAmount(sum([item.replaceRate, item.resetRate])),
        )
      : null,
    resetPrice: priced ? shown('resetPrice', item.resetRate) : null,
    tax: amount('tax', item.tax),
    overheadProfit: amount('overheadProfit', item.overheadProfit),
    rcv: amount('rcv', item.rcv),
    depreciation,
    depreciationRecoverable: depreciation === null || depreciation === 0 ? null : item.recoverable,
    acv: amount('acv', item.acv),
    ageYears: age('ageYears', item.ageYears),
    lifeYears: age('lifeYears', item.lifeYears),
    condition: age('condition', item.condition),
    depreciationPercent: age('depreciationPercent', item.depreciationPercent),
    cat: shown('cat', item.cat),
    sel: shown('sel', item.sel),
    calculation: shown('calculation', item.calculation),
    room: [item.room],
    path: item.path,
    section: item.section,
    f9Note: item.note,
    machineNotes: item.machineNotes,
    flags: flagsOf(item, table, prices, aged),
    priceNote: item.priceNote,
    isPaidWhenIncurred: item.paidWhenIncurred !== null,
    page,
    ...(item.definition === null ? {} : { unjudged: ['f9Note', 'machineNotes'] }),
    // The word says as much as the notes that announce such rows; the layouts list it as a word only.
    ...(item.priceNote === 'AS INCURRED' ? { unjudged: ['paidWhenIncurred'] } : {}),
  };
};

const flagsOf = (
  item: ModelItem,
  table: TableLayout,
  rough: boolean,
  aged: boolean,
): ItemFlag[] => {
  const flags = new Set<ItemFlag>();
  if (item.numberChanged || item.descriptionChanged) flags.add('description_changed');
  const priceMark =
    table.layout === 6 ? item.roughDraftFlag?.includes('*') === true : item.priceChanged;
  if (priceMark && item.priceNote === null) flags.add('price_changed');
  if (
    !rough &&
    aged &&
    table.printed.has('depreciationPercent') &&
    item.paidWhenIncurred === null
  ) {
    if (item.depreciationMark === 'M') flags.add('depreciation_capped');
    if (item.depreciationMark === '%') flags.add('depreciation_by_percent');
  }
  if (item.bidItem) flags.add('bid_item');
  if (item.laborMinimum) flags.add('labor_minimum');
  if (item.credit) flags.add('credit');
  return [...flags];
};
