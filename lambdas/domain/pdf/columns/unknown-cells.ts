import type { ColumnKind } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import { distance, FORBIDDEN, kindCost } from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** What stands together on a line, as one cell of a table does. */
interface Cell {
  tokens: Token[];
  left: number;
  right: number;
  /** Points from what stands before it. */
  gap: number;
}

/** Font sizes between one cell and the next, at least. */
const CELL_GAP = 0.7;
/** Font sizes from a description to a cell that is no figure, at least. */
const WIDE_GAP = 1.5;
/** Points by which a figure may miss the edge of its column; a flag may stand behind quantities. */
const IN_COLUMN = 8;
/** Points left of a heading where its cells may begin. */
const LEFT_OF_HEADING = 30;

const TOTALS: ReadonlySet<ColumnKind> = new Set(['rcv', 'total', 'lineItemTotal', 'acv']);
const YEARS: ReadonlySet<ColumnKind> = new Set(['ageLife', 'lifeYears']);

/**
 * Sets what nobody understands apart from a row's figures: `?`, `see note 3`, `5q` in cells of their
 * own, among figures that stand right in their columns. A figure with a mark that nobody knows,
 * `10.00¹`, is that figure. Null for a line that is no such row, so that remarks with figures stay
 * what they are.
 */
export const unknownApart = (
  tokens: readonly Token[],
  columns: readonly Column[],
): Token[] | null => {
  const numbers = columns.filter((column) => !isTextColumn(column));
  const edges = columns.filter(isTextColumn).map(({ left }) => left);
  const cells = cellsOf(tokens, edges);
  const description = columns.find(({ kind }) => kind === 'description');
  const placed = new Map<Cell, Column>();
  for (const cell of cells) {
    if (description !== undefined && cell.left < description.left + LEFT_OF_HEADING) continue;
    const column = placeOf(cell, numbers);
    if (column !== null && ![...placed.values()].includes(column)) placed.set(cell, column);
  }
  const [first] = placed.keys();
  if (first === undefined || !isProven(placed)) return null;
  const texts = columns.filter((column) => isTextColumn(column) && column.kind !== 'itemNumber');
  const free = numbers.filter((column) => ![...placed.values()].includes(column));
  return cells.flatMap((cell, at) => {
    if (placed.has(cell) || texts.some((column) => isWithin(cell, column, numbers)))
      return cell.tokens;
    const isBehind = cell.left > first.left;
    if (!isBehind && (at === 0 || !isShortCell(cell) || !isUnder(cell, numbers[0])))
      return cell.tokens;
    return understood(cell, free);
  });
};

/** @param edges where columns of text begin: what begins there is a cell, however close to a figure */
const cellsOf = (tokens: readonly Token[], edges: readonly number[]): Cell[] => {
  const cells: Cell[] = [];
  for (const token of tokens) {
    const last = cells.at(-1);
    const gap = last === undefined ? 0 : token.left - last.right;
    const isApart =
      gap > sizeOf(token) * CELL_GAP ||
      (isFigure(last?.tokens.at(-1)) &&
        (isFigure(token) || edges.some((left) => Math.abs(token.left - left) < AT_EDGE)));
    if (last === undefined || isApart)
      cells.push({ tokens: [token], left: token.left, right: token.right, gap });
    else {
      last.tokens.push(token);
      last.right = token.right;
    }
  }
  return cells;
};

/** Points. */
const AT_EDGE = 2;

/** Two of these are never one cell. */
const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'unit' && FIGURES.has(token.kind);

const sizeOf = ({ words: [word] }: Token): number => Math.max(4, word?.fontSize ?? 0);

const FIGURES: ReadonlySet<Token['kind']> = new Set([
  'amount',
  'quantity',
  'percent',
  'ageLife',
  'condition',
  'unit',
]);

/** The column that a cell of nothing but figures stands right in. */
const placeOf = ({ tokens }: Cell, numbers: readonly Column[]): Column | null => {
  const figures = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'operator');
  const [figure, another] = figures;
  if (figure === undefined || !figures.every(({ kind }) => FIGURES.has(kind))) return null;
  // `10.00 SF` may come in two.
  if (another !== undefined && !(figures.length === 2 && another.kind === 'unit')) return null;
  const reach = figure.kind === 'quantity' ? 3 * IN_COLUMN : IN_COLUMN;
  const [nearest] = numbers
    .filter((column) => kindCost(figure, column.kind) < FORBIDDEN)
    .map((column) => ({ column, apart: distance(figure, column) }))
    .sort((a, b) => a.apart - b.apart);
  return nearest !== undefined && nearest.apart < reach ? nearest.column : null;
};

/** Three figures of work in their columns, or two, and what the row comes to is one of them. */
const isProven = (placed: ReadonlyMap<Cell, Column>): boolean => {
  const counted = [...placed].filter(([{ tokens }]) =>
    tokens.some(({ kind }) => kind === 'amount' || kind === 'quantity'),
  );
  return (
    counted.length >= 3 ||
    (counted.length === 2 && counted.some(([, { kind }]) => TOTALS.has(kind)))
  );
};

