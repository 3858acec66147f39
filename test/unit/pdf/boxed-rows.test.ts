import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('of a form with a box before each row, ticks are no words and empty boxes no rows', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~         WORK ITEM                          HOW MANY           PRICE EA.      TOTAL
~WALLS
☒      Remove drywall                              96    SF         0.95       91.20
☐      Plaster repair                                    SF
☒      Insulation                                  60    SF         1.40       84.00
~TRIM
☒      Baseboard                                   38    LF         5.00      190.00
☐      Crown                                             LF
                                                           ADD UP             365.20`),
    ),
  );
  expect(lineItems.map(({ room, description, quantity }) => [room, description, quantity])).toEqual(
    [
      ['WALLS', 'Remove drywall', 96],
      ['WALLS', 'Insulation', 60],
      ['TRIM', 'Baseboard', 38],
    ],
  );
});
