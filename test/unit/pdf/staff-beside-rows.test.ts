import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const HOURS = columns(
  ['Staff', 36, 'left'],
  ['Date', 130, 'left'],
  ['Activity', 200, 'left'],
  ['Hours', 430],
  ['Rate', 490],
  ['Billed', 560],
);

/** What somebody is over his name, in smaller type around the first line of the row. */
const staff = (y: number, role: string, name: string): PlacedText[] => [
  { text: role, x: 36, y: y - 5, size: 7 },
  { text: name, x: 41, y: y + 3.6, size: 7, italic: true },
];

it('who worked stands in a cell of two lines in the middle of the row', () => {
  const { lineItems } = read(
    page(1, [
      ...header(HOURS, 100),
      ...staff(120, 'Senior Surveyor', 'Hanne Vogt'),
      ...row(HOURS, 120, ['', '3/04/2025', 'Level survey of slab;', '5.00', '160.00', '800.00']),
      { text: 'pier elevations', x: 200, y: 132 },
      ...staff(152, 'Draftsman', 'Ian Bell'),
      ...row(HOURS, 152, ['', '3/06/2025', 'Plans of the cellar', '3.50', '90.00', '315.00']),
      ...staff(174, 'Senior Surveyor', 'Hanne Vogt'),
      ...row(HOURS, 174, ['', '3/07/2025', 'Letter of findings, two', '2.00', '160.00', '320.00']),
      { text: 'copies', x: 200, y: 186 },
    ]),
  );
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Level survey of slab; pier elevations', 800],
    ['Plans of the cellar', 315],
    ['Letter of findings, two copies', 320],
  ]);
});
