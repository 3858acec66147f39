import type { Estimate, LineItem, ReconciliationFailure } from '../estimate/estimate.ts';
import { FIGURE_NAMES, FIGURES, type Figure } from './amounts.ts';
import { rowsOfTotals } from './rows-of-totals.ts';

/** What a row's total before tax and markup is reckoned back from. */
const PARTS: readonly Figure[] = ['tax', 'overheadProfit', 'rcv'];

/**
 * Tells failures that a scan's doubtful reading may be the cause of from those of clear print: a
 * row's own contradiction, a sum that was hardly read, a sum of rows of which one was.
 */
export const unclearIn = (estimate: Estimate): ((failure: ReconciliationFailure) => boolean) => {
  const { lineItems, printed } = estimate;
  if (printed === null || !lineItems.some(isScanned)) return () => false;
  const rowsOf = rowsOfTotals(estimate);
  // A row that was not found lacks in every sum.
  const lacksRows = printed.warnings.some(({ code }) => code === 'scan_line_missing');
  const isUnsureIn = (rows: readonly LineItem[], kind: Figure): boolean => {
    const unsure = new Set(rows.flatMap((item) => item.printed?.unsureFigures ?? []));
    return (
      lacksRows ||
      unsure.has(kind) ||
      (kind === 'lineItemTotal' && PARTS.some((part) => unsure.has(part)))
    );
  };
  return ({ scope, figure, item, readAt }) => {
    if (scope === 'line') return lineItems[item ?? -1]?.printed?.isUnclear === true;
    const kind = FIGURES.find((one) => FIGURE_NAMES[one] === figure);
    if (scope === 'summary') {
      const summary = printed.summaries.find((one) => one.readAt === readAt);
      return (
        summary?.isUnsure === true || (kind === 'lineItemTotal' && isUnsureIn(lineItems, kind))
      );
    }
    const total = printed.totals.find((one) => one.readAt === readAt);
    if (kind === undefined) return false;
    if (total?.unsureFigures?.includes(kind) === true) return true;
    // Of a group only its own rows; where none of them was found, they may be any.
    const own = total === undefined ? [] : rowsOf(total).flat();
    return isUnsureIn(own.length === 0 ? lineItems : own, kind);
  };
};

const isScanned = ({ printed }: LineItem): boolean => printed?.flags.includes('ocr') === true;
