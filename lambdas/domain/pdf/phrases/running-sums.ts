import { decimal } from '../../money/money.ts';
import type { Line } from '../pages/lines.ts';
import { totalLabel } from '../sums/total-labels.ts';

/** Keeps what rows come to, so that their printed sums are told from rows. */
export interface RunningSums {
  add(amount: number): void;
  /** Whether a line is a sum: of the rows since the last one, of all, or by its words. */
  isSum(line: Line, amount: number): boolean;
  /** The line that sums all rows above it, with no group of rows below; null where there is none. */
  whole(): Line | null;
}

/** Words with which a line may name a sum; that it adds up decides. */
export const NAMES_SUM =
  /total|\b(?:price|sum|amount|bid|whole|comes?\s+to|all\s+(?:of\s+it|told)|in\s+all|altogether)\b/i;
const TOTAL = /^(?:sub\s*-?\s*|grand\s+)?totals?\b/i;

export const createSums = (): RunningSums => {
  let all = decimal(0);
  let group = decimal(0);
  let whole: Line | null = null;
  return {
    add: (amount) => {
      all = all.plus(amount);
      group = group.plus(amount);
    },
    isSum: (line, amount) => {
      const isGroup = !group.eq(0) && group.eq(amount) && NAMES_SUM.test(line.text);
      const isAll = !all.eq(0) && all.eq(amount) && NAMES_SUM.test(line.text);
      // Rows below the sum of all, with a sum of their own: it was a group's.
      if (isGroup) whole = null;
      if (isAll) whole = line;
      if (isGroup || isAll) group = decimal(0);
      return isGroup || isAll || TOTAL.test(line.text) || totalLabel(line.text) !== null;
    },
    whole: () => whole,
  };
};
