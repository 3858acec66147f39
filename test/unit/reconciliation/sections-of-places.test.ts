import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from '../pdf/draw.ts';

const estimateOf = (sum: string) =>
  read(
    page(
      1,
      drawn(`
~Code      Description                      Quantity UM      Unit Cost       Total

~Location: BEDROOM 2
~  09 DRYWALL
0902      Drywall ceiling                    100.00 SF         4.00        400.00
0908      Plaster patch                       10.00 SF        10.00        100.00
                                   Total 09 DRYWALL                        500.00
                                    Total BEDROOM 2                        500.00

~Location: BEDROOM 3
~  09 DRYWALL
0908      Plaster patch                       12.00 SF        10.00        120.00
~  10 PAINTING
1002      Seal ceiling                       120.00 SF         1.00        120.00
1004      Seal walls                         300.00 SF         1.00        300.00
                                  Total 10 PAINTING                        420.00
                                    Total BEDROOM 3                        540.00

~Location: HALL BATH
~  09 DRYWALL
0902      Drywall ceiling                     50.00 SF         4.00        200.00
0905      Attic hatch                          1.00 EA       215.00        215.00
                                   Total 09 DRYWALL                        ${sum}
                                    Total HALL BATH                        415.00
`),
    ),
  );

it('the sum of a division in a place leaves out a row of it that stood alone in the place before', () => {
  expect(reconcile(estimateOf('415.00')).failures).toEqual([]);
});

it('the sum of a division that its place does not come to is told', () => {
  expect(reconcile(estimateOf('405.00')).failures).toMatchObject([
    { scope: 'section', name: '09 DRYWALL', printed: 405 },
  ]);
});
