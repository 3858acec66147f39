import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

const readPage = (text: string) => read(page(1, drawn(text)));

describe('headings that a browser centres', () => {
  it('stand far behind the cells of their columns, which the order of the figures tells', () => {
    const estimate = readPage(`
#Marlowe Restoration

~            Description                             Qty                       Rate                      Cost
Drywall                               12 SF                     $3.00                    $36.00
Paint walls                           120 SF                    $1.00                    $120.00
Door, interior                        1 EA                      $310.00                  $310.00
Total                                                                                    $466.00
`);
    expect(
      estimate.lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Drywall', 12, 'SF', 3, 36],
      ['Paint walls', 120, 'SF', 1, 120],
      ['Door, interior', 1, 'EA', 310, 310],
    ]);
    expect(warningsOf(estimate)).toEqual([]);
  });
});

describe('a name where others have the word for descriptions', () => {
  it('is a room also in plain type, and where it is the only one', () => {
    const rows = `
Drywall                                            12 SF          $3.00          $36.00
Paint walls                                       120 SF          $1.00         $120.00`;
    const heads = 'Qty             Rate            Cost';
    const rooms = (text: string) => readPage(text).lineItems.map(({ room }) => room);
    expect(
      rooms(`
Kitchen                                            ${heads}${rows}

Bath                                               ${heads}${rows}
Total                                                                           $312.00
`),
    ).toEqual(['Kitchen', 'Kitchen', 'Bath', 'Bath']);
    expect(
      rooms(`
#Marlowe Restoration
~Kitchen                                            ${heads}${rows}
Total                                                                           $156.00
`),
    ).toEqual(['Kitchen', 'Kitchen']);
  });
});
