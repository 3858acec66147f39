import { toAmount } from '../../../../lambdas/domain/money/money.ts';
import type { Flow } from '../../drawing/flow.ts';
import { money } from '../../layouts/format.ts';
import type { Amounts, TruthSummary } from '../../model.ts';
import type { CoverageSum } from '../content/scope.ts';
import { centered, ladder, settled, shareOf } from './scope-body.ts';

const cents = (value: number): number => toAmount(value.toFixed(2));

export interface SummaryOfCoverage {
  /** Lines above the rows, the first one larger. */
  title: readonly string[];
  deductible: number;
  /** Tax that no row bears. */
  tax?: number;
  /** Taxes that the rows bear, by name. */
  taxName?: string;
}

/** A coverage's summary in the program's own rows, and what is to be read of it. */
export const drawCoverageSummary = (
  flow: Flow,
  sum: CoverageSum,
  { title, deductible, tax = 0, taxName = 'Material Sales Tax' }: SummaryOfCoverage,
): TruthSummary => {
  for (const text of title) centered(flow, text, 11);
  flow.space(0.6);
  const { rcv, acv, net } = settled(sum, deductible, tax);
  const taxes = cents(sum.tax + tax);
  const shared = sum.overhead + sum.profit > 0;
  const wears = sum.depreciation > 0;
  const back = cents(sum.depreciation - sum.lost);
  ladder(
    flow,
    [
      ['Line Item Total', money(sum.lineItemTotal)],
      ...(taxes === 0 ? [] : ([[taxName, money(taxes)]] as const)),
      ...(shared
        ? ([
            ['Subtotal', money(cents(sum.lineItemTotal + taxes)), false, true],
            ['Overhead', money(sum.overhead)],
            ['Profit', money(sum.profit)],
          ] as const)
        : []),
      ['Replacement Cost Value', `$${money(rcv)}`, false, true],
      ...(wears
        ? ([
            ['Less Depreciation', `(${money(sum.depreciation)})`],
            ['Actual Cash Value', `$${money(acv)}`, false, true],
          ] as const)
        : []),
      ...(deductible === 0 ? [] : ([['Less Deductible', `(${money(deductible)})`]] as const)),
      ['Net Claim', `$${money(net)}`, true, true],
      ...(wears
        ? ([
            ['Total Depreciation', money(sum.depreciation)],
            ...(sum.lost === 0
              ? []
              : ([['Less Non-recoverable Depreciation', `<${money(sum.lost)}>`]] as const)),
            ['Total Recoverable Depreciation', money(back)],
            ['Net Claim if Depreciation is Recovered', `$${money(cents(net + back))}`, true, true],
          ] as const)
        : []),
    ],
    flow.left + 70,
    flow.right - 90,
  );
  return {
    coverage: sum.name,
    alsoCalled: [],
    lineItemTotal: sum.lineItemTotal,
    rcv,
    acv: wears ? acv : null,
    deductible: deductible === 0 ? null : deductible,
    netClaim: net,
  };
};

/** `Coverage  Item Total  %  ACV Total  %`, coverages without a row among them. */
export const drawCoverageShares = (
  flow: Flow,
  names: readonly string[],
  sums: readonly CoverageSum[],
  totals: Amounts,
): void => {
  flow.need(flow.leading * (names.length + 3));
  const { left } = flow;
  const places = [320, 376, 470, 526] as const;
  const line = (name: string, texts: readonly string[], bold = false): void => {
    // A long name goes on below its figures.
    const [first = '', ...rest] = flow.wrap(name, 210, { bold });
    flow.line([
      { text: first, x: left, bold },
      ...texts.map((text, index) => ({
        text,
        x: left + (places[index] ?? 0),
        align: 'right' as const,
        bold,
      })),
    ]);
    for (const text of rest) flow.line([{ text, x: left, bold }]);
  };
  line('Coverage', ['Item Total', '%', 'ACV Total', '%'], true);
  for (const name of names) {
    const { rcv, acv } = sums.find((sum) => sum.name === name) ?? { rcv: 0, acv: 0 };
    line(name, [money(rcv), shareOf(rcv, totals.rcv), money(acv), shareOf(acv, totals.acv)]);
  }
  line('Total', [money(totals.rcv), '100.00%', money(totals.acv), '100.00%'], true);
};
