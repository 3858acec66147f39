import { describe, expect, it } from 'vitest';
import type { Resolution, ResolutionMethod } from '../../../lambdas/domain/estimate/estimate.ts';
import { childrenOf, type XmlElement } from '../../../lambdas/domain/esx/read-xml.ts';
import {
  estimateOf,
  lineItem,
  printedEstimate,
  printedItem,
  printedRoom,
  printedSummary,
} from './sample-estimate.ts';
import { all, at, written } from './written.ts';

/** The tree of groups as nested names, with the descriptions of their lines. */
const outline = (group: XmlElement): unknown => ({
  [group.attributes.desc ?? '']: [
    ...childrenOf(group, 'ITEMS').flatMap((items) =>
      childrenOf(items, 'ITEM').map((item) => item.attributes.desc),
    ),
    ...childrenOf(group, 'GROUPS').flatMap((groups) => childrenOf(groups, 'GROUP').map(outline)),
  ],
});

const outlineOf = (contents: { roughDraft: XmlElement }): unknown =>
  outline(at(contents.roughDraft, 'LINE_ITEM_DETAIL', 'GROUP'));

describe('the tree of groups', () => {
  it('has rooms in the order of the input, and sections inside their room', () => {
    const { contents } = written(
      estimateOf([
        lineItem({ description: 'a', room: 'Kitchen', section: 'Walls' }),
        lineItem({ description: 'b', room: 'Bath' }),
        lineItem({ description: 'c', room: 'Kitchen' }),
        lineItem({ description: 'd', room: 'Kitchen', section: 'Walls' }),
      ]),
    );
    expect(outlineOf(contents)).toEqual({
      SAMPLE: [{ Kitchen: ['c', { Walls: ['a', 'd'] }] }, { Bath: ['b'] }],
    });
  });

  it('numbers lines by their place in the input, whatever group they stand in', () => {
    const { items } = written(
      estimateOf([
        lineItem({ description: 'a', section: 'Walls' }),
        lineItem({ description: 'b' }),
      ]),
    );
    expect(items.map(({ attributes: { lineNum, desc } }) => `${lineNum} ${desc}`)).toEqual([
      '2 b',
      '1 a',
    ]);
  });

  it('has levels, rooms and subrooms as printed, with their measures once', () => {
    const { contents } = written(
      estimateOf(
        [
          lineItem({
            description: 'a',
            room: 'Closet',
            printed: printedItem({ path: ['Main Level', 'Bedroom', 'Closet'], lineNumber: '10a' }),
          }),
        ],
        {
          printed: printedEstimate({
            rooms: [
              printedRoom({ path: ['Main Level'], kind: 'level' }),
              printedRoom({
                path: ['Main Level', 'Bedroom'],
                height: "8'",
                dimensions: { sfWalls: 362.91, syFlooring: 17.04, lfCeilingPerimeter: 46.29 },
              }),
              printedRoom({
                path: ['Main Level', 'Bedroom', 'Closet'],
                kind: 'subroom',
                dimensions: { sfFloor: 20 },
              }),
            ],
          }),
        },
      ),
    );
    expect(outlineOf(contents)).toEqual({
      SAMPLE: [{ 'Main Level': [{ Bedroom: [{ Closet: ['a'] }] }] }],
    });
    expect(all(contents.roughDraft, 'ROOM_DIM_VARS').map((element) => element.attributes)).toEqual([
      { sfWalls: '362.91', syFloor: '17.04', lfCeilingPerim: '46.29' },
      { sfFloor: '20' },
    ]);
    expect(all(contents.roughDraft, 'SUBROOM').map((element) => element.attributes)).toEqual([
      { subroomNum: '1', desc: 'Closet' },
    ]);
    expect(all(contents.roughDraft, 'ROOM_INFO')[0]?.attributes.sketchCeiling).toBe("8'");
    expect(contents.lines[0]).toMatchObject({
      number: '10a',
      path: ['Main Level', 'Bedroom', 'Closet'],
    });
  });

  it('carries the sums of the lines below at every level', () => {
    const { contents } = written(
      estimateOf([
        lineItem({ unitPrice: 0.1, tax: 0.1, room: 'A', section: 'x' }),
        lineItem({ unitPrice: 0.2, room: 'A' }),
        lineItem({ unitPrice: 0.7, overheadProfit: 0.2, room: 'B' }),
      ]),
    );
    const sums = all(contents.roughDraft, 'GROUP').map(
      ({ attributes: { desc, total, tax, addons, rcvTotal } }) => ({
        desc,
        total,
        tax,
        addons,
        rcvTotal,
      }),
    );
    expect(sums).toEqual([
      { desc: 'SAMPLE', total: '1', tax: '0.1', addons: '0.2', rcvTotal: '1.3' },
      { desc: 'A', total: '0.3', tax: '0.1', rcvTotal: '0.4' },
      { desc: 'x', total: '0.1', tax: '0.1', rcvTotal: '0.2' },
      { desc: 'B', total: '0.7', addons: '0.2', rcvTotal: '0.9' },
    ]);
  });
});

