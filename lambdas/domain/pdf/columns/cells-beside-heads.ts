import type { ColumnKind } from '../tables/column-kinds.ts';
import { type Token, token } from '../tokens/token.ts';
import { assignColumns } from './assign-columns.ts';
import { type Column, isTextColumn } from './column-model.ts';

/** Points by which the cells of a column may miss their common edge or middle. */
const SAME_EDGE = 3;

/** A row alone agrees with anything. */
const LEAST_ROWS = 2;

/**
 * A browser centres headings over wide columns whose cells begin at the left, so that a cell may
 * stand nearer to the heading before than to its own. Where the rows hold as many figures as there
 * are columns for them, each at an edge that the rows share, and most cannot be placed by their headings,
 * the order says whose they are: the columns then stand where their cells do.
 */
export const withCellsBesideHeads = (
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): readonly Column[] => {
  const firstNumber = columns.findIndex((column) => !isTextColumn(column));
  const numbers = columns.slice(firstNumber);
  if (firstNumber < 0 || numbers.length < 2 || numbers.some(isTextColumn)) return columns;
  // `CONDITION   DEP %` on a line of their own below `AGE/LIFE   DEPREC.` head the second line of each row.
  const first = Math.min(...numbers.map(({ row }) => row));
  const below = numbers.filter(({ row, kind }) => row > first && SHAPES.has(kind));
  const lower = below.length < 2 || below.length === numbers.length ? [] : below;
  const upper = numbers.filter((column) => !lower.includes(column));
  const moved = new Map([
    ...movedToCells(upper, columns, rows),
    ...(lower.length === 0 ? [] : movedToCells(lower, columns, rows)),
  ]);
  return moved.size === 0 ? columns : columns.map((column) => moved.get(column) ?? column);
};

/** Where columns beside each other stand by the cells of the full rows; none where their headings tell. */
const movedToCells = (
  numbers: readonly Column[],
  columns: readonly Column[],
  rows: readonly (readonly Token[])[],
): [Column, Column][] => {
  const full = rows.flatMap((tokens) => {
    const places = placesOf(tokens, numbers);
    return places === null ? [] : [{ tokens, places }];
  });
  const isPlaced = (tokens: readonly Token[]): boolean => {
    const { cells } = assignColumns(tokens, columns);
    return (
      cells.filter(({ column }) => column !== null && numbers.includes(column)).length >=
      numbers.length
    );
  };
  const placed = full.filter(({ tokens }) => isPlaced(tokens)).length;
  // Of rows with blank cells, some have as many figures by chance.
  const priced = rows.filter((tokens) => tokens.filter(isFigure).length >= 2).length;
  const areMost = full.length >= LEAST_ROWS && full.length * 2 > priced;
  if (!areMost || placed * 2 > full.length) return [];
  const moved = columnsAtCells(
    numbers,
    full.map(({ places }) => places),
    [({ left }) => left, ({ right }) => right],
  );
  return (
    moved?.flatMap((column, at): [Column, Column][] => {
      const own = numbers[at];
      return own === undefined ? [] : [[own, column]];
    }) ?? []
  );
};

/** The columns where their cells stand; null where those of one miss each edge that they may share, or where two overlap. */
export const columnsAtCells = (
  columns: readonly Column[],
  rows: readonly (readonly Place[])[],
  edges: readonly ((place: Place) => number)[],
): Column[] | null => {
  const moved = columns.flatMap((column, at): Column[] => {
    const cells = rows.flatMap((places) => places[at] ?? []);
    const left = Math.min(...cells.map((cell) => cell.left));
    const right = Math.max(...cells.map((cell) => cell.right));
    const isAligned = edges.some((edgeOf) => {
      const places = cells.map(edgeOf);
      return Math.max(...places) - Math.min(...places) < SAME_EDGE;
    });
    return isAligned ? [{ ...column, left, right }] : [];
  });
  const isApart = moved.every((column, at) => column.left > (moved[at - 1]?.right ?? 0));
  return moved.length === columns.length && isApart ? moved : null;
};

export const isFigure = ({ kind }: Token): boolean => kind === 'amount' || kind === 'quantity';

export interface Place {
  left: number;
  right: number;
}

/** Where the figures of a row stand behind its words, one for each column; null where it has others. */
const placesOf = (tokens: readonly Token[], numbers: readonly Column[]): Place[] | null => {
  const hasUnits = numbers.some(({ kind }) => kind === 'unit');
  const apart = hasUnits ? tokens.flatMap(withUnitApart) : tokens;
  const figures = apart.slice(-numbers.length);
  const words = apart.slice(0, -numbers.length);
  const areFigures = numbers.every(({ kind }, at) => {
    const token = figures[at];
    return token !== undefined && mayStandIn(token, kind);
  });
  // Of two lines to a row, the second may hold its figures alone.
  const isBehindWords = words.length === 0 || words.at(-1)?.kind === 'text';
  return areFigures && isBehindWords ? figures : null;
};

/** A quantity with waste stands in brackets behind the quantity, in no column of its own; what is lost in value may. */
export const mayStandIn = (one: Token, kind: ColumnKind): boolean => {
  if (kind === 'unit') return one.unit !== null;
  const shapes = SHAPES.get(kind);
  if (shapes !== undefined) return shapes.has(one.kind);
  return isFigure(one) && (one.bracket === null || BRACKETED.has(kind));
};

/** Columns that hold more than figures, or none. */
const SHAPES = new Map<ColumnKind, ReadonlySet<Token['kind']>>([
  ['ageLife', new Set(['ageLife', 'amount', 'notApplicable'])],
  ['recoverable', new Set(['text', 'notApplicable'])],
  ['condition', new Set(['condition', 'notApplicable'])],
  ['depreciationPercent', new Set(['percent', 'notApplicable'])],
]);

const BRACKETED: ReadonlySet<ColumnKind> = new Set([
  'depreciation',
  'lostDepreciation',
  'heldBack',
]);

/** `224   SF` close to each other, in a column each. */
export const withUnitApart = (one: Token): readonly Token[] => {
  const [figure, ...unit] = one.words;
  return one.kind === 'quantity' && figure !== undefined && unit.length > 0
    ? [token('amount', [figure], one), token('unit', unit, { unit: one.unit })]
    : [one];
};
