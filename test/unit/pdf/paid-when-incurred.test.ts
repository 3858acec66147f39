import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
  ['DEPREC.', 500],
  ['ACV', 560],
);

const line = (y: number, work: string, amount: string): PlacedText[] =>
  row(TABLE, y, [work, '1.00 EA', amount, amount, '(0.00)', amount]);

const sumLine = (y: number, label: string, amount: string): PlacedText[] =>
  row(TABLE, y, [label, '', '', amount, '0.00', amount], { bold: true });

const note = (y: number, words: string): PlacedText => ({ text: words, x: 46, y });

const CODE =
  'This item replaces another, as required by code. Settlement is based on that one until the code upgrade cost is incurred.';
const HELD = 'Depreciation is paid once the repair costs have been incurred.';

const enabledOf = (...runs: PlacedText[][]): [string | null, boolean, boolean][] =>
  read(page(1, runs.flat())).lineItems.map((item) => [
    item.description,
    item.isPaidWhenIncurred,
    item.enabled,
  ]);

const room = (y: number, name: string, ...rows: PlacedText[][]): PlacedText[] => [
  { text: name, x: 240, y, bold: true },
  ...header(TABLE, y + 14),
  ...rows.flat(),
];

describe('a row whose note holds its cost back', () => {
  it('is paid when incurred where the totals do not count it', () => {
    expect(
      enabledOf(
        room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Roll roofing', '141.72')),
        [note(112, CODE)],
        sumLine(126, 'Totals: Roof', '59.29'),
        sumLine(150, 'Line Item Totals: SAMPLE', '59.29'),
      ),
    ).toEqual([
      ['Felt', false, true],
      ['Roll roofing', true, false],
    ]);
  });

  it('is work where the totals count it, be others held back or not', () => {
    expect(
      enabledOf(
        room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Roll roofing', '141.72')),
        [note(112, CODE)],
        sumLine(126, 'Totals: Roof', '59.29'),
        room(150, 'Fence', line(180, '3. Fence', '300.00')),
        [note(191, HELD)],
        sumLine(206, 'Totals: Fence', '300.00'),
        sumLine(230, 'Line Item Totals: SAMPLE', '359.29'),
      ),
    ).toEqual([
      ['Felt', false, true],
      ['Roll roofing', true, false],
      ['Fence', true, true],
    ]);
  });
});

describe('a row whose note speaks of a difference', () => {
  const DIFFERENCE = 'DIFFERENCE OF 1,250.00 TO CEDAR IS NOT OWED UNLESS INCURRED.';
  const estimate = (total: string) =>
    enabledOf(
      room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Roll roofing', '141.72')),
      [note(112, DIFFERENCE)],
      sumLine(126, 'Totals: Roof', total),
      sumLine(150, 'Line Item Totals: SAMPLE', total),
    );

  it('is work, as the totals count it', () => {
    expect(estimate('201.01')).toEqual([
      ['Felt', false, true],
      ['Roll roofing', false, true],
    ]);
  });

  it('is paid when incurred where the totals leave it out', () => {
    expect(estimate('59.29')).toEqual([
      ['Felt', false, true],
      ['Roll roofing', true, false],
    ]);
  });
});

describe('a row that is struck out', () => {
  const summary = (title: string, y: number, label: string, amount: string): PlacedText[] => [
    { text: title, x: 200, y, bold: true },
    { text: 'Line Item Total', x: 120, y: y + 14 },
    { text: amount, x: 480, y: y + 14, align: 'right' },
    { text: label, x: 120, y: y + 28 },
    { text: amount, x: 480, y: y + 28, align: 'right' },
  ];
  const estimate = (incurred: string): [string | null, boolean, boolean][] =>
    enabledOf(
      room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Drip edge', '141.72')),
      sumLine(116, 'Totals: Roof', '59.29'),
      room(150, 'Fence', line(180, '3. Fence', '300.00')),
      sumLine(194, 'Totals: Fence', '300.00'),
      sumLine(220, 'Line Item Totals: SAMPLE', '359.29'),
      summary('Summary for Dwelling', 300, 'Net Claim', '359.29'),
      [{ text: 'Dwelling - Code Upgrade Paid When Incurred', x: 180, y: 350, bold: true }],
      summary('', 350, 'Total Paid When Incurred', incurred).slice(1),
    );

  it('is paid when incurred where that is what the totals lack and the summary adds', () => {
    expect(estimate('141.72')).toEqual([
      ['Felt', false, true],
      ['Drip edge', true, false],
      ['Fence', false, true],
    ]);
  });

  it('is work where the summary says nothing of it', () => {
    expect(estimate('99.00')).toContainEqual(['Drip edge', false, true]);
  });
});

describe('`Paid When Incurred` in bold type', () => {
  const bold = (x: number, y: number): PlacedText => ({
    text: 'Paid When Incurred',
    x,
    y,
    bold: true,
    italic: true,
  });
  const incurred = (...runs: PlacedText[][]): [string | null, boolean, string | null][] =>
    read(page(1, runs.flat())).lineItems.map(({ description, isPaidWhenIncurred, section }) => [
      description,
      isPaidWhenIncurred,
      section,
    ]);

  it('set in right below a row is said of that one', () => {
    expect(
      incurred(
        room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Roll roofing', '141.72')),
        [bold(42, 113)],
        line(125, '3. Ridge vent', '40.00'),
        sumLine(140, 'Totals: Roof', '241.01'),
      ),
    ).toEqual([
      ['Felt', false, null],
      ['Roll roofing', true, null],
      ['Ridge vent', false, null],
    ]);
  });

  it('heads the rows below it where their numbers begin', () => {
    expect(
      incurred(
        room(60, 'Roof', line(90, '1. Felt', '59.29')),
        [bold(36, 108)],
        line(122, '2. Roll roofing', '141.72'),
        line(134, '3. Ridge vent', '40.00'),
        sumLine(150, 'Totals: Roof', '241.01'),
      ),
    ).toEqual([
      ['Felt', false, null],
      ['Roll roofing', true, 'Paid When Incurred'],
      ['Ridge vent', true, 'Paid When Incurred'],
    ]);
  });

  it('below a wall that was drawn names no section of it', () => {
    expect(
      incurred(
        [
          { text: 'Left Elevation', x: 36, y: 60, bold: true },
          { text: "41' x 9' Elevation", x: 71, y: 73 },
        ],
        header(TABLE, 86),
        line(100, '1. Siding', '59.29'),
        sumLine(115, 'Totals: Left Elevation', '59.29'),
      ),
    ).toEqual([['Siding', false, null]]);
  });
});

it.each(['Billed as incurred', 'Invoiced as incurred', 'Paid as incurred'])(
  'a row of which it is said that it is %s is one, counted as the totals count it',
  (words) => {
    expect(
      enabledOf(
        room(60, 'Roof', line(90, '1. Felt', '59.29'), line(102, '2. Permit', '141.72')),
        [note(112, words)],
        sumLine(126, 'Totals: Roof', '201.01'),
        sumLine(150, 'Line Item Totals: SAMPLE', '201.01'),
      ),
    ).toEqual([
      ['Felt', false, true],
      ['Permit', true, true],
    ]);
  },
);
