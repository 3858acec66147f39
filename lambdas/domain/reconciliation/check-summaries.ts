import { coverageKey } from '../estimate/coverage-key.ts';
import type {
  Estimate,
  LineItem,
  PrintedSummary,
  ReconciliationFailure,
} from '../estimate/estimate.ts';
import { type Decimal, decimal, formatCents, sum, toAmount } from '../money/money.ts';
import { matches, sumOf } from './amounts.ts';
import type { LineCheck } from './check-lines.ts';
import { leavesOutWholeParts } from './left-out-parts.ts';

export const summaryFailures = (
  estimate: Estimate,
  summaries: readonly PrintedSummary[],
  checks: readonly LineCheck[],
): ReconciliationFailure[] => {
  const failures = summaries.flatMap((summary) => innerFailures(summary, estimate.lineItems));
  if (checks.length > 0 || failures.some((one) => one.figure === 'line_item_total'))
    return failures;
  const counted = withoutSumOfAll(summaries).filter((summary) => summary.lineItemTotal !== null);
  const [first] = counted;
  if (first === undefined) return failures;
  // A sum of all lines that was held against them may count service charges as well.
  const isSumWithCharges = estimate.printed?.totals.some(
    ({ kind, adjustments, amounts }) =>
      kind === 'line_items' &&
      adjustments !== undefined &&
      matches(amounts.rcv ?? 0, sum(counted.map((summary) => summary.lineItemTotal))),
  );
  if (isSumWithCharges === true) return failures;
  const ofWhole = lineItemFailure(
    { ...first, coverage: counted.length === 1 ? first.coverage : null },
    toAmount(sum(counted.map((summary) => summary.lineItemTotal))),
    estimate.lineItems,
  );
  if (ofWhole === null) return failures;
  const ofCoverages = coverageFailures(estimate.lineItems, counted);
  if (ofCoverages !== null) return [...failures, ...ofCoverages];
  return leavesOutWholeParts(estimate, counted) ? failures : [...failures, ofWhole];
};

/**
 * `Total of all estimates` below a summary for each structure says the same once more: of summaries
 * that are to be added up, it is none.
 */
export const withoutSumOfAll = (
  summaries: readonly PrintedSummary[],
): readonly PrintedSummary[] => {
  if (summaries.length < 3) return summaries;
  const isSumOf = (whole: PrintedSummary, figure: 'lineItemTotal' | 'rcv' | 'netClaim'): boolean =>
    whole[figure] !== null &&
    matches(
      whole[figure],
      sum(summaries.map((summary) => (summary === whole ? null : summary[figure]))),
    );
  const whole = summaries.find(
    (summary) =>
      isSumOf(summary, 'rcv') &&
      (isSumOf(summary, 'lineItemTotal') || isSumOf(summary, 'netClaim')),
  );
  return whole === undefined ? summaries : summaries.filter((summary) => summary !== whole);
};

const lineItemFailure = (
  summary: PrintedSummary,
  printed: number,
  all: readonly LineItem[],
): ReconciliationFailure | null => {
  const items = all.filter((item) => item.enabled);
  const readings = lineItemTotalReadings(items, all);
  const [computed] = readings;
  if (computed === undefined || readings.some((reading) => matches(printed, reading))) return null;
  const how = `the sum of ${summary.coverage === null ? 'the' : 'its'} ${items.length} lines`;
  return failure(summary, 'line_item_total', printed, computed, how);
};

/** Each summary against the rows of its coverage; null where the print leaves some row's open. */
const coverageFailures = (
  items: readonly LineItem[],
  summaries: readonly PrintedSummary[],
): ReconciliationFailure[] | null => {
  if (items.some((item) => item.enabled && !item.printed?.coverage)) return null;
  const coverageOf = (item: LineItem): string => coverageKey(item.printed?.coverage ?? null);
  const known = new Set(items.map(coverageOf));
  if (!summaries.some(({ coverage }) => known.has(coverageKey(coverage)))) return null;
  return summaries.flatMap((summary) => {
    const own = items.filter((item) => coverageOf(item) === coverageKey(summary.coverage));
    return lineItemFailure(summary, summary.lineItemTotal ?? 0, own) ?? [];
  });
};

