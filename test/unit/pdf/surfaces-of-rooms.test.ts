import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Operation', 36, 'left'],
  ['Item', 110, 'left'],
  ['Qty', 340],
  ['Unit', 350, 'left'],
  ['Unit Cost', 420],
  ['Repl. Cost', 500],
  ['ACV', 570],
);

const sum = (y: number, label: string, amount: string): PlacedText[] =>
  row(TABLE, y, ['', label, '', '', '', amount, amount], { bold: true });

/** A room with two surfaces, each with its measure behind the name and a subtotal. */
const room = (y: number, head: string, name: string, surfaces: readonly string[]): PlacedText[] => [
  { text: head, x: 36, y, bold: true, size: 9.5 },
  ...header(TABLE, y + 14),
  { text: `${surfaces[0]} 140.00 SF`, x: 36, y: y + 28 },
  ...row(TABLE, y + 42, ['Replace', 'Drywall', '10.00', 'SF', '2.00', '20.00', '20.00']),
  ...row(TABLE, y + 56, ['Paint', 'Ceiling paint', '10.00', 'SF', '1.00', '10.00', '10.00']),
  ...sum(y + 70, `${surfaces[0]} Subtotal`, '30.00'),
  { text: `${surfaces[1]} 280.00 SF`, x: 36, y: y + 84 },
  ...row(TABLE, y + 98, ['Replace', 'Door', '1.00', 'EA', '200.00', '200.00', '200.00']),
  ...sum(y + 112, `${surfaces[1]} Subtotal`, '200.00'),
  ...sum(y + 126, `${name} Total`, '230.00'),
];

describe('surfaces with their measures below a room', () => {
  it('are sections of the room that stands above with its size, and their sums the sections', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...room(60, `Entry Hall 10' 4" x 14' 0" x 8' 0"`, 'Entry Hall', ['Ceiling', 'Walls']),
        ...room(210, 'Roof - Main Slope', 'Roof - Main Slope', ['Covering', 'Edges']),
        ...sum(360, 'Estimate Total', '460.00'),
      ]),
    );
    expect(lineItems.map(({ room, section, description }) => [room, section, description])).toEqual(
      [
        ['Entry Hall', 'Ceiling', 'Drywall'],
        ['Entry Hall', 'Ceiling', 'Ceiling paint'],
        ['Entry Hall', 'Walls', 'Door'],
        ['Roof - Main Slope', 'Covering', 'Drywall'],
        ['Roof - Main Slope', 'Covering', 'Ceiling paint'],
        ['Roof - Main Slope', 'Edges', 'Door'],
      ],
    );
    expect(printed?.rooms.map(({ kind, name }) => [kind, name])).toEqual([
      ['room', 'Entry Hall'],
      ['room', 'Roof - Main Slope'],
    ]);
    expect(printed?.totals.map(({ kind, name }) => [kind, name])).toEqual([
      ['section', 'Ceiling'],
      ['section', 'Walls'],
      ['room', 'Entry Hall'],
      ['section', 'Covering'],
      ['section', 'Edges'],
      ['room', 'Roof - Main Slope'],
      ['grand', ''],
    ]);
  });
});
