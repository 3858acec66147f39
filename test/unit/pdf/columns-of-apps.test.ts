import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('columns of apps and office programs', () => {
  it('may have the mark of what is taxed behind their amounts', () => {
    const estimate = readPage(`
~SERVICES                                            QTY            RATE          TOTAL
Emergency water extraction                          3.50         $145.00        $507.50
Detach baseboard                                   46.00           $2.85        $131.10
~                                                         Services Subtotal     $638.60
~PRODUCTS                                            QTY            RATE          TOTAL
Air mover, per 24 hr                               18.00          $32.50        $585.00 T
LGR dehumidifier                                    6.00          $98.00        $588.00 T
HEPA scrubber                                       3.00          $74.95        $224.85 T
~                                                         Products Subtotal   $1,397.85
~                                                         Subtotal            $2,036.45
`);
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Emergency water extraction', 507.5],
      ['Detach baseboard', 131.1],
      ['Air mover, per 24 hr', 585],
      ['LGR dehumidifier', 588],
      ['HEPA scrubber', 224.85],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('may be headed in three lines, with the tax that they leave out', () => {
    const { lineItems } = readPage(`
~                                                                               Line
~                                                 Unit of       Unit Price    Discount     Line Amount
~No.         Description              Quantity    Measure        Excl. Tax           %       Excl. Tax
DR-9X10     Dock door, insulated            1    Piece           3,485.00           8        3,206.20
SPR-TOR     Torsion spring pair             2    Piece             268.50                      537.00
SEAL-HD     Dock seal head curtain          1    Piece             640.00           8          588.80
LAB-FLD     Field labor                    22    Hour              128.00                    2,816.00
`);
    expect(lineItems.map(({ sel, description, rcv }) => [sel, description, rcv])).toEqual([
      ['DR-9X10', 'Dock door, insulated', 3206.2],
      ['SPR-TOR', 'Torsion spring pair', 537],
      ['SEAL-HD', 'Dock seal head curtain', 588.8],
      ['LAB-FLD', 'Field labor', 2816],
    ]);
  });

  it('may print what is taken off some rows, which is no part of what they come to', () => {
    const { lineItems } = readPage(`
~Qty       Item #         Description                     Unit Price       Discount     Line Total
5.5        LAB-J          Journeyman, thaw lines              118.00                        649.00
5.5        LAB-A          Apprentice                           62.00          50.00         291.00
26         PEX-12         1/2" pipe, ft                         1.38                         35.88
1          VALVE          Tub valve, body                     186.30          18.63         167.67
4          STOP           Quarter turn stops                   14.20                         56.80
`);
    expect(lineItems.map(({ sel, quantity, rcv }) => [sel, quantity, rcv])).toEqual([
      ['LAB-J', 5.5, 649],
      ['LAB-A', 5.5, 291],
      ['PEX-12', 26, 35.88],
      ['VALVE', 1, 167.67],
      ['STOP', 4, 56.8],
    ]);
  });

  it('may say `Amount` above how much there is', () => {
    const { lineItems } = readPage(`
~Surface & work                       Coats      Amount     Measure           Rate          Cost
Walls, patch nail pops, paint             2         648    sq ft            $1.12       $725.76
Stair stringers and skirt                 2          34    lin ft           $3.60       $122.40
Balusters, primed white                   1          42    each             $5.25       $220.50
Ceiling and walls                         2         171    sq ft            $1.22       $208.62
`);
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [648, 'SF', 1.12, 725.76],
      [34, 'LF', 3.6, 122.4],
      [42, 'EA', 5.25, 220.5],
      [171, 'SF', 1.22, 208.62],
    ]);
  });

  it('may have the length and width of a room beside its name', () => {
    const { lineItems } = readPage(`
~Room            L         W         Work                                      Qty        Price       Amount
Foyer          9-6       7-0        Pull up cupped oak, dispose             67 sf        $2.75      $184.25
Dining        13-4      12-0        Sand, 1 coat stain, 2 coats oil        160 sf        $4.60      $736.00
Stairs                              Sand and finish treads                  13 ea       $48.00      $624.00
`);
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Foyer', 'Pull up cupped oak, dispose'],
      ['Dining', 'Sand, 1 coat stain, 2 coats oil'],
      ['Stairs', 'Sand and finish treads'],
    ]);
  });

  it('may be three: where, what and for how much', () => {
    const { lineItems } = readPage(`
#Proposal
~Where           Work                                                                   Price
Front parlor    Erect rolling tower. Secure loose ceiling plaster with washers     $4,860.00
                and adhesive, finish to level.
Front parlor    Make a mold of the ceiling medallion; cast, fit and join the        $3,275.00
                missing quarters.
Dining room     Patch wall below window, restore to lath and plaster.               $1,125.00
~               Total                                                               $9,260.00
`);
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      [
        'Front parlor',
        'Erect rolling tower. Secure loose ceiling plaster with washers and adhesive, finish to level.',
        4860,
      ],
      [
        'Front parlor',
        'Make a mold of the ceiling medallion; cast, fit and join the missing quarters.',
        3275,
      ],
      ['Dining room', 'Patch wall below window, restore to lath and plaster.', 1125],
    ]);
  });

  it('may hold codes with figures between quantity and description, and sentences between rows', () => {
    const { lineItems } = readPage(`
~  Quantity    Item          Description                                  Unit Price       Amount
      1.00    CU-14-48      Heat pump condenser, 14.3 SEER2                3,985.00     3,985.00
                            Existing compressor shorted to ground,
                            contactor welded.
      1.00    AH-48V        Air handler 4 ton variable speed               2,740.00     2,740.00
                            Existing coil does not match it.
      1.00    LINESET       Flush and reuse line set                         225.00       225.00
      1.00    PAD-38        Condenser pad                                     84.25        84.25
      9.00    LAB-INST      Install labor, per hour                          148.00     1,332.00
`);
    expect(lineItems.map(({ sel, description, f9Note }) => [sel, description, f9Note])).toEqual([
      [
        'CU-14-48',
        'Heat pump condenser, 14.3 SEER2',
        'Existing compressor shorted to ground,\ncontactor welded.',
      ],
      ['AH-48V', 'Air handler 4 ton variable speed', 'Existing coil does not match it.'],
      ['LINESET', 'Flush and reuse line set', null],
      ['PAD-38', 'Condenser pad', null],
      ['LAB-INST', 'Install labor, per hour', null],
    ]);
  });
});

