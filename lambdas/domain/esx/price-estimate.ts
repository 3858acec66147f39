import { coverageKey } from '../estimate/coverage-key.ts';
import type { Estimate, LineItem, PrintedSummary, Warning } from '../estimate/estimate.ts';
import { type CoverageFigures, inferCoverages } from '../estimate/infer-coverages.ts';
import { AmountSum, difference, total } from '../money/money.ts';
import { type PricedLine, priceLine } from './price-line.ts';

/** Sums of lines, in currency units with two decimals. */
export interface LineSums {
  lineItemTotal: number;
  tax: number;
  overheadProfit: number;
  rcv: number;
  depreciation: number;
  recoverableDepreciation: number;
  nonRecoverableDepreciation: number;
  acv: number;
}

export interface PricedTax {
  name: string;
  /** Percent; null where the input does not say. */
  rate: number | null;
  amount: number;
}

/**
 * One coverage with its settlement. An estimate without coverages has one, without a name.
 * Rules measured on finished estimates: ACV = RCV - depreciation; net claim = max(0, ACV -
 * deductible - prior payments); if depreciation is recovered, the recoverable part is added
 * before the same subtraction.
 */
export interface PricedCoverage extends LineSums {
  name: string | null;
  kind: 'structural' | 'other_structures' | 'contents' | 'unknown';
  policyLimit: number | null;
  /** Indexes in `PricedEstimate.lines` of the active lines. */
  lines: number[];
  taxes: PricedTax[];
  /** The two parts of O&P where the print gives them; else all of it is in `overhead`. */
  overhead: number;
  profit: number;
  overheadProfitIsSplit: boolean;
  /** The policy's amount, and how much of it this claim uses up. */
  fullDeductible: number;
  deductible: number;
  priorPayments: number;
  netClaim: number;
  /** What recovering depreciation would add to the net claim. */
  actualRecoverableDepreciation: number;
  netClaimIfDepreciationRecovered: number;
  /** Disabled paid-when-incurred lines: outside every figure above. */
  paidWhenIncurred: LineSums;
}

export interface EstimateTotals extends LineSums {
  overhead: number;
  profit: number;
  deductible: number;
  priorPayments: number;
  netClaim: number;
  netClaimIfDepreciationRecovered: number;
  /** RCV of the disabled paid-when-incurred lines; no part of the figures above. */
  paidWhenIncurred: number;
}

export interface PricedEstimate {
  estimate: Estimate;
  /** Every line item, in order, the excluded ones included. */
  lines: PricedLine[];
  /** Index in `coverages`, per line. */
  coverageOfLine: number[];
  coverages: PricedCoverage[];
  taxes: PricedTax[];
  totals: EstimateTotals;
  /** Contradictions between supplied amounts, and assumptions that were made. */
  warnings: Warning[];
}

/**
 * Prices an estimate: fills in the missing amounts of each line (see {@link priceLine}), sums the
 * active lines, and settles each coverage. Supplied amounts are never changed; amounts in
 * contradiction are kept and reported in `warnings`. Charges that a print gives only in its
 * summary (tax, O&P, depreciation) are taken from there, once.
 */
export const priceEstimate = (estimate: Estimate): PricedEstimate => {
  const warnings: Warning[] = [];
  const lines: PricedLine[] = [];
  for (const [index, item] of estimate.lineItems.entries()) {
    const { line, contradictions } = priceLine(item, index);
    lines.push(line);
    if (line.state === 'excluded') continue;
    for (const { code, message } of contradictions)
      warnings.push({
        code,
        message: `${describeLine(item, index)}: ${message}`,
        at: { item: index },
      });
  }
  const active = lines.filter((line) => line.state === 'active');
  const plans = planCoverages(estimate);
  const coverageOfLine =
    inferFromSummaries(plans, lines, active, warnings) ??
    lines.map((line) => coverageIndex(plans, line, warnings));
  const itemized = sumLines(active);
  const coverages = plans.map((plan, index) =>
    settleCoverage(
      plan,
      lines.filter((_line, at) => coverageOfLine[at] === index),
      plans.length,
      itemized,
      warnings,
    ),
  );
  if (coverages.some((coverage) => coverage.overhead !== 0 && !coverage.overheadProfitIsSplit))
    warnings.push({
      code: 'overhead_profit_not_split',
      message:
        'the input gives overhead and profit as one amount; it stands under overhead, because nothing says how to divide it',
      at: null,
    });
  const taxes = mergeTaxes(coverages.flatMap((coverage) => coverage.taxes));
  return {
    estimate,
    lines,
    coverageOfLine,
    coverages,
    taxes,
    totals: addCoverages(coverages),
    warnings,
  };
};

