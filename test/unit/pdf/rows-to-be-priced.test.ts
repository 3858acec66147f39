import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('has rows that are yet to be priced, with the remark behind', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Work                        Qty    Unit     Price        Total    Comments
Window screen                  2     EA      95.00       190.00
Grill cover                                                 TBD    owner buys
Deck boards                    7     EA      46.60       326.20
~Total                                                   516.20`),
    ),
  );
  expect(lineItems.map(({ description, rcv, f9Note }) => [description, rcv, f9Note])).toEqual([
    ['Window screen', 190, null],
    ['Grill cover', null, 'owner buys'],
    ['Deck boards', 326.2, null],
  ]);
});

it('takes what was paid by check for no row', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Qty     Description                     Unit Price        Amount
1        Level 2 inspection                  325.00        325.00
9        Clay flue tiles                      62.50        562.50
                                           SUBTOTAL        887.50
                                       PAID CK 2204       (325.00)
                                        BALANCE DUE        562.50`),
    ),
  );
  expect(lineItems.map(({ description }) => description)).toEqual([
    'Level 2 inspection',
    'Clay flue tiles',
  ]);
});

it('knows what is torn out and put in per unit', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Item                 Qty   Unit   Tear out per unit   Install per unit       Total
Red oak strip          88     SF                3.25               9.80    1,148.40
Felt                   88     SF                                   0.28       24.64
Shoe mold              46     LF                0.40               2.10      115.00
~Total                                                                     1,288.04`),
    ),
  );
  expect(
    lineItems.map(({ printed }) => [printed?.removePrice ?? null, printed?.replacePrice ?? null]),
  ).toEqual([
    [3.25, 9.8],
    [null, 0.28],
    [0.4, 2.1],
  ]);
});
