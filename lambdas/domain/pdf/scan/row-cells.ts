import type { RawItem } from '../row-lines/raw-item.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
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

/** The figures of a row that its equations are made of. */
export const cellsOf = (item: RawItem): RowCell[] =>
  FIGURES.flatMap((kind): RowCell[] => {
    const token = item.cells.get(kind);
    return token?.value == null ? [] : [{ kind, token, value: token.value }];
  });
