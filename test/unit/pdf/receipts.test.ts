import { describe, expect, it } from 'vitest';
import { amount, lines, type PlacedText, page, read, text } from './draw.ts';

/** Receipts: a name, and how much of it at which price above or below what it comes to. */

const figures = (...pages: PlacedText[][]) =>
  read(...pages.map((runs, at) => page(at + 1, runs))).lineItems.map((item) => [
    item.room,
    item.description,
    item.quantity,
    item.unit,
    item.unitPrice,
    item.rcv,
  ]);

describe('receipts', () => {
  it('mark behind an amount what is taxed', () => {
    expect(
      figures(
        lines(
          'Tech: Orla T-9',
          '--------------------------------',
          'Snake main line',
          [text(0, '2 HR x 95.00', { x: 46 }), amount(0, '190.00')],
          'Replace shut-off valve,',
          '1/2 in. angle',
          [text(0, '3 EA x 41.20', { x: 46 }), amount(0, '123.60 T')],
          'Replace P-trap',
          [text(0, '1 EA x 22.75', { x: 46 }), amount(0, '22.75 T')],
          [text(0, 'SUBTOTAL'), amount(0, '336.35')],
          [text(0, 'TAX 6% (T)'), amount(0, '8.78')],
          [text(0, 'TOTAL', { bold: true }), amount(0, '$345.13')],
        ),
      ),
    ).toEqual([
      ['General', 'Snake main line', 2, 'HR', 95, 190],
      ['General', 'Replace shut-off valve, 1/2 in. angle', 3, 'EA', 41.2, 123.6],
      ['General', 'Replace P-trap', 1, 'EA', 22.75, 22.75],
    ]);
  });

  it('mark so the amounts beside names, too, with how much of it below', () => {
    expect(
      figures(
        lines(
          [text(0, 'GFCI OUTLET'), amount(0, '56.64 TX')],
          '2 @ 28.32',
          [text(0, 'DUMPSTER 20 YD'), amount(0, '540.00 N')],
          '1 @ 540.00',
          [text(0, 'TOTAL'), amount(0, '$596.64')],
        ),
      ),
    ).toEqual([
      ['General', 'GFCI OUTLET', 2, null, 28.32, 56.64],
      ['General', 'DUMPSTER 20 YD', 1, null, 540, 540],
    ]);
  });
});
