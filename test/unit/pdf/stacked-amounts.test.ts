import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const estimateOf = (text: string) => read(page(1, drawn(text)));

const figures = ({ lineItems }: ReturnType<typeof estimateOf>) =>
  lineItems.map(({ description, quantity, unit, unitPrice, rcv, depreciation, acv }) => [
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
    depreciation,
    acv,
  ]);

const ROWS = [
  ['Vinyl plank flooring', 80, 'SF', 15, 1200, 200, 1000],
  ['Toilet seat', 1, 'EA', 90, 90, null, 90],
  ['Paint walls', 100, 'SF', 3, 300, 30, 270],
  ['Baseboard', 40, 'LF', 3, 120, null, 120],
];

describe('amounts one below the other, with their labels', () => {
  it('are cells of the row beside which they stand', () => {
    const estimate = estimateOf(`
#Upstairs bath
~Vinyl plank flooring                          RCV                 $1,200.00
80 SF @ $15.00                                Less depreciation    $200.00
                                              ACV                 $1,000.00
~Toilet seat                                   RCV                    $90.00
1 EA @ $90.00                                 ACV                    $90.00
#Hall
~Paint walls                                   RCV                   $300.00
100 SF @ $3.00                                Less depreciation     $30.00
                                              ACV                   $270.00
~Baseboard                                     RCV                   $120.00
40 LF @ $3.00                                 ACV                   $120.00

Total RCV                                                         $1,710.00
Total depreciation                                                  $230.00
Total ACV                                                         $1,480.00`);
    expect(figures(estimate)).toEqual(ROWS);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Upstairs bath',
      'Upstairs bath',
      'Hall',
      'Hall',
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  const ownWords = (total: string) => `
~Vinyl plank flooring                          Amount              $1,200.00
Qty: 80 SF  Unit price: $15.00                Held back            -$200.00
                                              We pay              $1,000.00
~Toilet seat                                   Amount                 $90.00
Qty: 1 EA  Unit price: $90.00                 We pay                 $90.00
~Paint walls                                   Amount                $300.00
Qty: 100 SF  Unit price: $3.00                Held back             -$30.00
                                              We pay                $270.00
~Baseboard                                     Amount                $120.00
Qty: 40 LF  Unit price: $3.00                 We pay                $120.00

~Total                                                            ${total}`;

  it('are told by what they come to where nobody knows their labels', () => {
    const estimate = estimateOf(ownWords('$1,480.00'));
    expect(figures(estimate)).toEqual(ROWS);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('are held against a total that is none of their sums', () => {
    expect(reconcile(estimateOf(ownWords('$1,500.00'))).reconciled).toBe(false);
  });

  it('may stand in a cell of a table', () => {
    const estimate = estimateOf(`
~Item                            Qty         Price        Amounts
~Bath
Vinyl plank flooring            80 SF      $15.00       RCV: $1,200.00
                                                        DEP: $200.00
                                                        ACV: $1,000.00
Toilet seat                      1 EA      $90.00       RCV: $90.00
                                                        ACV: $90.00
Paint walls                    100 SF       $3.00       RCV: $300.00
                                                        DEP: $30.00
                                                        ACV: $270.00
Baseboard                       40 LF       $3.00       RCV: $120.00
                                                        ACV: $120.00
~Total RCV                                              $1,710.00`);
    expect(figures(estimate)).toEqual(ROWS);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });
});
