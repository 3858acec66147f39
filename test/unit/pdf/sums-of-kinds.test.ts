import { expect, it } from 'vitest';
import type { PlacedText } from './draw.ts';
import { columns, header, page, read, row } from './draw.ts';

const WORK = columns(
  ['CODE', 36, 'left'],
  ['LINE ITEM', 80, 'left'],
  ['QUANTITY', 400],
  ['UNIT AMOUNT', 480],
  ['AMOUNT', 570],
);

/** A room in bold type, with what is said of it at the other end of the line, over rows and their sum. */
const card = (
  y: number,
  [name, said]: readonly [string, string],
  rows: readonly (readonly string[])[],
  sum: string,
): PlacedText[] => [
  { text: name, x: 36, y, bold: true },
  ...(said === '' ? [] : [{ text: said, x: 570, y, align: 'right' as const, size: 8 }]),
  ...rows.flatMap((cells, at) => row(WORK, y + 16 + at * 14, cells)),
  { text: `${name} real property:`, x: 520, y: y + 18 + rows.length * 14, align: 'right' },
  { text: sum, x: 570, y: y + 18 + rows.length * 14, align: 'right', bold: true },
];

const cards = (sumOfDen: string): ReturnType<typeof page> =>
  page(1, [
    ...header(WORK, 60),
    ...card(
      80,
      ['Exterior', ''],
      [['2104', 'Roof, replace', '10 SQ', '$300.00', '$3,000.00']],
      '$3,000.00',
    ),
    ...card(
      130,
      ['Den', 'Essential | 10 x 12 ft'],
      [
        ['1104', 'Ceiling, replace', '120 SF', '$3.00', '$360.00'],
        ['1211', 'Carpet, replace', '14 SY', '$20.00', '$280.00'],
      ],
      sumOfDen,
    ),
    ...card(
      200,
      ['Utility / Systems', 'Essential'],
      [['2402', 'Furnace, service', '1 EA', '$150.00', '$150.00']],
      '$150.00',
    ),
  ]);

it('takes sums of a kind of property, below the name of a room that they come to, for its totals', () => {
  const { lineItems, printed } = read(cards('$640.00'));
  expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
    ['Roof, replace', 3000],
    ['Ceiling, replace', 360],
    ['Carpet, replace', 280],
    ['Furnace, service', 150],
  ]);
  expect(lineItems.map((item) => item.printed?.path)).toEqual([
    ['Exterior'],
    ['Den'],
    ['Den'],
    ['Utility / Systems'],
  ]);
  expect(printed?.totals.map(({ name }) => name)).toEqual(['Exterior', 'Den', 'Utility / Systems']);
});

it('leaves a line alone that its rows do not come to', () => {
  const { printed } = read(cards('$641.00'));
  expect(printed?.totals.map(({ name }) => name)).not.toContain('Den');
});

it('has the name of a room, small below what stands in it, as no head of the next row', () => {
  const contents = page(2, [
    { text: 'Personal Property', x: 36, y: 40, size: 12, bold: true },
    ...header(WORK, 60),
    ...row(WORK, 80, ['8101', 'Sofa, replace', '1 EA', '$400.00', '$400.00']),
    { text: 'Den', x: 80, y: 88, size: 7 },
    ...row(WORK, 102, ['8140', 'Grill, repair', '1 EA', '$90.00', '$90.00']),
    { text: 'Exterior', x: 80, y: 110, size: 7 },
  ]);
  const { lineItems } = read(cards('$640.00'), contents);
  const own = lineItems.slice(-2);
  expect(own.map(({ description, f9Note }) => [description, f9Note])).toEqual([
    ['Sofa, replace', 'Den'],
    ['Grill, repair', 'Exterior'],
  ]);
  expect(own.map((item) => item.printed?.path)).not.toContainEqual(['Den']);
});
