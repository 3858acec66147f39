import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const rowsOf = (text: string): (string | null)[][] =>
  read(page(1, drawn(text))).lineItems.map(({ room, description, f9Note }) => [
    room,
    description,
    f9Note,
  ]);

it('opens rooms where names in plain type stand over the lengths of their walls', () => {
  const rows = rowsOf(`
walls as paced, all 7' 4" clg unless said.

Rec room
   N wall 22'            E wall 14' 6"
   S wall 22'            W wall 11' 2"
   clg 7' 4"     water to 5"
   2 windows 32 x 20, ok

     tear out drywall 2 ft up       139.33 sf      .95      132.36
     batt R-13 faced                139.33 sf     1.15      160.23
       22' 14' 6" 22' 11' 2"
     paint walls 2 coats               511 sf      .98      500.78

Laundry
   N wall 8' 6"
   E wall 10' 4"
   no clg

     washer & dryer, move & reset                            85.00
     shelf, 12" pine                   8.5 lf    11.25       95.63

Stairs
   3' 2" wide     12 treads

     carpet on stairs, waterfall        12 ea    21.00      252.00
     hand rail oak                    13.5 lf     9.75      131.63

     TOTAL                                                1,357.63
`);
  expect(rows).toEqual([
    ['Rec room', 'tear out drywall 2 ft up', null],
    ['Rec room', 'batt R-13 faced', `22' 14' 6" 22' 11' 2"`],
    ['Rec room', 'paint walls 2 coats', null],
    ['Laundry', 'washer & dryer, move & reset', null],
    ['Laundry', 'shelf, 12" pine', null],
    ['Stairs', 'carpet on stairs, waterfall', null],
    ['Stairs', 'hand rail oak', null],
  ]);
});

it('leaves remarks between rows that are whole to the row above', () => {
  const rows = rowsOf(`
All of this was measured April 6.

Kitchen
12’ 6” x 10’
8’ ceiling
Pull range and fridge, set back after                                   130.00
Tear out ceiling board                      125 sf @ 1.15               143.75
New board on ceiling, tape and 3 coats      125 sf @ 3.65               456.25
match swirl texture
Prime and paint ceiling 2 coats             125 sf @ 1.30               162.50
Crown, poplar                               45 lf @ 7.85                353.25
12’ 6”
10’
Recessed light trims                        4 ea @ 28.50                114.00

Hall
12’
9’
8’ ceiling
tub stays
Base, 3 1/4 colonial                        35 lf @ 4.35                152.25
Shoe                                        35 lf @ 1.95                 68.25

Other
Dump run                                    2 ea @ 140.00               280.00
Permit                                                                  120.00
town of Weldon

Subtotal                                                              1,980.25
Overhead and profit 15%                                                 297.04
Total                                                                 2,277.29
`);
  expect(rows).toEqual([
    ['Kitchen', 'Pull range and fridge, set back after', null],
    ['Kitchen', 'Tear out ceiling board', null],
    ['Kitchen', 'New board on ceiling, tape and 3 coats', 'match swirl texture'],
    ['Kitchen', 'Prime and paint ceiling 2 coats', null],
    ['Kitchen', 'Crown, poplar', '12’ 6” 10’'],
    ['Kitchen', 'Recessed light trims', null],
    ['Hall', 'Base, 3 1/4 colonial', null],
    ['Hall', 'Shoe', null],
    ['Other', 'Dump run', null],
    ['Other', 'Permit', 'town of Weldon'],
  ]);
});

it('goes on with a sentence that breaks off for want of room', () => {
  const rows = rowsOf(`
Tear out ceiling board                      125 sf @ 1.15               143.75
New board on ceiling, tape and 3 coats,
match swirl texture                         125 sf @ 3.65               456.25
Prime and paint ceiling 2 coats             125 sf @ 1.30               162.50
Crown, poplar                               45 lf @ 7.85                353.25
Recessed light trims                        4 ea @ 28.50                114.00
Total                                                                 1,229.75
`);
  expect(rows.map(([, description]) => description)).toContain(
    'New board on ceiling, tape and 3 coats, match swirl texture',
  );
});
