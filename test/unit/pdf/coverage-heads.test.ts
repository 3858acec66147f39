import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['ACV', 560],
);

const room = (name: string, coverage: string | null, y: number) => [
  { text: name, x: 148, y, bold: true },
  ...(coverage === null ? [] : [{ text: `Coverage: ${coverage}`, x: 36, y: y + 26, size: 8 }]),
  ...header(WORK, y + 40),
];

describe('the coverage above the head of a room’s table', () => {
  it('is that of the rows, and no section', () => {
    const { lineItems } = read(
      page(1, [
        ...room('Guest Bedroom', 'Dwelling', 80),
        ...row(WORK, 140, ['1. Baseboard', '10.00 LF', '4.00', '40.00', '40.00']),
        { text: 'Totals: Guest Bedroom', x: 36, y: 160, bold: true },
        ...row(WORK, 160, ['', '', '', '40.00', '40.00']),
        ...room('Privacy Fence', 'Other Structures', 200),
        ...row(WORK, 260, ['2. Picket', '3.00 EA', '20.00', '60.00', '60.00']),
      ]),
      page(2, [
        { text: 'CONTINUED - Privacy Fence', x: 200, y: 60, bold: true },
        ...header(WORK, 80),
        ...row(WORK, 100, ['3. Gate', '1.00 EA', '300.00', '300.00', '300.00']),
        { text: 'Totals: Privacy Fence', x: 36, y: 120, bold: true },
        ...row(WORK, 120, ['', '', '', '360.00', '360.00']),
        ...room('Attic', null, 160),
        ...row(WORK, 220, ['4. Insulation', '10.00 SF', '1.00', '10.00', '10.00']),
        { text: 'Totals: Attic', x: 36, y: 240, bold: true },
        ...row(WORK, 240, ['', '', '', '10.00', '10.00']),
      ]),
    );
    expect(
      lineItems.map(({ room: name, section, printed }) => [name, section, printed?.coverage]),
    ).toEqual([
      ['Guest Bedroom', null, 'Dwelling'],
      ['Privacy Fence', null, 'Other Structures'],
      ['Privacy Fence', null, 'Other Structures'],
      ['Attic', null, null],
    ]);
  });
});

describe('a name that ends in what may be a height’s label', () => {
  const named = (name: string, height: number) =>
    read(
      page(1, [
        { text: name, x: 42, y: 80 },
        { text: "Height: 8'", x: height, y: 80 },
        { text: '448.67 SF Walls', x: 180, y: 100 },
        { text: '214.58 SF Ceiling', x: 390, y: 100 },
        ...header(WORK, 120),
        ...row(WORK, 140, ['1. Baseboard', '10.00 LF', '4.00', '40.00', '40.00']),
      ]),
    ).lineItems.map(({ room: name }) => name);

  it('keeps it where the height stands apart', () => {
    expect(named('Living Room Ceiling', 533)).toEqual(['Living Room Ceiling']);
  });

  it('leaves it to the height beside it', () => {
    expect(named('Living Room Ceiling', 122)).toEqual(['Living Room']);
  });
});

describe('the coverage beside a room’s name', () => {
  it('is no part of the name, with and without a height behind it', () => {
    const beside = (name: string, coverage: string, height: string | null, y: number) => [
      { text: name, x: 36, y, bold: true, size: 11 },
      { text: `Coverage: ${coverage}`, x: 230, y },
      ...(height === null ? [] : [{ text: `Height: ${height}`, x: 500, y }]),
      ...header(WORK, y + 20),
    ];
    const { lineItems, printed } = read(
      page(1, [
        ...beside('Study', 'Dwelling', "9'", 60),
        ...row(WORK, 98, ['1. Baseboard', '10.00 LF', '4.00', '40.00', '40.00']),
        { text: 'Totals: Study', x: 36, y: 116, bold: true },
        ...row(WORK, 116, ['', '', '', '40.00', '40.00']),
        ...beside('Deck', 'Other Structures', null, 150),
        ...row(WORK, 188, ['2. Stain', '3.00 EA', '20.00', '60.00', '60.00']),
      ]),
    );
    expect(printed?.rooms.map(({ name, height }) => [name, height])).toEqual([
      ['Study', "9'"],
      ['Deck', null],
    ]);
    expect(lineItems.map((item) => [item.room, item.printed?.coverage])).toEqual([
      ['Study', 'Dwelling'],
      ['Deck', 'Other Structures'],
    ]);
  });
});
