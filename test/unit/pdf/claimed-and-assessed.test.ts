import { expect, it } from 'vitest';
import { page, read } from './draw.ts';

const card = (y: number, name: string, figures: readonly string[], below: readonly string[]) => [
  { text: name, x: 40, y, bold: true },
  { text: `Claimed ${figures[0]}`, x: 360, y, align: 'right' as const },
  { text: `Assessed ${figures[1]} @ ${figures[2]}`, x: 490, y, align: 'right' as const },
  { text: figures[3] ?? '', x: 570, y, align: 'right' as const },
  ...below.map((text, at) => ({ text, x: 570, y: y + 12 * (at + 1), align: 'right' as const })),
  { text: 'Purchased 2019 - Warehouse', x: 40, y: y + 12 * below.length },
];

const CARDS = [
  { text: 'Study', x: 40, y: 60, size: 12, bold: true },
  ...card(80, '1. Desk lamp', ['$80.00', '2', '$31.50', '$63.00'], ['Replacement $63.00']),
  ...card(
    120,
    '2. Office chair',
    ['$600.00', '1', '$420.00', '$420.00'],
    ['less 25% depreciation -$105.00', 'Indemnity $315.00'],
  ),
  { text: 'Study assessed $483.00', x: 570, y: 160, align: 'right' as const },
  { text: 'Hall', x: 40, y: 190, size: 12, bold: true },
  ...card(210, '3. Runner rug', ['$240.00', '1', '$199.00', '$199.00'], ['New for old $199.00']),
  { text: 'Hall assessed $199.00', x: 570, y: 240, align: 'right' as const },
];

it('reads cards of contents with what is assessed, what is taken off and what is paid', () => {
  const { lineItems, printed } = read(page(1, CARDS));
  expect(
    lineItems.map(({ printed, description, quantity, unitPrice, rcv, depreciation, acv }) => [
      printed?.path.at(-1),
      description,
      quantity,
      unitPrice,
      rcv,
      depreciation,
      acv,
    ]),
  ).toEqual([
    ['Study', 'Desk lamp', 2, 31.5, 63, 0, 63],
    ['Study', 'Office chair', 1, 420, 420, 105, 315],
    ['Hall', 'Runner rug', 1, 199, 199, 0, 199],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Study', 483],
    ['Hall', 199],
  ]);
});
