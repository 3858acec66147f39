import type { Line } from '../pages/lines.ts';
import { type ColumnKind, TEXT_COLUMNS } from '../tables/column-kinds.ts';
import { headingKind } from '../tables/heading-words.ts';
import { amountColumnsOf } from './amount-columns.ts';
import { type FigureColumn, figureColumnsOf } from './figure-columns.ts';
import { headingOver } from './printed-headings.ts';
import type { CellLine, TextCell } from './table-cells.ts';
import {
  isOfRowNumbers,
  isOfUnits,
  kindOfTexts,
  type TextColumn,
  textColumnsOf,
  widestOf,
} from './text-columns.ts';

/** A column that was found by evidence, and what it was taken for. */
export interface NamedColumn {
  kind: ColumnKind;
  left: number;
  right: number;
  /** Its heading as printed; empty where it has none. */
  text: string;
}

export interface NamedTable {
  columns: NamedColumn[];
  /** Rows in which quantity x unit price comes to the amount. */
  rows: CellLine[];
  /** The headings as printed. */
  headings: Line[];
  amounts: { column: FigureColumn; kind: ColumnKind }[];
}

/** Figures in a line of a table, at least. */
const LEAST_FIGURES = 3;

/**
 * Names the columns in which lines stand by what they hold; null where arithmetic does not tell
 * quantity, unit price and amount.
 */
export const nameColumns = (
  lines: readonly CellLine[],
  headingsAbove: (first: Line) => Line[],
): NamedTable | null => {
  const candidates = lines.filter(({ figures }) => figures.length >= LEAST_FIGURES);
  if (candidates.length < LEAST_FIGURES) return null;
  const figures = figureColumnsOf(candidates);
  if (figures.length < LEAST_FIGURES || figures.length > MOST_COLUMNS) return null;
  const numbers = figures.find((column) => isOfRowNumbers(column, candidates));
  const told =
    amountColumnsOf(
      figures.filter((column) => column !== numbers),
      candidates,
    ) ?? amountColumnsOf(figures, candidates);
  if (told === null) return null;
  const { rows, kinds } = told;
  // The head of a page may be gone with what is printed on every page.
  const headings =
    rows
      .slice(0, ROWS_BELOW_HEADINGS)
      .map(({ line }) => headingsAbove(line))
      .find(({ length }) => length > 0) ?? [];
  const over = headingOver(headings);
  // What an insurer allows of a sum leaves a rest as well, and neither is wear.
  for (const [column, kind] of kinds)
    if (kind === 'acv' || kind === 'depreciation') {
      const heading = headingTextOver(over, column);
      if (OF_SIDES.test(heading) || OF_SELLER.test(heading)) kinds.set(column, 'otherNumber');
    }
  const texts = textColumnsOf(rows, ({ texts: own }) => own);
  const units = unitsOf(texts, rows);
  const factors = told.factors === null ? null : inOrder(told.factors, units, rows, over);
  const quantity = factors?.[0] ?? null;
  if (factors !== null) {
    kinds.set(factors[0], 'quantity');
    kinds.set(factors[1], told.otherRate === null ? 'unitPrice' : 'laborPrice');
  }
  if (told.otherRate !== null) kinds.set(told.otherRate, 'materialPrice');
  if (numbers !== undefined && !kinds.has(numbers)) kinds.set(numbers, 'itemNumber');
  const description = widestOf(texts.filter((column) => column !== units));
  const taken = new Set<ColumnKind>([...kinds.values(), 'description']);
  const headingOf = (column: FigureColumn | TextColumn): string => headingTextOver(over, column);
  const named = (column: FigureColumn | TextColumn, kind: ColumnKind): NamedColumn => ({
    kind,
    left: column.left,
    right: column.right,
    text: headingOf(column),
  });
  /** What the heading says, where it says something that no other column is. */
  const hinted = (column: FigureColumn | TextColumn, isText: boolean): ColumnKind | null => {
    const kind = headingKind(headingOf(column));
    if (kind === null || taken.has(kind) || TEXT_COLUMNS.has(kind) !== isText) return null;
    // Amounts are told by their sums; a heading alone may say anything.
    if (!isText && !MEASURED.has(kind)) return null;
    taken.add(kind);
    return kind;
  };
  const columns = [
    ...figures.map((column) =>
      named(column, kinds.get(column) ?? hinted(column, false) ?? shapeOf(column, taken)),
    ),
    ...texts.map((column) => {
      if (column === description) return named(column, 'description');
      if (column === units) return named(column, 'unit');
      return named(column, hinted(column, true) ?? once(kindOfTexts(column, rows), taken));
    }),
  ].sort((a, b) => a.left + a.right - b.left - b.right);
  return {
    columns:
      quantity === null || columns.some(({ kind }) => kind === 'unit')
        ? columns
        : withUnits(columns, quantity, rows),
    rows,
    headings,
    amounts: [...kinds].map(([column, kind]) => ({ column, kind })),
  };
};

/** Columns that set what one side has against what the other allows or has paid. */
const OF_SIDES =
  /\b(?:approved|allowed|allowance|paid|carrier|ins|insurance|insurer|adjuster|ours?|contractor|requested|supplement|original|prior|previous|difference|diff|variance|change|remaining|billed)\b/i;

