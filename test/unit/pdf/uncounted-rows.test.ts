import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD =
  '~    Description                                     Price       Qty       Ext. Price';

it('what is said to be in no total is left out where the foot is read, and stays for review', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
#Quote 77

~Front Office
${HEAD}
     Door reader, mullion                           $210.00         4          $840.00
     Power supply                                   $145.50         2          $291.00
~                                      Front Office Subtotal:                 $1,131.00

~Yard
${HEAD}
     Pole camera                                    $655.00         3        $1,965.00
     Yard horn                                       $80.00         2          $160.00*
     * Optional, not included in total
     Fiber pull                                       $2.25       400          $900.00
~                                      Yard Subtotal:                         $2,865.00
                                       * Optional Subtotal:                     $160.00

~                                      Quote Summary                           Amount
                                       Front Office                         $1,131.00
                                       Yard                                 $2,865.00
~                                      Subtotal:                            $3,996.00
                                       Estimated Tax:                         $199.80
~                                      Total:                               $4,195.80
`),
    ),
  );
  expect(lineItems.map(({ description, enabled }) => [description, enabled])).toEqual([
    ['Door reader, mullion', true],
    ['Power supply', true],
    ['Pole camera', true],
    ['Yard horn', false],
    ['Fiber pull', true],
  ]);
  expect(printed?.warnings.map(({ code }) => code)).toEqual(['options_not_counted']);
});
