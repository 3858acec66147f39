import { expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { page, read, text } from './draw.ts';

/** A name in bold with what it comes to, what is said of it, and how much of it at which price, in small type. */
const item = (y: number, name: string, total: string, remarks: string[], price: string) => [
  text(y, name, { bold: true }),
  { text: total, x: 560, y, align: 'right' as const },
  ...remarks.map((remark, at) => text(y + 12 * (at + 1), remark)),
  text(y + 12 * (remarks.length + 1), price, { size: 7.5 }),
];

it('what is said between a name and its price below is a note', () => {
  const estimate = read(
    page(1, [
      text(40, 'Sun Porch', { bold: true, size: 13 }),
      ...item(62, 'Screen panels', '$742.50', ['Fiberglass, charcoal.'], '33 SF @ $22.50 per SF'),
      ...item(
        104,
        'Floor boards',
        '$1,206.00',
        ['Fir 1x4, tongue and groove.', 'Stain to match.'],
        '90 SF @ $13.40 per SF',
      ),
      text(160, 'Storm door', { bold: true }),
      text(160, 'ALLOWANCE', { x: 110, size: 7 }),
      { text: '$385.00', x: 560, y: 160, align: 'right' },
      text(172, 'Owner picks the color.'),
      text(184, '1 EA @ $385.00 per EA', { size: 7.5 }),
      ...item(204, 'Clean up', '$96.00', [], '2 HR @ $48.00 per HR'),
      text(232, 'Total for Sun Porch: $2,429.50', { x: 400, bold: true }),
    ]),
  );
  expect(
    estimate.lineItems.map(({ description, quantity, unit, rcv, f9Note }) => [
      description,
      quantity,
      unit,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    ['Screen panels', 33, 'SF', 742.5, 'Fiberglass, charcoal.'],
    ['Floor boards', 90, 'SF', 1206, 'Fir 1x4, tongue and groove.\nStain to match.'],
    ['Storm door ALLOWANCE', 1, 'EA', 385, 'Owner picks the color.'],
    ['Clean up', 2, 'HR', 96, null],
  ]);
  expect(reconcile(estimate).failures).toEqual([]);
});
