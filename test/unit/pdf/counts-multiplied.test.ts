import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('takes the sign before a quantity for no unit where price, quantity and sum come out', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Item                                     Price         Qty         Total
Synthetic underlayment               $31.00 / SQ     x 27.4       $849.40
Starter                               $2.70 / LF      x 228       $615.60
Drip edge, D style                    $3.10 / LF      x 314       $973.40
Pipe boots                           $62.00 / EA        x 3       $186.00
~Total                                                          $2,624.40`),
    ),
  );
  expect(lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
    [27.4, 'SQ', 31],
    [228, 'LF', 2.7],
    [314, 'LF', 3.1],
    [3, 'EA', 62],
  ]);
});
