import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Cells that hold more, less or something else than a plain figure. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['TAX', 380],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const DOOR = ['10.00 EA', '250.00', '12.00', '2,512.00', '(100.00)', '2,412.00'];
const FELT = ['10.00 SQ', '38.00', '2.00', '382.00', '(0.00)', '382.00'];
const EDGE = ['40.00 LF', '3.00', '1.00', '121.00', '<20.00>', '101.00'];

/** Rows as the program prints them, the third one being `cells`. */
const rowsWith = (...cells: string[]) => {
  const { lineItems } = read(
    page(1, [
      { text: 'Roof', x: 36, y: 80, bold: true },
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
      ...row(TABLE, 133.2, ['2. Roofing felt - 15 lb.', ...FELT]),
      ...row(TABLE, 146.4, cells),
      ...row(TABLE, 159.6, ['4. Drip edge', ...EDGE]),
      ...row(TABLE, 172.8, ['5. Roofing felt - 30 lb.', ...FELT]),
      ...row(TABLE, 190, ['Totals: Roof', '', '', '30.00', '6,000.00', '0.00', '5,000.00'], {
        bold: true,
      }),
    ]),
  );
  expect(lineItems).toHaveLength(5);
  return lineItems[2];
};

const TRIM = '3. Trim board';
const REST = ['0.00', '250.00', '(0.00)', '250.00'];

