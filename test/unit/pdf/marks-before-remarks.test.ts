import { expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

test.each([
  ['** S.F. = 12 x 14 + closet'],
  ['** Rear slope 8 hits in a 10 x 10 square, front 3; see photos 21-26.'],
  ['** Spatter on the meter box, 3 dents over 12 LF.'],
  ['** Per bid.'],
  ['~NOTE: continuous with hall, no break in line of sight'],
])('%s is a remark, and >> Field a head', (remark) => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
~Main Roof
~DESCRIPTION                      QUANTITY    UNIT PRICE          RCV
>> Tear off
1.  Drip edge                     10.00 LF          4.00        40.00
${remark}
>> Field
2.  Ridge vent                     2.00 LF          5.00        10.00
3.  Valley metal                   2.00 LF          5.00        10.00
~Totals: Main Roof                                              60.00`),
    ),
  );
  expect(lineItems.map(({ f9Note, section }) => [f9Note, section])).toEqual([
    [remark.replace(/^~/, ''), 'Tear off'],
    [null, 'Field'],
    [null, 'Field'],
  ]);
});
