import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { distance, REACH } from './cell-costs.ts';
import type { Column } from './column-model.ts';

/**
 * `UNIT` alone heads a measure in some prints and the unit price in others: the cells below it
 * tell. Where they do not, it is the price unless another column has one.
 */
export const settleUnit = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const unit = columns.find((column) => column.kind === 'unit');
  if (unit === undefined || !/^unit$/i.test(unit.text.trim())) return [...columns];
  const others = columns.filter((column) => column !== unit && !TEXT_COLUMNS.has(column.kind));
  const nearest = (token: Token): boolean =>
    distance(token, unit) < REACH / 2 &&
    others.every((other) => distance(token, unit) <= distance(token, other));
  const below = rows.flat().filter(nearest);
  // `S.F.`, `Week` are no codes of the platform, and units all the same.
  const measures = below.filter(({ kind, unit }) => kind !== 'quantity' && unit !== null).length;
  const amounts = below.filter(({ kind, unit }) => kind === 'amount' && unit === null).length;
  const hasPrice = columns.some((column) =>
    ['unitPrice', 'replacePrice', 'removePrice'].includes(column.kind),
  );
  const isPrice = measures === amounts ? !hasPrice : amounts > measures;
  return columns.map((column) =>
    column === unit && isPrice && !hasPrice ? { ...column, kind: 'unitPrice' } : column,
  );
};
