import { type Line, segmentsOf, textOf } from '../pages/lines.ts';
import { isPerson } from './owners-blocks.ts';

/** `Customer PO`, `CUSTOMER ORDER NO.`, `P.O. #`, and the number where it stands in the same cell */
const ORDER =
  /^(?:customer['’]?s?\s+)?(?:p\.?\s?o\.?|(?:purchase\s+)?order)(?:\s*(?:no\.?|number|#))?\s*(?::\s*(?<number>\S*))?$/i;

/** At least five digits, and more than those. */
const NUMBER = /^(?=(?:[A-Z/-]*\d){5})(?=.*[A-Z-])[A-Z\d][A-Z\d/-]{5,}$/i;

/** What tells that an insurer is to pay. */
const INSURED = /\b(?:claim|adjuster|insurer|insurance\s+(?:co|company|carrier|claim))\b/i;

/** Font sizes between the cells of a line. */
const CELL_GAP = 1.5;

/**
 * `Customer PO   HO-2026-114476`: people order nothing by number. Where a form of the trades is filled in for a
 * person and says that a claim is made, but not which, this is the claim's.
 */
export const orderAsClaim = (
  pages: readonly { lines: readonly Line[] }[],
  insured: string | null,
): string | null => {
  if (insured === null || !isPerson(insured)) return null;
  if (!pages.some(({ lines }) => lines.some(({ text }) => INSURED.test(text)))) return null;
  for (const { lines } of pages)
    for (const line of lines) {
      const cells = segmentsOf(line.words, CELL_GAP).map(textOf);
      for (const [at, cell] of cells.entries()) {
        const order = ORDER.exec(cell);
        const number = order === null ? '' : order.groups?.number || cells[at + 1] || '';
        if (NUMBER.test(number)) return number;
      }
    }
  return null;
};
