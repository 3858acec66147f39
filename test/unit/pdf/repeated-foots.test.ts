import { describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line item', 48, 'left'],
  ['Qty', 330],
  ['Unit', 350, 'left'],
  ['Unit price', 460],
  ['Total', 560],
);

const foot = (y: number): PlacedText[] => [
  { text: 'Kitchen subtotal', x: 380, y, bold: true },
  { text: '$270.00', x: 560, y, align: 'right', bold: true },
];

const pages = (first: readonly PlacedText[]) =>
  read(
    page(1, [
      { text: 'Kitchen', x: 48, y: 80, bold: true },
      ...header(TABLE, 96),
      ...row(TABLE, 112, ['Extract water', '100', 'SF', '$0.50', '$50.00']),
      ...row(TABLE, 126, ['Remove baseboard', '20', 'LF', '$1.00', '$20.00']),
      ...first,
      { text: 'Page 1 of 2', x: 280, y: 770 },
    ]),
    page(2, [
      ...header(TABLE, 50),
      ...row(TABLE, 66, ['Air mover', '4', 'DA', '$30.00', '$120.00']),
      ...row(TABLE, 80, ['Dehumidifier', '1', 'DA', '$80.00', '$80.00']),
      ...foot(94),
      { text: 'Page 2 of 2', x: 280, y: 770 },
    ]),
  );

describe('the foot of a table', () => {
  it('that a browser prints on each of its pages closes its room on the last', () => {
    const estimate = pages(foot(140));
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(Array(4).fill('Kitchen'));
    expect(estimate.printed?.totals.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(reconcile(estimate).failures).toEqual([]);
  });
});
