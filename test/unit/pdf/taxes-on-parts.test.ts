import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('taxes on a part of the work', () => {
  it('say what they are taken of, below the quantities, and are no rows', () => {
    const estimate = readPage(`
~ITEM                                              QTY          PRICE         AMOUNT
Single cylinder deadbolt                          3.00         $84.95        $254.85
Door jamb repair, split                           2.00        $265.00        $530.00
Fiberglass entry slab                             1.00        $718.40        $718.40
Hang slab, labor                                  4.50        $128.00        $576.00
                                     Subtotal                              $2,079.25
                          Tax (Austin 8.25%) on $973.25                       $80.29
~                                    Total                                 $2,159.54
`);
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Single cylinder deadbolt', 254.85],
      ['Door jamb repair, split', 530],
      ['Fiberglass entry slab', 718.4],
      ['Hang slab, labor', 576],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
