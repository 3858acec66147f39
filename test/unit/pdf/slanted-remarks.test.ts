import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const cells = columns(
  ['DESCRIPTION', 43, 'left'],
  ['QTY', 391],
  ['UNIT', 425],
  ['PRICE', 497],
  ['TOTAL', 569],
);

it('a slanted remark that counts sides is said of its row, and heads nothing', () => {
  const estimate = read(
    page(1, [
      { text: 'Front Elevation', x: 43, y: 60, bold: true, size: 9 },
      ...header(cells, 78),
      ...row(cells, 96, ['R&R Window screen', '4.00', 'EA', '$64.75', '$259.00']),
      ...row(cells, 115, ['Comb condenser fins', '2.00', 'EA', '$165.00', '$330.00']),
      { text: 'Spatter marks all 4 sides', x: 43, y: 127, size: 8, italic: true },
      ...row(cells, 150, ['Front Elevation Total', '', '', '', '$589.00'], { bold: true }),
    ]),
  );
  expect(estimate.lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
    [null, null],
    [null, 'Spatter marks all 4 sides'],
  ]);
});
