import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A member's print, which leaves out names of rooms that are too long for the line of their totals. */

const TABLE = columns(['QUANTITY', 120], ['UNIT', 200], ['TAX', 280], ['RCV', 360], ['ACV', 440]);

const room = (y: number, name: string, number: number, sum: string): PlacedText[] => [
  { text: name, x: 40, y, bold: true, size: 11 },
  { text: "Height: 8'", x: 400, y },
  ...header(TABLE, y + 16),
  { text: `${number}. Clean the ${name}`, x: 40, y: y + 32 },
  ...row(TABLE, y + 44, ['10.00 SF', '10.00', '0.00', '100.00', '100.00']),
  { text: `${number + 1}. Paint the ${name}`, x: 40, y: y + 58 },
  ...row(TABLE, y + 70, ['20.00 SF', '10.00', '0.00', '200.00', '200.00']),
  { text: sum, x: 40, y: y + 86, bold: true },
  ...row(TABLE, y + 86, ['', '', '0.00', '300.00', '300.00']).map((run) => ({
    ...run,
    bold: true,
  })),
];

it('a total without a name closes the room that it comes to', () => {
  const { printed } = read(
    page(1, [
      ...room(60, 'Kitchen', 1, 'Totals: Kitchen'),
      ...room(180, 'Breakfast and Utility Entry', 3, 'Totals:'),
      { text: 'Line Item Totals: QUILLON', x: 40, y: 300, bold: true },
      ...row(TABLE, 300, ['', '', '0.00', '600.00', '600.00']).map((run) => ({
        ...run,
        bold: true,
      })),
    ]),
  );
  expect(printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv])).toEqual([
    ['room', 'Kitchen', 300],
    ['room', 'Breakfast and Utility Entry', 300],
    ['line_items', 'QUILLON', 600],
  ]);
});
