import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { drawn, page, read } from './draw.ts';

const readPage = (text: string): Estimate => read(page(1, drawn(text)));

describe('equipment logs of drying programs', () => {
  it('are told by the days that make the charge of the rate', () => {
    const { lineItems } = readPage(`
~Asset     Equipment                     Placement       Set         Pulled      Days    Rate / day     Charge
DH-390     LGR dehumidifier, large       North wall      05/02       05/06          4        118.00     472.00
AM-215     Air mover, low-profile        North wall      05/02       05/06          4         29.00     116.00
AS-214     Air scrubber 500 cfm          Closet          05/02       05/07          5         89.00     445.00

~Labor by visit
~Date      Task                                                   Hours          Rate        Charge
05/02      Emergency crew, extraction and set                      26.0         68.00      1,768.00
05/03      Project manager                                          3.0         94.00        282.00
05/04      Monitoring technician                                    2.5         72.00        180.00
`);
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['LGR dehumidifier, large', 4, 118, 472],
      ['Air mover, low-profile', 4, 29, 116],
      ['Air scrubber 500 cfm', 5, 89, 445],
      ['Emergency crew, extraction and set', 26, 68, 1768],
      ['Project manager', 3, 94, 282],
      ['Monitoring technician', 2.5, 72, 180],
    ]);
  });

  it('may say at the other end of a name what the place is like', () => {
    const estimate = readPage(`
~Chamber 1 - Gymnasium                                          Class 4 / Cat 2 · maple floor · 9,640 SF
~ Asset     Equipment                     Placement       Set         Pulled      Days    Rate / day     Charge
 DH-390     LGR dehumidifier, large       North wall      05/02       05/06          4        118.00     472.00
 AM-215     Air mover, low-profile        North wall      05/02       05/06          4         29.00     116.00
~ Chamber 1 equipment                                                                8                   588.00

~Chamber 2 - Locker Rooms                                                     Class 2 / Cat 3 · 1,880 SF
~ Asset     Equipment                     Placement       Set         Pulled      Days    Rate / day     Charge
 AS-214     Air scrubber 500 cfm          Closet          05/02       05/07          5         89.00     445.00
 AM-218     Air mover, low-profile        South wall      05/02       05/07          5         29.00     145.00
~ Chamber 2 equipment                                                               10                   590.00
`);
    expect(estimate.lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Chamber 1 - Gymnasium', 472],
      ['Chamber 1 - Gymnasium', 116],
      ['Chamber 2 - Locker Rooms', 445],
      ['Chamber 2 - Locker Rooms', 145],
    ]);
    const said = estimate.printed?.warnings.map(({ message }) => message).join(' ');
    expect(said).toContain('Class 2 / Cat 3');
  });

  it('may be followed by tables whose sums bear a part of their name', () => {
    const estimate = readPage(`
~Labor by visit
~Date      Task                                      Hours       Rate       Charge
05/02      Emergency crew, extraction and set         26.0      68.00     1,768.00
05/03      Project manager                             3.0      94.00       282.00
~Labor                                                                    2,050.00
~Consumables and materials
~Material                                  Used    UOM          Price       Charge
Antimicrobial, botanical                   1880    sf            0.28       526.40
Poly containment and zipper doors           410    sf            1.12       459.20
~Materials                                                                  985.60
`);
    expect(estimate.lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Emergency crew, extraction and set', 1768],
      ['Project manager', 282],
      ['Antimicrobial, botanical', 526.4],
      ['Poly containment and zipper doors', 459.2],
    ]);
    expect(estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Labor by visit', 2050],
      ['Consumables and materials', 985.6],
    ]);
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('may name where each unit stood and the days that it came and went', () => {
    const estimate = readPage(`
~Tag        Equipment                                 Placed in          On        Off       Days    Per day     Charge
~DEHUMIDIFIERS
DH-7        Dehumidifier LGR, Evolution 220 (large)   Den                6/11      6/15         4      90.00     360.00
DH-9        Dehumidifier LGR, Evolution 220 (large)   Pantry             6/11      6/14         3      90.00     270.00
~AIR MOVERS
AM-41       Air mover, axial, 3.2 amp                 Den                6/11      6/14         3      25.00      75.00
AM-42       Air mover, axial, 3.2 amp                 Pantry             6/12      6/14         2      25.00      50.00

~Date        Tech         What was done                                            Hours       Rate      Amount
6/11 Thu    O. Ruiz      Set up, readings, contain stairs                          6.00      65.00      390.00
6/12 Fri    O. Ruiz      Readings, add a unit                                      1.50      65.00       97.50
`);
    expect(
      estimate.lineItems.map(({ room, description, quantity, rcv }) => [
        room,
        description,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['Den', 'Dehumidifier LGR, Evolution 220 (large)', 4, 360],
      ['Pantry', 'Dehumidifier LGR, Evolution 220 (large)', 3, 270],
      ['Den', 'Air mover, axial, 3.2 amp', 3, 75],
      ['Pantry', 'Air mover, axial, 3.2 amp', 2, 50],
      [expect.anything(), 'Set up, readings, contain stairs', 6, 390],
      [expect.anything(), 'Readings, add a unit', 1.5, 97.5],
    ]);
  });
});
