import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const BILL = columns(
  ['Date', 36, 'left'],
  ['Description', 90, 'left'],
  ['Units', 320],
  ['UM', 330, 'left'],
  ['Rate', 400],
  ['Billable', 520],
);

it('closes the rows of a phase with a sum that says nothing but its code', () => {
  const estimate = read(
    page(1, [
      ...header(BILL, 100),
      { text: 'Phase 03-200- . - Slabs', x: 36, y: 116, bold: true },
      ...row(BILL, 132, ['04/02', 'Mason', '8.00', 'HR', '70.00', '560.00']),
      ...row(BILL, 148, ['04/02', 'Gravel by the load', '', '', '', '170.00']),
      ...row(BILL, 164, ['', 'Phase total 03-200- .', '', '', '', '730.00']),
      { text: 'Phase 09-910- . - Painting', x: 36, y: 180, bold: true },
      ...row(BILL, 196, ['04/03', 'Painter', '6.00', 'HR', '62.50', '375.00']),
      ...row(BILL, 212, ['04/03', 'Primer and paint', '', '', '', '91.15']),
      ...row(BILL, 228, ['', 'Phase total 09-910- .', '', '', '', '466.15']),
      ...row(BILL, 250, ['', 'Bill total', '', '', '', '1,196.15']),
    ]),
  );
  expect(estimate.lineItems.map(({ description }) => description)).toEqual([
    'Mason',
    'Gravel by the load',
    'Painter',
    'Primer and paint',
  ]);
  expect(reconcile(estimate)).toMatchObject({ failures: [] });
});