/** Whether a cell stands where a column of text has its words, up to the next figures. */
const isWithin = (cell: Cell, text: Column, numbers: readonly Column[]): boolean => {
  const next = numbers.find(({ left }) => left > text.left);
  const until = next === undefined ? Number.POSITIVE_INFINITY : next.left - LEFT_OF_HEADING;
  return cell.left >= text.left - IN_COLUMN && cell.left < Math.max(text.right + 4, until);
};

const isUnder = (cell: Cell, column: Column | undefined): boolean =>
  column !== undefined && cell.left < column.right && cell.right > column.left;

/** So many letters are no description, nor the end of one. */
const LONGEST = 14;

const isShortCell = ({ tokens, gap }: Cell): boolean => {
  const [token] = tokens;
  const length = tokens.reduce((sum, { text }) => sum + text.length + 1, -1);
  return token !== undefined && gap > sizeOf(token) * WIDE_GAP && length <= LONGEST;
};

/** What of a cell is a figure or a unit that may stand there; all else is unknown. */
const understood = (cell: Cell, free: readonly Column[]): Token[] => {
  const under = free.filter(
    ({ left, right }) => cell.left < right + IN_COLUMN && cell.right > left - IN_COLUMN,
  );
  const may = (token: Token): boolean =>
    token.kind === 'mark' ||
    token.kind === 'operator' ||
    under.some(({ kind }) => kindCost(token, kind) < FORBIDDEN);
  const figures = cell.tokens.filter(({ kind }) => kind === 'amount' || kind === 'quantity');
  const [token, another] = cell.tokens;
  const counted = countedIn(cell, under);
  if (counted !== null) return [counted];
  if (figures.length === 1 && another !== undefined && cell.tokens.every(isFigureOrMark))
    return cell.tokens.map((part) =>
      figures.includes(part) && may(part) ? { ...part, right: cell.right } : unknown(part),
    );
  if (token === undefined || another !== undefined) return cell.tokens.map(unknown);
  const read = figureIn(token, under) ?? token;
  // A condition may be a letter of the print's own.
  const isWord = under.some(({ kind }) => kind === 'condition') || read.kind !== 'text';
  return [may(read) && (read !== token || isWord) ? read : unknown(token)];
};

/** `42.5 m2`, `18.2 lm`, `3 no` below a heading of quantities: a unit of no list. */
const countedIn = ({ tokens, right }: Cell, under: readonly Column[]): Token | null => {
  const [figure, word, more] = tokens;
  const isBelowQuantity =
    under.some(({ kind }) => kind === 'quantity') && under.every(({ kind }) => kind !== 'unit');
  if (figure?.kind !== 'amount' || figure.bracket !== null || figure.text.includes('$'))
    return null;
  if (!isBelowQuantity || word === undefined || more !== undefined || !ODD_UNIT.test(word.text))
    return null;
  return {
    ...figure,
    kind: 'quantity',
    unit: EACH.test(word.text) ? 'EA' : word.text,
    right,
    text: `${figure.text} ${word.text}`,
    raw: `${figure.raw} ${word.raw}`,
    words: [...figure.words, ...word.words],
  };
};

const ODD_UNIT = /^(?:m[²³23]|\p{L}{2,4}\.?)$/u;
const EACH = /^(?:no|nos|nr)\.?$/i;

/** The unit, the years or the figure that a word is, with something nobody knows behind it. */
const figureIn = (token: Token, under: readonly Column[]): Token | null => {
  const { text } = token;
  if (under.some(({ kind }) => kind === 'unit') && /^(?:\p{L}{1,6}\.?|m[²³23])$/u.test(text))
    return { ...token, kind: 'unit', unit: token.unit ?? text };
  const [, years, unit = ''] = /^(\d{1,3})([a-z]{1,3})\.?$/i.exec(text) ?? [];
  if (years !== undefined && under.some(({ kind }) => YEARS.has(kind))) {
    const value = Number(years);
    const isMonths = /^m/i.test(unit);
    return { ...token, kind: 'amount', value: isMonths ? toYears(value) : value };
  }
  const marked = token.kind === 'text' ? MARKED.exec(text)?.[1] : undefined;
  if (marked === undefined) return null;
  const value = Number(marked.replaceAll(',', ''));
  return { ...token, kind: 'amount', value, decimals: 2, negative: /^[-–−]/.test(text) };
};

const toYears = (months: number): number => Math.round((months / 12) * 100) / 100;

/** A figure with cents, and a mark before or behind it: `10.00¹`, `~10.00`, `10.00a`, `(10.00`. */
const MARKED =
  /^[^\d\p{L}]{0,2}(\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2})(?:[^\d.,%][^\d%]{0,2}|[.,])?$/u;

/** `(a)`, `†`, `M`, `USD` beside a figure. */
const isFigureOrMark = ({ kind, text }: Token): boolean =>
  kind === 'amount' || kind === 'quantity' || (text.length <= 4 && !/\d{2}/.test(text));

const unknown = (token: Token): Token => ({ ...token, kind: 'unknown' });
