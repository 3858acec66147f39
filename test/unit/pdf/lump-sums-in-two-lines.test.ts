import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('what is done goes on below where there was no more room for its next word', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#REPORT AND ESTIMATE
~Part                 Work needed                                            Cost
Reeds                Clean and voice, two ranks of the swell, and the     240.00
                     oboe
Bellows              New cloth, glue the corners                          415.00
Pallets              Fair. New felt, treat all hinges                     135.00
                     Seen May 4
Blower               To the shop in Dover and return, by three men of     180.00
                     Tidewater Movers
                                           Total of work needed          $970.00
`),
    ),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Reeds Clean and voice, two ranks of the swell, and the oboe', 240],
    ['Bellows New cloth, glue the corners', 415],
    ['Pallets Fair. New felt, treat all hinges', 135],
    ['Blower To the shop in Dover and return, by three men of Tidewater Movers', 180],
  ]);
});
