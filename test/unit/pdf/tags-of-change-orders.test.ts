import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const LABOR = columns(
  ['Classification', 36, 'left'],
  ['Hours', 340],
  ['Rate', 420],
  ['Total', 560],
);
const OTHERS = columns(['Subcontractor / Other', 36, 'left'], ['Total', 560]);
const SUMMARY = columns(
  ['Cost type', 36, 'left'],
  ['Cost', 250],
  ['Markup', 340],
  ['Markup $', 450],
  ['Total', 560],
);

const tag = (y: number, name: string, day: string): PlacedText[] => [
  text(y, name, { bold: true }),
  text(y, `Work performed ${day}`, { x: 130 }),
  text(y, 'Signed by owner rep', { x: 470 }),
];

const sheet = [
  ...tag(50, 'T&M Tag #31', 'Mon 05/04/2026'),
  ...header(LABOR, 66),
  ...row(LABOR, 80, ['Laborer', '8.00', '$50.00', '400.00']),
  ...row(LABOR, 94, ['Labor Subtotal', '', '', '400.00'], { bold: true }),
  ...header(OTHERS, 110),
  ...row(OTHERS, 124, ['Tow of burned truck', '300.00']),
  ...row(OTHERS, 138, ['Subcontractor Subtotal', '300.00'], { bold: true }),
  text(154, 'T&M Tag #31 Subtotal', { x: 420 }),
  text(154, '$700.00', { x: 560, align: 'right' }),
  ...tag(180, 'T&M Tag #32', 'Tue 05/05/2026'),
  ...header(LABOR, 196),
  ...row(LABOR, 210, ['Mason', '10.00', '$60.00', '600.00']),
  ...row(LABOR, 224, ['Labor Subtotal', '', '', '600.00'], { bold: true }),
  text(240, 'T&M Tag #32 Subtotal', { x: 420 }),
  text(240, '$600.00', { x: 560, align: 'right' }),
  text(270, 'COR summary', { bold: true }),
  ...header(SUMMARY, 284),
  ...row(SUMMARY, 298, ['Labor', '1,000.00', '15.00%', '150.00', '1,150.00']),
  ...row(SUMMARY, 312, ['Subcontractor', '300.00', '5.00%', '15.00', '315.00']),
  ...row(SUMMARY, 326, ['Total', '1,300.00', '', '165.00', '1,465.00']),
];

describe('tags of time and materials in a change order', () => {
  it('are heads, whatever is said beside their names', () => {
    const { lineItems } = read(page(1, sheet));
    expect(lineItems.map(({ description, room }) => [room, description])).toEqual([
      ['T&M Tag #31', 'Laborer'],
      ['T&M Tag #31', 'Tow of burned truck'],
      ['T&M Tag #32', 'Mason'],
    ]);
  });

  it('are summed by kind of cost, with markup, below the title of a summary', () => {
    expect(reconcile(read(page(1, sheet))).failures).toEqual([]);
  });
});
