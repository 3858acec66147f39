import { describe, expect, it } from 'vitest';
import { drawn, page, read } from './draw.ts';

const readText = (...texts: string[]) =>
  read(...texts.map((text, at) => page(at + 1, drawn(text))));

describe('labor and material below a numbered row', () => {
  const components = (first: string) => `
~Kitchen
~DESCRIPTION                           QTY    REMOVE   REPLACE     TAX       TOTAL
1.  General demolition              6.00 HR     66.46      0.00    0.00      398.76
${first}
2.  R&R 1/2" drywall              318.50 SF      0.56      3.09   19.27    1,181.80
      DRYI   Drywall installer           11.241 HR   @ 84.16   = 946.04
      DRY    Drywall material           216.520 EA   @ 1.00    = 216.52
3.  Board up                       24.00 SF      0.00      5.21    4.23      129.27
      LAB    General laborer              1.334 HR   @ 58.11   = 77.52
~Totals:  Kitchen                                                23.50    1,709.83
`;

  it('is said of the row, and is none', () => {
    const { lineItems } = readText(
      components('      DMOL   Laborer - demolition         6.480 HR   @ 61.54   = 398.78'),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['General demolition', 398.76],
      ['R&R 1/2" drywall', 1181.8],
      ['Board up', 129.27],
    ]);
    expect(lineItems[1]?.printed?.machineNotes).toEqual([
      'DRYI Drywall installer 11.241 HR @ 84.16 = 946.04',
      'DRY Drywall material 216.520 EA @ 1.00 = 216.52',
    ]);
  });
});

describe('a comparison of what was submitted and reviewed', () => {
  it('is read as it was reviewed, also where the reviewed side says the unit and goes on', () => {
    const { lineItems, printed } = readText(`
~                                   Submitted                      Reviewed
~Ln  Description              Qty    Price    Amount      Qty    Price   Unit       RCV
1    Hang drywall          246.00     4.90  1,205.40   198.00     3.34     SF    661.32
2    Skim coat ceiling     246.00     2.75    676.50   198.00     2.28     SF    451.44
3    Replace water line      1.00   385.00    385.00                       EA      0.00
~    Total                                  2,266.90                           1,112.76
`);
    expect(
      lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
    ).toEqual([
      [198, 'SF', 3.34, 661.32],
      [198, 'SF', 2.28, 451.44],
      [1, 'EA', null, 0],
    ]);
    expect(printed?.warnings.map(({ code }) => code)).toContain('compared_side_left_out');
  });
});

describe('a page that says for reference only', () => {
  const rows = (from: number, count: number): string =>
    Array.from(
      { length: count },
      (_, at) => `${from + at}.  Clean wall ${from + at}        100.00 SF         0.50      50.00`,
    ).join('\n');
  const head = '~DESCRIPTION               QUANTITY   UNIT PRICE        RCV';

  it('keeps its rows where their numbers run on overleaf', () => {
    const { lineItems } = readText(
      `Other columns are for reference purposes only\n${head}\n${rows(1, 7)}`,
      `${head}\n${rows(8, 3)}`,
      `${head}\n${rows(11, 3)}`,
    );
    expect(lineItems).toHaveLength(13);
  });
});

describe('sums below heads of their own', () => {
  it('are what these heads say, wherever the columns of the rows stand', () => {
    const { printed } = readText(`
~ITEM                  QUANTITY   UNIT COST       RCV   DEP%        DEP       ACV
1.  Paint walls       264.00 SF        1.00    264.00     50     132.00    132.00
2.  Carpet              6.00 SY       50.00    300.00     50     150.00    150.00
~TOTALS FOR HALL                               564.00            282.00    282.00
~ESTIMATE TOTALS
~                                   RCV        DEP         ACV
Subtotal of All Areas            564.00     282.00      282.00
Estimate Total                   564.00     282.00      282.00
Less Deductible                  100.00       0.00      100.00
Net Estimate                     464.00     282.00      182.00
`);
    const [summary] = printed?.summaries ?? [];
    expect(summary).toMatchObject({
      coverage: null,
      rcv: 564,
      depreciation: 282,
      acv: 282,
      deductible: 100,
      netClaim: 182,
    });
  });
});
