import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Places with a number, which their sums call them by. */

const table = columns(
  ['LINE', 36, 'left'],
  ['DESCRIPTION', 70, 'left'],
  ['UNITS', 300],
  ['UNIT COST', 380],
  ['REPL. COST', 460],
  ['A.C.V.', 540],
);

const place = (y: number, name: string, size: string, number: number): PlacedText[] => [
  { text: name, x: 36, y, bold: true, size: 10 },
  { text: size, x: 236, y },
  ...header(table, y + 14),
  ...row(table, y + 28, [`${number}.01`, 'Corner bead', '10.00 LF', '4.00', '40.00', '40.00']),
  ...row(table, y + 42, [`${number}.02`, 'Baseboard', '2.00 LF', '5.00', '10.00', '10.00']),
];

const sum = (y: number, label: string, amount: string): PlacedText[] =>
  row(table, y, ['', label, '', '', amount, amount], { bold: true });

const readAs = (
  first: string,
  second: string,
  total: (number: number) => string,
): ReturnType<typeof read> =>
  read(
    page(1, [
      { text: 'BUILDING ESTIMATE', x: 36, y: 40, bold: true, size: 12 },
      ...place(80, first, `14'0" x 9'10" x 8'0"`, 1),
      ...sum(140, total(1), '50.00'),
      ...place(180, second, '', 2),
      ...sum(240, total(2), '50.00'),
      ...sum(270, 'TOTAL ALL ROOMS', '100.00'),
    ]),
  );

describe('a place with a number before its name', () => {
  test.each([
    ['ROOM 1: KITCHEN', 'ROOM 2: EXTERIOR', (at: number) => `TOTAL ROOM ${at}`],
    ['Area 1 - KITCHEN', 'Area 2 - EXTERIOR', (at: number) => `Area ${at} total`],
    [
      'OPENING 1 - location: KITCHEN',
      'OPENING 2 - location: EXTERIOR',
      (at: number) => `Opening ${at} total`,
    ],
    ['ROOM #1. KITCHEN', 'ROOM #2. EXTERIOR', (at: number) => `Subtotal for ROOM #${at}`],
  ])('is called %s and the like, and its sum by the number', (first, second, total) => {
    const { lineItems, printed } = readAs(first, second, total);
    expect(lineItems.map(({ room }) => room)).toEqual([
      'KITCHEN',
      'KITCHEN',
      'EXTERIOR',
      'EXTERIOR',
    ]);
    expect(printed?.totals.map(({ kind, path }) => [kind, path])).toEqual([
      ['room', ['KITCHEN']],
      ['room', ['EXTERIOR']],
      ['grand', []],
    ]);
  });

  test('loses nothing of its name where no space stands before it', () => {
    const { lineItems } = readAs(
      'ROOM 1:LIVING ROOM',
      'ROOM 2:EXTERIOR',
      (at) => `TOTAL ROOM ${at}`,
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'LIVING ROOM',
      'LIVING ROOM',
      'EXTERIOR',
      'EXTERIOR',
    ]);
  });

  test('has a number in its name, also where its page goes on', () => {
    const { lineItems } = read(
      page(1, [
        ...place(80, 'ROOM 2: BATH 1', `14'0" x 9'10" x 8'0"`, 2),
        ...place(160, 'ROOM 2: BATH 1 (CONTINUED)', '', 3),
        ...sum(230, 'TOTAL ROOM 2', '100.00'),
      ]),
    );
    expect(new Set(lineItems.map(({ room }) => room))).toEqual(new Set(['BATH 1']));
  });

  test('has a number amid its name', () => {
    const { lineItems } = readAs(
      'ROOM 14 - GRADE 2 CLASSROOM',
      'ROOM 16 - GRADE 2 CLASSROOM',
      (at) => `TOTAL ROOM ${at === 1 ? 14 : 16}`,
    );
    expect([...new Set(lineItems.map(({ room }) => room))]).toEqual([
      'GRADE 2 CLASSROOM (14)',
      'GRADE 2 CLASSROOM (16)',
    ]);
  });

  test('keeps the number where another has the same name', () => {
    const { lineItems } = readAs('ROOM 1: BEDROOM', 'ROOM 2: BEDROOM', (at) => `TOTAL ROOM ${at}`);
    expect(lineItems.map(({ room }) => room)).toEqual([
      'BEDROOM (1)',
      'BEDROOM (1)',
      'BEDROOM (2)',
      'BEDROOM (2)',
    ]);
  });
});

describe('a place whose sum says its number, without a mark between that and its name', () => {
  const area = (y: number, name: string, label: string): PlacedText[] => [
    { text: name, x: 36, y },
    ...header(table, y + 14),
    ...row(table, y + 28, ['1', 'REPLACE FELT', '10.00 LF', '4.00', '40.00', '40.00']),
    ...row(table, y + 42, ['2', 'CLEAN FILM', '2.00 LF', '5.00', '10.00', '10.00']),
    ...row(table, y + 56, ['', label, '', '', '50.00', '50.00']),
  ];

  test('is called by its name', () => {
    const { lineItems } = read(
      page(1, [
        ...area(60, '** AREA 01 KITCHEN', 'AREA 01 TOTAL'),
        ...area(160, '** AREA 02 ROOF - MAIN HOUSE', 'AREA 02 TOTAL'),
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      'KITCHEN',
      'KITCHEN',
      'ROOF - MAIN HOUSE',
      'ROOF - MAIN HOUSE',
    ]);
  });
});

describe('a place with a number below the headings of its page', () => {
  test('is known by the sum that bears its number, its size and pitch apart', () => {
    const named = (y: number, name: string, size: string): PlacedText[] => [
      { text: name, x: 36, y },
      { text: size, x: 350, y },
      ...row(table, y + 14, ['001', 'REPLACE FELT', '10.00 LF', '4.00', '40.00', '40.00']),
      ...row(table, y + 28, ['002', 'CLEAN FILM', '2.00 LF', '5.00', '10.00', '10.00']),
    ];
    const total = (y: number, label: string): PlacedText[] =>
      row(table, y, ['', label, '', '', '50.00', '50.00']);
    const { lineItems, printed } = read(
      page(1, [
        ...header(table, 60),
        ...named(80, 'LOC 01 - ROOF - MAIN BLDG', 'PITCH 6/12'),
        ...total(122, '** TOTAL LOC 01'),
        ...named(140, 'LOC 02 - BATH 1 / LDRY', '14-0 X 18-6 X 8-0'),
        ...total(182, '** TOTAL LOC 02'),
      ]),
    );
    expect(lineItems.map(({ room, description }) => [room, description])).toEqual([
      ['ROOF - MAIN BLDG', 'REPLACE FELT'],
      ['ROOF - MAIN BLDG', 'CLEAN FILM'],
      ['BATH 1 / LDRY', 'REPLACE FELT'],
      ['BATH 1 / LDRY', 'CLEAN FILM'],
    ]);
    expect(printed?.totals.map(({ path }) => path)).toEqual([
      ['ROOF - MAIN BLDG'],
      ['BATH 1 / LDRY'],
    ]);
  });
});
