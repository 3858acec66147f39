import { describe, expect, it } from 'vitest';
import { columns, page, read, row, text } from './draw.ts';

const SHEET = columns(
  ['Total', 80],
  ['What', 84, 'left'],
  ['How much', 300],
  ['Per', 360],
  ['Remarks', 366, 'left'],
);

/** A sheet whose second room says that its rows come to so much. */
const sheet = (porch: string) =>
  page(1, [
    text(60, '1,493.00 All of it, tree on porch 4/2/26', { bold: true }),
    ...row(SHEET, 90, ['Total', 'What', 'How much', 'Per', 'Remarks'], { bold: true }),
    ...row(SHEET, 106, ['690.00', 'Sun Rm'], { bold: true }),
    ...row(SHEET, 120, ['240.00', 'Drywall ceil.', '96 sf', '2.50', 'one side']),
    ...row(SHEET, 134, ['450.00', 'Skylight glass 2x4', '1 ea', '450.00']),
    ...row(SHEET, 160, [porch, 'Porch'], { bold: true }),
    ...row(SHEET, 174, ['588.00', 'Roof boards', '84 sf', '7.00', 'match old']),
    ...row(SHEET, 188, ['240.00', 'Posts turned', '4 ea', '60.00']),
    ...row(SHEET, 202, ['-25.00', 'Owner hauled', '1 ea', '-25.00']),
  ]);

describe('a sheet with the totals in its first column, and those of rooms before their names', () => {
  it('has rows in their rooms, with their prices', () => {
    const { lineItems, printed } = read(sheet('803.00'));
    expect(
      lineItems.map(({ room, description, quantity, unitPrice, rcv, f9Note }) => [
        room,
        description,
        quantity,
        unitPrice,
        rcv,
        f9Note,
      ]),
    ).toEqual([
      ['Sun Rm', 'Drywall ceil.', 96, 2.5, 240, 'one side'],
      ['Sun Rm', 'Skylight glass 2x4', 1, 450, 450, null],
      ['Porch', 'Roof boards', 84, 7, 588, 'match old'],
      ['Porch', 'Posts turned', 4, 60, 240, null],
      ['Porch', 'Owner hauled', 1, -25, -25, null],
    ]);
    expect(printed?.totals.map(({ kind, amounts }) => [kind, amounts.rcv])).toEqual([
      ['room', 690],
      ['room', 803],
      ['grand', 1493],
    ]);
  });

  it('has no rooms where the rows do not come to their sums', () => {
    const { lineItems } = read(sheet('813.00'));
    expect(lineItems.map(({ room }) => room)).not.toContain('Porch');
  });
});
