import { describe, expect, it } from 'vitest';
import { tellTables } from '../../../lambdas/domain/pdf/evidence/tell-tables.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { drawn, type PlacedText, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));
const placed = (text: string) =>
  readPage(text).lineItems.map(({ description, room }) => [description, room]);

/** The runs of a drawing, with what is said of rows in italics. */
const withRemarks = (text: string, ...remarks: string[]): PlacedText[] =>
  drawn(text).map((run) => (remarks.includes(run.text) ? { ...run, italic: true } : run));

describe('numbers of rows', () => {
  it('have zeros before them, and no point behind', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Line Item Description                       Qty        Price         Total
001  Architectural shingle                  6.00 SQ       300.00     1,800.00
002  Dust wall with zipper                  8.00 EA       100.00       800.00
003  Pull and reset water closet            9.00 EA       200.00     1,800.00
004  Final broom clean                     10.00 SF         1.00        10.00
`);
    expect(lineItems.map(({ description, printed }) => [printed?.lineNumber, description])).toEqual(
      [
        ['001', 'Architectural shingle'],
        ['002', 'Dust wall with zipper'],
        ['003', 'Pull and reset water closet'],
        ['004', 'Final broom clean'],
      ],
    );
  });

  it('stand beside words whose figures are on the line below, in measured rooms', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Line #  Item Description                      Rate      Quantity        Tax      Total RC    Deprec.         ACV
~General Items
Walls: 576.00 SF Floor: 231.00 SF Perimeter: 64.00 LF
1        Gut lower 24 in. of walls
                                               4.00     49.00 LF          -        196.00          -      196.00
2        Base cabinet run
                                             200.00      4.00 LF      10.00        810.00    (10.00)      800.00
3        Final broom clean
                                               0.50    200.00 SF          -        100.00          -      100.00
         Subtotal                                                     10.00      1,106.00    (10.00)    1,096.00
`);
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Gut lower 24 in. of walls', 49],
      ['Base cabinet run', 4],
      ['Final broom clean', 200],
    ]);
  });
});

