import { describe, expect, it } from 'vitest';
import { drawn, type PlacedText, page, read } from './draw.ts';

const head = (name: string, sum: string, y: number): PlacedText[] => [
  { text: name, x: 72, y, size: 12, bold: true },
  { text: sum, x: 563, y: y + 4, size: 15, bold: true, align: 'right' },
];

const row = (description: string, quantity: string, amount: string, y: number): PlacedText[] => [
  { text: description, x: 49, y, size: 10 },
  { text: quantity, x: 488, y, size: 10, align: 'right' },
  { text: amount, x: 563, y, size: 10, align: 'right' },
];

const total = (text: string, y: number): PlacedText => ({
  text,
  x: 563,
  y,
  size: 10,
  bold: true,
  align: 'right',
});

const room = (text: string, y: number): PlacedText => ({ text, x: 49, y, size: 10, bold: true });

const packages = (...months: [string, string]) =>
  read(
    page(1, [
      ...head('Good - Larkspur laminated', '$2,950.00', 100),
      room('Main House', 124),
      ...row('Tear off and dispose', '20.00 SQ', '$1,400.00', 140),
      ...row('Synthetic underlayment', '20.00 SQ', '$900.00', 156),
      room('Detached Garage', 180),
      ...row('Tear off and dispose', '6.00 SQ', '$650.00', 196),
      total(`Package total $2,950.00${months[0]}`, 216),
      ...head('Better - Larkspur impact rated', '$4,150.00', 250),
      room('Main House', 274),
      ...row('Tear off and dispose', '20.00 SQ', '$1,400.00', 290),
      ...row('High temperature underlayment', '20.00 SQ', '$2,100.00', 306),
      room('Detached Garage', 330),
      ...row('Tear off and dispose', '6.00 SQ', '$650.00', 346),
      total(`Package total $4,150.00${months[1]}`, 366),
    ]),
  );

describe('packages headed by their names and, in larger type, their sums', () => {
  it.each([
    ['', ''],
    [' · as low as $41.12/mo.', ' · as low as $57.80/mo.'],
    [' or $41.12/month', ' or $57.80/month'],
  ])('hold their rooms, and what a lender asks "%s" is no sum', (...months) => {
    const { lineItems, printed } = packages(...months);
    const [good, better] = ['Good - Larkspur laminated', 'Better - Larkspur impact rated'];
    expect(lineItems.map(({ rcv, f9Note, printed }) => [rcv, f9Note, printed?.path])).toEqual([
      [1400, null, [good, 'Main House']],
      [900, null, [good, 'Main House']],
      [650, null, [good, 'Detached Garage']],
      [1400, null, [better, 'Main House']],
      [2100, null, [better, 'Main House']],
      [650, null, [better, 'Detached Garage']],
    ]);
    expect(printed?.totals).toMatchObject([
      { kind: 'level', name: good, amounts: { rcv: 2950 } },
      { kind: 'level', name: better, amounts: { rcv: 4150 } },
    ]);
    expect(printed?.warnings).toMatchObject([
      { code: 'alternatives_together', message: expect.stringContaining(`"${good}"`) },
    ]);
  });
});

it('a plus before the price of an option is no word, and how much there is stands before it', () => {
  const { lineItems } = read(
    page(
      1,
      drawn(`
#Roof proposal
~Main House
Tear off one layer of shingles                                31.40 SQ        $2,260.80
Synthetic underlayment                                        31.40 SQ          $998.52
~Optional Upgrades
Replace the gutter and downspouts                            214.00 LF      + $2,011.60
Gutter covers                                                176.00 LF      + $2,024.00`),
    ),
  );
  expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual([
    ['Tear off one layer of shingles', 31.4, 2260.8],
    ['Synthetic underlayment', 31.4, 998.52],
    ['Replace the gutter and downspouts', 214, 2011.6],
    ['Gutter covers', 176, 2024],
  ]);
});
