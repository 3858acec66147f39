import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

const invoice = (recap: string): string => `
#Marlowe Drying
Customer: Alva Reyes                              Claim: 26-10443

~A. Labor

~Date      Who / what                                          Hours      Rate       Amount
02/03      Helper, carry out and haul, load the tear-           3.00     48.50       145.50
           outs
02/04      Foreman, monitor                                     1.25     66.00        82.50
~                                                                      Total A       228.00

~B. Equipment

~Equipment                                             No.     Days   Per day        Charge
Fan, small                                               4        3     21.00        252.00
Heater, electric                                         1        2     64.00        128.00
Lamp, work                                               2        3      5.00         30.00
Hose                                                     3        3      2.00         18.00
~                                                                      Total B       428.00

~C. Consumables

~   Used Unit      Item                                            Price ea.         Amount
       3 roll      Masking film                                        18.20          54.60
     2.5 gal       Sealer, clear                                       30.40          76.00
      20 each      Sacks 4 mil                                          1.15          23.00
~                                                                      Total C       153.60

${recap}
~                                   Invoice total                                    $809.60
`;

const RECAP = `
                                    A. Labor                                         228.00
                                    B. Equipment                                     428.00
                                    C. Consumables                                   153.60
`;

describe('invoices of several tables, each with heads of its own', () => {
  it('count days, and what of the stock was used before what it is', () => {
    expect(
      readPage(invoice('')).lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Helper, carry out and haul, load the tear-outs', 3, 'HR', 48.5],
      ['Foreman, monitor', 1.25, 'HR', 66],
      ['Fan, small', 12, null, 21],
      ['Heater, electric', 2, null, 64],
      ['Lamp, work', 6, null, 5],
      ['Hose', 9, null, 2],
      ['Masking film', 3, 'RL', 18.2],
      ['Sealer, clear', 2.5, 'GL', 30.4],
      ['Sacks 4 mil', 20, 'EA', 1.15],
    ]);
  });

  it('keep the letters of their tables where the recapitulation has them', () => {
    const names = (text: string) => [
      ...new Set(readPage(text).lineItems.map(({ room, section }) => section ?? room)),
    ];
    expect(names(invoice(RECAP))).toEqual(['A. Labor', 'B. Equipment', 'C. Consumables']);
    expect(names(invoice(RECAP.replace(/[A-C]\. /g, '   ')))).toEqual([
      'Labor',
      'Equipment',
      'Consumables',
    ]);
  });
});
