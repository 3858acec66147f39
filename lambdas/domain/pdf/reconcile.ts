import { categoryByName } from '../catalog/catalog.ts';
import { coverageKey } from '../estimate/coverage-key.ts';
import type {
  Estimate,
  LineItem,
  PrintedAmounts,
  PrintedSummary,
  PrintedTotal,
  ReadAt,
  Reconciliation,
  ReconciliationFailure,
} from '../estimate/estimate.ts';
import { type CoverageFigures, inferCoverages } from '../estimate/infer-coverages.ts';
import { type Decimal, decimal, formatCents, sum, toAmount } from '../money/money.ts';
import { normalizeName } from './groups.ts';
import {
  checkLines,
  type LineCheck,
  type LineResults,
  lineBehindTotal,
} from './reconcile-lines.ts';

type Figure = keyof PrintedAmounts;

const FIGURES: readonly Figure[] = [
  'lineItemTotal',
  'tax',
  'overheadProfit',
  'rcv',
  'depreciation',
  'acv',
];

const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  lineItemTotal: 'line_item_total',
  tax: 'tax',
  overheadProfit: 'overhead_profit',
  rcv: 'rcv',
  depreciation: 'depreciation',
  acv: 'acv',
};

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
  const ofTotals = totals.flatMap((total) => totalFailures(estimate, total, lines));
  const ofSummaries = summaryFailures(estimate, summaries, lines.checks);
  const ofLines = lines.checks
    .toSorted((left, right) => left.item - right.item)
    .map((check) => lineFailure(estimate, check));
  const failures = [...ofLines, ...ofTotals, ...ofSummaries, ...recapFailures(estimate)];
  const computed = sumsOf(estimate.lineItems.filter((item) => item.enabled));
  const printed = printedTotals(totals, summaries);
  const difference =
    printed.rcv === null || computed.rcv === null
      ? null
      : toAmount(decimal(printed.rcv).minus(computed.rcv));
  return { reconciled: failures.length === 0, difference, printed, computed, failures };
};

const figureOf = (item: LineItem, figure: Figure): number | null =>
  figure === 'depreciation' && item.depreciation === null && item.acv !== null && item.rcv !== null
    ? toAmount(decimal(item.rcv).minus(item.acv))
    : item[figure];

const sumOf = (items: readonly LineItem[], figure: Figure): number | null => {
  const values = items
    .map((item) => figureOf(item, figure))
    .filter((value): value is number => value !== null);
  return values.length === 0 ? null : toAmount(sum(values));
};

const sumsOf = (items: readonly LineItem[]): PrintedAmounts => ({
  lineItemTotal: sumOf(items, 'lineItemTotal'),
  tax: sumOf(items, 'tax'),
  overheadProfit: sumOf(items, 'overheadProfit'),
  rcv: sumOf(items, 'rcv'),
  depreciation: sumOf(items, 'depreciation'),
  acv: sumOf(items, 'acv'),
});

const sumNullable = (values: readonly (number | null)[]): number | null => {
  const present = values.filter((value): value is number => value !== null);
  return present.length === 0 ? null : toAmount(sum(present));
};

