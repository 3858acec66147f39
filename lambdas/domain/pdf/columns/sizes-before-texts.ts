import type { Token } from '../tokens/token.ts';
import { apart } from './cell-costs.ts';
import type { Column } from './column-model.ts';

/** `36"`, `6'`, `8-1/2"`: feet or inches. */
const MARKED = /^\d{1,3}(?:[-./]\d{1,2}(?:\/\d{1,2})?)?['’′"”″]/;

const LEAST_CELLS = 2;
/** Of the cells below a heading, how many are marked so, at least. */
const LEAST_SHARE = 0.8;

/**
 * `Qty   Width   Height   Unit` above `1   5' 0"   36"   Slider`: sizes with their marks are no figures of the row,
 * and where they stand in front of the descriptions no words of these either.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withSizesBeforeTexts = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const described = columns.find(({ kind }) => kind === 'description');
  if (described === undefined) return columns;
  const isSize = (column: Column): boolean => {
    if (column.kind !== 'otherNumber' || column.right > described.left) return false;
    const cells = rows.flat().filter((token) => apart(token, column) === 0);
    const marked = cells.filter(({ text }) => MARKED.test(text));
    return marked.length >= LEAST_CELLS && marked.length >= cells.length * LEAST_SHARE;
  };
  return columns.some(isSize)
    ? columns.map((column) => (isSize(column) ? { ...column, kind: 'otherText' } : column))
    : columns;
};
