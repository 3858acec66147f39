import type { Assignment, Cell } from '../columns/assignment.ts';
import { distance, isDash } from '../columns/cell-costs.ts';
import { endsAt, standsFarBehind } from '../columns/joined-cells.ts';
import { type ColumnKind, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { ONE_SPACE, type Token } from '../tokens/token.ts';
import { isUncharged } from '../tokens/uncharged.ts';
import { isFigure } from './raw-item.ts';

/** Columns of text that stand among the figures of a line. */
export const AMONG_FIGURES: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'calculation',
  'coverage',
  'otherText',
]);

/** Amounts and quantities of a line, in columns or not. */
export const amountsOf = ({ cells }: Assignment): Cell[] =>
  cells.filter(
    (cell) => isFigure(cell) && (cell.token.kind === 'amount' || cell.token.kind === 'quantity'),
  );

/** Points by which amounts stand off their columns at most; quantities may have a flag behind. */
const IN_COLUMN = 8;

/**
 * Quantity with unit and amounts, each right in its column: a row, though it has no number, an odd
 * one or a cell that nobody knows. What people type below a row does not stand so.
 */
export const isWholeRow = (assigned: Assignment, withStrays: boolean): boolean => {
  const figures = amountsOf(assigned);
  const placed = figures.filter(
    ({ column, token }) =>
      column !== null && distance(token, column) < IN_COLUMN * (token.kind === 'quantity' ? 3 : 1),
  );
  return (
    placed.some(({ token, column }) => token.kind === 'quantity' && column?.kind === 'quantity') &&
    placed.filter(({ token }) => token.kind === 'amount').length >= 2 &&
    (withStrays || figures.length === placed.length)
  );
};

/** So many words between or behind the figures make a numbered line a sentence of a remark. */
const WORDS_OF_PROSE = 2;

/** A sentence that begins with a number. */
export const isProse = (assigned: Assignment): boolean =>
  assigned.strayTexts >= WORDS_OF_PROSE && !isWholeRow(assigned, true);

/** `The total cost is $890.99.`: all figures stand in running text, one space behind a word. */
export const isInRunningText = ({ cells, figures }: Assignment): boolean =>
  figures > 0 &&
  cells.every((cell, at) => {
    const before = cells[at - 1];
    const word = before?.token.words.at(-1);
    return (
      !isFigure(cell) ||
      (before !== undefined &&
        word !== undefined &&
        !isFigure(before) &&
        cell.token.left - before.token.right < word.fontSize * ONE_SPACE)
    );
  });

/** Most of the figures stand off the columns, as in `212.00 LF 3.48 737.94` typed below a row. */
export const standsOutside = ({ cells }: Assignment): boolean => {
  // A calculation may be a bare number.
  const figures = cells.filter(
    ({ token, column }) =>
      (token.kind === 'amount' || token.kind === 'quantity') && column?.kind !== 'calculation',
  );
  const outside = figures.filter((cell) => {
    // A flag may stand behind quantities, where the others end.
    const reach = (cell.token.kind === 'quantity' ? 3 : 2) * IN_COLUMN;
    return (
      !isFigure(cell) || (cell.column?.align != null && distance(cell.token, cell.column) > reach)
    );
  });
  const isLost = figures.some(({ token, column }) => token.kind === 'quantity' && column === null);
  return figures.length >= 2 && (isLost || outside.length > figures.length / 2);
};

/** `A.4  Set vanity   Incl.`, `10-800  Toilet accessories   -`: a row with its number and a word, or nothing, for its amount. */
export const isNumberedNote = ({ cells }: Assignment): boolean => {
  const [number] = cells;
  const last = cells.at(-1);
  if (number?.column?.kind === 'itemNumber' && cells.some(isWordForFigure)) return true;
  const isCoded = CODED.has(number?.column?.kind ?? 'note') && /\d/.test(number?.token.text ?? '');
  return (
    isCoded &&
    last?.column != null &&
    TOTALS_OF_ROW.has(last.column.kind) &&
    (isDash(last.token) || isWordForFigure(last))
  );
};

const isWordForFigure = (cell: Cell): boolean => isFigure(cell) && cell.token.kind === 'priceNote';

/** Columns that may hold the numbers of rows. */
const CODED: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['itemNumber', 'selector', 'category']);

/**
 * `Set vanity   Included`, `Mask doors   inc.   inc.`: no figure says that it is a row, but words in the columns of
 * what rows cost and come to; `Grill cover   TBD   owner buys` has a remark behind them. `$ -` is how a workbook sets
 * an amount of nothing.
 */
export const isUnchargedLump = ({ cells }: Assignment): boolean => {
  const figures = cells.filter(isFigure);
  const last = cells.findLast(({ column }) => column?.kind !== 'note');
  return (
    figures.length > 0 &&
    cells.length > figures.length &&
    last?.column != null &&
    TOTALS_OF_ROW.has(last.column.kind) &&
    figures.every(
      ({ token, column }) =>
        NOTHING_IN_DOLLARS.test(token.text) ||
        (token.kind === 'priceNote' &&
          (isUncharged(token.text) ||
            BY_OTHERS.test(token.text) ||
            (column !== null && endsAt(token, column) && isFarBehind(token, cells)) ||
            (TO_COME.test(token.text) && column !== null && distance(token, column) < IN_COLUMN))),
    )
  );
};

const NOTHING_IN_DOLLARS = /^\$\s*[-–—]$/;

const isFarBehind = (note: Token, cells: readonly Cell[]): boolean => {
  const before = cells[cells.findIndex(({ token }) => token === note) - 1];
  return before !== undefined && standsFarBehind(note, before.token);
};

/** `Breaker panel   By electrician`: another is paid for it. */
const BY_OTHERS = /^by\s/i;

/** Its price is not known yet; a remark may say so, too. */
const TO_COME = /^(?:tbd|t\.b\.d\.)$/i;

/** Whether a row that has these figures only would be one. */
export const hasRowFiguresIn = (assigned: Assignment): boolean =>
  assigned.figures >= 2 || assigned.cells.some((cell) => cell.token.kind === 'quantity');
