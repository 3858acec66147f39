import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));
const placed = (text: string) =>
  readPage(text).lineItems.map(({ description, room }) => [description, room]);

describe('rows that cost nothing', () => {
  it('may say their quantity and price behind the words', () => {
    expect(
      readPage(`
~Brandvold Adjusting, Inc.
Insured: Petra Marroquin

Seamless gutter, 5 in. K-style                           119.4 lin ft @ $10.48       $1,251.31
  Includes labor and disposal
Disconnect and set aside range                                12 ea. @ $78.68          $944.16
  Homeowner to select color
Broadloom carpet, 32 oz., with 8 lb. pad                     4.5 SY @ $25.12               N/C
Megger test of branch circuits                               1 ea. @ $147.84           $147.84

Subtotal                                                                             $2,343.31
Permit fee                                                                             $350.00
~Project Total                                                                       $2,693.31
`).lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Seamless gutter, 5 in. K-style', 119.4, 'LF', 10.48],
      ['Disconnect and set aside range', 12, 'EA', 78.68],
      ['Broadloom carpet, 32 oz., with 8 lb. pad', 4.5, 'SY', 0],
      ['Megger test of branch circuits', 1, 'EA', 147.84],
    ]);
  });

  it('may be cards with the word where others have their amount', () => {
    expect(
      readPage(`
Insured: Petra Dunleavy

~Haul off wet carpet and pad
   Qty: 661 SF                 Unit Price: 0.95               Total: 627.95
~Content manipulation
   Qty: 11 EA                  Unit Price: 129.18             Total: Included
~Pipe boot
   Qty: 1 EA                   Unit Price: 77.01              Total: 77.01
~Vent stack
   Qty: 2 EA                   Unit Price: 50.00              Total: 100.00
`).lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv]),
    ).toEqual([
      ['Haul off wet carpet and pad', 661, 627.95],
      ['Content manipulation', 11, 0],
      ['Pipe boot', 1, 77.01],
      ['Vent stack', 2, 100],
    ]);
  });

  it('stay rows in a list of lump sums without a total', () => {
    const { lineItems } = readPage(`
~Haverty Builders
Insured: Ida Quillon

We propose to furnish labor and material for the work described below:
-  40 gal. gas water heater                                   $1,496.45
-  Porcelain floor tile 12x24                                    $14.19
-  Enamel base and casings                                     Included
-  Colonial base in MDF                                           $5.52
   Includes labor and disposal
-  Stain-block primer over smoke                                  $0.93
`);
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['40 gal. gas water heater', 1496.45],
      ['Porcelain floor tile 12x24', 14.19],
      ['Enamel base and casings', 0],
      ['Colonial base in MDF', 5.52],
      ['Stain-block primer over smoke', 0.93],
    ]);
  });
});

describe('a list of lump sums', () => {
  it('takes credits off, whose sign stands apart, and may come to less than nothing', () => {
    const { lineItems, printed } = readPage(`
Insured: Ida Quillon

~#  WORK TO BE PERFORMED                          EXT. PRICE
~Demolition
1  Duplex outlet, 15 amp                            $ 40.79
2  Dust wall with zipper                           $ 116.13
3  Credit - Six-panel hollow door unit           ($ 230.15)
4  Fiber-cement lap siding                           $ 8.24
~                            Total for Demolition  ($ 64.99)
~Flooring
5  Broadloom carpet with pad                        $ 39.22
6  Seal and two finish coats                         $ 1.64
~                              Total for Flooring    $ 40.86
                                           Total  ($ 24.13)
`);
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([40.79, 116.13, -230.15, 8.24, 39.22, 1.64]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv ?? amounts.lineItemTotal)).toEqual([
      -64.99, 40.86, -24.13,
    ]);
  });

  it('has no numbers where a description begins with a size', () => {
    expect(
      placed(`
Insured: Quentin Siskind

~Item Description                                                     Amount
~Electrical:
Enamel base and casings                                                $1.11
Dumpster, one pull                                                   $701.83
40 gal. gas water heater                                           $1,420.85
Set existing vanity on new plinth                                    $148.16
~                                            Subtotal: Electrical $2,271.95
~Drywall:
Content manipulation, average room                                   $121.65
Lavatory faucet, single lever                                        $288.19
~                                               Subtotal: Drywall    $409.84
                                                  Line Item Total  $2,681.79
`)[2],
    ).toEqual(['40 gal. gas water heater', 'Electrical']);
  });
});

describe('cards below the name of their room', () => {
  it('have titles in the same type, of which the name is none', () => {
    expect(
      placed(`
We propose to furnish labor and material for the work described below:
~Breakfast Area
~Laminate top with splash
Qty: 85 LNFT             Unit Price: 78.00             Total: 6,630.00
~Fire-code board at the ceiling
Qty: 211 Sq. Ft.         Unit Price: 3.00              Total: 633.00
~Roofing
~Dry-in with felt
Qty: 7 each              Unit Price: 650.00            Total: 4,550.00
~Closet bifold pair, painted on both sides
Qty: 12 each             Unit Price: 246.00            Total: 2,952.00
`),
    ).toEqual([
      ['Laminate top with splash', 'Breakfast Area'],
      ['Fire-code board at the ceiling', 'Breakfast Area'],
      ['Dry-in with felt', 'Roofing'],
      ['Closet bifold pair, painted on both sides', 'Roofing'],
    ]);
  });

  it('end with its sum, whose label ends in the word room', () => {
    const { lineItems, printed } = readPage(`
Insured: Rosalba Tesch

~Living Room:
1) Megger test of branch circuits
   Qty: 12 each                 Unit Price: 78.85             Total: 946.20
2) Lavatory faucet, single lever
   Qty: 8 each                  Unit Price: 209.09            Total: 1,672.72
~Subtotal Living Room:   2,618.92
~Hall "B":
3) Gypsum board, hung and taped
   Qty: 207 SF                  Unit Price: 4.00              Total: 828.00
~Subtotal Hall "B":   828.00
~Total: 3,446.92
`);
    expect(lineItems.map(({ description, room }) => [description, room])).toEqual([
      ['Megger test of branch circuits', 'Living Room'],
      ['Lavatory faucet, single lever', 'Living Room'],
      ['Gypsum board, hung and taped', 'Hall "B"'],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([2618.92, 828, 3446.92]);
  });
});

describe('sums right above those of the claim', () => {
  it('may be of the last group, and are none of its summary', () => {
    const { printed } = readPage(`
Insured: Rosalba Tesch

~Description                            Qty         Price        Amount
~DRYWALL
Corner bead, metal                      10 LF        4.00         40.00
Hang board                             100 SF        2.00        200.00
~                                                 Subtotal       240.00
~DEMOLITION
Eave starter                            20 LF        5.00        100.00
Dust wall                                3 EA      100.00        300.00
~                                                 Subtotal       400.00
                                   Replacement Cost Value        640.00
                                               Deductible       -500.00
~                                               Net Claim        140.00
`);
    expect(printed?.summaries).toMatchObject([
      { lineItemTotal: null, rcv: 640, deductible: 500, netClaim: 140 },
    ]);
  });
});
