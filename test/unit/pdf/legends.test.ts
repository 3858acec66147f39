import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 400],
  ['DEPREC.', 470],
  ['ACV', 540],
);

const one = (y: number, name: string): PlacedText[] =>
  row(TABLE, y, [name, '2.00 EA', '50.00', '100.00', '(10.00) [M]', '90.00']);

describe('what the signs of a table mean', () => {
  it('is no note of the row above it', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 36, y: 60, bold: true },
        ...header(TABLE, 80),
        ...one(100, '1. Sink'),
        { text: '[M] per the manufacturer', x: 36, y: 111 },
        ...one(128, '2. Range hood'),
        { text: 'Per the insured.', x: 36, y: 139 },
        { text: '( ) - recoverable depreciation.  < > - non-recoverable.', x: 36, y: 155 },
        { text: '[M] - Indicates that the percentage was limited by the', x: 36, y: 166 },
        { text: 'maximum allowable depreciation for this item', x: 36, y: 177 },
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Sink', '[M] per the manufacturer'],
      ['Range hood', 'Per the insured.'],
    ]);
  });
});
