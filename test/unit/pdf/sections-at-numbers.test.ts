import { expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

it('sections in plain type begin where the numbers of the rows do, remarks where their words do', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
1 Roof / Exterior   28 x 56 multi-section, 1998 · Roof 1,624 SF, pitch 3/12
~Item  Description                    Quantity      Price       Total
Roofing
101    Shingles                       25.00 SQ     300.00    7,500.00
       No longer made. Color differs.
102    Drip edge                     200.00 LF       3.00      600.00
Siding & Trim
103    House wrap                    100.00 SF       1.00      100.00
104    Vinyl siding                  100.00 SF       5.00      500.00
~                    Roof / Exterior total                   8,700.00
2 Living Room   18'2" x 13'4"   7'6" vaulted to 8'9" · Walls 486 SF · Floor 242 SF
~Item  Description                    Quantity      Price       Total
Drywall / Wall Panel
201    Ceiling board                 275.00 SF       3.00      825.00
Painting
202    Paint the ceiling             275.00 SF       1.00      275.00
~                    Living Room total                       1,100.00
`),
    ),
  );
  expect(lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
    ['Roof / Exterior', 'Roofing', 'No longer made. Color differs.'],
    ['Roof / Exterior', 'Roofing', null],
    ['Roof / Exterior', 'Siding & Trim', null],
    ['Roof / Exterior', 'Siding & Trim', null],
    ['Living Room', 'Drywall / Wall Panel', null],
    ['Living Room', 'Painting', null],
  ]);
});

it('a room headed once more overleaf goes on with its section, and numbers are no titles', () => {
  const { lineItems, printed } = read(
    page(
      1,
      drawn(`
1 Underbelly   Crawl under home
~Item  Description                    Quantity      Price       Total
Windows & Doors
101    Window                          2.00 EA     300.00      600.00
`),
    ),
    page(
      2,
      drawn(`
1 Underbelly   Crawl under home
~Item  Description                    Quantity      Price       Total
102    Storm door                      1.00 EA     300.00      300.00
~                    Underbelly total                          900.00
6 Other Costs
~Item  Description                    Quantity      Price       Total
Debris & Miscellaneous
601    Tree, removed                   1.00 EA   1,400.00    1,400.00
602    Tree debris                     1.00 EA     500.00      500.00
~                    Other Costs total                       1,900.00

Loss Summary
Repair subtotal                                   2,800.00    2,800.00
Sales tax                                             0.00        0.00
Replacement cost                                  2,800.00    2,800.00
Depreciation                                       -500.00     -500.00
Actual cash value                                 2,300.00    2,300.00
Deductible                                       -1,000.00   -1,000.00
Amount payable                                    1,300.00    1,300.00
`),
    ),
  );
  expect(
    lineItems.map(({ room, section, printed }) => [printed?.lineNumber, room, section]),
  ).toEqual([
    ['101', 'Underbelly', 'Windows & Doors'],
    ['102', 'Underbelly', 'Windows & Doors'],
    ['601', 'Other Costs', 'Debris & Miscellaneous'],
    ['602', 'Other Costs', 'Debris & Miscellaneous'],
  ]);
  expect(printed?.rooms.map(({ path }) => path)).toEqual([['Underbelly'], ['Other Costs']]);
});
