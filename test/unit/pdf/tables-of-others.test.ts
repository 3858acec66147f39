import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

/** Tables of invoices, sheets and proposals whose heads say little. */

const figuresOf = (text: string): unknown[] =>
  read(page(1, drawn(text))).lineItems.map(({ description, quantity, unitPrice, rcv }) => [
    description,
    quantity,
    unitPrice,
    rcv,
  ]);

describe('a head without a word for descriptions', () => {
  it('lists the labor below it', () => {
    expect(
      figuresOf(`
#Mitigation Invoice
~Labor                          Hours      OT      Rate       Charge
Project supervisor               6.50              82.00       533.00
Technician, demolition          14.00              58.00       812.00
Technician, monitoring           8.25              58.00       478.50
~Labor subtotal                                              1,823.50
`),
    ).toEqual([
      ['Project supervisor', 6.5, 82, 533],
      ['Technician, demolition', 14, 58, 812],
      ['Technician, monitoring', 8.25, 58, 478.5],
    ]);
  });
});

describe('a change order without quantities', () => {
  it('adds and takes off', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Change Order 3
~No.    Description of Change                         Credit         Extra
1       Delete vinyl plank in hall                    361.20
2       Add ceramic tile in hall                                  1,148.00
3       Omit wallpaper                                290.00
4       Rot repair at sill                                          672.00
~       Totals                                        651.20      1,820.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['General', -361.2],
      ['General', 1148],
      ['General', -290],
      ['General', 672],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('amounts in two columns', () => {
  it('are one where material and labor stand apart and have no total', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Worksheet
~Work                      Qty     U/M       Mat.      Labor     Material $     Labor $
~Mud Room
Hang drywall                96     SF        0.62                     59.52
Tape and finish             96     SF                   1.85                     177.60
Base molding                34     LF        2.10                     71.40
Install base                34     LF                   2.40                      81.60
Paint walls                410     SF        0.31       0.94         127.10      385.40
~Mud Room total                                                      258.02      644.60
~Grand total                                                                     902.62
`),
      ),
    );
    expect(estimate.lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [0.62, 59.52],
      [1.85, 177.6],
      [2.1, 71.4],
      [2.4, 81.6],
      [1.25, 512.5],
    ]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([902.62, 902.62]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('are one where somebody else pays for some rows', () => {
    expect(
      figuresOf(`
#Estimate
~Description               Qty     Rate      Insurance      Upgrade
Remove carpet               40     1.00         40.00
Install carpet              40     3.00        120.00
Better pad                  40     0.50                       20.00
Paint walls                200     1.50        300.00
Second color               200     0.20                       40.00
`),
    ).toEqual([
      ['Remove carpet', 40, 1, 40],
      ['Install carpet', 40, 3, 120],
      ['Better pad', 40, 0.5, 20],
      ['Paint walls', 200, 1.5, 300],
      ['Second color', 200, 0.2, 40],
    ]);
  });
});

describe('a cost that leaves the tax out', () => {
  it('is the total before it, and what is left is told by what is taken off', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#Contents
~No.  Room      Item / Brand / Model       Qty   Unit Cost   Repl. Cost     Tax     Dep Amt   Actual Cost
1     Kitchen   Toaster, Brevaline           1      150.00       150.00    10.50      32.10        128.40
2     Kitchen   Dishes                       2       64.00       128.00     8.96      34.24        102.72
3     Den       Lamp                         3       40.00       120.00     8.40      12.84        115.56
`),
      ),
    );
    expect(
      lineItems.map(({ room, description, lineItemTotal, tax, rcv, depreciation, acv }) => [
        room,
        description,
        lineItemTotal,
        tax,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['Kitchen', 'Toaster, Brevaline', 150, 10.5, null, 32.1, 128.4],
      ['Kitchen', 'Dishes', 128, 8.96, null, 34.24, 102.72],
      ['Den', 'Lamp', 120, 8.4, null, 12.84, 115.56],
    ]);
  });
});

