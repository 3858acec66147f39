import { expect, test } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Ln', 30, 'left'],
  ['Product', 60, 'left'],
  ['Description', 112, 'left'],
  ['Qty', 383],
  ['UOM', 390, 'left'],
  ['Price', 479],
  ['Total', 581],
);

const quote = (names: readonly string[]) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      ...names.flatMap((name, at) =>
        row(TABLE, 80 + 16 * at, [
          `${at + 1}`,
          name,
          `6x${at} SYP POST`,
          '2',
          'EA',
          '10.00',
          '20.00',
        ]),
      ),
    ]),
  ).lineItems.map(({ sel, description }) => [sel, description]);

test('what a yard calls its stock is no title of the work', () => {
  const names = ['PTP6614', 'PTP6616', 'TT2814', 'SPF26P', 'LVL1712', 'SKB', 'PR29WH', 'FOAM'];
  expect(quote(names)).toEqual(names.map((name, at) => [name, `6x${at} SYP POST`]));
});

test('products that are called by words are', () => {
  const names = ['Post', 'Beam', 'Girt', 'Truss', 'Header', 'Clip', 'Roof', 'Trim'];
  expect(quote(names)).toEqual(names.map((name, at) => [null, `${name} 6x${at} SYP POST`]));
});
