import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A bid typed in a letter: numbers in the margin without a head, remarks set in and slanted. */

const TABLE = columns(
  ['Description', 108, 'left'],
  ['Qty', 382],
  ['Unit', 393, 'left'],
  ['Rate', 465],
  ['Amount', 533],
);

const numbered = (y: number, number: string, ...cells: string[]): PlacedText[] => [
  { text: number, x: 69, y },
  ...row(TABLE, y, cells),
];

const place = (y: number, text: string): PlacedText => ({ text, x: 108, y, bold: true });

const bid = (numbers: readonly string[], below: string) => {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = numbers;
  return read(
    page(1, [
      ...header(TABLE, 100),
      place(114, 'House'),
      ...numbered(128, first, 'Tear off old roof, haul the debris', '10', 'SQ', '60.00', '600.00'),
      { text: 'Two layers at the north eave', x: 117, y: 140, size: 8.5, italic: true },
      ...numbered(
        155,
        second,
        'Install laminated shingles with six nails, color',
        '10',
        'SQ',
        '300.00',
        '3,000.00',
      ),
      { text: 'Weathered Wood, including starter and waste', x: 108, y: 166.5 },
      ...numbered(
        178.9,
        third,
        'Hip and ridge cap, high profile, as before',
        '50',
        'LF',
        '8.00',
        '400.00',
      ),
      place(194, 'Garage'),
      ...numbered(
        206,
        fourth,
        'Replace gutter with two downspouts at the wall',
        '20',
        'LF',
        '9.00',
        '180.00',
      ),
      ...numbered(218, fifth, 'Magnet sweep of lawn and drive', '1', 'EA', '45.00', '45.00'),
      { text: below, x: 108, y: 230 },
      ...row(TABLE, 242, ['TOTAL BID', '', '', '', '4,225.00'], { bold: true }),
    ]),
  ).lineItems.map(({ printed, description, f9Note }) => [printed?.lineNumber, description, f9Note]);
};

const NUMBERS = ['A-1', 'A-2', 'A-3', 'B-1', 'B-2'];
const SUMS = 'House $4,000.00 – Garage $225.00';

describe('a bid in a letter', () => {
  it('numbers its rows in the margin', () => {
    expect(bid(NUMBERS, SUMS).map(([number]) => number)).toEqual(NUMBERS);
  });

  it('does not number rows by codes that do not count on', () => {
    expect(bid(['A-1', 'A-7', 'A-3', 'B-2', 'B-9'], SUMS).map(([number]) => number)).toEqual(
      Array(5).fill(null),
    );
  });

  it('goes on with words in their type, where remarks are slanted and set in', () => {
    expect(bid(NUMBERS, SUMS).slice(0, 2)).toEqual([
      ['A-1', 'Tear off old roof, haul the debris', 'Two layers at the north eave'],
      [
        'A-2',
        'Install laminated shingles with six nails, color Weathered Wood, including starter and waste',
        null,
      ],
    ]);
  });

  it('says below its last row what each place comes to', () => {
    expect(bid(NUMBERS, SUMS).at(-1)).toEqual(['B-2', 'Magnet sweep of lawn and drive', null]);
  });

  it('says something of its last row with amounts that are none of its places', () => {
    const remark = 'House $4,100.00 – Garage $225.00';
    expect(bid(NUMBERS, remark).at(-1)).toEqual(['B-2', 'Magnet sweep of lawn and drive', remark]);
  });
});
