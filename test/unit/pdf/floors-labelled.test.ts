import { expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['#', 36, 'left'],
  ['Item', 60, 'left'],
  ['Quantity', 340],
  ['Unit', 352, 'left'],
  ['Unit Cost', 440],
  ['RCV', 540],
);

const room = (y: number, name: string, number: string) => [
  text(y, name, { x: 42, bold: true }),
  text(y, `L: 12' 0" W: 10' 0" H: 8' 0" Floor 120.00 SF Walls 352.00 SF`, { x: 105, size: 7 }),
  ...row(TABLE, y + 14, [number, 'Clean floor', '120.00', 'SF', '1.50', '180.00']),
  ...row(TABLE, y + 28, [`Totals: ${name}`, '', '', '', '', '180.00'], { bold: true }),
];

it('are levels above the rooms that stand on them', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      text(76, 'Floor: Basement', { bold: true }),
      ...room(90, 'Games Room', '1'),
      ...room(132, 'Furnace Room', '2'),
      ...row(TABLE, 174, ['Total: Basement', '', '', '', '', '360.00'], { bold: true }),
      text(188, 'Floor: Main Floor', { bold: true }),
      ...room(202, 'Entry', '3'),
      ...row(TABLE, 244, ['Total: Main Floor', '', '', '', '', '180.00'], { bold: true }),
      ...row(TABLE, 260, ['Estimate Total', '', '', '', '', '540.00'], { bold: true }),
    ]),
  );
  expect(lineItems.map((item) => item.printed?.path)).toEqual([
    ['Basement', 'Games Room'],
    ['Basement', 'Furnace Room'],
    ['Main Floor', 'Entry'],
  ]);
});
