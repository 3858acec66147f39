import type { Estimate } from '../../estimate/estimate.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { type ReadEstimateResult, readEstimate } from '../read-estimate.ts';
import type { PageText } from './page-text.ts';

/** What only a figure has in it, misread or not. */
const FIGURE_LIKE = /^[$(<]*[\dlIOoSB|][\dlIOoSB|.,]*\d[\dlIOoSB|.,]*[)>*]*$/;
const FIGURE = /^[$(<]*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,4})?[)>*]*[.,]?$/;

/** So few figures may be misshapen on scans that were read well. */
const MOST_MISSHAPEN = 0.005;
/** Fewer figures than this are no page of an estimate. */
const FEW_FIGURES = 4;

const figuresOf = (page: PageText): string[] =>
  page.words.map((word) => word.text).filter((text) => text.length >= 3 && FIGURE_LIKE.test(text));

/**
 * Pages whose text another program's OCR laid under a scan (`source` is `ocr`) and that are better
 * recognized again. Its text is as good as the program and the scan were: measured over such scans
 * it is better than a second OCR where it adds up to the cent, and far worse where it does not.
 */
export const scansToReadAgain = (pages: readonly PageText[]): number[] => {
  const scans = pages.filter((page) => page.source === 'ocr');
  if (scans.length === 0) return [];
  const figures = scans.map(figuresOf);
  const all = figures.flat();
  const misshapen = all.filter((text) => !FIGURE.test(text)).length;
  if (misshapen <= all.length * MOST_MISSHAPEN && addsUp(pages)) return [];
  return scans
    .filter((_, index) => (figures[index]?.length ?? 0) >= FEW_FIGURES)
    .map((page) => page.page);
};

/** Rows that were read without their quantity or price contradict nothing. */
const LEAST_CALCULATED = 0.8;

const addsUp = (pages: readonly PageText[]): boolean => {
  const reading = readEstimate(pages, { fileName: '' });
  if (reading.kind === 'failed') return false;
  const { estimate } = reading;
  const { reconciled, failures } = reconcile(estimate);
  const calculated = estimate.lineItems.filter((item) => item.unitPrice !== null && item.unit);
  return (
    reconciled &&
    failures.length === 0 &&
    calculated.length >= estimate.lineItems.length * LEAST_CALCULATED
  );
};

/**
 * Of two readings of the same pages the one with fewer contradictions; where both have as many,
 * the one that found more figures; else the first.
 */
export const betterReading = (
  first: ReadEstimateResult,
  second: ReadEstimateResult,
): ReadEstimateResult => {
  if (second.kind === 'failed') return first;
  if (first.kind === 'failed') return second;
  const [one, other] = [first.estimate, second.estimate];
  const fewer = contradictionsOf(other) - contradictionsOf(one);
  if (fewer !== 0) return fewer < 0 ? second : first;
  return countFigures(other) > countFigures(one) ? second : first;
};

const contradictionsOf = (estimate: Estimate): number => {
  const { failures, unclear } = reconcile(estimate);
  return failures.length + unclear.length;
};

const countFigures = (estimate: Estimate): number =>
  estimate.lineItems.reduce(
    (count, item) =>
      count +
      [item.unit, item.unitPrice, item.tax, item.rcv, item.acv].filter((value) => value != null)
        .length,
    0,
  );
