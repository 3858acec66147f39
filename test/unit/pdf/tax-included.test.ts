import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Qty', 70],
  ['Unit', 80, 'left'],
  ['Description', 120, 'left'],
  ['Price', 440],
  ['Amount', 540],
);

it('a tax that is included in the prices is no item', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      ...row(TABLE, 100, ['42', 'lf', 'Cedar fence, dog ear', '31.00', '1,302.00']),
      ...row(TABLE, 114, ['1', 'ea', 'Walk gate', '240.00', '240.00']),
      ...row(TABLE, 128, ['42', 'lf', 'Haul old fence', '5.00', '210.00']),
      ...row(TABLE, 150, ['', '', '', 'SUBTOTAL', '1,752.00']),
      ...row(TABLE, 164, ['', '', '', 'DISCOUNT', '-52.00']),
      ...row(TABLE, 178, ['', '', '', 'SALES TAX', 'incl.']),
      ...row(TABLE, 192, ['', '', '', 'TOTAL', '$1,700.00']),
    ]),
  );
  expect(lineItems.map(({ description }) => description)).toEqual([
    'Cedar fence, dog ear',
    'Walk gate',
    'Haul old fence',
  ]);
});
