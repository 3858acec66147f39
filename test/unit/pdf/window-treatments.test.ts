import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** The order of a drapery workroom: sizes in fractions, the list price less a discount, or net. */
const order = () =>
  drawn(`
CORWIN DRAPERY WORKROOM                                                                                        PAGE 1 OF 1
411 TALLOW ST MACON GA 31201   478-555-0160                                                                    ORDER 20417

SOLD TO: AUGUST PELLETIER                                      CLAIM #: GF-55-20417

~LN  ROOM      CODE     TREATMENT                             WIDE     HIGH   QTY      LIST    DISC     NET AMT

 1  STUDY     DRP-RP   Ripple fold drapery, 2x full,           118       92     1  1,240.00    20%      992.00
                       interlined
                         Fab: Harrow Twill / Oat  19 yd

 2  STUDY     HDW-RD   Rod re-hang and level                                    2     38.00    NET       76.00
 3  FRNT BR   RMN-HB   Hobbled roman shade, lined           41 1/2       64     2    402.00    25%      603.00
                         Corded. OM
 4  FRNT BR   CEL-12   Cellular shade 1/2 single, light     28 3/8   50 3/4     3    198.00    30%      415.80
                       filter
                         Stock white. IM
 5  NOOK      VAL-SW   Swag valance, board mounted              58       16     1    344.00    20%      275.20
 6  NOOK      UPH-BN   Bench cushion, re-cover, new             48       18     1    310.00    15%      263.50
                       core
 7            LAB-RM   Take down & bag smoked goods                             9     16.00    NET      144.00
 8            LAB-IN   Install, per opening                                    10     32.00    NET      320.00

                                                                   MERCHANDISE & LABOR                3,089.50
                                                                   SALES TAX 8% (LINES 1-6)             210.04
                                                                   ORDER TOTAL                        3,299.54
`);

describe('orders of a drapery workroom', () => {
  it('have their sizes beside the treatment, and the net amount behind a discount', () => {
    const { lineItems } = read(page(1, order()));
    expect(
      lineItems.map(({ room, description, quantity, rcv }) => [room, description, quantity, rcv]),
    ).toEqual([
      ['STUDY', 'Ripple fold drapery, 2x full, interlined', 1, 992],
      ['STUDY', 'Rod re-hang and level', 2, 76],
      ['FRNT BR', 'Hobbled roman shade, lined', 2, 603],
      ['FRNT BR', 'Cellular shade 1/2 single, light filter', 3, 415.8],
      ['NOOK', 'Swag valance, board mounted', 1, 275.2],
      ['NOOK', 'Bench cushion, re-cover, new core', 1, 263.5],
      ['General', 'Take down & bag smoked goods', 9, 144],
      ['General', 'Install, per opening', 10, 320],
    ]);
  });
});
