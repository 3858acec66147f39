import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

describe('what rows are reckoned from in parts', () => {
  it('is installation and demolition, as much of both', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Price Proposal
~Item   CSI Number         UOM    Description                                  Line Total
~Category - Reading Room
6       09 51 13 00-0018   SF     Mineral fiber ceiling panel                   $5,756.23
                                  Installation   1,240.00 x    3.42 x   1.1240 = 4,766.66
                                  Demolition     1,240.00 x    0.71 x   1.1240 =   989.57
7       09 51 13 00-0018   SF     For >1,000 to 2,500, deduct                    -$236.94
                                  Installation   1,240.00 x   -0.17 x   1.1240 =  -236.94
                                  Subtotal for Category - Reading Room          $5,519.29
~Category - Workroom
8       09 65 19 00-0003   SF     Vinyl composition tile                        $1,263.35
                                  Installation     286.00 x    2.87 x   1.1240 =   922.60
                                  Demolition       286.00 x    1.06 x   1.1240 =   340.75
                                  Subtotal for Category - Workroom              $1,263.35
                                  Proposal Total                                $6,782.64
`),
      ),
    );
    expect(
      estimate.lineItems.map(({ description, quantity, rcv, room, printed }) => [
        description,
        quantity,
        printed?.removePrice,
        printed?.replacePrice,
        rcv,
        room,
      ]),
    ).toEqual([
      ['Mineral fiber ceiling panel', 1240, 0.71, 3.42, 5756.23, 'Reading Room'],
      ['For >1,000 to 2,500, deduct', 1240, null, null, -236.94, 'Reading Room'],
      ['Vinyl composition tile', 286, 1.06, 2.87, 1263.35, 'Workroom'],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
