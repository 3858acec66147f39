import { expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

test('materials and labor that make the cost without the quantity are no rates, also of one piece', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
Location: 12 Saddleback Ct, Merriam Falls, GA 30189        Policy: 226 131440
Room: Roof - Dwelling           Slope 7/12, 22.4 SQ
#    Description of work          Quantity   UM   Materials      Labor     Equip.   Repl. Cost
1    Felt, 15 lb                      31.2   SQ      600.00     600.00       0.00     1,200.00
2    Ridge roll vent                  62.1   LF      200.00     200.00      98.00       498.00
3    Flashing, stack                   1.0   EA       20.00      48.00       5.00        73.00
4    Ice guard membrane               10.0   LF       30.00      42.00       0.00        72.00
~     Subtotal Roof - Dwelling                       850.00     890.00     103.00     1,843.00`),
    ),
  );
  expect(lineItems.map(({ unitPrice, rcv, room }) => [unitPrice, rcv, room])).toEqual([
    [null, 1200, 'Roof - Dwelling'],
    [null, 498, 'Roof - Dwelling'],
    [null, 73, 'Roof - Dwelling'],
    [null, 72, 'Roof - Dwelling'],
  ]);
  expect(printed?.rooms.map(({ name }) => name)).toEqual(['Roof - Dwelling']);
});
