import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('typed estimates', () => {
  it('have hanging words, and sums of groups in an outer column', () => {
    const { lineItems, printed } = readPage(`
ESTIMATE to put back the following, labor and material furnished:

MACHINE SHED
------------
  Take down 29 ga. steel, west
    slope, stack for scrap               2,340 sq.ft.      @     .55   1,287.00
  Replace 2 x 4 purlins, broken or
    pulled                                 412 lin.ft. @        3.10   1,277.20
  Slide door, rebuild on the
    frame                                           lump               2,940.00    5,504.20

GRAIN BIN NO. 2
---------------
  Replace roof sheets, with
    ladder ring                                10 ea.      @ 214.00    2,140.00
  Haul away trash, credit for
    scrap                                           lump                -460.00
  Crane, 3 hr. min.                             3 hrs.     @ 240.00      720.00    2,400.00

                                                                  TOTAL            7,904.20
`);
    expect(
      lineItems.map(({ room, description, unit, rcv }) => [room, description, unit, rcv]),
    ).toEqual([
      ['MACHINE SHED', 'Take down 29 ga. steel, west slope, stack for scrap', 'SF', 1287],
      ['MACHINE SHED', 'Replace 2 x 4 purlins, broken or pulled', 'LF', 1277.2],
      ['MACHINE SHED', 'Slide door, rebuild on the frame', null, 2940],
      ['GRAIN BIN NO. 2', 'Replace roof sheets, with ladder ring', 'EA', 2140],
      ['GRAIN BIN NO. 2', 'Haul away trash, credit for scrap', null, -460],
      ['GRAIN BIN NO. 2', 'Crane, 3 hr. min.', 'HR', 720],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([5504.2, 2400, 7904.2]);
  });

  it('hold lump sums that a sum alone at the edge of the amounts proves', () => {
    const { lineItems } = readPage(`
Statement of work and cost

#Red Oak, on sunroom roof
Emergency response, night crew                    5 hr x $485        $2,425
Crane with operator and rigger                    6 hr x $390        $2,340
Chip brush and haul                                                    $640
~                                                                    $5,405

#Twin Hemlock
Stand by for the service drop                   1.5 hr x $226          $339
Climb and remove both leaders                                        $1,150
~                                                                    $1,489

                                             Work                    $6,894
                                             Conn. sales tax 6.35%   $437.77
                                             Please pay            $7,331.77
`);
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['Red Oak, on sunroom roof', 'Emergency response, night crew', 2425],
      ['Red Oak, on sunroom roof', 'Crane with operator and rigger', 2340],
      ['Red Oak, on sunroom roof', 'Chip brush and haul', 640],
      ['Twin Hemlock', 'Stand by for the service drop', 339],
      ['Twin Hemlock', 'Climb and remove both leaders', 1150],
    ]);
  });

  it('may say in several words who else pays for a row, and letter their bills', () => {
    const { lineItems, printed } = readPage(`
~   Ref   Description of Work                        Qty   Unit         Rate       Amount
~A        SANCTUARY ROOF
    A1    Strip galvalume                          3,180     SF         2.95     9,381.00
    A2    Ridge trim to suit                         412     LF        24.00     9,888.00
    A3    Alarm panel                                  1     EA      By owner's alarm company
~                       A Carried to Summary                                    19,269.00
~B        BELFRY AND GABLES
    B1    Rebuild coping                              54     LF       142.00     7,668.00
    B2    Louvers to pattern                           6     EA     1,290.00     7,740.00
~                       B Carried to Summary                                    15,408.00
`);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['SANCTUARY ROOF', 9381],
      ['SANCTUARY ROOF', 9888],
      ['SANCTUARY ROOF', null],
      ['BELFRY AND GABLES', 7668],
      ['BELFRY AND GABLES', 7740],
    ]);
    expect(printed?.totals.map(({ name }) => name)).toEqual([
      'SANCTUARY ROOF',
      'BELFRY AND GABLES',
    ]);
  });
});
