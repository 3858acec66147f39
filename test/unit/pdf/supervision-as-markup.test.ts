import { describe, expect, it } from 'vitest';
import { amount, lines, type PlacedText, page, read, text } from './draw.ts';

const proposal = (...foot: [string, string][]) =>
  read(
    page(
      1,
      lines(
        [text(0, 'Paint', { bold: true })],
        [text(0, 'Ceiling of the den, 2 coats.'), amount(0, '600.00')],
        [text(0, 'Walls of the den, 1 coat.'), amount(0, '300.00')],
        [text(0, 'Electric', { bold: true })],
        [text(0, 'Replace the can light and its box.'), amount(0, '100.00')],
        ...foot.map(([label, sum]): PlacedText[] => [text(0, label, { x: 250 }), amount(0, sum)]),
      ),
    ),
  );

describe('overhead and supervision below the work', () => {
  it('is markup of the sum of the work above, and no row', () => {
    const { lineItems, printed } = proposal(
      ['Sum of the work above', '$ 1,000.00'],
      ['Overhead and supervision, 10%', '100.00'],
      ['Less church member discount', '(50.00)'],
      ['Total proposal', '$ 1,050.00'],
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Ceiling of the den, 2 coats.',
      'Walls of the den, 1 coat.',
      'Replace the can light and its box.',
    ]);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['line_items', 1000],
      ['grand', 1050],
    ]);
  });
});
