import type { PrintedAmounts, PrintedItem } from '../../estimate/estimate.ts';
import type { RawItem } from '../row-lines/raw-item.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { CLEAR, confidenceOf, digitCost } from './readings-of-figure.ts';
import { cellsOf, type RowCell } from './row-cells.ts';
import { type Equation, equationsOf, type Values } from './row-equations.ts';

/** The sums above a row that each of its figures goes into. */
const SUMMED: ReadonlyMap<ColumnKind, keyof PrintedAmounts> = new Map([
  ['tax', 'tax'],
  ['overheadProfit', 'overheadProfit'],
  ['rcv', 'rcv'],
  ['total', 'rcv'],
  ['depreciation', 'depreciation'],
  ['acv', 'acv'],
]);

/** Digits that may have been misread: of a figure that was read with some confidence, or hardly. */
const SOME_DIGITS = 1.6;
const MANY_DIGITS = 3.1;
const HARDLY_READ = 0.75;
/** Such a figure, or two that were hardly read, may be anything. */
const NOT_READ = 0.4;

/**
 * What a scan leaves in doubt of a row's figures, once its arithmetic has settled what it can: a
 * contradiction that a figure read without confidence, or one that found no cell, may be the cause
 * of is unclear. Clear print that contradicts itself is wrong.
 */
export const doubtsOfRow = (item: RawItem): Pick<PrintedItem, 'isUnclear' | 'unsureFigures'> => {
  const cells = cellsOf(item);
  const values: Values = new Map(cells.map(({ kind, value }) => [kind, value]));
  const equations = equationsOf(values);
  const confirmed = new Set(
    equations.filter((one) => one.isExact(values)).flatMap((one) => one.cells),
  );
  const unsure = cells.flatMap(({ kind, token }) =>
    confirmed.has(kind) || confidenceOf(token) >= CLEAR ? [] : (SUMMED.get(kind) ?? []),
  );
  unsure.push(...notRead(item));
  const broken = equations.filter((one) => !one.holds(values));
  const isUnclear =
    lacksQuantity(item) ||
    broken.some((one) => mayBeMisread(one, cells, values) || hasCutFigure(one, cells)) ||
    (broken.length > 0 && hasLooseFigure(item, cells));
  return {
    ...(isUnclear ? { isUnclear } : {}),
    ...(unsure.length === 0 ? {} : { unsureFigures: [...new Set(unsure)] }),
  };
};

/** Figures whose cells are empty in a row that has no amount at all, or words hardly read. */
const notRead = ({ cells, lines, model }: RawItem): (keyof PrintedAmounts)[] => {
  const isEmpty = ![...cells.values()].some(({ kind }) => kind === 'amount');
  const isHardlyRead = lines.some(({ words }) =>
    words.some(({ confidence }) => confidence < HARDLY_READ),
  );
  if ((!isEmpty && !isHardlyRead) || [...cells.values()].some(({ kind }) => kind === 'priceNote'))
    return [];
  return model.columns.flatMap(({ kind }) =>
    cells.get(kind)?.value == null ? (SUMMED.get(kind) ?? []) : [],
  );
};

/** A quantity that has its column and was not read: nothing says what its row comes to. */
const lacksQuantity = ({ cells, model }: RawItem): boolean =>
  cells.get('quantity')?.value == null &&
  model.columns.some(({ kind }) => kind === 'quantity') &&
  [...cells.values()].some(({ kind }) => kind === 'amount');

/** Whether another reading of a doubtful figure is what the equation asks for, or any may be. */
const mayBeMisread = (equation: Equation, cells: readonly RowCell[], values: Values): boolean => {
  const doubtful = cells.flatMap(({ kind, token }) => {
    const confidence = confidenceOf(token);
    const isDoubtful = equation.cells.includes(kind) && confidence < CLEAR;
    return isDoubtful ? [{ kind, token, confidence }] : [];
  });
  const hardly = doubtful.filter(({ confidence }) => confidence < HARDLY_READ);
  if (hardly.length > 1 || hardly.some(({ confidence }) => confidence < NOT_READ)) return true;
  return doubtful.some(({ kind, token, confidence }) => {
    const wanted = equation.solve(kind, values);
    if (wanted === null || wanted < 0) return false;
    return digitCost(token, wanted) <= (confidence < HARDLY_READ ? MANY_DIGITS : SOME_DIGITS);
  });
};

/** `0.9` and `91` for 0.91 and 14.91: an amount without the cents that the equation's others have. */
const hasCutFigure = (equation: Equation, cells: readonly RowCell[]): boolean => {
  const amounts = cells.filter(({ kind }) => kind !== 'quantity' && equation.cells.includes(kind));
  const whole = amounts.filter(({ token }) => token.decimals >= 2);
  return whole.length >= FEWEST_WHOLE && whole.length < amounts.length;
};

/** So many figures tell that a print's amounts have cents. */
const FEWEST_WHOLE = 2;

/** A word with digits among the row's figures that is part of none: one of them was read in two. */
const hasLooseFigure = (item: RawItem, cells: readonly RowCell[]): boolean => {
  const used = new Set([...item.cells.values()].flatMap(({ words }) => words));
  const left = Math.min(...cells.map(({ token }) => token.left));
  const right = Math.max(...cells.map(({ token }) => token.right));
  const holding = item.lines.filter(
    (line) => line.ocr && line.words.some((word) => used.has(word)),
  );
  return holding.some(({ words }) =>
    words.some(
      (word) =>
        /\d/.test(word.text) &&
        !used.has(word) &&
        !/^\[/.test(word.text) &&
        word.box.left > left &&
        word.box.right < right,
    ),
  );
};
