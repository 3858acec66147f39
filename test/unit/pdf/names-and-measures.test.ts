import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));
const placed = (text: string) =>
  readPage(text).lineItems.map(({ description, room }) => [description, room]);

describe('names in plain type at the edge of the numbers', () => {
  it('are rooms where most of them are places, though descriptions begin right of them', () => {
    expect(
      placed(`
Insured: Ida Quillon

~Item #  Item Description                             Qty.     $/Unit    Extension
BEDROOM 3 / OFFICE
01      Luxury vinyl plank, click-lock            473 sqft      $6.66    $3,150.18
02      Bag and carry out debris                  108 hour     $46.14    $4,983.12
03      Dumpster, one pull                          4 each    $588.42    $2,353.68
~                                                           Subtotal    $10,486.98

Owner's Bath
04      Final broom clean                         279 sqft      $0.45      $125.55
05      Six-panel hollow door unit                  5 each    $309.57    $1,547.85
~                                                           Subtotal     $1,673.40

Bath 1 (Hall)
06      R-13 kraft batt                           332 sqft      $1.67      $554.44
07      Lavatory faucet                             1 each    $154.24      $154.24
~                                                           Subtotal       $708.68

~                                                        Grand Total    $12,869.06
`),
    ).toEqual([
      ['Luxury vinyl plank, click-lock', 'BEDROOM 3 / OFFICE'],
      ['Bag and carry out debris', 'BEDROOM 3 / OFFICE'],
      ['Dumpster, one pull', 'BEDROOM 3 / OFFICE'],
      ['Final broom clean', "Owner's Bath"],
      ['Six-panel hollow door unit', "Owner's Bath"],
      ['R-13 kraft batt', 'Bath 1 (Hall)'],
      ['Lavatory faucet', 'Bath 1 (Hall)'],
    ]);
  });

  it('are no part of the description of the row below, whatever they name', () => {
    expect(
      readPage(`
Insured: Ida Quillon

~#     Item Description                 Quan.      Cost/Unit    Extension
Painting
1.1   Seal and two finish coats        300 SF          2.00       600.00
1.2   Enamel base and casings           40 LF          1.50        60.00
1.3   Stain-block primer                20 SF          1.00        20.00
~                                           Painting Total       680.00

Electrical
2.1   Surface light, 2-lamp              2 EA        150.00       300.00
2.2   Megger test of branch circuits     3 EA        100.00       300.00
~                                         Electrical Total       600.00

~                                              Grand Total     1,280.00
`).lineItems.map(({ description }) => description),
    ).toEqual([
      'Seal and two finish coats',
      'Enamel base and casings',
      'Stain-block primer',
      'Surface light, 2-lamp',
      'Megger test of branch circuits',
    ]);
  });
});

describe('bold places in a list that nothing heads', () => {
  it('are each a room of its own, none a section of the first', () => {
    expect(
      placed(`
~Dunleavy Restoration Group
Insured: Rosalba Pruitt

We propose to furnish labor and material for the work described below:

~2nd Floor Landing:
1. Haul off wet carpet and pad             141.5 Sq. Ft.           $1.05         $148.58
2. Duplex outlet, 15 amp                      10 ea               $42.43         $424.30
3. R-13 kraft batt                        714.09 Sq. Ft.           $1.66       $1,185.39

~Owner's Bath:
6. Pull and reset water closet                 7 ea              $177.40       $1,241.80
7. Disconnect and set aside range              9 ea               $76.75         $690.75

Line Item Total                                                                $3,690.82
`),
    ).toEqual([
      ['Haul off wet carpet and pad', '2nd Floor Landing'],
      ['Duplex outlet, 15 amp', '2nd Floor Landing'],
      ['R-13 kraft batt', '2nd Floor Landing'],
      ['Pull and reset water closet', "Owner's Bath"],
      ['Disconnect and set aside range', "Owner's Bath"],
    ]);
  });
});

