import { describe, expect, test } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const CELLS = columns(
  ['No', 30, 'left'],
  ['What was damaged', 100, 'left'],
  ['How many', 250],
  ['Each', 310],
  ['New cost', 370],
  ['Age', 396],
  ['Life', 422],
  ['Off', 470],
  ['Actual', 520],
  ['Remarks', 545, 'left'],
);

/** Where the cells of a row begin and end: below headings that are centred, some far from these. */
const ROWS = columns(
  ['', 36],
  ['', 50, 'left'],
  ['', 240],
  ['', 244, 'left'],
  ['', 310],
  ['', 370],
  ['', 396],
  ['', 422],
  ['', 474],
  ['', 522],
  ['', 528, 'left'],
);

const rows = (from: number, ...all: string[][]): PlacedText[] =>
  all.flatMap((cells, at) => row(ROWS, from + at * 12, cells, { size: 8 }));

const band = (y: number, name: string, said: string, insured: string): PlacedText[] => [
  { text: name, x: 30, y, size: 8, bold: true },
  { text: said, x: 120, y, size: 8 },
  { text: insured, x: 600, y, size: 8, align: 'right' },
];

const sum = (y: number, name: string, ...amounts: string[]): PlacedText[] => [
  { text: `Total ${name}`, x: 50, y, size: 8, bold: true },
  ...row(columns(['', 370], ['', 474], ['', 522]), y, amounts, { size: 8, bold: true }),
];

const SILO = rows(
  127,
  ['1', 'Roof sheets', '4', 'sq', '300', '1,200', '10', '40', '300', '900', 'two layers'],
  ['2', 'Felt', '11.5', 'sq', '38.50', '442.75', '14', '20', '309.93', '132.82'],
  ['3', 'Ladder', '1', 'ea', '425', '425', '', '', '', '425', 'bid of Kolb'],
  ['4', 'Gutter', '54', 'ft', '10.25', '553.50', '14', '28', '276.75', '276.75'],
);

const CRIB = rows(
  199,
  ['5', 'Purlins', '100', 'ft', '2.75', '275', '20', '40', '137.50', '137.50', 'reuse old ones'],
  ['6', 'Girts', '10', 'ft', '11.50', '115', '', '', '', '115', 'held at cost'],
  ['7', 'Clean up', '1', 'ea', '180.25', '180.25', '', '', '', '180.25'],
);

const sheet = (...below: PlacedText[]) =>
  page(1, [
    { text: 'Place: 14 Elm Ave, Orin, IA 50535', x: 30, y: 60 },
    { text: 'Claim No. 26-31', x: 300, y: 60 },
    ...header(CELLS, 100),
    ...band(114, 'Bldg 1 Barn', '14 x 40, 1911', 'Insured for 185,000'),
    ...SILO,
    ...sum(175, 'Bldg 1 Barn', '2,621.25', '886.68', '1,734.57'),
    ...band(187, 'Bldg 2 Garage', 'gable, 1924', 'Insured for 60,000'),
    ...CRIB,
    ...below,
  ]);

describe('a worksheet of a mutual, with a band for each building', () => {
  const { lineItems, propertyAddress } = read(
    sheet(...sum(235, 'Bldg 2 Garage', '570.25', '137.50', '432.75')),
  );

  test('`Off` and `Actual` are what makes the new cost', () => {
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [1200, 300, 900],
      [442.75, 309.93, 132.82],
      [425, null, 425],
      [553.5, 276.75, 276.75],
      [275, 137.5, 137.5],
      [115, null, 115],
      [180.25, null, 180.25],
    ]);
  });

  test('remarks begin left of their heading, close behind amounts without cents', () => {
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Roof sheets', 'two layers'],
      ['Felt', null],
      ['Ladder', 'bid of Kolb'],
      ['Gutter', null],
      ['Purlins', 'reuse old ones'],
      ['Girts', 'held at cost'],
      ['Clean up', null],
    ]);
  });

  test('a round sum without cents names its building', () => {
    const whole = read(
      page(1, [
        ...header(CELLS, 100),
        ...band(114, 'Bldg 1 Barn', '14 x 40, 1911', 'Insured for 185,000'),
        ...SILO.map((run) => (run.text === '553.50' ? { ...run, text: '553.25' } : run)),
        ...sum(175, 'Bldg 1 Barn', '2,621', '886.68', '1,734.57'),
        ...band(187, 'Bldg 2 Garage', 'gable, 1924', 'Insured for 60,000'),
        ...CRIB,
        ...sum(235, 'Bldg 2 Garage', '570.25', '137.50', '432.75'),
      ]),
    );
    expect(new Set(whole.lineItems.map(({ room }) => room))).toEqual(
      new Set(['Bldg 1 Barn', 'Bldg 2 Garage']),
    );
  });

  test('the place is the address', () => {
    expect(propertyAddress).toBe('14 Elm Ave, Orin, IA 50535');
  });

  test('what is put together below the last row is no note of it', () => {
    const apart = read(
      sheet(
        { text: 'Put together', x: 30, y: 270, size: 9 },
        { text: 'Building', x: 90, y: 290, size: 8 },
        ...row(columns(['', 280], ['', 345]), 290, ['New cost', 'Off'], { size: 8 }),
        ...[
          ['Corn crib', '2,621.25', '886.68'],
          ['Hay shelter', '570.25', '137.50'],
          ['All of it', '3,191.50', '1,024.18'],
        ].flatMap((cells, at) =>
          row(columns(['', 30, 'left'], ['', 280], ['', 345]), 302 + at * 12, cells, { size: 8 }),
        ),
        { text: 'We the committee find the above to be fair.', x: 30, y: 360 },
      ),
    );
    expect(apart.lineItems.at(-1)?.f9Note).toBeNull();
    expect(apart.lineItems).toHaveLength(7);
  });
});
