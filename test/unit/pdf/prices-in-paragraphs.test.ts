import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, page, read } from './draw.ts';

const rowsOf = (text: string): (string | number | null | undefined)[][] =>
  figuresOf(read(page(1, drawn(text))).lineItems);

const figuresOf = (items: readonly LineItem[]): (string | number | null | undefined)[][] =>
  items.map(({ description, quantity, unit, unitPrice, rcv }) => [
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

describe('a letter whose paragraphs each say what their work is to cost', () => {
  const LETTER = `
Dear Marlene,

The carrier has paid $4,000.00 so far. Here is what we will do.

~House
We will tear off one layer down to the deck and haul it away, 26 squares at $72.00 a square,
for $1,872.00.

Dry in with synthetic felt and six feet of ice and water shield along the eaves, $1,190.00.

Hip and ridge cap to match, 74 ft. @ $9.25 = $684.50, hand nailed.

For $340.00 we swap the four pipe boots and the two box vents.

Your total for the house is $4,086.50, good for thirty days.`;

  it('has a row for each, wherever in its sentences the price stands', () => {
    expect(rowsOf(LETTER)).toEqual([
      ['We will tear off one layer down to the deck and haul it away', 26, 'SQ', 72, 1872],
      [
        'Dry in with synthetic felt and six feet of ice and water shield along the eaves',
        1,
        null,
        null,
        1190,
      ],
      ['Hip and ridge cap to match', 74, 'FT', 9.25, 684.5],
      ['we swap the four pipe boots and the two box vents', 1, null, null, 340],
    ]);
  });

  it('reads none of them where they come to nothing that is said', () => {
    expect(() => read(page(1, drawn(LETTER.replace('$4,086.50', '$4,096.50'))))).toThrow();
  });
});

describe('a numbered list whose prices end its sentences', () => {
  it('may mix whole dollars with cents, glue units to prices and count by halves and feet', () => {
    expect(
      rowsOf(`
1) Pull old pump, 260 ft set. Rig + 2 men 5 hrs @ 245/hr = 1,225.00
2) Submersible pump & motor, 3 wire 230v - 1,684.00
3) 260' of 1" drop pipe w/ couplings @ 3.85/ft = 1,001.00
4) Control box w/ lightning arrestor - 386
5) Labor on all septic side, 6 1/2 hrs @ 110 = 715.00

TOTAL 5,011.00`),
    ).toEqual([
      ['Pull old pump, 260 ft set. Rig + 2 men', 5, 'HR', 245, 1225],
      ['Submersible pump & motor, 3 wire 230v', 1, null, null, 1684],
      ['1" drop pipe w/ couplings', 260, 'LF', 3.85, 1001],
      ['Control box w/ lightning arrestor', 1, null, null, 386],
      ['Labor on all septic side', 6.5, 'HR', 110, 715],
    ]);
  });
});

describe('sums of groups among rows with counts', () => {
  it('may be called anything', () => {
    expect(
      rowsOf(`
1. Portrait of a Girl
   Condition. Blanching over the upper third, canvas slack at two corners.
   Painting conservator                              17.5 hours @ $145   2,537.50
   Materials                                                                96.00
   Frame, secure gesso and clean                        4 hours @ $120     480.00
                                                          Object 1       3,113.50

2. View of the Charles
   Paper conservator                                 8.25 hours @ $145   1,196.25
   Rag board, hinges, glazing                                              168.40
                                                          Object 2       1,364.65

                                                          Total          4,478.15`).map(
        ([, ...figures]) => figures,
      ),
    ).toEqual([
      [17.5, 'HR', 145, 2537.5],
      [1, null, null, 96],
      [4, 'HR', 120, 480],
      [8.25, 'HR', 145, 1196.25],
      [1, null, null, 168.4],
    ]);
  });
});
