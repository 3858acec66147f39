import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line item', 47, 'left'],
  ['Qty', 340],
  ['Unit', 360, 'left'],
  ['Price', 440],
  ['Total', 540],
);

const remark = (y: number, text: string): PlacedText => ({ text, x: 55, y, size: 7.5 });

describe('remarks that are set in below rows in smaller type', () => {
  it('leave a line at the edge of the descriptions to these, though it begins with a capital', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 118, [
          'Tear off screw down panel, load and recycle',
          '38.00',
          'SQ',
          '10.00',
          '380.00',
        ]),
        ...row(TABLE, 136, [
          'Panel 24 ga, snap lock, two coats in color "Old',
          '38.00',
          'SQ',
          '20.00',
          '760.00',
        ]),
        ...row(TABLE, 147, ['Mill Gray", cut to length on site']),
        remark(159, 'Dents over one inch on all slopes, none of them covered per agent'),
        ...row(TABLE, 177, [
          'High temp underlayment, self adhered',
          '38.00',
          'SQ',
          '5.00',
          '190.00',
        ]),
        ...row(TABLE, 195, ['Ridge cap, vented with closures', '70.00', 'LF', '2.00', '140.00']),
        remark(207, 'Closures by the maker of the panel'),
        ...row(TABLE, 225, ['Eave drip and gutter apron', '90.00', 'LF', '1.00', '90.00']),
        ...row(TABLE, 243, ['Skylight panel, fiberglass', '4.00', 'EA', '30.00', '120.00']),
        remark(255, 'Two of four cracked thru'),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note]).slice(1, 4)).toEqual([
      [
        'Panel 24 ga, snap lock, two coats in color "Old Mill Gray", cut to length on site',
        'Dents over one inch on all slopes, none of them covered per agent',
      ],
      ['High temp underlayment, self adhered', null],
      ['Ridge cap, vented with closures', 'Closures by the maker of the panel'],
    ]);
  });
});
