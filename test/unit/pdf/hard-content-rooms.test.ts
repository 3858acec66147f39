import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Names of rooms and sections that look like something else, or like each other. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['TAX', 380],
  ['RCV', 440],
);

const FELT = ['10.00 SQ', '38.00', '0.00', '380.00'];
const EDGE = ['40.00 LF', '3.00', '0.00', '120.00'];

const text = (y: number, words: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x: 36,
  y,
  ...more,
});

/** A room of two rows from `y` on, 100 points high. */
const room = (y: number, name: string, number: number, size = ''): PlacedText[] => [
  text(y, name, { x: 180, bold: true, size: 10 }),
  ...(size === '' ? [] : [text(y, size, { x: 480 })]),
  ...header(TABLE, y + 20),
  ...row(TABLE, y + 38, [`${number}. Roofing felt`, ...FELT]),
  ...row(TABLE, y + 51, [`${number + 1}. Drip edge`, ...EDGE]),
  ...row(TABLE, y + 72, [`Totals: ${name}`, '', '', '0.00', '500.00'], { bold: true }),
];

const level = (y: number, name: string, sum: string): PlacedText[] =>
  row(TABLE, y, [`Total: ${name}`, '', '', '0.00', sum], { bold: true });

describe('rooms', () => {
  it.each(['F1', 'R2', 'Roof1', 'W.I.C.', 'Laundry Rm.', '1/2 Bath', "Boys' Room", 'KITCHEN'])(
    'may be called %s',
    (name) => {
      const { lineItems, printed } = read(
        page(1, [
          text(50, 'Main Level', { x: 240, bold: true, size: 11 }),
          ...room(80, name, 1),
          ...room(200, 'Den', 3),
          ...level(310, 'Main Level', '1,000.00'),
        ]),
      );
      expect(lineItems.map((item) => item.printed?.path.join(' > '))).toEqual([
        `Main Level > ${name}`,
        `Main Level > ${name}`,
        'Main Level > Den',
        'Main Level > Den',
      ]);
      expect(printed?.totals.map((total) => total.name)).toEqual([name, 'Den', 'Main Level']);
    },
  );

  it.each(['Windows', 'Doors'])('called %s are no openings of a wall', (name) => {
    const { lineItems, printed } = read(
      page(1, [...room(80, name, 1, "Height: 8'"), ...room(200, 'Den', 3, "Height: 8'")]),
    );
    expect(lineItems.map((item) => item.room)).toEqual([name, name, 'Den', 'Den']);
    expect(printed?.rooms[0]).toMatchObject({ name, height: "8'" });
  });

  it('may bear the name of the level that holds them', () => {
    const { lineItems } = read(
      page(1, [
        text(50, 'Exterior', { x: 36, bold: true, size: 11 }),
        ...header(TABLE, 70),
        ...row(TABLE, 88, ['1. Dumpster load', '1.00 EA', '400.00', '0.00', '400.00']),
        ...level(110, 'Exterior', '400.00'),
        ...room(140, 'Exterior', 2),
        ...room(260, 'Den', 4),
        ...level(370, 'Exterior', '1,400.00'),
      ]),
    );
    expect(lineItems.map((item) => item.printed?.path.join(' > '))).toEqual([
      'Exterior',
      'Exterior > Exterior',
      'Exterior > Exterior',
      'Exterior > Den',
      'Exterior > Den',
    ]);
  });
});

describe('rooms of a print without totals', () => {
  it('begin at each name with a head of the table below it', () => {
    const bare = (y: number, name: string, number: number): PlacedText[] =>
      room(y, name, number).filter(({ y: at }) => at < y + 70);
    const { lineItems } = read(
      page(1, [...bare(70, 'Hall', 1), ...bare(170, 'Den', 3), ...bare(270, 'Bath', 5)]),
    );
    expect(lineItems.map((item) => [item.room, item.section])).toEqual(
      ['Hall', 'Hall', 'Den', 'Den', 'Bath', 'Bath'].map((name) => [name, null]),
    );
  });
});

describe('a name that is longer than its column', () => {
  it('goes on below the figures of its total', () => {
    const name = 'Upper Hall and Stairs Landing to the Bedrooms and the Bath';
    const { lineItems, printed } = read(
      page(1, [
        ...room(80, name, 1).filter(({ y }) => y < 150),
        ...row(TABLE, 152, ['Totals: Upper Hall and Stairs Landing', '', '', '0.00', '500.00'], {
          bold: true,
        }),
        text(162, 'to the Bedrooms and the Bath', { bold: true }),
        ...room(200, 'Den', 3),
      ]),
    );
    expect(lineItems.map((item) => item.room)).toEqual([name, name, 'Den', 'Den']);
    expect(printed?.totals.map((total) => total.name)).toEqual([name, 'Den']);
  });
});

describe('sections', () => {
  it('may be headed in plain type, with small words in their names', () => {
    const { lineItems } = read(
      page(1, [
        text(60, 'Dwelling', { bold: true }),
        ...header(TABLE, 80),
        ...row(TABLE, 95, ['1. Roofing felt', ...FELT]),
        text(112, 'Starter and Drip:'),
        ...row(TABLE, 123, ['2. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map((item) => [item.section, item.f9Note])).toEqual([
      [null, null],
      ['Starter and Drip', null],
    ]);
  });

  it.each(['Kitchen', 'Cont. Manip.'])('may be called %s', (name) => {
    const { lineItems } = read(
      page(1, [
        ...room(80, 'Kitchen', 1),
        text(200, 'Den', { x: 180, bold: true, size: 10 }),
        ...header(TABLE, 220),
        ...row(TABLE, 238, ['3. Roofing felt', ...FELT]),
        text(253, name, { bold: true, italic: true }),
        ...row(TABLE, 266, ['4. Drip edge', ...EDGE]),
        ...row(TABLE, 287, ['Totals: Den', '', '', '0.00', '500.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map((item) => [item.room, item.section, item.f9Note])).toEqual([
      ['Kitchen', null, null],
      ['Kitchen', null, null],
      ['Den', null, null],
      ['Den', name, null],
    ]);
  });
});
