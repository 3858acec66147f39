import { isQuantityWithWaste, type Token } from '../figures.ts';
import { TEXT_COLUMNS } from '../vocabulary.ts';
import { FORBIDDEN, kindCost, placeCost, textCost, textPlaceCost } from './cell-costs.ts';
import { type Column, isTextColumn } from './column-model.ts';

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

const isFree = (token: Token): boolean => token.kind === 'mark' || token.kind === 'operator';

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
  token.left - before.right < UNIT_GAP;

/** Points between a figure and its unit. */
const UNIT_GAP = 5;

/** `29.88 (31.67)`: a quantity, and what it comes to with waste, are one cell. */
const withWaste = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some((token, index) => isWaste(token, tokens[index - 1]))) return tokens;
  return tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (isWaste(token, before)) return [];
    return next?.value != null && isWaste(next, token)
      ? [{ ...token, right: next.right, withWaste: next.value }]
      : [token];
  });
};

const isWaste = (token: Token, before: Token | undefined): boolean =>
  token.kind === 'amount' &&
  token.bracket === 'round' &&
  before?.kind === 'amount' &&
  before.bracket === null &&
  !before.text.includes('$') &&
  isQuantityWithWaste(token.value ?? 0, before.value ?? 0) &&
  token.left - before.right < Math.max(2, (token.right - token.left) / 4);

/**
 * Gives each token of a line a column so that the order of both agrees and the places fit best.
 * A number column takes one cell, a text column any number of neighbouring tokens.
 */
export const assignColumns = (tokens: readonly Token[], columns: readonly Column[]): Assignment => {
  let known = assignments.get(columns);
  if (known === undefined) {
    known = new WeakMap();
    assignments.set(columns, known);
  }
  let assigned = known.get(tokens);
  if (assigned === undefined) {
    assigned = assign(tokens, columns);
    known.set(tokens, assigned);
  }
  return assigned;
};

/** The same line meets the same columns when they are learned and when rows are read. */
const assignments = new WeakMap<readonly Column[], WeakMap<readonly Token[], Assignment>>();

/** The column of a token, and the last column used before it, counted from one. */
interface Choice {
  from: number;
  column: number;
}

const assign = (printed: readonly Token[], columns: readonly Column[]): Assignment => {
  const texts = columns.filter(isTextColumn);
  if (texts.length <= 1 && printed.every((token) => token.kind === 'text')) {
    // Running text: nothing to weigh.
    const [column = null] = texts.filter((text) => text.kind !== 'itemNumber');
    return {
      cells: printed.map((token) => ({ token, column })),
      cost: column === null ? printed.length * STRAY_TEXT : 0,
      strayTexts: column === null ? printed.length : 0,
      figures: 0,
    };
  }
  const numbers = columns.filter((column) => !TEXT_COLUMNS.has(column.kind));
  const figures = {
    from: Math.min(...numbers.map((column) => column.left - 30)),
    until: Math.max(...numbers.map((column) => column.right)),
  };
  const hasUnits = columns.some((column) => column.kind === 'unit');
  const whole = hasUnits ? printed : withUnits(printed, figures.from);
  const tokens = withWaste(whole);
  const nextText = columns.map((_, index) =>
    columns.slice(index + 1).find((column) => TEXT_COLUMNS.has(column.kind)),
  );
  const width = columns.length + 1;
  // best[i][j]: tokens before i placed, the last used column being j - 1 (0: none yet).
  let best: number[] = new Array<number>(width).fill(FORBIDDEN * 10);
  best[0] = 0;
  const choices: Choice[][] = [];
  const isText = columns.map((column) => TEXT_COLUMNS.has(column.kind));
  /** Whether a column takes more than one token. */
  const takesMore = columns.map((column, at) => isText[at] && column.kind !== 'itemNumber');
  const isCalculated = columns.some((column) => column.kind === 'calculation');
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    // A figure with a unit behind it, in the next column, is the quantity.
    const isCounted =
      hasUnits &&
      token.kind === 'amount' &&
      next?.unit != null &&
      next.kind !== 'quantity' &&
      next.kind !== 'amount';
    const costs = columns.map((column, at) => {
      if (isText[at])
        return (
          textCost(token, column, figures) +
          textPlaceCost(token, column, nextText[at]) +
          (isCounted ? 0.8 : 0)
        );
      const shape = kindCost(token, column.kind);
      if (shape >= FORBIDDEN) return FORBIDDEN;
      return shape + placeCost(token, column) - (isCounted && column.kind === 'quantity' ? 1.2 : 0);
    });
    const nextBest = new Array<number>(width).fill(FORBIDDEN * 10);
    const choice = new Array<Choice>(width);
    const strayed = strayCost(token, isCalculated);
    for (let from = 0; from < width; from += 1) {
      const base = best[from] ?? FORBIDDEN * 10;
      if (base >= FORBIDDEN * 5) continue;
      if (base + strayed < (nextBest[from] ?? 0)) {
        nextBest[from] = base + strayed;
        choice[from] = { from, column: -1 };
      }
      for (let to = Math.max(from, 1); to < width; to += 1) {
        const cost = costs[to - 1] ?? FORBIDDEN;
        if (cost >= FORBIDDEN || (to === from && !takesMore[to - 1])) continue;
        if (base + cost < (nextBest[to] ?? 0)) {
          nextBest[to] = base + cost;
          choice[to] = { from, column: to - 1 };
        }
      }
    }
    best = nextBest;
    choices.push(choice);
  }
  let at = best.indexOf(Math.min(...best));
  const cost = best[at] ?? FORBIDDEN;
  const cells: Cell[] = new Array<Cell>(tokens.length);
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const chosen = choices[index]?.[at];
    const token = tokens[index];
    if (token === undefined) continue;
    cells[index] = {
      token,
      column: chosen === undefined || chosen.column < 0 ? null : (columns[chosen.column] ?? null),
    };
    at = chosen?.from ?? at;
  }
  return {
    cells,
    cost,
    strayTexts: cells.filter((cell) => cell.column === null && cell.token.kind === 'text').length,
    figures: cells.filter((cell) => cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind))
      .length,
  };
};
