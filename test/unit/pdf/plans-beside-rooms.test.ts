import { describe, expect, it } from 'vitest';
import type { PlacedText } from './draw.ts';
import { columns, header, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 40, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 370],
  ['TAX', 420],
  ['TOTAL', 490],
);

const rows = (y: number, ...wordings: string[]): PlacedText[] => [
  ...header(TABLE, y),
  ...wordings.flatMap((wording, at) =>
    row(TABLE, y + 14 + at * 13, [wording, '20.00 SF', '3.00', '0.00', '60.00']),
  ),
];

const letter = (x: number, y: number, text: string, size = 6.5): PlacedText => ({
  text,
  x,
  y,
  size,
});

/** Lengths along the walls of a plan whose top left corner stands there, on end where the wall does. */
const walls = (x: number, y: number, size?: number): PlacedText[] => [
  letter(x + 35, y, `12' 4"`, size),
  { ...letter(x, y + 40, "9'", size), angle: 90 },
  { ...letter(x + 90, y + 40, "9'", size), angle: 90 },
  letter(x + 35, y + 75, "12'", size),
];

const placesOf = (texts: readonly PlacedText[]) =>
  read(page(1, texts)).lineItems.map(({ room, section, f9Note }) => [room, section, f9Note]);

const heading = (x: number, y: number, name: string, bold = true): PlacedText[] => [
  { text: name, x, y, bold },
  { text: "Height: 8'", x: 510, y, bold },
];

const measures = (x: number, y: number): PlacedText[] => [
  { text: '344.00 SF Walls', x, y },
  { text: '111.00 SF Ceiling', x: x + 150, y },
  { text: '42.67 LF Floor Perimeter', x: x + 150, y: y + 11 },
];

