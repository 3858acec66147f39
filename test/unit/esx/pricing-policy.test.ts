import { describe, expect, it } from 'vitest';
import { estimateOf, lineItem } from './sample-estimate.ts';
import { all, at, written } from './written.ts';

const profiles = ['contractor', 'carrier'] as const;

describe.each(profiles)('pricing policy, %s', (profile) => {
  it('keeps a supplied price as a custom price, exact in XACTDOC.XML', () => {
    const { items, contents } = written(
      estimateOf([lineItem({ quantity: 3, unitPrice: 12.3456 })]),
      profile,
    );
    expect(items[0]?.attributes).toMatchObject({
      replace: '12.35',
      priceChanged: '1',
      total: '37.04',
    });
    expect(all(contents.xactdoc, 'SUM_ACTIVITY')[0]?.attributes.mkt).toBe('12.3456');
    expect(contents.lines[0]?.amounts.unitPrice).toBe(12.3456);
  });

  it('exports an item without a price as an explicit custom item at 0.00', () => {
    const { items, contents, totals } = written(
      estimateOf([lineItem({ cat: 'DRY', sel: '1/2' }), lineItem({ unitPrice: 5 })]),
      profile,
    );
    expect(items[0]?.attributes).toMatchObject({
      cat: 'DRY',
      sel: '1/2',
      replace: '0',
      total: '0',
      priceChanged: '1',
    });
    expect(contents.lines[0]?.custom).toBe(true);
    expect(totals.rcv).toBe(5);
  });

  it('writes every supplied amount exactly as supplied, contradictory ones included', () => {
    const { items, contents, codes } = written(
      estimateOf([
        lineItem({
          quantity: 2,
          unitPrice: 10,
          lineItemTotal: 21,
          tax: 3.01,
          overheadProfit: 4.02,
          rcv: 50.5,
          depreciation: 7.07,
          acv: 11.11,
        }),
      ]),
      profile,
    );
    expect(items[0]?.attributes).toMatchObject({
      replace: '10',
      total: '21',
      tax: '3.01',
      addons: '4.02',
      rcvTotal: '50.5',
    });
    if (profile === 'carrier')
      expect(items[0]?.attributes).toMatchObject({ deprTotal: '7.07', acvTotal: '11.11' });
    expect(contents.lines[0]?.item).toMatchObject({ unitPrice: 10, lineItemTotal: 21, rcv: 50.5 });
    expect(codes).toEqual(
      expect.arrayContaining(['line_total_contradicts_price', 'rcv_contradicts_parts']),
    );
  });

  it('keeps digits beyond cents in XACTDOC.XML and says so', () => {
    const { items, contents, warnings } = written(
      estimateOf([lineItem({ unitPrice: 1, tax: 0.12345 })]),
      profile,
    );
    expect(items[0]?.attributes.tax).toBe('0.12');
    expect(contents.lines[0]?.item.tax).toBe(0.12345);
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'figure_rounded', at: { item: 0 } }),
    );
  });
});

describe.each(profiles)('disabled rows, %s', (profile) => {
  it('are in neither document and in no total', () => {
    const { items, contents, totals } = written(
      estimateOf([
        lineItem({ description: 'kept', unitPrice: 10 }),
        lineItem({ description: 'left out', unitPrice: 99, enabled: false }),
      ]),
      profile,
    );
    expect(items.map((item) => item.attributes.desc)).toEqual(['kept']);
    expect(contents.lines.map((line) => line.description)).toEqual(['kept']);
    expect(totals).toMatchObject({ lineItemTotal: 10, rcv: 10, netClaim: 10 });
  });

  it('do not shift the place of the others in the input', () => {
    const { contents } = written(
      estimateOf([lineItem({ enabled: false }), lineItem({ description: 'second', unitPrice: 1 })]),
      profile,
    );
    expect(contents.lines[0]).toMatchObject({ index: 1, number: '1' });
  });

  it('alone make a document without lines, with a warning', () => {
    const { items, codes, totals } = written(estimateOf([lineItem({ enabled: false })]), profile);
    expect(items).toEqual([]);
    expect(codes).toContain('no_enabled_items');
    expect(totals.rcv).toBe(0);
  });
});

describe.each(profiles)('paid-when-incurred rows, %s', (profile) => {
  const estimate = estimateOf([
    lineItem({ description: 'plain', unitPrice: 100 }),
    lineItem({ description: 'eligible', unitPrice: 40, isPaidWhenIncurred: true }),
    lineItem({
      description: 'later',
      unitPrice: 900,
      tax: 9,
      isPaidWhenIncurred: true,
      enabled: false,
    }),
  ]);

  it('that are enabled are active priced items and count', () => {
    const { items, totals } = written(estimate, profile);
    expect(items[1]?.attributes).toMatchObject({
      desc: 'eligible',
      total: '40',
      isPartOfInitSettle: '1',
    });
    expect(totals).toMatchObject({ rcv: 140, netClaim: 140 });
  });

  it('that are disabled stay, flagged, with their price, and add nothing', () => {
    const { items, contents } = written(estimate, profile);
    const later = items[2]?.attributes ?? {};
    expect(later).toMatchObject({
      desc: 'later',
      replace: '900',
      priceNote: 'PWI',
      isPartOfInitSettle: '0',
    });
    for (const amount of ['total', 'tax', 'rcvTotal', 'acvTotal', 'deprTotal'])
      expect(later[amount]).toBeUndefined();
    expect(at(contents.roughDraft, 'LINE_ITEM_DETAIL').attributes.total).toBe('140');
    expect(contents.lines[2]).toMatchObject({
      state: 'incurred_later',
      item: { isPaidWhenIncurred: true, enabled: false, unitPrice: 900, tax: 9 },
    });
  });

  it('that are disabled make a section of their own for the carrier only', () => {
    const { contents, totals } = written(estimate, profile);
    const sections = all(contents.roughDraft, 'MAX_ADDL_AMTS');
    expect(totals.paidWhenIncurred).toBe(909);
    if (profile === 'contractor') expect(sections).toEqual([]);
    else
      expect(sections.map((section) => section.attributes)).toEqual([
        {
          lineItemTotal: '900',
          subtotal: '900',
          rcv: '909',
          rcvPWI: '909',
          totalPaidWhenIncurred: '909',
          maxAddlAmount: '909',
        },
      ]);
  });
});
