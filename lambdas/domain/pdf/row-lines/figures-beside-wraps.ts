import { decimal, lineAmount, sum } from '../../money/money.ts';
import { assignColumns } from '../columns/assign-columns.ts';
import type { Assignment, Cell } from '../columns/assignment.ts';
import { distance } from '../columns/cell-costs.ts';
import type { ColumnModel } from '../columns/column-model.ts';
import type { Line } from '../pages/lines.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Step } from './item-line.ts';
import { addCells, isFigure, type RawItem } from './raw-item.ts';
import { addToDescription, takeTexts } from './take-texts.ts';

/**
 * `2. Laminated - comp. shingle rfg. - w/out   49.67 SQ   264.19   13,122.32   8/30 yrs   Avg.   26.67%` over
 * `felt   (3,499.72)   9,622.60`: what a crowded row has no room for stands beside the second line of its
 * description, where it completes what the row comes to.
 */
export const readFiguresBesideWrap: Step = ({ line, item, assigned, hasText }) => {
  const last = item?.lines.at(-1);
  if (item === null || last === undefined || !hasText || assigned.figures === 0) return null;
  if (item.figureLines === 0 || item.figureLines > MOST_LINES) return null;
  const above = item.notes.at(-1)?.line ?? last;
  if (item.notes.some(({ machine }) => machine) || pitchBetween(above, line) > SECOND_LINE)
    return null;
  if (!completes(item, assigned)) return null;
  if (!addCells(item, assigned.cells)) return null;
  // What stood between was no note, but the description going on.
  for (const note of item.notes) addToDescription(item, note.line.text, note.line);
  item.notes = [];
  item.lines.push(line);
  takeTexts(item, assigned, line);
  return true;
};

/**
 * `16,129.03` alone below the heads of the next page, which the row that was the last before comes to: the row goes on
 * there, and so does its room, whatever the page makes of a long name.
 */
export const goesOnOverleaf = (
  item: RawItem | null,
  line: Line | undefined,
  { columns }: ColumnModel,
): boolean => {
  if (item === null || line === undefined || item.figureLines === 0) return false;
  if (item.lines.at(-1)?.page !== line.page - 1 || item.notes.length > 0) return false;
  const assigned = assignColumns(tokensOf(line.words), columns);
  const isOfFigures = assigned.cells.every(isFigure) && assigned.figures > 0;
  return isOfFigures && completes(item, assigned);
};

/** Whether figures stand in columns that a row leaves blank, and complete what it comes to. */
const completes = ({ cells }: RawItem, assigned: Assignment): boolean => {
  const figures = assigned.cells.filter(isFigure);
  const isPlaced = ({ column, token }: Cell): boolean =>
    column !== null && distance(token, column) < IN_COLUMN && !cells.has(column.kind);
  return figures.every(isPlaced) && isCompletedBy(cells, figures);
};

/** Lines of a row from which a figure may have dropped, at most. */
const MOST_LINES = 3;

/** Points by which amounts stand off their columns at most. */
const IN_COLUMN = 8;

/** Whether the figures say what the row comes to, or what is left of it, and none stays unexplained. */
const isCompletedBy = (
  cells: ReadonlyMap<ColumnKind, Token>,
  figures: readonly Cell[],
): boolean => {
  const all = new Map(cells);
  for (const { column, token } of figures) if (column !== null) all.set(column.kind, token);
  const explained = new Set<ColumnKind>([
    ...(makesTotal(all) ? MAKES_TOTAL : []),
    ...(isWorn(all) ? WORN : []),
  ]);
  return figures.every(({ column }) => column !== null && explained.has(column.kind));
};

const WORN: readonly ColumnKind[] = [
  'depreciation',
  'acv',
  'ageLife',
  'condition',
  'depreciationPercent',
];
const PRICES: readonly ColumnKind[] = ['unitPrice', 'removePrice', 'replacePrice', 'resetPrice'];
const MAKES_TOTAL: readonly ColumnKind[] = [...PRICES, 'tax', 'overheadProfit', 'rcv', 'total'];

const printed = (cells: ReadonlyMap<ColumnKind, Token>, kind: ColumnKind): number | null => {
  const cell = cells.get(kind);
  return cell?.value == null ? null : signedValue(cell);
};

/** Quantity x price, with tax and overhead and profit. */
const makesTotal = (cells: ReadonlyMap<ColumnKind, Token>): boolean => {
  const total = printed(cells, 'rcv') ?? printed(cells, 'total');
  const quantity = printed(cells, 'quantity');
  const prices = PRICES.map((kind) => printed(cells, kind));
  if (total === null || quantity === null || prices.every((price) => price === null)) return false;
  const work = lineAmount(quantity, sum(prices).toNumber());
  const added = sum([printed(cells, 'tax'), printed(cells, 'overheadProfit')]);
  return work.plus(added).minus(total).abs().lt(CENTS);
};

/** Its replacement cost less its depreciation. */
const isWorn = (cells: ReadonlyMap<ColumnKind, Token>): boolean => {
  const [rcv, acv] = [printed(cells, 'rcv') ?? printed(cells, 'total'), printed(cells, 'acv')];
  const depreciation = cells.get('depreciation')?.value;
  if (rcv === null || acv === null || depreciation == null) return false;
  return decimal(rcv).minus(Math.abs(depreciation)).minus(acv).abs().lt(CENTS);
};

/** What rounding of prices and taxes may leave, and no more. */
const CENTS = '0.03';
