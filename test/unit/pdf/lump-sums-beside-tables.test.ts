import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const LIST = columns(['Work', 79, 'left'], ['Price', 540]);
const TABLE = columns(
  ['Qty', 110],
  ['Unit', 120, 'left'],
  ['Description', 166, 'left'],
  ['Rate', 460],
  ['Amount', 540],
);

const OPTION: PlacedText[] = [
  { text: 'Option 1', x: 79, y: 300, bold: true },
  ...header(TABLE, 320),
  ...row(TABLE, 336, ['86', 'LF', 'Reroute the line', '10.00', '860.00']),
  ...row(TABLE, 350, ['4', 'EA', 'Wall drops', '25.00', '100.00']),
  ...row(TABLE, 370, ['', '', 'Total, Option 1', '', '960.00'], { bold: true }),
];

const list = (label: string, ...amounts: string[]): PlacedText[] => [
  ...header(LIST, 100),
  ...amounts.flatMap((amount, at) =>
    row(LIST, 116 + at * 14, [
      ['Shut down', 'Pull the vanity', 'Reset the toilet', 'Test'][at] ?? '',
      amount,
    ]),
  ),
  ...row(LIST, 170, [label, '$780.00'], { bold: true }),
];

const read3 = (runs: readonly PlacedText[]) =>
  read(page(1, [...runs, ...OPTION])).lineItems.map(({ description }) => description);

describe('lump sums beside tables with quantities', () => {
  it('are rows where the bold sum below them proves it', () => {
    expect(read3(list('Common work', '$165.00', '$420.00', '$195.00'))).toEqual([
      'Shut down',
      'Pull the vanity',
      'Reset the toilet',
      'Reroute the line',
      'Wall drops',
    ]);
  });

  it('are rows where one of them has a word for its amount that says it is paid', () => {
    expect(read3(list('Common work', 'PAID', '$420.00', '$195.00', '$165.00'))).toEqual([
      'Shut down',
      'Pull the vanity',
      'Reset the toilet',
      'Test',
      'Reroute the line',
      'Wall drops',
    ]);
  });

  it('are none where no sum does', () => {
    expect(read3(list('Common work', '$165.00', '$420.00', '$190.00'))).toEqual([
      'Reroute the line',
      'Wall drops',
    ]);
  });
});
