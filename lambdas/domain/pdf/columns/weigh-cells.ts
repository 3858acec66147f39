import { UNITS } from '../items/units.ts';
import { TOTALS_OF_ROW } from '../tables/column-kinds.ts';
import { ONE_SPACE, type Token } from '../tokens/token.ts';
import {
  apart,
  distance,
  FORBIDDEN,
  isDash,
  kindCost,
  placeCost,
  textCost,
  textPlaceCost,
} from './cell-costs.ts';
import type { Column } from './column-model.ts';
import type { Grid } from './grid.ts';
import { isUnitBefore } from './units-before.ts';

/** What it costs to leave a figure in no column. */
const STRAY_FIGURE = 3;

/** And a word: a row has none outside its columns. */
export const STRAY_TEXT = 5;

const isFree = ({ kind }: Token): boolean =>
  kind === 'mark' || kind === 'operator' || kind === 'unknown';

/** Beside a calculation, a figure with its unit is hardly ever anything else than the quantity. */
export const strayCost = (token: Token, isCalculated: boolean): number => {
  if (isFree(token)) return 0;
  const isQuantity = isCalculated && token.kind === 'quantity';
  return token.kind === 'text' || isQuantity ? STRAY_TEXT : STRAY_FIGURE;
};

const isUnder = (token: Token, column: Column): boolean =>
  token.kind === 'text' && token.text.length <= 6 && isWithin(token, column);

/** The column of years, conditions or lengths that a word or a figure alone stands right in. */
const toldBy = (
  before: Token | undefined,
  token: Token,
  columns: readonly Column[],
): Column | undefined => {
  const column = columns.find(
    (one) => isWithin(token, one) || isCentred(token, one) || sharesEdge(token, one),
  );
  const size = token.words[0]?.fontSize ?? 0;
  const isOwnCell = before === undefined || token.left - before.right > size;
  return column !== undefined && isOwnCell && kindCost(token, column.kind) < FORBIDDEN
    ? column
    : undefined;
};

/** `13-4` is wider than `L`. */
const isCentred = ({ left, right }: Token, column: Column): boolean =>
  Math.abs(left + right - column.left - column.right) < 2 * NEAR_MIDDLE;

/** Points between the middles of a heading and of a cell that is centred below it. */
const NEAR_MIDDLE = 4;

/** `12' 6"` flush with `L`. */
const sharesEdge = ({ left, right }: Token, column: Column): boolean =>
  Math.abs(right - column.right) < SAME_EDGE || Math.abs(left - column.left) < SAME_EDGE;

/** Points. */
const SAME_EDGE = 1;

const isWithin = ({ left, right }: Token, column: Column): boolean =>
  left >= column.left - 2 && right <= column.right + 2;

/** `m²`, `m2`, `un`, `lfm` with a figure as the next cell. */
const isRightBefore = ({ text }: Token, next: Token | undefined): boolean =>
  next?.kind === 'amount' && /^\p{L}{1,3}[²³23.]?$/u.test(text);

/** `square` far behind the words of the description. */
const isUnitApart = (before: Token | undefined, { unit, left, words: [word] }: Token): boolean =>
  unit !== null && before !== undefined && left - before.right > (word?.fontSize ?? 0) * APART;

