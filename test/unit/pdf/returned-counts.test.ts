import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit', 350],
  ['Price', 420],
  ['Amount', 520],
);

const rows = (...own: string[][]) =>
  read(
    page(1, [
      ...header(TABLE, 100),
      ...own.flatMap((cells, at) => row(TABLE, 120 + at * 16, cells)),
    ]),
  );

it('what was returned is counted in brackets, where it comes to a credit', () => {
  const estimate = rows(
    ['Storm glass 28 x 54', '6', 'EA', '63.40', '380.40'],
    ['Glass too small, store credit', '(2)', 'EA', '63.40', '(126.80)'],
    ['Screen wire', '286', 'SF', '0.92', '263.12'],
    ['sub', '', '', '', '516.72'],
    ['Spline', '300', 'LF', '0.13', '39.00'],
    ['Corner', '3', 'EA', '10.00', '30.00'],
    ['sub', '', '', '', '69.00'],
  );
  expect(estimate.lineItems).toHaveLength(5);
  expect(estimate.lineItems[1]).toMatchObject({ quantity: -2, unitPrice: 63.4, rcv: -126.8 });
  expect(reconcile(estimate).failures).toEqual([]);
});

it('a number in brackets that makes no credit belongs to its description', () => {
  const { lineItems } = rows(
    ['Storm glass 28 x 54', '6', 'EA', '63.40', '380.40'],
    ['Screens re-hung', '(2)', 'EA', '63.40', '(100.00)'],
    ['Screen wire', '286', 'SF', '0.92', '263.12'],
  );
  expect(lineItems[1]).toMatchObject({ quantity: 1, rcv: -100 });
});
