import { sum, toAmount } from '../../../lambdas/domain/money/money.ts';
import type { Flow } from '../drawing/flow.ts';
import { money } from '../layouts/format.ts';
import type { Columns } from '../layouts/table-layout.ts';
import type { ModelCoverage, ModelEstimate, TruthSummary } from '../model.ts';
import type { Random } from '../random.ts';

interface Row {
  label: string;
  amount: number;
  /** Printed in parentheses. */
  less?: boolean;
  strong?: boolean;
}

/** The summary's own page, as estimates have it. */
export const drawSummaries = (
  flow: Flow,
  estimate: ModelEstimate,
  columns: Columns,
  depreciation: boolean,
  random: Random,
): TruthSummary[] => {
  flow.startPage('summary');
  return drawSummaryBlocks(flow, estimate, columns, depreciation, random);
};

/** `Summary for Dwelling`, one block per coverage, each with the sums of its own rows. */
export const drawSummaryBlocks = (
  flow: Flow,
  estimate: ModelEstimate,
  columns: Columns,
  depreciation: boolean,
  random: Random,
): TruthSummary[] => {
  const dollars = random.chance(0.7);
  const plainTitle = estimate.coverages.length === 1 && random.chance(0.25);
  return estimate.coverages.map((coverage, index) => {
    if (index > 0) {
      if (random.chance(0.4)) flow.breakPage();
      else flow.space(3);
    }
    const rows = rowsOf(coverage, columns, depreciation);
    flow.need(flow.leading * (rows.length + 5));
    const name = flow.style.coveragePrefix
      ? `${['AA', 'BB', 'CC'][index] ?? 'DD'}-${coverage.name}`
      : coverage.name;
    const title = plainTitle ? 'Summary' : `Summary for ${name}`;
    flow.line([
      {
        text: title,
        x: (flow.left + flow.right) / 2,
        align: 'center',
        bold: true,
        size: flow.style.size + 2,
      },
    ]);
    flow.space(0.8);
    const left = flow.left + (flow.right - flow.left) * 0.12;
    const right = flow.right - (flow.right - flow.left) * 0.12;
    for (const row of rows) {
      const figure = row.less === true ? `(${money(row.amount)})` : money(row.amount);
      const text = row.strong === true && dollars ? `$${figure}` : figure;
      if (row.strong === true) {
        flow.rule(right - 80, right, 0.6);
        flow.y += 2;
      }
      const bold = row.strong === true;
      flow.line([
        {
          text:
            flow.style.summaryWords === 'carrier'
              ? (carrierWords[row.label] ?? row.label)
              : row.label,
          x: left,
          bold,
        },
        { text, x: right, align: 'right', bold },
      ]);
      if (row.strong === true) flow.space(0.4);
    }
    flow.space(1.5);
    flow.line([
      { text: estimate.facts.estimator, x: (flow.left + flow.right) / 2, align: 'center' },
    ]);
    return truthOf(name, plainTitle, rows);
  });
};

const rowsOf = (coverage: ModelCoverage, columns: Columns, depreciation: boolean): Row[] => {
  const { totals } = coverage;
  const rows: Row[] = [{ label: 'Line Item Total', amount: totals.lineItemTotal }];
  if (coverage.materialTax !== 0)
    rows.push({ label: 'Material Sales Tax', amount: coverage.materialTax });
  if (coverage.cleaningTax !== 0)
    rows.push({ label: 'Cleaning Mtl Tax', amount: coverage.cleaningTax });
  if (columns.overheadProfit !== null || coverage.overhead !== 0) {
    const taxes = [coverage.materialTax, coverage.cleaningTax];
    rows.push({ label: 'Subtotal', amount: toAmount(sum([totals.lineItemTotal, ...taxes])) });
    rows.push(
      { label: 'Overhead', amount: coverage.overhead },
      { label: 'Profit', amount: coverage.profit },
    );
  }
  rows.push({ label: 'Replacement Cost Value', amount: totals.rcv, strong: true });
  if (depreciation && totals.depreciation !== 0) {
    rows.push({ label: 'Less Depreciation', amount: totals.depreciation, less: true });
    rows.push({ label: 'Actual Cash Value', amount: totals.acv, strong: true });
  }
  if (coverage.deductible !== 0)
    rows.push({ label: 'Less Deductible', amount: coverage.deductible, less: true });
  rows.push({
    label: 'Net Claim',
    amount: depreciation ? coverage.netClaim : toAmount(sum([totals.rcv, -coverage.deductible])),
    strong: true,
  });
  const recoverable = toAmount(sum([totals.depreciation, -coverage.nonRecoverable]));
  if (depreciation && recoverable !== 0) {
    if (coverage.nonRecoverable !== 0) {
      rows.push({ label: 'Total Depreciation', amount: totals.depreciation });
      rows.push({
        label: 'Less Non-recoverable Depreciation',
        amount: coverage.nonRecoverable,
        less: true,
      });
    }
    rows.push({ label: 'Total Recoverable Depreciation', amount: recoverable });
    rows.push({
      label: 'Net Claim if Depreciation is Recovered',
      amount: toAmount(sum([coverage.netClaim, recoverable])),
      strong: true,
    });
  }
  if (coverage.paidWhenIncurred !== 0) {
    rows.push({
      label: 'Maximum Additional Amounts Available If Incurred',
      amount: coverage.paidWhenIncurred,
    });
  }
  return rows;
};

/** How one group of carriers words the same rows. */
const carrierWords: Record<string, string> = {
  Overhead: 'General Contractor Overhead',
  Profit: 'General Contractor Profit',
  'Replacement Cost Value':
    'Replacement Cost Value (Including General Contractor Overhead and Profit)',
  'Less Depreciation': 'Less Depreciation (Including Taxes)',
  'Net Claim': 'Net Actual Cash Value Payment',
  'Net Claim if Depreciation is Recovered': 'Total Amount of Claim If Incurred',
  'Maximum Additional Amounts Available If Incurred':
    'Total Maximum Additional Amounts Available If Incurred',
};

const truthOf = (coverage: string, plainTitle: boolean, rows: readonly Row[]): TruthSummary => {
  const printed = (label: string): number | null =>
    rows.find((row) => row.label === label)?.amount ?? null;
  return {
    coverage: plainTitle ? null : coverage,
    lineItemTotal: printed('Line Item Total'),
    rcv: printed('Replacement Cost Value'),
    acv: printed('Actual Cash Value'),
    deductible: printed('Less Deductible'),
    netClaim: printed('Net Claim'),
  };
};
