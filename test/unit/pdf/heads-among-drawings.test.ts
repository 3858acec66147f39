import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Heads of rooms beside the labels of a plan, and on a page that has nothing but those. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

const FELT = ['1. Roofing felt', '10.00 SQ', '38.00', '380.00'];
const EDGE = ['2. Drip edge', '40.00 LF', '3.00', '120.00'];

const label = (x: number, y: number, text: string): PlacedText => ({ text, x, y, size: 7 });
const name = (y: number, text: string, x = 206): PlacedText => ({ text, x, y, bold: true });
const sum = (y: number, text: string, amount: string): PlacedText[] =>
  row(TABLE, y, [text, '', '', amount], { bold: true });

const pathsOf = (...pages: Parameters<typeof read>) => {
  const { lineItems, printed } = read(...pages);
  return {
    items: lineItems.map((item) => item.printed?.path.join(' > ')),
    rooms: (printed?.rooms ?? [])
      .filter(({ kind }) => kind === 'room')
      .map(({ path }) => path.join(' > ')),
  };
};

const closing = (y: number): PlacedText[] => [
  ...sum(y, 'Totals: R10', '380.00'),
  name(y + 20, 'R4 (2)'),
  ...header(TABLE, y + 34),
  ...row(TABLE, y + 48, EDGE),
  ...sum(y + 62, 'Totals: R4 (2)', '120.00'),
  ...sum(y + 76, 'Total: Dwelling Roof', '500.00'),
];

const read10 = {
  items: ['Dwelling Roof > R10', 'Dwelling Roof > R4 (2)'],
  rooms: ['Dwelling Roof > R10', 'Dwelling Roof > R4 (2)'],
};

describe('a room named like the label of a facet', () => {
  it('is headed on the line of other labels', () => {
    const sketch = [
      [label(50, 72, 'R4 (2)'), label(94, 72, 'F1'), name(72, 'R10')],
      [label(50, 84, 'R10F8(A)'), label(206, 84, '3,397.66 Surface Area')],
      [label(50, 96, 'R4 (2)'), label(94, 96, '29\' 7"')],
      [label(50, 108, 'R4 (2)')],
      [label(50, 120, 'R10')],
    ].flat();
    expect(
      pathsOf(
        page(1, [
          name(56, 'Dwelling Roof'),
          ...sketch,
          ...header(TABLE, 134),
          ...row(TABLE, 148, FELT),
          ...closing(162),
        ]),
      ),
    ).toEqual(read10);
  });

  it('is headed on a page before its table', () => {
    expect(
      pathsOf(
        page(1, [
          name(56, 'Dwelling Roof'),
          label(50, 72, 'R4 (2)'),
          label(94, 72, 'F1'),
          name(72, 'R10'),
          label(50, 90, '29\' 7"'),
          label(206, 90, '3,397.66 Surface Area'),
        ]),
        page(2, [...header(TABLE, 134), ...row(TABLE, 148, FELT), ...closing(162)]),
      ),
    ).toEqual(read10);
  });
});

