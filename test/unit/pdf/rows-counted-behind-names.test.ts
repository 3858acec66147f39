import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Subject', 36, 'left'],
  ['Measurement', 330],
  ['Qty', 380],
  ['U/M', 392, 'left'],
  ['Unit Cost', 480],
  ['Cost', 560],
);

const summary = (roof: string) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      ...row(TABLE, 80, [`Barn Roof (${roof})`, '', '', '', '', '$3,800.00'], { bold: true }),
      ...row(TABLE, 96, [
        'Tear off membrane',
        '1,000.00 sf',
        '10.00',
        'SQ',
        '$150.00',
        '$1,500.00',
      ]),
      ...row(TABLE, 110, ['Lay membrane', '1,000.00 sf', '10.00', 'SQ', '$200.00', '$2,000.00']),
      ...row(TABLE, 124, ['Drain & dome', '3 Count', '3', 'EA', '$100.00', '$300.00']),
      ...row(TABLE, 144, ['Loft (2)', '', '', '', '', '$700.00'], { bold: true }),
      ...row(TABLE, 160, ['Paint boards', '200.00 sf', '200', 'SF', '$2.00', '$400.00']),
      ...row(TABLE, 174, ['Rail', '30.00 ft', '30', 'LF', '$10.00', '$300.00']),
      ...row(TABLE, 194, ['Total (5)', '', '', '', '', '$4,500.00'], { bold: true }),
      text(240, 'Prices hold for 30 days.'),
    ]),
  );

describe('a list of what was measured on drawings', () => {
  it('says behind names how many rows they have', () => {
    const estimate = summary('3');
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Barn Roof',
      'Barn Roof',
      'Barn Roof',
      'Loft',
      'Loft',
    ]);
    expect(estimate.printed?.totals.at(-1)).toMatchObject({ kind: 'grand', name: '' });
    expect(reconcile(estimate).failures).toEqual([]);
  });

  it('keeps the numbers of names that count something else', () => {
    expect(summary('4').lineItems[0]?.room).toBe('Barn Roof (4)');
  });

  it('prices quantities, and says what was measured beside them', () => {
    expect(
      summary('3').lineItems.map(({ quantity, unit, f9Note }) => [quantity, unit, f9Note]),
    ).toEqual([
      [10, 'SQ', null],
      [10, 'SQ', null],
      [3, 'EA', null],
      [200, 'SF', null],
      [30, 'LF', null],
    ]);
  });
});
