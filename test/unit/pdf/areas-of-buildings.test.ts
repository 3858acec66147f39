import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const placesOf = (sums: boolean) =>
  read(
    page(
      1,
      drawn(`
LINE  DESCRIPTION               QTY UM    UNIT COST    REPL COST   DEPREC   ACTUAL CASH

*** BLDG 01 DWELLING ***
  AREA 01 ROOF & EXTERIOR
0010  DRIP EDGE               218.0 LF         2.35       512.30   143.44        368.86
0020  ICE & WATER SHIELD      436.0 SF         1.62       706.32   261.34        444.98
${sums ? '                              AREA TOTAL                1,218.62   404.78        813.84' : ''}
  AREA 02 KITCHEN
0030  SEAL & PAINT CEILING    168.0 SF         1.34       225.12    90.05        135.07
0040  SHEET VINYL             196.0 SF         5.27     1,032.92   464.81        568.11
${sums ? '                              AREA TOTAL                1,258.04   554.86        703.18' : ''}
${sums ? '                              BLDG TOTAL                2,476.66   959.64      1,517.02' : ''}
*** BLDG 02 MACHINE SHED ***
  AREA 01 ROOF
0050  STEEL ROOFING           100.0 SF         3.00       300.00   100.00        200.00
0060  RIDGE CAP                20.0 LF         6.00       120.00    40.00         80.00
${sums ? '                              AREA TOTAL                  420.00   140.00        280.00' : ''}
${sums ? '                              BLDG TOTAL                  420.00   140.00        280.00' : ''}
CLAIM TOTAL                                             2,896.66 1,099.64      1,797.02
`),
    ),
  ).lineItems.map(({ printed }) => printed?.path);

it('areas that are numbered anew in each building stand in it by their names', () => {
  expect(placesOf(true)).toEqual([
    ['DWELLING', 'ROOF & EXTERIOR'],
    ['DWELLING', 'ROOF & EXTERIOR'],
    ['DWELLING', 'KITCHEN'],
    ['DWELLING', 'KITCHEN'],
    ['MACHINE SHED', 'ROOF'],
    ['MACHINE SHED', 'ROOF'],
  ]);
});

it('where no sum closes them, their words stay as printed', () => {
  expect(placesOf(false).flat()).not.toContain('KITCHEN');
});
