import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const PRINT = `
    QUANTITY DESCRIPTION                                   UNIT COST        TOTAL

Room: DEN                                LxWxH 12'0" x 10'0" x 8'0"

   352.00 SF Seal for smoke & paint walls - primer and
              one coat                                   @    0.50 =      176.00
                                 Less Depreciation 25%       44.00    ACV     132.00
              Note: Painted last year
    20.00 SY R&R Carpet                                  @   21.50 =      430.00
                                 Less Depreciation 50%      215.00    ACV     215.00
     1.00 EA Clean ceiling fan                           @   18.40 =       18.40
   Room Totals: DEN                              624.40     259.00     365.40

Room: YARD                                (no dimensions)

     2.00 EA Haul debris - pickup load - incl. dump
              fees                                       @   65.00 =      130.00
    10.00 LF R&R Fence panel                             @   14.00 =      140.00
                                 Less Depreciation 10%       14.00    ACV     126.00
   Room Totals: YARD                             270.00      14.00     256.00
`;

it('wear on a line of its own, and a price on the last line of the words, belong to the row', () => {
  const { lineItems } = read(page(1, drawn(PRINT)));
  expect(
    lineItems.map((one) => [
      one.room,
      one.description,
      one.quantity,
      one.unitPrice,
      one.rcv,
      one.printed?.depreciationPercent ?? null,
      one.depreciation,
      one.acv,
      one.f9Note,
    ]),
  ).toEqual([
    [
      'DEN',
      'Seal for smoke & paint walls - primer and one coat',
      352,
      0.5,
      176,
      25,
      44,
      132,
      'Note: Painted last year',
    ],
    ['DEN', 'R&R Carpet', 20, 21.5, 430, 50, 215, 215, null],
    ['DEN', 'Clean ceiling fan', 1, 18.4, 18.4, null, 0, 18.4, null],
    ['YARD', 'Haul debris - pickup load - incl. dump fees', 2, 65, 130, null, 0, 130, null],
    ['YARD', 'R&R Fence panel', 10, 14, 140, 10, 14, 126, null],
  ]);
});

it('wear that does not come to what a row is worth is left where it stands', () => {
  const { lineItems } = read(page(1, drawn(PRINT.replace('132.00', '131.00'))));
  expect(lineItems.map(({ acv }) => acv)).not.toContain(131);
  expect(lineItems.map(({ depreciation }) => depreciation)).not.toContain(44);
});
