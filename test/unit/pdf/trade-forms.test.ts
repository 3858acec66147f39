import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, type PlacedText, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('a form that lists all that a firm does', () => {
  const FORM = `
Insured: Ida Quillon

SIDE OF LOT: LEFT SIDE
~#   Material and labor                 Unit       Price    How many        Amount
1   Take down fence, haul off          LF          5.40
2   Core out post in concrete          EA         43.18           4        172.72
3   Cedar picket, dog ear              LF         46.25
4   Pine stockade panel                EA        111.58           7        781.06
5   Walk gate, frame and latch         EA        301.62
6   Hand dig, roots or rock            HR         62.19           7        435.33
~                                                         This side      1,389.11
LEFT SIDE                                                                1,389.11
Locate utilities                                                            85.00
~WHOLE BID                                                              $1,474.11
`;

  it('holds the rows that were filled in, on the side of the lot that it says', () => {
    const estimate = readPage(FORM);
    expect(
      estimate.lineItems.map(({ description, quantity, room }) => [description, quantity, room]),
    ).toEqual([
      ['Core out post in concrete', 4, 'LEFT SIDE'],
      ['Pine stockade panel', 7, 'LEFT SIDE'],
      ['Hand dig, roots or rock', 7, 'LEFT SIDE'],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('tells of the others', () => {
    expect(warningsOf(readPage(FORM))).toContainEqual(
      expect.objectContaining({
        code: 'blank_rows_left_out',
        message: expect.stringContaining('3 rows'),
        at: { page: 1 },
      }),
    );
  });
});

describe('rows that come to those above them, without a price', () => {
  it('are sums where they bear the name of the group, or count what its rows count', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Location / material                    Net sq ft     $ per        Total
~ATTIC
Flat over bedrooms, blown fiberglass      800 SF      1.50     1,200.00
Knee wall, unfaced batt                   200 SF      2.00       400.00
ATTIC net                                1000 SF               1,600.00
~CRAWL
Floor joists, batt                        300 SF      1.00       300.00
Rim joist, foam                           100 SF      3.00       300.00
All of it                                 400 SF                 600.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Flat over bedrooms, blown fiberglass',
      'Knee wall, unfaced batt',
      'Floor joists, batt',
      'Rim joist, foam',
    ]);
  });
});

describe('headings that say what is counted', () => {
  it('give their unit, and rows may count things that no list has', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Cut   Room           Style              Width x Length      Sq Yd     Per Yd       Price
2A    Living Room    Stone Path Loop    12' 0" x 7' 0"       9.33      23.13      215.80
2B    Bedroom        Stone Path Loop    12' 0" x 23' 6"     31.33      23.13      724.66
2C    Den            Stone Path Loop    12' 0" x 12' 3"     16.33      23.13      377.71

~Labor and sundries                                       How much      Each       Price
Pad, rebond                                               91 yd         7.50      682.50
Shave doors after install                                 5 doors      17.14       85.70
`);
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['Stone Path Loop', 9.33, 'SY', 215.8],
      ['Stone Path Loop', 31.33, 'SY', 724.66],
      ['Stone Path Loop', 16.33, 'SY', 377.71],
      ['Pad, rebond', 91, 'YD', 682.5],
      ['Shave doors after install', 5, 'doors', 85.7],
    ]);
  });
});

describe('a statement of what things cost anew and are worth', () => {
  it('takes off their wear, and its sums below are no rows', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Item                           Qty     Cost each   Replacement   Life   Age   Worn %     Charge
Drywall patch and texture     3 ea       100.00        300.00     40     4      10%       270.00
Smoke alarm, sealed           3 ea        40.00        120.00     10     6      60%        48.00
Range, coil top, white        1 ea       700.00        700.00     14     7      50%       350.00

                                                        Replacement, all rooms          1,120.00
                                                             Charge, all rooms            668.00
                                                        Owed by tenant or insurer        $668.00
`);
    expect(
      lineItems.map(({ rcv, acv, printed }) => [rcv, acv, printed?.depreciationPercent]),
    ).toEqual([
      [300, 270, 10],
      [120, 48, 60],
      [700, 350, 50],
    ]);
  });
});

