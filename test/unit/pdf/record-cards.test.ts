import { expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

/** A card at one of two places across; captions in small type over its values. */
const card = (
  x: number,
  y: number,
  number: string,
  name: string,
  [quantity, price, total]: [string, string, string],
  remark?: string,
): PlacedText[] => [
  { text: number, x: x + 4, y, size: 7.5 },
  { text: 'WORK', x, y: y + 11, size: 6 },
  { text: name, x, y: y + 20, bold: true },
  { text: 'QTY', x, y: y + 32, size: 6 },
  { text: 'RATE', x: x + 64, y: y + 32, size: 6 },
  { text: 'AMOUNT', x: x + 155, y: y + 32, size: 6 },
  { text: quantity, x, y: y + 41 },
  { text: price, x: x + 64, y: y + 41 },
  { text: total, x: x + 183, y: y + 41, align: 'right', bold: true },
  ...(remark === undefined
    ? []
    : [
        { text: 'REMARKS', x, y: y + 53, size: 6 },
        { text: remark, x, y: y + 62 },
      ]),
];

const group = (y: number, name: string, sum: string): PlacedText[] => [
  { text: 'OPENING', x: 40, y, size: 6 },
  { text: name, x: 110, y, size: 12, bold: true },
  { text: 'Sum', x: 500, y },
  { text: sum, x: 570, y, align: 'right' },
];

it('cards two across are read one before the other, with what is said below each', () => {
  const { lineItems, printed } = read(
    page(1, [
      ...group(80, 'Parlor', '$530.00'),
      ...card(
        110,
        110,
        'P-01',
        'Reglaze upper sash',
        ['3 sash', '$110.00', '$330.00'],
        'Old putty.',
      ),
      ...card(388, 110, 'P-02', 'Sash weights', ['4 EA', '$50.00', '$200.00']),
      ...group(220, 'Library', '$1,125.00'),
      ...card(110, 250, 'P-03', 'Storm window', ['2 EA', '$450.00', '$900.00'], 'Hung in oak.'),
      ...card(388, 250, 'P-04', 'Shellac casing', ['15 LF', '$15.00', '$225.00'], 'Two coats.'),
      { text: 'Estimate total', x: 40, y: 360, bold: true },
      { text: '$1,655.00', x: 570, y: 360, align: 'right', bold: true },
    ]),
  );
  expect(
    lineItems.map(({ printed: own, description, room, rcv, f9Note }) => [
      own?.lineNumber,
      description,
      room,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    ['P-01', 'Reglaze upper sash', 'Parlor', 330, 'Old putty.'],
    ['P-02', 'Sash weights', 'Parlor', 200, null],
    ['P-03', 'Storm window', 'Library', 900, 'Hung in oak.'],
    ['P-04', 'Shellac casing', 'Library', 225, 'Two coats.'],
  ]);
  expect(printed?.totals.at(-1)?.amounts.rcv).toBe(1655);
});
