import { sum } from '../../money/money.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { signedValue } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { isAdjustment, totalLabel } from './total-labels.ts';

/**
 * `Less deposit on piles   -250.00`, `Courtesy discount   -150.00` above the subtotal that counts them with the rows:
 * they are rows as the others are. Below a sum they lead to the price of the whole.
 *
 * @returns the lines of such rows; none where the amounts above a sum do not come to it exactly
 */
export const discountsAmongRows = (pages: readonly PageLines[]): ReadonlySet<Line> => {
  const found = new Set<Line>();
  let open: { line: Line; amount: number }[] = [];
  for (const { lines } of pages)
    for (const line of lines) {
      const last = MAY_END_IN_AMOUNT.test(line.text) ? tokensOf(line.words).at(-1) : undefined;
      if (last?.kind !== 'amount' || last.decimals !== 2) continue;
      const amount = signedValue(last);
      // What is said beside the sums is no part of their names.
      const label =
        totalLabel(line.text) ??
        totalLabel(textOf(segmentsOf(line.words, CELL_GAP).slice(-2).flat()));
      if (label === null) {
        open.push({ line, amount });
        continue;
      }
      const taken = open.filter((one) => one.amount < 0 && isAdjustment(one.line.text));
      const isSum = sum(open.map((one) => one.amount)).eq(amount);
      if (label.kind === 'section' && isSum) for (const one of taken) found.add(one.line);
      open = [];
    }
  return found;
};

/** Font sizes between cells, at least. */
const CELL_GAP = 0.8;

/** A mark of what is taxed may stand right behind. */
const MAY_END_IN_AMOUNT = /\d[)>-]?T?$/;