describe('labelled figures of which one is a rate', () => {
  it('come to their price', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

1.1    Cut out moldy drywall two feet past visible growth
       Measured: 145 SF      Rate: 4.00 per SF      Price: 580.00
1.2    Fog and apply clear coating to the framing
       Measured: 300 SF      Rate: 2.00 per SF      Price: 600.00
1.3    Decontamination chamber, two stage
       Measured: 2 each      Rate: 244.99           Price: 489.98
`);
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Cut out moldy drywall two feet past visible growth', 145, 'SF', 4, 580],
      ['Fog and apply clear coating to the framing', 300, 'SF', 2, 600],
      ['Decontamination chamber, two stage', 2, 'EA', 244.99, 489.98],
    ]);
  });
});

describe('areas that are counted', () => {
  it('follow each other below headings that are printed once', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~CONTAINMENT A: Primary closet
~DESCRIPTION                                  QUANTITY        UNIT PRICE       TOTAL
1.1   Remove and bag insulation                  183 SF      1.69 per SF      309.27
1.2   Wire brush and sand framing                212 SF      5.46 per SF    1,157.52
1.3   Pass bags through chute                     10 EA      9.50 per EA       95.00

~CONTAINMENT B: Laundry wall
2.1   Remove and bag insulation                   33 SF      1.69 per SF       55.77
2.2   Decontamination chamber                      1 EA    347.69 per EA      347.69

Bid, all containments                                                      $1,965.25
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('CONTAINMENT A: Primary closet'),
      ...Array(2).fill('CONTAINMENT B: Laundry wall'),
    ]);
  });
});

describe('rows without headings', () => {
  it('may have the beginning of their words above the first of them', () => {
    const { lineItems } = readPage(`
~Punch list and price
For:    Alvin Okonjo

~Kitchen (3 tasks)
Patch hole in wall up to 12 inches,
blend texture, leave ready for paint     3 each      95.22     $285.66
Hang blinds                              2 each      39.97      $79.94
Replace screen cloth                     2 each      33.79      $67.58

~Porch (2 tasks)
Swap outlet or switch                    8 each      20.87     $166.96
Put back smoke alarm                     3 each      18.13      $54.39

~All together                                                  $654.53
`);
    expect(lineItems.map(({ description, room }) => [description, room])).toEqual([
      ['Patch hole in wall up to 12 inches, blend texture, leave ready for paint', 'Kitchen'],
      ['Hang blinds', 'Kitchen'],
      ['Replace screen cloth', 'Kitchen'],
      ['Swap outlet or switch', 'Porch'],
      ['Put back smoke alarm', 'Porch'],
    ]);
  });
});

describe('a room with its material at the right edge', () => {
  it('has the name before the gap, and what is taken off below the sum is no row', () => {
    const { lineItems, printed } = readPage(`
Homeowner: Petra Brandvold                           Quote date: 3/6/2026

Kitchen                                                                   Quartz "Harbor"
~Piece                                  L"      D"      Qty  U/M      Price           Ext.
Sink run                               107    25.5    18.95   sf      76.00       1,440.20
Range left                              28    25.5     4.96   sf      76.00         376.96
Range right                             52    25.5     9.21   sf      76.00         699.96
~Kitchen, pieces 3                                    33.12   sf                  2,517.12

Hall Bath                                                                   Granite "Fog"
~Piece                                  L"      D"      Qty  U/M      Price           Ext.
Vanity top                              66    22.5    10.31   sf      95.00         979.45
Side splash                             30       4     0.83   sf      95.00          78.85
~Hall Bath, pieces 2                                  11.14   sf                  1,058.30

All rooms                                                                         3,575.42
Remnant credit                                                                     -200.00
~Quote total, tax included                                                       $3,375.42
50% at template                                                                   1,687.71
Balance at set                                                                    1,687.71
`);
    expect(lineItems.map(({ description, room }) => [description, room])).toEqual([
      ['Sink run', 'Kitchen'],
      ['Range left', 'Kitchen'],
      ['Range right', 'Kitchen'],
      ['Vanity top', 'Hall Bath'],
      ['Side splash', 'Hall Bath'],
    ]);
    expect(printed?.totals.at(-1)).toMatchObject({ amounts: { rcv: 3375.42 }, adjustments: -200 });
  });
});

describe('the boxes of a form', () => {
  const box = (x: number, y: number, label: string, value: string): PlacedText[] => [
    { text: label, x, y, size: 6 },
    { text: value, x, y: y + 10, size: 8.5 },
  ];

  it('have labels in small type above what is filled in, some of which nobody knows', () => {
    const estimate = read(
      page(1, [
        ...box(36, 40, 'CUSTOMER', 'Ines Okonjo'),
        ...box(200, 40, 'DATE OF SERVICE', '7/1/26'),
        ...box(36, 66, 'SERVICE ADDRESS', '2086 Bluestem Ter'),
        ...box(200, 66, 'CITY', 'Cypress Point, FL 33713'),
        ...box(36, 92, 'INSURANCE CLAIM NO.', '6727317555'),
        ...box(200, 92, 'TRUCK / TECH', '2 / R. Odom'),
        ...drawn(
          `
~SERVICE / PARTS                          QTY         PRICE             TOTAL
Pull sewage from crawl space              6.2         278.50/hr      1,726.70
Pump tank, both compartments              907           0.40/gal       362.80
Lime over spill, broadcast                8            17.85/bag       142.80
TOTAL                                                                2,232.30
`,
          130,
        ),
      ]),
    );
    expect(estimate).toMatchObject({
      insuredName: 'Ines Okonjo',
      propertyAddress: '2086 Bluestem Ter, Cypress Point, FL 33713',
      claimNumber: '6727317555',
    });
    expect(
      estimate.lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice]),
    ).toEqual([
      [6.2, 'HR', 278.5],
      [907, 'GL', 0.4],
      [8, 'BG', 17.85],
    ]);
  });
});

describe('things counted by the dozen, and single ones', () => {
  it('have their unit behind the quantity', () => {
    const { lineItems } = readPage(`
Insured: Alvin Dunleavy

~Work                                      Quantity          Rate        Amount
Take down loose plaster                    6 sq yds         17.48        104.88
Ceiling medallion, mold from old one       1 only          959.16        959.16
Plaster washers                            2 doz            12.00         24.00
~Total                                                                 1,088.04
`);
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [6, 'SY'],
      [1, 'EA'],
      [2, 'DZ'],
    ]);
  });
});
