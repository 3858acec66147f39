import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(['DESCRIPTION', 36, 'left'], ['QNTY', 260], ['UNIT COST', 330], ['RCV', 430]);

const charged = (whole: string) =>
  read(
    page(1, [
      { text: 'Bathroom', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 116, ['1. Drywall', '10.00 SF', '3.00', '30.00']),
      ...row(TABLE, 130, ['2. Paint', '10.00 SF', '1.00', '10.00']),
      ...row(TABLE, 150, ['Room Totals: Bathroom', '', '', '40.00'], { bold: true }),
      ...row(TABLE, 170, ['Line Item Subtotals: FERRIS', '', '', '40.00'], { bold: true }),
      ...row(TABLE, 190, ['Adjustments for Base Service Charges', '', '', 'Adjustment']),
      ...row(TABLE, 204, ['Drywall Installer/Finisher', '', '', '72.36']),
      ...row(TABLE, 218, ['Painter', '', '', '96.44']),
      ...row(TABLE, 236, ['Total Adjustments for Base Service Charges:', '', '', '168.80']),
      ...row(TABLE, 256, ['Line Item Totals: FERRIS', '', '', whole], { bold: true }),
    ]),
    page(2, [
      { text: 'Summary for All Items', x: 220, y: 80, bold: true },
      ...row(TABLE, 100, ['Line Item Total', '', '', whole]),
      ...row(TABLE, 114, ['Replacement Cost Value', '', '', `$${whole}`]),
    ]),
  );

it('base service charges between the sum of all lines and one that counts them are told, and no difference', () => {
  const estimate = charged('208.80');
  expect(estimate.lineItems).toHaveLength(2);
  expect(reconcile(estimate).failures).toEqual([]);
  expect(estimate.printed?.warnings).toMatchObject([{ code: 'charges_left_out', at: { page: 1 } }]);
});

it('they are one where they do not lead from the one to the other', () => {
  expect(reconcile(charged('209.80')).failures).not.toEqual([]);
});
