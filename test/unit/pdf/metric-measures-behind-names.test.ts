import { expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const WORK = columns(
  ['No.', 36, 'left'],
  ['Work item', 80, 'left'],
  ['Qty', 300],
  ['UoM', 306, 'left'],
  ['Rate', 400],
  ['Total', 520],
);

const room = (y: number, name: string, measures: string) => [
  { text: name, x: 36, y, bold: true },
  { text: measures, x: 250, y, size: 7 },
];

it('names a room by what stands before its measures in metres', () => {
  const { lineItems } = read(
    page(1, [
      {
        text: 'Rates include labour, material and waste. Only basic items are eligible.',
        x: 36,
        y: 40,
      },
      ...room(
        60,
        '1. Lower Level - Rec Room',
        'L 6.10 m W 4.57 m H 2.29 m Floor 27.88 m² Walls 48.87 m² Perim. 21.34 m',
      ),
      ...header(WORK, 80),
      ...row(WORK, 96, ['1.01', 'Remove carpet', '27.88', 'm²', '$10.00', '$278.80']),
      ...row(WORK, 112, ['1.02', 'Prime and paint walls', '20.00', 'm²', '$12.50', '$250.00']),
      ...room(
        160,
        '2. Lower Level - Bedroom',
        'L 3.66 m W 3.05 m H 2.29 m Floor 11.16 m² Walls 30.73 m² Perim. 13.42 m',
      ),
      ...header(WORK, 180),
      ...row(WORK, 196, ['2.01', 'Remove laminate floor', '11.16', 'm²', '$10.00', '$111.60']),
      ...row(WORK, 212, ['2.02', 'Baseboard', '13.00', 'm', '$14.00', '$182.00']),
    ]),
  );
  expect(lineItems.map((item) => item.room)).toEqual([
    'Lower Level - Rec Room',
    'Lower Level - Rec Room',
    'Lower Level - Bedroom',
    'Lower Level - Bedroom',
  ]);
});
