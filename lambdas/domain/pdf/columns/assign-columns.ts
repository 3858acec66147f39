import { isQuantityWithWaste, type Token, token } from '../tokens/token.ts';
import { TEXT_COLUMNS } from '../vocabulary.ts';
import {
  distance,
  type FigureSpan,
  FORBIDDEN,
  isDash,
  kindCost,
  LEFT_OF_HEADING,
  placeCost,
  reachOf,
  textCost,
  textPlaceCost,
} from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';
import { withPercentCounted } from './percent-as-unit.ts';
import { unknownApart } from './unknown-cells.ts';

/** A token and the column that it was given, or null where it belongs to none. */
export interface Cell {
  token: Token;
  column: Column | null;
}

export interface Assignment {
  cells: Cell[];
  cost: number;
  /** Tokens of text that no column takes: the line is no row of figures. */
  strayTexts: number;
  /** Cells in number columns. */
  figures: number;
}

const STRAY_FIGURE = 3;

const STRAY_TEXT = 5;

const isFree = ({ kind }: Token): boolean =>
  kind === 'mark' || kind === 'operator' || kind === 'unknown';

/** Beside a calculation, a figure with its unit is hardly ever anything else than the quantity. */
const strayCost = (token: Token, isCalculated: boolean): number => {
  if (isFree(token)) return 0;
  const isQuantity = isCalculated && token.kind === 'quantity';
  return token.kind === 'text' || isQuantity ? STRAY_TEXT : STRAY_FIGURE;
};

/** `216 ft` among the figures, where no column is of units: a whole quantity. */
const withUnits = (tokens: readonly Token[], from: number): readonly Token[] => {
  if (!tokens.some((token, index) => isUnitOf(token, tokens[index - 1], from))) return tokens;
  return tokens.flatMap((token, index): Token[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (isUnitOf(token, before, from)) return [];
    if (next === undefined || !isUnitOf(next, token, from)) return [token];
    return [
      {
        ...token,
        kind: 'quantity',
        unit: next.unit,
        right: next.right,
        text: `${token.text} ${next.text}`,
        raw: `${token.raw} ${next.raw}`,
        words: [...token.words, ...next.words],
      },
    ];
  });
};

const isUnitOf = (token: Token, before: Token | undefined, from: number): boolean =>
  token.kind === 'text' &&
  token.unit !== null &&
  before?.kind === 'amount' &&
  before.bracket === null &&
  before.decimals === 0 &&
  !before.text.includes('$') &&
  before.left > from &&
  token.left - before.right < Math.max(UNIT_GAP, (token.words[0]?.fontSize ?? 0) * TYPED_SPACE);

/** Points between a figure and its unit. */
const UNIT_GAP = 5;
/** A typewriter's space, in font sizes. */
const TYPED_SPACE = 0.65;

/** `17.15   60.73 SQ`: where units stand right behind prices, a figure behind the quantity is one. */
const pricesApart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((one, index) => {
    const before = tokens[index - 1];
    const isPrice = one.kind === 'quantity' && before?.kind === 'amount' && before.right < one.left;
    const [figure, unit] = one.words;
    if (!isPrice || figure === undefined || unit === undefined || one.words.length !== 2)
      return [one];
    const { value, decimals, negative } = one;
    return [
      token('amount', [figure], { value, decimals, negative }),
      token('unit', [unit], { unit: one.unit }),
    ];
  });

/** `29.88 (31.67)`: a quantity, and what it comes to with waste, are one cell. */
const withWaste = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some((_, index) => isWaste(tokens, index))) return tokens;
  return tokens.flatMap((token, index) => {
    if (isWaste(tokens, index)) return [];
    const next = tokens[index + 1];
    return next?.value != null && isWaste(tokens, index + 1)
      ? [{ ...token, right: next.right, withWaste: next.value }]
      : [token];
  });
};

const isWaste = (tokens: readonly Token[], index: number): boolean => {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token?.kind !== 'amount' || token.bracket !== 'round' || before?.kind !== 'amount')
    return false;
  if (before.bracket !== null || before.text.includes('$')) return false;
  if (token.left - before.right >= Math.max(2, (token.right - token.left) / 4)) return false;
  const [quantity, whole] = [before.value ?? 0, token.value ?? 0];
  // Nothing may be cut off; further right, a cost may be worn as a whole.
  const isFirst = tokens.findIndex(({ kind }) => kind === 'amount') === index - 1;
  return isQuantityWithWaste(whole, quantity) || (isFirst && whole === quantity);
};

