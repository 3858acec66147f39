import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

/** Items as cards, whose figures stand below their names in no table. */

const HEAD = `
#Estimate 1044
Insured: Ida Quillon        Claim Number: 77-1
`;

const figuresOf = ({ description, quantity, unit, unitPrice, rcv }: LineItem): unknown[] => [
  description,
  quantity,
  unit,
  unitPrice,
  rcv,
];

const CARDS = [
  ['Paint the walls', 10, 'SF', 2, 20],
  ['Clean the floor', 50, 'SF', 1, 50],
  ['Carpet - glue down', 50, 'SF', 3, 150],
];

describe('cards without a table', () => {
  it('have the amount beside the name, and below it how much at which price', () => {
    const { lineItems, insuredName } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls                                             $20.00
Qty: 10.00 SF   Unit price: $2.00
~Clean the floor                                             $50.00
Qty: 50.00 SF   Unit price: $1.00
~Carpet - glue down                                         $150.00
Qty: 50.00 SF   Unit price: $3.00
Total                                                       $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
    expect(insuredName).toBe('Ida Quillon');
  });

  it('may name the place before the work, count things of their own and be free', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
Family room: Extract water, 2 passes
310 sq ft     $0.42 each                                    $130.20

Family room: Sofa, 5 seats
5 seats       $38.00 each                                   $190.00

Stairs: Steam clean
15 steps      $4.50 each                                     $67.50

Stairs: Return visit
1 visit       $0.00 each                                       FREE

Grand total                                                 $387.70
`),
      ),
    );
    expect(lineItems.map((item) => [item.room, ...figuresOf(item)])).toEqual([
      ['Family room', 'Extract water, 2 passes', 310, 'SF', 0.42, 130.2],
      ['Family room', 'Sofa, 5 seats', 5, 'seats', 38, 190],
      ['Stairs', 'Steam clean', 15, 'steps', 4.5, 67.5],
      ['Stairs', 'Return visit', 1, 'visit', 0, 0],
    ]);
  });

  it('may have the amount in a column of its own before the name', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
   $20.00        Paint the walls, coat 2
                 10 sf at $2.00/sf
   $50.00        New rug for the hall
                 2 ea at $25.00/ea
  $150.00        Carpet - glue down
                 50 sf at $3.00/sf
  $220.00        Project fee
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual([
      ['Paint the walls, coat 2', 10, 'SF', 2, 20],
      ['New rug for the hall', 2, 'EA', 25, 50],
      ['Carpet - glue down', 50, 'SF', 3, 150],
    ]);
  });

  it('may begin with a number, and have the figures beside the last of their points, the amount without a label', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Drive Aisle

1.  Asphalt
      - Saw cut to 8"
      - Install 5" base in two lifts       Qty: 10 SF    Unit Price: $2.00        $20.00
2.  Tack coat                              Qty: 50 SF    Unit Price: $1.00        $50.00
3.  Traffic control
      - Arrow board, flagger               Qty: 4 NIGHT  Unit Price: $25.00      $100.00
                                                         Drive Aisle Subtotal    $170.00

Terms                                              2. Work is done at night only.
1. Soil below 8" is left out.                      3. Owner moves vehicles.
4. The price is held for ten days.                 5. Warranty one year.
`),
      ),
    );
    expect(
      lineItems.map(({ printed, room, ...item }) => [
        printed?.lineNumber,
        room,
        ...figuresOf({ printed, room, ...item }),
      ]),
    ).toEqual([
      ['1', 'Drive Aisle', 'Asphalt Saw cut to 8" Install 5" base in two lifts', 10, 'SF', 2, 20],
      ['2', 'Drive Aisle', 'Tack coat', 50, 'SF', 1, 50],
      ['3', 'Drive Aisle', 'Traffic control Arrow board, flagger', 4, 'NIGHT', 25, 100],
    ]);
  });

  it('have labels over the figures of each', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls
Qty           Unit price        Total
10.00 SF      $2.00             $20.00
~Clean the floor
Qty           Unit price        Total
50.00 SF      $1.00             $50.00
~Carpet - glue down
Qty           Unit price        Total
50.00 SF      $3.00            $150.00
Grand total: $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
  });

  it('have all figures on one line below the name', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls
10.00 SF | $2.00 each | Total $20.00
~Clean the floor
50.00 SF | $1.00 each | Total $50.00
~Carpet - glue down
50.00 SF | $3.00 each | Total $150.00
Grand total: $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
  });

  it('are none where the figures do not come to the amount', () => {
    const pages = page(
      1,
      drawn(`${HEAD}
~Paint the walls
10.00 SF | $2.00 each | Total $21.00
~Clean the floor
50.00 SF | $1.00 each | Total $51.00
`),
    );
    expect(() => read(pages)).toThrow();
  });
});

