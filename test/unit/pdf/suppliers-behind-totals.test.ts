import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const LIST = columns(
  ['ID', 36, 'left'],
  ['Description', 90, 'left'],
  ['Count', 300],
  ['Unit', 306, 'left'],
  ['Price', 420],
  ['Total', 500],
  ['Supplier', 506, 'left'],
);

it('reads what a row of a list of materials comes to before whoever supplies it', () => {
  const { lineItems } = read(
    page(1, [
      ...header(LIST, 100),
      ...row(LIST, 116, [
        'F1',
        'Footing of concrete',
        '2',
        'cu yd',
        '150.00',
        '300.00',
        'Quarry Co',
      ]),
      ...row(LIST, 132, ['F2', 'Sealer, five gallons', '3', 'pail', '84.10', '252.30', 'SW']),
      ...row(LIST, 148, ['F3', 'Shingles', '11', 'bundles', '42.00', '462.00', 'ABC']),
      ...row(LIST, 164, ['F4', 'Compound for walls', '1.5', 'm sf', '90.00', '135.00', 'Sub']),
      ...row(LIST, 180, ['F5', 'Rim board', '40', 'ft', '5.00', '200.00', 'Quarry Co']),
    ]),
  );
  expect(lineItems.map(({ quantity, unit, rcv }) => [quantity, unit, rcv])).toEqual([
    [2, 'CY', 300],
    [3, 'pail', 252.3],
    [11, 'BD', 462],
    [1.5, 'MSF', 135],
    [40, 'FT', 200],
  ]);
});
