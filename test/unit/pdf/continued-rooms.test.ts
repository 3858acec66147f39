import { describe, expect, it } from 'vitest';
import { continuedRoom } from '../../../lambdas/domain/pdf/rooms/room-lines.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** What stands right below `Kitchen (continued)` at the head of a page. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 320],
  ['UNIT PRICE', 390],
  ['RCV', 460],
  ['DEPREC.', 520],
  ['ACV', 580],
);

const figures = (text: string): string[] => [text, '10.00 SF', '2.00', '20.00', '(0.00)', '20.00'];
const sum = (text: string, amount: string): string[] => [text, '', '', amount, '(0.00)', amount];
const name = (y: number, text: string, size = 11): PlacedText => ({
  text,
  x: 36,
  y,
  size,
  bold: true,
});
const said = (y: number, text: string): PlacedText => ({ text, x: 48, y });
const room = (y: number, text: string): PlacedText[] => [
  { text, x: 36, y },
  { text: "Height: 8'", x: 500, y },
  { text: '400.00 SF Walls', x: 120, y: y + 12 },
];

const places = ({ lineItems }: ReturnType<typeof read>) =>
  lineItems.map(({ description, room, section, f9Note }) => [description, room, section, f9Note]);

describe('below the name of a room that goes on', () => {
  it('stands the note of the row that was the last on its page, and the next room is no part of it', () => {
    const estimate = read(
      page(1, [...room(50, 'Office'), ...header(TABLE, 80), ...row(TABLE, 94, figures('Casing'))]),
      page(2, [
        name(50, 'Office (continued)'),
        said(64, 'Owner reports that the floor was replaced in 2019.'),
        ...room(80, 'Foyer'),
        ...header(TABLE, 110),
        ...row(TABLE, 124, figures('Paint the ceiling')),
      ]),
    );
    expect(places(estimate)).toEqual([
      ['Casing', 'Office', null, 'Owner reports that the floor was replaced in 2019.'],
      ['Paint the ceiling', 'Foyer', null, null],
    ]);
    expect(estimate.printed?.rooms.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['Office']],
      ['room', ['Foyer']],
    ]);
  });

  it('may stand the next of its sections', () => {
    const estimate = read(
      page(1, [
        ...room(50, 'Office'),
        ...header(TABLE, 80),
        name(94, 'Walls', 9),
        ...row(TABLE, 108, figures('1. Casing')),
      ]),
      page(2, [
        name(50, 'CONTINUED - Office'),
        name(64, 'Ceiling', 9),
        ...header(TABLE, 78),
        ...row(TABLE, 92, figures('2. Paint the ceiling')),
        ...row(TABLE, 106, sum('Totals: Office', '40.00'), { bold: true }),
      ]),
    );
    expect(places(estimate)).toEqual([
      ['Casing', 'Office', 'Walls', null],
      ['Paint the ceiling', 'Office', 'Ceiling', null],
    ]);
  });
});

describe('a page that begins with the sum of the level before', () => {
  it('ends that level though the sum has one figure where rows have three', () => {
    const estimate = read(
      page(1, [
        name(36, 'Exterior', 13),
        name(50, 'Front Elevation'),
        ...header(TABLE, 80),
        ...row(TABLE, 94, figures('1. Gutter')),
        ...row(TABLE, 108, ['Subtotal Front Elevation', '', '', '20.00', '', ''], { bold: true }),
      ]),
      page(2, [
        ...row(TABLE, 40, ['Exterior Total', '', '', '20.00', '', ''], { bold: true }),
        name(56, 'Interior', 13),
        name(72, 'Office'),
        ...header(TABLE, 86),
        ...row(TABLE, 100, figures('2. Casing')),
        ...row(TABLE, 114, ['Subtotal Office', '', '', '20.00', '', ''], { bold: true }),
        ...row(TABLE, 128, ['Interior Total', '', '', '20.00', '', ''], { bold: true }),
      ]),
    );
    expect(estimate.printed?.rooms.map(({ path }) => path.join(' > '))).toEqual([
      'Exterior',
      'Exterior > Front Elevation',
      'Interior',
      'Interior > Office',
    ]);
  });
});

describe('a room without heads of its own below the sum of another', () => {
  it('keeps the notes of its rows', () => {
    const wide = columns(['Qty', 160], ['Unit Cost', 240], ['RCV', 400], ['ACV', 540]);
    const runs = (y: number, text: string): PlacedText[] => [
      { text, x: 36, y },
      ...row(wide, y + 12, ['9.00 SF', '2.00', '18.00', '18.00']),
    ];
    const sumOf = (y: number, text: string, amount: string): PlacedText[] => [
      { text, x: 36, y, bold: true },
      ...row(wide, y, ['', '', amount, amount], { bold: true }),
    ];
    const { lineItems } = read(
      page(1, [
        name(36, 'Den'),
        ...header(wide, 50),
        ...runs(64, 'Casing'),
        ...runs(88, 'Baseboard'),
        ...sumOf(114, 'Totals: Den', '36.00'),
        ...room(130, 'Office'),
        ...runs(158, 'Paint the walls'),
        ...runs(182, 'Paint the ceiling'),
        { text: 'Owner reports that the floor was replaced in 2019.', x: 36, y: 207 },
        ...sumOf(222, 'Totals: Office', '36.00'),
      ]),
    );
    expect(lineItems.map(({ room, f9Note }) => [room, f9Note])).toEqual([
      ['Den', null],
      ['Den', null],
      ['Office', null],
      ['Office', 'Owner reports that the floor was replaced in 2019.'],
    ]);
  });
});

describe('what says that a page goes on', () => {
  it.each([
    ['*** CONTINUED ***', null],
    // Asterisks of a scan.
    ['*#*% CONTINUED ***', null],
    ['** BATH 2 (CONTINUED) **', 'BATH 2'],
    ['CONTINUED - Kitchen', 'Kitchen'],
  ])('%s', (text, name) => {
    expect(continuedRoom(text)).toBe(name);
  });
});
