import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['No.', 40],
  ['Description', 60, 'left'],
  ['Qty', 240],
  ['Unit', 250, 'left'],
  ['Price', 320],
  ['Amount', 380],
);

const sum = (label: string, amount: string, y: number): PlacedText[] => [
  { text: label, x: 410, y },
  { text: amount, x: 580, y, align: 'right' },
];

const ROWS = [
  ['1', 'Coil wrap', '18', 'EA', '92.00', '1,656.00'],
  ['2', 'Interior stop', '84', 'LF', '6.35', '533.40'],
  ['3', 'Lead safe work', '18', 'EA', '38.00', '684.00'],
  ['4', 'Disposal', '1', 'EA', '210.00', '210.00'],
  ['5', 'Re-screen', '3', 'EA', '44.00', '132.00'],
];

/** The first two sums stand on the level of the head and the first row. */
const sums = [
  ...sum('Work', '$3,215.40', 100),
  ...sum('Subtotal', '$3,215.40', 116),
  ...sum('Sales tax 5%', '$160.77', 132),
  ...sum('Total', '$3,376.17', 148),
];

const rowsOf = (from: number, to: number): PlacedText[] =>
  ROWS.slice(from, to).flatMap((cells, at) => row(TABLE, 116 + at * 16, cells));

const itemsOf = (...pages: ReturnType<typeof page>[]) => {
  const { lineItems, printed } = read(...pages);
  return {
    rows: lineItems.map(({ description, unit, unitPrice, rcv }) => [
      description,
      unit,
      unitPrice,
      rcv,
    ]),
    totals: (printed?.totals ?? []).map(({ kind, amounts }) => [
      kind,
      amounts.rcv ?? amounts.lineItemTotal,
    ]),
  };
};

const WHOLE = {
  rows: [
    ['Coil wrap', 'EA', 92, 1656],
    ['Interior stop', 'LF', 6.35, 533.4],
    ['Lead safe work', 'EA', 38, 684],
    ['Disposal', 'EA', 210, 210],
    ['Re-screen', 'EA', 44, 132],
  ],
  total: 3376.17,
};

describe('sums in a box beside the table', () => {
  it('are no cells of its rows', () => {
    const { rows, totals } = itemsOf(page(1, [...header(TABLE, 100), ...rowsOf(0, 5), ...sums]));
    expect(rows).toEqual(WHOLE.rows);
    expect(totals.map(([, amount]) => amount)).toContain(WHOLE.total);
  });

  it('stand below the last row where the table goes on overleaf, and what is repeated there is left out', () => {
    const { rows, totals } = itemsOf(
      page(1, [...header(TABLE, 100), ...rowsOf(0, 4), ...sums]),
      page(2, [...header(TABLE, 100), ...rowsOf(4, 5), ...sum('Work', '$3,215.40', 100)]),
    );
    expect(rows).toEqual(WHOLE.rows);
    expect(totals.map(([, amount]) => amount)).toContain(WHOLE.total);
  });

  it('are none where every row has the same words before its amount', () => {
    const rows = ROWS.flatMap(([, text = '', count = '', , price = '', amount = ''], at) => [
      { text, x: 60, y: 116 + at * 16 },
      { text: count, x: 240, y: 116 + at * 16, align: 'right' as const },
      { text: price, x: 320, y: 116 + at * 16, align: 'right' as const },
      ...sum('No Tax', amount, 116 + at * 16),
    ]);
    const heads = [
      { text: 'Description', x: 60, y: 100, bold: true },
      { text: 'Quantity', x: 240, y: 100, bold: true, align: 'right' as const },
      { text: 'Unit Price', x: 320, y: 100, bold: true, align: 'right' as const },
      { text: 'Tax', x: 410, y: 100, bold: true },
      { text: 'Amount', x: 580, y: 100, bold: true, align: 'right' as const },
    ];
    expect(
      itemsOf(page(1, [...heads, ...rows])).rows.map(([text, , price, rcv]) => [text, price, rcv]),
    ).toEqual(WHOLE.rows.map(([text, , price, rcv]) => [text, price, rcv]));
  });
});
