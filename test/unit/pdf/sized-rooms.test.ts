import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const table = columns(
  ['#', 36, 'left'],
  ['Description', 60, 'left'],
  ['Qty', 330],
  ['Unit', 345, 'left'],
  ['Unit Price', 410],
  ['RCV', 510],
);

const rows = (y: number, first: number): PlacedText[] => [
  ...row(table, y, [`${first}`, 'Paint the walls - two coats', '100.00', 'SF', '2.00', '200.00']),
  ...row(table, y + 14, [`${first + 1}`, 'Clean the floor', '50.00', 'SF', '1.00', '50.00']),
];

const sized = (name: string, size: string, y: number): PlacedText[] => [
  { text: name, x: 36, y, size: 12, bold: true },
  { text: size, x: 36 + name.length * 6 + 18, y },
];

const total = (label: string, y: number, amount: string): PlacedText[] => [
  { text: label, x: 60, y, bold: true },
  { text: amount, x: 510, y, align: 'right', bold: true },
];

const roomsOf = (...pages: Parameters<typeof read>): string[] =>
  read(...pages).lineItems.map(({ room }) => room);

describe('rooms with their size on the line of their name', () => {
  it.each([
    [`19' x 8' x 10'`],
    [`12' 6" x 8' 2" x 10'`],
    [`19'-6" x 8'-0"`],
    [`[Height 8']`],
    [`8' 4" Height`],
    [`(ceiling ht. 9'-6")`],
    [`[Height: 8']`],
    ['19.0 x 8.0 x 10.0 ft'],
    [`L 11' 2"  W 7' 9"  H 10'`],
    ['4.2 m x 3.1 m'],
    [`19' × 8' × 10' | 121.53 sq ft`],
    [`19' x 8' x 10'    Floor: 121.53 sq ft   Walls: 540.00 sq ft`],
  ])('are rooms, with %s behind the name', (size) => {
    const print = page(1, [
      ...header(table, 60),
      ...sized('Nursery', size, 80),
      ...rows(98, 1),
      ...sized('Bedroom 2', size, 150),
      ...rows(168, 3),
    ]);
    expect(roomsOf(print)).toEqual(['Nursery', 'Nursery', 'Bedroom 2', 'Bedroom 2']);
    expect(read(print).printed?.rooms.map(({ name }) => name)).toEqual(['Nursery', 'Bedroom 2']);
  });

  it('leaves a size at the end of a description where it is', () => {
    const print = page(1, [
      ...header(table, 60),
      ...sized('Nursery', `19' x 8'`, 80),
      ...row(table, 98, ['1', 'Raised bed with a frame of cedar -', '1.00', 'EA', '9.00', '9.00']),
      { text: `Cedar 4' x 8' x 2'`, x: 60, y: 109 },
      ...rows(140, 2),
    ]);
    expect(new Set(roomsOf(print))).toEqual(new Set(['Nursery']));
  });
});

/** An adjuster's program, which sets the sides of a room at the right margin. */
const atMargin = (name: string, size: string, y: number): PlacedText[] => [
  { text: name, x: 44, y },
  { text: size, x: 510, y, align: 'right' },
];

