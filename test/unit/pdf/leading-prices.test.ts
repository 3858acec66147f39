import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

/** A price in the margin and what it pays for behind it; texts that go on stand below each other. */
const letter = (rows: readonly (readonly [string, ...string[]])[]): PlacedText[] => {
  let y = 160;
  const runs: PlacedText[] = [
    { text: 'Bid for Nora Lindqvist', x: 60, y: 60 },
    { text: '18 Cobbler Lane, Decorah, IA 52101', x: 60, y: 74 },
    { text: 'The prices are in front, what you get for them is behind.', x: 60, y: 110 },
  ];
  for (const [price, ...lines] of rows) {
    runs.push({ text: price, x: 60, y });
    for (const text of lines) {
      runs.push({ text, x: 150, y });
      y += 13;
    }
    y += 8;
  }
  return runs;
};

const rows: readonly (readonly [string, ...string[]])[] = [
  ['$380.00', 'Take down what is left of the awning, cut it up,', 'haul it off'],
  ['$1,126.40', 'New rafters, 2 x 6 treated, notched over the', 'ledger, 128 ft at $8.80 a foot'],
  ['$92.00', 'Brackets, 8 at $11.50 each'],
  ['no charge', 'Paint the two posts'],
];

describe('prices in front of what they pay for', () => {
  it('are rows where they come to a sum that stands in front as well', () => {
    const { lineItems, printed } = read(
      page(
        1,
        letter([
          ...rows,
          ['$1,598.40', 'before tax'],
          ['$111.89', 'Iowa tax 7%'],
          ['$1,710.29', 'all together'],
        ]),
      ),
    );
    expect(
      lineItems.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Take down what is left of the awning, cut it up, haul it off', 1, null, null, 380],
      ['New rafters, 2 x 6 treated, notched over the ledger', 128, 'FT', 8.8, 1126.4],
      ['Brackets', 8, 'EA', 11.5, 92],
      ['Paint the two posts', 1, null, 0, 0],
    ]);
    expect(lineItems[3]?.printed?.priceNote).toBe('no charge');
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toContain(1598.4);
  });

  it('end at the sums: what is said of a deposit further down is no row', () => {
    const { lineItems } = read(
      page(1, [
        ...letter([...rows, ['$1,598.40', 'all together']]),
        { text: '$500.00 when you say yes because the lumber is ordered for you.', x: 60, y: 400 },
      ]),
    );
    expect(lineItems).toHaveLength(4);
  });

  it('are no rows where nothing adds up', () => {
    const print = page(1, letter([...rows, ['$1,600.00', 'all together']]));
    expect(() => read(print)).toThrow('table of line items');
  });
});
