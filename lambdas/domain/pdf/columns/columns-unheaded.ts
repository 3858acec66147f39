import { lineAmount } from '../../money/money.ts';
import type { Token } from '../tokens/token.ts';
import { apart } from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';
import { countRows, PIECE } from './text-cells.ts';

/** Points by which the right edges of one column's figures differ in a scan. */
const SAME_EDGE = 5;
/** Points between a figure and the heading of its column, at the most. */
const REACH = 12;
/** Fewer rows may have a figure anywhere. */
const LEAST_ROWS = 3;
/** Nothing else looks like an age and a life, and few rows may have one. */
const LEAST_AGES = 2;
/** Of the rows, so many have a figure in such a column. */
const LEAST_SHARE = 0.5;

/**
 * Of a scan: with the columns whose heads were not read, as of `Unit` over `Price` in a cell of a
 * grid that the other heads stand in the middle of. Their figures end below each other in row after
 * row, and no heading is near; what they are, the rows' arithmetic tells.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withColumnsUnheaded = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const heads = columns.filter((column) => !isTextColumn(column));
  const first = Math.min(...heads.map(({ left }) => left));
  const measured = rows.filter((row) => row.filter((one) => isFigure(one, first)).length >= 3);
  const free = measured.map((row) =>
    row.filter((one) => isFigure(one, first) && heads.every((head) => apart(one, head) > REACH)),
  );
  const found: Column[] = [];
  for (const figure of free.flat()) {
    if (found.some((column) => isEdge(figure, column))) continue;
    const below = free.flatMap((row) => row.find((one) => isEdge(one, figure)) ?? []);
    const least =
      figure.kind === 'ageLife' ? LEAST_AGES : Math.max(LEAST_ROWS, measured.length * LEAST_SHARE);
    if (below.length < least) continue;
    const left = Math.min(...below.map((one) => one.left));
    found.push({ kind: 'otherNumber', text: '', left, right: figure.right, row: 0, align: null });
  }
  return found.length === 0 ? columns : [...columns, ...found].sort((a, b) => a.left - b.left);
};

/** Of a cent's rounding. */
const CENT = 0.011;
/** Points by which the left edges of one column's words differ. */
const SAME_LEFT = 2;

/**
 * `Qty   Item number   Unit   Price` above rows that say behind the number what the item is, and what it comes to
 * behind the price, `Hrs   Rate   Amount` above what was done in them: branches of rental and supply houses and
 * typed invoices do not head all that they print. Where quantity x price is the figure at the end of rows that
 * share their edges, these columns are added.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withRestUnheaded = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const [price, last] = [columns.find(({ kind }) => kind === 'unitPrice'), columns.at(-1)];
  const isDescribed = columns.some(({ kind }) => kind === 'description');
  if (price === undefined || !columns.some(({ kind }) => kind === 'quantity')) return columns;
  if (isDescribed && last !== price) return columns;
  const priced = rows.flatMap((row) => pricedRowOf(row) ?? []);
  const [first] = priced;
  if (first === undefined || priced.length < LEAST_ROWS) return columns;
  if (!priced.every(({ amount }) => isEdge(amount, first.amount))) return columns;
  const described = isDescribed ? columns : withDescriptionUnheaded(columns, priced);
  const isUnheaded =
    last === price && priced.every(({ amount }) => amount.left > price.right + REACH);
  return isUnheaded
    ? [...described, { ...boundsOf(priced.map(({ amount }) => amount)), kind: 'total' }]
    : described;
};

/** A row whose first figure times the last but one is its last. */
interface PricedRow {
  /** What stands between the first figure and the price. */
  between: readonly Token[];
  rate: Token;
  amount: Token;
}