/** How a person finds a line again: its own number or id, and its description. */
export const describeLine = (item: LineItem, index: number): string => {
  const label = (item.printed?.lineNumber ?? item.id ?? String(index + 1)).slice(0, 40);
  const description = item.description ?? [item.cat, item.sel].filter(Boolean).join(' ');
  return `line ${label} (${description.slice(0, 60)})`;
};

/** Plain sums of rounded lines. */
export const sumLines = (lines: Iterable<PricedLine>): LineSums => {
  const sums = {
    lineItemTotal: new AmountSum(),
    tax: new AmountSum(),
    overheadProfit: new AmountSum(),
    rcv: new AmountSum(),
    recoverable: new AmountSum(),
    nonRecoverable: new AmountSum(),
    acv: new AmountSum(),
  };
  for (const line of lines) {
    sums.lineItemTotal.add(line.lineItemTotal);
    sums.tax.add(line.tax);
    sums.overheadProfit.add(line.overheadProfit);
    sums.rcv.add(line.rcv);
    (line.item.depreciationRecoverable ? sums.recoverable : sums.nonRecoverable).add(
      line.depreciation,
    );
    sums.acv.add(line.acv);
  }
  const recoverableDepreciation = sums.recoverable.value();
  const nonRecoverableDepreciation = sums.nonRecoverable.value();
  return {
    lineItemTotal: sums.lineItemTotal.value(),
    tax: sums.tax.value(),
    overheadProfit: sums.overheadProfit.value(),
    rcv: sums.rcv.value(),
    depreciation: total(recoverableDepreciation, nonRecoverableDepreciation),
    recoverableDepreciation,
    nonRecoverableDepreciation,
    acv: sums.acv.value(),
  };
};

interface CoveragePlan {
  name: string | null;
  key: string;
  deductible: number | null;
  policyLimit: number | null;
  summary: PrintedSummary | null;
}

const planCoverages = (estimate: Estimate): CoveragePlan[] => {
  const plans: CoveragePlan[] = [];
  const planFor = (name: string | null): CoveragePlan => {
    const key = coverageKey(name);
    let plan = plans.find((candidate) => candidate.key === key);
    if (plan === undefined) {
      plan = { name, key, deductible: null, policyLimit: null, summary: null };
      plans.push(plan);
    }
    return plan;
  };
  const printed = estimate.printed;
  for (const coverage of printed?.coverages ?? []) {
    const plan = planFor(coverage.name);
    plan.deductible ??= coverage.deductible;
    plan.policyLimit ??= coverage.policyLimit;
  }
  for (const summary of printed?.summaries ?? []) {
    if (summary.coverage !== null) planFor(summary.coverage).summary ??= summary;
  }
  for (const { printed: row } of estimate.lineItems) if (row?.coverage) planFor(row.coverage);
  const overall = printed?.summaries.find((summary) => summary.coverage === null);
  if (plans.length === 0) planFor(null);
  if (overall && plans.every((plan) => plan.summary === null)) {
    // A print with one summary for everything: it speaks for the coverage that holds the lines.
    const named = estimate.lineItems.find((item) => item.enabled && item.printed?.coverage);
    const holder = named ? planFor(named.printed?.coverage ?? null) : plans[0];
    if (holder) holder.summary = overall;
  }
  return plans;
};

/**
 * Where no line says its coverage and there are several: the levels, else the rooms, else the
 * sections are divided so that they come to each coverage's printed summary.
 */
const inferFromSummaries = (
  plans: CoveragePlan[],
  lines: PricedLine[],
  active: PricedLine[],
  warnings: Warning[],
): number[] | null => {
  const summarized = plans.flatMap((plan, index) =>
    plan.summary === null ? [] : [{ index, summary: plan.summary }],
  );
  if (summarized.length < 2 || lines.some((line) => line.item.printed?.coverage)) return null;
  const targets: CoverageFigures[] = [];
  const hasDepreciation = active.some((line) => line.depreciation !== 0);
  for (const { summary } of summarized) {
    if (summary.lineItemTotal === null) return null;
    const { recoverable, nonRecoverable } = summaryDepreciation(summary);
    const depreciation = total(recoverable, nonRecoverable);
    targets.push({
      lineItemTotal: summary.lineItemTotal,
      depreciation: hasDepreciation ? depreciation : null,
    });
  }
  for (const partOf of PARTS) {
    const members = new Map<string, PricedLine[]>();
    for (const line of active) {
      const key = partOf(line);
      const known = members.get(key);
      if (known) known.push(line);
      else members.set(key, [line]);
    }
    const division = inferCoverages([...members.values()].map(sumLines), targets);
    if (division === null) continue;
    const coverageOfPart = new Map(
      [...members.keys()].map((key, at) => [key, summarized[division[at] ?? 0]?.index ?? 0]),
    );
    warnings.push({
      code: 'coverages_inferred',
      message: `no line names its coverage; they are divided in the one way in which they come to the printed summaries of ${summarized.map(({ index }) => plans[index]?.name).join(', ')}`,
      at: null,
    });
    return lines.map((line) => coverageOfPart.get(partOf(line)) ?? summarized[0]?.index ?? 0);
  }
  return null;
};

