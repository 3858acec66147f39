import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const { lineItems } = read(
  page(
    1,
    drawn(`
#Marlowe Yards
Estimate for the storm damage in your yard, as we walked it:

Front yard:
Take down the split oak over the drive. Rope down in pieces,
  keep off roof                                                               1,850.00
Grind stump and haul -- 34 inch @ $9.00                                         306.00
Haul brush, trailer loads -- 5 loads @ $120.00                                  600.00
                                                                              2,756.00

Back fence:
Take out the old fence -- 128 feet @ $4.25                                      544.00
New fence on the posts, 3 rails, (north line is
  shared, neighbor pays nothing) -- 128 feet @ $24.75                         3,168.00
Walk gate, steel frame -- 1 each @ $310.00                                      310.00
                                                                              4,022.00

Total for everything                                                         $6,778.00
`).map((run) => (/^(?:Front yard|Back fence):$/.test(run.text) ? { ...run, size: 10 } : run)),
  ),
);

describe('typed lists whose words hang', () => {
  it('are joined where but two of them go on in small letters', () => {
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      [
        'Front yard',
        'Take down the split oak over the drive. Rope down in pieces, keep off roof',
        1850,
      ],
      ['Front yard', 'Grind stump and haul', 306],
      ['Front yard', 'Haul brush, trailer loads', 600],
      ['Back fence', 'Take out the old fence', 544],
      [
        'Back fence',
        'New fence on the posts, 3 rails, (north line is shared, neighbor pays nothing)',
        3168,
      ],
      ['Back fence', 'Walk gate, steel frame', 310],
    ]);
  });

  it('may count behind a dash in what no list of units has', () => {
    expect(lineItems[1]).toMatchObject({ quantity: 34, unit: 'inch', unitPrice: 9 });
  });
});
