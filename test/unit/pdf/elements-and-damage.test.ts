import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

/** A scope by elements: each is headed, what was found is said below it, then come its rows. */
const scope = read(
  page(1, [
    ...drawn(`
~Line Items                                Units  Quantity      Rate   Sub Total
`),
    { text: 'Main House: Outside', x: 36, y: 60, size: 11, bold: true },
    ...drawn(
      `
~Roof (Tile)
Damage: Ridge mortar cracked, tiles moved
  Rebed ridge tiles, with removal and        m       12.60     64.00      806.40
  disposal of old mortar
  Replace broken tiles                       ea       4.00     25.00      100.00
~Chimney (Brick)
Damage: No damage
~Cladding East (Brick)
Damage: Step cracking to mortar
  Take down and set up again                 l/s      1.00    900.00      900.00
~                          Total Main House: Outside                         1,806.40
`,
      72,
    ),
    { text: 'Main House: Lounge', x: 36, y: 194, size: 11, bold: true },
    { text: 'L 5.60 W 4.20 Stud 2.40', x: 330, y: 194 },
    ...drawn(
      `
~Ceiling (Plaster)
Damage: Cosmetic damage
  Paint ceiling                              m2      23.00     20.00      460.00
~                          Total Main House: Lounge                            460.00
~                               Total Repair Cost                       2,266.40
`,
      206,
    ),
  ]),
);

describe('a scope that says of each element what was found', () => {
  it('knows places with a colon in their names by their sums, and with their measures', () => {
    expect(scope.lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Main House: Outside', 'Roof (Tile)'],
      ['Main House: Outside', 'Roof (Tile)'],
      ['Main House: Outside', 'Cladding East (Brick)'],
      ['Main House: Lounge', 'Ceiling (Plaster)'],
    ]);
    expect(scope.lineItems.map(({ unit }) => unit)).toEqual(['m', 'EA', 'LS', 'm2']);
    expect(reconcile(scope).failures).toEqual([]);
  });

  it('has what was found as a note of the first row there, and of no other', () => {
    expect(scope.lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      [
        'Rebed ridge tiles, with removal and disposal of old mortar',
        'Damage: Ridge mortar cracked, tiles moved',
      ],
      ['Replace broken tiles', null],
      ['Take down and set up again', 'Damage: Step cracking to mortar'],
      ['Paint ceiling', 'Damage: Cosmetic damage'],
    ]);
  });
});

describe('a room between marks', () => {
  it('is parted from its size', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
ACT   DESCRIPTION                     QTY UN     PRICE   REPL COST
** LIVING ROOM **                14'6" X 19'0" X 8'0"

R&R   DRYWALL CEILING               276.00 SF     1.18      325.68
PNT   SEAL AND PAINT WALLS          536.00 SF     0.46      246.56
      TOTAL LIVING ROOM                                     572.24

** HALL **                       3'4" X 16'0" X 8'0"

R&R   DRYWALL CEILING                53.00 SF     1.18       62.54
      TOTAL HALL                                             62.54
`),
      ),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['LIVING ROOM', 'LIVING ROOM', 'HALL']);
  });
});
