import { describe, expect, it } from 'vitest';
import { columns, page, read, row } from './draw.ts';

const SHEET = columns(
  ['Item', 43, 'left'],
  ['Quantity', 366],
  ['Unit price', 456],
  ['VAT', 496],
  ['Total', 556],
);

const sheet = (sign: string) => {
  const place = (y: number, name: string, sum: string, size: number) => [
    { text: name, x: 40, y, bold: true, size },
    { text: `${sign}${sum}`, x: 560, y, bold: true, size, align: 'right' as const },
  ];
  const work = (y: number, what: string, count: string, price: string, total: string) =>
    row(SHEET, y, [what, count, `${sign}${price}`, '20%', `${sign}${total}`]);
  const headings = (y: number) =>
    row(
      SHEET,
      y,
      SHEET.map(({ heading }) => heading),
      { bold: true, size: 7 },
    );
  return read(
    page(1, [
      ...place(100, 'Ground Floor', '430.10', 14),
      ...place(130, 'Kitchen', '233.10', 10.5),
      { text: 'Area 11.62 m² · Perimeter 13.90 m', x: 40, y: 143, size: 7 },
      ...headings(160),
      ...work(176, 'Take down ceiling', '11.62 m²', '14.50', '168.49'),
      ...work(192, 'Remove wall units', '4 pcs', '16.15', '64.61'),
      ...place(222, 'Dining Room', '197.00', 10.5),
      { text: 'Area 14.08 m² · Perimeter 15.10 m', x: 40, y: 235, size: 7 },
      ...headings(252),
      ...work(268, 'Float and set plaster', '5 m²', '39.40', '197.00'),
      ...place(300, 'First Floor', '141.00', 14),
      ...place(330, 'Bathroom', '141.00', 10.5),
      { text: 'Area 5.04 m² · Perimeter 9.20 m', x: 40, y: 343, size: 7 },
      ...headings(360),
      ...work(376, 'Disconnect WC', '1 pcs', '96.00', '96.00'),
      ...work(392, 'Refit bath panel', '1 pcs', '45.00', '45.00'),
      { text: 'Subtotal', x: 380, y: 430 },
      { text: `${sign}571.10`, x: 560, y: 430, align: 'right' },
    ]),
  );
};

describe('sums beside the names of floors and rooms', () => {
  it.each(['$', '£', '€'])('are told in %s', (sign) => {
    const { lineItems, printed } = sheet(sign);
    expect(lineItems.map(({ description, printed }) => [description, printed?.path])).toEqual([
      ['Take down ceiling', ['Ground Floor', 'Kitchen']],
      ['Remove wall units', ['Ground Floor', 'Kitchen']],
      ['Float and set plaster', ['Ground Floor', 'Dining Room']],
      ['Disconnect WC', ['First Floor', 'Bathroom']],
      ['Refit bath panel', ['First Floor', 'Bathroom']],
    ]);
    expect(
      printed?.totals.map(({ kind, name, amounts }) => [kind, name, amounts.rcv]),
    ).toMatchObject([
      ['room', 'Kitchen', 233.1],
      ['room', 'Dining Room', 197],
      ['level', 'Ground Floor', 430.1],
      ['room', 'Bathroom', 141],
      ['level', 'First Floor', 141],
      [expect.any(String), '', 571.1],
    ]);
  });
});
