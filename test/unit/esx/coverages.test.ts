import { describe, expect, it } from 'vitest';
import { inferCoverages } from '../../../lambdas/domain/estimate/infer-coverages.ts';
import { priceEstimate } from '../../../lambdas/domain/esx/price-estimate.ts';
import {
  estimateOf,
  lineItem,
  printedEstimate,
  printedItem,
  printedSummary,
} from './sample-estimate.ts';
import { at, written } from './written.ts';

const inCoverage = (coverage: string | null) => printedItem({ coverage });

describe('settlement of a coverage', () => {
  const settled = (depreciation: number, recoverable: boolean, deductible: number, prior = 0) =>
    priceEstimate(
      estimateOf(
        [lineItem({ unitPrice: 100, depreciation, depreciationRecoverable: recoverable })],
        {
          printed: printedEstimate({
            coverages: [{ name: 'Dwelling', deductible, policyLimit: null }],
            summaries: [printedSummary({ priorPayments: prior })],
          }),
        },
      ),
    ).coverages[0];

  it('takes the deductible from the ACV', () => {
    expect(settled(30, true, 50)).toMatchObject({
      acv: 70,
      deductible: 50,
      netClaim: 20,
      actualRecoverableDepreciation: 30,
      netClaimIfDepreciationRecovered: 50,
    });
  });

  it('never makes the net claim negative: only as much of the deductible is applied', () => {
    expect(settled(30, true, 80)).toMatchObject({
      deductible: 70,
      fullDeductible: 80,
      netClaim: 0,
      // The rest of the deductible is taken from the recovered depreciation.
      actualRecoverableDepreciation: 20,
      netClaimIfDepreciationRecovered: 20,
    });
  });

  it('does not pay back depreciation that is not recoverable', () => {
    expect(settled(30, false, 50)).toMatchObject({
      netClaim: 20,
      recoverableDepreciation: 0,
      nonRecoverableDepreciation: 30,
      netClaimIfDepreciationRecovered: 20,
    });
  });

  it('takes prior payments off as well', () => {
    expect(settled(30, true, 50, 15)).toMatchObject({ netClaim: 5, priorPayments: 15 });
  });
});

describe('several coverages', () => {
  const estimate = estimateOf(
    [
      lineItem({ unitPrice: 100, printed: inCoverage('Dwelling') }),
      lineItem({ unitPrice: 40, printed: inCoverage('Coverage C - Contents') }),
      lineItem({ unitPrice: 7, printed: inCoverage('DWELLING') }),
    ],
    {
      printed: printedEstimate({
        coverages: [
          { name: 'Dwelling', deductible: 10, policyLimit: 1_000 },
          { name: 'Other Structures', deductible: 0, policyLimit: 500 },
          { name: 'Contents', deductible: 0, policyLimit: 300 },
        ],
      }),
    },
  );

  it('each hold their own lines, known by name in any spelling', () => {
    const { coverages } = priceEstimate(estimate);
    expect(
      coverages.map(({ name, kind, rcv, netClaim }) => ({ name, kind, rcv, netClaim })),
    ).toEqual([
      { name: 'Dwelling', kind: 'structural', rcv: 107, netClaim: 97 },
      { name: 'Other Structures', kind: 'other_structures', rcv: 0, netClaim: 0 },
      { name: 'Contents', kind: 'contents', rcv: 40, netClaim: 40 },
    ]);
  });

  it('are named on each line and broken down, for the carrier', () => {
    const { items, contents } = written(estimate, 'carrier');
    expect(items.map((item) => item.attributes.coverageName)).toEqual([
      'Dwelling',
      'Contents',
      'Dwelling',
    ]);
    expect(at(contents.roughDraft, 'LINE_ITEM_DETAIL', 'COV_BREAKDOWN').attributes).toEqual({
      total: '147',
      grandTotal: '147',
    });
  });

  it('with a line that names none: it goes to the first with a summary, and that is reported', () => {
    const { coverages, warnings } = priceEstimate(
      estimateOf([lineItem({ unitPrice: 5, printed: inCoverage(null) })], {
        printed: printedEstimate({
          summaries: [
            printedSummary({ coverage: 'Dwelling' }),
            printedSummary({ coverage: 'Contents' }),
          ],
        }),
      }),
    );
    expect(coverages.map((coverage) => coverage.rcv)).toEqual([5, 0]);
    expect(warnings.map((warning) => warning.code)).toEqual(['coverage_assumed']);
  });
});