describe('the letters of a plan beside a room', () => {
  it('head nothing where they stand left of its measures, right above the table', () => {
    const plan = [
      ...walls(60, 100, 7.7),
      letter(95, 135, 'Den', 7.7),
      letter(40, 150, 'Ha', 7.7),
      letter(150, 185, 'Hall', 7.7),
    ];
    expect(
      placesOf([
        ...heading(200, 95, 'Den'),
        ...plan,
        ...measures(215, 110),
        ...rows(200, '1. Paint the walls'),
      ]),
    ).toEqual([['Den', null, null]]);
  });

  it('are no part of the heading on whose line they stand', () => {
    const sum = (y: number, name: string): PlacedText[] =>
      row(TABLE, y, [`Total: ${name}`, '', '', '0.00', '60.00']);
    expect(
      placesOf([
        { text: 'Main Level', x: 40, y: 60, bold: true, size: 11 },
        letter(110, 85, 'Breakfast', 6),
        ...heading(200, 85, 'Den'),
        ...walls(60, 95, 5.5),
        letter(95, 130, 'Den', 6.5),
        ...measures(215, 100),
        ...rows(200, '1. Paint the walls'),
        ...sum(230, 'Den'),
        ...heading(200, 260, 'Breakfast'),
        ...walls(60, 260, 5.5),
        ...measures(215, 275),
        ...rows(370, '2. Carpet'),
        ...sum(400, 'Breakfast'),
      ]),
    ).toEqual([
      ['Den', null, null],
      ['Breakfast', null, null],
    ]);
  });

  it('are no note of the row above, where they stand right of the next heading and over it', () => {
    const plan = [
      letter(470, 150, "Son's"),
      letter(470, 156, 'Bath'),
      ...walls(440, 180),
      letter(478, 215, 'Upper Hall'),
      letter(440, 270, 'Study'),
    ];
    expect(
      placesOf([
        ...heading(40, 60, 'Study'),
        ...rows(80, '1. Paint the walls', '2. Carpet'),
        ...plan,
        ...heading(40, 165, 'Upper Hall'),
        ...measures(60, 185),
        ...rows(300, '3. Carpet pad'),
      ]),
    ).toEqual([
      ['Study', null, null],
      ['Study', null, null],
      ['Upper Hall', null, null],
    ]);
  });

  it('are left out in the type of the text as well, above the bar that names the room', () => {
    const plan = [
      letter(120, 130, 'Pantry', 9),
      ...walls(190, 140, 9),
      letter(215, 170, 'Hall Bath', 9),
      letter(215, 182, "12' 4\" x 9'", 9),
      letter(210, 240, 'Hall', 9),
    ];
    expect(
      placesOf([
        ...heading(40, 60, 'Pantry'),
        ...rows(80, '1. Paint the walls'),
        ...plan,
        ...heading(40, 270, 'Hall Bath'),
        ...rows(290, '2. Carpet'),
      ]),
    ).toEqual([
      ['Pantry', null, null],
      ['Hall Bath', null, null],
    ]);
  });

  it('are the name, the number and the area of the room among them, in larger type', () => {
    const plan = [
      ...walls(430, 100),
      letter(460, 125, '204', 8),
      letter(460, 135, 'Kitchen', 7.5),
      letter(455, 145, '111.4 sq ft', 7.5),
      letter(395, 160, 'Corridor'),
    ];
    expect(
      placesOf([
        { text: 'Unit 204 - Kitchen', x: 40, y: 90, bold: true },
        { text: `Clg. 8'0"  Floor 111.4 SF`, x: 40, y: 105 },
        { text: 'Perimeter 42.7 LF', x: 40, y: 120 },
        ...plan,
        ...rows(200, '1. Paint the walls'),
      ]),
    ).toEqual([['Unit 204 - Kitchen', null, null]]);
  });

  it('are neither the heads of a table in their own type right below them nor words of its rows', () => {
    const plain = (y: number, heads: readonly [string, number][]): PlacedText[] =>
      heads.map(([text, x]) => letter(x, y, text, 9));
    const [item] = read(
      page(1, [
        ...heading(40, 60, 'Den', false),
        ...walls(180, 70, 9),
        letter(210, 105, 'Den', 9),
        ...plain(165, [
          ['DESCRIPTION', 40],
          ['QTY', 200],
          ['REMOVE', 250],
          ['REPLACE', 310],
          ['TAX', 390],
          ['TOTAL', 460],
        ]),
        letter(40, 177, 'Vinyl floor covering', 9),
        ...plain(188, [
          ['20.00 SF', 185],
          ['1.00', 265],
          ['2.00', 325],
          ['0.00', 385],
          ['60.00', 460],
        ]),
      ]),
    ).lineItems;
    expect([item?.description, item?.quantity, item?.rcv, item?.room]).toEqual([
      'Vinyl floor covering',
      20,
      60,
      'Den',
    ]);
  });

  it('are told by weaker type where no lengths of theirs are printed', () => {
    const names = [
      letter(75, 120, 'Dining', 9),
      letter(200, 120, 'Living Room', 9),
      letter(230, 140, 'Porch', 9),
    ];
    expect(
      placesOf([
        ...heading(40, 95, 'Hall/Entry'),
        ...names,
        ...measures(60, 160),
        ...rows(200, '1. Paint the walls'),
      ]),
    ).toEqual([['Hall/Entry', null, null]]);
  });
});

it('names of rooms with their sizes below are no letters of a plan, nor are notes', () => {
  expect(
    placesOf([
      { text: 'Kitchen', x: 40, y: 60, bold: true },
      letter(40, 72, `12' 4" x 9' x 8'`, 9),
      ...rows(90, '1. Paint the walls'),
      letter(48, 117, 'two coats, white', 9),
      { text: 'Pantry', x: 40, y: 140, bold: true },
      letter(40, 152, `6' 2" x 4' x 8'`, 9),
      ...rows(170, '2. Paint the walls'),
    ]),
  ).toEqual([
    ['Kitchen', null, 'two coats, white'],
    ['Pantry', null, null],
  ]);
});

it('sizes of doors and windows are no lengths of a plan', () => {
  const openings = [80, 92, 104].flatMap((y): PlacedText[] => [
    letter(40, y, 'Door', 9),
    letter(200, y, `2' 6" X 6' 8"`, 9),
    letter(300, y, 'Opens into HALL', 9),
  ]);
  expect(
    placesOf([
      ...heading(40, 60, 'Den'),
      ...openings,
      { text: 'Walls', x: 40, y: 118 },
      ...rows(130, '1. Paint the walls'),
    ]),
  ).toEqual([['Den', 'Walls', null]]);
});