describe('what is offered behind the total', () => {
  it.each([
    'Options (not included in total)',
    'Alternates',
    'The following work is not in the above price',
  ])('is no work of the estimate: %s', (title) => {
    expect(
      figuresOf(`
#Proposal
~Scope of Work             Quantity    Unit    Unit Cost     Total
Gut walls                       640    SF           1.90    1,216.00
Dumpster                          2    EA         610.00    1,220.00
Sister joists                     9    EA         148.00    1,332.00
                                       TOTAL PROPOSAL       3,768.00

~${title}
Level five finish              1180    SF           0.85    1,003.00
Solid core doors                  3    EA         285.00      855.00
`),
    ).toEqual([
      ['Gut walls', 640, 1.9, 1216],
      ['Dumpster', 2, 610, 1220],
      ['Sister joists', 9, 148, 1332],
    ]);
  });
});

describe('groups', () => {
  it('have a size below their names that is no work', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
~#     Description                   Quantity    Unit    Unit Cost        RCV
~Storage
      12'0" x 18'6" x 8'0"
1     Remove insulation                222.00    SF           0.50     111.00
2     Batt insulation                  222.00    SF           1.50     333.00
~Foyer
      6'4" x 9'0" x 9'0"
3     R&R Paneling                     100.00    SF           3.00     300.00
`),
      ),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Storage', 'Remove insulation'],
      ['Storage', 'Batt insulation'],
      ['Foyer', 'R&R Paneling'],
    ]);
    expect(printed?.rooms.map(({ name, height }) => [name, height])).toEqual([
      ['Storage', `12'0" x 18'6" x 8'0"`],
      ['Foyer', `6'4" x 9'0" x 9'0"`],
    ]);
  });

  it('may be numbered where their sums are not', () => {
    const { printed } = read(
      page(
        1,
        drawn(`
#Proposal
~Scope of Work             Quantity    Unit    Unit Cost     Total
~01 Demolition
Gut walls                       640    SF           1.90    1,216.00
Dumpster                          2    EA         610.00    1,220.00
~                                      Subtotal Demolition   2,436.00
~02 Framing
Sister joists                     9    EA         148.00    1,332.00
Stud repair                      10    LF          10.00      100.00
~                                      Subtotal Framing      1,432.00
`),
      ),
    );
    expect(printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['01 Demolition']],
      ['room', ['02 Framing']],
    ]);
  });
});

describe('the head of a quote', () => {
  it('says for whom it is, beside what paper it is', () => {
    const { insuredName, propertyAddress, claimNumber, carrierName, lineItems } = read(
      page(
        1,
        drawn(`
#Harrow Roofing
RECIPIENT:                                            Quote #1182
Dana Whitlock                                         Insurer / Claim: Granite Home / GH-55190
77 Larch Ln                                           Policy 44-88
Millbrook, OH 43011                                   Total $155.00

~Product/Service              Qty.    Unit Price       Total
Pipe boots                       4        $30.00     $120.00
Ridge cap                        7         $5.00      $35.00
`),
      ),
    );
    expect([insuredName, propertyAddress, claimNumber, carrierName]).toEqual([
      'Dana Whitlock',
      '77 Larch Ln, Millbrook, OH 43011',
      'GH-55190',
      'Granite Home',
    ]);
    expect(lineItems.map(({ room }) => room)).toEqual(['General', 'General']);
  });
});

describe('sums of an invoice', () => {
  const DAYS = `
#Ironwood Restoration
~Qty      Description                 Unit       Price      Amount
~Day 1 - 03/02/2026
1         Emergency call out          EA        185.00      185.00
6.50      Water tech                  HR         52.00      338.00
~         Day total                                         523.00
~Day 2 - 03/03/2026
9         Air movers                  DAY        27.50      247.50
2         Dehumidifiers               DAY        92.00      184.00
~         Day total                                         431.50
`;

  it.each(['Total charges', 'Loss totals', 'Total payable'])(
    'are of the rows above them or of all: %s',
    (label) => {
      const estimate = read(page(1, drawn(`${DAYS}~         ${label.padEnd(50)}954.50\n`)));
      expect(estimate.printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
        ['room', ['Day 1 - 03/02/2026']],
        ['room', ['Day 2 - 03/03/2026']],
        ['grand', []],
      ]);
      expect(estimate.lineItems).toHaveLength(4);
      expect(reconcile(estimate).difference).toBe(0);
      expect(estimate.lineItems[0]?.room).toBe('Day 1 - 03/02/2026');
    },
  );

  it('take a discount off, whatever it is given for', () => {
    const estimate = read(
      page(
        1,
        drawn(`
To: Mr. Ilan Brockway                                Quote no: RQ-7731
2 Orchard Close, Camden, ME 04843                    Your claim: 8841-0021

~Ln   Work item                  Qty    U       Unit $        Total
1     Strip existing roof        1850   SF        1.00    $ 1,850.00
2     Ridge vent                   50   LF       11.00      $ 550.00
3     Chimney, lead                 1   LS      600.00      $ 600.00
      Sum                                                 $ 3,000.00
      Early booking discount 5%                            $ -150.00
~     Total payable                                       $ 2,850.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['General', 1850],
      ['General', 550],
      ['General', 600],
    ]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ kind: 'grand', adjustments: -150 });
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('may stand below the rows without a title, with colons in their names', () => {
    const { printed } = read(
      page(
        1,
        drawn(`
#Statement of Damages
~Description            Quantity   Unit    Unit Price    Repl. Cost    Deprec.       ACV
Drywall, replace          100.00   SF            2.00        200.00      20.00    180.00
Paint walls               400.00   SF            1.00        400.00     100.00    300.00
Tile floor                 50.00   SF           10.00        500.00      50.00    450.00

                          Total Replacement Cost           1,100.00
                          Less: Depreciation                 170.00
                          Total ACV Loss                     930.00
                          Less: Deductible                   500.00
                          Net ACV Claim                      430.00
`),
      ),
    );
    expect(printed?.summaries).toMatchObject([
      { rcv: 1100, depreciation: 170, acv: 930, deductible: 500, netClaim: 430 },
    ]);
  });
});

