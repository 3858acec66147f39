import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Labour                     Qty    Unit     Rate     Total';

const roomsOf = (first: string, second: string) =>
  read(
    page(
      1,
      drawn(`
#Quote 9
Stage 1: Make safe                                                    ${first}
${HEAD}
Carpenter                    4     hr      90.00    360.00
Apprentice                   4     hr      50.00    200.00
~                                  Stage 1 total    560.00

Stage 2: Front fence                                                  ${second}
Posts are in stock.
${HEAD}
Fencer                       6     hr      80.00    480.00
Post, treated                5     ea      22.00    110.00
~                                  Stage 2 total    590.00
`),
    ),
  ).lineItems.map(({ room }) => room);

it('numbers of jobs at the end of the line are no part of the names above tables', () => {
  expect(roomsOf('J4401', 'J4402')).toEqual([
    'Stage 1: Make safe',
    'Stage 1: Make safe',
    'Stage 2: Front fence',
    'Stage 2: Front fence',
  ]);
});
