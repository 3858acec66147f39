import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, type PlacedText, page, read } from './draw.ts';

const title = (words: string, y: number): PlacedText => ({
  text: words,
  x: 36,
  y,
  size: 11,
  bold: true,
});

/** Each area has its divisions of work, and each of these a sum whose parts are in whole dollars. */
const HEADS = `
~Description                  Quantity  UM        Labor    Material      Equip.   Unit Cost        Total
`;

describe('areas with divisions of work', () => {
  const estimate = read(
    page(1, [
      ...drawn(HEADS),
      title('Area A - Chapel', 54),
      ...drawn(
        `
~01 00 00 General Requirements
 Rolling scaffold, monthly        2.00  MO                              1,800.00      900.00     1,800.00
 Dumpster, pull and tip           2.00  EA       600.00       400.00                  500.00     1,000.00
~                 01 00 00 General Requirements Total     600         400       1,800             2,800.00
~06 10 00 Rough Carpentry
 Wall studs 2x6                 100.00  SF       200.00       100.00                    3.00       300.00
 Blocking                       100.00  BF       200.00       150.00                    3.50       350.00
~                       06 10 00 Rough Carpentry Total    400         250           0               650.00
`,
        66,
      ),
    ]),
    page(2, [
      ...drawn(HEADS),
      ...drawn(
        `
~                                Area A - Chapel Total  1,000         650       1,800             3,450.00
`,
        54,
      ),
      title('Area B - Offices', 72),
      ...drawn(
        `
~06 10 00 Rough Carpentry
 Blocking                        50.00  BF       100.00        75.00                    3.50       175.00
~                       06 10 00 Rough Carpentry Total    100          75           0               175.00
~09 91 00 Painting
 Prime and two coats, walls     400.00  SF       300.00       100.00                    1.00       400.00
~                              09 91 00 Painting Total    300         100           0               400.00
~                               Area B - Offices Total    400         175           0               575.00
~Estimate Totals
Area A - Chapel                                                                                   3,450.00
Area B - Offices                                                                                    575.00
~Total Estimate                                                                                   4,025.00
`,
        84,
      ),
    ]),
  );

  it('reads sums whose parts are in whole dollars, and no row from what they come to', () => {
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([1800, 1000, 300, 350, 175, 400]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('has the areas as rooms and the numbered divisions as sections', () => {
    expect(estimate.lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Area A - Chapel', '01 00 00 General Requirements'],
      ['Area A - Chapel', '01 00 00 General Requirements'],
      ['Area A - Chapel', '06 10 00 Rough Carpentry'],
      ['Area A - Chapel', '06 10 00 Rough Carpentry'],
      ['Area B - Offices', '06 10 00 Rough Carpentry'],
      ['Area B - Offices', '09 91 00 Painting'],
    ]);
  });
});