describe('a page of heads alone', () => {
  it('heads the table of the next one', () => {
    expect(
      pathsOf(
        page(1, [name(56, 'Source - Aerial'), name(72, 'Exterior'), name(90, 'Masonry')]),
        page(2, [
          ...header(TABLE, 60),
          ...row(TABLE, 74, FELT),
          ...row(TABLE, 88, EDGE),
          ...sum(102, 'Totals: Masonry', '500.00'),
          ...sum(116, 'Total: Exterior', '500.00'),
          ...sum(130, 'Total: Source - Aerial', '500.00'),
        ]),
      ).items,
    ).toEqual(['Source - Aerial > Exterior > Masonry', 'Source - Aerial > Exterior > Masonry']);
  });

  it('has no section in the letterhead of the next one', () => {
    const { lineItems } = read(
      page(1, [name(56, 'Exterior'), name(90, 'Masonry')]),
      page(2, [
        label(36, 30, '2'),
        label(36, 40, 'Regional Catastrophe Team'),
        label(36, 50, 'Fax: (877) 555-0192'),
        ...header(TABLE, 60),
        ...row(TABLE, 74, FELT),
        ...row(TABLE, 88, EDGE),
        ...sum(102, 'Totals: Masonry', '500.00'),
        ...sum(116, 'Total: Exterior', '500.00'),
      ]),
    );
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual([
      ['Masonry', null],
      ['Masonry', null],
    ]);
  });

  it('is none where it shows several rooms', () => {
    expect(
      pathsOf(
        page(1, [label(90, 56, 'Main Level'), label(90, 90, 'Den'), label(200, 120, 'Hall')]),
        page(2, [
          name(40, 'Main Level'),
          name(60, 'Hall'),
          ...header(TABLE, 74),
          ...row(TABLE, 88, FELT),
          ...sum(102, 'Totals: Hall', '380.00'),
          name(120, 'Den'),
          ...header(TABLE, 134),
          ...row(TABLE, 148, EDGE),
          ...sum(162, 'Totals: Den', '120.00'),
          ...sum(176, 'Total: Main Level', '500.00'),
        ]),
      ),
    ).toEqual({
      items: ['Main Level > Hall', 'Main Level > Den'],
      rooms: ['Main Level > Hall', 'Main Level > Den'],
    });
  });
});

describe('a level in a level of its name', () => {
  it('is closed by a sum of its own', () => {
    expect(
      pathsOf(
        page(1, [
          name(40, 'Dwelling'),
          name(52, 'Interior'),
          name(64, 'Interior'),
          name(76, 'Bath'),
          ...header(TABLE, 90),
          ...row(TABLE, 104, FELT),
          ...sum(118, 'Totals: Bath', '380.00'),
          ...sum(132, 'Total: Interior', '380.00'),
          ...sum(146, 'Total: Interior', '380.00'),
          name(166, 'Fencing'),
          ...header(TABLE, 180),
          ...row(TABLE, 194, EDGE),
          ...sum(208, 'Totals: Fencing', '120.00'),
          ...sum(222, 'Total: Dwelling', '500.00'),
        ]),
      ).items,
    ).toEqual(['Dwelling > Interior > Interior > Bath', 'Dwelling > Fencing']);
  });
});

describe('the title of a level above its head', () => {
  it('is no level of its own where the rows of the level are summed before its rooms', () => {
    expect(
      pathsOf(
        page(1, [
          name(40, 'Main Level'),
          name(54, 'Main Level'),
          ...header(TABLE, 70),
          ...row(TABLE, 84, FELT),
          ...sum(98, 'Total: Main Level', '380.00'),
          name(120, 'Hall'),
          ...header(TABLE, 134),
          ...row(TABLE, 148, EDGE),
          ...sum(162, 'Totals: Hall', '120.00'),
          ...sum(176, 'Total: Main Level', '500.00'),
        ]),
      ).items,
    ).toEqual(['Main Level', 'Main Level > Hall']);
  });
});

describe('the key plan of a floor, in tiny letters drawn twice', () => {
  const drawnTwice = (x: number, y: number, text: string): PlacedText[] => [
    { text, x, y, size: 4.5 },
    { text, x: x + 0.1, y, size: 4.5 },
  ];
  const plan = (y: number): PlacedText[] => [
    ...drawnTwice(40, y, 'Den'),
    ...drawnTwice(70, y, 'Laundry Room'),
    ...drawnTwice(50, y + 12, '(B1)'),
    ...drawnTwice(60, y + 22, 'Hall'),
  ];

  it('names no room and no section, wherever the page breaks', () => {
    const { lineItems } = read(
      page(1, [
        ...plan(36),
        name(40, 'Hall'),
        ...header(TABLE, 74),
        ...row(TABLE, 88, FELT),
        { text: 'Both slopes', x: 36, y: 99 },
      ]),
      page(2, [
        ...plan(66),
        name(40, 'CONTINUED - Hall'),
        ...header(TABLE, 74),
        ...row(TABLE, 88, EDGE),
        ...sum(102, 'Totals: Hall', '500.00'),
      ]),
    );
    expect(lineItems.map(({ room, section, f9Note }) => [room, section, f9Note])).toEqual([
      ['Hall', null, 'Both slopes'],
      ['Hall', null, null],
    ]);
  });
});

