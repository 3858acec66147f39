import { describe, expect, it } from 'vitest';
import { withCellsWhole } from '../../../lambdas/domain/pdf/cells/broken-cells.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Columns so narrow that their cells break in two, one half over the other. */

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 240],
  ['UNIT PRICE', 296],
  ['RCV', 346],
  ['AGE/LIFE', 398],
  ['COND.', 436],
  ['DEP %', 474],
  ['DEPREC.', 528],
  ['ACV', 580],
);

const TOTAL = (y: number): PlacedText[] =>
  row(TABLE, y, ['Totals: Den', '', '', '2,120.00', '', '', '', '340.00', '1,780.00'], {
    bold: true,
  });

const printed = (head: PlacedText[], more: readonly PlacedText[] = []) =>
  read(
    page(1, [
      { text: 'Den', x: 36, y: 50, bold: true },
      ...head,
      ...row(TABLE, 100, [
        '1. Carpet - glue down, with a',
        '1,000.00',
        '1.20',
        '1,200.00',
        '3/12',
        'Below',
        '25%',
        '(300.00)',
        '900.00',
      ]),
      { text: 'felt back and', x: 36, y: 110.8 },
      { text: 'SF', x: 240, y: 110.8, align: 'right' },
      { text: 'yrs', x: 398, y: 110.8, align: 'right' },
      { text: 'Avg.', x: 436, y: 110.8, align: 'right' },
      { text: 'a border', x: 36, y: 121.6 },
      ...row(TABLE, 140, [
        '2. Baseboard - 4 1/4"',
        '80.00 LF',
        '5.00',
        '400.00',
        '2/20',
        'Avg.',
        '10%',
        '(40.00)',
        '360.00',
      ]),
      { text: 'yrs', x: 398, y: 150.8, align: 'right' },
      { text: '[M]', x: 474, y: 150.8, align: 'right' },
      { text: 'Both sides of the door.', x: 36, y: 166 },
      ...row(TABLE, 185, [
        '3. Clean the stone hearth',
        '4.00 EA',
        '130.00',
        '520.00',
        '0/NA',
        'Avg.',
        'NA',
        '(0.00)',
        '520.00',
      ]),
      ...TOTAL(205),
      ...more,
    ]),
  ).lineItems;

describe('cells that break in two', () => {
  it('are whole again, and leave the words beside them to the description', () => {
    const [carpet, base, hearth] = printed(header(TABLE, 80));
    expect(carpet).toMatchObject({
      description: 'Carpet - glue down, with a felt back and a border',
      quantity: 1000,
      unit: 'SF',
      f9Note: null,
      printed: {
        ageYears: 3,
        lifeYears: 12,
        condition: 'Below Avg.',
        depreciationPercent: 25,
      },
    });
    expect(base).toMatchObject({
      description: 'Baseboard - 4 1/4"',
      f9Note: 'Both sides of the door.',
      printed: {
        ageYears: 2,
        lifeYears: 20,
        depreciationPercent: 10,
        flags: ['depreciation_capped'],
      },
    });
    expect(hearth).toMatchObject({ description: 'Clean the stone hearth', f9Note: null });
  });
});

describe('a heading that goes on below, right beside another', () => {
  it('heads a column of its own', () => {
    const heads = TABLE.filter(({ heading }) => !/AGE|COND/.test(heading));
    const head = [
      ...header(heads, 80),
      { text: 'AGE/', x: 398, y: 80, align: 'right' as const, bold: true },
      { text: 'COND.', x: 403, y: 80, bold: true },
      { text: 'LIFE', x: 398, y: 90, align: 'right' as const, bold: true },
    ];
    const [carpet] = printed(head);
    expect(carpet).toMatchObject({
      printed: { ageYears: 3, lifeYears: 12, condition: 'Below Avg.' },
    });
  });
});

