import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('what things are worth', () => {
  it('stands behind phrases with their price, anew, worn and as they are', () => {
    const { lineItems, printed } = readPage(`
#Statement of Work
Meridian Claims Service                                     File No. 24-118832
Insured:  Delia Hartsock                                    D/L: 04/18/2026
Risk Location: 418 Pinebark Rd, Elmford, KY 40299

~Building Loss
                                              R/C        Dep      A/C
ROOF
 Remove shingles, 18.33 sq @ $62.00         1,136.46      -     1,136.46
 30 lb felt, 18.33 sq @ $38.00                696.54   20%       557.23
 Arch shingles, 20.5 sq @ $275.00           5,637.50   20%     4,510.00
 Ridge cap, 64 lf @ $6.10                     390.40   20%       312.32
LIVING ROOM  (14 x 18 x 8)
 Drywall clg, 252 sf @ $2.65                  667.80   10%       601.02
 Seal/paint clg, 252 sf @ $1.05               264.60   25%       198.45
 Carpet & pad, 28 sy @ $41.00               1,148.00   40%       688.80
                                           ---------          ---------
   Total Building                           9,941.30           8,004.28
   Less Deductible                          1,000.00           1,000.00
   Net Claim                                8,941.30           7,004.28
`);
    expect(
      lineItems.map(({ room, description, quantity, unitPrice, rcv, acv }) => [
        room,
        description,
        quantity,
        unitPrice,
        rcv,
        acv,
      ]),
    ).toEqual([
      ['ROOF', 'Remove shingles', 18.33, 62, 1136.46, 1136.46],
      ['ROOF', '30 lb felt', 18.33, 38, 696.54, 557.23],
      ['ROOF', 'Arch shingles', 20.5, 275, 5637.5, 4510],
      ['ROOF', 'Ridge cap', 64, 6.1, 390.4, 312.32],
      ['LIVING ROOM', 'Drywall clg', 252, 2.65, 667.8, 601.02],
      ['LIVING ROOM', 'Seal/paint clg', 252, 1.05, 264.6, 198.45],
      ['LIVING ROOM', 'Carpet & pad', 28, 41, 1148, 688.8],
    ]);
    expect(printed?.totals).toMatchObject([{ amounts: { rcv: 9941.3, acv: 8004.28 } }]);
  });

  it('is said under a coverage with its letter, above the table and between its rows', () => {
    const { lineItems } = readPage(`
Hearth & Hollow Insurance Exchange
Loss Settlement Worksheet           Claim 8801-22-417      Adjuster: P. Quist
Named Insured: Wendeline Cobb

Dwelling (Cov A)
#   Room / Item                         Measure      Unit Cost    Replace Cost   Life/Age   Depr    Actual Value
~Kitchen
1   Base cabinets - remove & replace    12.5 LF        268.40       3,355.00       30/12    40%       2,013.00
2   Countertop, laminate                12.5 LF         58.20         727.50       20/12    60%         291.00
3   Sink - detach & reset                  1 EA        164.75         164.75        --       0%         164.75
~Dining
4   Hardwood floor - sand & finish       168 SF          5.15         865.20       25/5     20%         692.16
5   Baseboard 5 1/4 in.                   52 LF          6.35         330.20       50/12    24%         250.95
                                       Dwelling totals              5,442.65                          3,411.86
Contents (Cov C)
6   Area rug 8x10                          1 EA        420.00         420.00       10/4     40%         252.00
                                       Contents totals                420.00                            252.00
`);
    expect(lineItems.map(({ room, printed }) => [room, printed?.coverage])).toEqual([
      ...Array(3).fill(['Kitchen', 'Dwelling']),
      ...Array(2).fill(['Dining', 'Dwelling']),
      ['Dining', 'Contents'],
    ]);
  });
});

