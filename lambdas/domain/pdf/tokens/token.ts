import type { Word } from '../pages/page-text.ts';

/** What a printed token can be; one token may be read in one way only. */
export type TokenKind =
  | 'amount'
  | 'quantity'
  | 'unit'
  | 'percent'
  | 'ageLife'
  | 'condition'
  | 'notApplicable'
  | 'priceNote'
  | 'mark'
  | 'operator'
  | 'text'
  /** A cell among a row's figures that nobody understands. */
  | 'unknown';

/** One or more words of a line that make up one cell. */
export interface Token {
  kind: TokenKind;
  text: string;
  /** As it stands on the page; differs from `text` where a scan was read leniently. */
  raw: string;
  words: Word[];
  left: number;
  right: number;
  /** Right edge of the figure itself where a mark such as `[M]` or `*` follows it. */
  figureRight: number;
  /** The quantity with waste in parentheses behind this one. */
  withWaste?: number;
  /** Amount, quantity or percent. */
  value: number | null;
  /** How many decimals are printed. */
  decimals: number;
  unit: string | null;
  /** Parentheses `(x)` or angle brackets `<x>` around an amount. */
  bracket: 'round' | 'angle' | null;
  negative: boolean;
  /** A `*` after the figure. */
  changed: boolean;
  ageYears: number | null;
  lifeYears: number | null;
}

/** A word, and what the page shows where that was read leniently. */
export type ReadWord = Word & { raw?: string };

/** Written out field by field: a page has hundreds of them. */
export const token = (
  kind: TokenKind,
  words: ReadWord[],
  {
    left = words[0]?.box.left ?? 0,
    value = null,
    decimals = 0,
    unit = null,
    bracket = null,
    negative = false,
    changed = false,
    ageYears = null,
    lifeYears = null,
  }: Partial<Token> = {},
): Token => {
  const [first] = words;
  const isOne = words.length === 1;
  return {
    kind,
    text: isOne ? (first?.text ?? '') : words.map((word) => word.text).join(' '),
    raw: isOne
      ? (first?.raw ?? first?.text ?? '')
      : words.map((word) => word.raw ?? word.text).join(' '),
    words,
    left,
    right: isOne ? (first?.box.right ?? 0) : Math.max(0, ...words.map((word) => word.box.right)),
    // `$  12.00`: behind the sign.
    figureRight: endOfFigure(isOne ? first : (words.find(hasDigit) ?? first)),
    value,
    decimals,
    unit,
    bracket,
    negative,
    changed,
    ageYears,
    lifeYears,
  };
};

/** A word of a text, as most words of a page are. */
export const textToken = (word: ReadWord): Token => ofOneWord('text', word, null, 0);

/** A figure by itself, without a sign, a bracket or a mark. */
export const figureToken = (word: ReadWord, { value, decimals }: FigureValue): Token =>
  ofOneWord('amount', word, value, decimals);

type FigureValue = Readonly<{ value: number; decimals: number }>;

const ofOneWord = (
  kind: TokenKind,
  word: ReadWord,
  value: number | null,
  decimals: number,
): Token => ({
  kind,
  text: word.text,
  raw: word.raw ?? word.text,
  words: [word],
  left: word.box.left,
  right: word.box.right,
  figureRight: word.box.right,
  value,
  decimals,
  unit: null,
  bracket: null,
  negative: false,
  changed: false,
  ageYears: null,
  lifeYears: null,
});

/** Where the digits of a word end; a minus behind them, `40.00-`, hangs over the edge of its column. */
const endOfFigure = (word: Word | undefined): number => {
  const { left = 0, right = 0 } = word?.box ?? {};
  const text = word?.text ?? '';
  return text.endsWith('-') && hasDigit({ text }) ? right - (right - left) / text.length : right;
};

const hasDigit = ({ text }: Pick<Word, 'text'>): boolean => /\d/.test(text);

/** Words further apart than this many font sizes are different cells. */
const CELL_GAP = 1.6;

/** A single space, also in type of one width for all letters. */
export const ONE_SPACE = 0.7;

/** Font sizes between words of two cells, at least, where the first of them stands apart. */
export const MORE_THAN_SPACE = 0.9;

export const near = (left: Word | undefined, right: Word | undefined, sizes = CELL_GAP): boolean =>
  left !== undefined &&
  right !== undefined &&
  right.box.left - left.box.right < Math.max(left.fontSize, right.fontSize, 4) * sizes;

/** A signed amount: bracketed depreciation stays positive, a minus sign counts. */
export const signedValue = (cell: Token): number =>
  cell.value === null ? 0 : cell.negative && cell.value > 0 ? -cell.value : cell.value;

/** No work has more waste than this share of its quantity. */
const MOST_WASTE = 0.5;

/** Whether a figure can be what a quantity comes to with waste; depreciation is no more than its cost. */
export const isQuantityWithWaste = (withWaste: number, quantity: number): boolean =>
  withWaste > quantity && withWaste <= quantity * (1 + MOST_WASTE);
