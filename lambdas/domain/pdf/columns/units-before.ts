import { median } from '../pages/lines.ts';
import { ONE_SPACE, type Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** Font sizes between what stands before the unit and it, at least: it is no end of a description. */
const APART = 0.9;
/** Points by which a figure may miss its heading. */
const NEAR = 8;
const LEAST_ROWS = 3;
/** Of the rows with a quantity, how many have a word right before it, at least. */
const LEAST_SHARE = 0.8;

const UNIT = /^\p{L}{1,9}\.?$/u;

/**
 * `Nos 14`, `Box 8`, `Bushel 11,400` below `Quantity`: a program that keeps stock prints what it counts in
 * before how many, in one cell. The words are a column of units, though nothing heads it.
 */
export const withUnitsBefore = (
  columns: Column[],
  rows: readonly (readonly Token[])[],
): Column[] => {
  const at = columns.findIndex(({ kind }) => kind === 'quantity');
  const quantity = columns[at];
  if (quantity === undefined || at === 0 || columns.some(({ kind }) => kind === 'unit'))
    return columns;
  const counted = rows.flatMap((tokens) => {
    const figure = tokens.findIndex((token) => isUnder(token, quantity));
    return figure < 0 ? [] : [{ figure: tokens[figure], before: tokens.slice(0, figure) }];
  });
  const units = counted.flatMap(({ figure, before }) => {
    const [last, unit] = [before.at(-2), before.at(-1)];
    return figure !== undefined && unit !== undefined && isUnitBefore(unit, figure, last)
      ? [unit]
      : [];
  });
  if (units.length < LEAST_ROWS || units.length < counted.length * LEAST_SHARE) return columns;
  const left = Math.min(...units.map((unit) => unit.left));
  const right = median(units.map((unit) => unit.right));
  return columns.toSpliced(at, 0, {
    kind: 'unit',
    text: '',
    left,
    right,
    row: quantity.row,
    align: null,
  });
};

const isUnder = ({ kind, unit, left, right }: Token, column: Column): boolean =>
  kind === 'amount' && unit === null && left < column.right + NEAR && right > column.left - NEAR;

/**
 * A word alone, one space before a figure and apart from what stands before it.
 *
 * @param column where such words stand, once that is known
 */
export const isUnitBefore = (
  unit: Token,
  figure: Token,
  last: Token | undefined,
  column?: Column,
): boolean => {
  const size = Math.max(4, unit.words[0]?.fontSize ?? 0);
  return (
    UNIT.test(unit.text) &&
    figure.kind === 'amount' &&
    figure.left - unit.right < size * ONE_SPACE &&
    (last === undefined || unit.left - last.right > size * APART) &&
    (column === undefined || (unit.left < column.right && unit.right > column.left))
  );
};
