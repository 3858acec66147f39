import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const BILL = columns(
  ['Part #', 40, 'left'],
  ['Description', 110, 'left'],
  ['Qty', 360],
  ['UM', 370, 'left'],
  ['List', 430],
  ['Your Price', 490],
  ["Ext'd", 550],
);

const foot = (tax: string) =>
  read(
    page(1, [
      ...header(BILL, 80),
      ...row(BILL, 100, ['KP-7', 'Keypad, white', '2', 'ea', '180.00', '150.00', '300.00']),
      ...row(BILL, 114, ['MT-4', 'Motion sensor', '4', 'ea', '61.00', '50.00', '200.00']),
      ...row(BILL, 128, ['LB-1', 'Service labor', '3', 'hr', '95.00', '90.00', '270.00']),
      { text: 'Parts & labor', x: 300, y: 150 },
      { text: '770.00', x: 566, y: 150, align: 'right' },
      { text: 'Sales tax 8.40%', x: 296, y: 164 },
      { text: 'on', x: 370, y: 164 },
      { text: '500.00', x: 433, y: 164, align: 'right' },
      { text: tax, x: 566, y: 164, align: 'right' },
      { text: 'Invoice total', x: 300, y: 178 },
      { text: '$812.00', x: 566, y: 178, align: 'right' },
    ]),
  ).lineItems.map(({ description }) => description);

it('a tax whose rate stands below the quantities is no row, where it is that share of what it says', () => {
  expect(foot('42.00')).toEqual(['Keypad, white', 'Motion sensor', 'Service labor']);
});
