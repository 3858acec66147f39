import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Rows without numbers, their descriptions on a line of their own above heads of figures alone. */

const table = columns(
  ['QUANTITY', 190],
  ['UNIT PRICE', 260],
  ['RCV', 330],
  ['DEPREC.', 400],
  ['ACV', 470],
);
const figures = (y: number, quantity: string, price: string, rcv: string): PlacedText[] =>
  row(table, y, [quantity, price, rcv, '(0.00)', rcv]);
const words = (y: number, text: string, more: Partial<PlacedText> = {}): PlacedText => ({
  text,
  x: 50,
  y,
  ...more,
});
const head = [words(60, 'Kitchen', { bold: true, size: 10 }), ...header(table, 80)];
const first = [...head, words(100, 'R&R Drywall'), ...figures(110, '10.00 SF', '2.00', '20.00')];
const itemsOf = (...pages: PlacedText[][]) => {
  const { lineItems } = read(...pages.map((runs, at) => page(at + 1, runs)));
  return lineItems.map(({ description, quantity, f9Note }) => [description, quantity, f9Note]);
};

describe('rows without numbers below heads of figures alone', () => {
  test('keep the measures that their descriptions end in, and those that look like a room', () => {
    expect(
      itemsOf([
        ...first,
        words(124, 'R&R Window blind - PVC - 7.1 to 14 SF'),
        ...figures(134, '3.00 EA', '5.00', '15.00'),
        words(148, "Overhead door - 16' x 7'"),
        ...figures(158, '1.00 EA', '90.00', '90.00'),
      ]),
    ).toEqual([
      ['R&R Drywall', 10, null],
      ['R&R Window blind - PVC - 7.1 to 14 SF', 3, null],
      ["Overhead door - 16' x 7'", 1, null],
    ]);
  });

  test('have notes that are set in, are sentences or reckon', () => {
    expect(
      itemsOf([
        ...first,
        words(121, '12.00 SF x $3.10 = $37.20 per the quote', { x: 60 }),
        words(132, 'Door stop'),
        ...figures(142, '3.00 EA', '5.00', '15.00'),
        words(153, 'Matched to the hall.'),
        words(164, 'Casing'),
        ...figures(174, '2.00 EA', '5.00', '10.00'),
      ]),
    ).toEqual([
      ['R&R Drywall', 10, '12.00 SF x $3.10 = $37.20 per the quote'],
      ['Door stop', 3, 'Matched to the hall.'],
      ['Casing', 2, null],
    ]);
  });

  test('may have their figures overleaf', () => {
    expect(
      itemsOf(
        [...first, words(740, 'Door stop')],
        [
          words(40, 'Kitchen - Continued', { bold: true, size: 10 }),
          ...figures(60, '3.00 EA', '5.00', '15.00'),
          words(74, 'Casing'),
          ...figures(84, '2.00 EA', '5.00', '10.00'),
        ],
      ),
    ).toEqual([
      ['R&R Drywall', 10, null],
      ['Door stop', 3, null],
      ['Casing', 2, null],
    ]);
  });

  test('leave a remark at the foot of a page to the row above it', () => {
    expect(
      itemsOf(
        [...first, words(740, 'color to match hall')],
        [
          words(40, 'Kitchen - Continued', { bold: true, size: 10 }),
          words(60, 'Casing'),
          ...figures(70, '2.00 EA', '5.00', '10.00'),
        ],
      ),
    ).toEqual([
      ['R&R Drywall', 10, 'color to match hall'],
      ['Casing', 2, null],
    ]);
  });
});

describe('numbers that stand behind the quantities', () => {
  const quantityFirst = columns(
    ['QUANTITY', 90],
    ['DESCRIPTION', 110, 'left'],
    ['PRICE', 330],
    ['TOTAL', 420],
  );
  const line = (y: number, ...cells: string[]) => row(quantityFirst, y, cells);

  test('begin the rows, also where their figures stand beside the last line', () => {
    const { lineItems } = read(
      page(1, [
        words(60, 'Kitchen', { bold: true }),
        ...header(quantityFirst, 80),
        ...line(100, '', '1. R&R Fascia -'),
        ...line(110, '10.00 LF', 'metal', '2.00', '20.00'),
        ...line(128, '34,166.80 SF', '2. House wrap', '1.00', '34,166.80'),
      ]),
      page(2, [
        ...line(60, '', '3. Siding -'),
        ...line(70, '4.00 SF', 'vinyl', '2.00', '8.00'),
        ...line(88, '', '4. Siding -'),
        ...line(98, '5.00 SF', 'aluminum', '2.00', '10.00'),
      ]),
    );
    expect(lineItems.map(({ printed, description }) => [printed?.lineNumber, description])).toEqual(
      [
        ['1', 'R&R Fascia - metal'],
        ['2', 'House wrap'],
        ['3', 'Siding - vinyl'],
        ['4', 'Siding - aluminum'],
      ],
    );
  });
});

