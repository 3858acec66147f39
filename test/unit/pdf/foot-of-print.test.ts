import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const ROWS = `
Service                          Qty         Rate      Charge
Climber                          6 hrs     115.00      690.00
Log loader                       3 hrs     140.00      420.00
Haul logs                        2 hrs     225.00      450.00`;

const totalsOf = (text: string) => {
  const estimate = readPage(`${ROWS}\n${text}\n`);
  expect(estimate.lineItems).toHaveLength(3);
  return estimate.printed?.totals.map(({ kind, name, amounts, adjustments }) => [
    kind,
    name,
    amounts.rcv ?? amounts.lineItemTotal,
    adjustments,
  ]);
};

describe('the foot of a print', () => {
  it('tells the total by what adds up, whatever it is called', () => {
    expect(
      totalsOf(`                                             Subtotal        1,560.00
                                             Fuel surcharge 4%  62.40
                                             Amount due     $1,622.40`),
    ).toEqual([
      ['section', '', 1560, undefined],
      ['grand', '', 1622.4, 62.4],
    ]);
    expect(
      totalsOf(`                                             Net total       1,560.00
                                             VAT @ 20%         312.00
                                             Gross total     1,872.00
                                             Less policy excess (250.00)
                                             Settlement      1,622.00`),
    ).toEqual([['grand', '', 1872, 312]]);
    expect(
      totalsOf('                                             TOTAL CAD      $1,560.00'),
    ).toEqual([['grand', '', 1560, undefined]]);
  });

  it('ends in a sum without a name, which is the total and no sum of the rows', () => {
    const { printed } = readPage(`
Powder room
Reglue two loose seams and clean                                   95.00
Size and hang grasscloth, one wall                                410.00
Grasscloth, 3 rolls at 162.50                                     487.50
Liner, 4 rolls at 31.25                                           125.00
Meet adjuster, 1.5 hrs at 80.00                                   120.00

                                      Work and papers          $1,237.50
                                      Maryland 6% on papers       $36.75
                                      Sum                      $1,274.25
`);
    expect(
      printed?.totals
        .filter(({ amounts }) => amounts.rcv === 1274.25)
        .map(({ kind, adjustments }) => [kind, adjustments]),
    ).toEqual([['grand', 36.75]]);
  });

  it('may take a discount off what it called the whole', () => {
    expect(
      totalsOf(`                                             Work, as listed 1,560.00
                                             Off-season discount (60.00)
                                             Agreement total $1,500.00`)?.at(-1),
    ).toEqual(['grand', '', 1500, -60]);
  });

  it('may say the share of each amount, and of what, in columns behind it', () => {
    expect(
      totalsOf(`
Estimate Totals

      Labor                 1,110.00
      Material                450.00
      Labor Burden            333.00     30.000 %   C
      Overhead                156.00     10.000 %   C
      Bid Total                        2,049.00`)?.at(-1),
    ).toEqual(['grand', '', 2049, 489]);
  });

  it('is no total where nothing leads to it', () => {
    const estimate = readPage(`${ROWS}
                                             Fuel surcharge 4%  62.40
                                             You pay        $1,700.00
`);
    expect(estimate.printed?.totals.filter(({ kind }) => kind === 'grand')).toEqual([]);
    expect(estimate.printed?.warnings.map(({ code }) => code)).toContain('total_missing');
  });

  it('may be said in sentences below the items of a letter, one of them wrapped and one at no charge', () => {
    const estimate = readPage(`
Re: Attic fire of February 20, 2026
   Your Claim No. 7730-HO-15528

Dear Mrs. Vandersee:
We propose the following electrical repairs:

 1. Make safe all circuits at the attic: lump sum, $450.00.
 2. Furnish and install 14/2 copper cable: 640 feet at $2.85 = $1,824.00.
 3. Furnish and install 12/2 copper cable to bath and laundry circuits: 185 feet at $3.60 =
    $666.00.
 4. Replace bath exhaust fan, re-use duct: lump sum, $368.00.
 5. Inspection visits with city inspector: no charge.

The work listed above comes to $3,308.00. The city permit is $285.00, which we pay and pass
along at cost. Our price for the whole job is therefore $3,593.00.
`);
    expect(
      estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv, room }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
        room,
      ]),
    ).toEqual([
      ['Make safe all circuits at the attic', 1, null, null, 450, 'General'],
      ['Furnish and install 14/2 copper cable', 640, 'LF', 2.85, 1824, 'General'],
      [
        'Furnish and install 12/2 copper cable to bath and laundry circuits',
        185,
        'LF',
        3.6,
        666,
        'General',
      ],
      ['Replace bath exhaust fan, re-use duct', 1, null, null, 368, 'General'],
      ['Inspection visits with city inspector', 1, null, 0, 0, 'General'],
    ]);
    expect(estimate.printed?.totals).toMatchObject([
      { kind: 'grand', amounts: { rcv: 3593 }, adjustments: 285 },
    ]);
    expect(warningsOf(estimate).map(({ code }) => code)).toEqual(['charges_left_out']);
    expect(reconcile(estimate).reconciled).toBe(true);
    expect(estimate).toMatchObject({ claimNumber: '7730-HO-15528', dateOfLoss: '2026-02-20' });
  });
});

describe('a second table that is not read', () => {
  it('is told, also below the last row', () => {
    const { printed } = readPage(`${ROWS}
                                             Subtotal        1,560.00
Bolts and plates below the deck, see drawing 3
      seven of them        7   12.00       84.00 ok
      nine of them         9   14.00      126.00 ok
`);
    expect(printed?.warnings.filter(({ code }) => code === 'row_unread')).toHaveLength(2);
  });
});
