import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Heads that stand in the middle of wide cells, and where the cells of each begin or end. */
const readCells = (
  heads: [x: number, text: string][],
  cells: Parameters<typeof columns>,
  rows: string[][],
) => {
  const edges = columns(...cells);
  return read(
    page(1, [
      ...heads.map(([x, text]): PlacedText => ({ text, x, y: 100, bold: true })),
      ...rows.flatMap((texts, at) => row(edges, 120 + at * 16, texts)),
    ]),
  ).lineItems;
};

describe('heads in the middle of their columns', () => {
  it('may have no cell below them, where the texts of all rows are short and begin at one edge', () => {
    const lineItems = readCells(
      [
        [45, 'CAT-CLASS'],
        [250, 'EQUIPMENT'],
        [395, 'QTY'],
        [425, 'PERIODS'],
        [470, 'PERIOD'],
        [515, 'RATE'],
        [550, 'AMOUNT'],
      ],
      [
        ['', 38, 'left'],
        ['', 127, 'left'],
        ['', 403],
        ['', 444],
        ['', 475, 'left'],
        ['', 540],
        ['', 590],
      ],
      [
        ['FN-6X12', 'Chain link panel', '18', '2', '4 WK', '10.00', '360.00'],
        ['FN-GATE', 'Vehicle gate', '1', '2', '4 WK', '62.00', '124.00'],
        ['GN-45', 'Generator', '3', '3', 'WK', '85.00', '765.00'],
        ['TK-250', 'Fuel cell', '2', '3', 'WK', '78.00', '468.00'],
      ],
    );
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Chain link panel',
      'Vehicle gate',
      'Generator',
      'Fuel cell',
    ]);
  });

  it('may have figures that end beyond them, close before the words of the next column', () => {
    const lineItems = readCells(
      [
        [39, 'Item No.'],
        [105, 'Unit'],
        [140, 'Quantity'],
        [300, 'Description'],
        [460, 'Unit Price'],
        [535, 'Amount'],
      ],
      [
        ['', 39, 'left'],
        ['', 98, 'left'],
        ['', 180],
        ['', 187, 'left'],
        ['', 505],
        ['', 575],
      ],
      [
        ['ROOF-TO', 'Sq', '14', 'Strip shingles and tar paper, haul', '85.00', '1,190.00'],
        ['UL-SYN', 'Roll', '2', 'Synthetic underlay for all of the roof', '139.95', '279.90'],
        ['DE-AL', 'Each', '19', "Drip edge aluminum 10' along the eaves", '14.25', '270.75'],
        ['TRVL', 'Km', '96', 'Travel', '0.65', '62.40'],
      ],
    );
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Strip shingles and tar paper, haul', 14],
      ['Synthetic underlay for all of the roof', 2],
      ["Drip edge aluminum 10' along the eaves", 19],
      ['Travel', 96],
    ]);
  });

  it('may have names of rooms at an edge left of them, in the middle of the rows that they name', () => {
    const TABLE = columns(
      ['Room', 84, 'left'],
      ['What we will do', 238, 'left'],
      ['Sq. ft.', 432],
      ['Price', 540],
    );
    const CELLS = columns(['', 144, 'left'], ['', 443], ['', 556]);
    const works = [
      'Seal stain',
      'Ceiling, flat',
      'Walls, eggshell',
      'Base, enamel',
      'Walls, wash',
      'Ceiling, wash',
    ];
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...works.flatMap((work, at) =>
          row(CELLS, 120 + at * 18, [work, String(100 + at), `$${2 * (100 + at)}.00`]),
        ),
        { text: 'Family Room', x: 55, y: 138 },
        { text: 'Hall', x: 55, y: 192 },
        { text: 'Sum of rooms', x: 400, y: 240 },
        { text: '$1,230.00', x: 556, y: 240, align: 'right' },
      ]),
    );
    expect(lineItems.map(({ room }) => room)).toEqual([
      ...Array(3).fill('Family Room'),
      ...Array(3).fill('Hall'),
    ]);
  });
});

