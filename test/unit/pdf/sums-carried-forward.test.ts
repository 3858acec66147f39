import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const QUOTE = `
~Item       Description                      Qty   Unit     Price      Extended
 1          Laminated shingle                 30     SQ    110.00      3,300.00
 2          Starter strip                      4     BD     50.00        200.00
 3          Delivery                           1     EA     90.00         90.00
                                        Merchandise and freight        3,590.00
                                                   Sales tax 8%          280.00
                                                    Quote total        3,870.00
`;

const LABOR = `
~Labor                                       Qty   Unit      Rate         Total
 Tear off, one layer                          28     SQ     45.00      1,260.00
 Lay shingle                                  30     SQ     80.00      2,400.00
 Dump trailer                                  1     EA    300.00        300.00
                                                    Labor total        3,960.00
                                 Supplier materials (before tax)       3,590.00
                                            Materials and labor        7,550.00
                                        Overhead and profit 20%        1,510.00
                                             Material sales tax          280.00
                                           Job total to carrier        9,340.00
`;

it('takes what a supplier’s quote came to for no row of the sheet behind it', () => {
  const { lineItems, printed } = read(page(1, drawn(QUOTE)), page(2, drawn(LABOR)));
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Laminated shingle', 3300],
    ['Starter strip', 200],
    ['Delivery', 90],
    ['Tear off, one layer', 1260],
    ['Lay shingle', 2400],
    ['Dump trailer', 300],
  ]);
  expect(printed?.totals.find(({ kind }) => kind === 'line_items')?.amounts.rcv).toBe(7550);
});
