import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Quantity', 80],
  ['Description', 110, 'left'],
  ['Unit Price', 470],
  ['Amount', 560],
);

const sum = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 470, y, align: 'right' },
  { text: amount, x: 560, y, align: 'right' },
];

const ROWS = [
  ...header(TABLE, 60),
  ...row(TABLE, 80, ['44 lf', 'Replace sill', '30.00', '1,320.00']),
  ...row(TABLE, 94, ['12 hr', 'Diver, two men', '115.00', '1,380.00']),
];

const amountsIn = (...runs: PlacedText[]) =>
  read(page(1, [...ROWS, ...runs])).lineItems.map(({ description, rcv }) => [description, rcv]);

const READ = [
  ['Replace sill', 1320],
  ['Diver, two men', 1380],
];

describe('a discount', () => {
  it.each(['Subtotal', 'subt.'])(
    'is a row where a sum below counts it with the rows: %s',
    (label) => {
      expect(
        amountsIn(
          ...row(TABLE, 108, ['', 'Less deposit on piles from last job', '', '-250.00']),
          ...sum(122, label, '2,450.00'),
        ),
      ).toEqual([...READ, ['Less deposit on piles from last job', -250]]);
    },
  );

  it('is none below the sum of the rows', () => {
    expect(
      amountsIn(
        ...sum(108, 'Subtotal', '2,700.00'),
        ...row(TABLE, 122, ['', 'Less deposit on piles from last job', '', '-250.00']),
        ...sum(136, 'Total', '2,450.00'),
      ),
    ).toEqual(READ);
  });
});

it('a figure with CR behind it is taken off', () => {
  expect(
    amountsIn(
      ...row(TABLE, 108, ['1 ea', 'Trade allowance on demo unit', '75.00CR', '75.00CR']),
      ...sum(122, 'Total', '2,625.00'),
    ),
  ).toEqual([...READ, ['Trade allowance on demo unit', -75]]);
});
