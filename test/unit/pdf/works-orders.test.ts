import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

describe('a works order on a schedule of rates', () => {
  const estimate = read(
    page(
      1,
      drawn(`
~Line  SOR Code   Description                             Location     Qty   UOM    SOR Rate £      Value £
   1  325001/3   PLASTERBOARD:RENEW CEILING              Kitchen    11.20   SM          30.00       336.00
   2  331103     ARTEX:ENCAPSULATE                       Kitchen     3.00   SM          20.00        60.00
   3  325001/3   PLASTERBOARD:RENEW CEILING              Bathroom    4.00   SM          30.00       120.00
   4  630110     WC SUITE:REFIX                          Bathroom    1.00   NO          84.00        84.00
                                                         Schedule value                             600.00
                                                         Contract adjustment  +4.50%                 27.00
                                                         Net order value                            627.00
                                                         VAT @ 20%                                  125.40
~                                                         Gross order value                          752.40
`),
    ),
  );

  it('reads the codes of its schedule, with a slash or without', () => {
    expect(
      estimate.lineItems.map(({ sel, description, room, rcv }) => [sel, description, room, rcv]),
    ).toEqual([
      ['325001/3', 'PLASTERBOARD:RENEW CEILING', 'Kitchen', 336],
      ['331103', 'ARTEX:ENCAPSULATE', 'Kitchen', 60],
      ['325001/3', 'PLASTERBOARD:RENEW CEILING', 'Bathroom', 120],
      ['630110', 'WC SUITE:REFIX', 'Bathroom', 84],
    ]);
  });

  it('has no row of what leads to a net value, before a tax that leads on', () => {
    expect(estimate.lineItems).toHaveLength(4);
    expect(reconcile(estimate).failures).toEqual([]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({
      amounts: { rcv: 752.4 },
      adjustments: 152.4,
    });
  });
});
