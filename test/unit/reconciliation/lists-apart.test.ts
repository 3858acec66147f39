import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, page, read, row } from '../pdf/draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 400],
  ['DEPREC.', 460],
  ['ACV', 520],
);

const BUILDING = [
  ['1. Drywall', '100.00 SF', '3.00', '300.00', '(30.00)', '270.00'],
  ['2. Paint', '100.00 SF', '1.00', '100.00', '(40.00)', '60.00'],
];
const CONTENTS = [
  ['3. Sofa', '1.00 EA', '900.00', '900.00', '(450.00)', '450.00'],
  ['4. Lamp', '2.00 EA', '50.00', '100.00', '(20.00)', '80.00'],
];

describe('a list of contents below the total of the lines of the building', () => {
  const summary = (coverage: string, rcv: string, dep: string, acv: string) =>
    drawn(`
~Summary for ${coverage}
Line Item Total                            ${rcv}
Replacement Cost Value                     $${rcv}
Less Depreciation                          (${dep})
Actual Cash Value                          $${acv}
Net Claim                                  $${acv}
`);
  const estimateOf = (total: string) =>
    read(
      page(1, [
        { text: 'Kitchen', x: 180, y: 80, bold: true },
        ...header(TABLE, 100),
        ...BUILDING.flatMap((cells, at) => row(TABLE, 120 + at * 14, cells)),
        ...row(TABLE, 150, ['Totals: Kitchen', '', '', '400.00', '70.00', '330.00'], {
          bold: true,
        }),
        ...row(TABLE, 170, ['Line Item Totals: ELM', '', '', total, '70.00', '330.00'], {
          bold: true,
        }),
        { text: 'Contents', x: 180, y: 200, bold: true },
        ...header(TABLE, 220),
        ...CONTENTS.flatMap((cells, at) => row(TABLE, 240 + at * 14, cells)),
        ...row(TABLE, 270, ['Totals: Contents', '', '', '1,000.00', '470.00', '530.00'], {
          bold: true,
        }),
      ]),
      page(2, summary('Dwelling', '400.00', '70.00', '330.00')),
      page(3, summary('Contents', '1,000.00', '470.00', '530.00')),
    );

  it('is summed apart, and the summaries hold both', () => {
    expect(reconcile(estimateOf('400.00'))).toMatchObject({
      reconciled: true,
      difference: 0,
      failures: [],
      printed: { rcv: 1400, depreciation: 540, acv: 860 },
    });
  });

  it('excuses no total that is neither', () => {
    expect(reconcile(estimateOf('410.00'))).toMatchObject({ reconciled: false });
  });
});

describe('a summary of all below one for each structure', () => {
  const summary = (name: string, amount: string, net: string) => `
~${name}
Line Item Total                            ${amount}
Replacement Cost Value                     $${amount}
Actual Cash Value                          $${amount}
Net Claim                                  $${net}
`;
  const estimateOf = (whole: string) =>
    read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Drywall', '100.00 SF', '3.00', '300.00', '(0.00)', '300.00']),
        ...row(TABLE, 134, ['2. Fence', '100.00 LF', '1.00', '100.00', '(0.00)', '100.00']),
      ]),
      page(2, drawn(summary('Summary for Dwelling', '300.00', '300.00'))),
      page(3, drawn(summary('Summary for Other Structures', '100.00', '100.00'))),
      page(4, drawn(summary('Summary for all Estimates', whole, whole))),
    );

  it('is not added to them', () => {
    expect(reconcile(estimateOf('400.00'))).toMatchObject({
      reconciled: true,
      printed: { rcv: 400, acv: 400 },
    });
  });

  it('is told where it is not what they come to', () => {
    expect(reconcile(estimateOf('500.00')).reconciled).toBe(false);
  });
});

describe('a level that is opened again below its total', () => {
  const estimateOf = (level: string) =>
    read(
      page(1, [
        { text: 'Main Level', x: 280, y: 60, bold: true },
        { text: "Kitchen   Height: 8'", x: 36, y: 80, bold: true },
        ...header(TABLE, 100),
        ...BUILDING.flatMap((cells, at) => row(TABLE, 120 + at * 14, cells)),
        ...row(TABLE, 150, ['Totals: Kitchen', '', '', '400.00', '70.00', '330.00'], {
          bold: true,
        }),
        ...row(TABLE, 170, ['Total: Main Level', '', '', level, '70.00', '330.00'], {
          bold: true,
        }),
        { text: 'Main Level', x: 280, y: 200, bold: true },
        { text: "Den   Height: 8'", x: 36, y: 220, bold: true },
        ...header(TABLE, 240),
        ...CONTENTS.flatMap((cells, at) => row(TABLE, 260 + at * 14, cells)),
        ...row(TABLE, 290, ['Totals: Den', '', '', '1,000.00', '470.00', '530.00'], {
          bold: true,
        }),
        ...row(TABLE, 310, ['Line Item Totals: ELM', '', '', '1,400.00', '540.00', '860.00'], {
          bold: true,
        }),
      ]),
    );

  it('is summed to there, or whole', () => {
    const estimate = estimateOf('400.00');
    expect(estimate.lineItems.map(({ printed }) => printed?.path[0])).toEqual(
      Array.from({ length: 4 }, () => 'Main Level'),
    );
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('excuses no other total', () => {
    expect(reconcile(estimateOf('410.00')).failures).not.toEqual([]);
  });
});

describe('rows that are paid when incurred', () => {
  const estimateOf = (acv: string) =>
    read(
      page(1, [
        { text: 'Roof', x: 180, y: 80, bold: true },
        ...header(TABLE, 100),
        ...BUILDING.flatMap((cells, at) => row(TABLE, 120 + at * 14, cells)),
        ...row(TABLE, 150, ['3. Drip edge', '10.00 LF', '5.00', '50.00', '', 'PWI']),
        ...row(TABLE, 170, ['Totals: Roof', '', '', '450.00', '70.00', acv], { bold: true }),
      ]),
    );

  it.each(['330.00', '380.00'])('count or do not in a cash value of %s', (acv) => {
    expect(reconcile(estimateOf(acv)).failures).toEqual([]);
  });

  it('do not make another figure right', () => {
    expect(reconcile(estimateOf('390.00')).failures).not.toEqual([]);
  });
});