/** `4.0 LOAD 385.00`: a unit of no list, between the quantity and the price, in the units' column. */
const isOddUnit = (
  before: Token | undefined,
  token: Token | undefined,
  next: Token | undefined,
  { unit, figures }: Grid,
): boolean => {
  if (unit === null || before?.kind !== 'amount' || token?.kind !== 'text') return false;
  const isKnown = UNITS.has(token.text.toLowerCase());
  if (!isKnown && next?.kind !== 'amount' && (next === undefined || !isDash(next))) return false;
  if (before.left < figures.from) return false;
  if (!isKnown && !/^(?:\p{L}{2,5}\.?|m[²³23])$/u.test(token.text)) return false;
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

/** `5`, `22.5` below the heading of quantities, apart from the words before it: none of these. */
const countsAlone = (
  before: Token | undefined,
  { kind, decimals, left, right, words: [word] }: Token,
  quantity: Column | undefined,
): boolean =>
  kind === 'amount' &&
  decimals !== 2 &&
  before !== undefined &&
  quantity !== undefined &&
  left < quantity.right + BESIDE_HEADING &&
  right > quantity.left - BESIDE_HEADING &&
  left - before.right > (word?.fontSize ?? 0) * APART;

/** Points by which a count may stand beside its heading. */
const BESIDE_HEADING = 4;

/** Font sizes between two cells, well more than between words. */
const APART = 2;

/** `Cleaning charges, all rooms`: one space behind words that are no unit, below the heading of units. */
const goesOnWithWords = (
  before: Token | undefined,
  { kind, left, words: [word] }: Token,
): boolean =>
  kind === 'text' &&
  before?.kind === 'text' &&
  before.unit === null &&
  /\p{L}{2}$/u.test(before.text) &&
  left - before.right < (word?.fontSize ?? 0) * ONE_SPACE;

/** `STONE LS`: a unit right where its heading begins, behind a description that fills its column. */
const isCodeAtUnits = ({ text, unit, left }: Token, column: Column): boolean =>
  unit !== null && /^\p{Lu}{2,3}$/u.test(text) && Math.abs(left - column.left) < AT_HEADING;

/** Points by which a cell begins beside its heading. */
const AT_HEADING = 1;

/** A row's number that ends right of its narrow heading, `#`, and before the next text begins. */
const isRightAlignedNumber = (
  { left, right }: Token,
  column: Column,
  next: Column | undefined,
): boolean =>
  column.kind === 'itemNumber' &&
  next !== undefined &&
  left >= column.left &&
  right < next.left - BESIDE_HEADING;

/** `96SF` right below `Calc`, and `96.00 SF` behind it: what the quantity was reckoned from. */
const isFormula = (tokens: readonly Token[], index: number, column: Column): boolean => {
  const token = tokens[index];
  return (
    column.kind === 'calculation' &&
    token?.kind === 'quantity' &&
    token.left > column.left - BESIDE_HEADING &&
    token.left < column.right &&
    tokens.some(({ kind }, at) => at > index && kind === 'quantity')
  );
};

/** What it costs to leave `Nos` of `Nos 14` to the description before it. */
const UNIT_BEFORE = 3;

/** What it costs to put a token into each column. */
export const weigh = (
  tokens: readonly Token[],
  index: number,
  grid: Grid,
  costs: Float64Array,
): void => {
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
  const isBefore =
    grid.unit?.text === '' &&
    next !== undefined &&
    isUnitBefore(token, next, tokens[index - 1], grid.unit);
  const told = toldBy(tokens[index - 1], token, grid.told);
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] as Column;
    if (isText[at]) {
      const asText = isFormula(tokens, index, column) ? 0 : textCost(token, column, figures);
      costs[at] =
        (asText < FORBIDDEN && isRightAlignedNumber(token, column, nextText[at]) ? 0 : asText) +
        textPlaceCost(token, column, nextText[at]) +
        (isCounted || isBareCount ? 0.8 : 0) +
        // `4   G` right below `Age   Cond` are no words of a text before these.
        (told !== undefined && column.right < told.left ? 1 : 0) +
        (isBefore ? UNIT_BEFORE : 0) +
        // A short word below the units' heading that ends before the text begins is none of it,
        // and hardly one right before a figure.
        (isUnit &&
        (isOdd ||
          token.right < column.left ||
          isRightBefore(token, next) ||
          isUnitApart(tokens[index - 1], token))
          ? 1
          : 0);
      continue;
    }
    const [from, until] = reach[at] as readonly [number, number];
    if (token.right < from || token.left > until) {
      costs[at] = FORBIDDEN;
      continue;
    }
    const goesOn =
      column.kind === 'unit' &&
      goesOnWithWords(tokens[index - 1], token) &&
      !isCodeAtUnits(token, column);
    const shape = goesOn ? FORBIDDEN : kindCost(token, column.kind);
    costs[at] =
      shape >= FORBIDDEN
        ? FORBIDDEN
        : shape +
          (isBehindLast(token, columns, at)
            ? apart(token, column) / BEHIND_LAST
            : placeCost(token, column)) -
          (isCounted && column.kind === 'quantity' ? 1.2 : 0);
  }
};

/**
 * Whether an amount stands right behind the heading of the last column, as amounts that end at the edge of a wide
 * column do whose heading begins at the other: of no other column could it be.
 */
const isBehindLast = (token: Token, columns: readonly Column[], at: number): boolean => {
  const column = columns[at];
  return (
    column !== undefined &&
    at === columns.length - 1 &&
    column.align === null &&
    TOTALS_OF_ROW.has(column.kind) &&
    token.kind === 'amount' &&
    token.left >= column.right &&
    token.left - column.right < column.right - column.left
  );
};

/** Points behind that heading that cost as much as another shape. */
const BEHIND_LAST = 10;