describe('a table of flat rates', () => {
  it('is read below its own head, each work done once at its rate', () => {
    const { lineItems, insuredName } = read(
      page(
        1,
        drawn(`${HEAD}
~Description                         Flat Rate          Amount
Service call and diagnosis             $95.00           $95.00
Replace capacitor                     $180.00          $180.00
Haul away                              $40.00           $40.00
Total                                                  $315.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual([
      ['Service call and diagnosis', 1, null, 95, 95],
      ['Replace capacitor', 1, null, 180, 180],
      ['Haul away', 1, null, 40, 40],
    ]);
    expect(lineItems.every(({ section }) => section === null)).toBe(true);
    expect(insuredName).toBe('Ida Quillon');
  });
});

describe('labels below the figures of a card', () => {
  it('are none of the next', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls
10.00 SF      $2.00             $20.00
Units         Each              Amount
~Clean the floor
50.00 SF      $1.00             $50.00
Units         Each              Amount
~Carpet - glue down
50.00 SF      $3.00            $150.00
Units         Each              Amount
Grand total: $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
  });
});

describe('rooms of cards', () => {
  it('have their sum beside the name, and their measures between it and the cards', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`${HEAD}
~Kitchen                                                     $70.00
Floor area 84.1 sq. ft. | Walls 360.7 sq. ft. | Room height 8' 0"
~Paint the walls
Count: 10.00 SF   Rate: $2.00   Total: $20.00
~Clean the floor
Count: 50.00 SF   Rate: $1.00   Total: $50.00
~Den                                                        $150.00
Walls 120 sq ft, Floor 60 sq ft, Perimeter 30 lin ft
~Carpet - glue down
Count: 50.00 SF   Rate: $3.00   Total: $150.00
Estimate total                                              $220.00
`),
      ),
    );
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 20],
      ['Kitchen', 50],
      ['Den', 150],
    ]);
    expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
      ['room', 'Kitchen', 70],
      ['room', 'Den', 150],
      ['grand', '', 220],
    ]);
    expect(printed?.rooms.map(({ name, dimensions }) => [name, dimensions])).toEqual([
      ['Kitchen', { sfFloor: 84.1, sfWalls: 360.7 }],
      ['Den', { sfWalls: 120, sfFloor: 60, lfFloorPerimeter: 30 }],
    ]);
    expect(printed?.warnings).toEqual([]);
  });
});

describe('lines of dots', () => {
  it('lead from how much at which price, in whatever words, to the amount', () => {
    const { lineItems, propertyAddress } = read(
      page(
        1,
        drawn(`Proposal submitted to: Ida Quillon
Job at: 12 Plum Row, Eastlow, OH 43055
~Den
- Replace carpet, 32 oz. (8.50 sq. yds. at $20.00) .............. $170.00
- Replace base, 3-1/4 in. (30 running feet at $3.00) .............. $90.00
- Haul off debris (4 cu. yards at $25.00) ........................ $100.00
TOTAL ........................................................... $360.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual([
      ['Replace carpet, 32 oz.', 8.5, 'SY', 20, 170],
      ['Replace base, 3-1/4 in.', 30, 'LF', 3, 90],
      ['Haul off debris', 4, 'CY', 25, 100],
    ]);
    expect(propertyAddress).toBe('12 Plum Row, Eastlow, OH 43055');
  });
});

describe('a quantity between the words', () => {
  it('leaves them without the word that joined it', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`Proposal for Ida Quillon
1.  Demo tile and haul off - 8 hrs @ $65/hr                     $520.00
2.  Hang and finish 12 sheets of 1/2" board @ $95 each        $1,140.00
3.  Paint (2 rooms @ 350.00)                                    $700.00
Total                                                         $2,360.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual([
      ['Demo tile and haul off', 8, 'HR', 65, 520],
      ['Hang and finish 1/2" board', 12, 'SH', 95, 1140],
      ['Paint', 2, 'RM', 350, 700],
    ]);
    expect(lineItems.map(({ room }) => room)).toEqual(['General', 'General', 'General']);
  });
});
