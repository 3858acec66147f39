import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const WORK = columns(
  ['Product / service', 40, 'left'],
  ['Quantity', 340],
  ['Price', 410],
  ['Amount', 490],
  ['With tax', 565],
);

/** What is said below a row: of it in small type, and of its tax under its amount. */
const below = (y: number, note: string, tax: string): PlacedText[] => [
  ...(note === '' ? [] : [{ text: note, x: 40, y, size: 8 }]),
  ...(tax === '' ? [] : [{ text: tax, x: 490, y, size: 8, align: 'right' as const }]),
];

const work = (tax: string) =>
  read(
    page(1, [
      text(50, 'Proposal 88-1', { size: 14 }),
      text(80, 'Lower roof', { bold: true, size: 12 }),
      ...header(WORK, 100),
      ...row(WORK, 116, ['Cap sheet, white', '12 SQ', '$110.00', '$1,320.00', '$1,412.40']),
      ...below(127, 'Torch grade', '+ tax $92.40'),
      ...row(WORK, 142, ['Cant strip', '80 LF', '$1.50', '$120.00', '$128.40']),
      ...below(153, '', tax),
      ...row(WORK, 168, ['Tear off to deck', '12 SQ', '$95.00', '$1,140.00', '$1,140.00']),
      ...below(179, 'Hauled by us', ''),
      ...row(WORK, 194, ['Drain, reset', '2 EA', '$175.00', '$350.00', '$350.00']),
      { text: 'Lower roof total', x: 400, y: 216, bold: true },
      { text: '$3,030.80', x: 565, y: 216, align: 'right', bold: true },
      text(240, 'Sales tax in prices above (7% on materials)'),
      { text: '$100.80', x: 557, y: 240, align: 'right' },
      text(256, 'Total investment', { bold: true, size: 13 }),
      { text: '$3,030.80', x: 557, y: 256, align: 'right', bold: true, size: 13 },
    ]),
  );

it('a tax printed under the amount of its row is the tax of that row', () => {
  const estimate = work('+ tax $8.40');
  expect(
    estimate.lineItems.map(({ description, quantity, unitPrice, tax, rcv, f9Note }) => [
      description,
      quantity,
      unitPrice,
      tax,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    ['Cap sheet, white', 12, 110, 92.4, 1412.4, 'Torch grade'],
    ['Cant strip', 80, 1.5, 8.4, 128.4, null],
    ['Tear off to deck', 12, 95, null, 1140, 'Hauled by us'],
    ['Drain, reset', 2, 175, null, 350, null],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});

it('and none where it does not make what stands behind the amount', () => {
  expect(work('+ tax $9.40').lineItems[0]?.tax).toBeNull();
});
