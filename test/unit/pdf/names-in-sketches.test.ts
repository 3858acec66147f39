import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 60, 'left'],
  ['QUANTITY', 285],
  ['UNIT PRICE', 355],
  ['TAX', 395],
  ['RCV', 445],
  ['DEPREC.', 510],
  ['ACV', 560],
);

const room = (y: number, lettered: string, name: string, tail: PlacedText[] = []): PlacedText[] => [
  { text: lettered, x: 111, y },
  { text: name, x: 211, y },
  { text: "Height: 8'", x: 516, y },
  { text: '216.00 SF Walls', x: 305, y: y + 14 },
  { text: '52.00 SF Ceiling', x: 460, y: y + 14 },
  ...header(TABLE, y + 40),
  ...row(TABLE, y + 54, [
    '1. Detach & Reset Toilet',
    '1.00 EA',
    '268.43',
    '0.81',
    '269.24',
    '(0.00)',
    '269.24',
  ]),
  ...row(TABLE, y + 68, [
    '2. R&R Underlayment - 1/4" lauan/',
    '46.00 SF',
    '2.93',
    '3.70',
    '138.48',
    '(14.78)',
    '123.70',
  ]),
  { text: 'mahogany plywood', x: 60, y: y + 78 },
  ...tail,
];

const sum = (y: number, name: string): PlacedText[] =>
  row(TABLE, y, [`Totals: ${name}`, '', '', '4.51', '407.72', '14.78', '392.94']);

const roomsOf = (texts: readonly PlacedText[]) =>
  read(page(1, [...texts])).lineItems.map((item) => item.room);

describe('a room that its sketch letters beside the heading', () => {
  it('is called so once', () => {
    expect(roomsOf(room(100, 'Hall Bath', 'Hall Bath', sum(195, 'Hall Bath')))).toEqual([
      'Hall Bath',
      'Hall Bath',
    ]);
  });

  it('is the one that its sum names, whatever the sketch letters', () => {
    expect(roomsOf(room(100, 'Linen', 'Hall Bath', sum(195, 'Hall Bath')))).toEqual([
      'Hall Bath',
      'Hall Bath',
    ]);
  });

  it('is told by its two names where no sum says one', () => {
    expect(roomsOf(room(100, 'Hall Bath', 'Hall Bath'))).toEqual(['Hall Bath', 'Hall Bath']);
  });

  it('is told by its stronger type where no sum says it and its plan letters a neighbour alone', () => {
    const [lettered, heading, ...others] = room(100, 'Linen', 'Hall Bath');
    const isHall = (texts: readonly (PlacedText | undefined)[]) =>
      expect(roomsOf([...texts.filter((text) => text !== undefined), ...others])).toEqual([
        'Hall Bath',
        'Hall Bath',
      ]);
    isHall([lettered && { ...lettered, size: 6 }, heading]);
    isHall([lettered, heading && { ...heading, bold: true }]);
  });

  it('is called so once where its height is not printed', () => {
    const texts = room(100, 'Hall Bath', 'Hall Bath', sum(195, 'Hall Bath'));
    expect(roomsOf(texts.filter(({ text }) => !text.startsWith('Height')))).toEqual([
      'Hall Bath',
      'Hall Bath',
    ]);
  });

  it('is none that the plan letters below the heading, be it another room of the estimate', () => {
    const plan: PlacedText[] = [
      { text: 'Living Room', x: 105, y: 150, size: 6.5, bold: true },
      { text: 'Foyer', x: 55, y: 158, size: 5.5 },
      { text: "18'", x: 128, y: 158, size: 5 },
      { text: 'Linen', x: 88, y: 166, size: 5.5 },
    ];
    const heading = (y: number, name: string): PlacedText[] => [
      { text: name, x: 232, y, size: 9.5, bold: true },
      { text: `Height: 8' 6"`, x: 422, y, size: 8, bold: true },
      { text: '494.41 SF Walls', x: 260, y: y + 14, size: 8 },
      { text: '248.63 SF Ceiling', x: 395, y: y + 14, size: 8 },
    ];
    const rows = (y: number, number: number): PlacedText[] => [
      ...header(TABLE, y),
      ...row(TABLE, y + 14, [
        `${number}. Paint the walls`,
        '1.00 EA',
        '268.43',
        '0.81',
        '269.24',
        '(0.00)',
        '269.24',
      ]),
    ];
    const total = (y: number, name: string): PlacedText[] =>
      row(TABLE, y, [`Totals: ${name}`, '', '', '0.81', '269.24', '0.00', '269.24']);
    const { lineItems } = read(
      page(1, [
        ...heading(120, 'Living Room'),
        ...plan,
        ...rows(190, 1),
        ...total(220, 'Living Room'),
        ...heading(250, 'Foyer'),
        ...rows(290, 2),
        ...total(320, 'Foyer'),
      ]),
    );
    expect(lineItems.map((item) => [item.room, item.section])).toEqual([
      ['Living Room', null],
      ['Foyer', null],
    ]);
  });

  it('keeps a name of two parts that its sum says whole', () => {
    expect(roomsOf(room(100, 'Suite 4', 'Bath', sum(195, 'Suite 4 Bath')))).toEqual([
      'Suite 4 Bath',
      'Suite 4 Bath',
    ]);
  });
});

describe('a description broken behind a slash', () => {
  it('is one word, as in the list', () => {
    const [, second] = read(
      page(1, room(100, 'Hall Bath', 'Hall Bath', sum(195, 'Hall Bath'))),
    ).lineItems;
    expect(second?.description).toBe('R&R Underlayment - 1/4" lauan/mahogany plywood');
  });
});