describe('cells that touch', () => {
  it('are two amounts where each has its own decimals', () => {
    const heads = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 300],
      ['UNIT PRICE', 370],
      ['RCV', 430],
      ['DEPREC.', 485],
      ['ACV', 540],
    );
    const { lineItems, printed: told } = read(
      page(1, [
        { text: 'Den', x: 36, y: 50, bold: true },
        ...header(heads, 80),
        ...row(heads, 100, ['1. Carpet', '900.00 SF', '20.00', '18,000.00']),
        { text: '(3,617.94)14,382.06', x: 540, y: 100, align: 'right' },
        ...row(heads, 115, ['2. Baseboard', '80.00 LF', '5.00', '400.00', '(40.00)', '360.00']),
        ...row(heads, 140, ['Totals: Den', '', '', '18,400.00'], { bold: true }),
        { text: '3,657.9414,742.06', x: 540, y: 140, align: 'right', bold: true },
      ]),
    );
    expect(lineItems.map(({ rcv, depreciation, acv }) => [rcv, depreciation, acv])).toEqual([
      [18_000, 3617.94, 14_382.06],
      [400, 40, 360],
    ]);
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null]);
    expect(told?.totals).toMatchObject([
      { name: 'Den', amounts: { rcv: 18_400, depreciation: 3657.94, acv: 14_742.06 } },
    ]);
  });
});

it('has no halves in headings below the measures of a room', () => {
  const sheet = page(1, [
    { text: '255.00 SF Floor', x: 54, y: 74 },
    { text: '64.00 LF Perimeter', x: 200, y: 74 },
    ...header(columns(['Ln', 36, 'left'], ['Item', 54, 'left'], ['Total RC', 500]), 86),
  ]);
  const lines = linesOfPage(sheet, sheet.words);
  const { width, height } = sheet;
  expect(withCellsWhole([{ page: 1, width, height, ocr: false, lines }])[0]?.lines).toEqual(lines);
});

it('may be ages with spaces, whose life or years stand below', () => {
  const at = (y: number, age: string, below: string, said: string): PlacedText[] => [
    ...row(TABLE, y, [said, '80.00 LF', '5.00', '400.00', age, 'Avg.', '10%', '(40.00)', '360.00']),
    { text: 'in white', x: 36, y: y + 10.8 },
    { text: below, x: 398, y: y + 10.8, align: 'right' },
  ];
  expect(
    read(
      page(1, [
        ...header(TABLE, 80),
        ...at(100, '2 /', '20', '1. Baseboard - 4 1/4"'),
        ...at(124, '2 / 20', 'yrs', '2. Casing - 2 1/4"'),
        ...at(148, '2 /', '20', '3. Crown molding - 30 in.'),
      ]),
    ).lineItems.map(({ printed, f9Note }) => [printed?.ageYears, printed?.lifeYears, f9Note]),
  ).toEqual([
    [2, 20, 'in white'],
    [2, 20, 'in white'],
    [2, 20, 'in white'],
  ]);
});

describe('a remark that begins with a quantity', () => {
  it('goes on below with a unit that it lacks nothing of', () => {
    const table = columns(
      ['Item', 36, 'left'],
      ['Qty', 300],
      ['Unit', 330],
      ['Price', 420],
      ['Total', 520],
    );
    const { lineItems } = read(
      page(1, [
        ...header(table, 80),
        ...row(table, 100, ['Shingles, pewter', '30', 'SQ', '240.00', '7,200.00'], { bold: true }),
        { text: '26.33 sq measured plus 12%, rounded up to full', x: 36, y: 111, size: 8 },
        { text: 'sq.', x: 36, y: 121, size: 8 },
        ...row(table, 140, ['Felt', '19', 'SQ', '30.00', '570.00'], { bold: true }),
        ...row(table, 160, ['Drip edge', '100', 'LF', '3.00', '300.00'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ f9Note }) => f9Note?.replace('\n', ' ') ?? null)).toEqual([
      '26.33 sq measured plus 12%, rounded up to full sq.',
      null,
      null,
    ]);
  });
});
