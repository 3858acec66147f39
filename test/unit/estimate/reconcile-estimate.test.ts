import { expect, test } from 'vitest';
import { readStructured } from '../../../lambdas/domain/estimate/read-json.ts';
import { reconcileEstimate } from '../../../lambdas/domain/estimate/reconcile-estimate.ts';

test('the computed totals of a structured estimate are those of its export', () => {
  const read = readStructured({
    file_name: 'a.json',
    line_items: [
      { description: 'Drip edge', quantity: 10, unit: 'LF', unit_price: 3.15, tax: 1 },
      { description: 'Gutter', quantity: 1, rcv: 99, acv: 90 },
      { description: 'Left out', quantity: 1, unit_price: 50, enabled: false },
    ],
  });
  if (!read.ok) throw new Error('not read');
  const { computed, reconciled, difference } = reconcileEstimate(read.estimate);
  expect(computed).toMatchObject({ tax: 1, rcv: 131.5, depreciation: 9, acv: 122.5 });
  expect({ reconciled, difference }).toEqual({ reconciled: true, difference: null });
});
