import { describe, expect, it } from 'vitest';
import { drawn, page, read, THREE_ROWS, text } from './draw.ts';

/** Sheets that offices keep by themselves, in whatever program they have. */
const itemsOf = (sheet: string) =>
  read(page(1, drawn(sheet))).lineItems.map(({ description, quantity, rcv, room }) => ({
    description,
    quantity,
    rcv,
    room,
  }));

describe('a price book that adds up labor', () => {
  it('comes to materials and labor, and not to the hours of each', () => {
    const items = itemsOf(`
~#    DESCRIPTION                QTY  U/M   MAT'L EA    MAT'L   HRS EA     HRS    LABOR    LINE TOTAL
1    Temp power pole            1    EA      310.00   310.00        5    5.00   420.00        730.00
2    Combo breakers            14    EA       58.40   817.60     0.15    2.10   176.40        994.00
3    Service cable             35    FT        6.85   239.75     0.05    1.75   147.00        386.75
4    Ground rods                2    EA       41.20    82.40     0.75    1.50   126.00        208.40
5    Trace circuits             3    LOT          -        -        2    6.00   504.00        504.00
     JOB TOTALS                                     1,449.75           16.35 1,373.40      2,823.15`);
    expect(items.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [1, 730],
      [14, 994],
      [35, 386.75],
      [2, 208.4],
      [3, 504],
    ]);
  });
});

describe('what an umpire decides', () => {
  it('is what each item comes to, whatever either side said', () => {
    const items = itemsOf(`
~No.  Item in Dispute                          Insurer       Insureds         Umpire
1    Metal roof, full tear-off              31,460.00      52,875.00      44,910.00
2    Underlayment                            2,214.00       4,180.50       3,640.00
3    Snow guards                                 0.00       2,950.00       1,475.00
4    Downspouts                                Agreed         Agreed       1,836.00
     TOTAL REPLACEMENT COST                $33,674.00     $60,005.50     $51,861.00`);
    expect(items.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Metal roof, full tear-off', 44910],
      ['Underlayment', 3640],
      ['Snow guards', 1475],
      ['Downspouts', 1836],
    ]);
  });
});

describe('a column of rooms', () => {
  it('names them below bands with sums of their own', () => {
    const items = itemsOf(`
~Room           Work Item                      Qty    Unit    Unit Cost      Extended
~SCHOOL BUILDING
Boiler B-1     Replace split pipe              38    LF          64.50      2,451.00
Kitchen        Reset sink                       2    EA         390.00        780.00
Rm 101         Carpet tile                     10    SF           5.40         54.00
~               Subtotal - School Building                                    3,285.00
~CHURCH
Sacristy       Sheet linoleum                 148    SF           8.90      1,317.20
Nave           Refinish oak                    20    SF           9.75        195.00
Narthex        Refinish doors                   2    PR         880.00      1,760.00
~               Subtotal - Church                                            3,272.20
~               Total direct cost                                            6,557.20`);
    expect(items.map(({ room }) => room)).toEqual([
      'Boiler B-1',
      'Kitchen',
      'Rm 101',
      'Sacristy',
      'Nave',
      'Narthex',
    ]);
  });
});

describe('a pad with the quantity first', () => {
  it('leaves the numbers that descriptions begin with', () => {
    const items = itemsOf(`
~QTY.        DESCRIPTION OF WORK AND MATERIALS         PRICE        AMOUNT
1       Pump out old tank                                             425.00
1       1000 gal. concrete tank                                     1,865.00
2       24 in. risers with lids                       188.50          377.00
60 ft.  4 in. SDR 35 pipe                               7.75          465.00
                                                       Total       $3,132.00`);
    expect(items.map(({ description, quantity }) => [quantity, description])).toEqual([
      [1, 'Pump out old tank'],
      [1, '1000 gal. concrete tank'],
      [2, '24 in. risers with lids'],
      [60, '4 in. SDR 35 pipe'],
    ]);
  });
});

describe('below the rows', () => {
  it('overhead + profit is added, and no row', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...THREE_ROWS,
        text(470, 'Overhead + profit 20%'),
        { text: '22.00', x: 500, y: 470, align: 'right' },
        text(484, 'TOTAL'),
        { text: '132.00', x: 500, y: 484, align: 'right' },
      ]),
    );
    expect(lineItems).toHaveLength(3);
    expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', adjustments: 22 });
  });

  it('a row that another does keeps its place', () => {
    const { lineItems } = read(
      page(1, [
        ...THREE_ROWS,
        text(464, 'Breaker panel'),
        { text: 'By electrician', x: 500, y: 464, align: 'right' },
      ]),
    );
    expect(lineItems.map(({ description }) => description)).toContain('Breaker panel');
  });
});
