import { expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Structures over rooms of their own, whose names look like a room's. */

const structures = (first: string, second: string) =>
  read(
    page(
      1,
      drawn(`
#${first}
~House Roof
~DESCRIPTION                      QUANTITY    UNIT PRICE          RCV          ACV
1.  Drip edge                     10.00 LF          4.00        40.00        40.00
2.  Ridge vent                     2.00 LF          5.00        10.00        10.00
~Totals: House Roof                                             50.00        50.00
~Parlor
~DESCRIPTION                      QUANTITY    UNIT PRICE          RCV          ACV
3.  Seal the ceiling              10.00 SF          2.00        20.00        20.00
~Totals: Parlor                                                 20.00        20.00
~Total: ${first.padEnd(40)}                70.00        70.00
#${second}
~Barn Steel
~DESCRIPTION                      QUANTITY    UNIT PRICE          RCV          ACV
4.  Rib panel                     10.00 SF          3.00        30.00        30.00
5.  Ridge cap                      2.00 LF          5.00        10.00        10.00
~Totals: Barn Steel                                             40.00        40.00
~Doors
~DESCRIPTION                      QUANTITY    UNIT PRICE          RCV          ACV
6.  Track                         10.00 LF          6.00        60.00        60.00
~Totals: Doors                                                  60.00        60.00
~Total: ${second.padEnd(40)}               100.00       100.00
~Line Item Totals: FARM                                        170.00       170.00`),
    ),
  );

test.each([
  ['Location 1 - Farm House', 'Location 2 - Machine Shed'],
  ['Farm House', 'Grain Bin #3 - 30,000 bu.'],
  ['Farm House', "Barn 2 (Pole) - 40' x 72'"],
])('%s and %s are levels where rooms are summed between name and sum', (first, second) => {
  const { lineItems, printed } = structures(first, second);
  expect(lineItems.map(({ room, printed }) => [room, printed?.path])).toEqual([
    ['House Roof', [first, 'House Roof']],
    ['House Roof', [first, 'House Roof']],
    ['Parlor', [first, 'Parlor']],
    ['Barn Steel', [second, 'Barn Steel']],
    ['Barn Steel', [second, 'Barn Steel']],
    ['Doors', [second, 'Doors']],
  ]);
  expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
    ['room', 'House Roof'],
    ['room', 'Parlor'],
    ['level', first],
    ['room', 'Barn Steel'],
    ['room', 'Doors'],
    ['level', second],
    ['line_items', 'FARM'],
  ]);
});
