import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 240],
  ['UNIT', 290],
  ['RCV', 345],
  ['AGE/LIFE', 400],
  ['COND.DEP %', 480],
  ['DEPREC.', 530],
  ['ACV', 580],
);

/** The cells of two columns under one heading. */
const FACTS = columns(['COND.', 430, 'left'], ['DEP %', 480]);

const line = (y: number, cells: string[], facts: string[]): PlacedText[] => [
  ...row(TABLE, y, [...cells.slice(0, 5), '', ...cells.slice(5)]),
  ...row(FACTS, y, facts),
];

describe('headings of columns so narrow that they touch', () => {
  it('head two columns', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Dwelling Roof', x: 36, y: 80, bold: true },
        ...header(TABLE, 100),
        ...line(
          120,
          ['1. Roofing felt', '30.69 SQ', '38.60', '1,184.63', '7/20 yrs', '(414.62)', '770.01'],
          ['Avg.', '35%'],
        ),
        ...line(
          134,
          ['2. Drip edge', '200.00 LF', '3.18', '636.00', '7/35 yrs', '(127.20)', '508.80'],
          ['Avg.', '20%'],
        ),
      ]),
    );
    expect(lineItems).toMatchObject([
      {
        description: 'Roofing felt',
        unitPrice: 38.6,
        rcv: 1184.63,
        depreciation: 414.62,
        printed: { condition: 'Avg.', depreciationPercent: 35 },
      },
      { description: 'Drip edge', rcv: 636, acv: 508.8 },
    ]);
  });
});

describe('a P.O. box above a table', () => {
  it('heads no rows', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Fence', x: 36, y: 60, bold: true },
        { text: 'P.O. Box 672041', x: 36, y: 80 },
        ...header(TABLE, 100),
        ...line(
          120,
          ['1. Drip edge', '200.00 LF', '3.18', '636.00', '7/35 yrs', '(127.20)', '508.80'],
          ['Avg.', '20%'],
        ),
        { text: 'Totals: Fence', x: 36, y: 140, bold: true },
        ...row(TABLE, 140, ['', '', '', '636.00', '', '', '127.20', '508.80'], { bold: true }),
      ]),
    );
    expect(lineItems).toMatchObject([{ room: 'Fence', section: null }]);
  });
});

describe('who works and how long, between quantity and unit', () => {
  it('is told from the quantity whose heading touches its own', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Item                              QtyCraft@Hours   Unit   Material      Labor     Equip.      Total
Corner bead, metal               42.14    DI@1.82     LF       60.10      73.06       0.00     133.16
Kraft batt, R-13                239.70    DI@3.21     SF      250.09     155.00       0.00     405.09
Gut lower walls                  25.07    BL@1.32     LF       10.00      50.00       5.00      65.00
Final broom clean               409.45    BL@1.05     SF        0.00      40.00       5.00      45.00
~Bid amount                                                                                   648.25`),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]),
    ).toEqual([
      ['Corner bead, metal', 42.14, 'LF', 133.16],
      ['Kraft batt, R-13', 239.7, 'SF', 405.09],
      ['Gut lower walls', 25.07, 'LF', 65],
      ['Final broom clean', 409.45, 'SF', 45],
    ]);
  });

  it('is told from a bare quantity right beside it', () => {
    const table = columns(
      ['Item', 44, 'left'],
      ['Qty', 270],
      ['Craft@Hours', 318],
      ['Unit', 344],
      ['Material', 408],
      ['Labor', 464],
      ['Equip.', 514],
      ['Total', 568],
    );
    const rows = [
      ['Corner bead, metal', '42.14', 'DI@1.82', 'LF', '60.10', '73.06', '0.00', '133.16'],
      ['Kraft batt, R-13', '239.70', 'DI@3.21', 'SF', '250.09', '155.00', '0.00', '405.09'],
      ['Gut lower walls', '25.07', 'BL@1.32', 'LF', '10.00', '50.00', '5.00', '65.00'],
      ['Dumpster, 20 cu. yd.', '3', 'BL@21.72', 'EA', '970.30', '10.00', '5.00', '985.30'],
      ['Pipe boot', '4', 'R1@1.10', 'EA', '79.49', '39.68', '10.10', '129.27'],
    ];
    const { lineItems } = read(
      page(1, [
        ...header(table, 100),
        ...rows.flatMap((cells, at) => row(table, 120 + at * 14, cells)),
      ]),
    );
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [42.14, 'LF'],
      [239.7, 'SF'],
      [25.07, 'LF'],
      [3, 'EA'],
      [4, 'EA'],
    ]);
  });
});
