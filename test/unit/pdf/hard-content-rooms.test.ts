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

  it('begin without a sum before them, however many measures stand below their names', () => {
    const measures = [
      "Height: 8'",
      '439.00 SF Walls',
      '161.89 SF Ceiling',
      '600.89 SF Walls & Ceiling',
      '161.89 SF Floor',
      '17.99 SY Flooring',
      '55.00 LF Floor Perimeter',
      '57.00 LF Ceil. Perimeter',
      "Door 3' X 7' Opens into HALL",
      "Window 3' X 4' Opens into Exterior",
    ];
    const { lineItems } = read(
      page(1, [
        text(50, 'Den', { bold: true, size: 10 }),
        ...header(TABLE, 70),
        ...row(TABLE, 88, ['1. Roofing felt', ...FELT]),
        text(120, 'Kitchen', { bold: true, size: 10 }),
        ...measures.map((words, at) => text(132 + at * 10, words)),
        ...header(TABLE, 240),
        ...row(TABLE, 258, ['1. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map((item) => item.room)).toEqual(['Den', 'Kitchen']);
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

describe('the sketch beside a room’s measures', () => {
  it('names what lies around the room, and begins none of it', () => {
    const measures = (y: number, label: string, walls: string, floor: string): PlacedText[] => [
      text(y, label, { x: 60 }),
      text(y, walls, { x: 290 }),
      text(y, floor, { x: 430 }),
    ];
    const { lineItems, printed } = read(
      page(1, [
        text(50, 'Main Level', { x: 240, bold: true, size: 11 }),
        ...room(80, 'Den', 1, "Height: 8'"),
        text(190, 'Bath', { x: 180, bold: true, size: 11 }),
        text(190, "Height: 9'", { x: 480 }),
        ...measures(204, 'Shower1 (B4)', '61.00 SF Walls', '13.00 SF Ceiling'),
        ...measures(215, 'Den', '74.00 SF Walls & Ceiling', '12.00 SF Floor'),
        text(226, 'Den', { x: 60, size: 6 }),
        text(237, 'Subroom: Bath (1)', { x: 180, bold: true, size: 11 }),
        text(237, "Height: 9'", { x: 480 }),
        ...measures(250, 'Vanity3 (B2)', '20.00 SF Walls', '4.00 SF Ceiling'),
        ...room(240, 'Bath', 3).filter(({ y }) => y > 255),
        text(330, 'Porch Roof', { x: 180, bold: true, size: 11 }),
        ...measures(341, '15 14\' 9"', '458.71 Surface Area', '4.59 Number of Squares'),
        ...room(335, 'Porch Roof', 5).filter(({ y }) => y > 350),
        ...level(430, 'Main Level', '1,500.00'),
      ]),
    );
    expect(lineItems.map((item) => item.room)).toEqual([
      'Den',
      'Den',
      'Bath',
      'Bath',
      'Porch Roof',
      'Porch Roof',
    ]);
    expect(
      printed?.rooms.map(({ name, dimensions }) => [name, Object.keys(dimensions).length]),
    ).toEqual([
      ['Main Level', 0],
      ['Den', 0],
      ['Bath', 4],
      ['Bath (1)', 2],
      ['Porch Roof', 2],
    ]);
  });
});

describe('the plan above a room’s measures', () => {
  it('names its sides, and begins no room', () => {
    const { lineItems, printed } = read(
      page(1, [
        text(60, 'Ext_Surfaces', { x: 240, bold: true, size: 9 }),
        text(70, 'Front', { x: 150, size: 7 }),
        text(70, '31\' 4"', { x: 200, size: 7 }),
        text(70, 'Right', { x: 260, size: 7 }),
        text(77, 'Rear', { x: 200, size: 6 }),
        text(88, '2,801.13 SF Walls', { x: 290 }),
        ...room(90, 'Ext_Surfaces', 1).filter(({ y }) => y > 91),
      ]),
    );
    expect(lineItems.map((item) => item.room)).toEqual(['Ext_Surfaces', 'Ext_Surfaces']);
    expect(printed?.rooms.map(({ name, dimensions }) => [name, dimensions.sfWalls])).toEqual([
      ['Ext_Surfaces', 2801.13],
    ]);
  });
});

describe('a size of the sketch close before a heading', () => {
  it('is no part of the room’s name', () => {
    const { lineItems } = read(
      page(1, [
        text(80, '20\' 11" Bedroom 2 Height: Sloped', { bold: true }),
        ...room(80, 'Bedroom 2', 1).filter(({ y }) => y > 81),
        text(180, '*** Closet ***:'),
        ...row(TABLE, 190, ['3. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map((item) => [item.room, item.section])).toEqual([
      ['Bedroom 2', null],
      ['Bedroom 2', null],
      ['General', 'Closet'],
    ]);
  });
});

describe('the lettering of a drawing', () => {
  it('is drawn twice in small type, and no note where it lies between rows', () => {
    const lettering = (x: number, y: number, words: string): PlacedText[] =>
      [0, 0.2].map((by) => text(y, words, { x: x + by, size: 6 }));
    const rows = room(80, 'Den', 1, "Height: 8'");
    const drawn = [
      text(100, '12\' 4"', { x: 60, angle: 90, size: 6 }),
      ...lettering(60, 124, 'Guest Closet'),
      ...lettering(60, 138, 'PPaannttrryy'),
    ];
    const plain = read(page(1, rows)).lineItems;
    const { lineItems } = read(page(1, [...rows, ...drawn]));
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual(
      plain.map(({ description }) => [description, null]),
    );
  });
});

describe('small words printed right on larger ones', () => {
  it('are names of a plan that ran into the row', () => {
    const rows = room(80, 'Den', 1);
    const price = row(TABLE, 131, ['', '', '3.00'])[0]?.x ?? 0;
    const { lineItems } = read(page(1, [...rows, text(131, 'Hall', { x: price - 14, size: 6 })]));
    expect(lineItems[1]).toMatchObject({ description: 'Drip edge', unitPrice: 3, rcv: 120 });
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

describe('rooms that a sketch measures', () => {
  const ZEROS = [
    text(66, '0.00 SF Walls', { x: 60 }),
    text(66, '0.00 SF Ceiling', { x: 240 }),
    text(66, '0.00 SF Walls & Ceiling', { x: 420 }),
    text(77, '0.00 SF Floor', { x: 60 }),
    text(77, '0.00 LF Floor Perimeter', { x: 420 }),
  ];
  const undrawn = (name: string, number: number): PlacedText[] => [
    text(50, name, { bold: true, size: 11 }),
    ...ZEROS,
    ...room(80, name, number).slice(1),
  ];

  it('keep measures that all of them print at the same height of their pages', () => {
    const { printed } = read(
      page(1, undrawn('Front Elevation', 1)),
      page(2, undrawn('Right Elevation', 3)),
      page(3, undrawn('Rear Elevation', 5)),
    );
    expect(printed?.rooms.map(({ name, dimensions }) => [name, dimensions])).toEqual(
      ['Front Elevation', 'Right Elevation', 'Rear Elevation'].map((name) => [
        name,
        { sfWalls: 0, sfCeiling: 0, sfWallsCeiling: 0, sfFloor: 0, lfFloorPerimeter: 0 },
      ]),
    );
  });

  it('may print their labels before their measures, and list openings below them', () => {
    const measures = (y: number, label: string, value: string): PlacedText[] => [
      text(y, label, { x: 140, size: 7 }),
      text(y, value, { x: 340, align: 'right', size: 7 }),
    ];
    const { lineItems, printed } = read(
      page(1, [
        text(50, 'Den', { x: 280, bold: true, size: 10 }),
        ...measures(64, 'SF Walls', '352.00 SF'),
        text(72, "12.0'", { x: 75, size: 7 }),
        ...measures(72, 'SF Walls & Ceiling', '472.00 SF'),
        ...measures(80, 'LF Ceil. Perimeter', '44.00 LF'),
        text(92, 'Openings:', { bold: true, size: 7 }),
        text(100, 'Door 3\' 0" X 6\' 8" Opens into Kitchen', { x: 46, size: 7 }),
        ...room(100, 'Den', 1).slice(1),
      ]),
    );
    expect(printed?.rooms).toMatchObject([
      { name: 'Den', dimensions: { sfWalls: 352, sfWallsCeiling: 472, lfCeilingPerimeter: 44 } },
    ]);
    expect(lineItems.map(({ section }) => section)).toEqual([null, null]);
  });

  it('may be said to be subrooms of others, which is no name of a section', () => {
    const { lineItems } = read(
      page(1, [
        ...room(60, 'Hall Bath', 1),
        text(170, 'Linen Closet', { x: 180, bold: true, size: 10 }),
        text(182, 'Subroom of Hall Bath', { x: 180, size: 8 }),
        ...header(TABLE, 200),
        ...row(TABLE, 218, ['3. Roofing felt', ...FELT]),
        ...row(TABLE, 240, ['Totals: Linen Closet', '', '', '0.00', '380.00'], { bold: true }),
      ]),
    );
    expect(lineItems.at(-1)).toMatchObject({ room: 'Linen Closet', section: null });
  });

  it('may have subrooms that fill a page between their heading and their rows', () => {
    const { lineItems, printed } = read(
      page(1, [
        ...room(80, 'Den', 1, "Height: 8'"),
        text(640, 'Stairs', { x: 180, bold: true, size: 10 }),
        text(640, "Height: 17'", { x: 480 }),
        text(655, '37.22 SF Floor', { x: 330 }),
      ]),
      page(2, [
        text(60, 'Subroom: Landing (2)', { x: 180, bold: true, size: 10 }),
        text(60, 'Height: 12\' 6"', { x: 480 }),
        text(75, '21.94 SF Floor', { x: 330 }),
        text(90, 'Missing Wall    3\' 4" X 12\' 6"    Opens into STAIRS'),
      ]),
      page(3, [
        text(60, 'Subroom: Stairs2 (1)', { x: 180, bold: true, size: 10 }),
        text(60, 'Height: 12\' 6"', { x: 480 }),
        text(75, '37.50 SF Floor', { x: 330 }),
        ...room(90, 'Stairs', 3).slice(1),
      ]),
    );
    expect(printed?.rooms.map(({ path, height }) => [path.join(' > '), height])).toEqual([
      ['Den', "8'"],
      ['Stairs', "17'"],
      ['Stairs > Landing (2)', '12\' 6"'],
      ['Stairs > Stairs2 (1)', '12\' 6"'],
    ]);
    expect(lineItems.map((item) => item.room)).toEqual(['Den', 'Den', 'Stairs', 'Stairs']);
  });

  it.each(['FF11 14\' 4"', 'ppUU', 'FF2233 ((BB))'])(
    'are not called %s, after a label that is drawn twice',
    (label) => {
      const { lineItems, printed } = read(
        page(1, [
          text(50, 'Roof', { x: 180, bold: true, size: 11 }),
          text(60, label, { x: 60, size: 6 }),
          text(72, '2,824.41 Surface Area', { x: 330 }),
          text(72, '28.24 Number of Squares', { x: 450 }),
          ...room(80, 'Roof', 1).slice(1),
        ]),
      );
      expect(lineItems.map((item) => item.room)).toEqual(['Roof', 'Roof']);
      expect(printed?.rooms).toMatchObject([
        { name: 'Roof', dimensions: { sfSurfaceArea: 2824.41, numberOfSquares: 28.24 } },
      ]);
    },
  );
});

describe('what is written below the heading of a room', () => {
  it('belongs to no line, and its reader is told so', () => {
    const { lineItems, printed } = read(
      page(1, [
        text(80, 'Kitchen', { x: 180, bold: true, size: 10 }),
        text(92, 'The range is no longer on the market and has', { x: 60 }),
        text(102, 'to be replaced by one of like kind and quality.', { x: 60 }),
        ...header(TABLE, 120),
        ...row(TABLE, 138, ['1. Roofing felt', ...FELT]),
        text(148, 'Measured with the owner of the house present.', { x: 60 }),
        ...row(TABLE, 164, ['2. Drip edge', ...EDGE]),
        ...row(TABLE, 184, ['Totals: Kitchen', '', '', '0.00', '500.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      'Measured with the owner of the house present.',
      null,
    ]);
    expect(printed?.warnings).toEqual([
      {
        code: 'room_text_left_out',
        message: expect.stringContaining(
          'below the heading of Kitchen that belongs to no line, so it is in neither file: "The range is no longer on the market and has to be replaced by one of like kind and quality."',
        ),
        at: { page: 1 },
      },
    ]);
  });
});
