import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
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
export const cellLinesOf = (pages: readonly PageLines[]): CellLine[] => {
  const lines = pages.flatMap((page) =>
    page.lines.filter(({ text }) => /\d/.test(text)).map((line) => cellsOf(line)),
  );
  const edges = edgesBehindFigures(lines);
  return lines.flatMap((one) => {
    const cells = edges.length === 0 ? one : (cutAt(edges, one) ?? one);
    return cells.figures.length === 0 ? [] : [cells];
  });
};

/** Where texts begin behind the first figures of several lines. */
const edgesBehindFigures = (lines: readonly CellLine[]): number[] => {
  const counts = new Map<number, number>();
  for (const { figures, texts } of lines) {
    const [figure, text] = [figures[0], texts[0]];
    if (figure === undefined || text === undefined || figure.right > text.left) continue;
    const at = Math.round(text.left);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].flatMap(([at, count]) => (count >= LEAST_AT_EDGE ? [at] : []));
};

const LEAST_AT_EDGE = 3;

/**
 * `1  load  Pick up barn tin` among `9  ea   Line post`: a long unit ends close before the text, which begins below
 * those of the other rows. Null where no text of the line does.
 */
const cutAt = (edges: readonly number[], { line, texts }: CellLine): CellLine | null => {
  const [text] = texts;
  if (text === undefined || !/^\d/.test(text.text)) return null;
  const at = line.words.findIndex(
    ({ box }, index) => index > 0 && edges.some((edge) => Math.abs(box.left - edge) < SAME_EDGE),
  );
  const before = line.words.slice(0, Math.max(0, at));
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined || first.box.left !== text.left) return null;
  return isFigures(tokensOf(before)) && last.box.right < text.right ? cellsOf(line, at) : null;
};

/** Points by which texts below each other miss their edge. */
const SAME_EDGE = 1;

/** A line as cells; a text may begin at one of its words, wherever that stands. */
export const cellsOf = (line: Line, textAt = 0): CellLine => {
  const found: CellLine = { line, figures: [], texts: [], units: [] };
  for (const words of [line.words.slice(0, textAt), line.words.slice(textAt)])
    takeCells(words, found);
  return found;
};

const takeCells = (all: readonly Word[], found: CellLine): void => {
  // A sign at the left edge of an accountant's cell stands close behind the cell before.
  const printed = all.filter(({ text }) => text !== '$');
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
