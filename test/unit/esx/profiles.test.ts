import { describe, expect, it } from 'vitest';
import { estimateOf, lineItem, printedEstimate, printedItem } from './sample-estimate.ts';
import { all, at, written } from './written.ts';

const estimate = estimateOf(
  [
    lineItem({
      cat: 'RFG',
      sel: '300S',
      quantity: 10,
      unit: 'SQ',
      unitPrice: 100,
      tax: 20,
      overheadProfit: 200,
      depreciation: 122,
      printed: printedItem({
        ageYears: 5,
        lifeYears: 20,
        condition: 'Avg.',
        coverage: 'Dwelling',
        depreciationPercent: 25,
      }),
    }),
  ],
  {
    carrierName: 'Sample Mutual',
    printed: printedEstimate({
      coverages: [{ name: 'Dwelling', deductible: 500, policyLimit: 100_000 }],
    }),
  },
);

const CARRIER_ONLY = [
  'depr',
  'deprTotal',
  'deprType',
  'deprUse',
  'recoverable',
  'recDepr',
  'nonRecDepr',
  'actualRecDepr',
  'acv',
  'acvTotal',
  'age',
  'lifeExp',
  'deductible',
  'fullDeduct',
  'policyDeductible',
  'netClaim',
  'netClaimIfRec',
  'coverageName',
];

describe('the contractor document', () => {
  const { contents, items } = written(estimate, 'contractor');

  it('is marked 8D in both documents', () => {
    expect(at(contents.xactdoc, 'PROJECT_INFO').attributes.profile).toBe('8D');
    expect(at(contents.xactdoc, 'XACTNET_INFO').attributes.profileCode).toBe('8D');
    expect(at(contents.roughDraft, 'COVERSHEET', 'ESTIMATE_INFO').attributes.carrierId).toBe('8D');
  });

  it('shows scope, rates, tax, O&P and replacement cost', () => {
    expect(items[0]?.attributes).toMatchObject({
      cat: 'RFG',
      sel: '300S',
      qty: '10',
      unit: 'SQ',
      replace: '100',
      total: '1000',
      tax: '20',
      addons: '200',
      rcvTotal: '1220',
    });
    const totals = at(contents.roughDraft, 'COVERAGES', 'COVERAGE', 'SUMMARY', 'TOTALS');
    expect(totals.attributes).toEqual({ lineItemTotal: '1000', subtotal: '1000', rcv: '1220' });
  });

  it('shows nothing of depreciation, actual cash value, coverages, deductible or net claim', () => {
    const shown = new Set<string>();
    const visit = (element: (typeof items)[number]): void => {
      for (const name of Object.keys(element.attributes)) shown.add(name);
      element.children.forEach(visit);
    };
    visit(contents.roughDraft);
    expect(CARRIER_ONLY.filter((name) => shown.has(name))).toEqual([]);
    expect(all(contents.roughDraft, 'LOSS_DATA')).toEqual([]);
    expect(all(contents.xactdoc, 'COVERAGE')).toEqual([]);
    const [line] = contents.lines;
    expect(line?.amounts).toMatchObject({ depreciation: null, acv: null });
    expect(line?.item).toMatchObject({ depreciation: null, acv: null });
  });
});

describe('the carrier document', () => {
  const { contents, items } = written(estimate, 'carrier');

  it('is marked 5L in both documents', () => {
    expect(at(contents.xactdoc, 'PROJECT_INFO').attributes.profile).toBe('5L');
    expect(at(contents.xactdoc, 'XACTNET_INFO').attributes.profileCode).toBe('5L');
    expect(at(contents.roughDraft, 'COVERSHEET', 'ESTIMATE_INFO').attributes.carrierId).toBe('5L');
  });

  it('shows depreciation, actual cash value, age and condition of each line', () => {
    expect(items[0]?.attributes).toMatchObject({
      rcvTotal: '1220',
      deprTotal: '122',
      acvTotal: '1098',
      deprType: '2',
      recoverable: '1',
      deprUse: '0',
      age: '5',
      lifeExp: '20',
    });
  });

  it('settles the coverage: deductible, net claim, and what recovery adds', () => {
    const coverage = at(contents.roughDraft, 'COVERAGES', 'COVERAGE');
    expect(coverage.attributes).toMatchObject({
      coverageName: 'Dwelling',
      coverageType: '0',
      deductible: '500',
    });
    expect(at(coverage, 'SUMMARY', 'TOTALS').attributes).toEqual({
      lineItemTotal: '1000',
      subtotal: '1000',
      rcv: '1220',
      depr: '122',
      recDepr: '122',
      actualRecDepr: '122',
      acv: '1098',
      deductible: '500',
      fullDeduct: '500',
      netClaim: '598',
      netClaimIfRec: '720',
    });
    expect(
      at(contents.xactdoc, 'ADM', 'COVERAGE_LOSS', 'COVERAGES', 'COVERAGE').attributes,
    ).toMatchObject({
      id: 'COV1',
      covName: 'Dwelling',
      deductible: '500',
      policyLimit: '100000',
    });
  });
});

describe('both documents', () => {
  it('carry the recipient that the upload named', () => {
    for (const profile of ['contractor', 'carrier'] as const) {
      const { contents } = written(estimate, profile);
      expect(contents.recipientXnAddress).toBe('SAMPLE.HOME.TX');
      expect(
        at(contents.roughDraft, 'COVERSHEET', 'ESTIMATE_INFO').attributes.recipientsXNAddress,
      ).toBe('SAMPLE.HOME.TX');
    }
  });

  it('show the same lines with the same replacement cost', () => {
    const facts = (profile: 'contractor' | 'carrier') =>
      written(estimate, profile).items.map(({ attributes: { desc, qty, total, rcvTotal } }) => ({
        desc,
        qty,
        total,
        rcvTotal,
      }));
    expect(facts('contractor')).toEqual(facts('carrier'));
  });
});
