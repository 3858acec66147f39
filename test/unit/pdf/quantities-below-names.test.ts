import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const COSTS = columns(
  ['#', 40, 'left'],
  ['ITEM', 60, 'left'],
  ['LABOR', 420],
  ['MATERIALS', 490],
  ['TOTAL', 560],
);

const below = (y: number, ...said: string[]): PlacedText[] =>
  said.map((words, at) => ({ text: words, x: 60, y: y + at * 11, size: 8 }));

const costs = (more: PlacedText[] = []) =>
  read(
    page(1, [
      ...header(COSTS, 80),
      ...row(COSTS, 98, ['1', 'Fence panels, cedar', '$210.00', '$486.00', '$696.00']),
      ...below(109, 'Qty: 6 each', 'Match the neighbor.'),
      ...row(COSTS, 138, ['2', 'Concrete footings', '$320.00', '-', '$320.00']),
      ...below(149, 'Qty: 7 each'),
      ...row(COSTS, 167, ['3', 'Stain, both sides', '$190.00', '$85.50', '$275.50']),
      ...below(178, 'Qty: 288 sqft', 'One coat.'),
      ...more,
      text(240, 'Grand Total', { x: 400, bold: true }),
      { text: '$1,291.50', x: 560, y: 240, align: 'right', bold: true },
    ]),
  ).lineItems.map(({ description, quantity, unit, rcv, f9Note }) => [
    description,
    quantity,
    unit,
    rcv,
    f9Note,
  ]);

it('how much there is may stand below the name, where the table has labor and materials only', () => {
  expect(costs()).toEqual([
    ['Fence panels, cedar', 6, 'EA', 696, 'Match the neighbor.'],
    ['Concrete footings', 7, 'EA', 320, null],
    ['Stain, both sides', 288, 'SF', 275.5, 'One coat.'],
  ]);
});

it('and is a note where such lines stand below others as well', () => {
  expect(costs(below(200, 'Qty: 4 each'))[0]?.[4]).toContain('Qty: 6 each');
});
