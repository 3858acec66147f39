import type { Estimate, PrintedAmounts, PrintedSummary } from '../../estimate/estimate.ts';
import type { PageLines } from '../pages/lines.ts';
import type { Word } from '../pages/page-text.ts';
import { CLEAR } from './readings-of-figure.ts';
import { lineAt } from './repair-totals.ts';

/** Notes which printed sums a scan leaves in doubt, once what could be settled is. */
export const markUnsureSums = ({ printed }: Estimate, pages: readonly PageLines[]): void => {
  if (printed === null || !pages.some((page) => page.ocr)) return;
  for (const total of printed.totals) {
    const words = lineAt(total.readAt, pages)?.words ?? [];
    const unsure = Object.entries(total.amounts).flatMap(([kind, amount]) =>
      isUnsure(amount, words) ? [kind as keyof PrintedAmounts] : [],
    );
    if (unsure.length > 0) total.unsureFigures = unsure;
  }
  for (const summary of printed.summaries) {
    const page = pages.find((one) => one.ocr && one.page === summary.readAt.page);
    const words = page?.lines.flatMap((line) => line.words) ?? [];
    if (amountsOf(summary).some((amount) => isUnsure(amount, words))) summary.isUnsure = true;
  }
};

const amountsOf = (summary: PrintedSummary): (number | null)[] => [
  summary.lineItemTotal,
  ...summary.taxes.map(({ amount }) => amount),
  summary.overhead,
  summary.profit,
  summary.rcv,
  summary.depreciation,
  summary.nonRecoverableDepreciation,
  summary.acv,
  summary.deductible,
  summary.priorPayments,
  summary.netClaim,
  ...summary.other.map(({ amount }) => amount),
];

/** Whether an amount was read of words without confidence only. */
const isUnsure = (amount: number | null, words: readonly Word[]): boolean => {
  if (amount === null) return false;
  const text = Math.abs(amount).toFixed(2);
  const own = words.filter((word) => word.text.replace(/[^\d.]/g, '') === text);
  return own.length > 0 && own.every(({ confidence }) => confidence < CLEAR);
};
