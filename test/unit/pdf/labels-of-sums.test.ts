import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a label of its own that closes each group', () => {
  it('is the sum of the rows above it', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item                                      Hours      Rate      Amount
#Tall clock
Wash case and bonnet                         2.5     64.00      160.00
Replace two finials                            3     64.00      192.00
Walnut stock                                                     41.50
                              For this one                      393.50
#Blanket chest
Refinish lid                                 4.5     64.00      288.00
Oil and wax                                                      23.75
Brass hinge pair                                                 36.00
                              For this one                      347.75
                                             Total              741.25
`),
      ),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([160, 192, 41.5, 288, 23.75, 36]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([
      393.5, 347.75, 741.25,
    ]);
  });

  it('is a row where it does not come to those above it', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item                                      Hours      Rate      Amount
#Tall clock
Wash case and bonnet                         2.5     64.00      160.00
Replace two finials                            3     64.00      192.00
Wax and oil                                                      41.50
#Blanket chest
Refinish lid                                 4.5     64.00      288.00
Wax and oil                                                      36.00
                                             Total              717.50
`),
      ),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([160, 192, 41.5, 288, 36]);
  });
});
