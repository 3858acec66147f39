import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => {
  const { lineItems, printed, dateOfLoss } = read(page(1, drawn(text)));
  return {
    dateOfLoss,
    rows: lineItems.map(({ room, description, rcv }) => [room, description, rcv]),
    sums: printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv]),
  };
};

describe('what is done in all rooms', () => {
  it('has a sum of its own, that is none of the whole', () => {
    expect(
      readPage(`
Cause:  Shower valve leak found April 3, 2026

~Work                              Labor     Material        Total
~HALL BATH
Set floor tile                    300.00       120.00       420.00
Reset mirror                       60.00                     60.00
Grout and seal                    100.00        20.00       120.00
~           Total Hall Bath       460.00       140.00       600.00
~ALL ROOMS
Dust walls with zippers           240.00       100.00       340.00
Village permit                                  60.00        60.00
~           Total All Rooms       240.00       160.00       400.00

~                        Sum      700.00       300.00     1,000.00
~             Estimate total                             $1,000.00
`),
    ).toMatchObject({
      dateOfLoss: '2026-04-03',
      sums: [
        ['room', 'Hall Bath', 600],
        ['room', 'All Rooms', 400],
        ['section', '', 1000],
        ['grand', '', 1000],
      ],
    });
  });

  it('may be a delivery, which is no charge beside the work where its cell says where', () => {
    const { rows } = readPage(`
~Area      Product                      Qty  UOM      Price      Amount
Entry     Install plank flooring         90  SF        5.00      450.00
Entry     Tear out laminate              90  SF        1.00       90.00
Kitchen   Install plank flooring        200  SF        5.00    1,000.00
Kitchen   Tear out laminate             200  SF        1.00      200.00
All       Furniture move                                         280.00
All       Delivery & fuel                                         85.00
                                        Goods & labor          2,105.00
                                        Taxable 1,450.00 @ 6.000%    87.00
                                        Estimate total         2,192.00
`);
    expect(rows.at(-1)).toEqual(['All', 'Delivery & fuel', 85]);
  });
});
