import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a tax that is included, beside terms', () => {
  it('is no row', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item                                      Qty    Unit    Price each         Amount
~FENCE
Cedar picket 6 ft                          120    FT           21.50       2,580.00
Steel post set in concrete                  16    EA           48.00         768.00
Gate, walk, 4 ft                             1    EA          310.00         310.00
~CLEAN UP
Tear off and haul old fence                118    FT            3.25         383.50

STAIN  Clear  Cedar tone  Walnut                           SUBTOTAL        4,041.50
Posts are set 30 in. deep, two year labor warranty.        TAX                incl.
Half down, balance when done. Good for 15 days.            TOTAL           4,041.50
`),
      ),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([2580, 768, 310, 383.5]);
    expect(estimate.printed?.totals.at(-1)?.amounts.rcv).toBe(4041.5);
  });
});
