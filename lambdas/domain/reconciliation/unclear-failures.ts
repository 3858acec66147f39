import type { Estimate, LineItem, ReconciliationFailure } from '../estimate/estimate.ts';
import { FIGURE_NAMES, FIGURES } from './amounts.ts';

/**
 * Tells failures that a scan's doubtful reading may be the cause of from those of clear print: a
 * row's own contradiction, a sum that was hardly read, a sum of rows of which one was.
 */
export const unclearIn = (estimate: Estimate): ((failure: ReconciliationFailure) => boolean) => {
  const { lineItems, printed } = estimate;
  if (printed === null || !lineItems.some(isScanned)) return () => false;
  const unsure = new Set(lineItems.flatMap((item) => item.printed?.unsureFigures ?? []));
  // A row that was not found lacks in every sum.
  if (printed.warnings.some(({ code }) => code === 'scan_line_missing'))
    for (const figure of FIGURES) unsure.add(figure);
  if (unsure.has('tax') || unsure.has('overheadProfit') || unsure.has('rcv'))
    unsure.add('lineItemTotal');
  return ({ scope, figure, item, readAt }) => {
    if (scope === 'line') return lineItems[item ?? -1]?.printed?.isUnclear === true;
    const kind = FIGURES.find((one) => FIGURE_NAMES[one] === figure);
    const ofRows = kind !== undefined && unsure.has(kind);
    if (scope === 'summary') {
      const summary = printed.summaries.find((one) => one.readAt === readAt);
      return summary?.isUnsure === true || (figure === 'line_item_total' && ofRows);
    }
    const total = printed.totals.find((one) => one.readAt === readAt);
    return ofRows || (kind !== undefined && total?.unsureFigures?.includes(kind) === true);
  };
};

const isScanned = ({ printed }: LineItem): boolean => printed?.flags.includes('ocr') === true;
