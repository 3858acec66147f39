import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const BID = `
~Den
~#   Code     Work                                 Units      Rate     Amount
1   DM-20     Tear out wet carpet and bag        180 SF       0.90     162.00
2   DM-24     Tear out base trim                  52 LF       0.75      39.00
~Equipment
~#   Code     Work                                 Units      Rate     Amount
3   DR-02     Air mover, axial                   12 DAY      30.00     360.00
4   DR-06     Dehumidifier, LGR                   4 DAY      90.00     360.00
~                                                     Bid total   $921.00
`;

const LOG = `
~DAILY LOG Job 5512-A   K. Osei, 19 Tamarack Ct   Loss 05/02/2026

~Day   Date        Room      Air movers   Dehus   Scrubbers   Temp F   RH %    GPP    Slab %   Stud 1

1     05/03/26    Den            3          1         1        77.1     48.2    63.0    5.2      25.0

1     05/03/26    Office         2          1         1        75.4     46.9    61.8    4.8      22.7

2     05/04/26    Den            3          1         1        81.6     37.5    52.4    4.1      14.2

2     05/04/26    Office         2          1         1        80.2     36.0    50.9    3.9      12.8

Goal: studs at or under 12.0. Equipment out 05/05/26.
`;

const DECLARATIONS = `
~Coverages                                  Limit        Premium
Dwelling                                $301,200      $1,204.00
Personal property                       $150,600          incl.
Multi-policy discount                                   -$61.50
Total                                                 $1,142.50
`;

describe('a drying log behind the rows of a bid', () => {
  it('measures air and walls, and is no work', () => {
    const { lineItems, printed } = read(
      page(1, drawn(BID)),
      page(2, drawn(LOG)),
      page(3, drawn(DECLARATIONS)),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([162, 39, 360, 360]);
    expect(printed?.totals.at(-1)).toMatchObject({ kind: 'grand', amounts: { rcv: 921 } });
  });
});
