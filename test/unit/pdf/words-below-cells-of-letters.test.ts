import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const LETTER = `
Dear Ines,

These prices suppose that the slab is dry.

~Mud Room
Take up the slate and its bed, and carry it to the yard        $410.00
Lay new slate, random lengths and 9 x 18                       $1,265.00
paver at the door, oiled
Oil it once more in May                                        $95.00

~Pantry
Furnish cork, a pad of 6 lb.                                   $730.00
rubber
You have not picked the color.
Sand the shelves where they rubbed, about 40 square feet,      $220.00
down to the wood

Subtotal                                                       $2,720.00
Sales tax, 6% on goods                                         $90.00
Total                                                          $2,810.00`;

describe('words of a letter beside an amount in its cell that go on below', () => {
  const { lineItems } = read(page(1, drawn(LETTER)));

  it('are said of the row, and name no room', () => {
    expect(lineItems.map(({ description, room, rcv }) => [room, description, rcv])).toEqual([
      ['Mud Room', 'Take up the slate and its bed, and carry it to the yard', 410],
      ['Mud Room', 'Lay new slate, random lengths and 9 x 18 paver at the door, oiled', 1265],
      ['Mud Room', 'Oil it once more in May', 95],
      ['Pantry', 'Furnish cork, a pad of 6 lb. rubber', 730],
      ['Pantry', 'Sand the shelves where they rubbed, about 40 square feet, down to the wood', 220],
    ]);
  });
});