/** What holds for all rows of a table. */
interface Grid {
  columns: readonly Column[];
  isText: boolean[];
  /** From where to where cells of each column stand, at the most. */
  reach: (readonly [number, number])[];
  /** Whether a column takes more than one token. */
  takesMore: boolean[];
  /** The next column of text behind each column. */
  nextText: (Column | undefined)[];
  /** The column of running text, where no other competes for it; undefined where one does. */
  onlyText: Column | null | undefined;
  figures: FigureSpan;
  /** The column of units; null where the table has none. */
  unit: Column | null;
  quantity: Column | undefined;
  /** No unit stands right behind a quantity to tell it by. */
  countsBare: boolean;
  /** Units stand right behind prices. */
  pricesPerUnit: boolean;
  isCalculated: boolean;
  /** The column of what is done. */
  action: Column | null;
  /** Lines meet the same columns when they are learned and when rows are read. */
  assigned: WeakMap<readonly Token[], Assignment>;
}

const gridOf = (columns: readonly Column[]): Grid => {
  const texts = columns.filter(isTextColumn);
  const numbers = columns.filter((column) => !TEXT_COLUMNS.has(column.kind));
  const isText = columns.map((column) => TEXT_COLUMNS.has(column.kind));
  const counted = columns.findIndex((column) => column.kind === 'quantity');
  return {
    columns,
    isText,
    reach: columns.map(reachOf),
    takesMore: columns.map((column, at) => isText[at] === true && column.kind !== 'itemNumber'),
    nextText: columns.map((_, at) => columns.find((__, next) => next > at && isText[next])),
    onlyText:
      texts.length > 1 ? undefined : (texts.find(({ kind }) => !NO_RUNNING_TEXT.has(kind)) ?? null),
    figures: {
      from: Math.min(...numbers.map((column) => column.left - LEFT_OF_HEADING)),
      until: Math.max(...numbers.map((column) => column.right)),
    },
    unit: columns.find((column) => column.kind === 'unit') ?? null,
    quantity: columns[counted],
    countsBare: columns[counted + 1]?.kind !== 'unit',
    pricesPerUnit:
      columns[counted + 1]?.kind === 'unitPrice' && columns[counted + 2]?.kind === 'unit',
    isCalculated: columns.some((column) => column.kind === 'calculation'),
    action: columns.find((column) => column.kind === 'activity') ?? null,
    assigned: new WeakMap(),
  };
};

/** Kinds of columns that hold short cells, never a line of words. */
const NO_RUNNING_TEXT: ReadonlySet<Column['kind']> = new Set(['itemNumber', 'otherText']);

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

const assign = (printed: readonly Token[], grid: Grid): Assignment => {
  const { columns, onlyText, figures } = grid;
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
    : grid.unit !== null
      ? printed
      : withUnits(printed, figures.from);
  const tokens = withPercentCounted(withWaste(whole), grid.quantity);
  const assigned = assignmentOf(tokens, grid);
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

const assignmentOf = (tokens: readonly Token[], grid: Grid): Assignment => {
  const { chosen, cost } = cheapestWay(tokens, grid);
  const cells = chosen.map(
    ([token, at]): Cell => ({ token, column: grid.columns[at] ?? actionOf(token, grid) }),
  );
  return {
    cells,
    cost,
    strayTexts: cells.filter((cell) => cell.column === null && cell.token.kind === 'text').length,
    figures: cells.filter((cell) => cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind))
      .length,
  };
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

/** Each token with the number of its column, STRAYED where it has none, at the least cost of all. */
const cheapestWay = (
  tokens: readonly Token[],
  grid: Grid,
): { chosen: [Token, number][]; cost: number } => {
  const { columns, takesMore } = grid;
  const width = columns.length + 1;
  // best[at]: all tokens so far placed, the last used column being at - 1 (0: none yet).
  let best = new Float64Array(width).fill(NOWHERE);
  best[0] = 0;
  let next = new Float64Array(width);
  const costs = new Float64Array(columns.length);
  /** For each token and end of its way, the end of the way before it. */
  const from = new Int16Array(tokens.length * width);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    weigh(tokens, index, grid, costs);
    const strayed = strayCost(token, grid.isCalculated);
    for (let at = 0; at < width; at += 1) {
      next[at] = (best[at] ?? NOWHERE) + strayed;
      from[index * width + at] = STRAYED;
    }
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
  const cost = Math.min(...best);
  let at = best.indexOf(cost);
  const chosen: [Token, number][] = [];
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const before = from[index * width + at] ?? STRAYED;
    chosen.push([tokens[index] as Token, before === STRAYED ? STRAYED : at - 1]);
    if (before !== STRAYED) at = before;
  }
  return { chosen: chosen.reverse(), cost };
};