const placeOf = ({ item }: PricedLine): string[] =>
  item.printed && item.printed.path.length > 0 ? item.printed.path : [item.room];

const PARTS: ((line: PricedLine) => string)[] = [
  (line) => placeOf(line)[0] ?? '',
  (line) => placeOf(line).join('\n'),
  (line) => [...placeOf(line), `section ${line.item.section ?? ''}`].join('\n'),
];

const coverageIndex = (plans: CoveragePlan[], line: PricedLine, warnings: Warning[]): number => {
  if (plans.length === 1) return 0;
  const name = line.item.printed?.coverage;
  if (name) {
    const key = coverageKey(name);
    return plans.findIndex((plan) => plan.key === key);
  }
  const summarized = plans.flatMap((plan, index) => (plan.summary === null ? [] : [index]));
  const index = summarized[0] ?? 0;
  if (summarized.length > 1 && line.state !== 'excluded')
    warnings.push({
      code: 'coverage_assumed',
      message: `${describeLine(line.item, line.index)}: the estimate has several coverages and does not say which one this line belongs to; it is counted under ${plans[index]?.name ?? 'the first'}`,
      at: { item: line.index },
    });
  return index;
};

const KIND_WORDS: [RegExp, PricedCoverage['kind']][] = [
  [/other structure|appurtenant|detached/, 'other_structures'],
  [/content|personal property/, 'contents'],
  [/dwelling|building|structur/, 'structural'],
];

const coverageKind = (name: string | null): PricedCoverage['kind'] =>
  KIND_WORDS.find(([words]) => words.test((name ?? '').toLowerCase()))?.[1] ?? 'unknown';

const settleCoverage = (
  plan: CoveragePlan,
  members: PricedLine[],
  coverageCount: number,
  itemized: LineSums,
  warnings: Warning[],
): PricedCoverage => {
  const { summary } = plan;
  const where = coverageCount > 1 ? `coverage ${plan.name}` : 'the estimate';
  const active = members.filter((line) => line.state === 'active');
  const sums = sumLines(active);
  const charges = summaryCharges(summary, sums, itemized, where, warnings);
  const tax = total(sums.tax, charges.tax);
  const overheadProfit = total(sums.overheadProfit, charges.overheadProfit);
  const addedToLines = charges.inLines ? 0 : total(charges.tax, charges.overheadProfit);
  const rcv = total(sums.rcv, addedToLines);
  const recoverableDepreciation = total(sums.recoverableDepreciation, charges.recoverable);
  const nonRecoverableDepreciation = total(sums.nonRecoverableDepreciation, charges.nonRecoverable);
  const depreciation = total(recoverableDepreciation, nonRecoverableDepreciation);
  const acv = difference(
    total(sums.acv, addedToLines),
    total(charges.recoverable, charges.nonRecoverable),
  );

  const printedTaxes = (summary?.taxes ?? []).filter((entry) => entry.amount !== 0);
  const taxesMatch =
    printedTaxes.length > 0 && total(...printedTaxes.map((entry) => entry.amount)) === tax;
  const [onlyTax] = printedTaxes;
  const taxes: PricedTax[] = taxesMatch
    ? printedTaxes
    : tax === 0
      ? []
      : [
          printedTaxes.length === 1 && onlyTax
            ? { name: onlyTax.name, rate: onlyTax.rate, amount: tax }
            : { name: 'Sales Tax', rate: null, amount: tax },
        ];

  const overheadProfitIsSplit =
    summary !== null &&
    (summary.overhead !== null || summary.profit !== null) &&
    total(summary.overhead ?? 0, summary.profit ?? 0) === overheadProfit;
  const overhead = overheadProfitIsSplit ? (summary.overhead ?? 0) : overheadProfit;
  const profit = overheadProfitIsSplit ? (summary.profit ?? 0) : 0;

  // Prints show what is taken off in parentheses: its size counts, not its sign.
  const fullDeductible = Math.abs(plan.deductible ?? summary?.deductible ?? 0);
  const priorPayments = Math.abs(summary?.priorPayments ?? 0);
  const beforeDeductible = difference(acv, priorPayments);
  const netClaim = Math.max(0, difference(beforeDeductible, fullDeductible));
  const deductible = Math.min(fullDeductible, Math.max(0, beforeDeductible));
  const netClaimIfDepreciationRecovered = Math.max(
    0,
    difference(total(beforeDeductible, recoverableDepreciation), fullDeductible),
  );
  return {
    name: plan.name,
    kind: coverageKind(plan.name),
    policyLimit: plan.policyLimit,
    lines: active.map((line) => line.index),
    lineItemTotal: sums.lineItemTotal,
    tax,
    taxes,
    overheadProfit,
    overhead,
    profit,
    overheadProfitIsSplit,
    rcv,
    depreciation,
    recoverableDepreciation,
    nonRecoverableDepreciation,
    acv,
    fullDeductible,
    deductible,
    priorPayments,
    netClaim,
    actualRecoverableDepreciation: difference(netClaimIfDepreciationRecovered, netClaim),
    netClaimIfDepreciationRecovered,
    paidWhenIncurred: sumLines(members.filter((line) => line.state === 'incurred_later')),
  };
};

