import { describe, expect, test } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, drawn, header, page, read, row } from './draw.ts';

/** Change orders: what is added and what is taken off, in a column each. */

describe('a row whose amount stands in the column of what is taken off', () => {
  test.each([
    ['Add', 'Deduct', '($30.00)', '($30.00)', ''],
    ['Additions', 'Deductions', '30.00', '30.00', ''],
    ['Amount', 'Credit', '-30.00', '-30.00', ''],
    ['Add', 'Deduct', '$30.00', '$30.00', '$0.00'],
  ])('is a credit below %s and %s', (add, deduct, taken, sum, nothing) => {
    const cells = columns(
      ['Item', 40, 'left'],
      ['Description', 80, 'left'],
      ['Qty', 280],
      ['Unit Price', 360],
      [add, 450],
      [deduct, 540],
    );
    const estimate = read(
      page(1, [
        { text: 'CHANGE ORDER NO. 1', x: 40, y: 40, size: 14 },
        ...header(cells, 100),
        ...row(cells, 115, ['1', 'Paint the walls', '10.00 SF', '4.00', '40.00', nothing]),
        ...row(cells, 130, ['2', 'Omit: carpet', '5.00 SF', '6.00', nothing, taken]),
        ...row(cells, 145, ['3', 'Clean the floor', '5.00 SF', '2.00', '10.00', nothing]),
        ...row(cells, 160, ['', 'Totals', '', '', '50.00', sum], { bold: true }),
      ]),
    );
    expect(
      estimate.lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv]),
    ).toEqual([
      [10, 4, 40],
      [5, -6, -30],
      [5, 2, 10],
    ]);
    expect(estimate.lineItems.map(({ printed }) => printed?.flags.includes('credit'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(estimate.printed?.totals[0]?.amounts.rcv).toBe(20);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});

test('an amount with `CR` behind it is a credit, and a unit of that name amid a row is none', () => {
  const rows = (...lines: string[]) =>
    read(
      page(
        1,
        drawn(
          [
            '#Estimate',
            '',
            '~Description              Qty     Unit Price         Total',
            'Paint the walls         10.00           4.00         40.00',
            ...lines,
          ].join('\n'),
        ),
      ),
    ).lineItems.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv]);
  expect(
    rows(
      'Credit - window          8.00        $6.00 CR     $48.00 CR',
      'Clean the floor          5.00           2.00         10.00',
      'Credit - door            2.00        5.00 CR      10.00 CR',
    ),
  ).toEqual([
    [10, 4, 40],
    [8, -6, -48],
    [5, 2, 10],
    [2, -5, -10],
  ]);
  expect(rows('Crew                  2.00 CR         300.00        600.00')).toEqual([
    [10, 4, 40],
    [2, 300, 600],
  ]);
});
