import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('rates of tax in rows', () => {
  it('say what is added below, so that the subtotal is all that a row comes to', () => {
    const estimate = readPage(`
~Name                                      Price         QTY      Tax       Subtotal
Demo damaged masonry base              $1,650.00           1       0%      $1,650.00
Sign cabinet, extruded aluminum        $3,940.00           1       6%      $3,940.00
Flex faces, digitally printed            $618.00           2       6%      $1,236.00
LED retrofit, per module                   $9.45          84       6%        $793.80
                                                        Subtotal           $7,619.80
                                                        Tax 6%               $358.19
                                                        Permit, at cost      $385.00
                                                        Total              $8,362.99
`);
    expect(estimate.lineItems.map(({ quantity, tax, rcv }) => [quantity, tax, rcv])).toEqual([
      [1, null, 1650],
      [1, null, 3940],
      [2, null, 1236],
      [84, null, 793.8],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
