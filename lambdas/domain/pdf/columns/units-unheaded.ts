import type { Word } from '../pages/page-text.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { MORE_THAN_SPACE, type Token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** Points by which the left edges of one column's words differ. */
const SAME_LEFT = 2;
/** Points by which a figure may end behind its heading. */
const NEAR = 3;
const LEAST_ROWS = 3;
/** Of the words between the quantities and the descriptions, how many are units, at least. */
const LEAST_SHARE = 0.8;

const QUANTITY = /^\d[\d,]*(?:\.\d+)?$/;

/**
 * `QTY      DESCRIPTION` above `3   bag   Calcium chloride, 50 lb`, `1   day   40 ft ladder`: invoices that count first
 * leave the units between these two without a heading. Where nearly all words there are units and begin at one
 * edge, they are a column of them, and no words of what is done.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withUnitsUnheaded = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const at = columns.findIndex(({ kind }) => kind === 'quantity');
  const [quantity, described] = [columns[at], columns[at + 1]];
  if (quantity === undefined || described?.kind !== 'description') return columns;
  if (columns.some(({ kind }) => kind === 'unit')) return columns;
  const between = rows.flatMap((tokens) => wordBetween(tokens, quantity, described) ?? []);
  const units = between.filter(({ text }) => unitCode(text) !== null);
  const [first] = units;
  if (first === undefined || units.length < LEAST_ROWS) return columns;
  if (units.length < between.length * LEAST_SHARE) return columns;
  if (!units.every(({ box }) => Math.abs(box.left - first.box.left) <= SAME_LEFT)) return columns;
  const right = Math.max(...units.map(({ box }) => box.right));
  return columns.toSpliced(at + 1, 0, {
    kind: 'unit',
    text: '',
    left: first.box.left,
    right,
    row: quantity.row,
    align: null,
  });
};

/** The only word between a figure that ends its row's quantity and where the descriptions begin. */
const wordBetween = (
  tokens: readonly Token[],
  quantity: Column,
  described: Column,
): Word | null => {
  // `1 EA` is read as a quantity with its unit wherever it stands.
  if (tokens[0]?.unit != null) return null;
  const [figure, word, next] = tokens.flatMap(({ words }) => words);
  if (figure === undefined || word === undefined || next === undefined) return null;
  const isCounted = QUANTITY.test(figure.text) && figure.box.right < quantity.right + NEAR;
  const isApart = next.box.left - word.box.right > word.fontSize * MORE_THAN_SPACE;
  const isDescribed = Math.abs(next.box.left - described.left) <= SAME_LEFT;
  return isCounted && isApart && isDescribed ? word : null;
};
