import { isDash } from '../columns/cell-costs.ts';
import type { Column } from '../columns/column-model.ts';
import { type Line, textOf } from '../pages/lines.ts';
import { itemStartOf } from '../row-lines/item-start.ts';
import { pitchBetween, SECOND_LINE } from '../tables/line-pitch.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { type TotalLabel, totalLabel } from './total-labels.ts';

/** The figures of a printed sum, and the name that they leave no room for. */

/** The amounts that a line ends in; with `only`, null unless it holds nothing else. */
export const closingFigures = (line: Line | undefined, only: boolean): Token[] => {
  if (line === undefined) return [];
  const tokens = tokensOf(line.words);
  const figures: Token[] = [];
  for (const token of tokens.toReversed()) {
    const isEmptyCell = isDash(token) && figures.length > 0;
    if (!isEmptyCell && !isMoney(token)) break;
    figures.unshift(token);
  }
  // A dash before all figures ends the label.
  while (figures[0] !== undefined && isDash(figures[0])) figures.shift();
  return only && figures.length < tokens.length ? [] : figures;
};

/**
 * The amounts on a line below a sum's label, which holds nothing else; below one that ends in a colon hours may stand
 * before them: `70.528   4,216.49   3,879.11   8,095.60` below `Total Manhours, Material and Labor:`.
 */
export const figuresBelow = ({ text }: Line, below: Line): Token[] => {
  const alone = closingFigures(below, true);
  if (alone.length > 0 || !text.endsWith(':')) return alone;
  const figures = closingFigures(below, false);
  const [count, ...more] = tokensOf(below.words).slice(0, -figures.length);
  const isCounted = count !== undefined && more.length === 0 && /^[\d,]*\.?\d+$/.test(count.text);
  return isCounted && figures.length >= SEVERAL ? figures : [];
};

/** Amounts that a sum has in several columns, at least. */
const SEVERAL = 2;

/** Cents, or whole dollars behind their sign. */
const isMoney = ({ kind, decimals, text }: Token): boolean =>
  kind === 'amount' && (decimals === 2 || (decimals === 0 && text.includes('$')));

/** What is so begun ends in figures; the heads of a table may end in `Line total`. */
const BEGINS_TOTAL = /^(?:line\s+item\s+)?(?:sub\s*-?\s*)?totals?\s*:/i;

/**
 * `Totals: Drying Equipment - 12/30/25` over `thru 1/4/26   0.00   0.00   1,951.17`: the end of a name that is too long
 * for the room that the figures leave. Null where the line below says anything else, or has fewer figures.
 */
export const endOfName = (
  { kind, name }: TotalLabel,
  line: Line,
  below: Line,
  leastFigures = 2,
): string | null => {
  const figures = closingFigures(below, false);
  const [figure] = figures;
  const mayGoOn = name !== '' || kind === 'line_items';
  if (!mayGoOn || !BEGINS_TOTAL.test(line.text)) return null;
  if (figure === undefined || figures.length < leastFigures) return null;
  if (totalLabel(below.text) !== null || itemStartOf(below) !== null) return null;
  const words = below.words.filter((word) => word.box.right <= figure.left);
  const isAtEdge = Math.abs(below.box.left - line.box.left) < EDGE_REACH;
  const isNear = pitchBetween(line, below) < SECOND_LINE;
  return words.length > 0 && isAtEdge && isNear ? textOf(words) : null;
};

/** Points by which a sum may miss the edge of its column. */
export const EDGE_REACH = 8;

export const edgeOf = (column: Column): number =>
  column.align?.edge === 'right' ? column.align.at : column.right;
