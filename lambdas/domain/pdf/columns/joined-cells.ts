import { PLATFORM_UNITS } from '../items/units.ts';
import { headingKind } from '../tables/heading-words.ts';
import { unitCode } from '../tokens/read-figure.ts';
import { isQuantityWithWaste, type Token, token } from '../tokens/token.ts';
import type { Column } from './column-model.ts';

/** `216 ft` among the figures, where no column is of units: a whole quantity. */
export const withUnits = (tokens: readonly Token[], from: number): readonly Token[] => {
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

/** `doors`, `SHIFT`, `LT`, `man-day`; `NO` and `NR` are answers. */
const THING_COUNTED = /^(?!n[ro]$|N[RO]$)(?:\p{Ll}{2,10}|\p{Lu}{2,10})(?:[-/]\p{L}{2,8})?$/u;

/** `5 doors` below `How much`, where no column is of units: what is counted is none that any list has. */
export const withThingsCounted = (
  tokens: readonly Token[],
  quantity: Column | undefined,
  unit: Column | null,
): readonly Token[] => {
  if (quantity === undefined) return tokens;
  const at = tokens.findIndex((one, index) => {
    const [next, behind] = [tokens[index + 1], tokens[index + 2]];
    if (index === 0 && unit === null && hasUnitInCell(one, next, behind))
      return one.left < quantity.right + UNDER && one.right > quantity.left;
    if (one.kind !== 'amount' || next?.kind !== 'text' || next.unit !== null) return false;
    // A figure that a scan was read to have may be a size: `4' rise`.
    if (one.raw !== one.text || one.text.includes('$') || one.bracket !== null) return false;
    const isBelow = one.left < quantity.right && next.right > quantity.left;
    const size = next.words[0]?.fontSize ?? 0;
    // `18 ft.` before the description.
    const begins = index === 0 && unit === null && unitCode(next.text) !== null;
    if (begins) return isBelow && next.left - one.right < size * TYPED_SPACE;
    if (!THING_COUNTED.test(next.text)) return false;
    // The end of a long description stands before the quantity itself.
    const isPriced = behind?.kind === 'amount' && behind.left > quantity.right - size;
    if (unit !== null)
      return (
        isBelow &&
        isPriced &&
        next.left < unit.right &&
        next.right > unit.left &&
        one.right < unit.left
      );
    return isBelow && isPriced && next.left - one.right < size * TYPED_SPACE;
  });
  const [figure, thing] = tokens.slice(at, at + 2);
  if (at < 0 || figure === undefined || thing === undefined) return tokens;
  const joined: Token = {
    ...figure,
    kind: 'quantity',
    unit: unitCode(thing.text) ?? thing.text,
    // A unit in the next cell leaves the quantity where it stands.
    right: hasUnitInCell(figure, thing, tokens[at + 2]) ? figure.right : thing.right,
    text: `${figure.text} ${thing.text}`,
    raw: `${figure.raw} ${thing.raw}`,
    words: [...figure.words, ...thing.words],
  };
  return [...tokens.slice(0, at), joined, ...tokens.slice(at + 2)];
};

/** `38      ea      Replace broken slates`: a unit in a cell of its own, between the quantity and the words. */
const hasUnitInCell = (
  figure: Token,
  unit: Token | undefined,
  behind: Token | undefined,
): boolean => {
  if (figure.kind !== 'amount' || unit?.kind !== 'text') return false;
  // `TRIP` is what a stock calls it.
  if (!PLATFORM_UNITS.has(unitCode(unit.text) ?? '')) return false;
  const size = unit.words[0]?.fontSize ?? 0;
  return (
    unit.left - figure.right < size * NEXT_CELL &&
    behind?.kind === 'text' &&
    behind.left - unit.right > size * BEHIND_UNIT
  );
};

/** Points by which a figure at the right may stand beside its heading. */
const UNDER = 8;
/** Font sizes from a quantity to its unit, at most, and from that to the words, at least. */
const NEXT_CELL = 2;
const BEHIND_UNIT = 0.8;

/** `Caulk and touch up      LS   180.00` where no column is of units: a lump sum that nothing counts. */
export const withLumpSumCounted = (
  tokens: readonly Token[],
  quantity: Column | undefined,
): readonly Token[] => {
  if (quantity === undefined || tokens.some(({ kind }) => kind === 'quantity')) return tokens;
  const at = tokens.findIndex(
    (one, index) =>
      one.kind === 'text' &&
      one.unit === 'LS' &&
      one.left > quantity.left &&
      tokens[index - 1]?.kind === 'text' &&
      isCut(tokens[index - 1] ?? one, one) &&
      tokens[index + 1]?.kind === 'amount',
  );
  const lump = tokens[at];
  return lump === undefined ? tokens : tokens.with(at, { ...lump, kind: 'quantity', value: 1 });
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

/** `$585.00 T` at the end of a row: the mark of what is taxed belongs to the amount's cell. */
export const withMarkBehind = (tokens: readonly Token[]): readonly Token[] => {
  const [amount, mark] = tokens.slice(-2);
  if (amount?.kind !== 'amount' || amount.decimals !== 2 || mark?.kind !== 'text') return tokens;
  const size = mark.words[0]?.fontSize ?? 0;
  if (!/^[A-Z]$/.test(mark.text) || mark.left - amount.right > size * TYPED_SPACE) return tokens;
  return [...tokens.slice(0, -2), { ...amount, right: mark.right }];
};

/**
 * `424.50 N` below depreciation, where the cell ends with the letter as all others do with their cents: it is not
 * recovered. Elsewhere `N` may say whether a row is taxed.
 */
export const withLossMarked = (
  tokens: readonly Token[],
  depreciation: Column | undefined,
): readonly Token[] => {
  if (depreciation === undefined) return tokens;
  const { align, right } = depreciation;
  if (align !== null && align.edge !== 'right') return tokens;
  const edge = align?.at ?? right;
  const at = tokens.findIndex((mark, index) => isLossMark(mark, tokens[index - 1], edge));
  const [amount, mark] = tokens.slice(Math.max(0, at - 1), at + 1);
  if (amount === undefined || mark === undefined) return tokens;
  const lost: Token = { ...amount, right: mark.right, bracket: 'angle' };
  return [...tokens.slice(0, at - 1), lost, ...tokens.slice(at + 1)];
};

const isLossMark = (mark: Token, amount: Token | undefined, edge: number): boolean =>
  mark.kind === 'text' &&
  mark.text === 'N' &&
  amount?.kind === 'amount' &&
  amount.decimals === 2 &&
  mark.left - amount.right < (mark.words[0]?.fontSize ?? 0) * TYPED_SPACE &&
  Math.abs(mark.right - edge) < AT_EDGE;

/**
 * `Photo albums   7   SENTIMENTAL`, `Reset microwave   1   Complimentary`, `1.00 EA   0.00 No charge`: words that end a
 * row right at the edge of its amounts, in a cell of their own behind what it counts or costs, stand for one, whatever
 * they say; so do words at that edge before a description, `1 EA   By hygienist   Clearance samples`, and those that
 * begin a row before what it counts, `no charge   1 EA   Hanger over playset`.
 */
export const withWordsForAmounts = (
  tokens: readonly Token[],
  amounts: readonly Column[],
  numbers: readonly Column[],
): readonly Token[] => {
  const end = endOfWords(tokens, amounts, numbers);
  if (end < 0) return tokens;
  const told = tokens.slice(0, end + 1);
  const from = told.findLastIndex((one, at) => one.kind !== 'text' || isCut(one, told[at + 1]));
  const words = told.slice(from + 1);
  const before = told[from];
  const isCapital = words.every(({ text }) => IN_CAPITALS.test(text));
  if (words.length > MOST_WORDS) return tokens;
  const note = token(
    'priceNote',
    words.flatMap((one) => one.words),
  );
  const noted = [...told.slice(0, from + 1), note, ...tokens.slice(end + 1)];
  if (before === undefined) return tokens[end + 1]?.kind === 'quantity' ? noted : tokens;
  // Where the heads of a table are no heads for the reader, one of them ends where its amounts do.
  if (standsFarBehind(note, before) && headingKind(note.text) === null) return noted;
  const isCounted = counts(before) || isCountedFirst(told.slice(0, from + 1), numbers);
  // Of a sentence that ends there by chance, a figure before it may be no cell.
  const isCell = numbers.some((column) => endsAt(before, column));
  const isApart =
    isCut(before, words[0]) &&
    (isCapital || isCell || before.unit !== null || before.kind === 'text');
  return isCounted && (isApart || (isCell && before.kind === 'amount')) ? noted : tokens;
};

/** `Firebox tuckpoint                    Not reqd`: nothing that a row says of itself has such a gap in it. */
export const standsFarBehind = (note: Token, before: Token): boolean =>
  note.left - before.right > (note.words[0]?.fontSize ?? 0) * FAR_BEHIND;

/** Font sizes. */
const FAR_BEHIND = 8;

/**
 * Where words end at the edge of the amounts: at the end of the row, or right before its description or a count before
 * that; -1 nowhere.
 */
const endOfWords = (
  tokens: readonly Token[],
  amounts: readonly Column[],
  numbers: readonly Column[],
): number => {
  const isWord = (one: Token | undefined, columns: readonly Column[]): boolean =>
    one?.kind === 'text' &&
    /\p{L}{2}/u.test(one.text) &&
    columns.some((column) => endsAt(one, column));
  if (isWord(tokens.at(-1), amounts)) return tokens.length - 1;
  const described = numbers.find(({ kind }) => kind === 'description');
  if (described === undefined) return -1;
  const before = amounts.filter(({ right }) => right < described.left);
  if (before.length === 0) return -1;
  const next = tokens.findIndex(({ left }) => left >= described.left - AT_EDGE);
  const end = tokens[next - 1]?.kind === 'quantity' ? next - 2 : next - 1;
  return isWord(tokens[end], before) ? end : -1;
};

const counts = ({ kind }: Token): boolean =>
  kind === 'quantity' || kind === 'unit' || kind === 'amount';

/** `1 EA   T6 PRO STAT      REUSE EXIST`: what it counts stands before the words, and nothing costs. */
const isCountedFirst = (tokens: readonly Token[], numbers: readonly Column[]): boolean => {
  const quantity = numbers.find(({ kind }) => kind === 'quantity');
  const described = numbers.find(({ kind }) => kind === 'description');
  return (
    quantity !== undefined &&
    described !== undefined &&
    quantity.right < described.left &&
    tokens.at(-1)?.kind === 'text' &&
    tokens.some((one) => counts(one) && one.right < described.left) &&
    tokens.every(({ decimals }) => decimals !== 2)
  );
};

/** Whether a cell ends where those of its column do, as nearly as print can be. */
export const endsAt = ({ right }: Token, { align }: Column): boolean =>
  align?.edge === 'right' && Math.abs(align.at - right) < AT_EDGE;

/** Of words for an amount. */
const MOST_WORDS = 4;

/** Fewer letters may be a mark or a unit. */
const IN_CAPITALS = /^\p{Lu}{3,}$/u;

/** Whether a cell ends between two tokens. */
const isCut = (one: Token, next: Token | undefined): boolean =>
  next !== undefined && next.left - one.right > (next.words[0]?.fontSize ?? 0) * CELL_GAP;

/** Font sizes from one cell to the next. */
const CELL_GAP = 1.6;

/** Points by which a cell may miss the edge that all others of its column end at. */
const AT_EDGE = 1.5;

/** Points between a figure and its unit. */
const UNIT_GAP = 5;
/** A typewriter's space, in font sizes. */
const TYPED_SPACE = 0.65;

/** `17.15   60.73 SQ`: where units stand right behind prices, a figure behind the quantity is one. */
export const pricesApart = (tokens: readonly Token[]): readonly Token[] =>
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

/**
 * `219.53   sq ft`: close to each other, and each in a column of its own; so are `1.3   Bag` where
 * `column` is that of the descriptions, `1.3 Bag and carry out debris`.
 */
export const unitsApart = (tokens: readonly Token[], column: Column): readonly Token[] => {
  const isApart = ({ kind, words: [figure, unit] }: Token): boolean =>
    kind === 'quantity' &&
    figure !== undefined &&
    unit !== undefined &&
    figure.box.right < column.left &&
    unit.box.right > column.left &&
    unit.box.left > column.left - unit.fontSize;
  if (!tokens.some(isApart)) return tokens;
  return tokens.flatMap((one) => {
    const [figure, ...unit] = one.words;
    if (figure === undefined || !isApart(one)) return [one];
    const { value, decimals, negative } = one;
    return [
      token('amount', [figure], { value, decimals, negative }),
      token(column.kind === 'unit' ? 'unit' : 'text', unit, { unit: one.unit }),
    ];
  });
};

/** `29.88 (31.67)`: a quantity, and what it comes to with waste, are one cell. */
export const withWaste = (tokens: readonly Token[]): readonly Token[] => {
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

/**
 * `870.02 35.00%` below one heading for the depreciation: the amount's cell ends where the rate beside it does.
 */
export const withRatesBeside = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind }) => kind === 'percent')
    ? tokens.map((token, index) => {
        const next = tokens[index + 1];
        const isBeside =
          token.kind === 'amount' &&
          token.decimals === 2 &&
          next?.kind === 'percent' &&
          next.left - token.right < (token.words[0]?.fontSize ?? 0) * TYPED_SPACE;
        return isBeside ? { ...token, right: next.right } : token;
      })
    : tokens;
