import { describe, expect, it } from 'vitest';
import { columns, drawn, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

/** Two estimates of the same rows beside each other. */

const TABLE = columns(
  ['#', 36, 'left'],
  ['Scope of Repair', 56, 'left'],
  ['Qty', 240],
  ['Price', 290],
  ['Total', 345],
  ['Qty', 410],
  ['Price', 460],
  ['Total', 515],
  ['Difference', 585],
);

const titles = (left: string, right: string): PlacedText[] => [
  { text: left, x: 330, y: 86, align: 'right' },
  { text: right, x: 500, y: 86, align: 'right' },
];

const rowsOf = (...runs: PlacedText[]) =>
  read(page(1, [...header(TABLE, 100), ...runs])).lineItems.map(
    ({ description, quantity, unit, unitPrice, rcv }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
    ],
  );

const cells = (at: number, ...texts: string[]): PlacedText[] => row(TABLE, 116 + at * 15, texts);

describe('a comparison of two estimates', () => {
  it('has its claim in the letter before it', () => {
    const { claimNumber } = read(
      page(1, [{ text: 'Your claim: 82-5205-976, loss of 8/10/2024', x: 36, y: 60 }]),
      page(2, [
        ...header(TABLE, 100),
        ...cells(0, '1', 'Felt', '', '', '', '3.00 SQ', '30.00', '90.00', '90.00'),
        ...cells(1, '2', 'Nails', '', '', '', '2.00 SQ', '30.00', '60.00', '60.00'),
      ]),
    );
    expect(claimNumber).toBe('82-5205-976');
  });

  it('says which of the two was not read', () => {
    const estimate = read(
      page(1, [
        ...header(TABLE, 100),
        ...titles("INSURER'S ESTIMATE", 'OUR ESTIMATE'),
        ...cells(0, '1', 'Felt', '', '', '', '3.00 SQ', '30.00', '90.00', '90.00'),
        ...cells(
          1,
          '2',
          'Nails',
          '1.00 SQ',
          '30.00',
          '30.00',
          '2.00 SQ',
          '30.00',
          '60.00',
          '30.00',
        ),
      ]),
    );
    expect(warningsOf(estimate)).toEqual([
      expect.objectContaining({
        code: 'compared_side_left_out',
        message: expect.stringContaining("INSURER'S ESTIMATE"),
        at: { page: 1 },
      }),
    ]);
  });

  it('is read for the one with figures in all rows', () => {
    expect(
      rowsOf(
        ...titles("INSURER'S ESTIMATE", 'OUR ESTIMATE'),
        ...cells(
          0,
          '1',
          'Drip edge',
          '20.00 LF',
          '2.00',
          '40.00',
          '30.00 LF',
          '2.50',
          '75.00',
          '35.00',
        ),
        ...cells(1, '2', 'Ridge cap', '', '', '', '8.00 LF', '5.00', '40.00', '40.00'),
        ...cells(2, '3', 'Felt', '3.00 SQ', '30.00', '90.00', '3.00 SQ', '30.00', '90.00', '0.00'),
      ),
    ).toEqual([
      ['Drip edge', 30, 'LF', 2.5, 75],
      ['Ridge cap', 8, 'LF', 5, 40],
      ['Felt', 3, 'SQ', 30, 90],
    ]);
  });

  it('is read for the one on the left where that has more rows', () => {
    expect(
      rowsOf(
        ...cells(
          0,
          '1',
          'Drip edge',
          '30.00 LF',
          '2.50',
          '75.00',
          '20.00 LF',
          '2.00',
          '40.00',
          '35.00',
        ),
        ...cells(1, '2', 'Ridge cap', '8.00 LF', '5.00', '40.00', '', '', '', '40.00'),
      ),
    ).toEqual([
      ['Drip edge', 30, 'LF', 2.5, 75],
      ['Ridge cap', 8, 'LF', 5, 40],
    ]);
  });

  it('is read for the one that is called the writer’s where both are full', () => {
    const both = [
      ...cells(
        0,
        '1',
        'Drip edge',
        '30.00 LF',
        '2.50',
        '75.00',
        '20.00 LF',
        '2.00',
        '40.00',
        '35.00',
      ),
      ...cells(1, '2', 'Felt', '3.00 SQ', '40.00', '120.00', '3.00 SQ', '30.00', '90.00', '30.00'),
    ];
    const left = [
      ['Drip edge', 30, 'LF', 2.5, 75],
      ['Felt', 3, 'SQ', 40, 120],
    ];
    const right = [
      ['Drip edge', 20, 'LF', 2, 40],
      ['Felt', 3, 'SQ', 30, 90],
    ];
    expect(rowsOf(...titles('Contractor', 'Carrier'), ...both)).toEqual(left);
    expect(rowsOf(...titles('Carrier', 'Contractor'), ...both)).toEqual(right);
  });

  it('is read for what a reviewer recommends, up to the sums below, whose sides stand elsewhere', () => {
    const { lineItems, printed } = read(
      page(
        1,
        drawn(`
~                                          Submitted               Recommended
~#   Line Item                  UOM                                                    Difference
~                                    Qty    Price     Total     Qty    Price     Total
~Water Extraction
 1   Emergency call              EA    1.00   300.00    300.00    1.00   250.00    250.00       (50.00)
 2   Monitoring                  HR   18.00    72.00  1,296.00    9.00    65.00    585.00      (711.00)
     3 visits of 3 hours are in the log.
 3   Extract water               SF  840.00     1.00    840.00  612.00     0.50    306.00      (534.00)
 4   Haul debris                 EA    1.00   140.00    140.00    1.00    90.00     90.00       (50.00)
~                                         Water Extraction subtotal            1,231.00    (1,345.00)
~                      Submitted     Recommended
Line item total        $2,576.00       $1,231.00
Total                  $2,576.00       $1,231.00
`),
      ),
    );
    expect(lineItems.map(({ description, rcv, f9Note }) => [description, rcv, f9Note])).toEqual([
      ['Emergency call', 250, null],
      ['Monitoring', 585, '3 visits of 3 hours are in the log.'],
      ['Extract water', 306, null],
      ['Haul debris', 90, null],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.lineItemTotal ?? amounts.rcv)).toEqual([
      1231, 1231,
    ]);
  });
});
