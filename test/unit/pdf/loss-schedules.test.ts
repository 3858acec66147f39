import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEADS =
  '~Ref    Loss                            Invoice     Claimed     Adjusted RCV   Dep. %   Depreciation       ACV     Remarks';

const STATEMENT = `
~STATEMENT OF LOSS
${HEADS}
~A. BUILDING
 A-1    Pump out and dry basement       INV 77     4,180.00       4,180.00                             4,180.00
 A-2    Boiler room ceiling             INV 81     6,240.00       5,900.00       20%      1,180.00     4,720.00    Second bid
 A-3    Corridor floor tile             INV 81     3,110.50       3,110.50       30%        933.15     2,177.35
~        Subtotal A                                13,530.50      13,190.50                2,113.15    11,077.35
~B. CONTENTS
 B-1    Choir robes                     Q-12       2,000.00       1,600.00       40%        640.00       960.00
~        Subtotal B                                 2,000.00       1,600.00                  640.00       960.00
~        TOTAL LOSS                                15,530.50      14,790.50                2,753.15    12,037.35
`;

const REPAIRS = `
~Schedule 2 - Machines to repair
~Asset    Machine            Repair                      Hours     Rate      Parts    Freight   Repair cost
 P-011    Panel saw          Replace drive, align           12    90.00     640.00      55.00      1,775.00
 P-014    Edge bander        Dry out cabinet, test         6.5   110.00     212.40       0.00        927.40
 P-020    Dust collector     New fan motor                   4    90.00     980.00     120.00      1,460.00
~          Total Schedule 2                                                                         4,162.40
`;

describe('schedules of losses without quantities', () => {
  it('reads what each loss is worth where its values lead to each other', () => {
    const { lineItems } = read(page(1, drawn(STATEMENT)));
    expect(
      lineItems.map(({ description, quantity, rcv, depreciation, acv }) => [
        description,
        quantity,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['Pump out and dry basement', 1, 4180, 0, 4180],
      ['Boiler room ceiling', 1, 5900, 1180, 4720],
      ['Corridor floor tile', 1, 3110.5, 933.15, 2177.35],
      ['Choir robes', 1, 1600, 640, 960],
    ]);
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual([
      'A-1',
      'A-2',
      'A-3',
      'B-1',
    ]);
  });

  it('reads none where the values of a row lead elsewhere', () => {
    const wrong = STATEMENT.replaceAll('4,720.00', '4,270.00');
    const { lineItems } = read(page(1, drawn(wrong)));
    expect(lineItems.every(({ acv }) => acv === null)).toBe(true);
  });

  it('reads what it costs to repair a machine, with the parts beside the hours', () => {
    const { lineItems } = read(page(1, drawn(REPAIRS)));
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Panel saw', 1, 1775],
        ['Edge bander', 1, 927.4],
        ['Dust collector', 1, 1460],
      ],
    );
  });
});