describe('remarks', () => {
  it('are set in from where descriptions go on, behind whatever these end in', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~LINE  ITEM                                  QTY     UM     UNIT PRICE       TOTAL RC
1    Luxury Vinyl plank, click-lock        106.00    SF          4.00          424.00
        Allowance; bill when incurred
2    Dumpster, 20 cu. yd., one pull          2.00    EA        500.00        1,000.00
        Photo 14 shows the stain at the wall
3    Six-Panel Hollow Door unit 2/8          3.00    EA        200.00          600.00
        Allowance; bill when incurred
4    1/2 in. Gypsum board, hung, taped and   4.00    SF          4.00           16.00
     floated
5    Duplex Outlet, 15 amp                   9.00    EA         40.00          360.00
6    Sister Floor Joist                      9.00    EA         10.00           90.00
7    Sand and finish Oak Strip               9.00    SF         10.00           90.00
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'Allowance; bill when incurred',
      'Photo 14 shows the stain at the wall',
      'Allowance; bill when incurred',
      null,
      null,
      null,
      null,
    ]);
    expect(lineItems[3]?.description).toBe('1/2 in. Gypsum board, hung, taped and floated');
  });

  it('are in italics, and head nothing', () => {
    const { lineItems } = read(
      page(
        1,
        withRemarks(
          `
Insured: Ida Quillon

~Bath
~No.   Item Code   Operation                              Qty      U/M     Unit Price       Total
1.    FLR53       Six-panel hollow door unit 2/8          5.00    ea          200.00     1,000.00
                  Allowance; bill when incurred
2.    DRY51       Haul off wet carpet and pad           100.00    SF            2.00       200.00
3.    FLR84       Final broom clean                      10.00    SF            1.00        10.00
`,
          'Allowance; bill when incurred',
        ),
      ),
    );
    expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
      [null, 'Allowance; bill when incurred'],
      [null, null],
      [null, null],
    ]);
  });

  it('are slanted sentences above upright words', () => {
    const { lineItems } = read(
      page(
        1,
        withRemarks(
          `
Insured: Ida Quillon

~DESCRIPTION                                  QUANTITY    UOM     UNIT PRICE        RCV
Lavatory faucet, single lever                   9        ea.         200.00     1,800.00
Price holds for work done in one trip.
Blow R-38 cellulose in attic                  100        SF            2.00       200.00
Dumpster, 20 cu. yd., one pull                  2        ea.         700.00     1,400.00
- Protect adjacent surfaces

Color and finish to be chosen by the owner.
Sister floor joist 2x10                         5        ea.         100.00       500.00
`,
          'Price holds for work done in one trip.',
          '- Protect adjacent surfaces',
          'Color and finish to be chosen by the owner.',
        ),
      ),
    );
    expect(lineItems[3]?.description).toBe('Sister floor joist 2x10');
    expect(lineItems[2]?.f9Note).toContain('Color and finish to be chosen by the owner.');
  });

  it('stand at one height of two pages of a list, and are no letterhead', () => {
    const list = (last: string): string => `
Haul debris                                                                450.00
   Match existing finish as close as possible
Set vanity                                                                 200.00
Clean floor                                                                 50.00
Seal subfloor                                                              100.00
Paint walls                                                                200.00
${last}`;
    const { lineItems } = read(
      page(1, drawn(`Quill Restoration\n\nProposal\nInsured: Ida Quillon\n\n\n${list('')}`)),
      page(
        2,
        drawn(
          `Hang door                                                                  100.00\n\n\n\n\n\n${list(
            'Total                                                                    2,100.00',
          )}`,
        ),
      ),
    );
    expect(
      lineItems
        .filter(({ description }) => description === 'Haul debris')
        .map(({ f9Note }) => f9Note),
    ).toEqual(Array(2).fill('Match existing finish as close as possible'));
  });
});

describe('names above rows', () => {
  it('are in plain type below every sum, on pages without the heads as well', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
Insured: Ida Quillon

~Ln    Product/Service                     Qty          Labor Cost     Materials     Line Total
Painting
1     Seal walls                         100 SF           100.00         50.00         150.00
2     Corner bead, metal                  20 LF            40.00         10.00          50.00
~                                                                  Subtotal          200.00
Drywall
3     Hang board                         100 SF           200.00        100.00         300.00
`),
      ),
      page(
        2,
        drawn(`
4     Tape board                          50 SF            50.00         50.00         100.00
~                                                                  Subtotal          400.00
Electrical
5     Duplex outlet                        2 EA            40.00         20.00          60.00
6     Megger test                          1 EA            80.00         10.00          90.00
~                                                                  Subtotal          150.00

Line Item Total                                                                      750.00
`),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Painting',
      'Painting',
      'Drywall',
      'Drywall',
      'Electrical',
      'Electrical',
    ]);
    expect(printed?.totals.map(({ name }) => name)).toContain('Electrical');
  });

  it('are those of rooms below the headings where a level stands above these', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~First Floor
~LN     TASK      DESCRIPTION OF REPAIR               QUANTITY       COST/UNIT            RC
~A/C Unit
1.     RFG33     Seal and finish walls               60.00 SF            2.00        120.00
2.     RFG27     Surface light, 2-lamp                5.00 EA          100.00        500.00

~Rear Elevation
3.     ELE70     Haul off wet carpet                  3.00 SF            1.00          3.00
4.     DRY60     Broadloom carpet                    10.00 SY           30.00        300.00

~KITCHEN
5.     RFG43     Luxury vinyl plank                  40.00 SF            5.00        200.00
6.     PNT14     Gut lower 24 in. of walls           10.00 LF            4.00         40.00
`);
    expect(lineItems.map(({ room, printed }) => [room, printed?.path[0]])).toEqual([
      ...Array(2).fill(['A/C Unit', 'First Floor']),
      ...Array(2).fill(['Rear Elevation', 'First Floor']),
      ...Array(2).fill(['KITCHEN', 'First Floor']),
    ]);
  });

  it('name trades, are measured and set as the first room is', () => {
    expect(
      placed(`
Insured: Ida Quillon

~LN   OPERATION                            QUANTITY    UM      UNIT COST        TOTAL
~BREAKFAST AREA
Walls: 576.00 SF Floor: 256.00 SF Perimeter: 64.00 LF
1.   Base cabinet run                       8.00      LF         300.00     2,400.00
2.   Duplex outlet                          5.00      EA          30.00       150.00
     Subtotal                                                              2,550.00

~FENCING
Walls: 592.00 SF Floor: 336.00 SF Perimeter: 74.00 LF
3.   Cedar picket                           8.00      EA          20.00       160.00
4.   Core out post                          5.00      EA          40.00       200.00
     Subtotal                                                                360.00
`),
    ).toEqual([
      ['Base cabinet run', 'BREAKFAST AREA'],
      ['Duplex outlet', 'BREAKFAST AREA'],
      ['Cedar picket', 'FENCING'],
      ['Core out post', 'FENCING'],
    ]);
  });

  it('stand at the foot of a page, above heads that are printed overleaf', () => {
    const heads = '~No.   Description                         Qty           Price           Total';
    const { lineItems } = read(
      page(
        1,
        drawn(`
Insured: Ida Quillon

~LAUNDRY ROOM
${heads}
1.    Hang board                         100 SF         2.00          200.00
2.    Tape board                         100 SF         1.00          100.00
~GARAGE (ATTACHED)
`),
      ),
      page(
        2,
        drawn(`
${heads}
3.    Duplex outlet                        2 EA        30.00           60.00
4.    Megger test                          1 EA        90.00           90.00
`),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'LAUNDRY ROOM',
      'LAUNDRY ROOM',
      'GARAGE (ATTACHED)',
      'GARAGE (ATTACHED)',
    ]);
  });
});

