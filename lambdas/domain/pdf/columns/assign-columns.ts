import { TEXT_COLUMNS } from '../tables/column-kinds.ts';
import type { Token } from '../tokens/token.ts';
import type { Assignment, Cell } from './assignment.ts';
import { type FigureSpan, FORBIDDEN } from './cell-costs.ts';
import type { Column } from './column-model.ts';
import { type Grid, gridOf } from './grid.ts';
import {
  pricesApart,
  unitsApart,
  withLossMarked,
  withLumpSumCounted,
  withMarkBehind,
  withRatesBeside,
  withThingsCounted,
  withUnits,
  withWaste,
  withWordsForAmounts,
} from './joined-cells.ts';
import { withLengthsJoined } from './lengths-joined.ts';
import { withPercentCounted } from './percent-as-unit.ts';
import { withQuantityAtPrice } from './quantity-at-price.ts';
import { withReturnedCounted } from './returned-counts.ts';
import { PER } from './split-unit-price.ts';
import { unknownApart } from './unknown-cells.ts';
import { STRAY_TEXT, strayCost, weigh } from './weigh-cells.ts';

const grids = new WeakMap<readonly Column[], Grid>();

/**
 * Gives each token of a line a column so that the order of both agrees and the places fit best.
 * A number column takes one cell, a text column any number of neighbouring tokens.
 */
export const assignColumns = (tokens: readonly Token[], columns: readonly Column[]): Assignment => {
  let grid = grids.get(columns);
  if (grid === undefined) {
    grid = gridOf(columns);
    grids.set(columns, grid);
  }
  let assigned = grid.assigned.get(tokens);
  if (assigned === undefined) {
    assigned = assign(tokens, grid);
    grid.assigned.set(tokens, assigned);
  }
  return assigned;
};

const assign = (line: readonly Token[], grid: Grid): Assignment => {
  const { columns, onlyText, figures } = grid;
  const measured = withLengthsJoined(line, columns);
  const marked = withLossMarked(withMarkBehind(measured), grid.depreciation);
  const printed = withWordsForAmounts(marked, grid.totals, columns);
  if (onlyText !== undefined && printed.every((token) => token.kind === 'text')) {
    // Running text: nothing to weigh.
    return {
      cells: printed.map((token) => ({ token, column: onlyText })),
      cost: onlyText === null ? printed.length * STRAY_TEXT : 0,
      strayTexts: onlyText === null ? printed.length : 0,
      figures: 0,
    };
  }
  const whole = grid.pricesPerUnit
    ? pricesApart(printed)
    : withThingsCounted(
        grid.unit === null
          ? withLumpSumCounted(withUnits(printed, figures.from), grid.quantity)
          : printed,
        grid.quantity,
        grid.unit,
      );
  const cells = grid.printsRates ? whole : withRatesBeside(whole);
  const counted = withPercentCounted(withWaste(cells), grid.quantity);
  const tokens = withReturnedCounted(counted, grid.quantity);
  const assigned = withUnitsApart(assignmentOf(tokens, grid), tokens, grid);
  if (!leavesFigures(assigned, figures)) return assigned;
  const apart = unknownApart(tokens, columns);
  if (apart === null) return assigned;
  const again = assignmentOf(apart, grid);
  const isBetter =
    again.figures > assigned.figures ||
    again.strayTexts < assigned.strayTexts ||
    (again.figures === assigned.figures && !leavesFigures(again, figures));
  return isBetter ? again : assigned;
};

