import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, page, read, row } from '../pdf/draw.ts';

const COLUMNS = columns(
  ['REPAIR', 36, 'left'],
  ['QTY', 260],
  ['UNIT COST', 340],
  ['RCV', 420],
  ['DEP %', 480],
  ['ACV', 560],
);

const estimateOf = (acv: string, net: string) =>
  read(
    page(1, [
      { text: 'Roof', x: 36, y: 80, bold: true },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 120, ['Shingles', '10.00 SQ', '$250.00', '$2,500.00', '10%', '$2,250.00']),
      ...row(COLUMNS, 134, ['Felt', '10.00 SQ', '$38.00', '$380.00', '50%', '$190.00']),
      ...row(COLUMNS, 148, ['Drip edge', '100.00 LF', '$3.00', '$300.00', '0%', '$300.00']),
    ]),
    page(2, [
      { text: 'Estimate Summary', x: 36, y: 80, bold: true },
      ...[
        ['Replacement cost value', '$3,180.00'],
        ['Actual cash value', acv],
        ['Deductible', '-$500.00'],
        ['Net claim', net],
      ].flatMap(([label = '', amount = ''], index) => [
        { text: label, x: 300, y: 110 + index * 14 },
        { text: amount, x: 560, y: 110 + index * 14, align: 'right' as const },
      ]),
    ]),
  );

describe('a summary that prints no depreciation', () => {
  it('adds up where its rows lose what lies between its two values', () => {
    expect(reconcile(estimateOf('$2,740.00', '$2,240.00')).failures).toEqual([]);
  });

  it('fails where they lose anything else', () => {
    expect(reconcile(estimateOf('$2,700.00', '$2,200.00')).failures).toMatchObject([
      { figure: 'acv', printed: 2700 },
    ]);
  });
});
