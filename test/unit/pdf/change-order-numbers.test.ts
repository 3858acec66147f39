import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

it('reads numbers with letters before them below the head of numbers, as change orders have them', () => {
  const table = columns(
    ['No.', 40, 'left'],
    ['Description', 66, 'left'],
    ['Qty', 300],
    ['Price', 380],
    ['Total', 460],
  );
  const { lineItems, propertyAddress } = read(
    page(1, [
      { text: 'Project:', x: 36, y: 40, bold: true },
      { text: '12 Plum Row, Elmtown, OH 44999', x: 120, y: 40 },
      ...header(table, 100),
      ...row(table, 115, ['1', 'Mobilization', '1.00', '50.00', '50.00']),
      ...row(table, 130, ['CO1', 'Dust wall with zipper', '2.00', '20.00', '40.00']),
      ...row(table, 145, ['CO10', 'R13 batts', '10.00', '2.00', '20.00']),
      ...row(table, 160, ['A-12', 'Ridge cap', '10.00', '3.00', '30.00']),
    ]),
  );
  expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual([
    ['1', 'Mobilization'],
    ['CO1', 'Dust wall with zipper'],
    ['CO10', 'R13 batts'],
    ['A-12', 'Ridge cap'],
  ]);
  expect(propertyAddress).toBe('12 Plum Row, Elmtown, OH 44999');
});
