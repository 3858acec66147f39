import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const QUOTE = columns(
  ['Description', 36, 'left'],
  ['Qty', 330],
  ['Unit', 350, 'left'],
  ['Price', 440],
  ['Amount', 560],
);

/** What stands below the rows, at the right: a label and an amount. */
const foot = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 440, y, align: 'right' },
  { text: amount, x: 560, y, align: 'right' },
];

const quote = (labor: string) =>
  read(
    page(1, [
      ...header(QUOTE, 100),
      ...row(QUOTE, 116, ['Plank floor', '100.00', 'SF', '4.00', '400.00']),
      ...row(QUOTE, 130, ['Install plank floor', '100.00', 'SF', '2.00', '200.00']),
      ...row(QUOTE, 144, ['Pad', '10.00', 'SY', '10.00', '100.00']),
      ...row(QUOTE, 158, ['Move furniture', '2.00', 'EA', '65.00', '130.00']),
      ...foot(190, 'MATERIAL', '500.00'),
      ...foot(204, 'LABOR & SERVICE', labor),
      ...foot(218, 'SALES TAX 7%', '35.00'),
      ...foot(232, 'TOTAL', '865.00'),
      ...foot(246, 'DEPOSIT REQUIRED 50%', '432.50'),
    ]),
  );

describe('material and labor, summed apart below the rows', () => {
  it('are no rows where both come to all of them', () => {
    const estimate = quote('330.00');
    expect(estimate.lineItems.map(({ rcv }) => rcv)).toEqual([400, 200, 100, 130]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, failures: [] });
  });

  it('are kept where they come to anything else', () => {
    const estimate = quote('340.00');
    expect(estimate.lineItems.map(({ description }) => description)).toContain('LABOR & SERVICE');
    expect(reconcile(estimate).reconciled).toBe(false);
  });
});
