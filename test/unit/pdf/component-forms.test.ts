import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const FORM = `
#FIELD PRICE SHEET
ROOM     DEN                                    L x W x H   10-2 x 12 x 8
~Component        Rem   Rpl   Rst   Cln     Material / note                         Qty   Unit     Price    Amount
Ceiling
Walls             X     X                   Paneling, birch                        120   SF        4.00    480.00
Paint walls
Doors/casing                  X             Door, rehang                             2   EA       45.00     90.00
Floor cover                         X       Oak strip, buff                        122   SF        1.50    183.00
Cabinets
~                                                                                      ROOM TOTAL          753.00

ROOM     PANTRY                                 L x W x H   4 x 5 x 8
~Component        Rem   Rpl   Rst   Cln     Material / note                         Qty   Unit     Price    Amount
Ceiling           X     X                   Drywall 1/2                             20   SF        3.00     60.00
Walls
Floor cover       X                         Sheet vinyl, glued                      20   SF        1.25     25.00
Cabinets                      X             Wall cabinet, 2 doors                    1   EA       88.00     88.00
~                                                                                      ROOM TOTAL          173.00
`;

describe('a form with a printed line for each component of a room', () => {
  const { lineItems } = read(page(1, drawn(FORM)));

  it('has a row of each line that was filled in, with what stands behind its crosses', () => {
    expect(
      lineItems.map(({ room, description, activity, quantity, rcv }) => [
        room,
        description,
        activity,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['DEN', 'Walls Paneling, birch', '&', 120, 480],
      ['DEN', 'Doors/casing Door, rehang', 'R', 2, 90],
      ['DEN', 'Floor cover Oak strip, buff', '+', 122, 183],
      ['PANTRY', 'Ceiling Drywall 1/2', '&', 20, 60],
      ['PANTRY', 'Floor cover Sheet vinyl, glued', '-', 20, 25],
      ['PANTRY', 'Cabinets Wall cabinet, 2 doors', 'R', 1, 88],
    ]);
  });

  it('has no row, and no note, of the others', () => {
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual(lineItems.map(() => null));
  });
});
