import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const unitsBelow = (heading: string) => {
  const table = columns(
    ['Item', 40, 'left'],
    ['Description', 110, 'left'],
    ['Price', 380],
    ['Quantity', 440],
    [heading, 470, 'left'],
    ['Total', 560],
  );
  return read(
    page(1, [
      ...header(table, 60),
      ...row(table, 80, ['VLV-1', 'Ball valve, full port', '38.00', '2.00', 'ST', '76.00']),
      ...row(table, 94, ['LAB', 'Plumber on site', '110.00', '3.50', 'NT', '385.00']),
      ...row(table, 108, ['TNK', 'Expansion tank', '91.00', '1.00', 'ST', '91.00']),
      ...row(table, 122, ['CPR', 'Copper tube, type L', '6.40', '18.00', 'ST', '115.20']),
    ]),
  ).lineItems.map(({ quantity, unit }) => [quantity, unit]);
};

it('codes of a tax behind quantities are no units', () => {
  expect(unitsBelow('Tax')).toEqual([
    [2, null],
    [3.5, null],
    [1, null],
    [18, null],
  ]);
});

it('below a heading of units they are what they were', () => {
  expect(unitsBelow('Unit')[0]).toEqual([2, 'ST']);
});
