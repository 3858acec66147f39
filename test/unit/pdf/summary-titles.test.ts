import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

it('has the whole of a title whose second line is a little off the middle of the first', () => {
  const { printed } = read(
    page(1, [
      ...header(WORK, 100),
      ...row(WORK, 120, ['1. Sink', '1.00 EA', '950.00', '950.00']),
      ...row(WORK, 150, ['Line Item Totals: SAMPLE', '', '', '950.00'], { bold: true }),
    ]),
    page(2, [
      { text: 'Summary for Coverage A - 35 Windstorm and', x: 160, y: 60, size: 11, bold: true },
      { text: 'Hail', x: 269, y: 73.75, size: 11, bold: true },
      { text: 'Line Item Total', x: 74, y: 92 },
      { text: '950.00', x: 500, y: 92, align: 'right' },
      { text: 'Replacement Cost Value', x: 74, y: 104 },
      { text: '$950.00', x: 500, y: 104, align: 'right' },
    ]),
  );
  expect(printed?.summaries.map(({ coverage, rcv }) => [coverage, rcv])).toEqual([
    ['Coverage A - 35 Windstorm and Hail', 950],
  ]);
});
