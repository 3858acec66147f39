import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const quote = (...lines: string[]) =>
  read(
    page(
      1,
      drawn(`
#Quote
~Description                              Qty    Unit price      Tax       Amount

Board-up of two lights                      1      $240.00               $240.00
Plywood, screwed

Insulated unit, clear                       3      $310.20     8.5%      $930.60
${lines.join('\n')}

Removal of broken glass                     2       $55.00               $110.00
~                                                    Total             $1,187.54
`),
    ),
  ).lineItems.map(({ description, rcv, f9Note }) => [description, rcv, f9Note]);

const [BOARD, GLASS] = [
  ['Board-up of two lights', 240, 'Plywood, screwed'],
  ['Removal of broken glass', 110, null],
];

describe('a discount on a row, told on lines below it', () => {
  it('is taken off the row where it is the share that is said', () => {
    expect(
      quote(
        '30 x 40                                                                  -$93.06',
        'Trade account (10% off) -$93.06',
      ),
    ).toEqual([
      BOARD,
      ['Insulated unit, clear', 837.54, '30 x 40\nTrade account (10% off) -$93.06'],
      GLASS,
    ]);
  });

  it('may stand beside its own name', () => {
    expect(
      quote('Trade account (10% off)                                                  -$93.06'),
    ).toEqual([BOARD, ['Insulated unit, clear', 837.54, 'Trade account (10% off)'], GLASS]);
  });

  it('is none where it is another share', () => {
    const [, row] = quote(
      'Trade account (20% off)                                                  -$93.06',
    );
    expect(row?.[1]).toBe(930.6);
  });
});
