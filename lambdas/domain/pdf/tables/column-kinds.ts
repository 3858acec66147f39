/**
 * What a column holds. `unit` alone is settled from the data: a measure or a price;
 * `deducted` is the amount of a row that takes off, beside the column of those that add;
 * `alsoTotal` counts with `total`, where each row has its amount in one of the two or in both;
 * `lostDepreciation` does not come back, in a column beside what does; `heldBack` is what of the
 * depreciation comes back, beside all of it; `title` names the work, beside the column that describes
 * it. `otherNumber` and `otherText` are columns of their own that nothing is read from.
 */
export type ColumnKind =
  | 'itemNumber'
  | 'description'
  | 'title'
  | 'category'
  | 'selector'
  | 'activity'
  | 'room'
  | 'note'
  | 'coverage'
  | 'recoverable'
  | 'calculation'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'removePrice'
  | 'replacePrice'
  | 'resetPrice'
  | 'laborPrice'
  | 'materialPrice'
  | 'lineItemTotal'
  | 'tax'
  | 'overheadProfit'
  | 'total'
  | 'deducted'
  | 'alsoTotal'
  | 'rcv'
  | 'ageLife'
  | 'lifeYears'
  | 'condition'
  | 'depreciationPercent'
  | 'depreciation'
  | 'lostDepreciation'
  | 'heldBack'
  | 'acv'
  | 'otherNumber'
  | 'otherText';

export const TEXT_COLUMNS: ReadonlySet<ColumnKind> = new Set([
  'description',
  'title',
  'category',
  'selector',
  'activity',
  'room',
  'note',
  'coverage',
  'calculation',
  'itemNumber',
  'otherText',
]);

/** The columns of what a row comes to. */
export const TOTALS_OF_ROW: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'lineItemTotal',
  'total',
  'rcv',
  'acv',
]);

/** The columns whose amounts sums print. */
export const SUMMED: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'total',
  'deducted',
  'alsoTotal',
  'rcv',
  'depreciation',
  'lostDepreciation',
  'acv',
]);