describe('cells of merged areas', () => {
  it('name the place of their rows, whatever else their heading names', () => {
    const { lineItems } = readPage(`
~AREA / STONE            NO.   PROCESS                                  MEASURE        RATE    AMOUNT
A. Lobby Floor          A.1   Strip sediment and dry vacuum            1,840 SF     $0.65    1,196.00
                        A.2   Remove lippage                           1,840 SF     $4.10    7,544.00
~                              Total Lobby Floor                                              8,740.00
B. Lobby Walls          B.1   Poultice, iron stain                       212 SF    $11.25    2,385.00
                        B.2   Polish with tin oxide                      212 SF     $6.90    1,462.80
~                              Total Lobby Walls                                              3,847.80
`);
    expect(
      lineItems.map(({ room, description, printed }) => [room, printed?.lineNumber, description]),
    ).toEqual([
      ['Lobby Floor', 'A.1', 'Strip sediment and dry vacuum'],
      ['Lobby Floor', 'A.2', 'Remove lippage'],
      ['Lobby Walls', 'B.1', 'Poultice, iron stain'],
      ['Lobby Walls', 'B.2', 'Polish with tin oxide'],
    ]);
  });

  it('have units of no list beside some of their quantities only', () => {
    const { lineItems } = readPage(`
~WHERE ON HOUSE                            QTY  UNIT    GLASS EA   PUTTY EA   LABOR EA    PRICE EA    EXTENSION
Roof East                                 412  LITE       11.85       3.10       9.40       24.35    10,032.20
Roof West                                 127  LITE       11.85       3.10       9.40       24.35     3,092.45
Vent sash                                   3  EA                                          389.00     1,167.00
Bar cap                                   640  LF                                            4.35     2,784.00
~                                                                                 House total         17,075.65
`);
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [412, 'LITE'],
      [127, 'LITE'],
      [3, 'EA'],
      [640, 'LF'],
    ]);
  });
});
