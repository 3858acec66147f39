import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

it('cards say below their sum what makes it', () => {
  const estimate = read(
    page(
      1,
      drawn(`
#Your Solution
~Crawl Space Clean-Out                                                             $1,711.00
Remove fallen batts, wet debris and old liner. Bag and                1180 sq ft × $1.45
haul.
~Vapor Barrier                                                                     $4,177.20
Floor and 12 in. up piers, taped seams                                1416 sq ft × $2.95
~Sump Basin with Pump                                                              $1,895.00
                                                                      1 each × $1,895.00
~Sill Plate Replacement                                                            $2,072.00
Treated 2x8, jack and shim                                        18.5 linear ft × $112.00
~Total                                                                             $9,855.20
`).map((run) => {
        // All sums and factors end at one edge.
        const isRight = run.x > 300;
        return isRight ? { ...run, x: 560, align: 'right' as const } : run;
      }),
    ),
  );
  expect(
    estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv, f9Note }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    [
      'Crawl Space Clean-Out',
      1180,
      'SF',
      1.45,
      1711,
      'Remove fallen batts, wet debris and old liner. Bag and\nhaul.',
    ],
    ['Vapor Barrier', 1416, 'SF', 2.95, 4177.2, 'Floor and 12 in. up piers, taped seams'],
    ['Sump Basin with Pump', 1, 'EA', 1895, 1895, null],
    ['Sill Plate Replacement', 18.5, 'LF', 112, 2072, 'Treated 2x8, jack and shim'],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});
