import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { drawn, type PlacedText, page, read } from './draw.ts';

/** Contractors' programs name the work in one column and describe it in the next. */

const rowsOf = ({ lineItems }: Estimate): unknown[] =>
  lineItems.map(({ description, quantity, unit, unitPrice, rcv, printed }) => [
    printed?.lineNumber,
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

describe('a column of names beside one of details', () => {
  it.each([
    ['Item', 'Details'],
    ['Product/Service', 'Description'],
    ['Name', 'Description'],
    ['Title', 'Description'],
    ['Product or Service', 'Description'],
    ['Line Item', 'Scope of Work'],
  ])('%s | %s: both describe the row, each over several lines', (name, details) => {
    const head = `${name.padEnd(20)}${details.padEnd(33)}`;
    const estimate = read(
      page(
        1,
        drawn(`
#Estimate 1044
~Roof
~${head}Qty    UoM     Price       Amount
Tear Off            Remove 1 layer of shingles and   10.00  SQ     95.00      950.00
                    felt, haul away.

6 in. Seamless      .032 aluminum with hidden       20.00  LF     12.00      240.00
Gutter              hangers at 24 in.

Ridge Vent                                          30.00  LF     10.00      300.00

Window Wrap         Coil stock, up to 14 ft. per     4.00  EA    100.00      400.00
                    opening.
Total                                                                      $1,890.00
`),
      ),
    );
    expect(rowsOf(estimate)).toEqual([
      [null, 'Tear Off Remove 1 layer of shingles and felt, haul away.', 10, 'SQ', 95, 950],
      [
        null,
        '6 in. Seamless Gutter .032 aluminum with hidden hangers at 24 in.',
        20,
        'LF',
        12,
        240,
      ],
      [null, 'Ridge Vent', 30, 'LF', 10, 300],
      [null, 'Window Wrap Coil stock, up to 14 ft. per opening.', 4, 'EA', 100, 400],
    ]);
  });

  it('may stand behind the quantity', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Quantity   Item                Description                         Price Each     Amount
    10.00   Tear Off            Remove 1 layer of shingles               95.00     950.00
    20.00   Gutter              Aluminum with hidden hangers             12.00     240.00
    30.00   Ridge Vent                                                   10.00     300.00
     4.00   Window Wrap         Coil stock                              100.00     400.00
Total                                                                           $1,890.00
`),
      ),
    );
    expect(rowsOf(estimate)).toEqual([
      [null, 'Tear Off Remove 1 layer of shingles', 10, null, 95, 950],
      [null, 'Gutter Aluminum with hidden hangers', 20, null, 12, 240],
      [null, 'Ridge Vent', 30, null, 10, 300],
      [null, 'Window Wrap Coil stock', 4, null, 100, 400],
    ]);
  });

  it('holds remarks where a dash says of some rows that there is nothing more to say', () => {
    const { lineItems } = read(
      page(
        1,
        drawn(`
~Item                     Details                       Qty   Unit    Price      Amount
Remove fire-damaged       Rear elevation, full wall    6.50   SQ      95.00      617.50
siding                    corner to corner

House wrap                —                          650.00   SF       0.62      403.00

Window, single-           Dining room                     2   EA     685.00    1,370.00
hung, insulated

Porch fan                 —                            1.00   EA     385.00      385.00
Total                                                                         $2,775.50
`),
      ),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Remove fire-damaged siding', 'Rear elevation, full wall corner to corner'],
      ['House wrap', null],
      ['Window, single-hung, insulated', 'Dining room'],
      ['Porch fan', null],
    ]);
  });

  it('is none where one column of words stands below both', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item    Description                         Qty    UoM     Price       Amount
Remove 1 layer of shingles, complete       10.00    SQ      95.00       950.00
Aluminum gutter with hidden hangers        20.00    LF      12.00       240.00
Ridge vent for the whole of the ridge      30.00    LF      10.00       300.00
Total                                                                $1,490.00
`),
      ),
    );
    expect(rowsOf(estimate)).toEqual([
      [null, 'Remove 1 layer of shingles, complete', 10, 'SQ', 95, 950],
      [null, 'Aluminum gutter with hidden hangers', 20, 'LF', 12, 240],
      [null, 'Ridge vent for the whole of the ridge', 30, 'LF', 10, 300],
    ]);
  });

  it('of numbers numbers the rows', () => {
    const estimate = read(
      page(
        1,
        drawn(`
~Item    Description                         Qty    UoM     Price       Amount
1        Remove 1 layer of shingles        10.00    SQ      95.00       950.00
2        Aluminum with hidden hangers      20.00    LF      12.00       240.00
3        Ridge vent                        30.00    LF      10.00       300.00
Total                                                                $1,490.00
`),
      ),
    );
    expect(rowsOf(estimate)).toEqual([
      ['1', 'Remove 1 layer of shingles', 10, 'SQ', 95, 950],
      ['2', 'Aluminum with hidden hangers', 20, 'LF', 12, 240],
      ['3', 'Ridge vent', 30, 'LF', 10, 300],
    ]);
  });
});

describe('a name in bold type that goes on below its row', () => {
  const rowAt = (y: number, name: string, details: string, rest = ''): PlacedText[] => [
    { text: name, x: 36, y, bold: true },
    { text: details, x: 160, y },
    { text: '2', x: 380, y, align: 'right' },
    { text: '$50.00', x: 460, y, align: 'right' },
    { text: '$100.00', x: 540, y, align: 'right' },
    ...(rest === '' ? [] : [{ text: rest, x: 36, y: y + 11, bold: true }]),
  ];
  const heads: PlacedText[] = [
    { text: 'Product/Service', x: 36, y: 76, bold: true },
    { text: 'Description', x: 160, y: 76, bold: true },
    { text: 'Qty.', x: 380, y: 76, align: 'right', bold: true },
    { text: 'Unit Price', x: 460, y: 76, align: 'right', bold: true },
    { text: 'Total', x: 540, y: 76, align: 'right', bold: true },
  ];

  it('stands closer to it than rows do, in capitals or not', () => {
    const { lineItems } = read(
      page(1, [
        ...heads,
        ...rowAt(100, 'Tree removal, oak, 34"', 'On main roof', 'DBH'),
        ...rowAt(135, 'Log haul', 'With grapple'),
        ...rowAt(159, 'Stump grinding', 'Oak and maple'),
      ]),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['General', 'Tree removal, oak, 34" DBH On main roof'],
      ['General', 'Log haul With grapple'],
      ['General', 'Stump grinding Oak and maple'],
    ]);
  });

  it('is a head where it stands closer to the next row', () => {
    const { lineItems } = read(
      page(1, [
        ...heads,
        ...rowAt(100, 'Tree removal, oak, 34"', 'On main roof'),
        { text: 'Garage', x: 36, y: 124, bold: true },
        ...rowAt(135, 'Log haul', 'With grapple'),
        ...rowAt(159, 'Stump grinding', 'Oak and maple'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['General', 'Garage', 'Garage']);
  });
});
