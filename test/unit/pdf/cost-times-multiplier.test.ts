import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const HOURS = columns(
  ['Staff', 36, 'left'],
  ['Activity', 150, 'left'],
  ['Hours', 400],
  ['Rate', 470],
  ['Billed', 560],
);

const EXPENSES = columns(
  ['Description', 36, 'left'],
  ['Cost', 400],
  ['Multiplier', 480],
  ['Billed', 560],
);

it('what was laid out is billed at its cost times a multiplier', () => {
  const { lineItems } = read(
    page(1, [
      ...header(HOURS, 100),
      ...row(HOURS, 116, ['L. Brandt', 'Survey of roof deck', '6.00', '150.00', '900.00']),
      ...row(HOURS, 132, ['L. Brandt', 'Letter of findings', '2.50', '150.00', '375.00']),
      { text: 'Expenses', x: 36, y: 160, bold: true },
      ...header(EXPENSES, 180),
      ...row(EXPENSES, 196, ['Boom lift, two days', '640.00', '1.10', '704.00']),
      ...row(EXPENSES, 212, ['Core tests, Ridgeline Labs', '1,250.00', '1.10', '1,375.00']),
      ...row(EXPENSES, 228, ['Tolls and parking', '38.50', '1.00', '38.50']),
    ]),
  );
  expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual([
    ['Survey of roof deck', 6, 900],
    ['Letter of findings', 2.5, 375],
    ['Boom lift, two days', 1, 704],
    ['Core tests, Ridgeline Labs', 1, 1375],
    ['Tolls and parking', 1, 38.5],
  ]);
});
