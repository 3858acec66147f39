import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a schedule of values with the work in progress behind its prices', () => {
  const { lineItems, claimNumber } = read(
    page(
      1,
      drawn(`
#SCHEDULE OF VALUES
Owner:  Larkspur Library District                   Insurer's ref.:  LK-2026-118

~ITEM    DESCRIPTION                  EST.   U/M     UNIT    SCHEDULED       %    COMPLETED      BALANCE
~NO.     OF WORK                       QTY          VALUE        VALUE    COMP.     TO DATE    TO FINISH
01-01    Mobilization                    1   LS  2,000.00     2,000.00     100%    2,000.00            -
01-02    Superintendent                  4   WK    900.00     3,600.00      50%    1,800.00     1,800.00
02-01    Remove stack carpet           400   SF      1.50       600.00      25%      150.00       450.00
02-02    Credit, shelving kept           1   LS  (300.00)     (300.00)     100%    (300.00)            -
~         CONTRACT TOTAL                                       5,900.00             3,650.00     2,250.00
`),
    ),
  );

  it('has no depreciation, though what is done and what is left add up to the price', () => {
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [2000, null, null],
      [3600, null, null],
      [600, null, null],
      [-300, null, null],
    ]);
  });

  it('names the claim by the reference of the insurer', () => {
    expect(claimNumber).toBe('LK-2026-118');
  });
});