describe('amounts without a word beside them', () => {
  it('are the sums of the rows above, and what repeats them is no work', () => {
    const estimate = read(
      page(
        1,
        drawn(`
#Voltline Electric Estimate
~Labor
~Description                    Hours       Rate         Total
Journeyman, rewire kitchen         14      96.00      1,344.00
Apprentice                         14      58.00        812.00
                                                      2,156.00
~Materials
~Description                 Quantity      Price         Total
Cable, 250 ft roll                  2     138.50        277.00
Outlet                              6      25.00        150.00
                                                        427.00
                                Labor                 2,156.00
                                Materials               427.00
~                               TOTAL DUE             2,583.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1344, 812, 277, 150]);
    expect(estimate.printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([2156, 427, 2583]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('a column of rooms', () => {
  const rowsOf = (rooms: readonly string[]): unknown[] =>
    read(
      page(
        1,
        drawn(`
#Pack-out Invoice
~Service               Room            Units    Unit Cost     Line Cost
Pack small box         ${(rooms[0] ?? '').padEnd(16)}   14        22.50        315.00
Pack dish barrel       ${(rooms[1] ?? '').padEnd(16)}    5        40.00        200.00
Wardrobe box           ${(rooms[2] ?? '').padEnd(16)}    3        34.00        102.00
Moving crew            ${(rooms[3] ?? '').padEnd(16)}    6       165.00        990.00
`),
      ),
    ).lineItems.map(({ room }) => room);

  it('that repeats its names leaves a row without one in none', () => {
    expect(rowsOf(['Kitchen', 'Kitchen', 'Den', ''])).toEqual([
      'Kitchen',
      'Kitchen',
      'Den',
      'General',
    ]);
  });

  it('that says each name once goes on with it', () => {
    expect(rowsOf(['Kitchen', '', 'Den', ''])).toEqual(['Kitchen', 'Kitchen', 'Den', 'Den']);
  });
});

describe('wear below heads that nobody knows', () => {
  it('stands before what is left, where both might be either', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Wo      Was             Menge1    Eh       Pr.X      Sum.X     Ab.X     Rest.X
LR     Paint walls       520.00    SF       1.00     520.00   156.00     364.00
LR     Carpet             31.00    SY      30.00     930.00   465.00     465.00
KIT    Vinyl              15.00    SY      40.00     600.00   240.00     360.00
KIT    Base cabinets      11.00    LF     200.00   2,200.00   440.00   1,760.00
UTL    Water heater        2.00    EA     500.00   1,000.00   700.00     300.00
`),
      ),
    );
    expect(lineItems.map(({ depreciation, acv }) => [depreciation, acv])).toEqual([
      [156, 364],
      [465, 465],
      [240, 360],
      [440, 1760],
      [700, 300],
    ]);
  });
});

