import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

it('the total of a lettered quote counts what is taken off below its rows', () => {
  const estimate = read(
    page(
      1,
      drawn(`
#Quote A - Copper Roof
~#   Product / Service                          Qty        Unit Price       Amount
1    Remove tile                             10 Squares        $100.00    $1,000.00
2    Lay copper                              10 Squares        $900.00    $9,000.00
3    Pipe flashing                            2 Units           $50.00      $100.00

                                            Subtotal                     $10,100.00
                                            Cash discount                  -$100.00
                                            QUOTE A TOTAL                $10,000.00
`),
    ),
    page(
      2,
      drawn(`
#Quote B - Tile Roof, declined
Shown for the file only, and no part of the contract.

                                            Quote B total (declined)      $8,000.00
`),
    ),
  );
  expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1000, 9000, 100]);
  expect(estimate.printed?.totals.at(-1)).toMatchObject({
    kind: 'grand',
    amounts: { rcv: 10000 },
    adjustments: -100,
  });
  expect(reconcile(estimate).failures).toEqual([]);
});
