import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['REF', 48, 'left'],
  ['RATE', 106],
  ['COUNT', 150],
  ['PER', 158, 'left'],
  ['WORK TO BE DONE', 196, 'left'],
  ['CHARGE', 564],
);

const band = (y: number, text: string): PlacedText => ({ text, x: 48, y, bold: true, size: 10 });

const rows = (y: number, letter: string, from: number, ...names: string[]): PlacedText[] =>
  names.flatMap((name, at) =>
    row(TABLE, y + at * 14, [`${letter}-${from + at}`, '10.00', '2', 'EA', name, '20.00']),
  );

const sum = (y: number, letter: string, amount: string): PlacedText[] => [
  { text: amount, x: 48, y, bold: true },
  { text: `Section ${letter} total`, x: 110, y, bold: true },
];

const recap = (y: number, name: string, amount: string): PlacedText[] => [
  { text: name, x: 48, y },
  { text: amount, x: 330, y, align: 'right' },
];

it('a letter that follows the open room`s counts one more room, though it names no place', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      band(98, 'A. LIVING ROOM'),
      ...rows(112, 'A', 1, 'Clean ceiling', 'Clean walls'),
      ...sum(142, 'A', '40.00'),
      band(164, 'B. KITCHEN'),
      ...rows(178, 'B', 1, 'Clean cabinets', 'Clean range'),
    ]),
    page(2, [
      ...header(TABLE, 58),
      band(76, 'B. KITCHEN, continued'),
      ...rows(90, 'B', 3, 'Wash dishes'),
      ...sum(106, 'B', '60.00'),
      band(128, 'C. WHOLE HOUSE - ODOR CONTROL'),
      ...rows(142, 'C', 1, 'Thermal fog', 'Clean ducts'),
      ...sum(172, 'C', '40.00'),
      { text: 'RECAPITULATION', x: 48, y: 196, bold: true, size: 10.5 },
      ...recap(212, 'A. LIVING ROOM', '40.00'),
      ...recap(226, 'B. KITCHEN', '60.00'),
      ...recap(240, 'C. WHOLE HOUSE - ODOR CONTROL', '40.00'),
      ...recap(254, 'ESTIMATE TOTAL', '140.00'),
    ]),
  );
  expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
    ...Array(2).fill(['A. LIVING ROOM', null]),
    ...Array(3).fill(['B. KITCHEN', null]),
    ...Array(2).fill(['C. WHOLE HOUSE - ODOR CONTROL', null]),
  ]);
});