/** A quantity that has no place with its unit may have one without. */
const withUnitsApart = (assigned: Assignment, tokens: readonly Token[], grid: Grid): Assignment => {
  const isLost = ({ token, column }: Cell): boolean =>
    token.kind === 'quantity' && (column === null || TEXT_COLUMNS.has(column.kind));
  if (!assigned.cells.some(isLost)) return assigned;
  const [first, second] = grid.columns;
  // `12 CL Clean walls`: a number, and an activity that is written as a unit is.
  const isNamed = second?.kind === 'description' || second?.kind === 'activity';
  const named = first?.kind === 'itemNumber' && isNamed ? second : null;
  const ofUnits = grid.unit === null ? tokens : unitsApart(tokens, grid.unit);
  const ofNames = named === null ? ofUnits : unitsApart(ofUnits, named);
  // `540.00 POD by owner`, `588.00 SW`: an amount, and the first word of a comment or a supplier's name behind it.
  const last = grid.columns.at(-1);
  const ofRemarks =
    last?.kind === 'note' || last?.kind === 'otherText' ? unitsApart(ofNames, last) : ofNames;
  // `68.40   EA` below `Price   Per`, where the row's own unit stands elsewhere.
  const per = grid.columns.find(({ text }) => text === PER);
  const apart = per === undefined ? ofRemarks : unitsApart(ofRemarks, per);
  const again = apart === tokens ? assigned : assignmentOf(apart, grid);
  const isBetter = again.figures > assigned.figures || again.cost < assigned.cost;
  return withQuantityAtPrice(isBetter ? again : assigned, grid.columns);
};

const assignmentOf = (tokens: readonly Token[], grid: Grid): Assignment => {
  const { chosen, cost } = cheapestWay(tokens, grid);
  let [strayTexts, figures] = [0, 0];
  const cells = tokens.map((token, at): Cell => {
    const column = chosen[at] ?? actionOf(token, grid);
    if (column === null) strayTexts += token.kind === 'text' ? 1 : 0;
    else if (!TEXT_COLUMNS.has(column.kind)) figures += 1;
    return { token, column };
  });
  return { cells, cost, strayTexts, figures };
};

/** Whether figures of a row were taken for words, or words among them have no place. */
const leavesFigures = ({ cells, strayTexts }: Assignment, { from }: FigureSpan): boolean => {
  const figures = cells.filter(({ token: { kind } }) => kind === 'amount' || kind === 'quantity');
  const isText = ({ token, column }: Cell): boolean =>
    column !== null && TEXT_COLUMNS.has(column.kind) && token.left > from;
  return figures.length >= 2 && (strayTexts > 0 || cells.some(isText));
};

/** `+` below `ACT`: a sign that stands in no other column says what is done. */
const actionOf = ({ kind, text, left, right }: Token, { action }: Grid): Column | null =>
  action !== null &&
  kind === 'operator' &&
  text === '+' &&
  left < action.right &&
  right > action.left
    ? action
    : null;

/** No way leads here. */
const NOWHERE = FORBIDDEN * 5;

const STRAYED = -1;

/** Each token's column, or null where it has none, at the least cost of all. */
const cheapestWay = (
  tokens: readonly Token[],
  grid: Grid,
): { chosen: (Column | null)[]; cost: number } => {
  const { columns, takesMore } = grid;
  const width = columns.length + 1;
  // best[at]: all tokens so far placed, the last used column being at - 1 (0: none yet).
  const { costs } = grid.ways;
  let { best, next } = grid.ways;
  best.fill(NOWHERE);
  best[0] = 0;
  /** For each token and end of its way, the end of the way before it. */
  const from = new Int16Array(tokens.length * width).fill(STRAYED);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    weigh(tokens, index, grid, costs);
    const strayed = strayCost(token, grid.isCalculated);
    for (let at = 0; at < width; at += 1) next[at] = (best[at] ?? NOWHERE) + strayed;
    for (let before = 0; before < width; before += 1) {
      const base = best[before] ?? NOWHERE;
      if (base >= NOWHERE) continue;
      for (let at = Math.max(before, 1); at < width; at += 1) {
        const cost = costs[at - 1] ?? FORBIDDEN;
        if (cost >= FORBIDDEN || (at === before && !takesMore[at - 1])) continue;
        if (base + cost >= (next[at] ?? 0)) continue;
        next[at] = base + cost;
        from[index * width + at] = before;
      }
    }
    [best, next] = [next, best];
  }
  let at = 0;
  for (let end = 1; end < width; end += 1)
    if ((best[end] ?? NOWHERE) < (best[at] ?? NOWHERE)) at = end;
  const cost = best[at] ?? NOWHERE;
  const chosen: (Column | null)[] = tokens.map(() => null);
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const before = from[index * width + at] ?? STRAYED;
    if (before === STRAYED) continue;
    chosen[index] = columns[at - 1] ?? null;
    at = before;
  }
  return { chosen, cost };
};
