import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** Quotes of lumber yards, which number their lines below `LN#`, comments among them. */
describe('the number of a line below its head', () => {
  it.each(['LN#', 'LN', 'Ln #'])('is that of the row: %s', (head) => {
    const estimate = read(
      page(
        1,
        drawn(`
#Quillon Lumber
~${head.padEnd(8)}QTY   UM    ITEM        DESCRIPTION                 UNITS      PRICE/PER     EXTENSION
1                           *** BARN FRAME ***
2          38   EA    TRT6616     6X6X16 TREATED POST            38      62.49 /EA       2,374.62
3          64   EA    TRT2610     2X6X10 TREATED SKIRT           64      11.89 /EA         760.96
4           2   EA    OHD1012     10X12 OVERHEAD DOOR            2    1,289.00 /EA       2,578.00
                                                                    ~TOTAL             5,713.58
`),
      ),
    );
    expect(estimate.lineItems.map(({ printed, rcv }) => [printed?.lineNumber, rcv])).toEqual([
      ['2', 2374.62],
      ['3', 760.96],
      ['4', 2578],
    ]);
  });
});
