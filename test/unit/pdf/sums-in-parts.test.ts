import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a sum that says its parts', () => {
  it('closes the section that begins as it does', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~T    Part no.        Description                           Qty  U/M       Each      Amount
Job 1    North door - sectional 12 x 14
Complaint Will not open. Panel bent at the second hinge.
P    RS-22           Roller, steel, long stem                4   EA        6.25       25.00
L                    Straighten track and adjust             2   HR       95.00      190.00
                     Job 1: Parts 25.00 Labor 190.00 Rental 0.00                     215.00
Job 2    South door - rolling steel
P    SP-9            Torsion spring                          1   EA      210.00      210.00
P    CB-1            Cable set                               1   EA       44.00       44.00
L                    Replace spring and cables               3   HR       95.00      285.00
R                    Scissor lift                            1   DA      180.00      180.00
                     Job 2: Parts 254.00 Labor 285.00 Rental 180.00                  719.00
                                                   Parts                             279.00
                                                   Labor                             475.00
                                                   Rental                            180.00
                                                   Subtotal                          934.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([25, 190, 210, 44, 285, 180]);
    expect(new Set(estimate.lineItems.map(({ room, section }) => section ?? room))).toEqual(
      new Set(['Job 1 North door - sectional 12 x 14', 'Job 2 South door - rolling steel']),
    );
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([215, 719, 934]);
  });
});
