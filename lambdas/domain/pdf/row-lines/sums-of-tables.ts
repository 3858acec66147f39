import { decimal } from '../../money/money.ts';
import { isDimensions } from '../rooms/measures.ts';
import { namesPlace } from '../rooms/room-lines.ts';
import { isAdjustment, isMarkup } from '../sums/total-labels.ts';
import type { ColumnKind } from '../tables/column-kinds.ts';
import { signedValue, type Token } from '../tokens/token.ts';
import type { Step } from './item-line.ts';
import { isFigure } from './raw-item.ts';
import type { State } from './row-state.ts';
import { amountsOf, isNumberedNote, isUnchargedLump } from './shapes-of-rows.ts';

/** Tax, markup or a discount below numbered rows: one amount in the column of totals. */
export const readMarkup: Step = ({ line, table, state, assigned, isAwaited, discounts }) => {
  if (!table.numbered || isAwaited || discounts.has(line)) return null;
  if (!isMarkup(line.text) && !CONTINGENCY.test(line.text)) return null;
  const [amount, another] = assigned.cells.filter(isFigure);
  const isBelow = amount?.column?.kind === 'total' || amount?.column?.kind === 'lineItemTotal';
  if (!isBelow || another !== undefined) return null;
  state.adjustments += markupOf(amount?.token, line.text);
  return true;
};

const CONTINGENCY = /^contingency\b/i;

const OF_LINE: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['total', 'rcv', 'lineItemTotal']);

/** What is no row of a table without numbers: measures, places, and what stands below its sum. */
export const readFoot: Step = ({ line, table, state, assigned, discounts }) => {
  if (table.numbered || discounts.has(line)) return null;
  const amounts = amountsOf(assigned);
  const isNoted = isNumberedNote(assigned) || isUnchargedLump(assigned);
  if (namesPlace(line.text) || (amounts.length === 0 && !isNoted)) return false;
  // `218.33 SF Walls   55.79 SF Ceiling`: what is measured has no price.
  if (isDimensions(line.text) && amounts.every(({ token }) => token.unit !== null)) return false;
  // `Tax (8.25%) on $1,783.00   $147.10`: what a share is taken of is no count, wherever it stands.
  const isCounted = assigned.cells.some(
    ({ column, token }) => column?.kind === 'quantity' && !/[$£€]/.test(token.text),
  );
  const isFoot =
    isAdjustment(line.text) && (amounts.length === 1 || !isCounted || isShareOfSum(line.text));
  if ((state.isSummed && !isCounted) || isFoot || (amounts.length === 1 && isSumming(state))) {
    // Of several sums, that of the line counts.
    const own = amounts.find(({ column }) => column !== null && OF_LINE.has(column.kind));
    if (isMarkup(line.text)) state.adjustments += markupOf((own ?? amounts[0])?.token, line.text);
    return true;
  }
  state.summing = null;
  return null;
};

/** `Sales tax 8.70% on 2,809.41   244.42`: the share that it says of the amount that it says, be there a count above the rate. */
const isShareOfSum = (text: string): boolean => {
  const [, rate, whole = '', part = ''] = SHARE_OF_SUM.exec(text) ?? [];
  if (rate === undefined) return false;
  const [base, share] = [whole, part].map((amount) => decimal(amount.replaceAll(',', '')));
  return (
    base !== undefined &&
    share !== undefined &&
    base.times(rate).div(100).minus(share).abs().lt(NEAR)
  );
};

const SHARE_OF_SUM =
  /\s(\d+(?:\.\d+)?)\s?%\)?\s+(?:on|of|x)\s+\$?([\d,]+\.\d{2})\s+\$?([\d,]+\.\d{2})$/;

/** Shares are rounded to the cent. */
const NEAR = '0.011';

const isSumming = ({ summing, heads, section }: State): boolean =>
  summing !== null && heads.length === 0 && summing.section === section;

/** A discount is taken off even where its amount has no sign. */
const markupOf = (amount: Token | undefined, label: string): number => {
  const value = amount === undefined ? 0 : signedValue(amount);
  return /^less|\bdiscount\b/i.test(label) ? -Math.abs(value) : value;
};