describe('notes below rows with several columns of text', () => {
  test('are told from their cells by reaching from one into the next', () => {
    const coded = columns(
      ['CAT', 50, 'left'],
      ['SEL', 90, 'left'],
      ['DESCRIPTION', 140, 'left'],
      ['QTY', 330],
      ['PRICE', 400],
      ['TOTAL', 480],
    );
    const { lineItems } = read(
      page(1, [
        words(60, 'Kitchen', { bold: true }),
        ...header(coded, 80),
        ...row(coded, 100, ['RFG', 'FELT', 'Roofing felt', '1.00 SQ', '40.00', '40.00']),
        words(110, 'Two layers were found at the porch and they stay'),
        ...row(coded, 128, ['SDG', 'VINYL', 'Siding - vinyl', '2.00 SF', '5.00', '10.00']),
      ]),
    );
    expect(lineItems.map(({ cat, description, f9Note }) => [cat, description, f9Note])).toEqual([
      ['RFG', 'Roofing felt', 'Two layers were found at the porch and they stay'],
      ['SDG', 'Siding - vinyl', null],
    ]);
  });
});

describe('heads at the foot of a page', () => {
  test('are those of the rows overleaf, with the word above them', () => {
    const stacked = (y: number): PlacedText[] => [
      words(y, 'DESCRIPTION', { bold: true }),
      ...row(table, y + 10, ['', 'UNIT', 'REPLACEMENT'], { bold: true }),
      ...row(table, y + 20, ['QUANTITY', 'PRICE', 'COST', 'DEPREC.', 'ACV'], { bold: true }),
    ];
    const numbered = (y: number, text: string): PlacedText[] => [
      words(y, text),
      ...figures(y + 10, '10.00 SF', '2.00', '20.00'),
    ];
    const { lineItems } = read(
      page(1, [
        words(40, 'Kitchen', { bold: true }),
        ...stacked(60),
        ...numbered(100, '1. R&R Drywall'),
        ...numbered(130, '2. Door stop'),
        words(690, 'Den', { bold: true }),
        ...stacked(706),
      ]),
      page(2, [...numbered(60, '3. Remove Carpet'), ...numbered(90, '4. Carpet')]),
    );
    expect(
      lineItems.map(({ description, rcv, room, printed }) => [
        printed?.lineNumber,
        description,
        rcv,
        room,
      ]),
    ).toEqual([
      ['1', 'R&R Drywall', 20, 'Kitchen'],
      ['2', 'Door stop', 20, 'Kitchen'],
      ['3', 'Remove Carpet', 20, 'Den'],
      ['4', 'Carpet', 20, 'Den'],
    ]);
  });
});

describe('a note at the edge of bare numbers', () => {
  test('is that of the last row, where it stands no further off than rows do', () => {
    const bare = columns(
      ['ITEM', 40, 'left'],
      ['DESCRIPTION', 75, 'left'],
      ['QUANT.', 330],
      ['PRICE', 420],
      ['RCV', 500],
    );
    const one = (y: number, number: string, name: string) =>
      row(bare, y, [number, name, '10.00SF', '2.00', '20.00']);
    const { lineItems } = read(
      page(1, [
        words(40, 'Kitchen', { bold: true }),
        ...header(bare, 60),
        ...one(80, '7', 'Paint the walls'),
        ...one(96, '9', 'Clean the floor'),
        ...one(112, '12', 'Vinyl tile'),
        words(127, 'This allows for the 1,250.00 that was agreed upon by phone, less the', {
          x: 52,
        }),
        words(138, 'old unit which was kept.', { x: 52 }),
        ...row(bare, 160, ['Totals: Kitchen', '', '', '', '60.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Paint the walls', null],
      ['Clean the floor', null],
      [
        'Vinyl tile',
        'This allows for the 1,250.00 that was agreed upon by phone, less the\nold unit which was kept.',
      ],
    ]);
  });
});

describe('measures of a room in a table without points behind its numbers', () => {
  test('are no row, though quantity and words stand as those of one', () => {
    const bare = columns(
      ['Line', 50, 'left'],
      ['Line Item', 80, 'left'],
      ['Quantity', 330],
      ['U/M', 350, 'left'],
      ['Price', 420],
      ['RCV', 500],
    );
    const one = (y: number, number: string, name: string) =>
      row(bare, y, [number, name, '10.00', 'SF', '2.00', '20.00']);
    const { lineItems, printed } = read(
      page(1, [
        words(40, 'Kitchen', { bold: true }),
        ...header(bare, 60),
        ...one(80, '1', 'Paint the walls'),
        ...one(94, '2', 'Clean the floor'),
        ...row(bare, 112, ['Total: Kitchen', '', '', '', '', '40.00'], { bold: true }),
        words(140, 'Hall Bath', { bold: true }),
        words(152, "Height: 8'"),
        words(164, '218.33 SF Walls', { x: 100 }),
        words(164, '55.79 SF Ceiling', { x: 297 }),
        words(174, '274.12 SF Walls & Ceiling', { x: 100 }),
        words(174, '55.79 SF Floor', { x: 297 }),
        ...header(bare, 192),
        ...one(212, '3', 'Vinyl tile'),
        ...row(bare, 230, ['Total: Hall Bath', '', '', '', '', '20.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description, room }) => [description, room])).toEqual([
      ['Paint the walls', 'Kitchen'],
      ['Clean the floor', 'Kitchen'],
      ['Vinyl tile', 'Hall Bath'],
    ]);
    expect(printed?.rooms.map(({ height, dimensions }) => [height, dimensions.sfWalls])).toEqual([
      [null, undefined],
      ["8'", 218.33],
    ]);
  });
});
