import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('a sheet of hours and materials', () => {
  it('has its hours below a heading of that name, and how many beside it', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
For: Ida Quillon

~HOURS                                              Hrs    Rate      Amount
Shored up the porch                                6.50   45.00      292.50
Poured two footings                                7.00   45.00      315.00
Set posts and beam                                 8.00   45.00      360.00
Total hours                                       21.50              967.50

~MATERIALS                                          Qty    Each      Amount
Treated post                                          2   48.97       97.94
Deck board                                           14   13.46      188.44
Total materials                                                      286.38

Total                                                              1,253.88
`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Shored up the porch', 6.5, 45, 292.5],
      ['Poured two footings', 7, 45, 315],
      ['Set posts and beam', 8, 45, 360],
      ['Treated post', 2, 48.97, 97.94],
      ['Deck board', 14, 13.46, 188.44],
    ]);
  });
});