describe('names with two sides at the right margin', () => {
  it('are rooms where a sum bears the name', () => {
    const print = page(1, [
      ...header(table, 60),
      ...atMargin('Flat roof - rear extension', '18 x 21', 80),
      ...rows(98, 1),
      ...total('Total Flat roof - rear extension', 126, '250.00'),
      ...atMargin('Bedroom', '11 x 12 x 9', 150),
      ...rows(168, 3),
      ...total('Total Bedroom', 196, '250.00'),
    ]);
    const { lineItems, printed } = read(print);
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Flat roof - rear extension',
      'Flat roof - rear extension',
      'Bedroom',
      'Bedroom',
    ]);
    expect(printed?.rooms.map(({ height }) => height)).toEqual(['18 x 21', '11 x 12 x 9']);
  });

  it('are none where a row of a place in bold type says a size last', () => {
    const print = page(1, [
      ...header(table, 60),
      ...rows(80, 1),
      { text: 'Hall', x: 20, y: 108, bold: true },
      ...row(table, 108, ['', 'Carpet tile', '72.00', 'SF', '2.00', '144.00']),
      { text: '24x24', x: 520, y: 108 },
      ...row(table, 122, ['', 'Clean the floor', '50.00', 'SF', '1.00', '50.00']),
      ...total('Hall total', 136, '194.00'),
    ]);
    expect(read(print).lineItems.map(({ rcv }) => rcv)).toEqual([200, 50, 144, 50]);
  });

  it('may be called as the whole is, and their sum tells that it is none of all rows', () => {
    const print = page(1, [
      ...header(table, 60),
      ...atMargin('Bedroom', '11 x 12 x 9', 80),
      ...rows(98, 1),
      ...total('Total Bedroom', 126, '250.00'),
      { text: 'Job', x: 44, y: 150, bold: true },
      ...rows(168, 3),
      ...total('Total Job', 196, '250.00'),
      ...total('TOTAL BUILDING LOSS', 220, '500.00'),
    ]);
    expect(read(print).printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'room Bedroom',
      'room Job',
      'grand ',
    ]);
  });
});

describe('rooms whose heading was not seen', () => {
  it('are named by the heading of the page that goes on with them', () => {
    const first = page(1, [
      ...header(table, 60),
      { text: 'Kitchen', x: 36, y: 80, size: 12, bold: true },
      ...rows(98, 1),
      ...total('Total Kitchen', 126, '250.00'),
      ...rows(164, 3),
    ]);
    const second = page(2, [
      { text: 'Nursery (continued)', x: 36, y: 50, size: 12, bold: true },
      ...header(table, 66),
      ...rows(80, 5),
      ...total('Total Nursery', 108, '500.00'),
    ]);
    const estimate = read(first, second);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Kitchen',
      'Kitchen',
      'Nursery',
      'Nursery',
      'Nursery',
      'Nursery',
    ]);
    expect(estimate.printed?.totals.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'room Kitchen',
      'room Nursery',
    ]);
  });

  it('are named by their sum where it is that of the rows back to the sum before', () => {
    const print = page(1, [
      ...header(table, 60),
      ...rows(98, 1),
      ...total('Total Sun Porch', 126, '250.00'),
      ...rows(164, 3),
      ...total('Total Nursery', 192, '250.00'),
    ]);
    expect(roomsOf(print)).toEqual(['Sun Porch', 'Sun Porch', 'Nursery', 'Nursery']);
  });

  it('are not named by a sum of other rows, or of a trade', () => {
    const print = page(1, [
      ...header(table, 60),
      ...rows(98, 1),
      ...total('Total Nursery', 126, '900.00'),
      ...rows(164, 3),
      ...total('Total Painting', 192, '250.00'),
    ]);
    expect(new Set(roomsOf(print))).toEqual(new Set(['General']));
  });

  it('have sections in small bold type, as has a room without a size that is set as they are', () => {
    const section = (name: string, y: number): PlacedText => ({ text: name, x: 42, y, bold: true });
    const unsized = { text: 'Whole House', x: 36, y: 242, size: 12, bold: true };
    const { lineItems } = read(
      page(1, [
        ...header(table, 60),
        ...sized('Nursery', `19' x 8'`, 80),
        section('CLEAN AND SEAL', 93),
        ...rows(106, 1),
        ...total('Total Nursery', 134, '250.00'),
        ...sized('Bedroom 2', `12' x 8'`, 160),
        section('CLEAN AND SEAL', 173),
        ...rows(186, 3),
        ...total('Total Bedroom 2', 214, '250.00'),
        unsized,
        section('GENERAL', 255),
        ...rows(268, 5),
        ...total('Total Whole House', 296, '250.00'),
      ]),
    );
    expect(lineItems.map(({ room, section }) => `${room}: ${section}`)).toEqual([
      'Nursery: CLEAN AND SEAL',
      'Nursery: CLEAN AND SEAL',
      'Bedroom 2: CLEAN AND SEAL',
      'Bedroom 2: CLEAN AND SEAL',
      'Whole House: GENERAL',
      'Whole House: GENERAL',
    ]);
  });
});
