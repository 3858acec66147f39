import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const BID = `
WE WILL DO THE WORK BELOW FOR THE PRICES SHOWN.
I.   BACK PORCH
     A. TEAR OFF SCREEN AND THE SPLIT POSTS AND HAUL
        IT ALL AWAY __________________________________ $310.00
     B. SET 4 NEW POSTS ON BASES _____________________ $740.00
     C. SCREEN, BRONZE, WITH SPLINE __________________ $415.50
                                            PART I   $1,465.50
II.  STEPS AND WALK
     A. POUR THREE STEPS _____________________________ $890.00
     B. DEDUCT FOR THE RAIL YOU HAVE IN THE SHED _____ ($75.00)
                                             PART II   $815.00
TOTAL PARTS I AND II                                 $2,280.50
TO LEAVE THE OLD POSTS STANDING IS $40.00 LESS EACH.`;

it('counts what is taken off behind a typed leader, and knows the sum of a part by its number', () => {
  const { lineItems, printed } = read(page(1, drawn(BID)));
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['TEAR OFF SCREEN AND THE SPLIT POSTS AND HAUL IT ALL AWAY', 310],
    ['SET 4 NEW POSTS ON BASES', 740],
    ['SCREEN, BRONZE, WITH SPLINE', 415.5],
    ['POUR THREE STEPS', 890],
    ['DEDUCT FOR THE RAIL YOU HAVE IN THE SHED', -75],
  ]);
  expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([1465.5, 815, 2280.5]);
});