/** What one costs the seller, or whoever sells to him: as much as the amount in some rows. */
const OF_SELLER = /^(?:(?:our|unit)\s+)?(?:cost|list|msrp|wholesale)$/i;

const headingTextOver = (
  over: (left: number, right: number) => string,
  { left, right }: FigureColumn | TextColumn,
): string => over(left, Math.min(right, left + WIDEST_HEADING));

/** Rows among which one stands right below printed headings, where there are any. */
const ROWS_BELOW_HEADINGS = 12;

/** Points; a text may run far beyond its heading. */
const WIDEST_HEADING = 60;

/** More make no table that anybody prints. */
const MOST_COLUMNS = 16;

const MEASURED: ReadonlySet<ColumnKind> = new Set(['ageLife', 'lifeYears', 'depreciationPercent']);

const once = (kind: ColumnKind, taken: Set<ColumnKind>): ColumnKind => {
  if (taken.has(kind)) return 'category';
  taken.add(kind);
  return kind;
};

/** What figures without an equation look like. */
const shapeOf = (column: FigureColumn, taken: Set<ColumnKind>): ColumnKind => {
  const cells = [...column.cells.values()];
  for (const shape of ['ageLife', 'condition'] as const)
    if (cells.filter(({ kind }) => kind === shape).length > cells.length / 2)
      return taken.has(shape) ? 'otherNumber' : once(shape, taken);
  return 'otherNumber';
};

/** The column of units, where one stands right beside a column of figures. */
const unitsOf = (texts: readonly TextColumn[], rows: readonly CellLine[]): TextColumn | null =>
  texts.find((column) => column.cells.size >= rows.length * 0.6 && isOfUnits(column)) ?? null;

/** Points between a figure and its unit in the next column. */
const BESIDE = 40;

/**
 * Which of two factors is the quantity: the one with units beside it; else the one that is not
 * printed in cents throughout; else the one that stands first.
 */
const inOrder = (
  [one, other]: readonly [FigureColumn, FigureColumn],
  units: TextColumn | null,
  rows: readonly CellLine[],
  over: (left: number, right: number) => string,
): [FigureColumn, FigureColumn] => {
  const hints = [one, other].map((column) => headingKind(over(column.left, column.right)));
  if (hints[0] === 'unitPrice' || hints[1] === 'quantity') return [other, one];
  if (hints[1] === 'unitPrice' || hints[0] === 'quantity') return [one, other];
  const [own, others] = [one, other].map((column) => unitsBeside(column, units, rows));
  if (own !== undefined && others !== undefined && own !== others)
    return own > others ? [one, other] : [other, one];
  const isMoney = (column: FigureColumn): boolean =>
    [...column.cells.values()].every(({ decimals, text }) => decimals === 2 || text.includes('$'));
  if (isMoney(one) !== isMoney(other)) return isMoney(one) ? [other, one] : [one, other];
  return [one, other];
};

const unitsBeside = (
  column: FigureColumn,
  units: TextColumn | null,
  rows: readonly CellLine[],
): number =>
  rows.filter((row) => {
    const cell = column.cells.get(row);
    if (cell === undefined) return false;
    if (cell.kind === 'quantity') return true;
    const behind = nextTo(cell.right, row.units);
    if (behind !== null && behind < BESIDE) return true;
    const unit = units?.cells.get(row);
    if (unit === undefined) return false;
    const gap = Math.min(Math.abs(unit.left - cell.right), Math.abs(cell.left - unit.right));
    return gap < BESIDE && !row.figures.some((between) => isBetween(between, cell, unit));
  }).length;

const nextTo = (right: number, cells: readonly TextCell[]): number | null => {
  const gaps = cells.flatMap(({ left }) => (left >= right - 1 ? [left - right] : []));
  return gaps.length === 0 ? null : Math.min(...gaps);
};

const isBetween = (
  between: { left: number; right: number },
  one: { left: number; right: number },
  other: { left: number; right: number },
): boolean =>
  between !== one &&
  between.left >= Math.min(one.right, other.right) - 1 &&
  between.right <= Math.max(one.left, other.left) + 1;

/** A column for units that stand right behind the quantities, wherever these end. */
const withUnits = (
  columns: readonly NamedColumn[],
  quantity: FigureColumn,
  rows: readonly CellLine[],
): NamedColumn[] => {
  const behind = (row: CellLine): TextCell[] => {
    const right = quantity.cells.get(row)?.right ?? Number.POSITIVE_INFINITY;
    return row.units.filter(({ left }) => left >= right - 1 && left - right < BESIDE).slice(0, 1);
  };
  const units = rows.flatMap(behind);
  // `412  LITE` has its unit in no list, unlike `3 EA` in the rows around it.
  const isApart = rows.some(
    (row) => quantity.cells.get(row)?.kind !== 'quantity' && behind(row).length > 0,
  );
  if (!isApart || units.length < rows.length * 0.5) return [...columns];
  const column: NamedColumn = {
    kind: 'unit',
    left: Math.min(...units.map(({ left }) => left)),
    right: Math.max(...units.map(({ right }) => right)),
    text: '',
  };
  const at = columns.findIndex(({ left, right }) => left + right > column.left + column.right);
  return at < 0 ? [...columns, column] : columns.toSpliced(at, 0, column);
};
