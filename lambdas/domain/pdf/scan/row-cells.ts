import type { RawItem } from '../row-lines/raw-item.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { RATES } from './row-equations.ts';

const FIGURES: readonly ColumnKind[] = [
  'quantity',
  ...RATES,
  'tax',
  'overheadProfit',
  'rcv',
  'total',
  'deducted',
  'depreciation',
  'acv',
];

/** A figure of a row that its arithmetic knows. */
export interface RowCell {
  kind: ColumnKind;
  token: Token;
  value: number;
}

/**
 * The figures of a row that its equations are made of. A sign before an amount counts where the quantity has one as
 * well: `-2 SQ   95.00   -$190.00`; elsewhere it may be a speck.
 */
export const cellsOf = (item: RawItem): RowCell[] => {
  const quantity = item.cells.get('quantity');
  const isCredit = quantity !== undefined && signedValue(quantity) < 0;
  return FIGURES.flatMap((kind): RowCell[] => {
    const token = item.cells.get(kind);
    if (token?.value == null) return [];
    return [{ kind, token, value: isCredit ? signedValue(token) : token.value }];
  });
};
