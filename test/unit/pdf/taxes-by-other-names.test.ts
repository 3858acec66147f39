import { describe, expect, it } from 'vitest';
import { isAdjustment } from '../../../lambdas/domain/pdf/sums/total-labels.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['Services', 36, 'left'], ['Qty', 340], ['Unit price', 420], ['Amount', 520]);

describe('taxes that are not called so', () => {
  it.each([
    'NM GRT 7.625%   $496.51',
    'GET 4.712%   $188.20',
    'PST (7%)   $70.00',
    'Gross receipts   $412.00',
    'Hawaii general excise   $188.20',
  ])('are added to the work: %s', (line) => {
    expect(isAdjustment(line)).toBe(true);
  });

  it('are no word of work', () => {
    expect(isAdjustment('Get 2 loads of gravel   $400.00')).toBe(false);
  });

  it('lead from the sum of the rows to the total', () => {
    const bid = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 114, ['Condenser change-out', '1.0', '$2,000.00', '$2,000.00']),
        ...row(TABLE, 128, ['Filter drier', '2.0', '$25.00', '$50.00']),
        ...row(TABLE, 142, ['Line set flush kit', '1.0', '$50.00', '$50.00']),
        ...row(TABLE, 170, ['Subtotal', '', '', '$2,100.00']),
        ...row(TABLE, 184, ['Discount (veteran household)', '', '', '-$100.00']),
        ...row(TABLE, 198, ['NM GRT 7.625%', '', '', '$152.50']),
        ...row(TABLE, 212, ['Total', '', '', '$2,152.50']),
      ]),
    );
    expect(bid.lineItems).toHaveLength(3);
    expect(reconcile(bid).failures).toEqual([]);
  });
});
