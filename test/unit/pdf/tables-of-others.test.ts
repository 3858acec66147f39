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
