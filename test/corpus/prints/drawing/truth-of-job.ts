import type { Flow } from '../../drawing/flow.ts';
import type { TruthItem } from '../../model.ts';

/** A row of which a print says little; what is not given was not printed. */
export const jobTruth = (
  page: number,
  description: string,
  quantity: number,
  own: Partial<TruthItem>,
): TruthItem => ({
  lineNumber: null,
  description,
  descriptionAsPrinted: description,
  activity: ['+'],
  quantity,
  unit: null,
  unitPrice: null,
  removePrice: null,
  replacePrice: null,
  resetPrice: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  depreciationRecoverable: null,
  acv: null,
  ageYears: null,
  lifeYears: null,
  condition: null,
  depreciationPercent: null,
  cat: null,
  sel: null,
  calculation: null,
  room: [],
  path: [],
  section: null,
  f9Note: null,
  machineNotes: [],
  flags: [],
  priceNote: null,
  isPaidWhenIncurred: false,
  page,
  ...own,
  unjudged: ['path', 'recoverable', 'flags', 'cat', 'sel', ...(own.unjudged ?? [])],
});

/** A page that the rows' sums alone ran over to is of no class in particular. */
export const openPagesWithoutRows = (flow: Flow, items: readonly TruthItem[]): void => {
  for (const [index, sheet] of flow.sheets.entries())
    if (sheet.class === 'items' && !items.some(({ page }) => page === index + 1))
      sheet.class = 'other';
};
