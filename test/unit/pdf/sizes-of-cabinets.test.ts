import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a quote of cabinets', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
~No.    Item                              Size (W x D x H)      Qty       Price Each      Amount
~Base Cabinets
 B1     Blind corner base, left           45 x 24 x 34.5       1 ea          $685.00     $685.00
 B2     Drawer base, 4 drawer             18 x 24 x 34.5       2 ea          $720.00   $1,440.00
        Turned posts                      3.5 x 34.5           2 ea          $138.00     $276.00
                                                                 Base Cabinets total   $2,401.00
~Labor
        Install                                               26 hr           $78.00   $2,028.00
        Delivery                                                                         $225.00
        Plumber disconnect                                  By others
                                                                         Labor total   $2,253.00

                                                                               Total   $4,654.00
`),
    ),
  );

  it('has codes for numbers, and sizes that are no part of the descriptions', () => {
    expect(
      lineItems.slice(0, 3).map((item) => [item.printed?.lineNumber ?? null, item.description]),
    ).toEqual([
      ['B1', 'Blind corner base, left'],
      ['B2', 'Drawer base, 4 drawer'],
      [null, 'Turned posts'],
    ]);
  });

  it('keeps the row of which it says below the quantities who does it', () => {
    expect(
      lineItems
        .slice(3)
        .map(({ description, rcv, f9Note }) => [description, rcv ?? 0, f9Note ?? '']),
    ).toEqual([
      ['Install', 2028, ''],
      ['Delivery', 225, ''],
      ['Plumber disconnect', 0, ''],
    ]);
    expect(printed?.totals.at(-1)?.amounts.rcv).toBe(4654);
  });
});
