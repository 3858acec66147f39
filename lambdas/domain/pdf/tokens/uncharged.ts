import type { Line } from '../pages/lines.ts';

const UNCHARGED = /^(?:included|incl?\.|incl|free|n\/c|no\s+(?:charge|cost))$/i;

/** `Included`, `N/C`: a word where other rows have their amount, of a row that costs nothing. */
export const isUncharged = (text: string): boolean => UNCHARGED.test(text);

/** `Final broom clean     N/C`: whether a line ends in such a word, at the edge of the amounts. */
export const endsUncharged = ({ words }: Line, right: number, edge: number): boolean => {
  const last = words.at(-1);
  const isThere = words.length > 1 && last !== undefined && Math.abs(last.box.right - right) < edge;
  return isThere && isUncharged(last.text);
};

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
