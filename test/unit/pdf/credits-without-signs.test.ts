import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 280],
  ['UNIT PRICE', 350],
  ['TAX', 410],
  ['RCV', 480],
  ['DEPREC.', 530],
  ['ACV', 590],
);

const rows = (...own: string[][]) =>
  read(
    page(1, [
      ...header(TABLE, 100),
      ...[['1. Baseboard', '10.00 LF', '4.00', '1.00', '41.00', '(0.00)', '41.00'], ...own].flatMap(
        (cells, at) => row(TABLE, 120 + at * 16, cells),
      ),
    ]),
  );

it('a credit has a price below nothing, though only its total has a sign', () => {
  const estimate = rows([
    '2. Light fixture - credit',
    '1.00 EA',
    '86.58',
    '-4.14',
    '-90.72',
    '(0.00)',
    '-90.72',
  ]);
  const credit = estimate.lineItems.at(-1);
  expect(credit).toMatchObject({ quantity: 1, unitPrice: -86.58, tax: -4.14, rcv: -90.72 });
  expect(credit?.printed?.flags).toContain('credit');
  expect(reconcile(estimate).failures.filter(({ scope }) => scope === 'line')).toEqual([]);
});

it('a total below nothing that quantity and price do not make leaves the price as printed', () => {
  const { lineItems } = rows([
    '2. Light fixture',
    '1.00 EA',
    '86.58',
    '-4.14',
    '-80.72',
    '(0.00)',
    '-80.72',
  ]);
  expect(lineItems.at(-1)).toMatchObject({ unitPrice: 86.58, rcv: -80.72 });
});

it('words for an amount may take two lines of their cell', () => {
  const work = (number: number): string[] => [
    `${number}. Paint wall ${number}`,
    `${number}0.00 SF`,
    '1.00',
    '0.10',
    `${number}0.10`,
    '(0.00)',
    `${number}0.10`,
  ];
  const estimate = read(
    page(1, [
      ...header(TABLE, 100),
      ...[1, 2, 3].flatMap((number) => row(TABLE, 104 + number * 16, work(number))),
      ...row(TABLE, 168, ['4. Permits (Bid Item)', '1.00 EA', '', '', 'AS', '', '']),
      { text: 'INCURRED', x: 480, y: 179, align: 'right' },
      ...[5, 6, 7].flatMap((number) => row(TABLE, 115 + number * 16, work(number))),
    ]),
  );
  expect(estimate.lineItems[3]).toMatchObject({ quantity: 1, unit: 'EA', f9Note: null });
  expect(estimate.lineItems[3]?.printed?.priceNote).toBe('AS INCURRED');
});
