import type { Line } from '../pages/lines.ts';
import { ROW_NUMBER } from '../row-lines/item-start.ts';
import type { HeaderRow } from './heading.ts';

/**
 * `Item   Room   Description   Age   Life   Dep %   RCV   Depreciation`: a schedule behind the estimate that says of rows
 * that wear how old they are. It counts nothing, and all that its rows say they come to was said by the rows with the
 * same numbers before.
 */
export const schedulesWear = (
  { headings }: HeaderRow,
  below: readonly Line[],
  above: readonly Line[],
): boolean => {
  const kinds = new Set(headings.map(({ kind }) => kind));
  if (!kinds.has('depreciation') || kinds.has('quantity') || kinds.has('unitPrice')) return false;
  const rows = below
    .map((line) => ({ number: numberOf(line), amounts: amountsIn(line) }))
    .filter(({ number, amounts }) => number !== null && amounts.length >= LEAST_AMOUNTS);
  if (rows.length < LEAST_ROWS) return false;
  const before = amountsByNumber(above);
  return rows.every(
    ({ number, amounts }) =>
      amounts.filter((amount) => before.get(number)?.has(amount)).length >= LEAST_AMOUNTS,
  );
};

/** Rows that are enough to tell, and amounts of each that were said before: its cost and its depreciation. */
const LEAST_ROWS = 2;
const LEAST_AMOUNTS = 2;

/** Rooms may number their rows anew, so that a number may have the amounts of several rows. */
const amountsByNumber = (lines: readonly Line[]): Map<string | null, Set<string>> => {
  const all = new Map<string | null, Set<string>>();
  for (const line of lines) {
    const number = numberOf(line);
    all.set(number, new Set([...(all.get(number) ?? []), ...amountsIn(line)]));
  }
  return all;
};

/** The number in front of a line; null where it begins with a word. */
const numberOf = ({ words }: Line): string | null => {
  const first = words[0]?.text ?? '';
  return ROW_NUMBER.test(first) ? first.replace(/\D$/, '') : null;
};

/** The amounts of a line, whether they are taken off or not. */
const amountsIn = ({ words }: Line): string[] =>
  words.flatMap(({ text }) => /^[-$(<]*([\d,]+\.\d{2})[)>]?$/.exec(text)?.[1] ?? []);
