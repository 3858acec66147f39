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
