import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type ColumnPlace, header, page, read, row } from './draw.ts';

const FINAL: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
  { heading: 'DEPREC.', x: 520, align: 'right' },
  { heading: 'ACV', x: 573, align: 'right' },
];

const brief = (item: LineItem | undefined) =>
  item === undefined
    ? null
    : [
        item.description,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.tax,
        item.rcv,
        item.depreciation,
        item.acv,
      ];

describe('final draft, one line per item', () => {
  const roof = page(1, [
    { text: 'Roof', x: 164, y: 230, bold: true, size: 10 },
    ...header(FINAL, 252),
    ...row(FINAL, 270, [
      '1. R&R Chimney flashing - large (32" x',
      '1.00 EA',
      '640.00',
      '10.00',
      '650.00',
      '(0.00)',
      '650.00',
    ]),
    { text: '60")', x: 36, y: 280 },
    ...row(FINAL, 293, [
      '2. Drip edge*',
      '101.00 LF',
      '2.96',
      '7.71',
      '306.67',
      '(30.67)',
      '276.00',
    ]),
    {
      text: 'Paid 2.00 EA at $45.00 on 3/4/2026 as agreed with the owner of the house.',
      x: 36,
      y: 303,
    },
    ...row(FINAL, 316, ['3. Skylight', '2.00 EA', 'REVISED', '0.00', '0.00', '<0.00>', '0.00']),
    ...row(FINAL, 340, ['Totals: Roof', '', '', '17.71', '956.67', '30.67', '926.00'], {
      bold: true,
    }),
    ...row(
      FINAL,
      360,
      ['Line Item Totals: ELM_STREET', '', '', '17.71', '956.67', '30.67', '926.00'],
      { bold: true },
    ),
  ]);

  it('finds every row with its wrapped description and its figures', () => {
    const estimate = read(roof);
    expect(estimate.lineItems.map(brief)).toEqual([
      ['R&R Chimney flashing - large (32" x 60")', 1, 'EA', 640, 10, 650, 0, 650],
      ['Drip edge', 101, 'LF', 2.96, 7.71, 306.67, 30.67, 276],
      ['Skylight', 2, 'EA', 0, 0, 0, 0, 0],
    ]);
    expect(estimate.lineItems.map((item) => item.activity)).toEqual(['&', '+', '+']);
    expect(estimate.lineItems.map((item) => item.room)).toEqual(['Roof', 'Roof', 'Roof']);
  });

  it('keeps a note full of numbers with the item above it', () => {
    expect(read(roof).lineItems[1]?.f9Note).toBe(
      'Paid 2.00 EA at $45.00 on 3/4/2026 as agreed with the owner of the house.',
    );
  });

  it('keeps change marks and words in place of amounts', () => {
    const [, drip, skylight] = read(roof).lineItems;
    expect(drip?.printed?.descriptionAsPrinted).toBe('Drip edge*');
    expect(drip?.printed?.flags).toContain('description_changed');
    expect(skylight?.printed?.priceNote).toBe('REVISED');
    expect(skylight?.depreciationRecoverable).toBe(false);
  });

  it('reads the totals and finds them right', () => {
    const estimate = read(roof);
    expect(
      estimate.printed?.totals.map((total) => [total.kind, total.name, total.amounts.rcv]),
    ).toEqual([
      ['room', 'Roof', 956.67],
      ['line_items', 'ELM_STREET', 956.67],
    ]);
    expect(reconcile(estimate)).toMatchObject({ reconciled: true, difference: 0, failures: [] });
  });
});
