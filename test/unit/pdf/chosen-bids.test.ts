import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row, text } from './draw.ts';

const BIDS = columns(
  ['No.', 36, 'left'],
  ['Work', 80, 'left'],
  ['Alder Roofing &', 390],
  ['Birch & Daughter', 480],
  ['Cedar Exteriors', 570],
);

/** Three bids, of which the second is marked as selected below its name, with what its rows come to. */
const comparison = (total: string): PlacedText[] => [
  text(40, 'Comparison of bids for the grange hall', { bold: true }),
  ...row(
    BIDS,
    96,
    BIDS.map(({ heading }) => heading),
    { bold: true },
  ),
  ...row(BIDS, 107, ['', '', 'Siding', 'Builders'], { bold: true }),
  ...row(BIDS, 118, ['', '', '', '** SELECTED **'], { bold: true }),
  ...row(BIDS, 132, ['Hall'], { bold: true, italic: true }),
  ...row(BIDS, 145, ['1', 'Tear off two layers', '5,100.00', '4,800.00', '5,600.00']),
  ...row(BIDS, 158, ['2', 'Standing seam roof', '21,400.00', '20,950.00', 'extra']),
  ...row(BIDS, 171, ['3', 'Refasten cable', '120.00', 'Included', '350.00']),
  ...row(BIDS, 184, ['4', 'Signboard', '900.00', 'By church', 'no bid']),
  ...row(BIDS, 197, ['5', 'Discount if all given to one', '(500.00)', '(750.00)', '-']),
  ...row(BIDS, 210, ['', 'TOTAL BID', '$27,020.00', total, '$6,300.00'], { bold: true }),
];

describe('bids beside each other, of which one is marked as selected below its name', () => {
  it('has the prices of that one, and what it says where it has none', () => {
    const { lineItems, printed } = read(page(1, comparison('$25,000.00')));
    expect(
      lineItems.map(({ description, rcv, printed: own }) => [description, rcv, own?.priceNote]),
    ).toEqual([
      ['Tear off two layers', 4800, null],
      ['Standing seam roof', 20950, null],
      ['Refasten cable', 0, 'Included'],
      ['Signboard', null, 'By church'],
      ['Discount if all given to one', -750, null],
    ]);
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toContain(25000);
  });
});
