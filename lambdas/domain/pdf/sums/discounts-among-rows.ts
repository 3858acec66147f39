import { sum } from '../../money/money.ts';
import { type Line, type PageLines, segmentsOf, textOf } from '../pages/lines.ts';
import { finalAmountOf } from '../phrases/final-amount.ts';
import { signedValue } from '../tokens/token.ts';
import { isAdjustment, totalLabel } from './total-labels.ts';

/**
 * `Less deposit on piles   -250.00`, `Courtesy discount   -150.00` above the subtotal that counts them with the rows:
 * they are rows as the others are. Below a sum they lead to the price of the whole, unless more rows follow, and the total
 * counts all of these.
 *
 * @returns the lines of such rows; none where the amounts above a sum do not come to it exactly
 */
export const discountsAmongRows = (pages: readonly PageLines[]): ReadonlySet<Line> => {
  const found = new Set<Line>();
  if (!pages.some((page) => page.lines.some(mayBeDiscount))) return found;
  const lines = pages.flatMap((page) => page.lines.flatMap(counted));
  if (!lines.some(isDiscount)) return found;
  const all: Counted[] = [];
  let open: Counted[] = [];
  for (const one of lines) {
    const { line, amount } = one;
    const label = labelOfSum(line);
    if (label === null) {
      open.push(one);
      all.push(one);
      continue;
    }
    if (label.kind === 'section' && open.some(isDiscount) && comesTo(open, amount))
      for (const discount of open.filter(isDiscount)) found.add(discount.line);
    if (all.some(isDiscount) && comesTo(all, amount))
      for (const discount of all.slice(0, all.findLastIndex(isWork)).filter(isDiscount))
        found.add(discount.line);
    open = [];
  }
  return found;
};

const counted = (line: Line): Counted[] => {
  const last = HAS_CENTS.test(line.text) ? finalAmountOf(line.words) : null;
  return last?.decimals === 2 ? [{ line, amount: signedValue(last) }] : [];
};

/** What is said beside the sums is no part of their names. */
const labelOfSum = (line: Line): ReturnType<typeof totalLabel> =>
  totalLabel(line.text) ?? totalLabel(textOf(segmentsOf(line.words, CELL_GAP).slice(-2).flat()));

interface Counted {
  line: Line;
  amount: number;
}

const isDiscount = ({ amount }: Counted): boolean => amount < 0;

const isWork = ({ line }: Counted): boolean => !isAdjustment(line.text);

const comesTo = (lines: readonly Counted[], total: number): boolean =>
  sum(lines.map(({ amount }) => amount)).eq(total);

/** An amount below nothing, `-250.00`, `(250.00)`, `250.00-`, `250.00CR`, with few words behind it, if any. */
const MAY_BE_LESS =
  /(?:[-–−(<]\s?[$£€]?\s?[\d,]*\d\.\d{2}|\d\.\d{2}\s?(?:[-–−]|CR\b))[^\d]{0,20}$/i;

/** `Less Depreciation (2,066.35)` of a summary is none, nor is a numbered row, which needs no sum to be one. */
const mayBeDiscount = ({ text }: Line): boolean =>
  MAY_BE_LESS.test(text) && !OF_CLAIM.test(text) && !/^[\d,]{1,6}[.)]\s/.test(text);

const OF_CLAIM = /^(?:less|total|net)\b.*\b(?:deprec|deduct|prior|recover|payment)/i;

/** Font sizes between cells, at least. */
const CELL_GAP = 0.8;

/** Most lines have none. */
const HAS_CENTS = /\d\.\d{2}(?!\d)/;
