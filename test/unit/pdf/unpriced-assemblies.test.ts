import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Item', 36, 'left'],
  ['Qty', 300],
  ['UOM', 312, 'left'],
  ['Material', 420],
  ['Labor Total', 490],
  ['Total', 560],
);

const part = (y: number, x: number, cells: string[], bold = false): PlacedText[] => [
  text(y, cells[0] ?? '', { x, bold }),
  ...row(TABLE, y, ['', ...cells.slice(1)]),
];

const trade = (y: number, name: string): PlacedText => text(y, name, { x: 40, bold: true });

describe('assemblies without a price', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 50),
      text(66, 'Area: Pump House', { bold: true, size: 10 }),
      trade(80, 'Power'),
      ...part(94, 48, ['Lock out panel', '1', 'EA', '', '80.00', '80.00']),
      ...part(108, 48, ['Feeder - 2" EMT, 3 wires', '40', 'LF'], true),
      ...part(122, 62, ['EMT conduit 2"', '40', 'LF', '200.00', '100.00', '300.00']),
      ...part(136, 62, ['Wire THHN', '130', 'LF', '260.00', '40.00', '300.00']),
      ...part(150, 48, ['Cover gasket', '1', 'EA', '20.00', '10.00', '30.00']),
      trade(164, 'Lighting'),
      ...part(178, 48, ['Wall pack, complete', '2', 'EA'], true),
      ...part(192, 62, ['Fixture', '2', 'EA', '300.00', '60.00', '360.00']),
      ...part(206, 62, ['Box and ring', '2', 'EA', '10.00', '30.00', '40.00']),
      ...row(TABLE, 224, ['Total Pump House', '', '', '790.00', '320.00', '1,110.00'], {
        bold: true,
      }),
    ]),
  );

  it('head the parts that are set in below them', () => {
    expect(lineItems.map(({ section, description }) => [section, description])).toEqual([
      ['Power', 'Lock out panel'],
      ['Feeder - 2" EMT, 3 wires', 'EMT conduit 2"'],
      ['Feeder - 2" EMT, 3 wires', 'Wire THHN'],
      ['Power', 'Cover gasket'],
      ['Wall pack, complete', 'Fixture'],
      ['Wall pack, complete', 'Box and ring'],
    ]);
  });
});
