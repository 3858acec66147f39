import { expect, it } from 'vitest';
import { type PlacedText, page, read, warningsOf } from './draw.ts';

const line = (
  y: number,
  number: string,
  division: string,
  work: string,
  cost = '',
  remarks = '',
): PlacedText[] =>
  [
    { text: number, x: 40, y },
    { text: division, x: 66, y },
    { text: work, x: 90, y },
    { text: cost, x: 280, y, align: 'right' as const },
    { text: remarks, x: 288, y },
  ].filter(({ text }) => text !== '');

const HEAD: readonly PlacedText[] = [
  { text: 'Line', x: 36, y: 80, bold: true },
  { text: 'Div.', x: 66, y: 80, bold: true },
  { text: 'Trade Item', x: 120, y: 80, bold: true },
  { text: 'Cost', x: 236, y: 80, bold: true },
  { text: 'Trade Description', x: 400, y: 80, bold: true },
];

const sheet = (subtotal: string): PlacedText[] => [
  ...HEAD,
  ...line(96, '1', '3', 'Concrete', '1,200', 'Patch one landing, 2 treads'),
  ...line(110, '2', '4', 'Masonry'),
  ...line(124, '3', '6', 'Rough Carpentry', '14,350', 'Trusses 24" oc, sheathing and wall'),
  { text: 'framing', x: 288, y: 134 },
  ...line(148, '4', '9', 'Drywall', '9,875', 'Type X at the party wall'),
  ...line(162, '5', '9', 'Tile Work', '', 'in line 4'),
  ...line(176, '6', '16', 'Electrical', '6,400', '2 panels, rewire 2 units'),
  ...line(190, '7', '', 'Subtotal (Structures)', subtotal),
  ...line(204, '8', '2', 'Lawns', '775', 'Sod at the fire lane'),
  ...line(218, '9', '', 'Total Struct. & Land', '32,600'),
  ...line(232, '10', '', 'General Requirements', '1,630', 'Fence, permits'),
  ...line(246, '11', '', 'Subtotal (Lines 9 and 10)', '34,230'),
  ...line(260, '12', '', "Builder's Overhead", '685', '2 %'),
  ...line(274, '13', '', "Builder's Profit", '2,054', '6 %'),
  ...line(288, '14', '', 'Bond Premium', '500'),
  ...line(302, '15', '', 'Total for All Improvements', '37,469'),
];

it('a schedule of values says of a trade behind its cost what is done', () => {
  const estimate = read(page(1, sheet('31,825')));
  expect(
    estimate.lineItems.map(({ printed, description, quantity, rcv, f9Note }) => [
      printed?.lineNumber,
      description,
      quantity,
      rcv,
      f9Note,
    ]),
  ).toEqual([
    ['1', 'Concrete', 1, 1200, 'Patch one landing, 2 treads'],
    ['3', 'Rough Carpentry', 1, 14350, 'Trusses 24" oc, sheathing and wall framing'],
    ['4', 'Drywall', 1, 9875, 'Type X at the party wall'],
    ['6', 'Electrical', 1, 6400, '2 panels, rewire 2 units'],
    ['8', 'Lawns', 1, 775, 'Sod at the fire lane'],
  ]);
  expect(warningsOf(estimate).map(({ code }) => code)).toEqual(['charges_left_out']);
});

it('one whose first sum is not that of its costs is left as it is', () => {
  expect(() => read(page(1, sheet('31,800')))).toThrow('holds a table');
});