describe('bills for drying', () => {
  it('count units by days, and hours by those who worked them', () => {
    const { lineItems } = readPage(`
Northgate Flood Restoration LLC
Invoice 20418                       Date: 5/2/2026
Bill To: Arlo Pettibone, 77 Mill Race Ln, Brandt, OH 45304
Claim #: 55-01827

~Equipment                     Units   Days    Daily Rate      Amount
LGR dehumidifier (large)         2       4        112.00        896.00
Air mover, axial                 9       4         31.50      1,134.00
Air scrubber, HEPA               1       4         95.00        380.00

~Labor                         Techs   Hours   Hourly Rate      Amount
Water extraction                 2      3.5        68.00        476.00
Monitoring visits                1      4.0        68.00        272.00
After-hours emergency call       1      1.0       175.00        175.00

~Materials                              Qty      Unit Cost      Amount
Antimicrobial, gallon                     3        42.00        126.00
6 mil poly, roll                          1        88.00         88.00

                                        Subtotal             3,547.00
                                        Sales tax 6.75%         14.45
                                        Invoice total        3,561.45
`);
    expect(lineItems.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [8, 896],
      [36, 1134],
      [4, 380],
      [7, 476],
      [4, 272],
      [1, 175],
      [3, 126],
      [1, 88],
    ]);
  });

  it('end in a sum of the line items, below a title that is no room', () => {
    const { lineItems, printed } = readPage(`
Work Authorization & Estimate                                              WO-55108
Rapid Dry Response                          Tech: D. Marlow         Date 07/19/2026
Customer  Ruth Abernathy     Address  219 Fennel St, Oakhaven, TN    Claim  KX-4409

CAT   SEL      DESCRIPTION                                 QTY UM      PRICE       EXT
WTR   EXTR-C   Water extraction - carpet, category 1       340 SF       0.62     210.80
WTR   PAD-     Tear out wet carpet pad & bag               340 SF       0.58     197.20
WTR   DHM-L    Dehumidifier, per 24 hr period                6 DA      78.40     470.40
WTR   FAN-A    Air mover, per 24 hr period                  24 DA      26.15     627.60
WTR   EQ       Equipment set-up, take down & monitoring    3.5 HR      61.80     216.30
CLN   CRPT     Clean & deodorize carpet                    340 SF       0.49     166.60

                                                       Line items            1,888.90
                                                       Matl sales tax           18.43
                                                       Replacement cost value  1,907.33
                                                       Net claim             $1,907.33
`);
    expect(lineItems).toHaveLength(6);
    expect(new Set(lineItems.map(({ room }) => room))).toEqual(new Set(['General']));
    expect(
      printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv ?? amounts.lineItemTotal]),
    ).toEqual([
      ['line_items', 1888.9],
      ['grand', 1907.33],
    ]);
  });
});

describe('options', () => {
  it('are rows that the subtotal leaves out, and are not enabled', () => {
    const estimate = readPage(`
QUOTE #Q-3391                          Tallgrass Exteriors
Client: Odette Marlowe        Property: 902 Saltbush Ave, Corvane, NM

Product / Service                         Qty.     Unit Price       Total
~Gutter replacement                        142         $9.85     $1,398.70
Remove existing gutters, install 6" seamless
aluminum, hidden hangers 24" o.c., color: Musket Brown.
~Downspouts                                 96         $8.25       $792.00
3x4 downspouts incl. elbows & splash blocks
~Leaf guard - OPTIONAL                     142         $7.10     $1,008.20
Micro-mesh
~Permit & disposal                           1       $185.00       $185.00

                                        Subtotal              $2,375.70
                                        Discount (5%)          -$118.79
                                        Total                 $2,256.91
`);
    const { lineItems } = estimate;
    expect(lineItems.map(({ enabled }) => enabled)).toEqual([true, true, false, true]);
    expect(warningsOf(estimate)).toMatchObject([
      { code: 'options_not_counted', message: expect.stringContaining('Leaf guard - OPTIONAL') },
    ]);
  });

  it('are alternates below a base bid', () => {
    const { lineItems, printed } = readPage(`
Bid Form                                           Owner: Marisol Whitcombe
Project: Hail re-roof & gutters                    Bidder: Sparrow Hill Roofing LLC

Item No.   Description of Work                      Unit     Est. Qty    Unit Price      Amount
1          Mobilization                             LS          1         $650.00        $650.00
2          Remove existing shingles                 SQ         31          $58.00      $1,798.00
3          Replace damaged decking (if req'd)       SF        128           $3.75        $480.00
4          Install Class 4 shingles                 SQ         34         $412.00     $14,008.00
5          6" gutters, .032 aluminum                LF        204          $12.40      $2,529.60
                                                               BASE BID TOTAL         $19,465.60
Alternate A - Copper valleys                        LF         42          $38.00      $1,596.00
Alternate B - Ridge vent                            LF         66           $9.25        $610.50
`);
    expect(lineItems.map(({ enabled }) => enabled)).toEqual([...Array(5).fill(true), false, false]);
    expect(printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 19465.6 } }]);
  });

  it('are groups of which one is to be chosen, and that is told', () => {
    const estimate = readPage(`
Estimate #E-0093                                    Date Sent: Jun 4, 2026
Pinecrest Plumbing & Heating                        Prepared for: Casimir Volk

OPTION 1 - REPAIR
Replace failed 3/4" ball valve and 8 ft of copper            1     $412.00      $412.00
Drain down / refill / purge heating loop                     1     $265.00      $265.00
                                           Option 1 total                       $677.00
OPTION 2 - REPLACE
Install 40 gal indirect tank, pump and controls              1   $3,890.00    $3,890.00
Drain down / refill / purge heating loop                     1     $265.00      $265.00
                                           Option 2 total                     $4,155.00
`);
    expect(warningsOf(estimate)).toMatchObject([
      {
        code: 'alternatives_together',
        message: expect.stringContaining('"OPTION 1 - REPAIR" and "OPTION 2 - REPLACE"'),
      },
    ]);
  });
});

