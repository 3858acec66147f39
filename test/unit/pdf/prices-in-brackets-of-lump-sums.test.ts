import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('a price in the brackets of what is done is no amount of its row', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#REPORT AND ESTIMATE
~Part                 Work needed                                            Cost
Reeds                Clean and voice, two ranks                           240.00
Bellows              New cloth, glue the corners                          415.00
Pallets              Fair. New felt, treat all hinges (30 at $4.50)       135.00
Case                 Wipe down, wax                                        60.00
                                           Total of work needed          $850.00
`),
    ),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Reeds Clean and voice, two ranks', 240],
    ['Bellows New cloth, glue the corners', 415],
    ['Pallets Fair. New felt, treat all hinges (30 at $4.50)', 135],
    ['Case Wipe down, wax', 60],
  ]);
});