describe('measures of a room below headings that begin with the quantity', () => {
  it('are no rows', () => {
    expect(
      placed(`
Insured: Ida Quillon

~QUANTITY   UM       ITEM DESCRIPTION                          RATE         TAX       VALUE
~Crawlspace
    500.00 SF Walls                      154.00 SF Ceiling
    154.00 SF Floor                       50.00 LF Perimeter
  79.50    SY       Broadloom carpet                         $35.23        0.00   $2,800.79
 614.00    SF       Luxury vinyl plank                        $7.87        0.00   $4,832.18
~                   Crawlspace Subtotal                                   $0.00   $7,632.97

~Family Rm
    608.00 SF Walls                      357.00 SF Ceiling
    357.00 SF Floor                       76.00 LF Perimeter
   7.00    EA       Disconnect and set aside range           $68.51        0.00     $479.57
~                   Family Rm Subtotal                                    $0.00     $479.57
`),
    ).toEqual([
      ['Broadloom carpet', 'Crawlspace'],
      ['Luxury vinyl plank', 'Crawlspace'],
      ['Disconnect and set aside range', 'Family Rm'],
    ]);
  });
});

describe('lines between rows whose descriptions are in small letters', () => {
  it('are remarks where all begin with a capital', () => {
    const rows: [words: string, figures: string, remark?: string][] = [
      ['Haul off wet carpet and pad', '0.54  289.00  SF    156.06'],
      ['Blend knockdown texture to match', '1.54  528.00  SF    813.12'],
      [
        'Colonial base in MDF, primed',
        '3.61   11.00  LF     39.71',
        'Allowance; bill when incurred',
      ],
      ['Eave starter and ridge cap', '3.46   61.00  LF    211.06'],
      ['Sand and finish oak strip', '4.23  317.00  SF  1,340.91'],
      [
        'Door casing in MDF, one side',
        '9.76    5.00  LF     48.80',
        'Allowance; bill when incurred',
      ],
      ['Pull and reset water closet', '227.83  4.00  EA    911.32'],
    ];
    const head =
      '~OPERATION                                     UNIT PRICE    QTY  UNIT     AMOUNT';
    const estimate = read(
      page(1, [
        ...drawn(head, 60),
        ...rows.flatMap(([words, figures, remark = ''], at) => [
          ...drawn(words, 74 + at * 24),
          ...drawn(figures.padStart(81), 83 + at * 24),
          ...drawn(remark, 92 + at * 24),
        ]),
      ]),
    );
    expect(
      estimate.lineItems
        .filter(({ f9Note }) => f9Note !== null)
        .map(({ description, f9Note }) => [description, f9Note]),
    ).toEqual([
      ['Colonial base in MDF, primed', 'Allowance; bill when incurred'],
      ['Door casing in MDF, one side', 'Allowance; bill when incurred'],
    ]);
  });
});

describe('rows above those that add up', () => {
  it('are rows of the table that the others tell, though one has no price', () => {
    expect(
      readPage(`
~Verhoeven Adjusting, Inc.
Homeowner: Delphine Brandvold

Set existing vanity on new plinth             5 each                          699.70
Closet bifold pair                            2 each                          379.56
Lavatory faucet, single lever                 8 each          162.83        1,302.64
  Includes labor and disposal
Sister floor joist                           10 each          124.20        1,242.00
Content manipulation, average room            9 each          137.15        1,234.35
  Match existing finish as close as possible
Sand and finish oak strip (3 coats)         701 Sq. Ft.         5.53        3,876.53
Dust wall with zipper                         9 each          129.18        1,162.62
  Homeowner to select color
Architectural shingle, 30 yr.             26.54 square        380.45       10,097.14
Seal and two finish coats                    19 Sq. Ft.         1.56           29.64
  Includes labor and disposal
R-13 kraft batt                             589 Sq. Ft.         1.28          753.92
Haul off wet carpet and pad                 758 Sq. Ft.         0.60          454.80

Subtotal                                                                  22,432.80
Overhead @ 10%                                                             2,243.28
Profit                                                                     2,243.28
~Grand Total                                                              26,919.36
`)
        .lineItems.slice(0, 5)
        .map(({ description, quantity, unitPrice, rcv }) => [
          description,
          quantity,
          unitPrice,
          rcv,
        ]),
    ).toEqual([
      ['Set existing vanity on new plinth', 5, null, 699.7],
      ['Closet bifold pair', 2, null, 379.56],
      ['Lavatory faucet, single lever', 8, 162.83, 1302.64],
      ['Sister floor joist', 10, 124.2, 1242],
      ['Content manipulation, average room', 9, 137.15, 1234.35],
    ]);
  });
});

