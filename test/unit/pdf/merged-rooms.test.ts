import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** A painter's workbook: the room's name in the middle of a cell that is merged over its rows. */
const TABLE = columns(
  ['ROOM', 36, 'left'],
  ['SURFACE', 70, 'left'],
  ['QTY', 300],
  ['UNIT', 310, 'left'],
  ['COATS', 380],
  ['RATE', 430],
  ['AMOUNT', 500],
);

const work = (y: number, ...cells: string[]): PlacedText[] => row(TABLE, y, ['', ...cells]);

/** A sum that no word calls one. */
const sum = (y: number, amount: string): PlacedText[] =>
  row(TABLE, y, ['', '', '', '', '', '', amount], { bold: true });

const name = (y: number, text: string): PlacedText => ({ text, x: 34, y, bold: true });

describe('names in cells that are merged over the rows of a room', () => {
  it('head the rows down to an amount alone that these come to, and end before the next column', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...work(100, 'Ceiling', '100', 'sf', '2', '1.00', '100.00'),
        name(115, 'FOYER'),
        ...work(114, 'Walls', '200', 'sf', '2', '0.50', '100.00'),
        ...work(128, 'Crown, two pieces', '50', 'lf', '2', '1.00', '50.00'),
        ...work(142, 'Front door', '1', 'ea', '2', '80.00', '80.00'),
        ...sum(156, '330.00'),
        ...work(176, 'Ceiling', '60', 'sf', '1', '1.00', '60.00'),
        name(184, 'STUDY'),
        ...work(190, 'Base and casing', '40', 'lf', '1', '1.50', '60.00'),
        ...sum(204, '120.00'),
      ]),
    );
    expect(lineItems.map(({ room, description, rcv }) => [room, description, rcv])).toEqual([
      ['FOYER', 'Ceiling', 100],
      ['FOYER', 'Walls', 100],
      ['FOYER', 'Crown, two pieces', 50],
      ['FOYER', 'Front door', 80],
      ['STUDY', 'Ceiling', 60],
      ['STUDY', 'Base and casing', 60],
    ]);
  });

  it('head a first row that has an amount alone', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 80),
        ...work(100, 'Plank and ladders', '1', 'ea', '1', '175.00', '175.00'),
        name(114, 'Stairs'),
        ...work(114, 'Walls', '392', 'sf', '1', '2.00', '784.00'),
        ...work(128, 'Handrail', '22', 'ea', '1', '18.00', '396.00'),
        ...row(TABLE, 142, ['', '', '', '', '', 'total Stairs', '1,355.00']),
        ...work(162, 'Wash walls, seal smoke lines', '', '', '', '', '240.00'),
        name(176, 'Bed 2'),
        ...work(176, 'Ceiling and walls', '486', 'sf', '1', '2.00', '972.00'),
        ...work(190, 'Closet shelves and bifold pair', '', '', '', '', '130.00'),
        ...row(TABLE, 204, ['', '', '', '', '', 'total Bed 2', '1,342.00']),
      ]),
    );
    expect(lineItems.map(({ room, rcv }) => [room, rcv])).toEqual([
      ['Stairs', 175],
      ['Stairs', 784],
      ['Stairs', 396],
      ['Bed 2', 240],
      ['Bed 2', 972],
      ['Bed 2', 130],
    ]);
  });
});
