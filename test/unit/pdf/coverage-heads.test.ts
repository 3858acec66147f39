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