describe('a quantity that is too long for its column', () => {
  it.each([
    ['beside the rest of the description', 'fog', 'Deodorize the building - Hot fog'],
    ['alone', '', 'Deodorize the building - Hot'],
  ])('goes on below its point, %s', (_, rest, description) => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
        ...row(TABLE, 133, ['2. Deodorize the building - Hot', '16,797. CF', '0.10']),
        ...row(TABLE, 133, ['', '', '', '0.00', '1,679.71', '(0.00)', '1,679.71']),
        ...row(TABLE, 143, [rest]),
        { text: '08', x: 238, y: 143 },
        ...row(TABLE, 156, ['3. Drip edge', ...EDGE]),
        ...row(TABLE, 169, ['4. Roofing felt - 15 lb., two', ...FELT]),
        ...row(TABLE, 179, ['layers']),
        ...row(TABLE, 192, ['5. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems).toHaveLength(5);
    expect(lineItems[1]).toMatchObject({ description, quantity: 16797.08, f9Note: null });
  });
});

describe('amounts below zero', () => {
  it.each([
    ['(25.00)', '(250.00)'],
    ['<25.00>', '<250.00>'],
    ['25.00-', '250.00-'],
    ['-$25.00', '-$250.00'],
  ])('may be printed %s', (price, amount) => {
    expect(rowsWith(TRIM, '10.00 LF', price, '0.00', amount, '(0.00)', amount)).toMatchObject({
      unitPrice: -25,
      rcv: -250,
      acv: -250,
      printed: { flags: ['credit'] },
    });
  });
});

describe('prices with a mark', () => {
  it.each([
    ['25.00**', true],
    ['25.00 **', true],
    ['25.00^', false],
    ['25.00 ~', false],
    ['25.00 [1]', false],
    ['25.00/LF', false],
    ['@25.00', false],
  ])('%s', (price, changed) => {
    const item = rowsWith(TRIM, '10.00 LF', price, ...REST);
    expect(item).toMatchObject({ description: 'Trim board', quantity: 10, unitPrice: 25 });
    expect(item?.printed?.flags).toEqual(changed ? ['price_changed'] : []);
  });
});

describe('prices with the flags of a changed line behind them', () => {
  it.each([
    ['25.00*E', ['price_changed', 'tax_exempt']],
    ['1,025.00*EN', ['price_changed', 'tax_exempt', 'no_overhead_profit']],
  ])('%s', (price, flags) => {
    const value = Number.parseFloat(price.replace(',', ''));
    const total = `${value * 10}.00`;
    const item = rowsWith(TRIM, '10.00 LF', price, '0.00', total, '(0.00)', total);
    expect(item).toMatchObject({
      description: 'Trim board',
      quantity: 10,
      unit: 'LF',
      unitPrice: value,
      rcv: value * 10,
    });
    expect(item?.printed?.flags).toEqual(flags);
  });
});

describe('depreciation', () => {
  it.each([
    ['(50.00) [M]', true, ['depreciation_capped']],
    ['<50.00> [%]', false, ['depreciation_by_percent']],
    ['[50.00]', true, []],
  ])('may be printed %s', (cell, depreciationRecoverable, flags) => {
    expect(rowsWith(TRIM, '10.00 LF', '25.00', '0.00', '250.00', cell, '200.00')).toMatchObject({
      depreciation: 50,
      depreciationRecoverable,
      printed: { flags },
    });
  });
});

describe('words in the place of amounts', () => {
  it.each(['Included', 'INCL.', 'N/C', 'No Charge', 'Free'])(
    '%s say that nothing is charged',
    (word) => {
      expect(rowsWith(TRIM, '1.00 EA', '', '', word, '', '')).toMatchObject({
        description: 'Trim board',
        unitPrice: 0,
        rcv: 0,
        printed: { priceNote: word },
      });
    },
  );

  it.each([
    'See Bid',
    'per bid',
    'Open',
    'Paid When Incurred',
    'SEE LINE ITEM 7',
    'PER TILE BID',
    'SEE OAKBUILD.ONE',
    'AS PER BID',
    '#####',
  ])('%s keep the row', (word) => {
    expect(rowsWith(TRIM, '1.00 EA', '', '', word, '', '')).toMatchObject({
      description: 'Trim board',
      quantity: 1,
      unit: 'EA',
      unitPrice: 0,
      rcv: null,
      printed: { priceNote: word },
    });
  });

  it.each([
    ['REVISED', 352],
    ['PER TILE BID', 400],
    ['SEE OAKBUILD.ONE', 470],
  ])('%s may stand between the columns, over all of them', (word, x) => {
    const place = TABLE.map((column, at) =>
      at === 2 ? { ...column, x, align: 'left' as const } : column,
    );
    const { lineItems } = read(
      page(1, [
        { text: 'Roof', x: 36, y: 80, bold: true },
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
        ...row(place, 133.2, ['2. Roofing felt - 15 lb.', '10.00 SQ', word]),
        ...row(place, 146.4, ['3. Heat pump - 3 ton', '1.00 EA', word]),
        ...row(TABLE, 159.6, ['4. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems).toHaveLength(4);
    expect(lineItems[1]).toMatchObject({
      description: 'Roofing felt - 15 lb.',
      quantity: 10,
      unit: 'SQ',
      unitPrice: 0,
      printed: { priceNote: word },
    });
    expect(lineItems[2]).toMatchObject({
      description: 'Heat pump - 3 ton',
      printed: { lineNumber: '3', priceNote: word },
    });
  });

  it('N/A in every cell keeps it as well', () => {
    expect(rowsWith(TRIM, '1.00 EA', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A')).toMatchObject({
      description: 'Trim board',
      unit: 'EA',
      rcv: null,
    });
  });
});

describe('rows of a numbered table', () => {
  it.each([
    ['3A. Trim board', '3A'],
    ['** 3. Trim board', '3'],
    ['3.* Trim board', '3'],
    ['~ 3. Trim board', '3'],
    ['[S] 3. Trim board', '3'],
    ['3 . Trim board', '3'],
    ['3 Trim board', '3'],
    ['3.1 Trim board', '3.1'],
    ['A3. Trim board', 'A3'],
    ['12345. Trim board', '12345'],
    ['Trim board', null],
  ])('are rows where their figures stand in their columns: %s', (printed, lineNumber) => {
    expect(rowsWith(printed, '10.00 LF', '25.00', ...REST)).toMatchObject({
      description: 'Trim board',
      rcv: 250,
      printed: { lineNumber },
    });
  });

  it('are none where somebody typed figures below a row', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
        ...row(TABLE, 133.2, ['2. Roofing felt - 15 lb.', ...FELT]),
        { text: 'Faucet 2.00 EA 45.00 90.00', x: 36, y: 146.4 },
        ...row(TABLE, 159.6, ['3. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([
      null,
      'Faucet 2.00 EA 45.00 90.00',
      null,
    ]);
  });
});

describe('rows with their description on a line of its own', () => {
  const TWO_LINES = columns(
    ['QUANTITY', 110],
    ['UNIT', 170],
    ['TAX', 220],
    ['RCV', 300],
    ['AGE/LIFE', 365],
    ['COND.', 415],
    ['DEP %', 460],
    ['DEPREC.', 515],
    ['ACV', 575],
  );
  const OF_DOOR = ['10.00 EA', '250.00', '12.00', '2,512.00', '2/30 yrs', 'Avg.', '6.67%'];
  const OF_FELT = ['10.00 SQ', '38.00', '2.00', '382.00', '0/NA', 'Avg.', 'NA'];
  const item = (y: number, description: string, cells: readonly string[]) => [
    { text: description, x: 36, y },
    ...row(TWO_LINES, y + 10, cells),
  ];
  const third = (description: string, cells: readonly string[]) => {
    const { lineItems } = read(
      page(1, [
        ...header(TWO_LINES, 100),
        ...item(120, '1. Overhead door', [...OF_DOOR, '(100.00)', '2,412.00']),
        ...item(143, '2. Roofing felt', [...OF_FELT, '(0.00)', '382.00']),
        ...item(166, description, cells),
        ...item(189, '4. Drip edge', [...OF_FELT, '(0.00)', '382.00']),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null, null]);
    return lineItems[2];
  };

  it.each([
    ['3 . Trim board', '3'],
    ['[S] 3. Trim board', '3'],
    ['3.1 Trim board', '3.1'],
    ['Trim board', null],
  ])('are rows with an odd number or none: %s', (description, lineNumber) => {
    expect(third(description, [...OF_DOOR, '(100.00)', '2,412.00'])).toMatchObject({
      description: 'Trim board',
      quantity: 10,
      acv: 2412,
      printed: { lineNumber },
    });
  });

  it.each(['2/30', '0/Lifetime', '2/30 mos', 'Old'])(
    'are rows with %s for their age and life',
    (age) => {
      const cells = [...OF_DOOR.slice(0, 4), age, ...OF_DOOR.slice(5), '(100.00)', '2,412.00'];
      expect(third('3. Trim board', cells)).toMatchObject({
        description: 'Trim board',
        quantity: 10,
        unitPrice: 250,
        rcv: 2512,
        depreciation: 100,
        acv: 2412,
      });
    },
  );
});

describe('a rough draft', () => {
  const CODES = columns(
    ['CAT', 60, 'left'],
    ['SEL', 90, 'left'],
    ['ACT', 130, 'left'],
    ['DESCRIPTION', 160, 'left'],
  );
  const FIGURES = columns(
    ['CALC', 60, 'left'],
    ['QTY', 180],
    ['REMOVE', 260],
    ['REPLACE', 340],
    ['TAX', 420],
    ['TOTAL', 575],
  );

  it('keeps quantities without a flag where most have one behind them', () => {
    const item = (y: number, description: string, cells: readonly string[]) => [
      { text: description, x: 36, y },
      ...row(FIGURES, y + 10, cells),
    ];
    const { lineItems } = read(
      page(1, [
        ...header(CODES, 100),
        ...header(FIGURES, 110),
        ...item(130, '1. RFG FELT + Felt', [
          '10',
          '10.00SQ [*]',
          '0.00+',
          '38.00 =',
          '2.00',
          '382.00',
        ]),
        ...item(153, '2. RFG DRIP + Edge', [
          'PF',
          '40.00LF [N]',
          '0.00+',
          '3.00 =',
          '1.00',
          '121.00',
        ]),
        ...item(176, '3. DOR OH & Door', [
          'W*0.5',
          '10.00EA',
          '12.00+',
          '250.00 =',
          '12.00',
          '2,632.00',
        ]),
      ]),
    );
    expect(lineItems.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [10, 'SQ'],
      [40, 'LF'],
      [10, 'EA'],
    ]);
    expect(lineItems[2]?.printed?.calculation).toBe('W*0.5');
  });
});

describe('quantities that are hardly there', () => {
  it('are none where only their unit is printed', () => {
    const nothing = ['0.00', '0.00', '(0.00)', '0.00'];
    expect(rowsWith(TRIM, 'LF', '6.07', ...nothing)).toMatchObject({
      description: 'Trim board',
      quantity: 0,
      unit: 'LF',
      unitPrice: 6.07,
      rcv: 0,
    });
  });

  it('are told from a price that ran into their unit', () => {
    const price = '1,200,271.00';
    const item = rowsWith(TRIM, '1.00', `EA${price}`, '0.00', price, '(0.00)', price);
    expect(item).toMatchObject({ quantity: 1, unit: 'EA', unitPrice: 1200271, rcv: 1200271 });
  });

  it('begin no row where they print a point without decimals', () => {
    const large = ['0.91', '0.00', '18,543.07', '(0.00)', '18,543.07'];
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...[120, 133.2, 146.4, 159.6].flatMap((y, at) =>
          row(TABLE, y, [`${at + 1}. Exterior - paint one coat`, '20,377. SF', ...large]),
        ),
      ]),
    );
    expect(lineItems.map(({ description, quantity }) => [description, quantity])).toEqual(
      Array.from({ length: 4 }, () => ['Exterior - paint one coat', 20377]),
    );
  });
});

describe('words in place of amounts', () => {
  it.each(['W/ LINE 4', 'B.O.O.', 'PER TILE BID'])('may be `%s`', (words) => {
    expect(rowsWith(TRIM, '10.00 LF', '', '', words)).toMatchObject({
      description: 'Trim board',
      quantity: 10,
      unit: 'LF',
      rcv: null,
      printed: { priceNote: words },
    });
  });
});

describe('sub-heads between dividers', () => {
  it.each(['__Walls_________', '---- Walls ----', '***Walls***'])('are read from `%s`', (head) => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['1. Overhead door & hardware', ...DOOR]),
        { text: head, x: 36, y: 134, bold: true },
        ...row(TABLE, 148, ['2. Roofing felt - 15 lb.', ...FELT]),
        ...row(TABLE, 162, ['3. Drip edge', ...EDGE]),
      ]),
    );
    expect(lineItems.map(({ section }) => section)).toEqual([null, 'Walls', 'Walls']);
  });
});

describe('a mark behind a figure', () => {
  it.each([
    ['10.00 SQ [N]', '25.00', '(0.00)'],
    ['10.00 SQ', '25.00 [*]', '(0.00)'],
    ['10.00 SQ', '25.00', '(0.00)[M]'],
    ['10.00 SQ [1]', '25.00 (1)', '(0.00) [%]'],
  ])('is part of its cell: %s, %s, %s', (quantity, price, depreciation) => {
    expect(rowsWith(TRIM, quantity, price, '0.00', '250.00', depreciation, '250.00')).toMatchObject(
      {
        description: 'Trim board',
        quantity: 10,
        unit: 'SQ',
        unitPrice: 25,
        rcv: 250,
        acv: 250,
      },
    );
  });
});
