import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row, text } from './draw.ts';

const TABLE = columns(
  ['Item', 50],
  ['Description', 70, 'left'],
  ['Qty', 330],
  ['RCV Ea.', 420],
  ['RCV Total', 540],
);

const listed = (second: string) =>
  read(
    page(1, [
      ...header(TABLE, 60),
      text(76, 'Den', { bold: true }),
      ...row(TABLE, 92, ['1', 'Arm chair', '1', '300.00', '300.00']),
      ...row(TABLE, 106, ['2', 'Table lamp', '2', '40.00', '80.00']),
      text(170, '1 - Den, item 2', { size: 6 }),
      text(170, '2 - Den, item 1', { x: 160, size: 6 }),
      ...row(TABLE, 186, ['3', 'Rug', '1', '200.00', '200.00']),
      text(250, second, { size: 6 }),
      ...row(TABLE, 266, ['4', 'Desk', '1', '500.00', '500.00']),
    ]),
  ).lineItems.map(({ f9Note }) => f9Note);

describe('captions of photos among rows', () => {
  it('are no notes', () => {
    expect(listed('3 - Den, item 3')).toEqual([null, null, null, null]);
  });

  it('may say when a photo was taken', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 60),
        ...row(TABLE, 92, ['1', 'Arm chair', '1', '300.00', '300.00']),
        text(170, 'Image 1 1/28/2025', { size: 6 }),
        text(170, 'Image 2 1/28/2025', { x: 160, size: 6 }),
        ...row(TABLE, 186, ['2', 'Rug', '1', '200.00', '200.00']),
        text(250, 'Image 3 1/28/2025', { size: 6 }),
        ...row(TABLE, 266, ['3', 'Desk', '1', '500.00', '500.00']),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });

  it('are numbered through', () => {
    expect(listed('7 - Den, item 3').join(' ')).toContain('item 3');
  });
});