const printedTotals = (
  totals: readonly PrintedTotal[],
  summaries: readonly PrintedSummary[],
): PrintedAmounts => {
  const whole =
    totals.findLast((total) => total.kind === 'line_items') ??
    totals.findLast((total) => total.kind === 'grand');
  const of = (pick: (summary: PrintedSummary) => number | null): number | null =>
    sumNullable(summaries.map(pick));
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
  item?.printed?.flags.includes('ocr') === true
    ? ` The page is a scan, read with ${Math.round(item.printed.confidence * 100)} % confidence: compare the figures with it.`
    : '';

const isBefore = (left: ReadAt, right: ReadAt): boolean =>
  left.page < right.page || (left.page === right.page && left.box.top < right.box.top);

/**
 * The rows that a printed total may cover, likeliest first: those of its path since the total
 * before it with the same path (two rooms of a level may share a name; a level sums its own rows
 * before its rooms), or all of its path.
 */
const itemsOfTotal = (estimate: Estimate, total: PrintedTotal): LineItem[][] => {
  const all = itemsInPath(estimate, total);
  const same = (estimate.printed?.totals ?? []).filter(
    (other) =>
      other.kind === total.kind &&
      other.path.map(normalizeName).join('/') === total.path.map(normalizeName).join('/'),
  );
  if (same.length < 2) return [all];
  const before = same.filter((other) => other !== total && isBefore(other.readAt, total.readAt));
  const above = all.filter(
    ({ printed }) => printed !== null && isBefore(printed.readAt, total.readAt),
  );
  const since = above.filter(
    ({ printed }) =>
      printed !== null && before.every((other) => isBefore(other.readAt, printed.readAt)),
  );
  return since.length === 0 ? [above] : [since, above];
};

const itemsInPath = (estimate: Estimate, total: PrintedTotal): LineItem[] => {
  const wanted = total.path.map(normalizeName);
  const inPath = (item: LineItem): boolean => {
    const path = (item.printed?.path ?? []).map(normalizeName);
    if (total.kind === 'room' || total.kind === 'labor_minimums')
      return path.length === wanted.length && wanted.every((name, at) => name === path[at]);
    return wanted.every((name, at) => name === path[at]);
  };
  switch (total.kind) {
    case 'line_items':
    case 'grand':
      return estimate.lineItems.filter(() => true);
    case 'section':
      return estimate.lineItems.filter(
        (item) =>
          item.section !== null && normalizeName(item.section) === normalizeName(total.name),
      );
    default:
      return estimate.lineItems.filter(inPath);
  }
};

const totalFailures = (
  estimate: Estimate,
  total: PrintedTotal,
  lines: LineResults,
): ReconciliationFailure[] => {
  // The estimate's own group prints an empty total above its rooms.
  if (total.kind === 'level' && total.path.length === 0) return [];
  const groups = itemsOfTotal(estimate, total);
  const [all = []] = groups;
  if (all.length === 0) return [];
  const counted = all.filter((item) => item.enabled);
  const failures: ReconciliationFailure[] = [];
  for (const figure of FIGURES) {
    const printed = total.amounts[figure];
    if (printed === null) continue;
    const computed = sumOf(counted, figure) ?? (all.length > counted.length ? 0 : null);
    if (computed === null || matches(printed, computed)) continue;
    // Rows that are paid when incurred stand in some totals and not in others.
    const otherReadings = groups.flatMap((group) => [
      sumOf(group, figure),
      sumOf(
        group.filter((item) => item.enabled),
        figure,
      ),
    ]);
    const below = total.adjustments ?? 0;
    if (
      otherReadings.some(
        (sum) =>
          sum !== null && (matches(printed, sum) || matches(printed, decimal(sum).plus(below))),
      )
    )
      continue;
    const miss = decimal(printed).minus(computed);
    const group = all.map((item) => estimate.lineItems.indexOf(item));
    if (isExplained(lines.checks, group, miss)) continue;
    if (figure === 'tax' || figure === 'overheadProfit') {
      const behind = lineBehindTotal(estimate.lineItems, group, figure, miss, lines.prices);
      if (behind !== null) {
        lines.checks.push(behind);
        continue;
      }
    }
    failures.push({
      scope: scopeOf(total),
      figure: FIGURE_NAMES[figure],
      name: total.name,
      printed,
      computed,
      item: null,
      readAt: total.readAt,
      message: `${describeTotal(total)} on page ${total.readAt.page} prints ${formatCents(printed)} for ${FIGURE_NAMES[figure]}, its ${counted.length} lines add up to ${formatCents(computed)} (difference ${formatCents(miss)}).`,
    });
  }
  return failures;
};

/** Whether the lines that fail in a group miss by what its total misses. */
const isExplained = (
  checks: readonly LineCheck[],
  group: readonly number[],
  miss: Decimal,
): boolean => {
  const wrong = checks.filter((check) => group.includes(check.item));
  if (wrong.length === 0) return false;
  const tolerance = sum(wrong.map((check) => check.slack)).plus('0.02');
  const fits = (missed: Decimal): boolean => missed.abs().minus(miss.abs()).abs().lte(tolerance);
  return wrong.some((check) => fits(check.miss)) || fits(sum(wrong.map((check) => check.miss)));
};

const matches = (left: number, right: number | Decimal): boolean =>
  decimal(left).minus(right).abs().lt('0.005');

const scopeOf = (total: PrintedTotal): ReconciliationFailure['scope'] =>
  total.kind === 'room' || total.kind === 'labor_minimums'
    ? 'room'
    : total.kind === 'level'
      ? 'level'
      : total.kind === 'section'
        ? 'section'
        : 'estimate';

const describeTotal = (total: PrintedTotal): string => {
  if (total.kind === 'line_items') return 'Line Item Totals';
  if (total.kind === 'grand') return 'The grand total';
  return `The total of ${total.name}`;
};

/**
 * The category recap against the rows, where every row has its code from the print itself: a
 * code that was only inferred would make the recap look wrong when the inference is.
 */
const recapFailures = (estimate: Estimate): ReconciliationFailure[] => {
  const rows = estimate.printed?.recapByCategory ?? [];
  const items = estimate.lineItems.filter((item) => item.enabled);
  const coded = items.every(
    ({ resolution }) =>
      resolution?.method === 'exact_pair' || resolution?.method === 'unverified_pair',
  );
  if (rows.length === 0 || items.length === 0 || !coded) return [];
  const printed = new Map<string, { amount: Decimal; row: (typeof rows)[number] }>();
  for (const row of rows) {
    const category = categoryByName(row.name);
    if (category === null) return [];
    const before = printed.get(category)?.amount ?? decimal(0);
    printed.set(category, { amount: before.plus(row.amount), row });
  }
  return [...printed].flatMap(([category, { amount, row }]) => {
    const own = items.filter((item) => item.resolution?.cat === category);
    const computed = sum(own.map((item) => item.lineItemTotal));
    if (matches(toAmount(amount), computed)) return [];
    return [
      {
        scope: 'recap' as const,
        figure: 'line_item_total',
        name: row.name,
        printed: toAmount(amount),
        computed: toAmount(computed),
        item: null,
        readAt: row.readAt,
        message: `Recap by Category on page ${row.readAt.page} prints ${formatCents(amount)} for ${row.name}, its ${own.length} lines add up to ${formatCents(computed)}.`,
      },
    ];
  });
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

const summaryFailures = (
  estimate: Estimate,
  summaries: readonly PrintedSummary[],
  checks: readonly LineCheck[],
): ReconciliationFailure[] => {
  const failures = summaries.flatMap(innerFailures);
  if (checks.length > 0 || failures.some((one) => one.figure === 'line_item_total'))
    return failures;
  const counted = summaries.filter((summary) => summary.lineItemTotal !== null);
  const [first] = counted;
  if (first === undefined) return failures;
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

/**
 * Whether the summaries come to whole levels, or whole rooms, in exactly one way, and the others
 * are what they leave out: then a packet lacks the summary of a coverage, and no figure is wrong.
 * Only where the last total of the rows shows that no row is missing or too many.
 */
const leavesOutWholeParts = (
  { lineItems, printed }: Estimate,
  summaries: readonly PrintedSummary[],
): boolean => {
  const items = lineItems.filter((item) => item.enabled);
  const whole = printed?.totals.findLast(({ kind }) => kind === 'line_items' || kind === 'grand');
  const rcv = sum(items.map((item) => item.rcv));
  if (whole?.amounts.rcv == null || !matches(whole.amounts.rcv, rcv)) return false;
  if (summaries.some(({ coverage }) => coverage === null)) return false;
  return [levelOf, roomOf].some((partOf) => {
    const parts = Map.groupBy(items, partOf);
    return ['base', 'rcv'].some((kind) => {
      const figure = (item: LineItem): number | null =>
        kind === 'rcv' ? item.rcv : item.lineItemTotal;
      const told = summaries.map(({ lineItemTotal }) => lineItemTotal);
      const rest = toAmount(sum(items.map(figure)).minus(sum(told)));
      if (rest <= 0) return false;
      const asFigures = (lineItemTotal: number): CoverageFigures => ({
        lineItemTotal,
        depreciation: null,
      });
      const ofParts = [...parts.values()].map((own) => asFigures(toAmount(sum(own.map(figure)))));
      return (
        inferCoverages(
          ofParts,
          [...told, rest].map((one) => asFigures(one ?? 0)),
        ) !== null
      );
    });
  });
};

const levelOf = (item: LineItem): string => normalizeName(item.printed?.path[0] ?? item.room);
const roomOf = (item: LineItem): string =>
  (item.printed?.path ?? [item.room]).map(normalizeName).join('/');

/** Carriers print the line item total before tax and O&P, or with one of them, or with both. */
const lineItemTotalReadings = (items: readonly LineItem[], all: readonly LineItem[]): Decimal[] => {
  const read = (rows: readonly LineItem[]): Decimal[] => {
    const base = sum(rows.map((item) => item.lineItemTotal));
    const tax = sum(rows.map((item) => item.tax));
    const markup = sum(rows.map((item) => item.overheadProfit));
    const rcv = sum(rows.map((item) => item.rcv));
    return [base, rcv, base.plus(tax), base.plus(markup)];
  };
  return all.length === items.length ? read(items) : [...read(items), ...read(all)];
};

const innerFailures = (summary: PrintedSummary): ReconciliationFailure[] => {
  const failures: ReconciliationFailure[] = [];
  const taxes = sum(summary.taxes.map((tax) => tax.amount));
  const markup = sum([summary.overhead, summary.profit]);
  const others = sum(summary.other.map((row) => row.amount));
  const loose = summary.other.length > 0;
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
      [rcv.minus(less).minus(nonRecoverable), rcv.minus(less), rcv.minus(nonRecoverable)],
      'replacement cost - depreciation',
    );
  }
  const beforeDeductible = summary.acv ?? summary.rcv;
  if (beforeDeductible !== null && summary.netClaim !== null) {
    const base = decimal(beforeDeductible);
    const net = base.minus(sum([summary.deductible, summary.priorPayments]));
    const readings = [net, net.lt(0) ? decimal(0) : net];
    if (summary.acv === null)
      readings.push(
        net.minus(sum([summary.depreciation])),
        net.minus(sum([summary.depreciation, summary.nonRecoverableDepreciation])),
      );
    test(
      'net_claim',
      summary.netClaim,
      readings,
      'actual cash value - deductible - prior payments',
    );
  }
  return failures;
};
