import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 50, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 430],
);

/** A room with two rows: its name in bold, what is written below it, and the heads of its table. */
const room = (name: string, remarks: readonly string[], y: number): PlacedText[] => {
  const below = y + remarks.length * 13;
  return [
    { text: name, x: 50, y, size: 11, bold: true },
    ...remarks.map((text, at): PlacedText => ({ text, x: 50, y: y + 13 * (at + 1) })),
    ...header(TABLE, below + 18),
    ...row(TABLE, below + 34, ['1. Paint the walls', '1.00 EA', '5.00', '5.00']),
    ...row(TABLE, below + 48, ['2. Seal', '1.00 EA', '6.00', '6.00']),
  ];
};

describe('a remark between the name of a room and the heads of its table', () => {
  test.each([
    ['Water entered at the window and ran down the wall to the floor.'],
    ['The amounts follow the inspection of 4/2/2026 at 2:30 PM; the insured', 'was present.'],
    ['This allows for the 1,250.00 agreed upon by phone, less $200.00'],
    ['NO DAMAGE FOUND TO CEILING'],
    ['Per photo 12'],
    ['Allow for minimum repairs'],
  ])('hides neither the room nor makes a section: %s', (...remarks) => {
    const { lineItems } = read(
      page(1, [
        ...room('Study', [], 60),
        ...room('Garage', remarks, 180),
        ...room('Deck', [], 330),
      ]),
    );
    expect(lineItems.map((item) => [item.room, item.section, item.f9Note])).toEqual([
      ['Study', null, null],
      ['Study', null, null],
      ['Garage', null, null],
      ['Garage', null, null],
      ['Deck', null, null],
      ['Deck', null, null],
    ]);
  });
});

describe('a name between that of a room and the heads of its table', () => {
  test.each([
    ['All Slopes'],
    ['No. 2 Closet'],
    ['As-Built Deck'],
    ['Left Side of the Front Porch'],
  ])('is the section that its rows begin with: %s', (name) => {
    const { lineItems } = read(
      page(1, [...room('Study', [], 60), ...room('Garage', [name], 180), ...room('Deck', [], 330)]),
    );
    expect(lineItems.map((item) => [item.room, item.section])).toEqual([
      ['Study', null],
      ['Study', null],
      ['Garage', name],
      ['Garage', name],
      ['Deck', null],
      ['Deck', null],
    ]);
  });
});

describe('a remark in capitals below a row of two lines without a number', () => {
  test('is its note, and heads nothing', () => {
    const figures = columns(['QUANTITY', 190], ['UNIT PRICE', 260], ['TAX', 330], ['RCV', 400]);
    const item = (words: string, y: number, note?: string): PlacedText[] => [
      { text: words, x: 50, y },
      ...row(figures, y + 11, ['1.00 EA', '5.00', '0.00', '5.00']),
      ...(note === undefined ? [] : [{ text: note, x: 50, y: y + 25 }]),
    ];
    const shouted = 'OWNER TO CONFIRM COLOR BEFORE ORDERING';
    const { lineItems } = read(
      page(1, [
        { text: 'Kitchen', x: 50, y: 60, size: 11, bold: true },
        { text: 'DESCRIPTION', x: 50, y: 76, bold: true },
        ...header(figures, 87),
        ...item('Paint the walls', 104),
        ...item('Detach & reset Mirror', 134, shouted),
        ...item('Carpet', 178),
      ]),
    );
    expect(lineItems.map((one) => [one.description, one.section, one.f9Note])).toEqual([
      ['Paint the walls', null, null],
      ['Detach & reset Mirror', null, shouted],
      ['Carpet', null, null],
    ]);
  });
});

describe('what a document is called, with the name of its estimate', () => {
  test.each(['Repair Estimate - QUILLON_IDA', 'Work Order - Ida Quillon'])(
    'is no room: %s',
    (title) => {
      const { printed } = read(
        page(1, [
          { text: title, x: 200, y: 60, size: 12, bold: true },
          ...header(TABLE, 90),
          ...row(TABLE, 108, ['1. Paint the walls', '1.00 EA', '5.00', '5.00']),
          ...row(TABLE, 124, ['2. Seal', '1.00 EA', '6.00', '6.00']),
        ]),
      );
      expect(printed?.rooms).toEqual([]);
    },
  );
});

test('what is said of the rows below it is no note of the row above, and told', () => {
  const said = [
    'The following line items are to repair wind damage to the exterior of',
    'the dwelling.',
  ];
  const { lineItems, printed } = read(
    page(1, [
      { text: 'Dwelling', x: 50, y: 60, size: 11, bold: true },
      ...header(TABLE, 78),
      ...row(TABLE, 94, ['1. Paint the walls', '1.00 EA', '5.00', '5.00']),
      ...said.map((text, at): PlacedText => ({ text, x: 50, y: 108 + 11 * at })),
      ...row(TABLE, 133, ['2. Seal', '1.00 EA', '6.00', '6.00']),
      { text: 'The following items were found damaged: two doors.', x: 62, y: 144 },
      ...row(TABLE, 158, ['3. Clean', '1.00 EA', '6.00', '6.00']),
    ]),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
    null,
    'The following items were found damaged: two doors.',
    null,
  ]);
  expect(warningsOf({ printed })).toMatchObject([
    { code: 'room_text_left_out', message: expect.stringContaining(`between its lines`) },
  ]);
});

test('names that are counted head rows with a size in plain type at the other end of their lines', () => {
  const table = columns(['Description', 36, 'left'], ['Qty', 300], ['Price', 400], ['Total', 500]);
  const head = (y: number, name: string, size: string) => [
    { text: name, x: 36, y, bold: true },
    { text: size, x: 500, y, align: 'right' as const, italic: true },
  ];
  const { lineItems } = read(
    page(1, [
      ...header(table, 80),
      ...head(96, 'AWNING 1 - Storefront', `31'-6" wide x 4'-0" drop`),
      ...row(table, 110, ['New frame', '1.00 EA', '200.00', '200.00']),
      ...row(table, 124, ['Install', '1.00 EA', '100.00', '100.00']),
      ...row(table, 138, ['This awning', '', '', '300.00'], { bold: true }),
      ...head(156, 'AWNING 2 - Entry, dome', `7'-0" wide x 3'-6" deep`),
      ...row(table, 170, ['Straighten the frame', '1.00 EA', '300.00', '300.00']),
      ...row(table, 184, ['This awning', '', '', '300.00'], { bold: true }),
      ...head(202, 'AWNING 3 - Patio', `18'-0" wide, on arms`),
      ...row(table, 216, ['Lateral arm', '2.00 EA', '50.00', '100.00']),
    ]),
  );
  expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
    ['AWNING 1 - Storefront', 'New frame'],
    ['AWNING 1 - Storefront', 'Install'],
    ['AWNING 2 - Entry, dome', 'Straighten the frame'],
    ['AWNING 3 - Patio', 'Lateral arm'],
  ]);
});
