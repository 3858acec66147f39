import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['Work', 60, 'left'], ['Quantity', 400], ['Price', 470], ['Amount', 546]);

const readRows = (...rows: string[][]) =>
  read(
    page(1, [
      { text: 'Kitchen', x: 60, y: 60, bold: true, size: 11 },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['Paint fascia and beam tails', '96 LF', '3.35', '321.60']),
      ...row(TABLE, 110, ['Demolish rail', '1 LS', '640.00', '640.00']),
      ...rows.flatMap((cells, at) => row(TABLE, 124 + 14 * at, cells)),
    ]),
  )
    .lineItems.slice(2)
    .map(({ description, quantity, unit, rcv }) => [description, quantity, unit, rcv]);

it('a lump sum is counted once where no column is of units', () => {
  expect(readRows(['Caulk and touch up', 'LS', '', '180.00'])).toEqual([
    ['Caulk and touch up', 1, 'LS', 180],
  ]);
});

it('a minus in the cell of its amount takes it off', () => {
  expect(readRows(['Courtesy discount', 'LS', '', '– 400.00'])).toEqual([
    ['Courtesy discount', 1, 'LS', -400],
  ]);
});

it('an amount of nothing, its sign at the left of its cell as workbooks set it, is a row of nothing', () => {
  const sheet = columns(
    ['Product', 40, 'left'],
    ['Qty', 280],
    ['Unit', 290, 'left'],
    ['Labor $', 400],
    ['Line total', 540],
  );
  const { lineItems } = read(
    page(1, [
      ...header(sheet, 60),
      ...row(sheet, 76, ['Dust containment', '1', 'LS', '120.00', '$ 120.00']),
      ...row(sheet, 88, ['Furniture moving - owner', '', '', '', '-']),
      { text: '$', x: 490, y: 88 },
      ...row(sheet, 100, ['Haul off and dump fee', '1', 'LS', '210.00', '$ 210.00']),
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Dust containment', 120],
    ['Furniture moving - owner', 0],
    ['Haul off and dump fee', 210],
  ]);
});