describe('the foot of a bid', () => {
  it('ends in a word for the whole, behind what is no row', () => {
    const { lineItems, printed } = readPage(`
REPAIR ESTIMATE                                     Page 1
OWNER: GIDEON VANCE        CLAIM: HO-77120-4        LOSS: HAIL 6/3/26

CODE  DESCRIPTION OF OPERATION        QTY   U   LABOR    MATL    EQUIP    EXTENDED

~01 SITE
0110  Temp toilet                       1  MO    0.00   145.00     0.00      145.00
0125  Roll-off 20cy                     2  EA    0.00     0.00   465.00      930.00
~07 ROOF
0710  Tear off comp 1 layer          26.0  SQ   48.00     0.00     6.00    1,404.00
0722  Synthetic underlay             26.0  SQ    9.50    14.25     0.00      617.50
0731  Dim. shingle 30yr              28.6  SQ   82.00   128.00     2.50    6,077.50
0744  Drip edge                       212  LF    1.10     1.45     0.00      540.60
                                   TOTAL DIVISION 07                     8,639.60
~09 FINISHES
0921  Patch GWB                        64  SF    2.75     0.85     0.00      230.40
0991  Paint 2ct                       320  SF    0.72     0.28     0.00      320.00
                                   TOTAL DIVISION 09                       550.40

                                   DIRECT COST                          10,265.00
                                   G&A 10%                               1,026.50
                                   FEE 10%                               1,129.15
                                   BID                                  12,420.65
`);
    expect(lineItems.at(-1)?.description).toBe('Paint 2ct');
    expect(printed?.totals.at(-1)).toMatchObject({
      kind: 'grand',
      amounts: { rcv: 12420.65 },
      adjustments: 2155.65,
    });
  });

  it('ends so below lump sums', () => {
    const { lineItems, printed } = readPage(`
PRELIMINARY ESTIMATE ONLY - SUBJECT TO CHANGE
Stonebrook Contracting            #P-311
Owner: Leander Fitch

Div   Trade              Scope                                              Cost
01    General            Supervision, permits, temp protection           2,400.00
02    Demolition         Gut kitchen to studs, dispose                   3,150.00
06    Carpentry          Framing repair at exterior wall                 1,875.00
09    Drywall            Hang, tape, finish, texture                     4,260.00
09    Painting           Prime + 2 coats whole kitchen                   1,980.00
12    Cabinetry          Replace uppers/lowers, like kind               11,640.00
22    Plumbing           Rough & trim                                    2,875.00
26    Electrical         Rewire kitchen circuits                         3,310.00
                                          Cost of work                  31,490.00
                                          Overhead & profit (20%)        6,298.00
                                          Estimate                      37,788.00
`);
    expect(lineItems).toHaveLength(8);
    expect(printed?.totals.at(-1)).toMatchObject({
      kind: 'grand',
      amounts: { rcv: 37788 },
      adjustments: 6298,
    });
  });
});

