import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const placesOf = (text: string): (string | null)[][] =>
  read(page(1, drawn(text))).lineItems.map(({ room, section }) => [room, section]);

describe('a size below the name of a room', () => {
  it.each([`6' x 4'`, `6' 2" x 4' 8"`, `6’ x 4’`])('opens the room: %s', (size) => {
    expect(
      placesOf(`
~Kitchen
12' 6" x 10'
~Description                                  Qty    Unit     Price        Total
~Drywall
Tear out drywall                          100.00     SF       1.00       100.00
Hang drywall                              100.00     SF       2.00       200.00
~Painting
Paint walls                               100.00     SF       2.00       200.00

~Pantry
${size}
~Description                                  Qty    Unit     Price        Total
~Drywall
Tear out drywall                           50.00     SF       1.00        50.00
Hang drywall                               50.00     SF       2.00       100.00

Total                                                                    650.00
`),
    ).toEqual([
      ['Kitchen', 'Drywall'],
      ['Kitchen', 'Drywall'],
      ['Kitchen', 'Painting'],
      ['Pantry', 'Drywall'],
      ['Pantry', 'Drywall'],
    ]);
  });

  it.each([`8' ceiling`, `7’ 6” ceiling`, `9' 2" high`])(
    'may have its height below it, which names no section: %s',
    (height) => {
      expect(
        placesOf(`
~Kitchen
12' 6" x 10' 4"
${height}
~Description                                  Qty    Unit     Price        Total
Tear out drywall                          100.00     SF       1.00       100.00
Hang drywall                              100.00     SF       2.00       200.00
Paint walls                               100.00     SF       2.00       200.00

Total                                                                    500.00
`),
      ).toEqual([
        ['Kitchen', null],
        ['Kitchen', null],
        ['Kitchen', null],
      ]);
    },
  );
});
