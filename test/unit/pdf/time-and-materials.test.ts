import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

const placesOf = ({ lineItems }: Estimate) =>
  lineItems.map(({ room, section, description }) => [section ?? room, description]);

describe('an invoice for time and materials', () => {
  const estimate = readPage(`
#Job cost invoice
~Labor
~Date         Description                                     Hours      Rate     Amount
05/11/2026   Lead technician - set containment                4.00     68.00     272.00
05/12/2026   Technician - move equipment                      3.00     54.00     162.00
~                                                   Labor Total                 $434.00
~Equipment
~Equipment                          Date On       Date Off       Days      Rate     Amount
Dehumidifier, large                05/11/2026    05/14/2026         3    245.00     735.00
Air mover - set A                  05/11/2026    05/15/2026         4     27.50     110.00
~                                                   Equipment Total             $845.00
~Subcontractors
~Vendor / Description                      Vendor Inv.        Cost     Markup      Amount
Hill Environmental - sampling             HD-26-22          100.00        10%      110.00
Canyon Waste - 20 yd roll-off             88120             400.00        10%      440.00
~                                                   Subcontractors Total        $550.00
~                                                   Total Due                 $1,829.00
`);

  it('sorts its rows by the kind of cost that heads their table', () => {
    expect(placesOf(estimate).map(([place]) => place)).toEqual([
      ...['Labor', 'Labor'],
      ...['Equipment', 'Equipment'],
      ...['Subcontractors', 'Subcontractors'],
    ]);
  });

  it('says when what is rented came and went, in columns of their own', () => {
    expect(placesOf(estimate).slice(2, 4)).toEqual([
      ['Equipment', 'Dehumidifier, large'],
      ['Equipment', 'Air mover - set A'],
    ]);
  });

  it('bills what others charged, with a markup and the number of their bill', () => {
    expect(estimate.lineItems.slice(4).map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Hill Environmental - sampling', 110],
      ['Canyon Waste - 20 yd roll-off', 440],
    ]);
  });
});
