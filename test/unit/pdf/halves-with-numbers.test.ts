import { describe, expect, it } from 'vitest';
import { columns, type PlacedText, page, read, row } from './draw.ts';

const LEFT = columns(
  ['Ln', 64],
  ['Area', 80, 'left'],
  ['Description of work', 140, 'left'],
  ['Qty', 400],
  ['Unit', 450],
);
const RIGHT = columns(['Ln', 64], ['Direct cost', 240], ['O&P 20%', 360], ['Line price', 480]);

/** Rows of both halves: what is done, and what it costs. */
const WORK = [
  ['Den', 'Dumpster, one swap', '2', 'ea', '950.00', '190.00', '1,140.00'],
  ['Den', 'Scaffold', '3', 'wk', '1,000.00', '200.00', '1,200.00'],
  ['Den', 'Pine ceiling', '310', 'sf', '3,102.00', '620.40', '3,722.40'],
  ['Den', 'Stove hearth', '1', 'ls', '990.00', '198.00', '1,188.00'],
  ['Loft', 'Carpet and pad', '18', 'sy', '792.00', '158.40', '950.40'],
  ['Loft', 'Clean walls', '540', 'sf', '594.00', '118.80', '712.80'],
] as const;

const y = (at: number): number => 130 + at * 16;

/** A half with its title, and in front of its rows the numbers that the spreadsheet prints for them. */
const half = (heads: typeof LEFT, rows: readonly (readonly string[])[]): PlacedText[] => [
  { text: 'Owner: Hanna Berg', x: 54, y: 60 },
  ...[0, ...rows.keys()].map(
    (at): PlacedText => ({ text: String(7 + at), x: 44, y: y(at) - 5, align: 'right' }),
  ),
  ...row(
    heads,
    114,
    heads.map(({ heading }) => heading),
    { bold: true },
  ),
  ...rows.flatMap((cells, at) => row(heads, y(at), [String(at + 1), ...cells])),
];

describe('a sheet of two halves that both have the numbers of the rows', () => {
  it('has rows with the price of their right half', () => {
    const { lineItems } = read(
      page(
        1,
        half(
          LEFT,
          WORK.map((cells) => cells.slice(0, 4)),
        ),
      ),
      page(
        2,
        half(
          RIGHT,
          WORK.map((cells) => cells.slice(4)),
        ),
      ),
    );
    expect(
      lineItems.map(({ printed, room, description, quantity, unit, overheadProfit, rcv }) => [
        printed?.lineNumber,
        room,
        description,
        quantity,
        unit,
        overheadProfit,
        rcv,
      ]),
    ).toEqual([
      ['1', 'Den', 'Dumpster, one swap', 2, 'EA', 190, 1140],
      ['2', 'Den', 'Scaffold', 3, 'WK', 200, 1200],
      ['3', 'Den', 'Pine ceiling', 310, 'SF', 620.4, 3722.4],
      ['4', 'Den', 'Stove hearth', 1, 'LS', 198, 1188],
      ['5', 'Loft', 'Carpet and pad', 18, 'SY', 158.4, 950.4],
      ['6', 'Loft', 'Clean walls', 540, 'SF', 118.8, 712.8],
    ]);
  });
});

describe('a list of contents of two halves, with photos and remarks behind the amounts', () => {
  const ITEMS = columns(
    ['No.', 50],
    ['Where', 60, 'left'],
    ['Item', 120, 'left'],
    ['Brand / model', 260, 'left'],
    ['Year', 400],
    ['Qty', 440],
  );
  const AMOUNTS = columns(
    ['No.', 50],
    ['Price new', 120],
    ['Sales tax 6%', 190],
    ['Total new', 250],
    ['Age', 280],
    ['Life', 310],
    ['Dep %', 350],
    ['Dep $', 400],
    ['', 460],
    ['Photo', 480, 'left'],
    ['Comments', 530, 'left'],
  );
  const LOST = [
    [
      'Attic',
      'Steamer trunk',
      'Samson',
      '2019',
      '1',
      '200.00',
      '12.00',
      '212.00',
      '40%',
      '84.80',
      '127.20',
      'P_11',
      '',
    ],
    [
      'Attic',
      'Cot',
      '',
      '2021',
      '2',
      '50.00',
      '6.00',
      '106.00',
      '20%',
      '21.20',
      '84.80',
      'P_12',
      'both bent',
    ],
    [
      'Attic',
      'Fan',
      'Lasko',
      '2020',
      '1',
      '100.00',
      '6.00',
      '106.00',
      '50%',
      '53.00',
      '53.00',
      '',
      '',
    ],
    [
      'Den',
      'Globe',
      '',
      '2015',
      '1',
      '150.00',
      '9.00',
      '159.00',
      '50%',
      '79.50',
      '79.50',
      'P_14',
      '',
    ],
    [
      'Den',
      'Lamp',
      'Ott',
      '2022',
      '3',
      '40.00',
      '7.20',
      '127.20',
      '25%',
      '31.80',
      '95.40',
      'P_15',
      'shades only',
    ],
  ] as const;
  const numbered = (table: typeof ITEMS, from: number, to?: number): PlacedText[] =>
    LOST.flatMap((cells, at) => row(table, y(at), [String(at + 1), ...cells.slice(from, to)]));
  const withAges = LOST.map((cells) => [...cells.slice(5, 8), '5', '10', ...cells.slice(8)]);

  it('has each with its amounts, under headings of which one stands on two lines', () => {
    const { lineItems } = read(
      page(1, [
        ...row(
          ITEMS,
          106,
          ITEMS.map(({ heading }) => heading),
          { bold: true },
        ),
        ...numbered(ITEMS, 0, 5),
      ]),
      page(2, [
        { text: 'Actual cash', x: 415, y: 101, bold: true },
        ...row(
          AMOUNTS,
          106,
          AMOUNTS.map(({ heading }) => heading),
          { bold: true },
        ),
        { text: 'value', x: 428, y: 111, bold: true },
        ...withAges.flatMap((cells, at) => row(AMOUNTS, y(at), [String(at + 1), ...cells])),
      ]),
    );
    expect(
      lineItems.map(({ room, description, quantity, unitPrice, tax, rcv, depreciation, acv }) => [
        room,
        description,
        quantity,
        unitPrice,
        tax,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      ['Attic', 'Steamer trunk', 1, 200, 12, 212, 84.8, 127.2],
      ['Attic', 'Cot', 2, 50, 6, 106, 21.2, 84.8],
      ['Attic', 'Fan', 1, 100, 6, 106, 53, 53],
      ['Den', 'Globe', 1, 150, 9, 159, 79.5, 79.5],
      ['Den', 'Lamp', 3, 40, 7.2, 127.2, 31.8, 95.4],
    ]);
  });
});