describe('parts of a bid', () => {
  it('are numbered in Roman, their rows in small letters', () => {
    const { lineItems } = readPage(`
SUMMIT PROPERTY ADJUSTERS                              Claim: 24-7741-B   Policy: HO3-22918
Adjuster's Estimate of Repairs                         Insured: Marguerite Ellison
------------------------------------------------------------------------------------------
Item                                    Unit    Quan    Repl. Cost       Depr.        A.C.V.
------------------------------------------------------------------------------------------
I. ROOF
a. R/R 3-tab 25 yr composition          sq        22     5,390.00    2,156.00      3,234.00
b. Felt, 15#                            sq        22       594.00      237.60        356.40
c. Drip edge                            lf       188       376.00       75.20        300.80
                              Sub-total Roof             6,360.00    2,468.80      3,891.20
II. INTERIOR - Family Room
a. Remove & replace 1/2" drywall, clg   sf       312       998.40       99.84        898.56
b. Texture & paint clg                  sf       312       561.60      140.40        421.20
c. Blown insulation, R30                sf       312       405.60        0.00        405.60
                              Sub-total Interior         1,965.60      240.24      1,725.36
------------------------------------------------------------------------------------------
                              TOTALS                     8,325.60    2,709.04      5,616.56
                              Less Deductible                                      1,000.00
                              NET PAYABLE                                          4,616.56
`);
    expect(
      lineItems.map(({ printed: row, description }) => [row?.lineNumber, description]),
    ).toEqual([
      ['a', 'R/R 3-tab 25 yr composition'],
      ['b', 'Felt, 15#'],
      ['c', 'Drip edge'],
      ['a', 'Remove & replace 1/2" drywall, clg'],
      ['b', 'Texture & paint clg'],
      ['c', 'Blown insulation, R30'],
    ]);
  });

  it('are phases in plain type between their sums', () => {
    const { lineItems } = readPage(`
Hollowell Restoration                                                   Estimate #: 5521
Job: Mold remediation, 31 Cress Ln                                      Date: Aug 3, 2026

Phase 1 - Containment & Setup
  Containment barrier w/ zipper            140 SF      2.10       294.00
  Negative air machine                       5 days   85.00       425.00
  Decon chamber                              1 ea    240.00       240.00
      Phase 1 total                                               959.00
Phase 2 - Removal
  Remove moldy drywall, bagged             210 SF      1.95       409.50
  HEPA vacuum framing                      210 SF      0.88       184.80
  Antimicrobial application                210 SF      0.46        96.60
      Phase 2 total                                               690.90
Phase 3 - Clearance
  Post-remediation verification (3rd party)  1 ls    475.00       475.00
      Phase 3 total                                               475.00
                                     Job total                  2,124.90
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('Phase 1 - Containment & Setup'),
      ...Array(3).fill('Phase 2 - Removal'),
      'Phase 3 - Clearance',
    ]);
  });

  it('are rooms of their own below the sum of the one before', () => {
    const { lineItems } = readPage(`
#RESTORATION COST ESTIMATE
Client: Ambrose Kittering               Estimator: V. Solano
Site: 640 Wicker St, Talmadge, OR       Claim/Ref: 88-10-4417

~1. WATER MITIGATION
Task                                          Quantity          Unit Rate          Extension
1.1  Extract water, carpeted floor            412 sq. ft.       $ 0.71             $  292.52
1.2  Remove & discard pad                     412 sq. ft.       $ 0.49             $  201.88
1.3  Air movers (8 x 3 days)                  24 unit-days      $ 27.00            $  648.00
~Subtotal 1                                                                        $1,142.40
~2. REPAIRS
2.1  Pad, 7/16" 6 lb                          45.8 sq. yd.      $ 7.10             $  325.18
2.2  Re-stretch & reinstall carpet            412 sq. ft.       $ 0.83             $  341.96
2.3  Baseboard, paint grade, 3-1/4"           96 lin. ft.       $ 4.65             $  446.40
~Subtotal 2                                                                        $1,113.54
~TOTAL (before tax)                                                                $2,255.94
~Tax on materials                                                                  $   46.18
~GRAND TOTAL                                                                       $2,302.12
`);
    expect(lineItems.map(({ room, quantity, unit }) => [room, quantity, unit])).toEqual([
      ['WATER MITIGATION', 412, 'SF'],
      ['WATER MITIGATION', 412, 'SF'],
      ['WATER MITIGATION', 24, 'DA'],
      ['REPAIRS', 45.8, 'SY'],
      ['REPAIRS', 412, 'SF'],
      ['REPAIRS', 96, 'LF'],
    ]);
  });

  it('are titles where the words of the rows begin', () => {
    const { lineItems } = readPage(`
Thornbury & Vale Adjusters                    SCHEDULE OF DAMAGE - COVERAGE A
Insured: Calliope Renner                      TV-20118

Qty      Description                                    Unit Cost         RCV      % Dep        ACV
         Roof - North Slope
18 SQ    Laminated shingles                               268.40     4,831.20         35   3,140.28
18 SQ    Remove laminated shingles                         61.75     1,111.50          0   1,111.50
40 LF    Valley metal                                       6.20       248.00         35     161.20
         Roof - South Slope
22 SQ    Laminated shingles                               268.40     5,904.80         35   3,838.12
22 SQ    Remove laminated shingles                         61.75     1,358.50          0   1,358.50
         Gutters
110 LF   Gutter, aluminum 5"                                8.90       979.00         25     734.25
                                            Totals                 14,433.00              10,343.85
`);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Roof - North Slope', 'Laminated shingles'],
      ['Roof - North Slope', 'Remove laminated shingles'],
      ['Roof - North Slope', 'Valley metal'],
      ['Roof - South Slope', 'Laminated shingles'],
      ['Roof - South Slope', 'Remove laminated shingles'],
      ['Gutters', 'Gutter, aluminum 5"'],
    ]);
  });

  it('are names in capitals above rows without headings', () => {
    const { lineItems } = readPage(`
ESTIMATE OF REPAIRS                      Date: 1/9/2026
Contractor: Fallow Creek Homes           Insured: Winifred Ashby

KITCHEN
Remove and replace base cabinets               14 LF         3,216.50
Remove and replace wall cabinets               12 LF         2,742.00
Solid surface top                              42 SF         2,604.00
Disconnect/reconnect plumbing                   1 EA           285.00
                              KITCHEN TOTAL                  8,847.50

DINING ROOM
Sand, stain and finish floor                  165 SF           825.00
Paint walls and ceiling                       580 SF           638.00
                              DINING ROOM TOTAL              1,463.00

GENERAL
Haul debris                                     1 LS           350.00
Final clean                                     6 HR           270.00
                              GENERAL TOTAL                    620.00

                              JOB TOTAL                     10,930.50
`);
    expect(
      lineItems.map(({ room, description, quantity }) => [room, description, quantity]),
    ).toEqual([
      ['KITCHEN', 'Remove and replace base cabinets', 14],
      ['KITCHEN', 'Remove and replace wall cabinets', 12],
      ['KITCHEN', 'Solid surface top', 42],
      ['KITCHEN', 'Disconnect/reconnect plumbing', 1],
      ['DINING ROOM', 'Sand, stain and finish floor', 165],
      ['DINING ROOM', 'Paint walls and ceiling', 580],
      ['GENERAL', 'Haul debris', 1],
      ['GENERAL', 'Final clean', 6],
    ]);
  });

  it('are names in capitals above sentences, below words that lead to them', () => {
    const { lineItems } = readPage(`
Insurance Repair Proposal No. 61                             Date: 10-02-2026
Proposal submitted to: Mr. Fennimore Quay

We hereby submit specifications and estimates for:

ROOFING
Remove existing roofing to deck and dispose; install new 30-year laminated
shingles over synthetic felt, 26 squares ............................ $9,360.00
Replace 14 sheets of 7/16 OSB @ $62.00 each ............................ 868.00
Replace all pipe boots (4) ............................................. 220.00

INTERIOR
Repair ceiling drywall in master bedroom, approx. 80 sq ft ............. 416.00
Paint ceiling and two walls ............................................ 575.00

We propose hereby to furnish material and labor complete in accordance with
above specifications, for the sum of: Eleven thousand four hundred thirty-nine dollars ($11,439.00)
`);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['ROOFING', 9360],
      ['ROOFING', 868],
      ['ROOFING', 220],
      ['INTERIOR', 416],
      ['INTERIOR', 575],
    ]);
  });

  it('are dwellings that are counted', () => {
    const { lineItems, printed } = readPage(`
Sunridge HOA Master Policy Claim                     Unit-by-unit scope
Adjuster: D. Lindqvist         Claim 4410-7781

UNIT 101
 1. Remove wet carpet/pad ............ 312 SF .......... 0.74 ........ 230.88
 2. Carpet & pad, builder grade ...... 34.67 SY ....... 37.20 ...... 1,289.72
 3. Base 3 1/4 ....................... 118 LF .......... 4.05 ........ 477.90
     Unit 101 subtotal ............................................ 1,998.50
UNIT 102
 1. Remove wet carpet/pad ............ 288 SF .......... 0.74 ........ 213.12
 2. Base 3 1/4 ....................... 104 LF .......... 4.05 ........ 421.20
     Unit 102 subtotal .............................................. 634.32
     GRAND TOTAL .................................................. 2,632.82
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('UNIT 101'),
      ...Array(2).fill('UNIT 102'),
    ]);
    expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'UNIT 101'],
      ['room', 'UNIT 102'],
      ['grand', ''],
    ]);
  });
});

