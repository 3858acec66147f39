import { describe, expect, it } from 'vitest';
import { drawn, page, read, warningsOf } from './draw.ts';

const TYPED = `
#LINDQUIST PLUMBING

LOCATE AND ACCESS
  Electronic leak detection, hot side                                385.00
  Jackhammer slab in hall bath 2' x 3', by hand, and carry
    spoil to the curb                                                740.00
  Dust wall, zipper door, floor protection                           165.00
                          Sub-total locate and access              1,290.00

REPIPE HOT WATER OVERHEAD
  Labor, journeyman, 13.5 hrs @ 118.00                             1,593.00
  Matl brass fittings, rings, stub outs, straps                      214.18
  Tub valve - replace with new, roughin & trim
    (old one is galled to the pipe)                                  612.50
  Permit of the city                                                  75.00
                          Sub-total repipe hot water overhead      2,494.68

                          ALL WORK ABOVE                           3,784.68
`;

describe('lists of lump sums', () => {
  const { lineItems } = read(page(1, drawn(TYPED)));

  it('say how much of some at which price', () => {
    expect(lineItems.find(({ rcv }) => rcv === 1593)).toMatchObject({
      description: 'Labor, journeyman',
      quantity: 13.5,
      unit: 'HR',
      unitPrice: 118,
    });
  });

  it('go on in brackets behind a line that hangs', () => {
    expect(lineItems.map(({ description }) => description)).toContain(
      'Tub valve - replace with new, roughin & trim (old one is galled to the pipe)',
    );
  });
});

describe('a mail with prices behind its dashes', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
Heres the price for your insurance like we talked.

~TREE
  Big oak on garage, lower off the roof in pieces, haul everything — $4,850
  Split pin oak over the drive, remove to 3 ft, haul — $1,375
  Chips, haul off, 6 yds @ $55 — $330
~YARD
  Ruts from crane mats, topsoil + seed — $350
  Mailbox, brick, lay back up — $690

All of it $7,595 no tax on this kind of work
`),
    ),
  );

  it('has all of them as rows where a sentence sums them in whatever words', () => {
    expect(lineItems.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [1, 4850],
      [1, 1375],
      [6, 330],
      [1, 350],
      [1, 690],
    ]);
  });
});

describe('a list that points mark in the face of a word processor', () => {
  const PROPOSAL = `
#BRAGA MASONRY

Chimney above the roof                                               $6,480
  \u2022 Scaffold both sides and tarp the shingles
  \u2022 Lay back with type N, color matched
Flashing and cricket                                                 $1,265
  \u2022 Lead step flashing let into new joints
  \u2022 Cricket reframed with plywood
Fireplace, living room                                               $3,940
  \u2022 Parge smoke chamber
Engineer letter                                                        $550
Total, labor and material                                           $12,235
`;

  it('loses none of its rows', () => {
    const estimate = read(page(1, drawn(PROPOSAL)));
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Chimney above the roof', 6480],
      ['Flashing and cricket', 1265],
      ['Fireplace, living room', 3940],
      ['Engineer letter', 550],
    ]);
    expect(warningsOf(estimate)).toEqual([]);
  });
});
