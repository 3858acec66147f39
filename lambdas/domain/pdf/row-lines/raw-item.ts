import type { Cell } from '../columns/assignment.ts';
import type { ColumnModel } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { Group } from '../rooms/groups.ts';
import { type ColumnKind, TEXT_COLUMNS, TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import type { State } from './row-state.ts';

/** A row as it stands on paper, gathered line by line, before it is made a line item. */
export interface RawItem {
  number: string | null;
  /** `* 28.`: the row was changed. */
  starred: boolean;
  description: string[];
  /** Last line that the description was read from, with the right edge of its text. */
  descriptionEnd: { line: Line; right: number } | null;
  cells: Map<ColumnKind, Token>;
  /** `[M]`, `[*]`, a `*` or `+` that stands apart: with what they follow. */
  marks: { token: Token; after: ColumnKind | null }[];
  /** Percent, where the cell of the depreciation has it beside the amount. */
  depreciationRate: Token | null;
  codes: { cat: string; sel: string; act: string } | null;
  /** Text cells beside the description: category, room, note. */
  texts: Map<ColumnKind, string>;
  notes: { line: Line; machine: boolean }[];
  /** What is said of the head right above it, and is a note of the first row there. */
  said: readonly Line[];
  lines: Line[];
  group: Group;
  section: string | null;
  /** The coverage that a line above the table names for its rows. */
  coverage: string | null;
  /** Whether a line above the first row of its group says that they are paid when incurred. */
  isOfIncurred: boolean;
  model: ColumnModel;
  figureLines: number;
}

export const newRawItem = (
  line: Line,
  model: ColumnModel,
  group: Group,
  { section, coverage, incurredGroup }: Pick<State, 'section' | 'coverage' | 'incurredGroup'>,
): RawItem => ({
  number: null,
  starred: false,
  description: [],
  descriptionEnd: null,
  cells: new Map(),
  marks: [],
  depreciationRate: null,
  codes: null,
  texts: new Map(),
  notes: [],
  said: [],
  lines: [line],
  group,
  section,
  coverage,
  isOfIncurred: incurredGroup === group,
  model,
  figureLines: 0,
});

/** `36% (156.17)`, `100% [M] <198.18>`, `156.17 (36%)`: a rate beside the amount in its cell. */
const isRateOf = ({ column, token }: Cell, at: number, cells: readonly Cell[]): boolean => {
  // Beside a word that nobody knows, `PHYS 25.0%`, it is not read as one.
  const isRate = token.kind === 'percent' || (token.kind === 'unknown' && token.text.endsWith('%'));
  if (column !== null || !isRate || token.value === null) return false;
  const last = cells.slice(0, at).findLast(isNoMark);
  const next = cells.slice(at + 1).find(isNoMark);
  return (
    (isDepreciation(next) && next.token.left - token.right < RATE_GAP) ||
    (isDepreciation(last) && token.left - last.token.right < RATE_GAP)
  );
};

const isNoMark = ({ token }: Cell): boolean => token.kind !== 'mark';

const isDepreciation = (cell: Cell | undefined): cell is Cell =>
  cell?.column?.kind === 'depreciation' || cell?.column?.kind === 'lostDepreciation';

/** Points between a rate and its amount, with a mark between them at the most. */
const RATE_GAP = 24;

/** Adds a line's cells; false (and nothing added) where one of its columns is already filled. */
export const addCells = (item: RawItem, cells: readonly Cell[]): boolean => {
  const figures = cells.filter((cell) => cell.column !== null && isFigure(cell));
  if (figures.some((cell) => cell.column !== null && item.cells.has(cell.column.kind)))
    return false;
  let before: ColumnKind | null = null;
  for (const [at, cell] of cells.entries()) {
    const kind = cell.column?.kind ?? null;
    if (kind !== null && isFigure(cell)) item.cells.set(kind, cell.token);
    if (isRateOf(cell, at, cells)) item.depreciationRate = cell.token;
    if (cell.token.kind === 'mark' || cell.token.kind === 'operator')
      item.marks.push({ token: cell.token, after: before });
    else before = kind;
  }
  if (figures.length > 0) item.figureLines += 1;
  return true;
};

export const isFigure = (cell: Cell): boolean =>
  cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind);

const AMOUNTS: readonly ColumnKind[] = [
  'unitPrice',
  'removePrice',
  'replacePrice',
  'resetPrice',
  'laborPrice',
  'materialPrice',
  'lineItemTotal',
  'tax',
  'total',
  'deducted',
  'alsoTotal',
  'rcv',
  'acv',
];

/** Enough to be a row of the table and not a numbered remark. */
export const hasRowFigures = (item: RawItem): boolean => {
  const quantity = item.cells.get('quantity');
  if (quantity !== undefined && (quantity.unit !== null || item.cells.size >= 2)) return true;
  return AMOUNTS.filter((kind) => item.cells.has(kind)).length >= 1 && item.cells.size >= 1;
};

/** `Pine stockade, 6', 8' panel   EA   111.58`, and nothing below `How many` and `Amount`. */
export const isBlankRow = ({ cells, model: { columns } }: RawItem): boolean => {
  const has = (kind: ColumnKind): boolean => columns.some((column) => column.kind === kind);
  const totals = [...TOTALS_OF_ROW];
  return (
    has('quantity') &&
    totals.some(has) &&
    cells.get('unitPrice')?.kind === 'amount' &&
    !cells.has('quantity') &&
    !totals.some((kind) => cells.has(kind))
  );
};