describe('rows that cost nothing', () => {
  it('may stand above the first amount', () => {
    expect(
      readPage(`
~Verhoeven Exteriors
Insured: Rosalba Tesch

We propose to furnish labor and material for the work described below:

~Den/Office 2
-  Final broom clean                                                  N/C
-  Gut lower 24 in. of walls                                        $4.16
-  Dry-in with 30 lb. felt                                         $51.82
-  Sister floor joist                                             $178.81
~Total for Den/Office 2                                            $234.79

~Water Heater Closet
-  Surface light, 2-lamp                                          $101.26
-  Eave starter and ridge cap                                       $3.83
~Total for Water Heater Closet                                     $105.09

Total                                                             $339.88
`).lineItems.map(({ description, room, unitPrice, rcv }) => [description, room, unitPrice, rcv]),
    ).toEqual([
      ['Final broom clean', 'Den/Office 2', 0, 0],
      ['Gut lower 24 in. of walls', 'Den/Office 2', null, 4.16],
      ['Dry-in with 30 lb. felt', 'Den/Office 2', null, 51.82],
      ['Sister floor joist', 'Den/Office 2', null, 178.81],
      ['Surface light, 2-lamp', 'Water Heater Closet', null, 101.26],
      ['Eave starter and ridge cap', 'Water Heater Closet', null, 3.83],
    ]);
  });

  it('may begin with the quantity, as those that cost something do', () => {
    expect(
      readPage(`
~Haverty Builders
Proposal for: Ida Quillon

24.56 LF Starter course @ $7.32                                     N/C
10 EA Roof vent, low profile @ $20.00                           $200.00
5 SQ Shingles, laminated @ $300.00                            $1,500.00
8 ea. Pipe boot x $12.00                                            N/C
40 LF Ridge cap @ $5.00                                         $200.00

Total                                                         $1,900.00
`).lineItems.map(({ description, quantity, unit, unitPrice }) => [
        description,
        quantity,
        unit,
        unitPrice,
      ]),
    ).toEqual([
      ['Starter course', 24.56, 'LF', 0],
      ['Roof vent, low profile', 10, 'EA', 20],
      ['Shingles, laminated', 5, 'SQ', 300],
      ['Pipe boot', 8, 'EA', 0],
      ['Ridge cap', 40, 'LF', 5],
    ]);
  });
});

describe('measures of what no room is', () => {
  it('are none of its name, whatever is measured in feet', () => {
    expect(
      placed(`
Insured: Ida Quillon

~Bin and Pad
Diameter: 30'0" Eave Height: 18'8"
~Line Item                           Quantity    Unit Cost          RC
Bin anchor bolts                     20.00 EA        36.75      735.00
Aeration fan                          1.00 EA     1,384.00    1,384.00
Crane with operator                   4.00 HR       212.00      848.00
~                                         Total Bin and Pad   2,967.00
`),
    ).toEqual([
      ['Bin anchor bolts', 'Bin and Pad'],
      ['Aeration fan', 'Bin and Pad'],
      ['Crane with operator', 'Bin and Pad'],
    ]);
  });
});
