import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~DESCRIPTION                              QUANTITY   UNIT PRICE       TAX        RCV';

describe('rooms without sums, whose names are shortened', () => {
  it.each(['Misc.', 'Util.', 'W.I.C.', 'Fam. Rm.'])('are headed by %s', (name) => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Kitchen
${HEAD}
1. R&R Baseboard - 3 1/4"                 10.00 LF         4.00      0.00      40.00

~${name}
${HEAD}
2. Paint baseboard - two coats            10.00 LF         2.00      0.00      20.00`),
      ),
    );
    expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
      ['Kitchen', null],
      [name, null],
    ]);
  });
});

describe('a sentence between stars', () => {
  it('is a note of the row above, though it ends in brackets', () => {
    const note = '*** Tear off of two layers, per the photos (IMG_2210 - IMG_2214). ***';
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Roof
${HEAD}
1. Remove shingles                        10.00 SQ        40.00      0.00     400.00
${note}
2. Roofing felt - 15 lb.                  10.00 SQ        20.00      0.00     200.00`),
      ),
    );
    expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
      [null, note],
      [null, null],
    ]);
  });
});
