import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const rowsOf = (text: string): unknown[] =>
  read(page(1, drawn(text))).lineItems.map(({ description, quantity, unit, rcv }) => [
    description,
    quantity,
    unit,
    rcv,
  ]);

describe('blanks to sign or to tick', () => {
  it.each(['________', '☐'])('%s are none of the words of a scope without prices', (blank) => {
    expect(
      rowsOf(`
~Kitchen
~DESCRIPTION                                 QTY        INITIALS
1. R&R Carpet                           10.00 SF        ${blank}
2. R&R Base                             20.00 LF        ${blank}
3. Paint the walls                      30.00 SF        ${blank}
4. Haul debris                           1.00 EA        ${blank}
`),
    ).toEqual([
      ['R&R Carpet', 10, 'SF', null],
      ['R&R Base', 20, 'LF', null],
      ['Paint the walls', 30, 'SF', null],
      ['Haul debris', 1, 'EA', null],
    ]);
  });

  it.each(['________', '☐'])('%s are none of the cells of a table with prices', (blank) => {
    expect(
      rowsOf(`
~Description                     Qty  Unit       Price       Total     Accept
${blank.padEnd(9)}R&R Carpet             10.00  SF         2.00       20.00     ${blank}
         R&R Base               20.00  LF         1.00       20.00     ${blank}
         Paint the walls        30.00  SF         3.00       90.00     ${blank}
Total                                                      130.00
`),
    ).toEqual([
      ['R&R Carpet', 10, 'SF', 20],
      ['R&R Base', 20, 'LF', 20],
      ['Paint the walls', 30, 'SF', 90],
    ]);
  });
});
