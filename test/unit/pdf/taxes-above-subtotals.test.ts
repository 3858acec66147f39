import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const HEADS = `
~Description                  Qty   Unit   Labor/Unit  Mat./Unit     Labor   Material      Total
~FAMILY ROOM
Tear out carpet & pad          34   SY         4.50                 153.00                153.00
Clean and seal slab           306   SF         0.55       0.28      168.30      85.68     253.98
Frame / fur wall repair        24   LF         9.25       4.80      222.00     115.20     337.20
`;
const SUM_OF_ROOM =
  '~Subtotal Family Room                                               543.30     200.88     744.18';
const STAIRS = `
~STAIRS
Replace bottom 2 treads         2   EA        62.00      34.25      124.00      68.50     192.50
Carpet on stairs, 13 steps     13   EA        14.00      11.60      182.00     150.80     332.80
`;
const SUM_OF_STAIRS =
  '~Subtotal Stairs                                                    306.00     219.30     525.30';
const PARTS = `
                                                    Total Labor                           849.30
                                                 Total Material                           420.18
`;
const FOOT = `
                                       Sales tax 8% on material                            33.61
                                                       Subtotal                         1,303.09
                                                   Overhead 10%                           130.31
                                                     Profit 10%                           130.31
~                                                TOTAL ESTIMATE                         1,563.71
`;

const estimateOf = (...parts: string[]) =>
  read(page(1, drawn(parts.map((part) => part.replace(/^\n|\n$/g, '')).join('\n'))));

describe('a subtotal that counts the tax above it', () => {
  it.each([
    ['below sums of rooms and of kinds of cost', [SUM_OF_ROOM, STAIRS, SUM_OF_STAIRS, PARTS]],
    ['below sums of rooms', [SUM_OF_ROOM, STAIRS, SUM_OF_STAIRS]],
    ['below rows alone', [STAIRS]],
  ])('lacks no rows, nor does the total that leads on from it: %s', (_, parts) => {
    const estimate = estimateOf(HEADS, ...parts, FOOT);
    expect(
      estimate.printed?.totals
        .slice(-2)
        .map(({ kind, amounts, adjustments }) => [kind, amounts.rcv, adjustments]),
    ).toEqual([
      ['section', 1303.09, 33.61],
      ['grand', 1563.71, 294.23],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('lacks some where it is more than that', () => {
    const estimate = estimateOf(
      HEADS,
      SUM_OF_ROOM,
      STAIRS,
      SUM_OF_STAIRS,
      FOOT.replace('1,303.09', '1,403.09'),
    );
    expect(reconcile(estimate).failures.map(({ printed }) => printed)).toContain(1403.09);
  });
});
