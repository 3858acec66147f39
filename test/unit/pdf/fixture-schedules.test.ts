import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

describe('fixture schedules of plumbers', () => {
  it('reads what is counted by No. and priced by its rough-in, trim and material', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
#PLUMBING BID

~Tag     Fixture                         Furn. by   No.    Rough      Trim     Material      Cost
T-1     Toilet, round front, seat       SUB         3         -     90.00     210.00     900.00
S-1     Bar sink, undermount            OWNER       2     80.00     60.00      15.50     311.00
S-2     Mop sink, floor set             SUB         1    140.00    120.00     410.25     670.25
H-1     Hose bibb, frost free           SUB         4     55.00     25.00      31.00     444.00
~                                                                         Total       2,325.25
`),
      ),
    );
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Toilet, round front, seat', 3, 900],
        ['Bar sink, undermount', 2, 311],
        ['Mop sink, floor set', 1, 670.25],
        ['Hose bibb, frost free', 4, 444],
      ],
    );
  });
});

describe('rows that the sum of their group counts', () => {
  it('are work, whatever charge they name', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
#PLUMBING BID

~Work                                    Qty      Unit Price       Total
~Fixtures
Toilet, round front                     3 EA       300.00         900.00
Bar sink, undermount                    2 EA       155.50         311.00
Hose bibb, frost free                   4 EA       111.00         444.00
~Total Fixtures                                                  1,655.00

~Work                                   Labor      Material         Cost
~Piping
Main line, crawl space                 800.00       450.00       1,250.00
Heat loop, 40% glycol, flush           300.00       120.00         420.00
Permit and inspections                      -       180.00         180.00
~Total Piping                                                    1,850.00

Fixtures and piping                                              3,505.00
Sales tax 6% on material                                            45.00
Sub's overhead, 10% of both                                        350.50
~BID PRICE                                                      $3,900.50
`),
      ),
    );
    expect(lineItems.map(({ rcv }) => rcv)).toEqual([900, 311, 444, 1250, 420, 180]);
    expect(printed?.warnings.map(({ code }) => code)).not.toContain('charges_left_out');
  });
});
