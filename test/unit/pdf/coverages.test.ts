import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const ROOMS: [string, string[][], string[]][] = [
  [
    'Dwelling Roof',
    [
      ['1. Shingles', '10.00 SQ', '250.00', '2,500.00', '(0.00)', '2,500.00'],
      ['2. Felt', '10.00 SQ', '38.00', '380.00', '(0.00)', '380.00'],
    ],
    ['', '', '2,880.00', '0.00', '2,880.00'],
  ],
  [
    'Shed Roof',
    [['3. Drip edge', '40.00 LF', '3.00', '120.00', '(0.00)', '120.00']],
    ['', '', '120.00', '0.00', '120.00'],
  ],
];

const labelled = (y: number, label: string, amount: string): PlacedText[] => [
  { text: label, x: 60, y },
  { text: amount, x: 500, y, align: 'right' },
];

/** Two rooms, their sums, and what stands on the page behind them. */
const estimateWith = (behind: PlacedText[]): Estimate => {
  let y = 60;
  const down = (by: number): number => {
    y += by;
    return y;
  };
  const runs: PlacedText[] = [];
  for (const [name, rows, total] of ROOMS) {
    runs.push({ text: name, x: 180, y: down(30), bold: true }, ...header(TABLE, down(20)));
    for (const cells of rows) runs.push(...row(TABLE, down(14), cells));
    runs.push(...row(TABLE, down(20), [`Totals: ${name}`, ...total], { bold: true }));
  }
  const whole = ['Line Item Totals: ELM', '', '', '3,000.00', '0.00', '3,000.00'];
  runs.push(...row(TABLE, y + 20, whole, { bold: true }));
  return read(page(1, runs), page(2, behind));
};

const summary = (y: number, coverage: string, amount: string): PlacedText[] => [
  { text: `Summary for ${coverage}`, x: 220, y, bold: true },
  ...labelled(y + 20, 'Line Item Total', amount),
  ...labelled(y + 34, 'Replacement Cost Value', `$${amount}`),
  ...labelled(y + 48, 'Net Claim', `$${amount}`),
];

const RECAP: PlacedText[] = [
  { text: 'Recap by Room', x: 240, y: 300, bold: true },
  ...labelled(330, 'Dwelling Roof', '2,880.00'),
  { text: '96.00%', x: 560, y: 330, align: 'right' },
  ...labelled(344, 'Coverage: Dwelling  100.00% =', '2,880.00'),
  ...labelled(358, 'Shed Roof', '120.00'),
  { text: '4.00%', x: 560, y: 358, align: 'right' },
  ...labelled(372, 'Coverage: Other Structures  100.00% =', '120.00'),
];

const coveragesOf = ({ lineItems }: Estimate): (string | null)[] =>
  lineItems.map(({ printed }) => printed?.coverage ?? null);

describe('coverages of items', () => {
  it('are those that the recap by room names below each room', () => {
    expect(coveragesOf(estimateWith(RECAP))).toEqual(['Dwelling', 'Dwelling', 'Other Structures']);
  });

  it('may have long names that go on below their amounts', () => {
    const long = [
      ...RECAP,
      { text: '33 Wind & Removal', x: 60, y: 382 },
      { text: '8/2/2026', x: 60, y: 410 },
    ];
    expect(coveragesOf(estimateWith(long))[2]).toBe('Other Structures 33 Wind & Removal');
  });

  it('stay open where two coverages bear a room', () => {
    const shared = RECAP.map((run) =>
      run.text === '2,880.00' && run.y === 344 ? { ...run, text: '2,000.00' } : run,
    );
    expect(coveragesOf(estimateWith(shared))).toEqual([null, null, 'Other Structures']);
  });

  it('are held against their own summary', () => {
    const wrong = [
      ...summary(60, 'Dwelling', '2,880.00'),
      ...summary(160, 'Other Structures', '130.00'),
    ];
    expect(reconcile(estimateWith([...wrong, ...RECAP])).failures).toMatchObject([
      { scope: 'summary', name: 'Other Structures', printed: 130, computed: 120 },
    ]);
  });

  it('make no failure where the packet lacks the summary of one of them', () => {
    const one = summary(60, 'AA-Dwelling', '2,880.00');
    expect(reconcile(estimateWith(one)).failures).toEqual([]);
    expect(reconcile(estimateWith([...one, ...RECAP])).failures).toEqual([]);
  });

  it('make a failure where no whole room is what a summary leaves out', () => {
    expect(reconcile(estimateWith(summary(60, 'AA-Dwelling', '2,870.00'))).failures).toMatchObject([
      { scope: 'summary', figure: 'line_item_total', printed: 2870, computed: 3000 },
    ]);
  });
});