describe('a line', () => {
  it.each([
    ['+', undefined],
    ['-', 'Remove'],
    ['&', 'R&R'],
    ['R', 'Detach & Reset'],
    ['I', 'Install'],
    ['M', 'Material Only'],
  ] as const)('with activity %s has the printed prefix %s', (activity, actPrefix) => {
    const { items } = written(estimateOf([lineItem({ activity, unitPrice: 2 })]));
    expect(items[0]?.attributes).toMatchObject({ act: activity, ...(actPrefix && { actPrefix }) });
    expect(items[0]?.attributes.actPrefix).toBe(actPrefix);
  });

  it('whose description says the prefix already does not say it twice', () => {
    const { items } = written(
      estimateOf([lineItem({ activity: '&', description: 'R&R Baseboard' })]),
    );
    expect(items[0]?.attributes.actPrefix).toBeUndefined();
  });

  it('with activity & has both parts, remove first', () => {
    const { items } = written(
      estimateOf([
        lineItem({
          activity: '&',
          quantity: 2,
          printed: printedItem({ removePrice: 7.05, replacePrice: 60.97 }),
        }),
      ]),
    );
    const [item] = items;
    expect(item?.attributes).toMatchObject({ remove: '7.05', replace: '60.97', total: '136.04' });
    expect(all(item as XmlElement, 'ITEM_ACT').map((act) => act.attributes)).toEqual([
      { act: '-', mktUnit: '7.05' },
      { act: '+', mktUnit: '60.97' },
    ]);
  });

  it('keeps its note, line breaks and all, and in XACTDOC.XML as an attached item right after it', () => {
    const f9Note = 'first\nsecond <b> & "x" 🛠️';
    const { items, contents } = written(
      estimateOf([lineItem({ f9Note, printed: printedItem({ machineNotes: ['Waste: 11.4%'] }) })]),
    );
    expect(at(items[0] as XmlElement, 'NOTE').text).toBe(`${f9Note}\nWaste: 11.4%`);
    const native = childrenOf(all(contents.xactdoc, 'ITEMS')[0] as XmlElement, 'ITEM');
    expect(native.map((item) => item.attributes.type)).toEqual(['S', 'N', 'N']);
    expect(native[1]?.attributes.attached).toBe('1');
    expect(contents.lines[0]?.item.f9Note).toBe(f9Note);
  });

  it('without tax and O&P shows depreciation and ACV without them as well', () => {
    const { items } = written(
      estimateOf([
        lineItem({ unitPrice: 10, depreciation: 4 }),
        lineItem({ unitPrice: 10, depreciation: 4, tax: 1 }),
      ]),
    );
    expect(items[0]?.attributes).toMatchObject({
      depr: '4',
      acv: '6',
      deprTotal: '4',
      acvTotal: '6',
    });
    expect(items[1]?.attributes).toMatchObject({ deprTotal: '4', acvTotal: '7' });
    expect(items[1]?.attributes.depr).toBeUndefined();
  });

  it('shows what the print flags: exempt, no O&P, credit, changed price, price word, formula', () => {
    const { items } = written(
      estimateOf([
        lineItem({
          printed: printedItem({
            flags: ['tax_exempt', 'no_overhead_profit', 'credit', 'price_changed'],
            priceNote: 'SEE BID',
            calculation: 'PF*2',
          }),
        }),
      ]),
    );
    expect(items[0]?.attributes).toMatchObject({
      isExempt: '1',
      isNonOP: '1',
      isCredit: '1',
      jobTaxType: '*EN',
      priceNote: 'SEE BID',
      calc: 'PF*2',
    });
  });
});

