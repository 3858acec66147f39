import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { priceEstimate } from '../../../lambdas/domain/esx/price-estimate.ts';
import { readEsx } from '../../../lambdas/domain/esx/read-esx.ts';
import { childOf } from '../../../lambdas/domain/esx/read-xml.ts';
import { verifyEsx } from '../../../lambdas/domain/esx/verify-esx.ts';
import { writeEsx } from '../../../lambdas/domain/esx/write-esx.ts';
import { total } from '../../../lambdas/domain/money/money.ts';
import { estimateOf, lineItem } from '../../unit/esx/sample-estimate.ts';
import {
  arbitraryEstimate,
  arbitraryLineItem,
  arbitraryPrintedEstimate,
} from './arbitrary-estimate.ts';

const options = {
  documentId: 'doc_01',
  createdAt: '2026-11-21T01:02:03Z',
  recipientXnAddress: null,
};

/** Lines whose supplied amounts leave nothing to contradict. */
const consistentItem = fc
  .record({
    quantity: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10_000),
    tax: fc.option(
      fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
      { nil: null },
    ),
    overheadProfit: fc.option(
      fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
      {
        nil: null,
      },
    ),
    depreciationRecoverable: fc.boolean(),
    isPaidWhenIncurred: fc.boolean(),
    enabled: fc.boolean(),
    room: fc.constantFrom('General', 'Kitchen', 'Bath'),
    section: fc.constantFrom(null, 'Walls', 'Floor'),
    cat: fc.constantFrom(null, 'DRY', 'RFG'),
  })
  .map((fields): LineItem => lineItem(fields));

describe('totals', () => {
  it('are the sums of the rounded lines, for any estimate', () => {
    fc.assert(
      fc.property(arbitraryEstimate, (estimate) => {
        const { lines, totals } = priceEstimate(estimate);
        const active = lines.filter((line) => line.state === 'active');
        expect(totals.lineItemTotal).toBe(total(...active.map((line) => line.lineItemTotal)));
        expect(totals.tax).toBe(total(...active.map((line) => line.tax)));
        expect(totals.overheadProfit).toBe(total(...active.map((line) => line.overheadProfit)));
        expect(totals.rcv).toBe(total(...active.map((line) => line.rcv)));
        expect(totals.acv).toBe(total(...active.map((line) => line.acv)));
        expect(totals.paidWhenIncurred).toBe(
          total(...lines.filter((line) => line.state === 'incurred_later').map((line) => line.rcv)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('count every active line in exactly one coverage, whatever a print says of coverages', () => {
    fc.assert(
      fc.property(arbitraryPrintedEstimate, (estimate) => {
        const { lines, coverages, coverageOfLine, totals } = priceEstimate(estimate);
        const active = lines.filter((line) => line.state === 'active').map((line) => line.index);
        const counted = coverages.flatMap((coverage) => coverage.lines);
        expect(counted.toSorted((left, right) => left - right)).toEqual(active);
        for (const [index, coverage] of coverages.entries())
          for (const line of coverage.lines) expect(coverageOfLine[line]).toBe(index);
        const later = lines.filter((line) => line.state === 'incurred_later');
        expect(totals.paidWhenIncurred).toBe(total(...later.map((line) => line.rcv)));
      }),
      { numRuns: 500 },
    );
  });

  it('do not depend on the order of the lines', () => {
    const orders = fc
      .array(arbitraryLineItem, { minLength: 1, maxLength: 12 })
      .chain((items) =>
        fc.tuple(
          fc.constant(items),
          fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
        ),
      );
    fc.assert(
      fc.property(orders, ([items, shuffled]) => {
        expect(priceEstimate(estimateOf(shuffled)).totals).toEqual(
          priceEstimate(estimateOf(items)).totals,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('are not moved by rows that are disabled', () => {
    fc.assert(
      fc.property(fc.array(arbitraryLineItem, { minLength: 1, maxLength: 8 }), (items) => {
        const enabled = items.filter((item) => item.enabled);
        const { paidWhenIncurred: _later, ...payable } = priceEstimate(estimateOf(items)).totals;
        expect(priceEstimate(estimateOf(enabled)).totals).toMatchObject(payable);
      }),
      { numRuns: 200 },
    );
  });

  it('never change a supplied amount', () => {
    fc.assert(
      fc.property(arbitraryLineItem, (item) => {
        const [line] = priceEstimate(estimateOf([item])).lines;
        if (!line) throw new Error('no line');
        for (const field of [
          'unitPrice',
          'lineItemTotal',
          'tax',
          'overheadProfit',
          'rcv',
          'depreciation',
          'acv',
        ] as const)
          if (item[field] !== null) expect(line[field]).toBe(item[field]);
      }),
      { numRuns: 500 },
    );
  });

  it('of consistent input pass every check of verify, in both profiles', () => {
    fc.assert(
      fc.property(
        fc.array(consistentItem, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('contractor' as const, 'carrier' as const),
        (items, profile) => {
          const report = verifyEsx(writeEsx(estimateOf(items), { ...options, profile }).bytes);
          expect(report.checks.flatMap((check) => check.problems)).toEqual([]);
          expect(report.ok).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of 10,000 lines of 999,999,999.99 are exact', () => {
    const items = Array.from({ length: 10_000 }, (_, index) =>
      lineItem({ unitPrice: 999_999_999.99, room: `Room ${index % 100}` }),
    );
    const { bytes, totals } = writeEsx(estimateOf(items), { ...options, profile: 'carrier' });
    expect(totals).toMatchObject({ lineItemTotal: 9_999_999_999_900, rcv: 9_999_999_999_900 });
    const read = readEsx(bytes);
    if (!read.ok) throw new Error(read.failure.message);
    expect(read.contents.lines).toHaveLength(10_000);
    expect(read.contents.xactdoc.attributes.lastCalcGrandTotal).toBe('9999999999900');
    // Too large for the rough draft: left out there, never wrong there.
    const detail = childOf(read.contents.roughDraft, 'LINE_ITEM_DETAIL');
    expect(detail?.attributes.total).toBeUndefined();
    expect(verifyEsx(bytes).ok).toBe(true);
  });
});