describe('headings', () => {
  it('stand in two lines, one of them with slashes', () => {
    const { lineItems } = readPage(`
Personal Property Loss Inventory                      Insured: Theo Brandywine
Claim CN-228814                                       Page 1

No.  Room      Qty  Item / Brand / Model            Age   Purchase   Replacement    Ext.
                                                    (yr)    Price       Each        RCV
1    Den        1   Television, 55" LED               3     649.00      579.99      579.99
2    Den        2   End table, oak                    8     120.00      149.00      298.00
3    Garage     1   Mower, 21" self-propelled         5     399.00      429.00      429.00
4    Garage     4   Storage tote 27 gal               2      12.00       14.98       59.92
5    Den        1   Area rug 5x8                      4     210.00      239.00      239.00
                                                    Sub total                     1,605.91
                                                    Sales tax 7%                    112.41
                                                    Total RCV                     1,718.32
`);
    expect(
      lineItems.map(({ room, description, unitPrice }) => [room, description, unitPrice]),
    ).toEqual([
      ['Den', 'Television, 55" LED', 579.99],
      ['Den', 'End table, oak', 149],
      ['Garage', 'Mower, 21" self-propelled', 429],
      ['Garage', 'Storage tote 27 gal', 14.98],
      ['Den', 'Area rug 5x8', 239],
    ]);
  });

  it('have the sign of money glued to them', () => {
    const { lineItems } = readPage(`
ACME-FREE Insurance Estimate Viewer Export
estimate_id: 88213   version: 3   carrier: Pinnacle   claim: PN-7781

Line  Room           Code     Description                       Qty     UoM   Unit$    O&P   Tax$     RCV$      Dep$     ACV$
1     Bathroom 1     DRY-12   1/2" drywall hung taped ready     96.00   SF    3.02     Y     5.88    353.76     0.00   353.76
2     Bathroom 1     PNT-2C   Paint two coats                   96.00   SF    1.04     Y     1.61    121.74    24.35    97.39
3     Bathroom 1     TLE-FL   Ceramic floor tile                40.00   SF   11.80     Y    18.20    588.24    88.24   500.00
4     Hall           CPT-ST   Carpet std grade                  88.00   SF    3.61     N    15.90    333.58   166.79   166.79
5     Hall           BSE-314  Base 3 1/4"                       36.00   LF    4.12     Y     5.10    184.08     0.00   184.08
                                                                            Totals         46.69  1,581.40   279.38 1,302.02
`);
    expect(
      lineItems.map(({ room, quantity, unit, unitPrice, tax, rcv, acv }) => [
        room,
        quantity,
        unit,
        unitPrice,
        tax,
        rcv,
        acv,
      ]),
    ).toEqual([
      ['Bathroom 1', 96, 'SF', 3.02, 5.88, 353.76, 353.76],
      ['Bathroom 1', 96, 'SF', 1.04, 1.61, 121.74, 97.39],
      ['Bathroom 1', 40, 'SF', 11.8, 18.2, 588.24, 500],
      ['Hall', 88, 'SF', 3.61, 15.9, 333.58, 166.79],
      ['Hall', 36, 'LF', 4.12, 5.1, 184.08, 184.08],
    ]);
  });

  it('speak of labour, and of elevations', () => {
    const { lineItems } = readPage(`
Project Estimate — Fenwick Residence (Water Loss)
Prepared by Orchard & Pine Renovations          Ref 2026-0412

Room: Powder Room
Scope                                     Labour hrs   Rate     Labour      Material      Total
Demo vanity, toilet, base                     3.0      55.00    165.00         0.00      165.00
Hang & finish drywall (lower 4')              5.5      55.00    302.50        84.00      386.50
Set toilet & vanity w/ new supply lines       4.0      70.00    280.00       465.00      745.00
Room total                                                      747.50       549.00    1,296.50

Room: Hallway
Scope                                     Labour hrs   Rate     Labour      Material      Total
LVP floor                                     6.0      55.00    330.00       612.00      942.00
Baseboard, caulk and paint                    4.5      55.00    247.50       118.00      365.50
Room total                                                      577.50       730.00    1,307.50

                                              Subtotal                                 2,604.00
                                              Overhead 10%                               260.40
                                              Profit 10%                                 260.40
                                              Estimate total                           3,124.80
`);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([3, 5.5, 4, 6, 4.5]);
  });

  it('name the side of the house', () => {
    const estimate = readPage(`
SCOPE & PRICING - EXTERIOR                         Insured: Cormac Delaney
Prepared for: Granite Shore Ins. Co.               Claim No: GS-20-11871

Elev.     Item                                   Qty   Unit    $/Unit       RCV     Age   Life   Dep $       ACV
Front     Vinyl siding, dbl 4                    320    SF       4.95   1,584.00     8     30    422.40   1,161.60
Front     Window screen, std                       3    EA      42.00     126.00     8     20     50.40      75.60
Right     Vinyl siding, dbl 4                    188    SF       4.95     930.60     8     30    248.16     682.44
Right     A/C condenser fins - comb                1    EA     135.00     135.00     -      -      0.00     135.00
Rear      Deck rail - paint                       44    LF       6.20     272.80     5     10    136.40     136.40
                                                 Exterior total         3,048.40                857.36   2,191.04
`);
    const { lineItems } = estimate;
    expect(warningsOf(estimate)).toEqual([]);
    expect(lineItems.map(({ unitPrice, rcv, acv }) => [unitPrice, rcv, acv])).toEqual([
      [4.95, 1584, 1161.6],
      [42, 126, 75.6],
      [4.95, 930.6, 682.44],
      [135, 135, 135],
      [6.2, 272.8, 136.4],
    ]);
  });

  it('are days, whose total counts', () => {
    const { lineItems } = readPage(`
Page 1 of 1                        PRO-DRY SERVICES  -  MITIGATION WORKSHEET
Loss #: 4471-D       Tech: Lena O.       Start 4/2/26  End 4/5/26

ROOM: LIVING
Item                                     4/2    4/3    4/4    4/5   Total   Price    Extended
Air mover                                  4      4      4      2      14   28.00      392.00
LGR dehu                                   1      1      1      1       4  115.00      460.00
Monitor labor (hr)                       1.0    0.5    0.5    0.5     2.5   62.00      155.00
ROOM: DEN
Air mover                                  3      3      3      1      10   28.00      280.00
LGR dehu                                   1      1      1      0       3  115.00      345.00
                                                                     TOTAL           1,632.00
`);
    expect(
      lineItems.map(({ room, description, quantity, unitPrice }) => [
        room,
        description,
        quantity,
        unitPrice,
      ]),
    ).toEqual([
      ['LIVING', 'Air mover', 14, 28],
      ['LIVING', 'LGR dehu', 4, 115],
      ['LIVING', 'Monitor labor (hr)', 2.5, 62],
      ['DEN', 'Air mover', 10, 28],
      ['DEN', 'LGR dehu', 3, 115],
    ]);
  });

  it('that nobody knows stand above the words behind sizes', () => {
    const { lineItems } = readPage(`
~Estimate                                              Larchmont Glass & Mirror
Claim: 5580-KD      Customer: Tobin Ames

~Line  Location      W       H      Glass type                     Qty     Each     Extended
1     Front L      34.25   58.50   IG 3/4" clear, low-e             1     212.40      212.40
2     Front R      34.25   58.50   IG 3/4" clear, low-e             1     212.40      212.40
3     Patio dr     33.00   75.00   Tempered IG, 1"                  2     318.75      637.50
4     Bath         22.00   30.00   Obscure, pattern 62              1     148.90      148.90
5                                  Install labor                    6      74.00      444.00
                                                        Subtotal               1,655.20
                                                        Tax 8.1% (materials)      98.11
                                                        Total                  1,753.31
`);
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['IG 3/4" clear, low-e', 1],
      ['IG 3/4" clear, low-e', 1],
      ['Tempered IG, 1"', 2],
      ['Obscure, pattern 62', 1],
      ['Install labor', 6],
    ]);
  });

  it('say what it cost new and what is paid now', () => {
    const { lineItems } = readPage(`
CLAIM ESTIMATE (dollars)                                Policy holder: Saoirse Lund
Item no.  Item                         Location      Meas.        Cost new   Deprec  Payable now
101       Remove wet insulation        Attic N       420 sq ft      298.20      0.00      298.20
102       Blow-in insulation R-49      Attic N       420 sq ft      890.40    178.08      712.32
103       Ceiling board 1/2            Bed 2         144 sq ft      462.24     69.34      392.90
104       Paint ceiling                Bed 2         144 sq ft      164.16     49.25      114.91
105       Carpet, clean                Bed 2        17.3 sq yd       86.50      0.00       86.50
          Sum                                                      1,901.50    296.67    1,604.83
          Excess                                                                           750.00
          To pay                                                                           854.83
`);
    expect(
      lineItems.map(({ room, quantity, unit, rcv, acv }) => [room, quantity, unit, rcv, acv]),
    ).toEqual([
      ['Attic N', 420, 'SF', 298.2, 298.2],
      ['Attic N', 420, 'SF', 890.4, 712.32],
      ['Bed 2', 144, 'SF', 462.24, 392.9],
      ['Bed 2', 144, 'SF', 164.16, 114.91],
      ['Bed 2', 17.3, 'SY', 86.5, 86.5],
    ]);
  });

  it('say what is repaired, and how', () => {
    const { lineItems, printed } = readPage(`
DAMAGE ASSESSMENT - TABLE OF REPAIRS                 Client ref 0091   Our ref DA/55
Policyholder Rhiannon Vale

Room         Element     Repair                           Unit    Qty      Rate       Sum
Lounge       Ceiling     Overboard and skim               m2     21.5     38.40     825.60
             Walls       Strip, line and decorate         m2     44.0     16.25     715.00
             Floor       Renew carpet and underlay        m2     21.5     34.00     731.00
Study        Ceiling     Stain block and emulsion         m2      9.0      8.90      80.10
             Floor       Clean carpet                     item      1     65.00      65.00
                                                  Total excl. VAT             2,416.70
`);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Lounge', 'Overboard and skim'],
      ['Lounge', 'Strip, line and decorate'],
      ['Lounge', 'Renew carpet and underlay'],
      ['Study', 'Stain block and emulsion'],
      ['Study', 'Clean carpet'],
    ]);
    expect(printed?.totals).toMatchObject([{ kind: 'grand', amounts: { rcv: 2416.7 } }]);
  });

  it('stand over hours and dollars of labor and materials', () => {
    const { lineItems, printed } = readPage(`
HALYARD MARINE & DOCK REPAIR              Est. 771          Insured: Orla Finnegan
Claim no. 60-2281                          Peril: ice

Qty   Unit   Description                                Labor hrs    Lab $     Mat $     Line $
 12    EA    Pull and reset dock piles                     36.0    3,420.00      0.00   3,420.00
  4    EA    Replace broken piles, 12" x 25'               14.0    1,330.00  2,240.00   3,570.00
 86    LF    Replace stringers 3x10                        21.5    2,042.50  1,634.00   3,676.50
344    SF    Composite deck boards                         27.5    2,612.50  4,472.00   7,084.50
                                             Totals        99.0    9,405.00  8,346.00  17,751.00
`);
    expect(lineItems.map(({ quantity, unit, rcv }) => [quantity, unit, rcv])).toEqual([
      [12, 'EA', 3420],
      [4, 'EA', 3570],
      [86, 'LF', 3676.5],
      [344, 'SF', 7084.5],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([17751]);
  });
});