const isUnder = ({ kind, text, left, right }: Token, column: Column): boolean =>
  kind === 'text' && text.length <= 6 && left >= column.left - 2 && right <= column.right + 2;

/** `m²`, `m2`, `un`, `lfm` with a figure as the next cell. */
const isRightBefore = ({ text }: Token, next: Token | undefined): boolean =>
  next?.kind === 'amount' && /^\p{L}{1,3}[²³23.]?$/u.test(text);

/** `4.0 LOAD 385.00`: a unit of no list, between the quantity and the price, in the units' column. */
const isOddUnit = (
  before: Token | undefined,
  token: Token | undefined,
  next: Token | undefined,
  { unit, figures }: Grid,
): boolean => {
  if (unit === null || before?.kind !== 'amount' || token?.kind !== 'text') return false;
  if (next === undefined || !(next.kind === 'amount' || isDash(next))) return false;
  if (before.left < figures.from || !/^(?:\p{L}{2,5}\.?|m[²³23])$/u.test(token.text)) return false;
  const center = (token.left + token.right) / 2;
  return (center > unit.left && center < unit.right) || distance(token, unit) < ODD_UNIT_REACH;
};

/** `3   R1@1.10   EA`: who works and how long, between a bare quantity and its unit. */
const isBesideCraft = (
  next: Token | undefined,
  unit: Token | undefined,
  { columns }: Grid,
): boolean =>
  next?.kind === 'text' &&
  unit?.kind === 'unit' &&
  columns.some(
    ({ kind, left, right }) =>
      kind === 'otherText' && next.left > left - 2 && next.right < right + 2,
  );

/** Points by which a unit of no list may stand off its column. */
const ODD_UNIT_REACH = 6;

/** A whole number below the heading of quantities, apart from the words before it: none of these. */
const countsAlone = (
  before: Token | undefined,
  { kind, decimals, left, right, words: [word] }: Token,
  quantity: Column | undefined,
): boolean =>
  kind === 'amount' &&
  decimals === 0 &&
  before !== undefined &&
  quantity !== undefined &&
  left < quantity.right + BESIDE_HEADING &&
  right > quantity.left - BESIDE_HEADING &&
  left - before.right > (word?.fontSize ?? 0) * APART;

/** Points by which a count may stand beside its heading. */
const BESIDE_HEADING = 4;

/** Font sizes between two cells, well more than between words. */
const APART = 2;

/** What it costs to put a token into each column. */
const weigh = (tokens: readonly Token[], index: number, grid: Grid, costs: Float64Array): void => {
  const { columns, isText, reach, nextText, figures } = grid;
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  // A figure with a unit behind it, in the next column, is the quantity.
  const isCounted =
    grid.unit !== null &&
    token.kind === 'amount' &&
    ((next?.unit != null && next.kind !== 'quantity' && next.kind !== 'amount') ||
      isOddUnit(token, next, tokens[index + 2], grid) ||
      isBesideCraft(next, tokens[index + 2], grid));
  const isBareCount = grid.countsBare && countsAlone(tokens[index - 1], token, grid.quantity);
  const isOdd = isOddUnit(tokens[index - 1], token, next, grid);
  const isUnit = grid.unit !== null && (isOdd || isUnder(token, grid.unit));
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] as Column;
    if (isText[at]) {
      costs[at] =
        textCost(token, column, figures) +
        textPlaceCost(token, column, nextText[at]) +
        (isCounted || isBareCount ? 0.8 : 0) +
        // A short word below the units' heading that ends before the text begins is none of it,
        // and hardly one right before a figure.
        (isUnit && (isOdd || token.right < column.left || isRightBefore(token, next)) ? 1 : 0);
      continue;
    }
    const [from, until] = reach[at] as readonly [number, number];
    if (token.right < from || token.left > until) {
      costs[at] = FORBIDDEN;
      continue;
    }
    const shape = kindCost(token, column.kind);
    costs[at] =
      shape >= FORBIDDEN
        ? FORBIDDEN
        : shape + placeCost(token, column) - (isCounted && column.kind === 'quantity' ? 1.2 : 0);
  }
};
