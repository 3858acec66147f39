import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const HEADS = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 400],
  ['RCV', 470],
);
const CELLS = columns(
  ['description', 36, 'left'],
  ['quantity', 300],
  ['unit', 355, 'left'],
  ['price', 400],
  ['rcv', 470],
);

describe('UNIT and PRICE side by side', () => {
  it('are two columns where a measure stands under one and an amount under the other', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 80, bold: true },
        ...header(HEADS, 100),
        ...row(CELLS, 120, ['1. Shingles', '24.00', 'SQ', '310.00', '7,440.00']),
        ...row(CELLS, 134, ['2. Felt', '24.00', 'SQ', '40.00', '960.00']),
      ]),
    );
    expect(lineItems).toMatchObject([
      { description: 'Shingles', quantity: 24, unit: 'SQ', unitPrice: 310, rcv: 7440 },
      { description: 'Felt', quantity: 24, unit: 'SQ', unitPrice: 40, rcv: 960 },
    ]);
  });
});
