import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';

/** A figure that is a cell of its own, or a part of one with its unit. */
export interface FigureCell {
  left: number;
  right: number;
  /** With its sign; null where the cell says something else than a number, such as `7/25 yrs`. */
  value: number | null;
  decimals: number;
  text: string;
  kind: Token['kind'];
}

/** A cell of words. */
export interface TextCell {
  left: number;
  right: number;
  text: string;
}

/** A line as cells. */
export interface CellLine {
  line: Line;
  figures: FigureCell[];
  texts: TextCell[];
  /** What stands right behind figures like their units. */
  units: TextCell[];
}

/** Font sizes between cells, at least. */
const CELL_GAP = 0.9;

const FIGURES: ReadonlySet<Token['kind']> = new Set([
  'amount',
  'quantity',
  'percent',
  'ageLife',
  'condition',
]);
const BESIDE: ReadonlySet<Token['kind']> = new Set(['operator', 'mark', 'unit', 'notApplicable']);

/** What may be a unit that nobody knows: `lfm`, `m²`, `Stk`. */
const UNIT_LIKE = /^\p{L}[\p{L}²³./]{0,6}$/u;

/** The lines of the pages that have figures in cells of their own. */
export const cellLinesOf = (pages: readonly PageLines[]): CellLine[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap((line): CellLine[] => {
      if (!/\d/.test(line.text)) return [];
      const cells = cellsOf(line);
      return cells.figures.length === 0 ? [] : [cells];
    }),
  );

/** A line as cells. */
export const cellsOf = (line: Line): CellLine => {
  const found: CellLine = { line, figures: [], texts: [], units: [] };
  // A sign at the left edge of an accountant's cell stands close behind the cell before.
  const printed = line.words.filter(({ text }) => text !== '$');
  for (const words of segmentsOf(printed, CELL_GAP)) {
    const tokens = tokensOf(words);
    if (isFigures(tokens)) takeFigures(tokens, found);
    else
      found.texts.push({
        left: words[0]?.box.left ?? 0,
        right: words.at(-1)?.box.right ?? 0,
        text: textOf(words),
      });
  }
  return found;
};

/** Nothing but figures, signs and units behind them. */
const isFigures = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => FIGURES.has(kind)) &&
  tokens.every(({ kind, text }, at) => {
    if (FIGURES.has(kind) || BESIDE.has(kind)) return true;
    return tokens[at - 1]?.kind === 'amount' && UNIT_LIKE.test(text);
  });

const takeFigures = (tokens: readonly Token[], to: CellLine): void => {
  for (const token of tokens) {
    const { left, right, text, kind } = token;
    if (FIGURES.has(kind)) {
      const value =
        token.value === null ? null : token.negative ? -Math.abs(token.value) : token.value;
      const isOff = token.bracket !== null && value !== null;
      const figureRight = kind === 'quantity' ? token.figureRight : right;
      to.figures.push({
        left,
        right: figureRight,
        value: isOff ? -Math.abs(value) : value,
        decimals: token.decimals,
        text,
        kind,
      });
      if (token.unit !== null && kind === 'quantity')
        to.units.push({ left: figureRight, right, text: token.unit });
    } else if (UNIT_LIKE.test(text)) to.units.push({ left, right, text });
  }
};
