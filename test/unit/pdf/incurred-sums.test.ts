import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const rows = `
~Roof
~DESCRIPTION                         QUANTITY  UNIT PRICE       RCV     DEPREC.       ACV
1. Shingles                          10.00 SQ      200.00  2,000.00    (500.00)  1,500.00
2. Ridge cap                         50.00 LF       10.00    500.00    <100.00>    400.00
~Line Item Totals: SAMPLE                                  2,500.00      600.00  1,900.00`;

const summaryOf = (...below: string[]) => summaryWith('  $900.00', below);

const summaryWith = (
  net: string,
  below: readonly string[],
  above: readonly string[] = [],
  deductible = '1,000.00',
) => {
  const estimate = read(
    page(1, drawn(rows)),
    page(
      2,
      drawn(`
~               Summary for Coverage A - Dwelling - 35 Windstorm and Hail
               Line Item Total                                          2,500.00
               Replacement Cost Value                                 $2,500.00
               Less Depreciation (Including Taxes)                       (600.00)
               Less Deductible                                         (${deductible})
${above.map((line) => `               ${line}\n`).join('')}\
               Net Actual Cash Value Payment                           ${net}

${below.map((line) => `               ${line}`).join('\n')}`),
    ),
  );
  return { summary: estimate.printed?.summaries[0], failures: reconcile(estimate).failures };
};

const TITLE = 'Maximum Additional Amounts Available If Incurred:';
const DEPRECIATION = 'Total Line Item Depreciation (Including Taxes)              600.00';
const LOST = 'Less Non-recoverable Depreciation (Including Taxes)        <100.00>';
const BENEFITS = 'Replacement Cost Benefits                                  500.00';

describe('the most that is paid later, depreciation held back among it', () => {
  it('is no work that is paid when incurred', () => {
    const { summary, failures } = summaryOf(
      TITLE,
      DEPRECIATION,
      LOST,
      BENEFITS,
      'Total Maximum Additional Amount Available If Incurred      500.00',
      'Total Amount of Claim If Incurred                       $1,400.00',
    );
    expect(summary).toMatchObject({
      depreciation: 600,
      nonRecoverableDepreciation: 100,
      recoverableDepreciation: 500,
      paidWhenIncurred: null,
      netClaimIfDepreciationRecovered: 1400,
    });
    expect(failures).toEqual([]);
  });

  it('is what may be recovered, where no row before it names that', () => {
    const { summary } = summaryOf(
      TITLE,
      DEPRECIATION,
      LOST,
      'Subtotal                                                   500.00',
      'General Contractor O&P on Depreciation                     100.00',
      'Total Maximum Additional Amounts Available If Incurred     600.00',
      'Total Amount of Claim If Incurred                       $1,500.00',
    );
    expect(summary).toMatchObject({ recoverableDepreciation: 600, paidWhenIncurred: null });
  });

  it('holds such work beside it, printed by itself or not', () => {
    const total = 'Total Maximum Additional Amounts                          750.00';
    const own = 'Total Paid When Incurred                                  250.00';
    for (const block of [
      [BENEFITS, own, total],
      [own, total],
      [BENEFITS, total],
    ])
      expect(summaryOf(TITLE, DEPRECIATION, LOST, ...block).summary).toMatchObject({
        recoverableDepreciation: 500,
        paidWhenIncurred: 250,
      });
  });

  it('is such work alone below the claim with its depreciation recovered', () => {
    const { summary } = summaryOf(
      'Total Recoverable Depreciation                             500.00',
      'Net Claim if Depreciation is Recovered                  $1,400.00',
      'Maximum Additional Amounts Available If Incurred           250.00',
    );
    expect(summary).toMatchObject({ recoverableDepreciation: 500, paidWhenIncurred: 250 });
  });
});

describe('the rows below the net claim', () => {
  const below = [TITLE, DEPRECIATION, BENEFITS];

  it('explain nothing above it', () => {
    expect(summaryWith('  $900.00', below).failures).toEqual([]);
    expect(summaryWith('  $950.00', below).failures).toMatchObject([{ figure: 'net_claim' }]);
  });

  it('may take off what was paid before', () => {
    const paid = [
      'Less Prior Payment(s)                                    (400.00)',
      'Net Claim Remaining                                        500.00',
    ];
    expect(summaryWith('  $900.00', paid).failures).toEqual([]);
    expect(summaryWith('  $950.00', paid).failures).toMatchObject([{ figure: 'net_claim' }]);
  });
});

describe('a deductible that is more than what is left', () => {
  it('leaves nothing to pay', () => {
    const failuresOf = (deductible: string) =>
      summaryWith('    $0.00', [TITLE, DEPRECIATION, BENEFITS], [], deductible).failures;
    expect(failuresOf('2,000.00')).toEqual([]);
    expect(failuresOf('1,000.00')).toMatchObject([{ figure: 'net_claim' }]);
  });
});

describe('a label that goes on in the next line, with its amount', () => {
  it('is one', () => {
    const { summary } = summaryWith(
      '  $780.00',
      [],
      [
        'Less General Contractor Overhead & Profit on Recoverable &',
        'Non-recoverable Depreciation                              (120.00)',
      ],
    );
    expect(summary).toMatchObject({
      depreciation: 600,
      nonRecoverableDepreciation: null,
      netClaim: 780,
      other: [{ amount: 120 }],
    });
  });
});
