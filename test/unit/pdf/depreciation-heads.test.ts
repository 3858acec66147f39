import { describe, expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

const CELLS = columns(
  ['Item', 36, 'left'],
  ['Description', 66, 'left'],
  ['Unit', 210, 'left'],
  ['Quantity', 280],
  ['Unit', 320],
  ['Replacement', 385],
  ['Age', 410],
  ['Life', 435],
  ['Depr', 470],
  ['Depr', 520],
  ['Actual Cash', 580],
);

describe('heads of two lines with the same short word twice', () => {
  it('are a share and an amount of depreciation', () => {
    const { lineItems, printed } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true, size: 10 },
        ...row(
          CELLS,
          80,
          CELLS.map(({ heading }) => heading),
          { bold: true, size: 8 },
        ),
        ...row(CELLS, 90, ['', '', '', '', 'Cost', 'Cost', '', '', '%', 'Amount', 'Value'], {
          bold: true,
          size: 8,
        }),
        ...[
          [
            '1',
            'Roofing felt',
            'SQ',
            '24.32',
            '41.25',
            '1,003.20',
            '0',
            '20',
            '0%',
            '-',
            '1,003.20',
          ],
          ['2', 'Drip edge', 'LF', '84.46', '3.45', '291.39', '7', '35', '20%', '58.28', '233.11'],
          [
            '3',
            'Step flashing',
            'LF',
            '14.09',
            '11.00',
            '154.99',
            '7',
            '35',
            '20%',
            '31.00',
            '123.99',
          ],
        ].flatMap((cells, at) => row(CELLS, 104 + at * 14, cells)),
        ...row(
          CELLS,
          150,
          ['', 'Total Roof', '', '', '', '1,449.58', '', '', '', '89.28', '1,360.30'],
          { bold: true },
        ),
      ]),
    );
    expect(
      lineItems.map(({ rcv, depreciation, acv, printed: own }) => [
        rcv,
        own?.depreciationPercent,
        depreciation,
        acv,
      ]),
    ).toEqual([
      [1003.2, 0, 0, 1003.2],
      [291.39, 20, 58.28, 233.11],
      [154.99, 20, 31, 123.99],
    ]);
    expect(printed?.totals[0]?.amounts).toMatchObject({
      rcv: 1449.58,
      depreciation: 89.28,
      acv: 1360.3,
    });
  });
});
