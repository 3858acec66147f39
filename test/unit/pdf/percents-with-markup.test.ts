import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QTY', 260],
  ['REMOVE', 320],
  ['REPLACE', 380],
  ['TAX', 430],
  ['O&P', 490],
  ['TOTAL', 560],
);

const rows = (...own: string[][]) =>
  read(
    page(1, [
      ...header(TABLE, 100),
      ...[
        ['1. Baseboard', '10.00 LF', '0.50', '4.00', '1.00', '9.00', '55.00'],
        ...own,
        ['3. Permit', '1.00 EA', '0.00', '612.50', '0.00', '0.00', '612.50'],
      ].flatMap((cells, at) => row(TABLE, 120 + at * 14, cells)),
    ]),
  ).lineItems;

it('percents are counted where a row comes to them with its tax and its markup', () => {
  const [, share] = rows([
    '2. General conditions',
    '3.50 %',
    '0.00',
    '268.44',
    '41.13',
    '196.14',
    '1,176.81',
  ]);
  expect(share).toMatchObject({
    quantity: 3.5,
    unit: '%',
    tax: 41.13,
    overheadProfit: 196.14,
    rcv: 1176.81,
  });
});

it('a percentage that makes no amount of its row is no quantity', () => {
  const [, share] = rows([
    '2. General conditions',
    '7.00 %',
    '0.00',
    '268.44',
    '41.13',
    '196.14',
    '1,176.81',
  ]);
  expect(share?.unit).toBeNull();
});
