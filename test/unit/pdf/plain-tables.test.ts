import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

const failuresOf = (text: string) => reconcile(readPage(text)).failures;

describe('a list of lump sums', () => {
  it.each(['Scope', 'Description', 'Labor and Materials', 'Area', 'Services'])(
    'has no room called %s, whatever heads its amounts',
    (heading) => {
      const { lineItems } = readPage(`
Owner: Ida Quillon

~${heading.padEnd(41)}Investment
Protect stair and hall                        702.00
Strip plaster and lath                        704.00
Remove and reset cabinets                   1,279.00
~Total                                       2,685.00
`);
      expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
        ['General', 702],
        ['General', 704],
        ['General', 1279],
      ]);
    },
  );

  it('numbers its rows without a point, and adds what stands below its subtotal', () => {
    const text = `
Owner: Ida Quillon

~No.   Task                                  Subtotal
01    Dehumidifier, large                       $858
02    Drip edge, white                        $1,829
03    Seal subfloor                          $15,355
Subtotal                                     $18,042
Dump fees                                       $350
~Total                                       $18,392
`;
    const { lineItems } = readPage(text);
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['01', 'Dehumidifier, large'],
        ['02', 'Drip edge, white'],
        ['03', 'Seal subfloor'],
      ],
    );
    expect(failuresOf(text)).toEqual([]);
  });

  it('goes on behind the unnamed subtotal of a section', () => {
    const { lineItems } = readPage(`
Owner: Ida Quillon

~Task                                         Extended
~Electrical
Pipe jack flashing                           3,196.44
Furnish and set vanity                       1,285.90
~Subtotal                                     4,482.34
~Demolition
Remove carpet and pad                          537.72
Dehumidifier, large                            282.04
~Subtotal                                       819.76
~Total                                        5,302.10
`);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Electrical', 3196.44],
      ['Electrical', 1285.9],
      ['Demolition', 537.72],
      ['Demolition', 282.04],
    ]);
  });
});

describe('the headings of a plain table', () => {
  it('may call the descriptions an activity, beside items that are numbers', () => {
    const { lineItems } = readPage(`
~Item  Activity                              Qty.  Unit       Rate       Amount
1     Air mover, per 24 hours                 36  DAY       16.00       576.00
2     Texture ceiling, knockdown             343  SF        35.00    12,005.00
3     Dehumidifier, large                     26  DAY        5.00       130.00
Overhead                                                             1,271.10
~Total                                                              13,982.10
`);
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['1', 'Air mover, per 24 hours'],
        ['2', 'Texture ceiling, knockdown'],
        ['3', 'Dehumidifier, large'],
      ],
    );
  });

  it('have what a row comes to behind its tax, and its base before it', () => {
    const { lineItems } = readPage(`
~Details                        Qty  Unit   Unit Cost   Line Cost       Tax    Extended Price
Sister charred joists            24  EA         54.29    1,302.96     91.21          1,394.17
Air mover, per 24 hours           2  DAY        25.73       51.46      3.60             55.06
Hang and finish drywall       172.3  SF         81.77   14,088.97    986.23         15,075.20
`);
    expect(lineItems.map(({ lineItemTotal, tax, rcv }) => [lineItemTotal, tax, rcv])).toEqual([
      [1302.96, 91.21, 1394.17],
      [51.46, 3.6, 55.06],
      [14088.97, 986.23, 15075.2],
    ]);
  });

  it('may end in a status, beside descriptions in capitals', () => {
    const { lineItems } = readPage(`
~Details                              QTY  UM       Price         Total  Status
REMOVE CARPET AND PAD               121.5  SY       26.16      3,178.44  Pending
REPLACE INTERIOR DOOR SLAB              4  EA       50.81        203.24  Pending
DRIP EDGE, WHITE ALUMINUM            25.2  LF       47.39      1,194.23  Approved
`);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'REMOVE CARPET AND PAD',
      'REPLACE INTERIOR DOOR SLAB',
      'DRIP EDGE, WHITE ALUMINUM',
    ]);
  });

  it('have no rows below them that only count and sum those of each room', () => {
    const { lineItems } = readPage(`
~Room                 Items     Total RCV     Total ACV
Family Room               2        325.00        260.00
Bedroom                   1         80.00         60.00

~#   Item Description              Qty   Unit Price       RCV    Dep $       ACV
~Family Room
1    Reclining loveseat              1       300.00    300.00    60.00    240.00
2    Floor lamp, arc                 1        25.00     25.00     5.00     20.00
~Bedroom
3    Alarm clock                     1        80.00     80.00    20.00     60.00
`);
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Reclining loveseat', 300],
      ['Floor lamp, arc', 25],
      ['Alarm clock', 80],
    ]);
  });
});