const pricedRowOf = (row: readonly Token[]): PricedRow | null => {
  const at = row.findIndex(({ value }) => value !== null);
  const [counted, rate, amount] = [row[at], row.at(-2), row.at(-1)];
  if (at < 0 || at >= row.length - 2) return null;
  if (counted?.value == null || rate?.value == null || amount?.value == null) return null;
  return lineAmount(counted.value, rate.value).minus(amount.value).abs().lt(CENT)
    ? { between: row.slice(at + 1, -2), rate, amount }
    : null;
};

/**
 * Words that begin below each other behind a number's head, or behind the quantity's where no head is one of
 * text, and nothing else describes.
 */
const withDescriptionUnheaded = (
  columns: readonly Column[],
  rows: readonly PricedRow[],
): readonly Column[] => {
  const number = columns.find(({ kind }) => kind === 'itemNumber' || kind === 'selector');
  const before = number ?? columns.find(({ kind }) => kind === 'quantity');
  if (before === undefined || (number === undefined && columns.some(isTextColumn))) return columns;
  const words = rows.flatMap(({ between }) => {
    const own = between.filter(({ left }) => left > before.right);
    return own.some(({ kind }) => kind === 'text') ? own.slice(0, 1) : [];
  });
  const [first] = words;
  const isColumn =
    first !== undefined &&
    words.length === rows.length &&
    words.every(({ left }) => Math.abs(left - first.left) <= SAME_LEFT);
  if (!isColumn) return columns;
  const described: Column = { ...boundsOf(words), kind: 'description' };
  return columns.flatMap((column): Column[] => {
    if (column !== before) return [column];
    return [number === undefined ? column : { ...column, kind: 'selector' }, described];
  });
};

/**
 * `A-1   Tear off shingles`, `B-2   Gutter`: letters typed as a bid leave the margin with the rows' numbers without
 * a head, left of the descriptions. Where nearly all priced rows begin there with a number, and the numbers count on
 * from row to row, the margin is a column of them; it leaves the edge of the descriptions to their words.
 *
 * @param rows The tokens of each line below the heads.
 */
export const withNumbersUnheaded = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const [described] = columns;
  if (described?.kind !== 'description' || columns.some(({ kind }) => kind === 'itemNumber'))
    return columns;
  const inMargin = ([first, second]: readonly Token[]): boolean =>
    first !== undefined &&
    second !== undefined &&
    PIECE.test(first.text) &&
    first.right < described.left &&
    Math.abs(second.left - described.left) <= SAME_LEFT;
  const numbered = rows.filter(inMargin);
  const priced = rows.filter((row) => (row.at(-1)?.decimals ?? 0) === 2 && row.length > 2);
  const numbers = numbered.flatMap(([first]) => first ?? []);
  const isMargin =
    numbered.length >= LEAST_ROWS &&
    priced.filter(inMargin).length >= priced.length * NEARLY_ALL &&
    numbers.every(({ left }) => Math.abs(left - (numbers[0]?.left ?? left)) <= SAME_LEFT) &&
    countRows(numbers.map(({ text }) => text));
  return isMargin ? [{ ...boundsOf(numbers), kind: 'itemNumber' }, ...columns] : columns;
};

/** Sums and charges below the rows have no number. */
const NEARLY_ALL = 0.8;

const boundsOf = (cells: readonly Token[]): Omit<Column, 'kind'> => ({
  text: '',
  left: Math.min(...cells.map(({ left }) => left)),
  right: Math.max(...cells.map(({ right }) => right)),
  row: 0,
  align: null,
});

/** Without those of them of which nothing tells what they are: their figures are told as strays. */
export const withoutUntold = (columns: readonly Column[]): Column[] =>
  columns.filter(({ kind, text }) => kind !== 'otherNumber' || text !== '');

/** Behind where the first column of figures begins: words of a description may be figures. */
const isFigure = ({ kind, decimals, left }: Token, first: number): boolean =>
  left >= first && ((kind === 'amount' && decimals === 2) || kind === 'ageLife');

const isEdge = (one: { right: number }, other: { right: number }): boolean =>
  Math.abs(one.right - other.right) <= SAME_EDGE;
