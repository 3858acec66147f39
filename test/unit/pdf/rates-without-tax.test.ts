import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

it('`Rate ex` heads prices, so that `Unit` beside it heads units that nobody knows', () => {
  const table = columns(
    ['Materials', 40, 'left'],
    ['Qty', 290],
    ['Unit', 299, 'left'],
    ['Rate ex', 380],
    ['Ex GST', 440],
    ['GST', 500],
    ['Inc GST', 560],
  );
  const { lineItems } = read(
    page(1, [
      ...header(table, 60),
      ...row(table, 80, ['Flashing', '12', 'm', '20.00', '240.00', '24.00', '264.00']),
      ...row(table, 94, ['Blanket', '30', 'm2', '11.00', '330.00', '33.00', '363.00']),
      ...row(table, 108, ['Adhesive', '2.5', 'kg', '40.00', '100.00', '10.00', '110.00']),
      ...row(table, 122, ['Roof plumber', '6', 'hr', '90.00', '540.00', '54.00', '594.00']),
    ]),
  );
  expect(
    lineItems.map(({ unit, unitPrice, rcv }) => [unit?.toLowerCase(), unitPrice, rcv]),
  ).toEqual([
    ['m', 20, 264],
    ['m2', 11, 363],
    ['kg', 40, 110],
    ['hr', 90, 594],
  ]);
});