describe('the code of a line', () => {
  const resolved = (method: ResolutionMethod): Resolution => ({
    method,
    cat: method === 'exact_pair' || method === 'category' ? 'DRY' : null,
    sel: method === 'exact_pair' ? '1/2' : null,
    activity: '+',
    catalogDescription: 'Drywall',
    confidence: 0.9,
    candidates: [],
  });

  it('is the resolved one, and the description stays the input’s', () => {
    const { items, contents } = written(
      estimateOf([
        lineItem({ description: 'hang drywall', unitPrice: 1, resolution: resolved('exact_pair') }),
      ]),
    );
    expect(items[0]?.attributes).toMatchObject({ cat: 'DRY', sel: '1/2', desc: 'hang drywall' });
    expect(contents.lines[0]).toMatchObject({ custom: false, item: { cat: null, sel: null } });
  });

  it('takes the catalogue’s wording where the input has none', () => {
    const { items, contents } = written(
      estimateOf([
        lineItem({ cat: 'DRY', sel: '1/2', description: null, resolution: resolved('exact_pair') }),
      ]),
    );
    expect(items[0]?.attributes.desc).toBe('Drywall');
    expect(contents.lines[0]?.item.description).toBeNull();
  });

  it('that the catalogue lacks is kept as given', () => {
    const { items } = written(
      estimateOf([lineItem({ cat: 'ZZZ', sel: 'OWN', resolution: resolved('unverified_pair') })]),
    );
    expect(items[0]?.attributes).toMatchObject({ cat: 'ZZZ', sel: 'OWN' });
  });

  it('with only a category known is the category without a selector', () => {
    const { items, contents } = written(
      estimateOf([lineItem({ resolution: resolved('category'), unitPrice: 4 })]),
    );
    expect(items[0]?.attributes.cat).toBe('DRY');
    expect(items[0]?.attributes.sel).toBeUndefined();
    expect(contents.lines[0]?.custom).toBe(true);
  });

  it.each(['custom', 'unresolved'] as const)(
    'of a %s item is none: nothing is made up',
    (method) => {
      const { items, contents } = written(
        estimateOf([lineItem({ resolution: resolved(method), unitPrice: 4 })]),
      );
      expect(items[0]?.attributes.cat).toBeUndefined();
      expect(items[0]?.attributes.sel).toBeUndefined();
      expect(contents.lines[0]?.custom).toBe(true);
    },
  );
});

describe('the recaps', () => {
  const { contents } = written(
    estimateOf(
      [
        lineItem({
          cat: 'DRY',
          sel: '1/2',
          unitPrice: 100,
          tax: 5,
          overheadProfit: 20,
          depreciation: 10,
        }),
        lineItem({
          cat: 'FNC',
          sel: 'B1',
          unitPrice: 60,
          tax: 3,
          overheadProfitApplicable: false,
          room: 'Hall',
        }),
        lineItem({ unitPrice: 40, room: 'Hall' }),
      ],
      {
        printed: printedEstimate({
          summaries: [
            printedSummary({
              taxes: [
                { name: 'Material Sales Tax', rate: 8.25, amount: 6 },
                { name: 'Cleaning Mtl Tax', rate: 8.25, amount: 2 },
              ],
              overhead: 10,
              profit: 10,
            }),
          ],
        }),
      },
    ),
  );
  const { roughDraft } = contents;

  it('by room: each room’s own lines, subtotals and shares', () => {
    const rows = all(roughDraft, 'RECAP_GROUP').map((row) => row.attributes);
    expect(rows).toEqual([
      { desc: 'SAMPLE', subtotal: '200', subtotalPercentage: '100' },
      {
        desc: 'General',
        items: '100',
        itemsPercentage: '50',
        subtotal: '100',
        subtotalPercentage: '50',
      },
      {
        desc: 'Hall',
        items: '100',
        itemsPercentage: '50',
        subtotal: '100',
        subtotalPercentage: '50',
      },
    ]);
  });

  it('by category: O&P items apart from the others, then O&P and taxes, coming to the RCV', () => {
    const recap = at(roughDraft, 'RECAP_BY_CATEGORY');
    expect(all(at(recap, 'OP_ITEMS'), 'CATEGORY').map((row) => row.attributes)).toEqual([
      { desc: 'CUSTOM ITEMS', percentage: '17.54', rcv: '40', acv: '40' },
      { desc: 'DRYWALL', percentage: '43.86', rcv: '100', deprec: '10', acv: '90' },
    ]);
    expect(at(recap, 'NON_OP_ITEMS').attributes.subtotalRCV).toBe('60');
    expect(
      all(recap, 'NON_OP_ITEMS').flatMap((items) => all(items, 'CATEGORY'))[0]?.attributes.desc,
    ).toBe('FINISH CARPENTRY / TRIMWORK');
    expect(at(recap, 'OVERHEAD').attributes.rcv).toBe('10');
    expect(at(recap, 'PROFIT').attributes.rcv).toBe('10');
    expect(all(at(recap, 'SALES_TAXES'), 'SALES_TAX').map((tax) => tax.attributes.rcv)).toEqual([
      '6',
      '2',
    ]);
  });

  it('of taxes and O&P: each tax by number and name', () => {
    const recap = at(roughDraft, 'RECAP_TAX_OP');
    expect(at(recap, 'OVERHEAD').attributes).toEqual({ amount: '10' });
    expect(all(recap, 'TAX_DETAIL').map((tax) => tax.attributes)).toEqual([
      { desc: 'Material Sales Tax', rate: '8.25', taxNum: '0', amount: '6' },
      { desc: 'Cleaning Mtl Tax', rate: '8.25', taxNum: '1', amount: '2' },
    ]);
    expect(at(recap, 'LINE_ITEMS').attributes).toEqual({ overhead: '10', profit: '10' });
  });
});

