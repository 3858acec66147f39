import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const HEAD = '~Description              Quantity    Unit    Unit Price     Total';

it.each(['Structure', 'Building', 'Dwelling'])(
  '%s holds levels where its total says so',
  (name) => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
#QUILLON-FIRE
                    ~${name}
                    ~Main Level
                    ~Kitchen           Height: 8'
${HEAD}
1. Hang drywall                10    SF           4.00        40.00
Totals: Kitchen                                               40.00
Total: Main Level                                             40.00

                    ~Upper Level
                    ~Bath              Height: 8'
${HEAD}
2. Paint walls                 20    SF           3.00        60.00
Totals: Bath                                                  60.00
Total: Upper Level                                            60.00
Total: ${name}                                               100.00

                    ~Exterior
                    ~Deck              Height: 8'
${HEAD}
3. Stain deck                  20    SF           3.00        60.00
Totals: Deck                                                  60.00
Total: Exterior                                               60.00
Line Item Totals: QUILLON-FIRE                               160.00
`),
      ),
    );
    expect(lineItems.map((item) => item.printed?.path)).toEqual([
      [name, 'Main Level', 'Kitchen'],
      [name, 'Upper Level', 'Bath'],
      ['Exterior', 'Deck'],
    ]);
    expect(printed?.totals.filter(({ kind }) => kind === 'level').map(({ path }) => path)).toEqual([
      [name, 'Main Level'],
      [name, 'Upper Level'],
      [name],
      ['Exterior'],
    ]);
  },
);

it('`Structure Total` says no name: it sums the room that is open', () => {
  const { printed } = read(
    page(
      1,
      drawn(`
~Barn
${HEAD}
Hang drywall                   10    SF           4.00        40.00
Structure Total                                               40.00
~Shed
${HEAD}
Paint walls                    20    SF           3.00        60.00
Structure Total                                               60.00
`),
    ),
  );
  expect(printed?.totals.map(({ name }) => name)).toEqual(['Barn', 'Shed']);
});
