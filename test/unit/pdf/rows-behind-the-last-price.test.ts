import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('amounts alone behind the last row with a price, below headings that nobody knows', () => {
  it('are rows where they come to the sum of their group', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~1. Tall clock
                                           stints    per stint      comes to
Wash case and bonnet                         2.5         64.00        160.00
Replace two finials                            3         64.00        192.00
Walnut stock                                                           41.50
                                        Subtotal                      393.50
~2. Blanket chest
                                           stints    per stint      comes to
Refinish lid                                 4.5         64.00        288.00
Oil and wax                                                            23.75
                                        Subtotal                      311.75
~3. Bench
                                           stints    per stint      comes to
Reglue four joints                           1.5         64.00         96.00
Linen cord and hide glue                                               18.20
                                        Subtotal                      114.20
~Hauling
                                           stints    per stint      comes to
Fetch from storage, van and helper                                    120.00
Bring back, Tuesday                                                    85.00
                                         Hauling                      205.00

                              TOTAL OF THE ABOVE                    $1,024.45
`),
      ),
    );
    expect(estimate.lineItems.slice(-4).map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Reglue four joints', 96],
      ['Linen cord and hide glue', 18.2],
      ['Fetch from storage, van and helper', 120],
      ['Bring back, Tuesday', 85],
    ]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({
      kind: 'line_items',
      amounts: { rcv: 1024.45 },
    });
  });
});