describe('rows that only say what they come to', () => {
  it('stand behind numbered phrases of a letter', () => {
    const { lineItems } = readPage(`
From: estimating@larkspurroofing.example
To: claims@example.com
Subject: Supplement 1 - Halvorsen, claim 2210-44-B

Adding the following to our 6/2 estimate:

1) Ice & water shield - 6.33 SQ x $128.00 = $810.24
2) Starter strip - 212 LF x $2.85 = $604.20
3) Steep charge 7/12-9/12 - 24.7 SQ x $38.50 = $950.95
4) Detach & reset satellite dish - 1 EA x $92.00 = $92.00
5) Permit (Town of Ellsworth) - $225.00

Supplement total: $2,682.39
O&P 20%: $536.48
New total: $3,218.87

Thanks, Dana
`);
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['General', 'Ice & water shield', 810.24],
      ['General', 'Starter strip', 604.2],
      ['General', 'Steep charge 7/12-9/12', 950.95],
      ['General', 'Detach & reset satellite dish', 92],
      ['General', 'Permit (Town of Ellsworth)', 225],
    ]);
  });

  it('stand among phrases that a sum counts with them', () => {
    const { lineItems } = readPage(`
Tidewater Cleaning & Restoration
Estimate for: Philippa Soames (soot clean-up)       Est #: C-771

Area: Entry Hall
  Clean walls and ceiling ............ 388 sf @ .42 ............   162.96
  Clean light fixture ................   1 ea @ 28.50 ...........    28.50
  Area subtotal .................................................   191.46
Area: Stairs
  Clean handrail .....................  14 lf @ 2.75 ............    38.50
  Clean carpet, stairs ...............  13 ea @ 4.10 ............    53.30
  Area subtotal .................................................    91.80
Other charges
  Ozone treatment, 2 nights .....................................   150.00
  Trip charge ...................................................    45.00
                                                  Total             478.26
`);
    expect(
      lineItems.map(({ room, description, unitPrice, rcv }) => [room, description, unitPrice, rcv]),
    ).toEqual([
      ['Entry Hall', 'Clean walls and ceiling', 0.42, 162.96],
      ['Entry Hall', 'Clean light fixture', 28.5, 28.5],
      ['Stairs', 'Clean handrail', 2.75, 38.5],
      ['Stairs', 'Clean carpet, stairs', 4.1, 53.3],
      ['Other charges', 'Ozone treatment, 2 nights', null, 150],
      ['Other charges', 'Trip charge', null, 45],
    ]);
  });
});

