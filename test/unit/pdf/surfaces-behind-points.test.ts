import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('reads a name in capitals behind a point as the part of the room that its rows are of', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
LN  DESCRIPTION                         QUANTITY UN     UNIT   REPL.COST
*** ROOM 01 PARLOR     14.0 X 12.0 X 8.0
      .CEILING
 1  PLASTER PATCH                          168.0 SF     2.00      336.00
 2  SEAL STAINS                            168.0 SF     0.50       84.00
      .DOORS AND TRIM
 3  CASING, PAINT GRADE                     34.0 LF     4.00      136.00
      .FLOOR
 4  OAK STRIP, SAND                        168.0 SF     2.50      420.00
    ROOM 01 TOTAL                                                 976.00
`),
    ),
  );
  expect(lineItems.slice(2).map(({ section }) => section)).toEqual(['DOORS AND TRIM', 'FLOOR']);
  expect(lineItems.every(({ f9Note }) => !f9Note)).toBe(true);
});
