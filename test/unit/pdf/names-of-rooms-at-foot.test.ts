import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Room', 36, 'left'],
  ['#', 110],
  ['Item', 120, 'left'],
  ['Where bought', 290, 'left'],
  ['Qty', 400],
  ['Cost each', 460],
  ['Total', 540],
);

/** Lines of one cell are closer than rows. */
const PITCH = 11;

const atFoot = (y: number, ...all: string[][]): PlacedText[] =>
  all.flatMap((cells, at) => row(TABLE, y - (all.length - 1 - at) * PITCH, cells));

describe('cells of several lines at the foot of their rows', () => {
  it('begin above them with the name of a room beside other words', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...atFoot(116, ['Office', '1', 'Desk lamp', 'Hale', '1', '40.00', '40.00']),
        ...atFoot(130, ['', '2', 'Printer', 'Hale', '1', '90.00', '90.00']),
        ...atFoot(
          166,
          ['', '', 'Front door, steel, with a'],
          ['Broken by', '', 'glass lite. Landlord asks', 'Home'],
          ['them', '3', 'me to pay it', 'Depot', '1', '300.00', '300.00'],
        ),
        ...atFoot(180, ['', '4', 'Lock set', 'Hale', '1', '60.00', '60.00']),
      ]),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['Office', 'Desk lamp'],
      ['Office', 'Printer'],
      ['Broken by them', 'Front door, steel, with a glass lite. Landlord asks me to pay it'],
      ['Broken by them', 'Lock set'],
    ]);
  });
});
