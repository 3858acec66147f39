import { expect, test } from 'vitest';
import { drawn, page, read } from './draw.ts';

test('a base rate by the factor of its row is the price of one, and the foot of the page no row', () => {
  const { lineItems, printed } = read(
    page(1, [
      ...drawn(`
~Den
~Surface                              Soil     Qty       Base        x      Charge
Walls, painted - degrease            Med     178 sf     0.54     1.25      120.15
Door with jamb & hardware            Lt        6 ea    25.00     1.00      150.00
Duct register, dip / return          Hvy       3 ea    23.00     1.60      110.40
~                                     Den total                             380.55`),
      { text: 'Soot & Odor - structure cleaning bid', x: 36, y: 770 },
      { text: '1', x: 440, y: 770, align: 'right' },
    ]),
  );
  expect(
    lineItems.map(({ description, quantity, unit, unitPrice, rcv, room }) => [
      description,
      quantity,
      unit,
      unitPrice,
      rcv,
      room,
    ]),
  ).toEqual([
    ['Walls, painted - degrease', 178, 'SF', 0.675, 120.15, 'Den'],
    ['Door with jamb & hardware', 6, 'EA', 25, 150, 'Den'],
    ['Duct register, dip / return', 3, 'EA', 36.8, 110.4, 'Den'],
  ]);
  expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
    ['Den', 380.55],
  ]);
});
