import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Notes that look like what heads, sums or begins a table: they stay the note of their row. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['TAX', 380],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const DOOR = ['10.00 EA', '250.00', '0.00', '2,500.00', '(0.00)', '2,500.00'];
const FELT = ['10.00 SQ', '38.00', '0.00', '380.00', '(0.00)', '380.00'];
const EDGE = ['40.00 LF', '3.00', '0.00', '120.00', '(0.00)', '120.00'];

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

/** Distances of the program's own prints: from row to row, and within running text. */
const ROW = 13.2;
const LINE = 10;

/** Two rooms of three rows; the note stands below a row of the first. */
const withNote = (note: readonly string[], below: 1 | 3) => {
  let y = 80;
  const down = (by: number): number => {
    y += by;
    return y;
  };
  const item = (number: number, cells: readonly string[]): PlacedText[] => [
    ...row(TABLE, down(ROW), cells),
    ...(number === below
      ? note.map((words, index) => text(down(index === 0 ? ROW : LINE), words))
      : []),
  ];
  const total = (label: string, sum: string): PlacedText[] =>
    row(TABLE, down(21), [label, '', '', '0.00', sum, '0.00', sum], { bold: true });
  return read(
    page(1, [
      text(60, 'Main Level', { x: 240, bold: true }),
      text(y, 'Kitchen', { bold: true }),
      ...header(TABLE, down(20)),
      ...item(1, ['1. Overhead door & hardware', ...DOOR]),
      ...item(2, ['2. Roofing felt', ...FELT]),
      ...item(3, ['3. Drip edge', ...EDGE]),
      ...total('Totals: Kitchen', '3,000.00'),
      text(down(30), 'Den', { bold: true }),
      ...header(TABLE, down(20)),
      ...item(4, ['4. Roofing felt', ...FELT]),
      ...item(5, ['5. Drip edge', ...EDGE]),
      ...total('Totals: Den', '500.00'),
      ...total('Total: Main Level', '3,500.00'),
    ]),
  );
};

const NOTES: readonly (readonly [string, ...string[]])[] = [
  ['Total: $1,250.00'],
  ['TOTAL 1,250.00'],
  ['Totals: 450.00'],
  ['Sub Total 500.00'],
  ['Grand total $500.00'],
  ['Kitchen total 500.00'],
  ['Total for all rooms: $4,500.00'],
  ['Bid of the plumber:', 'Labor $450.00', 'Material $212.50', 'Total $680.03'],
  ['CONTINUED - see the next page for more'],
  ["Room: Pantry 12' x 14'"],
  ["Pantry - 12' x 14' x 8'"],
  ['Area: 12 x 14 = 168 SF'],
  ["Height: 8'"],
  ['168 SF Walls'],
  ['168.00 SF Ceiling less 12.00 SF opening'],
  ["Door 3' x 7'"],
  ['Missing wall not included, goes to floor'],
  ['Summary Sheet attached'],
  ['Recap'],
  ['15'],
  ['Page: 3'],
  ['**per insured**'],
  ['--- moved ---'],
  ['*** PLEASE NOTE: ROOFER BID OF $1,940.00 OF 2/12 IS ATTACHED ***'],
  ['=== The old door is to be kept ==='],
  ['*** Owner reports that the floor was replaced in 2019. ***'],
  ['*** Posts sound, one panel leaning by the gate. ***'],
  ['*** Was $1,200.00 before the supplement ***'],
  ['Item Qty Price Total', 'Faucet 1 125.00 125.00', 'Trap 2 14.50 29.00'],
  ['Description Quantity Price Total'],
  ['Yes'],
  ['Per contract'],
  [
    'The estimate left out the felt. We ask for 33.66 SQ',
    '1. The cost of the line item is $1,687.11.',
    'a. The report of the roof shows 3,366.00 SF, 33.66 SQ.',
    'b. Felt goes below all of the shingles.',
  ],
  ['Temp. 72°F, RH 45%'],
  ['sales@example.com'],
];

describe('a note stays the note of its row', () => {
  it.each(NOTES.map((note) => [note.join(' / '), note] as const))('%s', (_, note) => {
    for (const below of [1, 3] as const) {
      const { lineItems, printed } = withNote(note, below);
      expect(lineItems.map((item) => [item.room, item.section, item.description])).toEqual([
        ['Kitchen', null, 'Overhead door & hardware'],
        ['Kitchen', null, 'Roofing felt'],
        ['Kitchen', null, 'Drip edge'],
        ['Den', null, 'Roofing felt'],
        ['Den', null, 'Drip edge'],
      ]);
      expect(lineItems.map((item) => item.f9Note)).toEqual(
        [1, 2, 3, 4, 5].map((number) => (number === below ? note.join('\n') : null)),
      );
      expect(printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
        ['Kitchen', 3000],
        ['Den', 500],
        ['Main Level', 3500],
      ]);
    }
  });
});

describe('`PWI` alone on its line', () => {
  it('is the note of the row above, however close the next one stands', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'Kitchen', { bold: true }),
        ...header(TABLE, 80),
        ...row(TABLE, 94, ['1. Roofing felt - stick frame roof (using', ...FELT]),
        text(106, 'rafter length)'),
        text(123, 'PWI'),
        ...row(TABLE, 137, ['2. Drip edge', ...EDGE]),
        ...row(TABLE, 151, ['3. Overhead door & hardware', ...DOOR]),
        ...row(TABLE, 165, ['4. Roofing felt', ...FELT]),
      ]),
    );
    expect(lineItems.map((item) => [item.section, item.f9Note, item.isPaidWhenIncurred])).toEqual([
      [null, 'PWI', true],
      [null, null, false],
      [null, null, false],
      [null, null, false],
    ]);
  });
});

describe('a sentence between stars in bold type', () => {
  it('is a note and no section', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'Kitchen', { bold: true }),
        ...header(TABLE, 80),
        ...row(TABLE, 94, ['1. Roofing felt', ...FELT]),
        text(104, '*** Per the insured. ***', { x: 52, bold: true, italic: true }),
        ...row(TABLE, 118, ['2. Drip edge', ...EDGE]),
        ...row(TABLE, 138, ['Totals: Kitchen', '', '', '0.00', '500.00', '0.00', '500.00']),
      ]),
    );
    expect(lineItems.map(({ section, f9Note }) => [section, f9Note])).toEqual([
      [null, '*** Per the insured. ***'],
      [null, null],
    ]);
  });
});
