import { BY_OTHERS } from '../items/words-in-cells.ts';
import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';

const UNCHARGED =
  /^(?:(?:included|incl?\.|incl)(?:\s+(?:above|below|(?:in|with)\s.*\d))?|(?:in|with|w\/)\s+(?:item\s+|line\s+)?#?[A-Z]\d{1,2}|free|waived|nil|n\/?c|n\.i\.c\.|no\s+(?:charge|cost|damage))$/i;

/** `Included`, `in A3`, `N/C`, `N.I.C.`, `waived`, `Nil`: a word where other rows have their amount, of a row that costs nothing. */
export const isUncharged = (text: string): boolean => UNCHARGED.test(text);

/** `Final broom clean     N/C`: whether a line ends in such a word, at the edge of the amounts. */
export const endsUncharged = (line: Line, right: number, edge: number): boolean =>
  unchargedIn(line, right, edge) !== null;

/**
 * The word at the edge of the amounts, or the words in a cell of their own: `Included in 3.1`, `By owner's
 * alarm company`; null where a line ends in none.
 */
export const unchargedIn = ({ words }: Line, right: number, edge: number): Word[] | null => {
  const last = words.at(-1);
  const isThere = words.length > 1 && last !== undefined && Math.abs(last.box.right - right) < edge;
  if (!isThere) return null;
  if (isUncharged(last.text)) return [last];
  const cells = segmentsOf(words, CELL_GAP);
  const cell = cells.at(-1) ?? [];
  const text = textOf(cell);
  return cells.length > 1 && (isUncharged(text) || BY_OTHERS.test(text)) ? cell : null;
};

/** Font sizes from the words to a cell behind them. */
const CELL_GAP = 1.5;

/** Where such rows begin that stand right above a line, each perhaps with a remark set in below it. */
export const unchargedAbove = (
  lines: readonly Line[],
  at: number,
  right: number,
  edge: number,
): number => {
  const [row, above] = [lines[at - 2], lines[at - 1]];
  if (above === undefined) return at;
  if (endsUncharged(above, right, edge)) return unchargedAbove(lines, at - 1, right, edge);
  const isRemark =
    row !== undefined && above.box.left > row.box.left && endsUncharged(row, right, edge);
  return isRemark ? unchargedAbove(lines, at - 2, right, edge) : at;
};
