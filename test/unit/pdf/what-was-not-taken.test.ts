import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit', 340],
  ['Line Total', 500],
);

const estimate = (y: number, name: string, price: string): PlacedText[] => [
  { text: name, x: 36, y, size: 12, bold: true },
  ...header(TABLE, y + 20),
  ...row(TABLE, y + 34, ['Tear off the shingles', '10.00', 'SQ', price]),
  ...row(TABLE, y + 48, ['Felt', '12.00', 'SQ', '120.00']),
];

describe('what the owner did not take', () => {
  it('is said not to be in the quote, right below its title', () => {
    const read2 = read(
      page(1, [
        ...estimate(80, 'Roof', '500.00'),
        ...row(TABLE, 150, ['Quote subtotal', '', '', '$620.00'], { bold: true }),
      ]),
      page(2, [
        { text: 'Optional Upgrades', x: 36, y: 60, size: 12, bold: true },
        {
          text: 'These items are not included in your quote. Initial the ones you want.',
          x: 36,
          y: 76,
        },
        ...header(TABLE, 100),
        ...row(TABLE, 114, ['Gutter guard', '148', 'LF', '$1,850.00']),
        ...row(TABLE, 128, ['Attic fan', '1', 'EA', '$1,275.00']),
      ]),
    );
    expect(read2.lineItems.map(({ description }) => description)).toEqual([
      'Tear off the shingles',
      'Felt',
    ]);
    expect(warningsOf(read2).map(({ code }) => code)).toEqual(['offers_left_out']);
  });

  const dated = (number: number, status: string, price: string) =>
    page(number, [
      { text: 'Status', x: 400, y: 40, bold: true },
      { text: status, x: 520, y: 40 },
      ...estimate(80, `Choice ${number}`, price),
      ...row(TABLE, 150, ['Total', '', '', String(Number(price) + 120)], { bold: true }),
    ]);

  it('may be told by its status, where another estimate was sold', () => {
    const sold = read(dated(1, 'Dismissed', '500.00'), dated(2, 'Sold', '700.00'));
    expect(sold.lineItems.map(({ rcv }) => rcv)).toEqual([700, 120]);
    expect(warningsOf(sold)).toMatchObject([
      { code: 'attached_estimate_left_out', at: { page: 1 } },
    ]);
  });

  it('is read where nothing was sold', () => {
    const open = read(dated(1, 'Dismissed', '500.00'), dated(2, 'Dismissed', '700.00'));
    expect(open.lineItems).toHaveLength(4);
  });
});
