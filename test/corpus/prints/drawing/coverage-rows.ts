import { sum, toAmount } from '../../../../lambdas/domain/money/money.ts';
import { money } from '../../layouts/format.ts';
import type { ModelCoverage } from '../../model.ts';

type Row = readonly [label: string, amount: string, strong?: boolean];

const unless = (skip: boolean, ...rows: Row[]): Row[] => (skip ? [] : rows);

/**
 * The rows of a coverage's summary: as the program words them, or as carriers do that pay the
 * actual cash value and name what is available if repairs are incurred.
 */
export const coverageRows = (coverage: ModelCoverage, words: 'claim' | 'incurred'): Row[] => {
  const { totals, deductible, nonRecoverable } = coverage;
  const recoverable = toAmount(sum([totals.depreciation, -nonRecoverable]));
  const taxes = toAmount(sum([coverage.materialTax, coverage.cleaningTax]));
  const incurred = words === 'incurred';
  return [
    ['Line Item Total', money(totals.lineItemTotal)],
    ...unless(coverage.materialTax === 0, ['Material Sales Tax', money(coverage.materialTax)]),
    ...unless(coverage.cleaningTax === 0, ['Cleaning Mtl Tax', money(coverage.cleaningTax)]),
    ...unless(
      coverage.overhead === 0,
      ['Subtotal', money(toAmount(sum([totals.lineItemTotal, taxes])))],
      [incurred ? 'General Contractor Overhead' : 'Overhead', money(coverage.overhead)],
      [incurred ? 'General Contractor Profit' : 'Profit', money(coverage.profit)],
    ),
    [
      coverage.overhead !== 0 && incurred
        ? 'Replacement Cost Value (Including General Contractor Overhead and Profit)'
        : 'Replacement Cost Value',
      money(totals.rcv),
      true,
    ],
    ...unless(totals.depreciation === 0, [
      incurred ? 'Less Depreciation (Including Taxes)' : 'Less Depreciation',
      `(${money(totals.depreciation)})`,
    ]),
    ...unless(incurred || totals.depreciation === 0, [
      'Actual Cash Value',
      `$${money(totals.acv)}`,
      true,
    ]),
    ...unless(deductible === 0, ['Less Deductible', `(${money(deductible)})`]),
    [
      incurred ? 'Net Actual Cash Value Payment' : 'Net Claim',
      `$${money(coverage.netClaim)}`,
      true,
    ],
    ...unless(
      totals.depreciation === 0,
      ...(incurred
        ? ([
            ['Maximum Additional Amounts Available If Incurred:', ''],
            ['Total Line Item Depreciation (Including Taxes)', money(totals.depreciation)],
          ] satisfies Row[])
        : ([['Total Depreciation', money(totals.depreciation)]] satisfies Row[])),
      ...unless(nonRecoverable === 0, [
        'Less Non-recoverable Depreciation',
        `<${money(nonRecoverable)}>`,
      ]),
      [
        incurred ? 'Replacement Cost Benefits' : 'Total Recoverable Depreciation',
        money(recoverable),
      ],
      [
        incurred ? 'Total Amount of Claim If Incurred' : 'Net Claim if Depreciation is Recovered',
        `$${money(toAmount(sum([coverage.netClaim, recoverable])))}`,
        true,
      ],
    ),
    ...unless(coverage.paidWhenIncurred === 0, [
      'Total Paid When Incurred',
      money(coverage.paidWhenIncurred),
    ]),
  ];
};
