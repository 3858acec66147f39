import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** A ticket of a form: labor goes across the page, and what was used stands beside what was rented. */
const ticket = (day: string, hours: string, labor: string, total: string): string => `
#Quarry Hill Tree & Crane
Week ending: ${day}
~LABOR
~Name             Class           M     T     W     Hours    Rate       Amount
A. Reyes         Climber         8     8     8        24    70.00     1,680.00
B. Stone         Groundman       8     8     ${hours}
~                                                     Labor           ${labor}
~MATERIALS                                       EQUIPMENT
~Qty   Unit   Material             Each     Ext.        Item           Hrs    Rate     Amount
  4   ea     Lag screw 8"         2.50    10.00     Crane, 30 ton      9   120.00   1,080.00
 12   ft     Steel cable          3.25    39.00     Chipper           16    45.00     720.00
  2   gal    Bar oil             18.00    36.00     Saw               24     8.00     192.00
  3   ea     Tarp 20x30          22.00    66.00
~                        Materials       151.00             Equipment               1,992.00

~                                                   Ticket total                   $ ${total}
`;

const DAYS = [
  ticket('3/7/2026', '8        24    40.00       960.00', '2,640.00', '4,783.00'),
  ticket('3/14/2026', '4        20    40.00       800.00', '2,480.00', '4,623.00'),
];

describe('tickets with two tables beside each other below one across', () => {
  const { lineItems } = read(...DAYS.map((text, at) => page(at + 1, drawn(text))));

  it('are read table by table', () => {
    expect(
      lineItems
        .slice(0, 9)
        .map(({ description, quantity, unitPrice, rcv }) => [
          description,
          quantity,
          unitPrice,
          rcv,
        ]),
    ).toEqual([
      ['A. Reyes Climber', 24, 70, 1680],
      ['B. Stone Groundman', 24, 40, 960],
      ['Lag screw 8"', 4, 2.5, 10],
      ['Steel cable', 12, 3.25, 39],
      ['Bar oil', 2, 18, 36],
      ['Tarp 20x30', 3, 22, 66],
      ['Crane, 30 ton', 9, 120, 1080],
      ['Chipper', 16, 45, 720],
      ['Saw', 24, 8, 192],
    ]);
  });

  it('have a kind of cost above their first table, which is no part of the letterhead', () => {
    expect(lineItems).toHaveLength(18);
    expect(lineItems[9]?.room).toBe('LABOR');
  });
});
