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
  it.each([
    'See Bid',
    'per bid',
    'Included',
    'Open',
    'Paid When Incurred',
    'SEE LINE ITEM 7',
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
