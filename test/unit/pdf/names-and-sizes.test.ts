import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const SHOP = columns(
  ['Item', 36, 'left'],
  ['Description', 90, 'left'],
  ['Qty', 380],
  ['UM', 390, 'left'],
  ['Price', 460],
  ['Line total', 570],
);

const band = (y: number, name: string, size: string, sum: string) => [
  { text: name, x: 36, y, bold: true },
  { text: size, x: 200, y, size: 8 },
  { text: sum, x: 570, y, align: 'right' as const, bold: true },
];

const shop = (sumOfBedroom: string) =>
  read(
    page(1, [
      ...header(SHOP, 60),
      ...band(80, 'DEN', '16-4 x 13-2', '80.00'),
      ...row(SHOP, 96, ['HW-1', 'Oak plank, glue down', '10.00', 'SF', '6.00', '60.00']),
      ...row(SHOP, 110, ['LAB', 'Lay plank', '10.00', 'SF', '2.00', '20.00']),
      ...band(134, 'BEDROOM 2', 'irregular', sumOfBedroom),
      ...row(SHOP, 150, ['HW-1', 'Oak plank, glue down', '20.00', 'SF', '6.00', '120.00']),
      ...row(SHOP, 164, ['LAB', 'Lay plank', '20.00', 'SF', '2.00', '40.00']),
      { text: 'Estimate total', x: 380, y: 200, bold: true },
      { text: '$240.00', x: 570, y: 200, align: 'right' as const, bold: true },
    ]),
  );

describe('a size between a name and the sum of its rows', () => {
  it('is no part of the name', () => {
    expect(shop('160.00').lineItems.map(({ room }) => room)).toEqual([
      'DEN',
      'DEN',
      'BEDROOM 2',
      'BEDROOM 2',
    ]);
  });
});

const HOUSEHOLD = columns(
  ['Room', 36, 'left'],
  ['No.', 110],
  ['Article', 120, 'left'],
  ['Qty', 330],
  ['Each', 440],
  ['Replacement Value', 570],
);

describe('a name in two halves beside the first rows of its cell', () => {
  it('is put together where a sum bears the whole of it', () => {
    const { lineItems } = read(
      page(1, [
        ...header(HOUSEHOLD, 60),
        ...row(HOUSEHOLD, 80, ['Library', '1', 'Wing chair', '2', '$50.00', '$100.00']),
        ...row(HOUSEHOLD, 94, ['', '2', 'Brass lamp', '1', '$30.00', '$30.00']),
        ...row(HOUSEHOLD, 108, ['', '', 'Library, 2 articles', '', '', '$130.00']),
        ...row(HOUSEHOLD, 122, ['Basement', '3', 'Steamer trunk', '1', '$350.00', '$350.00']),
        ...row(HOUSEHOLD, 136, ['Store', '4', 'Glass ornaments', '1', '$80.00', '$80.00']),
        ...row(HOUSEHOLD, 150, ['', '5', 'Dehumidifier', '1', '$259.00', '$259.00']),
        ...row(HOUSEHOLD, 164, ['', '', 'Basement Store, 3 articles', '', '', '$689.00']),
        ...row(HOUSEHOLD, 190, ['', '', 'TOTAL', '', '', '$819.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Library',
      'Library',
      'Basement Store',
      'Basement Store',
      'Basement Store',
    ]);
  });
});
