import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('takes a bare share below unheaded rows for what is added to them', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
    tear out drywall 2 ft up         139.33 sf         .95      132.36
    drywall hang tape sand 1/2       139.33 sf        3.30      459.79
    carpet, glue down out              35.4 sy        5.25      185.85
    carpet, level loop                   38 sy       31.60    1,200.80
    washer & dryer, move & reset                                 85.00
    paint walls 2 coats                 511 sf         .98      500.78
                                                     -----------
    add up                                                 2,564.58
    10 pct                                                   256.46
    TOTAL                                                  2,821.04
`),
    ),
  );
  expect(
    lineItems.map(({ description, quantity, unit, unitPrice, rcv, f9Note }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    ['tear out drywall 2 ft up', 139.33, 'SF', 0.95, 132.36, null],
    ['drywall hang tape sand 1/2', 139.33, 'SF', 3.3, 459.79, null],
    ['carpet, glue down out', 35.4, 'SY', 5.25, 185.85, null],
    ['carpet, level loop', 38, 'SY', 31.6, 1200.8, null],
    ['washer & dryer, move & reset', 1, null, null, 85, null],
    ['paint walls 2 coats', 511, 'SF', 0.98, 500.78, null],
  ]);
  expect(printed?.totals).toMatchObject([
    { kind: 'grand', amounts: { rcv: 2821.04 }, adjustments: 256.46 },
  ]);
});
