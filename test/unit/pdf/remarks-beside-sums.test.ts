import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const TABLE = columns(['ITEM', 36, 'left'], ['QUANTITY', 360], ['PRICE', 450], ['TOTAL', 560]);

const amount = (y: number, sum: string, size: number): PlacedText => ({
  text: sum,
  x: 560,
  y,
  align: 'right',
  bold: true,
  size,
});

const trade = (y: number, name: string, said: string, sum: string): PlacedText[] => [
  text(y, name, { bold: true, size: 10 }),
  text(y, said, { x: 36 + name.length * 5 + 8, size: 8 }),
  amount(y, sum, 10),
];

it('are no part of the names that they stand behind, in plain and smaller type', () => {
  const { lineItems } = read(
    page(1, [
      text(50, 'Barn', { bold: true, size: 14 }),
      amount(50, '$1,150.00', 14),
      ...header(TABLE, 70),
      ...trade(90, 'Roofing', '2 layers / 6:12', '$900.00'),
      ...row(TABLE, 110, ['Tear off shingles', '5.00 SQ', '$80.00', '$400.00']),
      ...row(TABLE, 126, ['Lay shingles', '5.00 SQ', '$100.00', '$500.00']),
      ...trade(146, 'Gutters', 'box / seamless', '$250.00'),
      ...row(TABLE, 166, ['Gutter', '20.00 LF', '$10.00', '$200.00']),
      ...row(TABLE, 182, ['Downspout', '10.00 LF', '$5.00', '$50.00']),
      ...row(TABLE, 210, ['Estimate Total', '', '', '$1,150.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
    ['Barn', 'Roofing', null],
    ['Barn', 'Roofing', null],
    ['Barn', 'Gutters', null],
    ['Barn', 'Gutters', null],
  ]);
});
