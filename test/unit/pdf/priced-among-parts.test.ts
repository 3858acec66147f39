import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

describe('work orders that say below each amount what it is made of', () => {
  const order = read(
    page(
      1,
      drawn(`
Item / detail                                                     Amount

#Den
~Carpet - smoke clean                                            216.00
  18 x 20 · 360 sq ft @ $0.60
  Note: wool blend, low moisture only

~Drapes - clean on rod                                            84.00
  4 pnl x 96" · 12 lf @ $7.00
                                                    Den          300.00

#Hall
~Area rug - shop clean                                           450.00
  8'2" x 11'6" · 100 sq ft @ $5.00 · less 10% ($50.00)
~Clothing - pack and send                                          0.00
  2 closets · 31 bag @ $0.00
~Walls - dry sponge                                               41.00
  100 sq ft @ $0.41
                                                    Hall         491.00

                                          Order subtotal         791.00
`),
    ),
  );

  it('have the quantity and the price between points', () => {
    expect(
      order.lineItems.map(({ description, quantity, unit, rcv, room }) => [
        description,
        quantity,
        unit,
        rcv,
        room,
      ]),
    ).toEqual([
      ['Carpet - smoke clean', 360, 'SF', 216, 'Den'],
      ['Drapes - clean on rod', 12, 'LF', 84, 'Den'],
      ['Area rug - shop clean', 100, 'SF', 450, 'Hall'],
      ['Clothing - pack and send', 31, 'BG', 0, 'Hall'],
      ['Walls - dry sponge', 100, 'SF', 41, 'Hall'],
    ]);
  });

  it('say before it what was measured, and behind it what was taken off', () => {
    expect(
      order.lineItems.map(({ printed, unitPrice }) => [printed?.calculation, unitPrice]),
    ).toEqual([
      ['18 x 20', 0.6],
      ['4 pnl x 96"', 7],
      [`8'2" x 11'6"`, 4.5],
      ['2 closets', 0],
      [null, 0.41],
    ]);
  });

  it('close each room with its name and its sum', () => {
    expect(order.lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'Note: wool blend, low moisture only',
      null,
      null,
      null,
      null,
    ]);
    expect(order.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Den', 300],
      ['Hall', 491],
      ['', 791],
    ]);
    expect(reconcile(order).failures).toEqual([]);
  });
});