describe('heads of columns', () => {
  it('stand in two lines as far apart as rows, and the first alone might be one', () => {
    const heads = `
~Item                                       Unit of                   Labor                  Extended`;
    const rows = `
~No.     Work Item              Quantity    Measure     Materials      Cost    Equipment        Price

1       Lap siding               100         SF           500.00     600.00         0.00     1,100.00
2       Tuck-point chimney       200         SF         1,000.00   1,500.00         0.00     2,500.00
3       Surface light              7         EA           300.00     400.00        30.00       730.00
`;
    const { lineItems } = read(page(1, [...drawn(heads, 60), ...drawn(rows, 74)]));
    expect(lineItems.map(({ unit, unitPrice, rcv }) => [unit, unitPrice, rcv])).toEqual([
      ['SF', null, 1100],
      ['SF', null, 2500],
      ['EA', null, 730],
    ]);
  });

  it('nearly touch in both of their lines', () => {
    const { lineItems } = read(
      page(1, [
        ...drawn(`
Insured: Ida Quillon

~                                                                Sales Overhead
~Ln   Item                          Qty     Unit       Price      Tax & Profit Repl. Cost
1    Final broom clean            100.00   SF          0.50     0.00     10.00      60.00
2    Level subfloor               100.00   SF          3.00    20.00     60.00     380.00
3    Hollow door                    2.00   EA        100.00     0.00     40.00     240.00
`),
      ]),
    );
    expect(lineItems.map(({ tax, overheadProfit, rcv }) => [tax, overheadProfit, rcv])).toEqual([
      [0, 10, 60],
      [20, 60, 380],
      [0, 40, 240],
    ]);
  });

  it('stay where units of two words stand before the amounts as labels do', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Scope of Work                            Price      Quantity   Unit         Total

~                        Kitchen
Corner bead, metal                        4.00        38       lin ft      152.00
Sister floor joist                      100.00         2       each        200.00
Gut lower walls                           3.00        67       lin ft      201.00
Vinyl plank                               2.00       100       sq ft       200.00
Seal walls                                1.00       100       sq ft       100.00
`);
    expect(lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
      [38, 'LF', 4],
      [2, 'EA', 100],
      [67, 'LF', 3],
      [100, 'SF', 2],
      [100, 'SF', 1],
    ]);
  });

  it('have a first row that is included right below them', () => {
    expect(
      placed(`
Insured: Ida Quillon

~Item Description                                Ext. Price
Refinish door slab, both faces                     Included
Final broom clean                                    100.00
Content manipulation                                 200.00
Lavatory faucet                                      300.00

                            Line Item Total          600.00
`).map(([description]) => description),
    ).toEqual([
      'Refinish door slab, both faces',
      'Final broom clean',
      'Content manipulation',
      'Lavatory faucet',
    ]);
  });
});

describe('offers without heads of columns', () => {
  it('begin with a row that costs nothing and a remark below it', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

We propose to furnish labor and material for the work described below:

Eave starter and ridge cap ..................................         N/C
  Includes labor and disposal
Seamless gutter, 5 in. ......................................      100.00
  Match existing finish
Vented soffit panel .........................................      200.00
Duplex outlet, 15 amp .......................................       50.00

Total                                                              350.00
`);
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Eave starter and ridge cap', 'Includes labor and disposal'],
      ['Seamless gutter, 5 in.', 'Match existing finish'],
      ['Vented soffit panel', null],
      ['Duplex outlet, 15 amp', null],
    ]);
  });

  it('are told by what adds up, the first row without an amount and a charge below the sums', () => {
    const { words, ...sheet } = page(
      1,
      drawn(`
~Owner's Bath
1) Level subfloor, self-leveling                745 sq ft           $2.47               N/C
2) Sand and finish oak strip                    800 sq ft           $5.00         $4,000.00
3) Step flashing, galvanized                    100 lf              $7.00           $700.00
4) Sister floor joist                            12 EA            $100.00         $1,200.00
~Total for Owner's Bath                                                           $5,900.00
~Garage
5) Blow R-38 cellulose                          300 sq ft           $2.00           $600.00
6) Megger test of branch circuits                 4 EA            $100.00           $400.00
~Total for Garage                                                                 $1,000.00

Line Item Total                                                                   $6,900.00
Dump fees                                                                           $350.00
Total                                                                             $7,250.00
`),
    );
    const told = tellTables([
      { ...sheet, ocr: false, lines: linesOfPage({ ...sheet, words }, words) },
    ]);
    const texts = told?.pages[0]?.lines.map(({ text }) => text) ?? [];
    const head = texts.findIndex((text) => text.startsWith('DESCRIPTION'));
    expect(texts[head + 1]).toContain('Level subfloor');
    expect(texts.slice(-3)).toEqual(['Total $6,900.00', 'Dump fees $350.00', 'Total $7,250.00']);
  });

  it('come to a total price, credits taken off', () => {
    const { printed } = readPage(`
Insured: Ida Quillon

We propose to furnish labor and material for the work described below:

1. Seal and two finish coats
   Qty: 74 SF             Unit Price: 1.00              Total: 74.00
2. Dry-in with 30 lb. felt
   Qty: 50 SQ             Unit Price: 50.00             Total: 2,500.00
3. Credit - Pipe boot
   Qty: 7 EA              Unit Price: -70.00            Total: -490.00
4. Level subfloor
   Qty: 100 SF            Unit Price: 2.00              Total: 200.00

Total Price: 2,284.00
Deposit due at signing: 1,142.00
Balance: 1,142.00
`);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['grand', 2284],
    ]);
  });

  it('are letters that call themselves proposals, with the sums of their groups', () => {
    const { lineItems } = readPage(`
Quill Restoration
12 Bluestem Ter, Merriam Falls, GA 30189 (496) 555-0111

Homeowner: Ida Quillon


Stairwell:
Tuck-point chimney                                  100.00 sf                            2,000.00
1/2 in. gypsum board, hung, taped and floated        80.00 sf                            Included
Gut lower 24 in. of walls                            40.00 lin ft                          140.00
Total for Stairwell                                                                      2,140.00

KITCHEN:
Duplex outlet                                         5.00 EA                              125.00
Pull and reset water closet                           5.00 EA                            1,000.00
Corner bead, metal                                   20.00 lin ft                           80.00
Total for KITCHEN                                                                        1,205.00


All work is to be done in a workmanlike manner. Changes are made in writing only. This proposal may be
withdrawn if it is not accepted within 30 days.
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('Stairwell'),
      ...Array(3).fill('KITCHEN'),
    ]);
  });

  it('are phrases rather than sentences that say less', () => {
    const { lineItems } = readPage(`
Homeowner: Ida Quillon

~BEDROOM 3
9 each Surface light, 2-lamp x 110.43                                              993.87
277.3 sf Fiber-cement lap siding x 6.36                                          1,763.63
439.39 sf 1/2 in. gypsum board x 2.42                                            1,063.32
~Subtotal BEDROOM 3                                                               3,820.82

~HALLWAY
45.1 sf Stain-block primer over smoke residue x 0.75                                33.83
4 each Lavatory faucet, single lever x 223.64                                      894.56
12 each Dust wall with zipper x 75.73                                              908.76
~Subtotal HALLWAY                                                                 1,837.15

SUBTOTAL                                                                         5,657.97
Permit fee                                                                         350.00
Grand Total                                                                      6,007.97
`);
    expect(lineItems.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [9, 110.43],
      [277.3, 6.36],
      [439.39, 2.42],
      [45.1, 0.75],
      [4, 223.64],
      [12, 75.73],
    ]);
  });
});

describe('a summary that ends in a total', () => {
  it('says what is added to the lines, and what they come to with it', () => {
    const estimate = readPage(`
Insured: Ida Quillon

~Description                                     Qty               Price             Total
Level subfloor, self-leveling                   700 SF             $2.00         $1,400.00
Sand and finish oak strip                       800 SF             $5.00         $4,000.00
Step flashing, galvanized                       100 LF             $7.00           $700.00

Line Item Total                                                                  $6,100.00
Dump fees                                                                          $350.00
Overhead                                                                           $610.00
Total                                                                            $7,060.00
`);
    expect(estimate.printed?.summaries).toMatchObject([
      {
        lineItemTotal: 6100,
        overhead: 610,
        rcv: 7060,
        other: [{ name: 'Dump fees', amount: 350 }],
      },
    ]);
    expect(warningsOf(estimate)).toMatchObject([
      { code: 'charges_left_out', message: expect.stringContaining('"Dump fees 350.00"') },
    ]);
  });
});

describe('columns of words', () => {
  it('say the state of each row, one of them not charged', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~LINE       TASK                            QTY.    UOM             PRICE       LINE TOTAL    STATUS
01         Sand and finish oak strip       100.00   sq ft            $5.00          $500.00   Approved
02         Porcelain floor tile            100.00   sq ft            $9.00          $900.00   Approved
03         Tuck-point chimney              135.90   sq ft           $15.81         Included   Pending
04         Dust wall with zipper                8   Each            $70.00          $560.00   Pending
`);
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Sand and finish oak strip', 100],
      ['Porcelain floor tile', 100],
      ['Tuck-point chimney', 135.9],
      ['Dust wall with zipper', 8],
    ]);
  });

  it('hold codes below `Task` and nearly touch the quantities before `Item`', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Ln   Task     Quantity     Item                                      Cost/Unit   Cost Value
1.   ELE61         5.00 EA Set existing vanity on new plinth           $200.00    $1,000.00
2.   PNT43        20.00 LF Colonial base                                 $4.00       $80.00
3.   RFG57       100.00 SF Sand and finish oak strip                     $4.00      $400.00
4.   DRY19         4.00 EA Disconnect and set aside range               $70.00      $280.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Set existing vanity on new plinth',
      'Colonial base',
      'Sand and finish oak strip',
      'Disconnect and set aside range',
    ]);
  });

  it('are headed by a known word and another behind a slash', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~SERVICE / PARTS                        QTY         PRICE         TOTAL
Pump tank, both compartments            100          1.00        100.00
Locate and dig up lid, hand dig           2         50.00        100.00
Riser 24" with gasket and lid             1        300.00        300.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Pump tank, both compartments',
      'Locate and dig up lid, hand dig',
      'Riser 24" with gasket and lid',
    ]);
  });
});

