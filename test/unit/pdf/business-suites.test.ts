import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Sales tax', 300],
  ['U.P. (net)', 360],
  ['Qty', 400],
  ['Unit', 430],
  ['Reduc.', 480],
  ['Total (net)', 560],
);

describe('proposals of business suites', () => {
  const proposal = read(
    page(1, [
      ...header(TABLE, 100),
      ...row(TABLE, 114, ['Haul off soaked carpet', '0%', '80.00', '1', 'u', '', '80.00'], {
        bold: true,
      }),
      ...row(TABLE, 128, ['Subfloor sheathing', '6%', '2.50', '40', 'ft²', '10%', '90.00'], {
        bold: true,
      }),
      ...row(TABLE, 142, ['Move the piano', '0%', '60.00', '2.5', 'h', '', '150.00'], {
        bold: true,
      }),
      ...row(TABLE, 156, ['Drying fans', '0%', '35.00', '3', 'd', '100%', '0.00'], { bold: true }),
      ...row(TABLE, 200, ['Total (net)', '', '', '', '', '', '320.00']),
      ...row(TABLE, 214, ['Total Sales tax 6%', '', '', '', '', '', '5.40']),
      ...row(TABLE, 228, ['Total (inc. tax)', '', '', '', '', '', '325.40']),
    ]),
  );

  it('have prices before quantities, without tax and with what is taken off them', () => {
    expect(
      proposal.lineItems.map(({ description, unitPrice, quantity, rcv }) => [
        description,
        unitPrice,
        quantity,
        rcv,
      ]),
    ).toEqual([
      ['Haul off soaked carpet', 80, 1, 80],
      ['Subfloor sheathing', 2.25, 40, 90],
      ['Move the piano', 60, 2.5, 150],
      ['Drying fans', 0, 3, 0],
    ]);
  });

  it('say their units in single letters', () => {
    expect(proposal.lineItems.map(({ unit }) => unit)).toEqual(['EA', 'SF', 'HR', 'DA']);
  });

  it('add their tax below the sum of all rows', () => {
    expect(proposal.printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['grand', ''],
      ['grand', ''],
    ]);
    expect(reconcile(proposal).failures).toEqual([]);
  });
});