describe('summaries', () => {
  const namesOf = (...titles: string[]): unknown[] => {
    const behind = [
      ...titles.map((text, index) => ({ text, x: 306 - text.length * 2.25, y: 50 + index * 10 })),
      ...labelled(100, 'Line Item Total', '3,000.00'),
      ...labelled(114, 'Net Claim', '$3,000.00'),
      { text: 'Sublimit Recap', x: 270, y: 160, bold: true },
      ...labelled(180, 'Fallen Trees', '$500.00'),
    ];
    const { printed } = estimateWith(behind);
    return (printed?.summaries ?? []).map(({ coverage, other }) => [coverage, other]);
  };

  it('have titles over two lines', () => {
    expect(
      namesOf('Summary for Coverage A - Dwelling - 12 Wind - Trees, Shrubs, and', 'Lawns'),
    ).toEqual([['Coverage A - Dwelling - 12 Wind - Trees, Shrubs, and Lawns', []]]);
  });

  it('take only the total of what is paid when incurred from below them', () => {
    const { printed } = estimateWith([
      ...summary(60, 'Dwelling', '3,000.00'),
      { text: 'Dwelling - Codes Paid When Incurred', x: 220, y: 130, bold: true },
      ...labelled(150, 'Line Item Total', '90.00'),
      ...labelled(164, 'Material Sales Tax', '10.00'),
      ...labelled(178, 'Replacement Cost Value', '$100.00'),
      ...labelled(192, 'Total Paid When Incurred', '$100.00'),
    ]);
    expect(printed?.summaries).toMatchObject([
      { coverage: 'Dwelling', rcv: 3000, taxes: [], paidWhenIncurred: 100, other: [] },
    ]);
  });

  it('bear the coverage’s name above that of all its items', () => {
    expect(namesOf('Summary for', 'XX-Dwelling', 'Summary for All Items')).toEqual([
      ['XX-Dwelling', []],
    ]);
    expect(namesOf('Summary for All Items')).toEqual([['All Items', []]]);
  });
});

describe('the recap by category', () => {
  it('names no heads, sums or markups as categories', () => {
    const { printed } = estimateWith([
      { text: 'Recap by Category', x: 240, y: 60, bold: true },
      { text: 'General Contractor O&P Items', x: 60, y: 80, bold: true },
      ...labelled(94, 'ROOFING', '2,500.00'),
      ...labelled(108, 'General Contractor O&P Items Subtotal', '2,500.00'),
      { text: 'Non-General Contractor O&P Items', x: 60, y: 122, bold: true },
      ...labelled(136, 'CLEANING', '500.00'),
      ...labelled(150, 'Non-General Contractor O&P Items Subtotal', '500.00'),
      ...labelled(164, 'General Contractor Overhead', '250.00'),
      ...labelled(178, 'General Contractor Profit', '250.00'),
      ...labelled(192, 'Total', '3,500.00'),
    ]);
    expect(
      printed?.recapByCategory.map((row) => [row.name, row.amount, row.overheadProfitItems]),
    ).toEqual([
      ['ROOFING', 2500, true],
      ['CLEANING', 500, false],
    ]);
  });

  it('ends with its grand total, as that by room does', () => {
    const { printed } = estimateWith([
      { text: 'Recap by Room', x: 240, y: 60, bold: true },
      ...labelled(80, 'Den', '2,500.00'),
      ...labelled(94, 'Subtotal: Main Level', '2,500.00'),
      ...labelled(108, 'Grand Total', '2,500.00'),
    ]);
    expect(printed?.recapByRoom.map(({ name }) => name)).toEqual(['Den']);
  });
});
