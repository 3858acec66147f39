import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['#', 40, 'left'],
  ['Item submitted', 60, 'left'],
  ['Qty', 300],
  ['Unit RCV', 400],
  ['Total RCV', 480],
  ['ACV', 560],
);

const readRow = (...cells: string[]) =>
  read(
    page(1, [
      { text: 'Den', x: 40, y: 60, bold: true, size: 11 },
      ...header(TABLE, 80),
      ...row(TABLE, 96, ['1', 'Desk', '1', '$50.00', '$50.00', '$20.00']),
      ...row(TABLE, 110, ['2', 'Lamp', '2', '$30.00', '$60.00', '$45.00']),
      ...row(TABLE, 124, ['3', 'Clock', '1', '$20.00', '$20.00', '$19.00']),
      ...row(TABLE, 138, ['4', ...cells]),
      ...row(TABLE, 152, ['5', 'Rug', '1', '$40.00', '$40.00', '$20.00']),
    ]),
  ).lineItems.map(({ description, quantity, rcv, printed }) => [
    description,
    quantity,
    rcv,
    printed?.priceNote ?? null,
  ]);

describe('words in capitals at the edge of the amounts', () => {
  it.each(['HEIRLOOM', 'NOT VALUED'])('stand for an amount: %s', (word) => {
    expect(readRow('Photo album', '7', '', word)).toEqual([
      ['Desk', 1, 50, null],
      ['Lamp', 2, 60, null],
      ['Clock', 1, 20, null],
      ['Photo album', 7, null, word],
      ['Rug', 1, 40, null],
    ]);
  });
});