it('a floor before the name of a room is its level, in plain type below the heads of a page as well', () => {
  const room = (y: number, floor: string, name: string): PlacedText[] => [
    letter(40, y, `${floor} - ${name} (11' 2" x 9' 6" x 8' 0")`, 9),
    ...row(TABLE, y + 14, ['Paint the walls', '20.00 SF', '3.00', '0.00', '60.00']),
    ...row(TABLE, y + 28, [`Total - ${name}`, '', '', '0.00', '60.00']),
  ];
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 40),
      ...room(60, 'Second Floor', 'Den'),
      ...room(110, 'Second Floor', 'Bath'),
    ]),
    page(2, [...header(TABLE, 40), ...room(60, 'Main Floor', 'Mud Room')]),
  );
  expect(lineItems.map(({ printed }) => printed?.path)).toEqual([
    ['Second Floor', 'Den'],
    ['Second Floor', 'Bath'],
    ['Main Floor', 'Mud Room'],
  ]);
});

it('a plan between the heads and unnumbered rows takes neither its measures nor its names with it', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 40),
      { text: `Den (11' 2" x 9' 6" x 8' 0")`, x: 40, y: 60, bold: true },
      letter(40, 71, 'Floor 106.08 SF Walls 330.67 SF Ceiling 106.08 SF Perimeter 41.33 LF', 9),
      letter(120, 84, `11' 2"`, 9),
      letter(200, 84, `4' 0"`, 9),
      letter(195, 110, 'Closet', 9),
      letter(60, 130, `9' 6"`, 9),
      letter(120, 130, 'Den', 9),
      letter(110, 150, `2' 6" door`, 9),
      letter(40, 165, 'Shelving', 9),
      ...row(TABLE, 176, ['', '20.00 SF', '3.00', '0.00', '60.00']),
      letter(40, 188, 'Door knob', 9),
      ...row(TABLE, 199, ['', '2.00 EA', '30.00', '0.00', '60.00']),
      letter(40, 211, 'Window blind', 9),
      ...row(TABLE, 222, ['', '1.00 EA', '60.00', '0.00', '60.00']),
    ]),
  );
  expect(lineItems.map(({ room, section, description }) => [room, section, description])).toEqual([
    ['Den', null, 'Shelving'],
    ['Den', null, 'Door knob'],
    ['Den', null, 'Window blind'],
  ]);
});

it('measures with a height, a volume or the size of the room among them head no rows, and are none', () => {
  const said = [
    `Clg. 8'0"  Floor 68.2 SF`,
    'Floor 68.2 sq ft | Walls 368.0 sq ft | Perimeter 46.0 ft | Volume 546 CF',
    `Dimensions  8' x 9' 6" x 8'  Floor Area  76.00 SF`,
    'Wall Area  255.83 SF  Floor Perimeter  32.50 LF',
  ];
  for (const text of said)
    expect(
      placesOf([
        { text: 'Hall', x: 40, y: 60, bold: true },
        { text, x: 40, y: 75 },
        ...rows(100, '1. Paint the walls'),
      ]),
    ).toEqual([['Hall', null, null]]);
});

it('labels in bold before the measures of a room name no other', () => {
  const cells = ['Dimensions', `8' x 9' 6" x 8'`, 'Floor Area', '76.00 SF'];
  expect(
    placesOf([
      { text: 'Hall', x: 40, y: 60, bold: true, size: 10 },
      ...cells.map((text, at) => ({ text, x: 40 + at * 80, y: 75, bold: at % 2 === 0 })),
      ...rows(100, '1. Paint the walls'),
    ]),
  ).toEqual([['Hall', null, null]]);
});

it('a yard is no room of the floor above it', () => {
  const places = read(
    page(1, [
      { text: 'Main Level', x: 280, y: 40, bold: true, size: 11 },
      ...heading(40, 60, 'Den'),
      ...measures(60, 75),
      ...rows(100, '1. Paint the walls'),
      { text: 'Exterior', x: 40, y: 150, bold: true },
      ...rows(165, '2. Gutter'),
    ]),
  ).lineItems.map(({ printed }) => printed?.path);
  expect(places).toEqual([['Main Level', 'Den'], ['Exterior']]);
});
