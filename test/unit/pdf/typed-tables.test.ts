import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const estimateOf = (text: string) => read(page(1, drawn(text)));

describe('a price list that a typist set', () => {
  it('may name a place beside its first row, and mix whole dollars with cents', () => {
    const { lineItems } = estimateOf(`
Kitchen:      Hang lid, 9 sheets, screw and glue                         495
              Tape and 3 coats, lid and walls                            610
              Corner bead, bullnose                                       66
Dining:       Flood cut walls                                            667
              Patch 3 test holes by dryers                               135
Bath up:      Moisture board, tub wall left alone                     412.50
              Finish, smooth wall                                        285
Bedroom:      Closet wall, 2 sheets, finish                              236

                                                        Work        2,906.50`);
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Kitchen', 495],
      ['Kitchen', 610],
      ['Kitchen', 66],
      ['Dining', 667],
      ['Dining', 135],
      ['Bath up', 412.5],
      ['Bath up', 285],
      ['Bedroom', 236],
    ]);
  });

  it('may name its groups before the first column of its table', () => {
    const { lineItems } = estimateOf(`
~           Qty     Description of work                   Price ea.       Price
GLASS        2      Clear tempered storefront lite           612.00    1,224.00
             1      Rebuild bent aluminum sill                         1,465.00
LOCK         1      Deadlatch, rekey to owner key                        389.50
             3      Keys cut                                   4.00       12.00
             1      Pivot, top and bottom                                 100.00
SIGN         1      Channel letters, white face                        2,890.00
                                                       TOTAL           6,080.50`);
    expect(
      lineItems.map(({ room, description, quantity, rcv }) => [room, description, quantity, rcv]),
    ).toEqual([
      ['GLASS', 'Clear tempered storefront lite', 2, 1224],
      ['GLASS', 'Rebuild bent aluminum sill', 1, 1465],
      ['LOCK', 'Deadlatch, rekey to owner key', 1, 389.5],
      ['LOCK', 'Keys cut', 3, 12],
      ['LOCK', 'Pivot, top and bottom', 1, 100],
      ['SIGN', 'Channel letters, white face', 1, 2890],
    ]);
  });

  it('may call the sum of a row its line', () => {
    const { lineItems } = estimateOf(`
~Work                                        Hrs      Labor     Material      Line
Electronic leak locate                      2.50     320.00        18.00    338.00
Saw cut slab, dig down to the pipe          6.75     864.00        42.50    906.50
Repair hot line under slab                  3.25     416.00        87.16    503.16
                                    TOTAL          1,600.00       147.66  1,747.66`);
    expect(lineItems.map(({ quantity, unit, rcv }) => [quantity, unit, rcv])).toEqual([
      [2.5, 'HR', 338],
      [6.75, 'HR', 906.5],
      [3.25, 'HR', 503.16],
    ]);
  });
});

describe('rows that nobody took', () => {
  const rowsOf = (lines: string, total: string) =>
    estimateOf(`
~Name                                          Price      Qty      Subtotal
${lines}
                                               Total               ${total}`).lineItems.map(
      ({ description, enabled }) => [description, enabled],
    );

  it('are those whose box is open among ticked ones', () => {
    expect(
      rowsOf(
        `☑   Dry-sponge the walls                        2.00     100        200.00
☑   Wet clean the logs                          1.00     150        150.00
☐   Ozone treatment                           410.00       1        410.00
☑   Hydroxyl generator                         95.00      10        950.00`,
        '1,300.00',
      ),
    ).toEqual([
      ['Dry-sponge the walls', true],
      ['Wet clean the logs', true],
      ['Ozone treatment (not ticked)', false],
      ['Hydroxyl generator', true],
    ]);
  });

  it.each([
    ['340.00', false],
    ['450.00', true],
  ])('are those said not to be selected, unless the total counts them: %s', (total, enabled) => {
    expect(
      rowsOf(
        `Dry-sponge the walls                            2.00     100        200.00
Quartz upgrade (optional - not selected)      100.00       1        100.00
Wet clean the logs                              1.00     150        150.00`,
        total,
      ),
    ).toEqual([
      ['Dry-sponge the walls', true],
      ['Quartz upgrade (optional - not selected)', enabled],
      ['Wet clean the logs', true],
    ]);
  });
});
