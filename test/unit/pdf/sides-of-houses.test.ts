import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const sheet = (front: string, rear: string) =>
  read(
    page(
      1,
      drawn(`
~Barn Roof
~DESCRIPTION                        QUANTITY    UNIT       RCV    DEPREC.       ACV
1. Remove shingles                  10.00 SQ   70.00    700.00     (0.00)    700.00
~Totals: Barn Roof                                      700.00       0.00    700.00

~House Outside
~DESCRIPTION                        QUANTITY    UNIT       RCV    DEPREC.       ACV
~**${front}**
2. Gutter - aluminum                80.00 LF    9.00    720.00   (100.00)    620.00
~**${rear}**
3. Stain the deck                  100.00 SF    2.00    200.00    (50.00)    150.00
~Totals: House Outside                                   920.00     150.00    770.00

~Line Item Totals: QUILLON                            1,620.00     150.00  1,470.00
`),
    ),
  ).lineItems.map(({ room, section }) => [room, section]);

describe('sides between the rows of a place', () => {
  it('are its sections, with where they look', () => {
    expect(sheet('Front - South', 'Rear - North')).toEqual([
      ['Barn Roof', null],
      ['House Outside', 'Front - South'],
      ['House Outside', 'Rear - North'],
    ]);
  });

  it('are told from rooms', () => {
    expect(sheet('Hay Loft', 'Front Office')).toEqual([
      ['Barn Roof', null],
      ['Hay Loft', null],
      ['Front Office', null],
    ]);
  });
});
