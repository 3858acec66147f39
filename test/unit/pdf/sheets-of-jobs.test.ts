import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

/** One job of a maintenance shop, its name in bold before what is said of it. */
const job = (top: number, name: string, remark: string, tables: string) => [
  { text: name, x: 40, y: top, bold: true },
  { text: remark, x: 200, y: top },
  ...drawn(tables, top + 14),
];

const FIRST = `
~ Labor        Craft         Work done                        Hours       Rate         Amount
 05/02        Plumber       Snake kitchen drain                2.0      60.00         120.00
 05/03        Laborer       Dry out floor                      4.0      30.00         120.00
                                                                        Labor         240.00
~ Stores       U/I           Stock description               Issued   Avg cost         Amount
 PL-0400      EA            Trap, chrome                         1      18.50          18.50
 FL-0090      LF            Rubber base                         20       1.10          22.00
                                                                       Stores          40.50
~                                                      Total W.O. 77120 Unit 2         280.50
`;

const SECOND = `
~ Labor        Craft         Work done                        Hours       Rate         Amount
 05/04        Painter       Seal and paint ceiling             3.0      50.00         150.00
                                                                        Labor         150.00
~ Purchase                   Outside service                                           Amount
 PO 24-031                  Air test, two rooms                                       310.00
                                                              Purchase orders         310.00
~                                                      Total W.O. 77124 Unit 1         460.00
`;

const SHEETS = [
  ...job(40, 'W.O. 77120      Unit 2', 'Drain backed up in kitchen', FIRST),
  ...job(240, 'W.O. 77124      Unit 1', 'Ceiling below is wet', SECOND),
];

describe('sheets of the jobs of a maintenance shop', () => {
  it('reads labor, stores and purchases as rows of the job above them', () => {
    const { lineItems } = read(page(1, SHEETS));
    expect(
      lineItems.map(({ printed, description, quantity, unit, rcv }) => [
        printed?.path.join('>'),
        description,
        quantity,
        unit,
        rcv,
      ]),
    ).toEqual([
      ['W.O. 77120 Unit 2', 'Snake kitchen drain', 2, 'HR', 120],
      ['W.O. 77120 Unit 2', 'Dry out floor', 4, 'HR', 120],
      ['W.O. 77120 Unit 2', 'Trap, chrome', 1, 'EA', 18.5],
      ['W.O. 77120 Unit 2', 'Rubber base', 20, 'LF', 22],
      ['W.O. 77124 Unit 1', 'Seal and paint ceiling', 3, 'HR', 150],
      ['W.O. 77124 Unit 1', 'Air test, two rooms', 1, null, 310],
    ]);
  });

  it('names the totals of the jobs', () => {
    const { printed } = read(page(1, SHEETS));
    expect(
      printed?.totals.flatMap(({ kind, name, amounts }) =>
        kind === 'room' ? [[name, amounts.rcv]] : [],
      ),
    ).toEqual([
      ['W.O. 77120 Unit 2', 280.5],
      ['W.O. 77124 Unit 1', 460],
    ]);
  });
});
