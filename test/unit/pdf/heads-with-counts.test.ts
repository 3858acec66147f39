import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Line item', 40, 'left'],
  ['Quantity', 320],
  ['RCV', 380],
  ['Depreciation', 450],
  ['ACV', 510],
  ['Status', 530, 'left'],
);

/** A trade with how many rows it has at the right, and sums that may be whole dollars. */
const trade = (name: string, count: string, y: number): PlacedText[] => [
  { text: name, x: 40, y, size: 13, bold: true },
  { text: count, x: 600, y, size: 8, align: 'right' },
  ...header(TABLE, y + 14),
  ...row(TABLE, y + 28, ['Felt', '21.5 SQ', '$801.25', '$1.25', '$800', 'APPROVED']),
  ...row(TABLE, y + 42, ['Flashing', '16 LF', '$189', '$0', '$189', 'PENDING']),
  ...row(TABLE, y + 56, [`${name} total`, '', '$990.25', '$1.25', '$989'], { bold: true }),
];

describe('heads with the count of their rows', () => {
  it.each([['2 items'], ['2 line items'], ['14 rows']])('are the name alone beside %s', (count) => {
    const { lineItems, printed } = read(
      page(1, [...trade('Roofing', count, 60), ...trade('Gutters & Siding', count, 140)]),
    );
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Roofing', 801.25],
      ['Roofing', 189],
      ['Gutters & Siding', 801.25],
      ['Gutters & Siding', 189],
    ]);
    expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv, amounts.acv])).toEqual([
      ['Roofing', 990.25, 989],
      ['Gutters & Siding', 990.25, 989],
    ]);
  });
});
