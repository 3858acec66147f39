import { describe, expect, it } from 'vitest';
import type { Estimate, PrintedTotal } from '../../../lambdas/domain/estimate/estimate.ts';
import { withoutOptions } from '../../../lambdas/domain/pdf/items/optional-rows.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 340],
  ['Unit', 352, 'left'],
  ['Unit price', 440],
  ['Amount', 560],
);

const work = (y: number, words: string, count: string, price: string, sum: string): PlacedText[] =>
  row(TABLE, y, [words, count, 'EA', price, sum]);

const sum = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 440, y, align: 'right', bold: true },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

const failuresOf = (estimate: Estimate): string[] =>
  reconcile(estimate).failures.map(({ message }) => message);

describe('the sum of all rows', () => {
  it('may be called as the last of their places is', () => {
    const bid = read(
      page(1, [
        ...header(TABLE, 80),
        { text: 'HOUSE A', x: 36, y: 94, bold: true },
        ...work(108, 'Replace roof glass, tempered', '58', '10.00', '580.00'),
        ...work(122, 'Replace side curtain', '2', '100.00', '200.00'),
        ...sum(136, 'Subtotal', '780.00'),
        { text: 'ALL HOUSES', x: 36, y: 150, bold: true },
        ...work(164, 'Man lift, articulating', '2', '50.00', '100.00'),
        ...work(178, 'Dumpster for glass only', '4', '30.00', '120.00'),
        ...sum(192, 'Subtotal', '220.00'),
        ...sum(220, 'ALL HOUSES', '1,000.00'),
        ...sum(234, 'Overhead 12%', '120.00'),
        ...sum(248, 'TOTAL', '1,120.00'),
      ]),
    );
    expect(bid.lineItems).toHaveLength(4);
    expect(failuresOf(bid)).toEqual([]);
  });

  it('is the subtotal from which several lines lead to the total, options among the rows aside', () => {
    const quote = read(
      page(1, [
        ...header(TABLE, 80),
        ...work(94, 'Dog-ear privacy fence, treated pine', '112', '10.00', '1,120.00'),
        ...work(108, 'Double drive gate, welded frame', '1', '780.00', '780.00'),
        ...work(122, 'Stain and seal new fence (optional)', '10', '9.80', '98.00'),
        ...work(136, 'Stump grinding (optional), selected', '10', '10.00', '100.00'),
        ...sum(164, 'Subtotal', '$2,000.00'),
        ...sum(178, 'Military discount (4.0%)', '- $80.00'),
        ...sum(192, 'GA / Bryan Cty (7.0% on 500.00)', '$35.00'),
        ...sum(206, 'Total', '$1,955.00'),
      ]),
    );
    expect(quote.lineItems.map(({ enabled }) => enabled)).toEqual([true, true, false, true]);
    expect(failuresOf(quote)).toEqual([]);
  });

  it('does not count what stands in a section of options', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...work(94, 'City permit and inspection', '1', '185.00', '185.00'),
        ...work(108, 'Engineer letter, decking span', '1', '100.00', '100.00'),
        ...work(122, 'Upgrade to class 4 shingle', '38', '10.00', '380.00'),
      ]),
    );
    const options = lineItems.map((item, at) => ({
      ...item,
      room: 'Permit & Administration',
      section: at < 2 ? null : 'Options (not included in total)',
    }));
    const total: PrintedTotal = {
      kind: 'grand',
      name: '',
      path: [],
      amounts: {
        lineItemTotal: null,
        tax: null,
        overheadProfit: null,
        rcv: 285,
        depreciation: null,
        acv: null,
      },
      readAt: { page: 1, box: { left: 0, top: 0, right: 1, bottom: 1 } },
    };
    expect(withoutOptions(options, [total]).map(({ enabled }) => enabled)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a minimum charge', () => {
  const print = (note: string): Estimate =>
    read(
      page(1, [
        ...header(TABLE, 80),
        ...work(94, 'Window screen', '2', '77.10', '154.20'),
        ...work(108, 'Minimum Charge: Window screens', '1', '240.00', '85.80'),
        { text: note, x: 42, y: 120 },
        ...work(136, 'Haul debris, pickup load', '1', '171.35', '171.35'),
        ...work(150, 'Comb condenser fins', '1', '88.00', '88.00'),
      ]),
    );

  it('comes to what other rows have not of it, as its note says', () => {
    const estimate = print('Minimum of $240.00 less $154.20 already in estimate.');
    expect(estimate.lineItems[1]).toMatchObject({ unitPrice: 240, rcv: 85.8, lineItemTotal: 85.8 });
    expect(failuresOf(estimate)).toEqual([]);
  });

  it('is told where its note makes something else of it', () => {
    const failures = failuresOf(print('Minimum of $240.00 less $140.00 already in estimate.'));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain('240.00');
  });
});
