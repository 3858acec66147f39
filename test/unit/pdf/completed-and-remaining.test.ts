import { expect, it } from 'vitest';
import type { PlacedText } from './draw.ts';
import { page, read } from './draw.ts';

const EDGES = [360, 390, 440, 490, 530, 580, 622] as const;

/** A row of the program: number, section of the specifications, what it is, and figures at their edges. */
const work = (
  y: number,
  [number, section, what, ...figures]: readonly string[],
  more: Partial<PlacedText> = {},
): PlacedText[] => [
  { text: number ?? '', x: 36, y, size: 8, ...more },
  { text: section ?? '', x: 54, y, size: 8, ...more },
  { text: what ?? '', x: 96, y, size: 8, ...more },
  ...figures
    .map(
      (text, at): PlacedText => ({ text, x: EDGES[at] ?? 0, y, size: 8, align: 'right', ...more }),
    )
    .filter(({ text }) => text !== ''),
];

const heads = (y: number): PlacedText[] => [
  ...work(
    y,
    ['#', 'Spec', 'Scope item', 'Qty', 'UoM', 'Unit', 'Total', '%', 'Completed', 'Remaining'],
    {
      bold: true,
    },
  ),
  ...work(y + 8, ['', '', '', '', '', 'cost', '', 'compl.'], { bold: true }),
];

/** The name of a place in bold type, and its size behind it in plain type. */
const band = (y: number, name: string, size: string): PlacedText[] => [
  { text: name, x: 36, y, size: 8, bold: true },
  { text: size, x: 40 + name.length * 4, y, size: 8 },
];

const paper = page(1, [
  { text: 'Line Item Detail', x: 36, y: 40, size: 12, bold: true },
  ...heads(60),
  ...band(84, 'Den', '15-2 x 12-6, 8-0 clg'),
  ...work(100, [
    '1',
    '02 41 16',
    'Muck out to 2 ft',
    '110',
    'SF',
    '1.50',
    '165.00',
    '100%',
    '165.00',
    '-',
  ]),
  ...work(116, [
    '2',
    '09 29 00',
    'Drywall, hung and taped, ready for paint in all of',
    '110',
    'SF',
    '2.50',
    '275.00',
    '20%',
    '55.00',
    '220.00',
  ]),
  { text: 'the walls', x: 96, y: 125, size: 8 },
  ...work(140, ['', '', '', '', '', '', '440.00', '', '220.00', '220.00'], { bold: true }),
  { text: 'Subtotal Den', x: 310, y: 140, size: 8, bold: true },
  ...band(156, 'Back Porch', '40 SF'),
  ...work(172, [
    '3',
    '06 22 00',
    'Trim, primed',
    '40',
    'LF',
    '3.00',
    '120.00',
    '0%',
    '-',
    '120.00',
  ]),
  ...work(188, [
    '4',
    '09 91 00',
    'Paint, two coats',
    '60',
    'SF',
    '1.00',
    '60.00',
    '0%',
    '-',
    '60.00',
  ]),
  ...work(204, ['', '', '', '', '', '', '180.00', '', '-', '180.00'], { bold: true }),
  { text: 'Subtotal Back Porch', x: 310, y: 204, size: 8, bold: true },
  ...work(220, ['', '', '', '', '', '', '620.00', '', '220.00', '400.00'], { bold: true }),
  { text: 'TOTAL COST OF REPAIR', x: 290, y: 220, size: 8, bold: true },
  { text: 'Duplication of Benefits and Award', x: 36, y: 260, size: 12, bold: true },
  ...['Line', 'Source', 'Amount'].map(
    (text, at): PlacedText => ({ text, x: [36, 96, 560][at] ?? 0, y: 280, size: 8, bold: true }),
  ),
  ...[
    ['A', 'Total (completed + remaining)', '620.00'],
    ['B', 'Flood building payment', '(150.00)'],
    ['C', 'Home repair grant', '(100.00)'],
    ['D', 'Loans, private insurance, gifts', '0.00'],
    ['E', 'Unmet need before caps (A - B - C - D)', '370.00'],
  ].flatMap(([line = '', source = '', amount = ''], at): PlacedText[] => [
    { text: line, x: 36, y: 296 + at * 14, size: 8 },
    { text: source, x: 96, y: 296 + at * 14, size: 8 },
    { text: amount, x: 590, y: 296 + at * 14, size: 8, align: 'right' },
  ]),
]);

it('reads rows whose total is split in what is completed and what remains', () => {
  const { lineItems } = read(paper);
  expect(
    lineItems.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv]),
  ).toEqual([
    [110, 'SF', 1.5, 165],
    [110, 'SF', 2.5, 275],
    [40, 'LF', 3, 120],
    [60, 'SF', 1, 60],
  ]);
});

it('has the section of the specifications apart from the description, which goes on below itself', () => {
  const { lineItems } = read(paper);
  expect(lineItems.map(({ sel, description }) => [sel, description])).toEqual([
    ['02 41 16', 'Muck out to 2 ft'],
    ['09 29 00', 'Drywall, hung and taped, ready for paint in all of the walls'],
    ['06 22 00', 'Trim, primed'],
    ['09 91 00', 'Paint, two coats'],
  ]);
});

it('names rooms by the bold words of a band that a subtotal says again', () => {
  const { lineItems } = read(paper);
  expect(lineItems.map(({ printed }) => printed?.path)).toEqual([
    ['Den'],
    ['Den'],
    ['Back Porch'],
    ['Back Porch'],
  ]);
});

it('reads no line of the worksheet that takes off other benefits', () => {
  const { lineItems } = read(paper);
  expect(lineItems.map(({ rcv }) => rcv)).not.toContain(370);
});