describe('the cells of a plain table', () => {
  it('hold units of two words, and units of one longer word', () => {
    const { lineItems } = readPage(`
~Description                           Qty    Unit       Price       Amount
Replace base trim, primed            379.1    lin ft     12.00     4,549.20
Texture ceiling, knockdown           310.3    Sq. Ft.     3.00       930.90
Ice and water shield                  81.5    square     50.00     4,075.00
Haul debris to transfer station         11    load       35.00       385.00
`);
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [379.1, 'LF'],
      [310.3, 'SF'],
      [81.5, 'SQ'],
      [11, 'LOAD'],
    ]);
  });

  it('charge nothing where a word stands for what the row comes to', () => {
    const text = `
~Description                           Qty    Unit       Price       Amount  Tax
Remove wet drywall                      90    SF          2.00       180.00  Y
Seal studs                             120    SF          1.50     Included  N
Haul debris                              2    EA         60.00          N/C  Y
Hang drywall                            90    SF          3.00       270.00  Y
~Total                                                               450.00
`;
    expect(readPage(text).lineItems.map(({ unitPrice }) => unitPrice)).toEqual([2, 0, 0, 3]);
    expect(failuresOf(text)).toEqual([]);
  });

  it('have the sign of money apart in sums as well, whose places end with them', () => {
    const { lineItems } = readPage(`
~Ln    Description of Work                 QTY        Each     Extension
LIVING ROOM
1.    Seal subfloor                      53 sf     $ 20.00    $ 1,060.00
2.    Air mover, per 24 hours            37 day    $ 10.00      $ 370.00
~                             Total Living Room               $ 1,430.00
MASTER BEDROOM
3.    Paint walls two coats             152 sf      $ 5.00      $ 760.00
4.    Gutter, seamless                  375 lf      $ 4.00    $ 1,500.00
~                          Total Master Bedroom               $ 2,260.00
`);
    expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
      ['LIVING ROOM', null],
      ['LIVING ROOM', null],
      ['MASTER BEDROOM', null],
      ['MASTER BEDROOM', null],
    ]);
  });

  it('are followed by remarks where all lines are as far apart, which begin anew', () => {
    const { lineItems } = readPage(`
~Service                               QTY       Price      Extended
Texture ceiling, knockdown            9 SF       34.00        306.00
Detach and reset toilet               7 EA       20.00        140.00
  Homeowner to select color
Replace base trim, 3-1/4" primed     10 LF       85.00        850.00
  Includes labor and disposal
Remove carpet and pad                25 SY       20.00        500.00
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      null,
      'Homeowner to select color',
      'Includes labor and disposal',
      null,
    ]);
  });
});

describe('the foot of a plain table', () => {
  it('may call the total a price, below which it is paid in parts', () => {
    const text = `
~Description                        Qty  Unit       Each       Amount
Install vinyl plank flooring         83  SF        28.00     2,324.00
R-13 batt insulation                 56  SF        68.00     3,808.00
                                        Contract Price       6,132.00
                                           50% Deposit       3,066.00
                                               Balance       3,066.00
`;
    const { printed, lineItems } = readPage(text);
    expect(lineItems).toHaveLength(2);
    expect(printed?.totals).toMatchObject([{ kind: 'grand', amounts: { lineItemTotal: null } }]);
    expect(failuresOf(text)).toEqual([]);
  });

  it('leads to the total by rates that stand before their names', () => {
    const text = `
~#    Description                   Qty    Unit       Price       Amount
1    Seal subfloor                 100    SF         10.00     1,000.00
2    Pipe jack flashing              2    EA         50.00       100.00
~                                              Subtotal        1,100.00
                                   General Overhead 10%          110.00
                                             10% Profit          110.00
                                         Total Estimate        1,320.00
`;
    expect(readPage(text).lineItems.map(({ room }) => room)).toEqual(['General', 'General']);
    expect(failuresOf(text)).toEqual([]);
  });
});

describe('a list whose quantities stand first', () => {
  const text = `
Insured: Ida Quillon

~Quan.          Product/Service                          Rate      Ext. Price
Drywall
5 EA           Duplex outlet, 15 amp                   46.64          233.20
6 EA           Corner bead, metal                      10.00           60.00
47.5 Sq. Ft.   Luxury vinyl plank, click-lock           5.50          261.25
~                                  Total Drywall                       554.45
Painting
8 EA           Lavatory faucet, single lever          209.28        1,674.24
9 EA           Prime the walls                         11.00           99.00
~                                 Total Painting                     1,773.24
~                                          Total                     2,327.69
`;

  it('has quantities there, no numbers, though they rise by one', () => {
    const rows = readPage(text).lineItems;
    expect(rows.map(({ quantity, printed }) => [quantity, printed?.lineNumber])).toEqual(
      [5, 6, 47.5, 8, 9].map((quantity) => [quantity, null]),
    );
  });

  it('takes no head at the left edge into the words of its first row', () => {
    expect(readPage(text).lineItems.map(({ description }) => description)).toEqual([
      'Duplex outlet, 15 amp',
      'Corner bead, metal',
      'Luxury vinyl plank, click-lock',
      'Lavatory faucet, single lever',
      'Prime the walls',
    ]);
  });
});

describe('a word in place of a lump sum', () => {
  it('is a row whose price is nothing, among heads that hold the sums of their rows', () => {
    const text = `
Insured: Ida Quillon

~Line #   Description of Work                       Ext. Price
~Flooring                                              $276.87
01       Corner bead, metal                          Included
02       Kraft batt                                     $1.07
03       Closet bifold pair 4/0                       $234.40
04       Duplex outlet, 15 amp                         $41.40
~Drywall                                               $115.75
05       Gut lower 24 in. of walls                      $5.02
06       Sister floor joist 2x10, up to 8 ft.         $110.73
~Total                                                 $392.62
`;
    expect(
      readPage(text).lineItems.map(({ printed, unitPrice, rcv, room }) => [
        printed?.lineNumber,
        unitPrice ?? rcv,
        room,
      ]),
    ).toEqual([
      ['01', 0, 'Flooring'],
      ['02', 1.07, 'Flooring'],
      ['03', 234.4, 'Flooring'],
      ['04', 41.4, 'Flooring'],
      ['05', 5.02, 'Drywall'],
      ['06', 110.73, 'Drywall'],
    ]);
    expect(failuresOf(text)).toEqual([]);
  });
});

describe('what is written below a row', () => {
  it('is its note where it is set in italics as sentences are', () => {
    const text = drawn(`
Insured: Ida Quillon

~Kitchen:
~Task                                   Qty        Rate       Amount
Corner bead, metal                     2 EA       10.00        20.00

Duplex outlet, 15 amp                  3 EA       10.00        30.00

Pull and reset water closet            1 EA       50.00        50.00
~Total                                                        100.00
Thank you for your business.
`);
    const remarks = text.flatMap((one) => {
      const words = { 'Corner bead, metal': 'Homeowner to select color' };
      const remark = words[one.text as keyof typeof words];
      return remark === undefined ? [] : [{ ...one, text: remark, y: one.y + 12, italic: true }];
    });
    const { lineItems } = read(page(1, [...text, ...remarks]));
    expect(lineItems.map(({ f9Note, room }) => [f9Note, room])).toEqual([
      ['Homeowner to select color', 'Kitchen'],
      [null, 'Kitchen'],
      [null, 'Kitchen'],
    ]);
  });

  it('is no note where it thanks for the business', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Task                                   Qty        Rate       Amount
Corner bead, metal                     2 EA       10.00        20.00
Duplex outlet, 15 amp                  3 EA       10.00        30.00
Thank you for your business. Prices are good for 30 days.
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null]);
  });
});
