import { expect, it, test } from 'vitest';
import { totalLabel } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { drawn, page, read } from './draw.ts';

/** Supplements that mark what has changed, with the difference in a last column. */

const SUPPLEMENT = `
~Exterior
Main Roof  Roof1  2,218.4 SF surface, 22.18 squares, 48.5 LF ridge
~     Description                    Quantity      Price       Total      Change
C  1. Laminated shingles             25.00 SQ     300.00    7,500.00   +1,500.00
A  2. Ridge vent                     48.50 LF      10.00      485.00     +485.00
   3. Drip edge                     200.00 LF       3.00      600.00
~     Total - Main Roof                                   8,585.00   +1,985.00
Screened Lanai  12' x 24' aluminum, 1 wall to house
~     Description                    Quantity      Price       Total      Change
D  4. Screen only                     0.00 SF       2.00        0.00     -200.00
A  5. Aluminum frame                 30.00 LF      15.00      450.00     +450.00
~     Total - Screened Lanai                                450.00     +250.00
~Interior
Living Room  18' 4" x 15' 0" x 9' 0"  600.0 SF walls  66.7 LF perim.
~     Description                    Quantity      Price       Total      Change
A  6. Drywall                       275.00 SF       3.00      825.00     +825.00
   7. Paint the ceiling             275.00 SF       1.00      275.00
~     Total - Living Room                                 1,100.00     +825.00
`;

it('are read with their numbers, rooms and sums', () => {
  const { lineItems, printed } = read(page(1, drawn(SUPPLEMENT)));
  expect(
    lineItems.map(({ room, description, printed }) => [printed?.lineNumber, room, description]),
  ).toEqual([
    ['1', 'Main Roof', 'Laminated shingles'],
    ['2', 'Main Roof', 'Ridge vent'],
    ['3', 'Main Roof', 'Drip edge'],
    ['4', 'Screened Lanai', 'Screen only'],
    ['5', 'Screened Lanai', 'Aluminum frame'],
    ['6', 'Living Room', 'Drywall'],
    ['7', 'Living Room', 'Paint the ceiling'],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Main Roof', 8585],
    ['Screened Lanai', 450],
    ['Living Room', 1100],
  ]);
});

it('keep letters before numbers that do not run on', () => {
  const { lineItems } = read(
    page(1, drawn(SUPPLEMENT.replaceAll(/^([ACD]) {2}(\d)\./gm, '$1  $2$2.'))),
  );
  expect(lineItems.some(({ description }) => description?.includes('44. Screen only'))).toBe(true);
});

test('a sum may end in what it grew by', () => {
  expect(totalLabel('Total - Hall Bath   552.80   +195.30')?.name).toBe('Hall Bath');
});
