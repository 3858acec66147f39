import type { BuiltItem } from '../items/build-item.ts';

/** An amount alone: no unit, no price, and no words in place of one. What has no figure at all is none. */
export const isLump = ({ item }: BuiltItem): boolean =>
  (item.rcv ?? item.lineItemTotal ?? item.acv ?? item.depreciation ?? item.tax) !== null &&
  item.unit === null &&
  item.unitPrice === null &&
  item.quantity === 1 &&
  item.printed.priceNote === null;

/** The same, without a number. */
export const isBare = (row: BuiltItem): boolean =>
  row.item.printed.lineNumber === null && isLump(row);