describe('sums', () => {
  it('may be typed beside the column of their rows', () => {
    const { printed } = readPage(`
REPAIR SPECIFICATION AND BID SHEET                 Inspector: City Housing Rehab
Owner: Percival Tuckwell                           Bidder: ____________________

Spec #   Spec                                                  Quantity   Units    Unit Price    Total Price
Location: 1 - Front Porch
0801     REPLACE PORCH DECKING                                   96.00     SF         9.75         936.00
         Remove all deteriorated T&G decking. Install new 1x4 fir
         decking, primed all sides, blind nailed.
0815     PORCH RAIL, WOOD                                        22.00     LF        44.00         968.00
         36" high, 2x2 balusters 4" o.c. Paint per spec 1905.
                                               Location Total                     1,904.00
Location: 2 - Bath
1140     REPLACE BATH FLOOR - SHEET VINYL                         45.00     SF         7.10         319.50
         Include 1/4" underlayment and shoe mold.
                                               Location Total                       319.50
                                               Bid Total                          2,223.50
`);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['1 - Front Porch', 1904],
      ['2 - Bath', 319.5],
      ['', 2223.5],
    ]);
  });

  it('tell that prices are what rows come to', () => {
    const { lineItems, printed } = readPage(`
GREENFIELD SERVICES LLC - PROPOSAL / CONTRACT
Homeowner's Name: Ottilie Brand                 Insurance Claim #: 4400912

Qty   Item                                                 Price
 1    Full roof replacement per insurance scope           $12,480.00
24    Sheets OSB decking, if needed @ $85 ea                 (not incl.)
 2    Skylights, fixed, re-flash                             $640.00
 1    Gutter guards                                       No charge
 3    Pipe jacks upgraded to lead                            $225.00
                                       Contract amount    $13,345.00
                                       Insurance deductible $2,000.00
`);
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Full roof replacement per insurance scope', 12480],
      ['Skylights, fixed, re-flash', 640],
      ['Gutter guards', 0],
      ['Pipe jacks upgraded to lead', 225],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([13345]);
  });

  it('are those of an area that is labelled with its measures', () => {
    const { lineItems, printed } = readPage(`
Final Draft                                             Kessler Claims / Desk Review
Insured: Oona Prewitt     Claim: 553-118    Policy limit (dwelling): $214,000

Sketch Area: Upstairs Hall     H: 8'   LF: 44   SF walls: 352   SF ceiling: 96

Ln  Cat Sel    Act  Description                              Calc        Qty      Unit$     Total    Depr%   ACV
1   DRY 1/2    +    Drywall 1/2 hung, taped                 W*.25       88.00 SF   2.88     253.44    0      253.44
2   PNT P2     +    Paint 2 coats                           W          352.00 SF   1.02     359.04   20      287.23
3   FNC B3     -    Remove base 3 1/4                       PF          44.00 LF   0.62      27.28    0       27.28
4   FNC B3     +    Replace base 3 1/4                      PF          44.00 LF   4.28     188.32   10      169.49
                                                       Area total                           828.08          737.44
`);
    expect(new Set(lineItems.map(({ room }) => room))).toEqual(new Set(['Upstairs Hall']));
    expect(printed?.totals).toMatchObject([
      { kind: 'room', name: 'Upstairs Hall', amounts: { rcv: 828.08, acv: 737.44 } },
    ]);
  });
});

describe('rooms with metric sizes', () => {
  it('stand below a level whose own sum says that it is one', () => {
    const { lineItems, printed } = readPage(`
Policyholder         Ines Quillon

Level: Ground Floor
Room: Lounge                      2.39m x 4.70m x 2.40m high          Floor 11.24 m2         Walls 34.03 m2
Element      Operation          Description                     Qty UoM       Labour    Materials      Total
Floor        Renew              Chipboard decking              5.35 m2         61.53       55.11      116.64
Ceiling      Overboard          Plasterboard and skim         27.31 m2        442.42      174.78      617.20
                                Room total: Lounge                            503.95      229.89      733.84
                                Level total: Ground Floor                     503.95      229.89      733.84
`);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Lounge', 'Chipboard decking'],
      ['Lounge', 'Plasterboard and skim'],
    ]);
    expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Lounge'],
      ['level', 'Ground Floor'],
    ]);
  });
});
