import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 220],
  ['UNIT PRICE', 280],
  ['TAX', 320],
  ['O&P', 360],
  ['RCV', 420],
  ['DEPREC.', 500],
  ['ACV', 570],
);

describe('a row exempt from tax', () => {
  it.each(['n/a', 'N/A', 'E', 'Exempt'])('may print %s in the place of the tax', (printed) => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...row(TABLE, 96, [
          '1. Ridge cap',
          '10.00 LF',
          '5.00',
          '0.80',
          '10.00',
          '60.80',
          '(15.00)',
          '45.80',
        ]),
        ...row(TABLE, 110, [
          '2. Felt',
          '10.00 SQ',
          '30.00',
          printed,
          '61.00',
          '361.00',
          '(105.00)',
          '256.00',
        ]),
        ...row(TABLE, 124, [
          '3. Drip edge',
          '10.00 LF',
          '3.00',
          '0.40',
          '6.00',
          '36.40',
          '(6.00)',
          '30.40',
        ]),
      ]),
    );
    expect(lineItems).toMatchObject([
      { description: 'Ridge cap', tax: 0.8, rcv: 60.8 },
      { description: 'Felt', quantity: 10, unitPrice: 30, overheadProfit: 61, rcv: 361, acv: 256 },
      { description: 'Drip edge', tax: 0.4, rcv: 36.4 },
    ]);
  });
});
