import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Words in the column of what rows come to, whatever they say. */

const TABLE = columns(
  ['Task #', 43, 'left'],
  ['Description', 93, 'left'],
  ['Quantity', 372],
  ['Price', 480],
  ['Total', 560],
);

const itemsOf = (...rows: string[][]) =>
  read(
    page(1, [
      ...header(TABLE, 80),
      ...[
        ['WTR-1', 'Air mover', '12 day', '$28.90', '$346.80'],
        ['WTR-2', 'Dehumidifier', '4 day', '$106.25', '$1,425.00'],
        ['WTR-3', 'Moisture check', '3', '$5.65', '$16.95'],
        ...rows,
      ].flatMap((cells, at) => row(TABLE, 100 + at * 14, cells)),
    ]),
  ).lineItems.slice(3);

it.each([
  ['Complimentary', '1', ''],
  ['by elec.', '2 ea', ''],
  ['No charge', '1.00 EA', '$0.00'],
  ['no chg', '2', ''],
])('`%s` stands for what the row comes to', (word, quantity, price) => {
  const [item] = itemsOf(['APL-2', 'Reset microwave over range', quantity, price, word]);
  expect(item).toMatchObject({
    description: 'Reset microwave over range',
    quantity: Number.parseFloat(quantity),
    printed: { priceNote: word },
  });
});
