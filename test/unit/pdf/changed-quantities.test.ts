import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

/** A change order whose third row comes to so much. */
const order = (trim: string) =>
  read(
    page(
      1,
      drawn(`
#CHANGE ORDER NO. 4
~C.O.                                            Contract   Revised             Unit         Net Change
~Item    Description of Change                   Quantity   Quantity   Unit     Price          (Deduct)
~Entry Hall
  1     Paneling, oak, supplier raised price           1          1    LS       diff.           318.00
        after the order
  2     Baseboard, oak 5 in                           40         64    LF       11.50           276.00
  3     Door casing, one side                          -         22    LF        6.25           ${trim}
                                                              Net, Entry Hall                   731.50
~Powder Room
  4     Tile floor                                    55         42    SF       16.00          (208.00)
  5     Waterproof membrane                            -         42    SF        4.10           172.20
  6     Mirror, owner keeps the old one                1          -    EA      210.00          (210.00)
                                                            Net, Powder Room                   (245.80)
~                                                    TOTAL THIS CHANGE ORDER                     485.70

Original contract sum                                                    $ 18,400.00
Net of previous change orders (C.O. 1-3)                                  $ 1,212.00
This change order                                                           $ 485.70
Contract sum including this change order                                 $ 20,097.70
`),
    ),
  );

describe('a change order with the quantities of the contract and the revised ones', () => {
  const estimate = order('137.50');

  it('has rows of what changes, and less of it is a credit', () => {
    expect(
      estimate.lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Paneling, oak, supplier raised price after the order', 1, null, 318],
      ['Baseboard, oak 5 in', 24, 11.5, 276],
      ['Door casing, one side', 22, 6.25, 137.5],
      ['Tile floor', -13, 16, -208],
      ['Waterproof membrane', 42, 4.1, 172.2],
      ['Mirror, owner keeps the old one', -1, 210, -210],
    ]);
  });

  it('has its places, and what the contract comes to is none of its rows', () => {
    expect(new Set(estimate.lineItems.map(({ room }) => room))).toEqual(
      new Set(['Entry Hall', 'Powder Room']),
    );
    expect(warningsOf(estimate)).toEqual([]);
  });

  it('has none where the amounts are not of what changes', () => {
    const rows = order('137.50').lineItems;
    expect(order('173.50').lineItems[2]?.quantity).not.toBe(rows[2]?.quantity);
  });
});
