import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a markup between what a row costs and its price', () => {
  it('makes the price what the row comes to, whatever short word heads it', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item    Description of work             Qty     UM    Unit $         Cost    Mkup        Price
01 GENERAL
01.01   Permit, city                   1.00    LS    200.00       200.00               200.00
01.02   Portable toilet                2.00    MO    150.00       300.00     10%       330.00
01.03   Foreman                        3.00    WK    900.00     2,700.00     20%     3,240.00
                     Subtotal General                           3,200.00             3,770.00
02 CARPENTRY
02.01   Fascia, primed                40.00    LF     10.00       400.00     20%       480.00
02.02   Crane, set trusses             4.00    HR    250.00     1,000.00     10%     1,100.00
                     Subtotal Carpentry                         1,400.00             1,580.00
                     TOTAL ALL DIVISIONS                        4,600.00             5,350.00
`),
      ),
    );
    expect(
      estimate.lineItems.map(({ description, overheadProfit, rcv }) => [
        description,
        overheadProfit,
        rcv,
      ]),
    ).toEqual([
      ['Permit, city', null, 200],
      ['Portable toilet', 30, 330],
      ['Foreman', 540, 3240],
      ['Fascia, primed', 80, 480],
      ['Crane, set trusses', 100, 1100],
    ]);
  });
});