describe('charges that stand only in the printed summary', () => {
  const summary = printedSummary({
    taxes: [{ name: 'Material Sales Tax', rate: 8.25, amount: 16.5 }],
    overhead: 20,
    profit: 20,
    depreciation: 30,
    nonRecoverableDepreciation: 5,
    deductible: 100,
  });
  const estimate = estimateOf([lineItem({ unitPrice: 200, printed: printedItem() })], {
    printed: printedEstimate({ summaries: [summary] }),
  });

  it('are taken over once and reported', () => {
    const { totals, taxes, warnings } = priceEstimate(estimate);
    expect(totals).toMatchObject({
      lineItemTotal: 200,
      tax: 16.5,
      overhead: 20,
      profit: 20,
      rcv: 256.5,
      recoverableDepreciation: 30,
      nonRecoverableDepreciation: 5,
      acv: 221.5,
      netClaim: 121.5,
    });
    expect(taxes).toEqual([{ name: 'Material Sales Tax', rate: 8.25, amount: 16.5 }]);
    expect(warnings.map((warning) => warning.code)).toEqual([
      'charge_from_summary',
      'charge_from_summary',
      'charge_from_summary',
    ]);
  });

  it.each([
    ['beside', { rcv: 200, acv: 165 }, 30, 5],
    ['as a part of', { rcv: 200, acv: 170 }, 25, 5],
    ['as a part of', { recoverableDepreciation: 25 }, 25, 5],
    ['beside', {}, 30, 5],
  ])(
    'non-recoverable depreciation may stand %s the depreciation',
    (_how, figures, recoverable, nonRecoverable) => {
      const { totals } = priceEstimate(
        estimateOf([lineItem({ unitPrice: 200, printed: printedItem() })], {
          printed: printedEstimate({
            summaries: [
              printedSummary({ depreciation: 30, nonRecoverableDepreciation: 5, ...figures }),
            ],
          }),
        }),
      );
      expect(totals).toMatchObject({
        recoverableDepreciation: recoverable,
        nonRecoverableDepreciation: nonRecoverable,
      });
    },
  );

  it('are not added again to lines whose RCV holds them already', () => {
    const { totals } = priceEstimate(
      estimateOf([lineItem({ unitPrice: 200, rcv: 256.5, printed: printedItem() })], {
        printed: printedEstimate({ summaries: [summary] }),
      }),
    );
    expect(totals).toMatchObject({ rcv: 256.5, tax: 16.5, overheadProfit: 40 });
  });

  it('are not taken over where the lines have their own', () => {
    const { totals } = priceEstimate(
      estimateOf(
        [lineItem({ unitPrice: 200, tax: 10, overheadProfit: 40, printed: printedItem() })],
        {
          printed: printedEstimate({ summaries: [summary] }),
        },
      ),
    );
    expect(totals).toMatchObject({ tax: 10, overhead: 20, profit: 20, rcv: 250 });
  });
});

describe('O&P', () => {
  it('given as one amount stands whole under overhead, and that is reported', () => {
    const { totals, warnings } = priceEstimate(
      estimateOf([lineItem({ unitPrice: 100, overheadProfit: 20 })]),
    );
    expect(totals).toMatchObject({ overhead: 20, profit: 0, overheadProfit: 20 });
    expect(warnings.map((warning) => warning.code)).toEqual(['overhead_profit_not_split']);
  });

  it('is divided as the printed summary divides it', () => {
    const { totals, warnings } = priceEstimate(
      estimateOf([lineItem({ unitPrice: 100, overheadProfit: 20, printed: printedItem() })], {
        printed: printedEstimate({ summaries: [printedSummary({ overhead: 12, profit: 8 })] }),
      }),
    );
    expect(totals).toMatchObject({ overhead: 12, profit: 8 });
    expect(warnings).toEqual([]);
  });
});

describe('lines that name no coverage, in an estimate with several summaries', () => {
  const rooms = (amounts: [string, number, number][]) =>
    amounts.map(([room, unitPrice, depreciation]) =>
      lineItem({ room, unitPrice, depreciation, printed: printedItem({ path: ['Level', room] }) }),
    );
  const summaries = (dwelling: number, contents: number) =>
    printedEstimate({
      summaries: [
        printedSummary({ coverage: 'Dwelling', lineItemTotal: dwelling, depreciation: 3 }),
        printedSummary({ coverage: 'Contents', lineItemTotal: contents, depreciation: 4 }),
      ],
    });

  it('are divided by room in the one way in which they come to the summaries', () => {
    const { coverages, coverageOfLine, warnings } = priceEstimate(
      estimateOf(
        rooms([
          ['A', 10, 1],
          ['B', 20, 4],
          ['C', 40, 2],
          ['D', 0, 0],
        ]),
        {
          printed: summaries(50, 20),
        },
      ),
    );
    expect(coverageOfLine).toEqual([0, 1, 0, 0]);
    expect(coverages.map(({ rcv, depreciation }) => [rcv, depreciation])).toEqual([
      [50, 3],
      [20, 4],
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(['coverages_inferred']);
  });

  it('are not guessed where there is no way, or more than one', () => {
    const noWay = rooms([
      ['A', 5, 3],
      ['B', 25, 4],
    ]);
    const threeWays = rooms([
      ['A', 10, 0],
      ['B', 10, 0],
      ['C', 10, 0],
    ]);
    for (const items of [noWay, threeWays]) {
      const { coverageOfLine, warnings } = priceEstimate(
        estimateOf(items, { printed: summaries(10, 20) }),
      );
      expect(new Set(coverageOfLine)).toEqual(new Set([0]));
      expect(warnings.map(({ code }) => code)).toContain('coverage_assumed');
    }
  });

  it('in three coverages and twenty-six rooms are found', () => {
    const parts = Array.from({ length: 26 }, (_, index) => ({
      lineItemTotal: 2 ** index / 100,
      depreciation: null,
    }));
    const expected = parts.map((_part, index) => index % 3);
    const targets = [0, 1, 2].map((coverage) => ({
      lineItemTotal:
        parts.reduce(
          (sum, part, at) => sum + (at % 3 === coverage ? part.lineItemTotal * 100 : 0),
          0,
        ) / 100,
      depreciation: null,
    }));
    expect(inferCoverages(parts, targets)).toEqual(expected);
  });

  it('in more parts than can be searched, or in parts all alike, are left alone', () => {
    const alike = (count: number) =>
      Array.from({ length: count }, () => ({ lineItemTotal: 1, depreciation: null }));
    const half = (count: number) => [
      { lineItemTotal: count / 2, depreciation: null },
      { lineItemTotal: count / 2, depreciation: null },
    ];
    expect(inferCoverages(alike(26), half(26))).toBeNull();
    expect(inferCoverages(alike(28), half(28))).toBeNull();
  });
});
