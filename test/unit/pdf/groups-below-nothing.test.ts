import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('a group that comes to less than nothing is headed as others are, with its sum beside its name', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~Description              Quantity    Unit    Unit Cost     Price
~Kitchen                                                  $100.00
Hang drywall                   10    SF         $4.00      $40.00
Paint walls                    20    SF         $3.00      $60.00
~Rec Room                                                 $350.00
Lay tile                       25    SF        $10.00     $250.00
Seal grout                     50    LF         $2.00     $100.00
~Credits                                                  -$70.00
Drying equipment moved         -3    HR        $20.00     -$60.00
Salvaged hardware               1    EA       -$10.00     -$10.00
~Total                                                    $380.00
`),
    ),
  );
  expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
    ['Kitchen', 40],
    ['Kitchen', 60],
    ['Rec Room', 250],
    ['Rec Room', 100],
    ['Credits', -60],
    ['Credits', -10],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Kitchen', 100],
    ['Rec Room', 350],
    ['Credits', -70],
    ['', 380],
  ]);
});
