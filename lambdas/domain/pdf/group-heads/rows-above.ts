import type { Line } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { totalLabel } from '../sums/total-labels.ts';
import { figureOf } from '../tokens/figure-of-word.ts';
import { EDGE } from './names-beside-sums.ts';

const ENDS_IN_CENTS = /\.\d{2}$/;
const AMOUNT = /^\$?[\d,]+\.\d{2}$/;

/** The amount in which a line ends. */
export const lastAmountOf = (line: Line): Word | undefined => {
  // Most lines are passed over by their text; the words of a long document are packed.
  if (!ENDS_IN_CENTS.test(line.text)) return undefined;
  const last = line.words.at(-1);
  return last !== undefined && AMOUNT.test(last.text) ? last : undefined;
};

/**
 * The lines right above whose amounts end where the line's own does and come to it, back to another such sum or to what
 * is called a total; none where they do not.
 */
export const rowsThatComeTo = (
  line: Line,
  lines: readonly Line[],
  isSum: (line: Line) => boolean,
): Line[] => {
  const sum = lastAmountOf(line);
  if (sum === undefined || figureOf(sum).eq(0)) return [];
  let left = figureOf(sum);
  const rows: Line[] = [];
  for (let at = lines.indexOf(line) - 1; at >= 0; at -= 1) {
    const other = lines[at];
    if (other === undefined || isSum(other) || totalLabel(other.text) !== null) return [];
    const own = lastAmountOf(other);
    if (own === undefined || Math.abs(own.box.right - sum.box.right) > EDGE) continue;
    left = left.minus(figureOf(own));
    rows.push(other);
    if (left.eq(0)) return rows;
    if (left.lt(0)) return [];
  }
  return [];
};

/** `Subtotal   1,405.40`, where the label of a sum stood. */
export const asSubtotal = (line: Line): Word[] => {
  const [first, amount] = [line.words[0], lastAmountOf(line)];
  return first === undefined || amount === undefined
    ? line.words
    : [{ ...first, text: 'Subtotal' }, amount];
};
