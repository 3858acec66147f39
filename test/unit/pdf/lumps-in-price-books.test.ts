import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

describe('an estimate from a price book', () => {
  it('has a bid as a row, where two dashes fill the cells of its parts', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~          Qty    Craft@Hours   Unit    Material       Labor   Equipment        Total
~Electrical
Rewire circuits to panel, bid of Birch Electric dated 3/11
                                              --          --          --     3,860.00
Range hood, 30" ducted, white
         1.00    BE@1.420       Ea         94.00       60.58        0.00       154.58
Dumpster, 20 CY, one haul
         1.00    -              Ea            --          --          --       525.00
Duplex receptacle, with cover plate
         4.00    BE@1.480       Ea         86.00       63.14        0.00       149.14
~               @2.900          Subtotal  180.00      123.72        0.00     4,688.72
`),
      ),
    );
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Rewire circuits to panel, bid of Birch Electric dated 3/11', 3860],
      ['Range hood, 30" ducted, white', 154.58],
      ['Dumpster, 20 CY, one haul', 525],
      ['Duplex receptacle, with cover plate', 149.14],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
