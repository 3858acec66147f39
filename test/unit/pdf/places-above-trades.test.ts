import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['Description', 36, 'left'], ['Qty', 300], ['Price', 400], ['Total', 500]);

it('a place in larger type right above a trade is its room, and the trade the section', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      { text: 'KITCHEN', x: 36, y: 100, bold: true, size: 13 },
      { text: 'Cabinetry', x: 36, y: 116, bold: true, size: 10 },
      ...row(TABLE, 132, ['Base units', '10.00 LF', '200.00', '2,000.00']),
      ...row(TABLE, 146, ['Wall units', '8.00 LF', '150.00', '1,200.00']),
      { text: 'Finish work', x: 36, y: 164, bold: true, size: 10 },
      ...row(TABLE, 180, ['Crown', '12.00 LF', '10.00', '120.00']),
      { text: 'HALL BATH', x: 36, y: 200, bold: true, size: 13 },
      { text: 'Tile setting', x: 36, y: 216, bold: true, size: 10 },
      ...row(TABLE, 232, ['Floor tile', '40.00 SF', '20.00', '800.00']),
      ...row(TABLE, 246, ['Grout', '40.00 SF', '2.00', '80.00']),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ['KITCHEN', 'Cabinetry'],
    ['KITCHEN', 'Cabinetry'],
    ['KITCHEN', 'Finish work'],
    ['HALL BATH', 'Tile setting'],
    ['HALL BATH', 'Tile setting'],
  ]);
});
