import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const PROPOSAL = (price: string): string => `
~Item                              Qty        Basic        Plus ✓        Best
Tear off one layer               22.0 SQ    $1,540.00    $1,540.00    $1,540.00
Underlayment                     22.0 SQ      $440.00      $550.00      $880.00
Shingle field                    24.0 SQ    $5,280.00    $6,240.00    $9,600.00
Ridge vent                         40 LF      Re-use       $420.00      $460.00
Workmanship warranty                1 EA        2 yr       Included     Included
~Package price                              $7,260.00    ${price}    $12,480.00

Gutter 6 in., white                    60 LF       $690.00      ADDED
Leaf guard                             60 LF       $480.00      Declined

                                       Plus package            $8,750.00
                                       Add-ons                   $690.00
~                                      Total                   $9,440.00`;

describe('a proposal that prices its rows in packages', () => {
  it('is read as the package that is ticked, with what was added to it', () => {
    const { lineItems, printed } = read(page(1, drawn(PROPOSAL('$8,750.00'))));
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['Tear off one layer', 22, 'SQ', 1540],
      ['Underlayment', 22, 'SQ', 550],
      ['Shingle field', 24, 'SQ', 6240],
      ['Ridge vent', 40, 'LF', 420],
      ['Workmanship warranty', 1, 'EA', 0],
      ['Gutter 6 in., white', 60, 'LF', 690],
    ]);
    expect(printed?.totals.at(-1)?.amounts.rcv).toBe(9440);
  });

  it('is left as it is where the ticked column does not come to its price', () => {
    const { lineItems } = read(page(1, drawn(PROPOSAL('$8,760.00'))));
    expect(lineItems.map(({ rcv }) => rcv)).not.toContain(690);
  });
});
