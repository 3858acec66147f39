import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 240],
  ['UNIT PRICE', 300],
  ['RCV', 360],
);

const pricedAs = (quantity: string) =>
  read(
    page(1, [
      { text: 'Bedroom', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['1. Carpet pad', '150.00 SF', '1.00', '150.00']),
      ...row(TABLE, 134, ['2. Clean and deodorize carpet', '', '', '0.00']),
      { text: quantity, x: 212, y: 134 },
      ...row(TABLE, 148, ['3. Baseboard', '10.00 LF', '6.00', '60.00']),
    ]),
  ).lineItems;

describe('a word for the price that ran into the unit beside it', () => {
  it.each([
    ['150.00 SFNO CHARGE', 'NO CHARGE'],
    ['150.00 SFREVISED', 'REVISED'],
    ['150.00 EAPER BID', 'PER BID'],
  ])('is taken apart: %s', (quantity, priceNote) => {
    const [, second] = pricedAs(quantity);
    expect(second).toMatchObject({
      description: 'Clean and deodorize carpet',
      quantity: 150,
      unit: quantity.slice(7, 9),
      rcv: 0,
      printed: { priceNote },
    });
  });
});
