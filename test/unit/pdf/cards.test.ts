import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

/** Items as cards, whose figures stand below their names in no table. */

const HEAD = `
#Estimate 1044
Insured: Ida Quillon        Claim Number: 77-1
`;

const figuresOf = ({ description, quantity, unit, unitPrice, rcv }: LineItem): unknown[] => [
  description,
  quantity,
  unit,
  unitPrice,
  rcv,
];

const CARDS = [
  ['Paint the walls', 10, 'SF', 2, 20],
  ['Clean the floor', 50, 'SF', 1, 50],
  ['Carpet - glue down', 50, 'SF', 3, 150],
];

describe('cards without a table', () => {
  it('have the amount beside the name, and below it how much at which price', () => {
    const { lineItems, insuredName } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls                                             $20.00
Qty: 10.00 SF   Unit price: $2.00
~Clean the floor                                             $50.00
Qty: 50.00 SF   Unit price: $1.00
~Carpet - glue down                                         $150.00
Qty: 50.00 SF   Unit price: $3.00
Total                                                       $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
    expect(insuredName).toBe('Ida Quillon');
  });

  it('have labels over the figures of each', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls
Qty           Unit price        Total
10.00 SF      $2.00             $20.00
~Clean the floor
Qty           Unit price        Total
50.00 SF      $1.00             $50.00
~Carpet - glue down
Qty           Unit price        Total
50.00 SF      $3.00            $150.00
Grand total: $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
  });

  it('have all figures on one line below the name', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`${HEAD}
~Paint the walls
10.00 SF | $2.00 each | Total $20.00
~Clean the floor
50.00 SF | $1.00 each | Total $50.00
~Carpet - glue down
50.00 SF | $3.00 each | Total $150.00
Grand total: $220.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual(CARDS);
  });

  it('are none where the figures do not come to the amount', () => {
    const pages = page(
      1,
      drawn(`${HEAD}
~Paint the walls
10.00 SF | $2.00 each | Total $21.00
~Clean the floor
50.00 SF | $1.00 each | Total $51.00
`),
    );
    expect(() => read(pages)).toThrow();
  });
});

describe('a table of flat rates', () => {
  it('is read below its own head, each work done once at its rate', () => {
    const { lineItems, insuredName } = read(
      page(
        1,
        drawn(`${HEAD}
~Description                         Flat Rate          Amount
Service call and diagnosis             $95.00           $95.00
Replace capacitor                     $180.00          $180.00
Haul away                              $40.00           $40.00
Total                                                  $315.00
`),
      ),
    );
    expect(lineItems.map(figuresOf)).toEqual([
      ['Service call and diagnosis', 1, null, 95, 95],
      ['Replace capacitor', 1, null, 180, 180],
      ['Haul away', 1, null, 40, 40],
    ]);
    expect(lineItems.every(({ section }) => section === null)).toBe(true);
    expect(insuredName).toBe('Ida Quillon');
  });
});