describe('the cover sheet', () => {
  it('has contacts, dates, estimate info and addresses', () => {
    const { contents } = written(
      estimateOf([lineItem()], {
        estimateName: 'SAMPLE-1',
        claimNumber: 'CLAIM-1',
        policyNumber: 'POLICY-1',
        insuredName: 'Sample Owner',
        propertyAddress: '12 Oak Street, Springfield, TX 75001',
        dateOfLoss: '2026-03-01',
        carrierName: 'Sample Mutual',
        priceList: 'TXDF8X_MAR26',
        printed: printedEstimate({
          facts: {
            ...printedEstimate().facts,
            estimator: {
              name: 'Sample Estimator',
              company: 'Sample Co',
              phone: '555-555-0101',
              email: 'e@example.com',
            },
            claimRepresentative: {
              name: 'Sample Adjuster',
              company: null,
              phone: null,
              email: null,
            },
            insuredAddress: '9 Elm Street, Springfield, TX 75001',
            insuredPhone: '555-555-0100',
            companyName: 'Sample Restoration',
            typeOfLoss: 'Hail',
            laborEfficiency: 'Restoration/Service/Remodel',
            dateInspected: '2026-03-04',
            dateReceived: '2026-03-02',
            dateEntered: null,
            dateContacted: null,
            dateCompleted: null,
          },
        }),
      }),
    );
    const { roughDraft, xactdoc } = contents;
    expect(at(roughDraft, 'HEADER').attributes).toEqual({
      compName: 'Sample Restoration',
      dateCreated: '2026-11-21T01:02:03Z',
    });
    const sheet = at(roughDraft, 'COVERSHEET');
    expect(all(sheet, 'CONTACT').map((contact) => contact.attributes)).toEqual([
      { type: 'Insured', name: 'Sample Owner' },
      { type: 'Claim Rep.', name: 'Sample Adjuster' },
      { type: 'Estimator', name: 'Sample Estimator', company: 'Sample Co' },
      { type: 'Insurance Company', company: 'Sample Mutual' },
    ]);
    expect(at(sheet, 'DATES').attributes).toEqual({
      loss: '2026-03-01',
      inspected: '2026-03-04',
      received: '2026-03-02',
    });
    expect(at(sheet, 'ESTIMATE_INFO').attributes).toEqual({
      estimateName: 'SAMPLE-1',
      insuredName: 'Sample Owner',
      claimNumber: 'CLAIM-1',
      policyNumber: 'POLICY-1',
      priceList: 'TXDF8X_MAR26',
      laborEff: 'Restoration/Service/Remodel',
      typeOfLoss: 'Hail',
      carrierId: '5L',
      recipientsXNAddress: 'SAMPLE.HOME.TX',
    });
    expect(at(sheet, 'ADDRESSES', 'ADDRESS').attributes).toEqual({
      type: 'Property',
      primary: '1',
      street: '12 Oak Street',
      city: 'Springfield',
      state: 'TX',
      zip: '75001',
    });
    expect(all(xactdoc, 'CONTACT').map(({ attributes }) => attributes.type)).toEqual([
      'Client',
      'ClaimRep',
      'Estimator',
    ]);
    expect(all(xactdoc, 'EMAIL')[0]?.attributes.address).toBe('e@example.com');
  });
});
