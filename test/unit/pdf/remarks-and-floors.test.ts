import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));
const placed = (text: string) =>
  readPage(text).lineItems.map(({ description, room }) => [description, room]);

describe('places that begin with the number of their floor', () => {
  it('are rooms with their size far behind the name, and `Room Total` names none', () => {
    const { lineItems, printed } = readPage(`
Insured: Ida Quillon

~Ln   Description                               Quan        Rate      Total
2nd Floor Landing                                        20' 0" x 7' 0" x 8' 0"
1    Luxury vinyl plank, click-lock        427.00 SF        2.00     854.00
2    Seamless gutter, 5 in. K-style         62.00 LF       10.00     620.00
~                   Room Total                                     1,474.00

Fencing                                                  17' 0" x 17' 0" x 9' 0"
3    Cedar picket                            8.00 EA       20.00     160.00
4    Core out post                           5.00 EA       40.00     200.00
~                   Room Total                                       360.00
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(2).fill('2nd Floor Landing'),
      ...Array(2).fill('Fencing'),
    ]);
    expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', '2nd Floor Landing'],
      ['room', 'Fencing'],
    ]);
  });

  it('head rows with the sum of these beside the name', () => {
    const { lineItems, printed } = readPage(`
Insured: Ida Quillon

~Ln    Item Description                         Qty   UM     Cost/Unit    Extension
~Walk-in Closet                                                              240.00
1     Set existing vanity                        2   ea.       100.00       200.00
2     Final broom clean                         40   SF          1.00        40.00
~2nd Floor Landing                                                           650.00
3     Refinish door slab                         1   ea.       150.00       150.00
4     Step flashing                             50   LF         10.00       500.00
`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(2).fill('Walk-in Closet'),
      ...Array(2).fill('2nd Floor Landing'),
    ]);
    expect(
      printed?.totals.map(({ name, amounts }) => [name, amounts.rcv ?? amounts.lineItemTotal]),
    ).toEqual([
      ['Walk-in Closet', 240],
      ['2nd Floor Landing', 650],
    ]);
  });
});

describe('names of trades in plain type', () => {
  it('head the rows between the sums', () => {
    expect(
      placed(`
Insured: Desmond Pruitt

~WORK DESCRIPTION               QTY         EXT. PRICE
Demolition
Tuck-point chimney above    399 Sq. Ft.       7,347.12
roof line
Dry-in with 30 lb. felt      85 sq            3,439.95
Refinish door slab, both      5 EA              392.90
faces
~                                Subtotal    11,179.97

Roofing
Surface light, 2-lamp        11 EA            1,592.91
Eave starter and ridge      109 LF              357.33
cap
~                                Subtotal     1,950.24

~                          Estimate Total    13,130.21
`),
    ).toEqual([
      ['Tuck-point chimney above roof line', 'Demolition'],
      ['Dry-in with 30 lb. felt', 'Demolition'],
      ['Refinish door slab, both faces', 'Demolition'],
      ['Surface light, 2-lamp', 'Roofing'],
      ['Eave starter and ridge cap', 'Roofing'],
    ]);
  });
});

describe('what stands between rows', () => {
  it('describes no row below that has a single amount', () => {
    expect(
      readPage(`
Insured: Ida Quillon

~#       Activity                                               Count     UOM            Total
~Demolition
1.      Surface light, 2-lamp                                    3       ea           $389.97
2.      Broadloom carpet, 32 oz., with 8 lb. pad                 15      SY           $452.40
        Includes labor and disposal
3.      Pipe boot 1-1/2 to 3 in.                                 10      ea           $522.30
        Match existing finish as close as possible
4.      Gut lower 24 in. of walls                              10.78     LF            $61.88
`).lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]),
    ).toEqual([
      ['Surface light, 2-lamp', 3, 'EA'],
      ['Broadloom carpet, 32 oz., with 8 lb. pad', 15, 'SY'],
      ['Pipe boot 1-1/2 to 3 in.', 10, 'EA'],
      ['Gut lower 24 in. of walls', 10.78, 'LF'],
    ]);
  });

  it('is a remark on the row above where it is a sentence, though the row below is nearer', () => {
    const lines: [y: number, text: string][] = [
      [60, '~#    Scope of Work                        Quantity  UOM      Rate      Amount'],
      [75, '1    Blow cellulose in attic                  145    SF      1.00      145.00'],
      [86, '2    Kraft batt in walls                      477    SF      1.00      477.00'],
      [97, '3    Colonial base, primed                     77    LF      2.00      154.00'],
      [108.5, '     Price holds for work done in one trip.'],
      [120, '     Color and finish to be chosen by the owner.'],
      [130, '4    Surface light, 2-lamp                     10    EA     40.00      400.00'],
      [141, '5    Gut lower part of walls                   98    LF      1.00       98.00'],
    ];
    const estimate = read(
      page(
        1,
        lines.flatMap(([y, text]) => drawn(text, y)),
      ),
    );
    expect(estimate.lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Blow cellulose in attic', null],
      ['Kraft batt in walls', null],
      [
        'Colonial base, primed',
        'Price holds for work done in one trip.\nColor and finish to be chosen by the owner.',
      ],
      ['Surface light, 2-lamp', null],
      ['Gut lower part of walls', null],
    ]);
  });

  it('is no part of a description where rows have their room in a column', () => {
    expect(
      readPage(`
Insured: Ida Quillon

~Area          Work Item                       Qty   UOM    Unit Price      Amount
Hall          Lavatory faucet                8.00   EA         10.00       80.00
              Duplex outlet, 15 amp         10.00   EA         20.00      200.00
                - Protect adjacent surfaces
Living Room   Corner bead, metal           100.00   LF          2.00      200.00
                - Haul debris to dumpster
              Level subfloor               200.00   SF          2.00      400.00
`).lineItems.map(({ description, f9Note }) => [description, f9Note]),
    ).toEqual([
      ['Lavatory faucet', null],
      ['Duplex outlet, 15 amp', '- Protect adjacent surfaces'],
      ['Corner bead, metal', '- Haul debris to dumpster'],
      ['Level subfloor', null],
    ]);
  });

  it('is said of the whole a blank row below the last', () => {
    const { lineItems } = readPage(`
Insured: Ida Quillon

~Work Item                           Qty   UOM    Unit Price      Amount
Closet bifold pair                    8    EA        100.00      800.00
Content manipulation                  1    EA        100.00      100.00
Tuck-point chimney                  200    SF         15.00    3,000.00


Hidden damage is not included. This price may be withdrawn after 30 days.
`);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });
});

describe('rooms in a column that are named on their first rows', () => {
  it('go on overleaf above the next name', () => {
    const head =
      '~Location       Item Description                 Qty   UOM   Unit Price     Amount';
    const estimate = read(
      page(
        1,
        drawn(`
Insured: Ida Quillon

${head}
Walk-in Closet Lavatory faucet                    12   EA       10.00     120.00
               Bag and carry out debris          100   HR       20.00   2,000.00
Den            Pull and reset water closet        10   EA       20.00     200.00
`),
      ),
      page(
        2,
        drawn(`
${head}
               Colonial base in MDF                5   LF        3.00      15.00
               Dry-in with felt                  100   SQ       30.00   3,000.00
Laundry Room   Fire-code board at ceiling        518   SF        1.00     518.00
               Architectural shingle               7   SQ      500.00   3,500.00
`),
      ),
    );
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Walk-in Closet',
      'Walk-in Closet',
      'Den',
      'Den',
      'Den',
      'Laundry Room',
      'Laundry Room',
    ]);
  });
});

describe('descriptions alone on the line above their figures', () => {
  it('have remarks of the same kind below the figures, and measures of the room above the first', () => {
    expect(
      readPage(`
Insured: Ida Quillon

~Description                                   Qty    UM       Price           RCV
~Fencing
     416.00 SF Walls                  160.00 SF Ceiling
     160.00 SF Floor                   52.00 LF Perimeter
Closet bifold pair 4/0
                                              7.00   EA      269.50      1,886.50
Per agreement with the contractor on site
Bag and carry out debris
                                             16.00   hour     64.00      1,024.00
Per agreement with the contractor on site
Content manipulation, average room
                                              7.00   EA      129.00        903.00
Enamel base and casings
                                             56.00   lin ft     2.00       112.00
`).lineItems.map(({ description, quantity, f9Note }) => [description, quantity, f9Note]),
    ).toEqual([
      ['Closet bifold pair 4/0', 7, 'Per agreement with the contractor on site'],
      ['Bag and carry out debris', 16, 'Per agreement with the contractor on site'],
      ['Content manipulation, average room', 7, null],
      ['Enamel base and casings', 56, null],
    ]);
  });
});

describe('a wide gap between descriptions in a column of operations and their figures', () => {
  it('parts no sheet in two', () => {
    const rows = [
      ['Gut lower part of walls', '3.00    61.00 lin ft     183.00'],
      ['Dust wall with zipper', '100.00     8.00 ea        800.00'],
      ['Gypsum board, hung', '3.00    98.00 sf        294.00'],
      ['Dumpster, one pull', '700.00     3.00 ea      2,100.00'],
      ['Pipe boot', '60.00     9.00 ea        540.00'],
      ['Corner bead, metal', '2.00    35.00 lin ft      70.00'],
      ['Final broom clean', '1.00   145.00 sf        145.00'],
      ['Eave starter', '5.00    24.00 lin ft     120.00'],
    ];
    const head = '~Line # Operation'.padEnd(72);
    expect(
      readPage(`
Insured: Ida Quillon

${head}Price         Qty          RC
${rows.map(([words, figures], at) => `${at + 1}      ${words?.padEnd(62)}${figures?.padStart(36)}`).join('\n')}
`).lineItems.map(({ description, unitPrice }) => [description, unitPrice]),
    ).toEqual([
      ['Gut lower part of walls', 3],
      ['Dust wall with zipper', 100],
      ['Gypsum board, hung', 3],
      ['Dumpster, one pull', 700],
      ['Pipe boot', 60],
      ['Corner bead, metal', 2],
      ['Final broom clean', 1],
      ['Eave starter', 5],
    ]);
  });
});
