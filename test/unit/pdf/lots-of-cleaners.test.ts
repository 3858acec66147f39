import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const estimate = read(
  page(
    1,
    drawn(`
   PCS  ITEM                                PROCESS           EACH      EXTENSION
LOT 01      GUEST CLOSET - NORTH
    11  OVERCOAT WOOL                       DC/OZ            16.50         181.50
     4  SCARF                               HC                5.25          21.00
     2  BELT                                WIPE                              N/C
        LOT 01 TOTAL            PCS  17                                    202.50

LOT 02      NURSERY HALL
     9  BLANKET CRIB                        WL                3.10          27.90
     6  QUILT                               WL/OZ            21.00         126.00
        LOT 02 TOTAL            PCS  15                                    153.90

                                        ORDER SUBTOTAL                     356.40
`),
  ),
);

describe('the lots of a cleaner', () => {
  it('are rooms, whose sums count the pieces', () => {
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('GUEST CLOSET - NORTH'),
      ...Array(2).fill('NURSERY HALL'),
    ]);
    expect(
      estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.lineItemTotal]),
    ).toEqual([
      ['GUEST CLOSET - NORTH', 202.5],
      ['NURSERY HALL', 153.9],
      ['', 356.4],
    ]);
  });

  it('say beside each thing how it is treated, which is none of its name', () => {
    expect(estimate.lineItems.map(({ description }) => description)).toEqual([
      'OVERCOAT WOOL',
      'SCARF',
      'BELT',
      'BLANKET CRIB',
      'QUILT',
    ]);
  });
});
