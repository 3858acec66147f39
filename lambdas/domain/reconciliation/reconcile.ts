import type {
  Estimate,
  LineItem,
  PrintedAmounts,
  PrintedSummary,
  PrintedTotal,
  Reconciliation,
  ReconciliationFailure,
} from '../estimate/estimate.ts';
import { decimal, formatCents, sum, toAmount } from '../money/money.ts';
import { matches, sumsOf } from './amounts.ts';
import { checkLines, type LineCheck } from './check-lines.ts';
import { recapFailures } from './check-recap.ts';
import { summaryFailures, withoutSumOfAll } from './check-summaries.ts';
import { totalFailures } from './check-totals.ts';
import { unclearIn } from './unclear-failures.ts';

/**
 * Holds what is printed against what its rows add up to: each line, room, level and the whole,
 * the summaries in themselves and against the rows. Works for JSON and CSV estimates too, whose
 * rows are checked in themselves. Decimal, half up; nothing is corrected.
 *
 * A line that fails explains the totals above it: those are reported only where they would still
 * fail with the line put right, so that the cause is named once.
 */
export const reconcile = (estimate: Estimate): Reconciliation => {
  const lines = checkLines(estimate.lineItems);
  const totals = estimate.printed?.totals ?? [];
  const summaries = estimate.printed?.summaries ?? [];
  const ofTotals = totalFailures(estimate, lines);
  const ofSummaries = summaryFailures(estimate, summaries, lines.checks);
  const ofLines = lines.checks
    .toSorted((left, right) => left.item - right.item)
    .map((check) => lineFailure(estimate, check));
  const found = [...ofLines, ...ofTotals, ...ofSummaries, ...recapFailures(estimate)];
  const isUnclear = unclearIn(estimate);
  const failures = found.filter((one) => !isUnclear(one));
  const unclear = found.filter(isUnclear);
  const ofRows = sumsOf(estimate.lineItems.filter((item) => item.enabled));
  const printed = printedTotals(totals, withoutSumOfAll(summaries), ofRows);
  const computed = withAddedBelow(ofRows, printed);
  const difference =
    printed.rcv === null || computed.rcv === null
      ? null
      : toAmount(decimal(printed.rcv).minus(computed.rcv));
  const reconciled = found.length === 0;
  return { reconciled, difference, printed, computed, failures, unclear };
};

const sumNullable = (values: readonly (number | null)[]): number | null => {
  const present = values.filter((value): value is number => value !== null);
  return present.length === 0 ? null : toAmount(sum(present));
};

const printedTotals = (
  totals: readonly PrintedTotal[],
  summaries: readonly PrintedSummary[],
  ofRows: PrintedAmounts,
): PrintedAmounts => {
  const of = (pick: (summary: PrintedSummary) => number | null): number | null =>
    sumNullable(summaries.map(pick));
  const last =
    totals.findLast((total) => total.kind === 'line_items') ??
    totals.findLast((total) => total.kind === 'grand');
  // Below the total of the building's lines the contents may be listed, summed in a summary of their own.
  const isOfPart = (total: PrintedTotal): boolean =>
    summaries.length > 1 &&
    !sameRcv(total.amounts.rcv, ofRows) &&
    sameRcv(
      of((summary) => summary.rcv),
      ofRows,
    );
  const whole = last !== undefined && isOfPart(last) ? undefined : last;
  return {
    lineItemTotal: whole?.amounts.lineItemTotal ?? of((summary) => summary.lineItemTotal),
    tax: whole?.amounts.tax ?? of((summary) => sumNullable(summary.taxes.map((tax) => tax.amount))),
    overheadProfit:
      whole?.amounts.overheadProfit ??
      of((summary) => sumNullable([summary.overhead, summary.profit])),
    rcv: whole?.amounts.rcv ?? of((summary) => summary.rcv),
    depreciation: whole?.amounts.depreciation ?? of((summary) => summary.depreciation),
    acv: whole?.amounts.acv ?? of((summary) => summary.acv),
  };
};

const sameRcv = (printed: number | null, { rcv }: PrintedAmounts): boolean =>
  printed !== null && rcv !== null && matches(printed, rcv);

/**
 * Many estimates add tax, overhead and profit below the line item total only: what no row bears
 * and the summary's own sum takes up counts as printed there.
 */
const withAddedBelow = (ofRows: PrintedAmounts, printed: PrintedAmounts): PrintedAmounts => {
  const { rcv, lineItemTotal } = printed;
  if (rcv === null || lineItemTotal === null || ofRows.rcv === null) return ofRows;
  const away = (from: number): number => Math.abs((ofRows.rcv ?? 0) - from);
  if (away(rcv) <= away(lineItemTotal)) return ofRows;
  const tax = ofRows.tax === null || ofRows.tax === 0 ? printed.tax : null;
  const markup =
    ofRows.overheadProfit === null || ofRows.overheadProfit === 0 ? printed.overheadProfit : null;
  for (const [addedTax, addedMarkup] of [
    [tax, markup],
    [tax, null],
    [null, markup],
  ] as const) {
    const added = sum([addedTax, addedMarkup]);
    if (added.eq(0) || !matches(rcv, decimal(lineItemTotal).plus(added))) continue;
    return {
      ...ofRows,
      tax: addedTax ?? ofRows.tax,
      overheadProfit: addedMarkup ?? ofRows.overheadProfit,
      rcv: toAmount(added.plus(ofRows.rcv)),
      acv: ofRows.acv === null ? null : toAmount(added.plus(ofRows.acv)),
    };
  }
  return ofRows;
};

const nameOfItem = (item: LineItem, index: number): string => {
  const number = item.printed?.lineNumber ?? item.id ?? String(index + 1);
  return `${number}. ${item.description ?? ''}`.trim();
};

const lineFailure = (estimate: Estimate, check: LineCheck): ReconciliationFailure => {
  const item = estimate.lineItems[check.item];
  const name = item === undefined ? '' : nameOfItem(item, check.item);
  const where = item?.printed == null ? '' : ` on page ${item.printed.readAt.page}`;
  return {
    scope: 'line',
    figure: check.figure,
    name,
    printed: check.printed,
    computed: check.computed,
    item: check.item,
    readAt: item?.printed?.readAt ?? null,
    message: `Line ${name}${where}: ${check.what} is printed as ${formatCents(check.printed)}, but ${check.how} makes ${formatCents(check.computed)}.${doubtOf(item)}`,
  };
};

/** On a scan either the print is wrong or its reading is: the person who looks must know. */
const doubtOf = (item: LineItem | undefined): string =>
  item?.printed?.isUnclear === true
    ? ' One of its figures could hardly be read on the scan: compare them with it.'
    : doubtOfScan(item);

const doubtOfScan = (item: LineItem | undefined): string =>
  item?.printed?.flags.includes('ocr') === true
    ? ` The page is a scan, read with ${Math.round(item.printed.confidence * 100)} % confidence: compare the figures with it.`
    : '';