interface SummaryCharges {
  tax: number;
  overheadProfit: number;
  /** The lines' RCV holds tax and O&P already, unitemized: they add nothing to it. */
  inLines: boolean;
  recoverable: number;
  nonRecoverable: number;
}

/**
 * Charges that stand only in the printed summary: no line of the whole estimate has any tax (or
 * O&P, or depreciation), yet the summary has.
 */
const summaryCharges = (
  summary: PrintedSummary | null,
  sums: LineSums,
  itemized: LineSums,
  where: string,
  warnings: Warning[],
): SummaryCharges => {
  const charges = {
    tax: 0,
    overheadProfit: 0,
    inLines: false,
    recoverable: 0,
    nonRecoverable: 0,
  };
  if (summary === null) return charges;
  if (itemized.tax === 0) charges.tax = total(...summary.taxes.map((entry) => entry.amount));
  if (itemized.overheadProfit === 0)
    charges.overheadProfit = total(summary.overhead ?? 0, summary.profit ?? 0);
  const unitemized = difference(sums.rcv, total(sums.lineItemTotal, sums.tax, sums.overheadProfit));
  charges.inLines = unitemized !== 0 && unitemized === total(charges.tax, charges.overheadProfit);
  if (itemized.depreciation === 0) {
    Object.assign(charges, summaryDepreciation(summary));
  }
  const named: [string, number][] = [
    ['tax', charges.tax],
    ['O&P', charges.overheadProfit],
    ['depreciation', total(charges.recoverable, charges.nonRecoverable)],
  ];
  for (const [name, amount] of named)
    if (amount !== 0)
      warnings.push({
        code: 'charge_from_summary',
        message: `${name} of ${amount} for ${where} is taken from the printed summary: no line carries any`,
        at: null,
      });
  return charges;
};

/**
 * Some prints give the non-recoverable depreciation as a part of the depreciation, others as a
 * second deduction beside it: RCV and ACV tell which.
 */
const summaryDepreciation = (
  summary: PrintedSummary,
): { recoverable: number; nonRecoverable: number } => {
  const nonRecoverable = Math.abs(summary.nonRecoverableDepreciation ?? 0);
  if (summary.depreciation === null)
    return { recoverable: Math.abs(summary.recoverableDepreciation ?? 0), nonRecoverable };
  const stated = Math.abs(summary.depreciation);
  const isWhole =
    summary.rcv !== null && summary.acv !== null
      ? difference(summary.rcv, summary.acv) === stated
      : summary.recoverableDepreciation !== null &&
        total(Math.abs(summary.recoverableDepreciation), nonRecoverable) === stated;
  return { recoverable: isWhole ? difference(stated, nonRecoverable) : stated, nonRecoverable };
};

const mergeTaxes = (taxes: PricedTax[]): PricedTax[] => {
  const merged = new Map<string, PricedTax>();
  for (const tax of taxes) {
    const key = `${tax.name}\n${tax.rate}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, amount: total(known.amount, tax.amount) } : tax);
  }
  return [...merged.values()];
};

const addCoverages = (coverages: PricedCoverage[]): EstimateTotals => {
  const of = (pick: (coverage: PricedCoverage) => number): number => total(...coverages.map(pick));
  return {
    lineItemTotal: of((coverage) => coverage.lineItemTotal),
    tax: of((coverage) => coverage.tax),
    overheadProfit: of((coverage) => coverage.overheadProfit),
    overhead: of((coverage) => coverage.overhead),
    profit: of((coverage) => coverage.profit),
    rcv: of((coverage) => coverage.rcv),
    depreciation: of((coverage) => coverage.depreciation),
    recoverableDepreciation: of((coverage) => coverage.recoverableDepreciation),
    nonRecoverableDepreciation: of((coverage) => coverage.nonRecoverableDepreciation),
    acv: of((coverage) => coverage.acv),
    deductible: of((coverage) => coverage.deductible),
    priorPayments: of((coverage) => coverage.priorPayments),
    netClaim: of((coverage) => coverage.netClaim),
    netClaimIfDepreciationRecovered: of((coverage) => coverage.netClaimIfDepreciationRecovered),
    paidWhenIncurred: of((coverage) => coverage.paidWhenIncurred.rcv),
  };
};