describe('prices behind an at-sign in a column of their own', () => {
  it('are no lump sums', () => {
    expect(
      figuresOf(`
#Quote for siding
RE: Claim No. KS-20-8817 freeze damage
~Item                           Basis                    Amount
Remove siding                   4.5 sq @ $78.00         $351.00
House wrap                      450 sf @ $0.42          $189.00
J-channel                       66 lf @ $4.10           $270.60
~                                                 Total $810.60
`),
    ).toEqual([
      ['Remove siding', 4.5, 78, 351],
      ['House wrap', 450, 0.42, 189],
      ['J-channel', 66, 4.1, 270.6],
    ]);
  });

  it('stand below a line that says what it is all about', () => {
    const { claimNumber, lineItems } = read(
      page(
        1,
        drawn(`
#Tallgrass Plumbing Bid
RE: Claim No. KS-20-8817 freeze damage

Replace split copper in crawl space               $2,140.00
Replace sill cocks                                  $418.00
Pressure test                                       $180.00
~Total bid                                        $2,738.00
`),
      ),
    );
    expect(claimNumber).toBe('KS-20-8817');
    expect(lineItems.map(({ room }) => room)).toEqual(['General', 'General', 'General']);
  });
});

describe('a band with a colon', () => {
  it('heads its rows, and is no part of the first', () => {
    const { lineItems, printed, propertyAddress } = read(
      page(
        1,
        drawn(`
#Clearpath
Mold Remediation Estimate ME-2207
Loss at: 6 Harbor Ln, Bath, ME 04530                    Claim: GA-2291-77

~Task                   Area             Measure    UOM     Unit Rate     Extended
~Phase A: Containment
Poly wall               Crawl Space          180    SF           1.95       351.00
Air machine             Crawl Space            5    DAY         92.00       460.00
~Phase Subtotal                                                             811.00
~Phase B: Removal
HEPA vacuum             Crawl Space          940    SF           0.80       752.00
Bag and dispose         Driveway              36    EA           7.50       270.00
~Phase Subtotal                                                           1,022.00
`),
      ),
    );
    expect(lineItems.map(({ description, room, section }) => [description, room, section])).toEqual(
      [
        ['Poly wall', 'Crawl Space', 'Phase A: Containment'],
        ['Air machine', 'Crawl Space', 'Phase A: Containment'],
        ['HEPA vacuum', 'Crawl Space', 'Phase B: Removal'],
        ['Bag and dispose', 'Driveway', 'Phase B: Removal'],
      ],
    );
    expect(printed?.rooms).toEqual([]);
    expect(propertyAddress).toBe('6 Harbor Ln, Bath, ME 04530');
  });
});
