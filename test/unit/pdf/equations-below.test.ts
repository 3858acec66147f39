import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

/** Rows of a catalogue whose amount is reckoned on the line below. */

const rowsOf = ({ lineItems }: Estimate): unknown[] =>
  lineItems.map(({ description, quantity, unit, unitPrice, rcv, room, f9Note, sel, printed }) => [
    printed?.lineNumber,
    sel,
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
    room,
    f9Note,
  ]);

describe('what amounts are reckoned from, below them', () => {
  it('are quantity, price and the factor of a contract', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Price Proposal
~Rec#   CSI Number         UOM    Description                                  Line Total
~Bldg 12 - Roof
1       07 31 13 00-4000   LF     Starter and ridge cap                           $594.41
                                  Installation  Quantity   Unit Price   Factor     Total
                                                 75.00 x      7.07 x   1.1210 =   594.41
                                  User Note: Match existing.
2       07 31 13 00-3735   EA     Pipe boot 1-1/2 to 3 in.                        $213.84
                                  with flange
                                  Demolition    Quantity   Unit Price   Factor     Total
                                                  4.00 x     47.69 x   1.1210 =   213.84
                                  Subtotal for Bldg 12 - Roof                     $808.25
~Bldg 14 - Latrine
3       22 42 13 00-4093   EA     Lavatory faucet                                 $923.43
                                  Installation  Quantity   Unit Price   Factor     Total
                                                  4.00 x    205.94 x   1.1210 =   923.43
                                  Subtotal for Bldg 14 - Latrine                  $923.43
                                  Proposal Total                                $1,731.68
`),
      ),
    );
    expect(rowsOf(estimate)).toEqual([
      [
        '1',
        '07 31 13 00-4000',
        'Starter and ridge cap',
        75,
        'LF',
        7.07,
        594.41,
        'Bldg 12 - Roof',
        'User Note: Match existing.',
      ],
      [
        '2',
        '07 31 13 00-3735',
        'Pipe boot 1-1/2 to 3 in. with flange',
        4,
        'EA',
        47.69,
        213.84,
        'Bldg 12 - Roof',
        null,
      ],
      [
        '3',
        '22 42 13 00-4093',
        'Lavatory faucet',
        4,
        'EA',
        205.94,
        923.43,
        'Bldg 14 - Latrine',
        null,
      ],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [], unclear: [] });
  });

  it('are quantity and price without labels, below rows without numbers', () => {
    const estimate = read(
      page(
        1,
        drawn(`
Work                                                            Amount
~Kitchen
Paint the walls                                                 $20.00
   Labor and material: 10.00 SF x 2.00 = 20.00
Clean the floor                                                 $50.00
   Labor: 50.00 SF x 1.00 = 50.00
Haul debris                                                     $99.00
   3 LD x 33.00 = 99.00
Total                                                          $169.00
`),
      ),
    );
    expect(
      estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Paint the walls', 10, 'SF', 2, 20],
      ['Clean the floor', 50, 'SF', 1, 50],
      ['Haul debris', 3, 'LD', 33, 99],
    ]);
  });

  it('are none where the product is another', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Description                   Qty       Price       Total
Paint the walls              10.00        2.00       20.00
   4.00 x 6.00 = 24.00
Clean the floor              50.00        1.00       50.00
   2.00 x 20.00 = 40.00
Total                                                70.00
`),
      ),
    );
    expect(lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
      [10, 2, 20],
      [50, 1, 50],
    ]);
  });
});
