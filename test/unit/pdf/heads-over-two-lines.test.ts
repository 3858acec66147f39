import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, drawn, type PlacedText, page, read, row } from './draw.ts';

/** A little further apart from what stands before them than words are, and nearer than cells. */
const NEAR: ReadonlySet<string> = new Set(['Description', 'Box']);

const readPage = (text: string): Estimate =>
  read(
    page(
      1,
      drawn(text).map((run) => (NEAR.has(run.text) ? { ...run, x: run.x - 2 } : run)),
    ),
  );

describe('heads over two lines', () => {
  it('hold no heading of row numbers because their second line alone would', () => {
    const { lineItems } = readPage(`
~Porch Roof
~                                                                             Age /
~Item  Description                   Qty     Unit Cost      Tax       RCV     Life      Cond.        Depreciation      ACV
 1   Remove roll roofing           2.00 SQ       40.00     0.00     80.00     N/A                          0.00      80.00
 2   Roll roofing, mineral         2.00 SQ      100.00    10.00    210.00   9/10 yrs   Below Average     (105.00)   105.00
 3   Paint door, both sides        1.00 EA       50.00     5.00     55.00   6/8 yrs    Above Average      (11.00)    44.00
 4   Board fence                  10.00 LF       20.00     0.00    200.00   7/20 yrs   Average            (20.00)   180.00
`);
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['1', 'Remove roll roofing'],
        ['2', 'Roll roofing, mineral'],
        ['3', 'Paint door, both sides'],
        ['4', 'Board fence'],
      ],
    );
    expect(lineItems.map(({ printed }) => printed?.condition)).toEqual([
      null,
      'Below Average',
      'Above Average',
      'Average',
    ]);
  });

  it('are two columns where the words of the second line nearly touch: an age, and a box', () => {
    const { lineItems } = readPage(`
~Den
~                                    Age
~No.  Item                   Qty   (years)  Box   Unit RCV   Tax    Total RCV      Dep.       ACV
 1    Sofa, grey              1       4    02       200.00   20.00     220.00      88.00    132.00
 2    End table               2       6    03       100.00   20.00     220.00     110.00    110.00
 3    Books                  10      10    03        10.00   10.00     110.00      55.00     55.00
`);
    expect(lineItems.map(({ printed, rcv, acv }) => [printed?.ageYears, rcv, acv])).toEqual([
      [4, 220, 132],
      [6, 220, 110],
      [10, 110, 55],
    ]);
  });
});

describe('heads whose cells are centred over one line and two', () => {
  const head = (y: number): PlacedText[] => [
    { text: 'Sales Tax', x: 445, y: y - 8, bold: true },
    { text: 'Taxable', x: 350, y: y - 5, bold: true },
    ...columnsAt(y, ['#', 'Item & Description', 'Qty', 'Rate', '', '', '', 'Amount'], true),
    { text: 'Amount', x: 350, y: y + 5, bold: true },
    ...columnsAt(y + 8, ['', '', '', '', '', '%', 'Amt', ''], true),
  ];
  const columnsAt = (y: number, texts: readonly string[], bold = false): PlacedText[] =>
    row(
      columns(
        ['', 36, 'left'],
        ['', 56, 'left'],
        ['', 290],
        ['', 335],
        ['', 390],
        ['', 440],
        ['', 490],
        ['', 565],
      ),
      y,
      texts,
      { bold },
    );

  it('are whole on every page, and none of their words is a room', () => {
    const { lineItems } = read(
      page(1, [
        ...head(100),
        { text: 'Roof - Main Building', x: 36, y: 124, bold: true },
        ...columnsAt(140, [
          '1',
          'Cover board',
          '42.00 SQ',
          '10.00',
          '420.00',
          '7.50%',
          '31.50',
          '451.50',
        ]),
        ...columnsAt(156, [
          '2',
          'Pipe boots',
          '9.00 EA',
          '100.00',
          '900.00',
          '0.00%',
          '0.00',
          '900.00',
        ]),
      ]),
      page(2, [
        ...head(50),
        ...columnsAt(74, [
          '3',
          'Edge metal',
          '10.00 LF',
          '20.00',
          '200.00',
          '7.50%',
          '15.00',
          '215.00',
        ]),
        ...columnsAt(90, [
          '4',
          'Walk pads',
          '2.00 EA',
          '50.00',
          '100.00',
          '7.50%',
          '7.50',
          '107.50',
        ]),
      ]),
    );
    expect(
      lineItems.map(({ room, description, lineItemTotal, tax, rcv }) => [
        room,
        description,
        lineItemTotal,
        tax,
        rcv,
      ]),
    ).toEqual([
      ['Roof - Main Building', 'Cover board', 420, 31.5, 451.5],
      ['Roof - Main Building', 'Pipe boots', 900, 0, 900],
      ['Roof - Main Building', 'Edge metal', 200, 15, 215],
      ['Roof - Main Building', 'Walk pads', 100, 7.5, 107.5],
    ]);
  });
});

describe('an award of appraisal', () => {
  it('awards what either appraiser asked for or less, without quantities', () => {
    const { lineItems } = readPage(`
#SCHEDULE OF LOSS
~                                      Insured's   Insurer's           Award                         Award
~Item  Description                     Appraiser   Appraiser   Replacement Cost   Depreciation   Actual Cash Value
~Dwelling
1.     Roof covering, tile             86,412.00   31,540.75          74,880.00      13,478.40           61,401.60
2.     Roof decking repair              9,250.00    2,116.30           6,400.00           0.00            6,400.00
3.     Gutters and downspouts           4,870.00        0.00           2,435.00         730.50            1,704.50
~      TOTAL AWARD                    100,532.00   33,657.05          83,715.00      14,208.90           69,506.10
`);
    expect(
      lineItems.map(({ description, rcv, depreciation, acv }) => [
        description,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['Roof covering, tile', 74880, 13478.4, 61401.6],
      ['Roof decking repair', 6400, 0, 6400],
      ['Gutters and downspouts', 2435, 730.5, 1704.5],
    ]);
  });
});
