import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('a table of parts without prices', () => {
  it('is told by the last column, which the others come to', () => {
    const estimate = readPage(`
#QUOTE
~#    Work                                        Material $    Hours     @ 68.00   15% matl   Line total
~Main stair
1    Field measure and shop drawings                      -        7      476.00          -       476.00
2    Demo charred treads and risers                   35.00       11      748.00       5.25       788.25
3    Treads, red oak, return one end               1,164.00      8.5      578.00     174.60     1,916.60
4    Risers, red oak plain sawn                      442.00        5      340.00      66.30       848.30
~Back stair
5    Sand, stain to match sample                     385.00       26    1,768.00      57.75     2,210.75
~     TOTALS                                       2,026.00     57.5    3,910.00     303.90     6,239.90
`);
    expect(
      estimate.lineItems.map(({ room, description, rcv, printed }) => [
        room,
        printed?.lineNumber,
        description,
        rcv,
      ]),
    ).toEqual([
      ['Main stair', '1', 'Field measure and shop drawings', 476],
      ['Main stair', '2', 'Demo charred treads and risers', 788.25],
      ['Main stair', '3', 'Treads, red oak, return one end', 1916.6],
      ['Main stair', '4', 'Risers, red oak plain sawn', 848.3],
      ['Back stair', '5', 'Sand, stain to match sample', 2210.75],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('a letter that goes on with a list of work', () => {
  const letter = `
#Cost Estimate
Prepared June 2 for Mr. and Mrs. Thornquist of Bottomland Road, who own the house that was hit.
This estimate is based on the plans of the architect and on several visits to the house and site.
Items marked as allowances are paid as they come by the owner of the house and by nobody else here.
~Site work
Remove fallen trees, stumps ground within 10 feet                       6,800.00
Demolish the wing to its slab, load and haul. Salvage old
flooring where possible and stack in barn.                             14,250.00
Temporary enclosure of the rest of the house                            2,975.00
~                                                                     $24,025.00
~Slab
Sawcut and replace cracked slab at the corner, 9 x 14, all thickened
edges included                                                          5,640.00
Termite pretreatment                                                      385.00
~                                                                      $6,025.00
~Windows
Windows to match, eleven of them, installed and flashed                15,985.00
Front door unit with sidelights                                         5,200.00
~                                                                     $21,185.00
~Total                                                                $51,235.00
`;

  it('has a row for each amount, be its words above it or beside', () => {
    const estimate = readPage(letter);
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Remove fallen trees, stumps ground within 10 feet', 6800],
      [
        'Demolish the wing to its slab, load and haul. Salvage old flooring where possible and stack in barn.',
        14250,
      ],
      ['Temporary enclosure of the rest of the house', 2975],
      ['Sawcut and replace cracked slab at the corner, 9 x 14, all thickened edges included', 5640],
      ['Termite pretreatment', 385],
      ['Windows to match, eleven of them, installed and flashed', 15985],
      ['Front door unit with sidelights', 5200],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('an Access report', () => {
  it('goes on below the summary of a group', () => {
    const estimate = readPage(`
~Area         Line  Description                            Qty  Unit     Unit Cost     Extension
Kitchen
              1     Tear out wet drywall                168.00  SF           $1.12       $188.16
              2     Remove click flooring               196.00  SF           $1.05       $205.80
Summary for 'Area' = Kitchen (2 detail records)
Sum                                                                                      $393.96
Laundry
              3     Tear out wet drywall                 96.00  SF           $1.12       $107.52
Summary for 'Area' = Laundry (1 detail record)
Sum                                                                                      $107.52
`);
    expect(estimate.lineItems.map(({ room, rcv, f9Note }) => [room, rcv, f9Note])).toEqual([
      ['Kitchen', 188.16, null],
      ['Kitchen', 205.8, null],
      ['Laundry', 107.52, null],
    ]);
  });
});

describe('columns of small firms', () => {
  it('hold codes of their own before the descriptions', () => {
    const { lineItems } = readPage(`
~Item          Description                                      Qty   Unit       Price     Extended
DUCT-SYS      Negative-air cleaning of the system                1   EA      1,240.00     1,240.00
ACC-PNL       Access opening with cover panel                    7   EA         38.50       269.50
BOOT-CLN      Remove and refit register boots                   18   EA         16.00       288.00
COIL          Evaporator coil, foam clean in place               2   EA        165.00       330.00
`);
    expect(lineItems.map(({ sel, description }) => [sel, description])).toEqual([
      ['DUCT-SYS', 'Negative-air cleaning of the system'],
      ['ACC-PNL', 'Access opening with cover panel'],
      ['BOOT-CLN', 'Remove and refit register boots'],
      ['COIL', 'Evaporator coil, foam clean in place'],
    ]);
  });

  it('say a place once more with a ditto mark', () => {
    const { lineItems } = readPage(`
~Area             Scope                                   Qty        Price      Amount
Garage           Hang, tape, 2 coats                  1104 sf         1.65    1,821.60
    "            Fire tape only, other walls           620 sf          .85      527.00
Kitchen          Finish ceiling, level 4               196 sf         2.40      470.40
    "            Mask doors                                           inc.        inc.
`);
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['Garage', 'Hang, tape, 2 coats', 1821.6],
      ['Garage', 'Fire tape only, other walls', 527],
      ['Kitchen', 'Finish ceiling, level 4', 470.4],
      ['Kitchen', 'Mask doors', 0],
    ]);
  });

  it('count before sizes that begin with a number', () => {
    const { lineItems } = readPage(`
~  #     Location       Qty                    Size / Style                       Each          Ext.
   1    Kitchen           1    36 x 38 1/2 DH, contour grid top               742.00        742.00
   2    Dining            2    31 3/4 x 57 1/2 DH                             786.00      1,572.00
   3    Stairs            1    24 x 48 fixed, tempered, obscure               918.00        918.00
   4    Bath 1            1    24 x 36 1/4 DH, tempered, obscure              815.00        815.00
`);
    expect(
      lineItems.map(({ room, quantity, description }) => [room, quantity, description]),
    ).toEqual([
      ['Kitchen', 1, '36 x 38 1/2 DH, contour grid top'],
      ['Dining', 2, '31 3/4 x 57 1/2 DH'],
      ['Stairs', 1, '24 x 48 fixed, tempered, obscure'],
      ['Bath 1', 1, '24 x 36 1/4 DH, tempered, obscure'],
    ]);
  });

  it('say what comes back with Y and N below two words', () => {
    const { lineItems } = readPage(`
~                                                                                                          Holdback
~Item damaged / repair          Qty  Unit   Unit cost   Repl. cost   Age    Dep    Dep amt          ACV         Y/N
Laminated shingles            17.00   SQ       318.00     5,406.00     9    30%   1,621.80     3,784.20           Y
Ridge cap                     44.00   LF         6.10       268.40     9    30%      80.52       187.88           Y
3-tab shingles                28.00   SQ       272.00     7,616.00    24    85%   6,473.60     1,142.40           N
`);
    expect(lineItems.map(({ depreciationRecoverable }) => depreciationRecoverable)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('say what rows come to before tax in a word of their own', () => {
    const estimate = readPage(`
~Ref   Description of works                   Qty   Unit    Rate       Nett   VAT 13.5%      Gross
1.1   Skip hire, mini                          2   No.   310.00     620.00       83.70     703.70
1.2   Mobile tower to stairwell                2   Wks   145.00     290.00       39.15     329.15
1.3   Protection to floors                    68   m2      3.25     221.00       29.84     250.84
~      Sub-total                                                  1,131.00      152.69   1,283.69
`);
    expect(
      estimate.lineItems.map(({ lineItemTotal, tax, rcv }) => [lineItemTotal, tax, rcv]),
    ).toEqual([
      [620, 83.7, 703.7],
      [290, 39.15, 329.15],
      [221, 29.84, 250.84],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

describe('a label of two lines', () => {
  it('has its amount halfway between them', () => {
    const work = drawn(`
~Description                               Qty  Unit      Price        Total
Remove membrane and wet insulation      864.00  SF         1.35     1,166.40
Haul roof debris                          1.00  EA       525.00       525.00
`);
    const estimate = read(
      page(1, [
        ...work,
        { text: 'Sales tax 8% on material (void if', x: 160, y: 96 },
        { text: '94.82', x: 382, y: 101, align: 'right' },
        { text: 'certificate given)', x: 160, y: 106 },
        { text: 'Overhead & profit 12%', x: 160, y: 120 },
        { text: '263.45', x: 382, y: 120, align: 'right' },
        { text: 'BID TOTAL', x: 160, y: 134, bold: true },
        { text: '$2,049.67', x: 382, y: 134, align: 'right', bold: true },
      ]),
    );
    expect(estimate.lineItems).toHaveLength(2);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
