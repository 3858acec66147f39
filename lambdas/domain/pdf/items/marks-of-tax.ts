import type { Column } from '../columns/column-model.ts';
import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';

const TAX = /^(?:(?:sales\s+)?tax(?:\s+(?:code|type))?|taxed|taxable|tx)$/i;
/** Points by which a mark may stand out from under its heading. */
const NEAR = 3;

/**
 * `1.00   ST   312.00` below `Quantity   Tax   Total`: the code of a state's tax behind the quantity, in a column of its own,
 * is no set. Any other cell is returned as it is.
 */
export const withoutMarkOfTax = (
  quantity: Token | undefined,
  columns: readonly Column[],
): Token | undefined => {
  const [first, mark, more] = quantity?.words ?? [];
  if (quantity?.unit == null || first === undefined || mark === undefined || more !== undefined)
    return quantity;
  const { left, right } = mark.box;
  const middle = (left + right) / 2;
  const isOfTax = columns.some(
    (column) =>
      TEXT_COLUMNS.has(column.kind) &&
      TAX.test(column.text.trim()) &&
      middle > column.left - NEAR &&
      middle < column.right + NEAR,
  );
  return isOfTax ? { ...quantity, unit: null, words: [first] } : quantity;
};
