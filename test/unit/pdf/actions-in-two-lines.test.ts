import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TRADES = columns(
  ['#', 36, 'left'],
  ['Room', 58, 'left'],
  ['Activity', 120, 'left'],
  ['Item', 180, 'left'],
  ['Qty', 350],
  ['Unit', 358, 'left'],
  ['Unit £', 420],
  ['Net £', 480],
  ['VAT £', 530],
  ['Gross £', 585],
);

const estimate = () =>
  read(
    page(1, [
      ...header(TRADES, 100),
      ...row(TRADES, 118, [
        '1',
        'Kitchen',
        'Remove &',
        'Base unit and plinth',
        '5.00',
        'nr',
        '50.00',
        '250.00',
        '50.00',
        '300.00',
      ]),
      { text: 'Refit', x: 120, y: 128 },
      ...row(TRADES, 144, [
        '2',
        'Lounge',
        'Replace',
        'Skirting, primed',
        '12.00',
        'm',
        '10.00',
        '120.00',
        '24.00',
        '144.00',
      ]),
      ...row(TRADES, 160, [
        '3',
        'Lounge',
        'Replace',
        'Laminate flooring',
        '20.00',
        'm2',
        '30.00',
        '600.00',
        '120.00',
        '720.00',
      ]),
    ]),
  );

it('gives the second line of an activity to no room', () => {
  expect(estimate().lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Lounge', 'Lounge']);
});

it('has a unit beside the price of one, where both are headed as units', () => {
  expect(estimate().lineItems.map(({ unit, unitPrice }) => [unit, unitPrice])).toEqual([
    ['nr', 50],
    ['m', 10],
    ['m2', 30],
  ]);
});