/** Carriers print the line item total before tax and O&P, or with one of them, or with both. */
const lineItemTotalReadings = (items: readonly LineItem[], all: readonly LineItem[]): Decimal[] => {
  const read = (rows: readonly LineItem[]): Decimal[] => {
    const base = sum(rows.map((item) => item.lineItemTotal));
    const tax = sum(rows.map((item) => item.tax));
    const markup = sum(rows.map((item) => item.overheadProfit));
    const rcv = sum(rows.map((item) => item.rcv));
    return [base, rcv, base.plus(tax), base.plus(markup)];
  };
  // A summary may begin without what is paid when incurred, where the lines' own total counts it.
  const now = all.filter((item) => !item.isPaidWhenIncurred);
  return [
    ...read(items),
    ...(all.length === items.length ? [] : read(all)),
    ...(now.length === 0 || now.length === all.length ? [] : read(now)),
  ];
};

/** What the rows lose in value, all or the coverage's own, where the summary does not print it. */
const lossesOfRows = (summary: PrintedSummary, items: readonly LineItem[]): number[] => {
  if (summary.depreciation !== null || summary.nonRecoverableDepreciation !== null) return [];
  const counted = items.filter((item) => item.enabled);
  const key = coverageKey(summary.coverage);
  const own = counted.filter((item) => coverageKey(item.printed?.coverage ?? null) === key);
  return [counted, own].flatMap((rows) => sumOf(rows, 'depreciation') ?? []);
};

const innerFailures = (
  summary: PrintedSummary,
  items: readonly LineItem[],
): ReconciliationFailure[] => {
  const failures: ReconciliationFailure[] = [];
  const taxes = sum(summary.taxes.map((tax) => tax.amount));
  const markup = sum([summary.overhead, summary.profit]);
  const above = summary.other.filter(({ isBelowNetClaim }) => isBelowNetClaim !== true);
  const others = sum(above.map((row) => row.amount));
  const loose = above.length > 0;
  const test = (
    figure: string,
    printed: number | null,
    readings: readonly Decimal[],
    how: string,
  ): void => {
    const [computed] = readings;
    if (printed === null || computed === undefined) return;
    if (readings.some((reading) => matches(printed, reading))) return;
    if (loose) return;
    failures.push(failure(summary, figure, printed, computed, how));
  };
  if (summary.lineItemTotal !== null) {
    const base = decimal(summary.lineItemTotal);
    const full = base.plus(taxes).plus(markup);
    test(
      'rcv',
      summary.rcv,
      [full, base, base.plus(markup), full.plus(others)],
      'line items + tax + overhead + profit',
    );
  }
  if (summary.rcv !== null) {
    const less = sum([summary.depreciation]);
    const nonRecoverable = sum([summary.nonRecoverableDepreciation]);
    const rcv = decimal(summary.rcv);
    test(
      'acv',
      summary.acv,
      [
        rcv.minus(less).minus(nonRecoverable),
        rcv.minus(less),
        rcv.minus(nonRecoverable),
        // `Less Amount Paid When Incurred`, above the actual cash value.
        rcv.minus(less).minus(sum([summary.paidWhenIncurred])),
        rcv
          .minus(less)
          .minus(nonRecoverable)
          .minus(sum([summary.paidWhenIncurred])),
        ...lossesOfRows(summary, items).map((lost) => rcv.minus(lost)),
      ],
      'replacement cost - depreciation',
    );
  }
  const beforeDeductible = summary.acv ?? summary.rcv;
  if (beforeDeductible !== null && summary.netClaim !== null) {
    const base = decimal(beforeDeductible);
    const before = base.minus(sum([summary.deductible]));
    const net = before.minus(sum([summary.priorPayments]));
    // What is paid when incurred may be taken off as well: `Less Paid When Incurred`.
    const now = net.minus(sum([summary.paidWhenIncurred]));
    const held = [
      sum([summary.depreciation]),
      sum([summary.depreciation, summary.nonRecoverableDepreciation]),
    ];
    // What was paid before may stand below, and be taken off there.
    const all = [
      net,
      now,
      before,
      ...(summary.acv === null
        ? [net, now, before].flatMap((one) => held.map((part) => one.minus(part)))
        : []),
    ];
    // Nothing is paid where the deductible is more.
    const readings = all.flatMap((one) => (one.lt(0) ? [one, decimal(0)] : [one]));
    test(
      'net_claim',
      summary.netClaim,
      readings,
      'actual cash value - deductible - prior payments',
    );
  }
  return failures;
};

const failure = (
  summary: PrintedSummary,
  figure: string,
  printed: number,
  computed: number | Decimal,
  how: string,
): ReconciliationFailure => ({
  scope: 'summary',
  figure,
  name: summary.coverage ?? 'Summary',
  printed,
  computed: toAmount(computed),
  item: null,
  readAt: summary.readAt,
  message: `The summary${summary.coverage === null ? '' : ` for ${summary.coverage}`} on page ${summary.readAt.page} prints ${formatCents(printed)} for ${figure}, but ${how} makes ${formatCents(computed)}.`,
});
