import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const OUTLINE = `
Our bid, outlined:
1.   Tear out
     a.   Pull the wet floor and the pad under it                      310.00
     b.   Dump fees                                                     95.00
2.   Rebuild
     a.   Subfloor
          i.    Two sheets, glued and screwed                          288.50
          ii.   Sister three joists                                    405.00
     b.   Oak floor to match, 88 square feet, with the nosing
          at the step                                                1,140.00
     c.   Deduct: the old base goes back on                           (60.00)
3.   Finish
     a.   Base and shoe, primed                                        412.00
     b.   Paint the walls of the room, two coats                       655.00
     c.   Allowance for the new floor register                          45.00
     d.   Permit                                                        80.00
     e.   Move the furniture in and out                                225.00
Bid                                                                 $3,595.50`;

const itemsOf = (text: string) => read(page(1, drawn(text))).lineItems;

describe('an outline of numbers, letters and small numerals', () => {
  it('has rows without their letters, and names of parts where a point has no amount', () => {
    expect(itemsOf(OUTLINE).map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['1. Tear out', 'Pull the wet floor and the pad under it', 310],
      ['1. Tear out', 'Dump fees', 95],
      ['Subfloor', 'Two sheets, glued and screwed', 288.5],
      ['Subfloor', 'Sister three joists', 405],
      ['2. Rebuild', 'Oak floor to match, 88 square feet, with the nosing at the step', 1140],
      ['2. Rebuild', 'Deduct: the old base goes back on', -60],
      ['3. Finish', 'Base and shoe, primed', 412],
      ['3. Finish', 'Paint the walls of the room, two coats', 655],
      ['3. Finish', 'Allowance for the new floor register', 45],
      ['3. Finish', 'Permit', 80],
      ['3. Finish', 'Move the furniture in and out', 225],
    ]);
  });

  it('is none where its letters do not count', () => {
    const items = itemsOf(OUTLINE.replace('b.   Dump', 'd.   Dump'));
    expect(items.map(({ description }) => description)).not.toContain(
      'Two sheets, glued and screwed',
    );
  });
});