describe('what is drawn of a room, under a name of its own', () => {
  it('is part of the room that the sum names', () => {
    const { lineItems, printed } = read(
      page(1, [
        name(40, 'Bathroom'),
        name(54, 'Bathroom 1'),
        { text: 'Height: 8\' 5"', x: 440, y: 54 },
        { text: '218.33 SF Walls', x: 206, y: 66 },
        ...header(TABLE, 80),
        ...row(TABLE, 94, FELT),
        ...sum(108, 'Totals: Bathroom', '380.00'),
        name(130, 'Hall'),
        { text: "Height: 8'", x: 440, y: 130 },
        ...header(TABLE, 144),
        ...row(TABLE, 158, EDGE),
        ...sum(172, 'Totals: Hall', '120.00'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual(['Bathroom', 'Hall']);
    expect(printed?.rooms.map(({ kind, path, height }) => [kind, path, height])).toEqual([
      ['room', ['Bathroom'], null],
      ['subroom', ['Bathroom', 'Bathroom 1'], '8\' 5"'],
      ['room', ['Hall'], "8'"],
    ]);
  });
});

describe('a name of two lines', () => {
  it('is a room where its sum says it whole', () => {
    expect(
      pathsOf(
        page(1, [
          name(40, 'Main Level'),
          name(60, 'Bedroom and Closet off the'),
          name(72, 'Upper Landing'),
          { text: "Height: 8'", x: 440, y: 72 },
          { text: '218.33 SF Walls', x: 206, y: 84 },
          ...header(TABLE, 98),
          ...row(TABLE, 112, FELT),
          ...sum(126, 'Totals: Bedroom and Closet off the Upper Landing', '380.00'),
          name(146, 'Family Room and Breakfast'),
          { text: "Height: 9'", x: 440, y: 146 },
          name(158, 'Nook'),
          { text: '218.33 SF Walls', x: 206, y: 170 },
          ...header(TABLE, 184),
          ...row(TABLE, 198, EDGE),
        ]),
        page(2, [
          name(40, 'CONTINUED - Family Room and Breakfast'),
          name(52, 'Nook'),
          ...header(TABLE, 74),
          ...row(TABLE, 88, ['3. Trim', '4.00 LF', '3.00', '12.00']),
          ...sum(102, 'Totals: Family Room and Breakfast Nook', '132.00'),
          ...sum(116, 'Total: Main Level', '512.00'),
        ]),
      ),
    ).toEqual({
      items: [
        'Main Level > Bedroom and Closet off the Upper Landing',
        'Main Level > Family Room and Breakfast Nook',
        'Main Level > Family Room and Breakfast Nook',
      ],
      rooms: [
        'Main Level > Bedroom and Closet off the Upper Landing',
        'Main Level > Family Room and Breakfast Nook',
      ],
    });
  });

  it('is one where its sum takes two lines as well', () => {
    expect(
      pathsOf(
        page(1, [
          name(40, 'Main Level'),
          name(60, 'Bedroom and Closet off the'),
          name(72, 'Upper Landing'),
          { text: "Height: 8'", x: 440, y: 72 },
          ...header(TABLE, 98),
          ...row(TABLE, 112, FELT),
          ...sum(126, 'Totals: Bedroom and Closet', '380.00'),
          { text: 'off the Upper Landing', x: 36, y: 137, bold: true },
          name(160, 'Hall'),
          { text: "Height: 8'", x: 440, y: 160 },
          ...header(TABLE, 174),
          ...row(TABLE, 188, EDGE),
          ...sum(202, 'Totals: Hall', '120.00'),
          ...sum(216, 'Total: Main Level', '500.00'),
        ]),
      ).items,
    ).toEqual(['Main Level > Bedroom and Closet off the Upper Landing', 'Main Level > Hall']);
  });
});