describe('heads that begin where their cells do, above figures that end at the other side', () => {
  it('are told by the order of full rows, depreciation in brackets among them', () => {
    const lineItems = readCells(
      [
        [45, 'DESCRIPTION'],
        [223, 'QUANTITY'],
        [273, 'PRICE'],
        [323, 'TAX'],
        [372, 'O&P'],
        [422, 'RCV'],
        [471, 'DEPREC.'],
        [521, 'ACV'],
      ],
      [
        ['', 45, 'left'],
        ['', 270],
        ['', 320],
        ['', 369],
        ['', 419],
        ['', 468],
        ['', 518],
        ['', 567],
      ],
      [
        ['1. Smoke detector', '1.00 EA', '84.26', '3.14', '17.48', '104.88', '<83.90>', '20.98'],
        [
          '2. Recessed light',
          '5.00 EA',
          '158.62',
          '21.34',
          '162.89',
          '977.33',
          '(244.33)',
          '733.00',
        ],
        ['3. Baseboard', '29.00 LF', '4.50', '4.10', '26.92', '161.52', '(32.30)', '129.22'],
        ['4. Window blind', '2.00 EA', '60.00', '5.00', '25.00', '150.00', '(0.00)', '150.00'],
      ],
    );
    expect(
      lineItems.map(({ unitPrice, tax, rcv, depreciation, acv }) => [
        unitPrice,
        tax,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      [84.26, 3.14, 104.88, 83.9, 20.98],
      [158.62, 21.34, 977.33, 244.33, 733],
      [4.5, 4.1, 161.52, 32.3, 129.22],
      [60, 5, 150, 0, 150],
    ]);
  });

  it('are told on each of the two lines that rows have figures on', () => {
    const heads = columns(
      ['QUANTITY', 49, 'left'],
      ['UNIT PRICE', 123, 'left'],
      ['TAX', 197, 'left'],
      ['RCV', 271, 'left'],
      ['AGE/LIFE', 345, 'left'],
      ['DEPREC.', 419, 'left'],
      ['ACV', 493, 'left'],
    );
    const lower = columns(['CONDITION', 345, 'left'], ['DEP %', 419, 'left']);
    const cells = columns(
      ['', 119],
      ['', 193],
      ['', 267],
      ['', 341],
      ['', 415],
      ['', 489],
      ['', 563],
    );
    const below = columns(['', 415], ['', 489]);
    const { lineItems } = read(
      page(1, [
        ...header(heads, 80),
        ...header(lower, 90),
        ...['1. Shingles', '2. Felt', '3. Ridge vent', '4. Drip edge'].flatMap((name, at) => [
          { text: name, x: 45, y: 110 + at * 36 },
          ...row(cells, 121 + at * 36, [
            '10.00 SQ',
            '20.00',
            '1.00',
            '201.00',
            '5/20 yrs',
            '(50.25)',
            '150.75',
          ]),
          ...row(below, 132 + at * 36, ['Avg.', '25.00%']),
        ]),
      ]),
    );
    expect(
      lineItems.map(({ acv, f9Note, printed }) => [
        acv,
        printed?.condition,
        printed?.depreciationPercent,
        f9Note,
      ]),
    ).toEqual(Array.from({ length: 4 }, () => [150.75, 'Avg.', 25, null]));
  });
});

describe('cells in the middle of their rows', () => {
  it('are heads of the same line as others of two, and name no rows above their figures', () => {
    const bold = (text: string, x: number, y: number): PlacedText => ({ text, x, y, bold: true });
    const right = (text: string, x: number, y: number): PlacedText => ({
      ...bold(text, x, y),
      align: 'right',
    });
    const CELLS = columns(
      ['', 46, 'left'],
      ['', 89, 'left'],
      ['', 362],
      ['', 368, 'left'],
      ['', 429],
      ['', 476],
      ['', 566],
    );
    const { lineItems } = read(
      page(1, [
        right('Takeoff', 362, 100),
        ...['Labor', 'Material'].map((text, at) => right(text, 429 + at * 47, 100)),
        right('Total', 566, 100),
        bold('Code', 46, 104.5),
        bold('Description', 89, 104.5),
        right('qty', 362, 109),
        ...[429, 476, 566].map((x) => right('amount', x, 109)),
        ...row(CELLS, 124, ['01-3100', 'Project supervision', '40', 'hr', '2,960', '', '2,960']),
        ...row(CELLS, 136, ['01-5200', 'Temporary power', '1', 'ls', '420', '310', '730']),
        ...row(CELLS, 148, ['01-7400', 'Progress cleaning', '16', 'hr', '704', '60', '764']),
        ...row(CELLS, 160, ['01-7410', 'Final cleaning', '2,140', 'sf', '963', '107', '1,070']),
      ]),
    );
    expect(lineItems.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Project supervision', 2960],
      ['Temporary power', 730],
      ['Progress cleaning', 764],
      ['Final cleaning', 1070],
    ]);
  });

  it('are figures beside a name and what is said of it below', () => {
    const TABLE = columns(['Item', 49, 'left'], ['Qty', 423], ['Price', 505], ['Total', 564]);
    const items: [string, string, string[]][] = [
      ['Ice & water shield', 'Valleys and penetrations', ['', '3.50', '$100.00', '$350.00']],
      ['Starter strip', 'Eaves and rakes', ['', '214.00', '$2.00', '$428.00']],
      ['Drip edge', 'Color: White', ['', '100.00', '$3.00', '$300.00']],
    ];
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 216, ['Ridge vent', '42.00', '$10.00', '$420.00']),
        ...row(TABLE, 232, ['Pipe boot', '4.00', '$50.00', '$200.00']),
        ...row(TABLE, 248, ['Steep charge', '11.40', '$20.00', '$228.00']),
        ...row(TABLE, 264, ['Underlayment', '26.33', '$30.00', '$789.90']),
        ...items.flatMap(([name, said, figures], at) => {
          const y = 120 + at * 28;
          return [
            { text: name, x: 49, y, bold: true },
            ...row(TABLE, y + 4.9, figures),
            { text: said, x: 49, y: y + 11, size: 8 },
          ];
        }),
      ]),
    );
    expect(lineItems.map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ...items.map(([name, said]) => [name, said]),
      ...['Ridge vent', 'Pipe boot', 'Steep charge', 'Underlayment'].map((name) => [name, null]),
    ]);
  });
});
