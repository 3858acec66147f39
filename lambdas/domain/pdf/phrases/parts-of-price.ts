import { type Decimal, decimal } from '../../money/money.ts';
import type { Word } from '../pages/page-text.ts';
import { signedValue, type Token } from '../tokens/token.ts';

/** `Labor`, `Materials`: what a part of a price is called. */
const PART =
  /^\(?(?:labou?r|materials?|mat(?:'?l)?s?|parts|equipment|rental|freight|disposal|trip)[:,.]?$/i;

/**
 * `... Two couplings and a bleeder. Labor 3.5 hrs @ $118 = $413.00, materials $164.20, comes to` before `$577.20`: the words
 * up to where the parts begin that come to the price; all where none do.
 */
export const beforeParts = (
  words: readonly Word[],
  amounts: readonly Token[],
  price: Token,
): readonly Word[] => {
  const parts = amounts
    .slice(0, Math.max(0, amounts.indexOf(price)))
    .filter(({ kind }) => kind === 'amount');
  const row = endOfRow(words, price);
  if (row < words.length) return words.slice(0, row);
  const label = words.findIndex(({ text }) => PART.test(text));
  const placed = parts.filter(({ words: [word] }) => words.indexOf(word as Word) > label);
  if (label < 0 || !comeTo(placed, price)) return words;
  return words.slice(0, label);
};

/** `260.00   -` before `260.00`, `340.00   285.40` before `625.40`: where the cells begin that come to the price. */
const endOfRow = (words: readonly Word[], price: Token): number => {
  let from = words.length;
  let whole: Decimal = decimal(0);
  while (from > 1 && CELL.test(words[from - 1]?.text ?? '')) {
    from -= 1;
    whole = whole.plus(Number((words[from]?.text ?? '').replace(/[^\d.]/g, '')));
  }
  return whole.eq(signedValue(price)) && !whole.eq(0) ? from : words.length;
};

const CELL = /^(?:[-–—]|\$?[\d,]+\.\d{2})$/;

/** Whether some of the amounts come to the price: rates stand among them. */
const comeTo = (parts: readonly Token[], price: Token): boolean => {
  if (parts.length === 0 || parts.length > MOST_PARTS) return false;
  const goal = decimal(signedValue(price));
  const tried = (at: number, whole: Decimal, count: number): boolean => {
    if (count > 1 && whole.eq(goal)) return true;
    const part = parts[at];
    if (part === undefined) return false;
    return tried(at + 1, whole.plus(signedValue(part)), count + 1) || tried(at + 1, whole, count);
  };
  return tried(0, decimal(0), 0);
};

const MOST_PARTS = 6;