describe('figures that look like those of rows', () => {
  it('are the number of an opening', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~  Hardware Set 03            Corridor pair                                                 Opening: 112
~    Qty          Item                             Finish              Mfr           Net       Extension
      1 EA       Door, Flush                      Primed              CR          700.00        700.00
      2 EA       Closer                           689                 VK          250.00        500.00
      3 EA       Silencer                         GRY                 RK            1.00          3.00
~  Hardware Set 04            Storage                                                       Opening: 109
~    Qty          Item                             Finish              Mfr           Net       Extension
      2 EA       Hinge                            CLR                 PN          100.00        200.00
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Door, Flush',
      'Closer',
      'Silencer',
      'Hinge',
    ]);
  });

  it('are counts of loads, and sums of a day that nothing names', () => {
    const { lineItems, printed } = readPage(`
Insured: Ida Quillon

DAY    TICKET    TRK   MATERIAL                LB IN   LB OUT       NET        RATE           CHARGE
03/01 462074     19    MATTRESS                                      1LD       33.90            33.90
      462095     37    PLASTER AND LATH        31440    25740     2.85TN       59.57           169.77
      462096     19    CLEAN DEBRIS            32380    25460     3.46TN       59.57           206.11
      462109     31    HAUL                                          2LD      188.87           377.74
                       DAY 03/01 4 TICKETS                                                     787.52
03/02 462140     35    DRY RUN, GATE LOCKED                          1LD      121.07           121.07
      462159     34    BRICK                   37580    24560     6.51TN       21.31           138.73
      462164     29    BRICK                   45080    27780     8.65TN       21.31           184.33
                       DAY 03/02 3 TICKETS                                                     444.13
                       TICKETS                                                               1,231.65
`);
    expect(lineItems.map(({ quantity, unit, rcv }) => [quantity, unit, rcv])).toEqual([
      [1, 'LD', 33.9],
      [2.85, 'TN', 169.77],
      [3.46, 'TN', 206.11],
      [2, 'LD', 377.74],
      [1, 'LD', 121.07],
      [6.51, 'TN', 138.73],
      [8.65, 'TN', 184.33],
    ]);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['section', 787.52],
      ['section', 444.13],
      ['grand', 1231.65],
    ]);
  });

  it('stand in the first lines of a card, with what is ordered below them', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

Line #1             Mark Unit: Breakfast                               Net Price:            810.81
Qty: 1                                                            Ext. Net Price: USD        810.81

~                    Heritage Picture
                    Bronze Exterior / White Interior
                    Initials required Seller: ______ Buyer: ______

Line #2             Mark Unit: Den                                     Net Price:          1,981.50
Qty: 2                                                            Ext. Net Price: USD      3,963.00

~                    Terrace Sliding Door, OX
                    Rough Opening 72" X 82"
                    Initials required Seller: ______ Buyer: ______

                                                     Project Subtotal Net Price: USD       4,773.81
`);
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv, f9Note }) => [
        description,
        quantity,
        unitPrice,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      [
        'Heritage Picture',
        1,
        810.81,
        810.81,
        'Mark Unit: Breakfast\nBronze Exterior / White Interior',
      ],
      ['Terrace Sliding Door, OX', 2, 1981.5, 3963, 'Mark Unit: Den\nRough Opening 72" X 82"'],
    ]);
  });
});
