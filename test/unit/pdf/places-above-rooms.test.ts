import { expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Places in larger type, each above names of work that head tables of their own. */

const TABLE = columns(
  ['Description', 45, 'left'],
  ['Quantity', 330],
  ['Price', 430],
  ['Total', 560],
);

const PLACE_SIZE = 12;

const place = (y: number, text: string): PlacedText => ({
  text,
  x: 45,
  y,
  bold: true,
  size: PLACE_SIZE,
});

/** A name, its table of two rows and the sum of these, 90 points high. */
const tableOf = (y: number, name: string): PlacedText[] => [
  { text: name, x: 45, y, bold: true, size: 10 },
  ...header(TABLE, y + 16),
  ...row(TABLE, y + 32, [`First of ${name}`, '2.00', '$10.00', '$20.00']),
  ...row(TABLE, y + 46, [`Second of ${name}`, '1.00', '$30.00', '$30.00']),
  { text: 'Subtotal', x: 400, y: y + 62, bold: true },
  { text: '$50.00', x: 560, y: y + 62, align: 'right', bold: true },
];

const placesIn = (runs: readonly PlacedText[]) =>
  read(page(1, runs)).lineItems.map(({ room, section }) => [room, section]);

const twice = (...rows: (string | null)[][]) => rows.flatMap((one) => [one, one]);

it('places in larger type above names of work are the rooms, the work their sections', () => {
  const runs = [
    place(60, 'Main Residence'),
    ...tableOf(80, 'Switchboard'),
    ...tableOf(170, 'Power and Lighting'),
    place(270, 'Shed and Pump House'),
    ...tableOf(290, 'Switchboard'),
    ...tableOf(380, 'Roofing'),
  ];
  expect(placesIn(runs)).toEqual(
    twice(
      ['Main Residence', 'Switchboard'],
      ['Main Residence', 'Power and Lighting'],
      ['Shed and Pump House', 'Switchboard'],
      ['Shed and Pump House', 'Roofing'],
    ),
  );
  expect(read(page(1, runs)).printed?.rooms.map(({ name }) => name)).toEqual([
    'Main Residence',
    'Shed and Pump House',
  ]);
});

it('a title above the first of the names alone is no place', () => {
  const names = [
    ...tableOf(80, 'Switchboard'),
    ...tableOf(170, 'Plumbing'),
    ...tableOf(260, 'Roofing'),
  ];
  expect(placesIn([place(60, 'Storm Works'), ...names])).toEqual(
    twice(['Switchboard', null], ['Plumbing', null], ['Roofing', null]),
  );
});

it('below places, rooms stay what they are', () => {
  const runs = [
    place(60, 'Estimate Details'),
    ...tableOf(80, 'Kitchen'),
    ...tableOf(170, 'Master Bath'),
    place(270, 'Rooms of the Annex'),
    ...tableOf(290, 'Laundry'),
  ];
  expect(placesIn(runs).map(([room]) => room)).toEqual([
    ...twice(['Kitchen'], ['Master Bath'], ['Laundry']).flat(),
  ]);
});

it('structures that could be levels are rooms, too, where neither sums nor measures confirm these', () => {
  const runs = [
    place(60, 'Main House'),
    ...tableOf(80, 'Shingles and Accessories'),
    ...tableOf(170, 'Gutters and Metals'),
    place(270, 'Detached Garage'),
    ...tableOf(290, 'Vents and Caps'),
  ];
  expect(placesIn(runs)).toEqual(
    twice(
      ['Main House', 'Shingles and Accessories'],
      ['Main House', 'Gutters and Metals'],
      ['Detached Garage', 'Vents and Caps'],
    ),
  );
});

it('a section that goes on over the page below its place is no room', () => {
  const overleaf = [
    { ...place(60, 'Main Residence (Continued)') },
    ...header(TABLE, 80),
    { text: '09 Drywall & Paint (Continued)', x: 51, y: 96, bold: true, size: 9.5 },
    ...row(TABLE, 112, ['Match texture', '2.00', '$10.00', '$20.00']),
    ...row(TABLE, 126, ['Seal ceiling', '1.00', '$30.00', '$30.00']),
  ];
  const { lineItems } = read(
    page(1, [place(60, 'Main Residence'), ...tableOf(80, 'Framing'), ...tableOf(170, 'Siding')]),
    page(2, overleaf),
  );
  expect(lineItems.slice(4).map(({ room, section }) => [room, section])).toEqual(
    twice(['Main Residence', 'Drywall & Paint']),
  );
});
