import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const agreement = (below: string) =>
  read(
    page(
      1,
      drawn(`
#Kitchen Repair Agreement
~Scope                                                    Price
Demolition of cabinets and floor                      $1,850.00
Rough plumbing and electric                           $2,400.00
Cabinets, base 12 LF and wall 10 LF                   $6,900.00
Contract total                                       $11,150.00${below}`),
    ),
  );

describe('amounts below the sum of all rows', () => {
  it('that come to it again are how it is paid, and no work', () => {
    const estimate = agreement(`
Deposit at signing                                    $5,000.00
Second draw when cabinets are set                     $4,000.00
Balance at completion                                 $2,150.00`);
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1850, 2400, 6900]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('that come to something else stay, and the sum is told to be another', () => {
    const estimate = agreement(`
Deposit at signing                                    $5,000.00
Quartz top                                            $3,150.00`);
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1850, 2400, 6900, 5000, 3150]);
    expect(reconcile(estimate).reconciled).toBe(false);
  });
});
