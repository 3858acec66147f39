import { describe, expect, it } from 'vitest';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { headerRowAt } from '../../../lambdas/domain/pdf/tables/header-row.ts';
import { isUpperPart } from '../../../lambdas/domain/pdf/tables/upper-heads.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const CELLS = columns(
  ['Description', 36, 'left'],
  ['Quantity', 262],
  ['Price', 318],
  ['Cost (RCV)', 404],
  ['Depreciation', 488],
  ['Value (ACV)', 576],
);

const ROWS = [
  ['Paint the walls', '100.00 SF', '2.00', '200.00', '(20.00)', '180.00'],
  ['Paint the ceiling', '50.00 SF', '3.00', '150.00', '(15.00)', '135.00'],
  ['Clean the floor', '50.00 SF', '1.00', '50.00', '(0.00)', '50.00'],
];

const roomPage = (number: number, room: string, upper: readonly string[], lower = CELLS) => {
  const more: Partial<PlacedText> = { size: 12 };
  return page(number, [
    { text: room, x: 36, y: 60, bold: true, ...more },
    ...row(CELLS, 90, upper, { bold: true, size: 9 }),
    ...row(
      CELLS,
      100.8,
      lower.map(({ heading }) => heading),
      { bold: true, size: 9 },
    ),
    ...ROWS.flatMap(([name = '', ...cells], at) =>
      row(CELLS, 120 + at * 14, [`${(number - 1) * 3 + at + 1}. ${name}`, ...cells]),
    ),
    ...row(CELLS, 170, [`Totals: ${room}`, '', '', '400.00', '35.00', '365.00'], { bold: true }),
  ]);
};

const linesOf = (runs: readonly PlacedText[]) => {
  const one = page(1, runs);
  return linesOfPage(one, one.words);
};

describe('heads in two lines of mixed case', () => {
  it.each([
    ['with the short form in brackets', CELLS],
    [
      'with names that nobody knows',
      columns(
        ['Description', 36, 'left'],
        ['Quantity', 262],
        ['Price', 318],
        ['Outlay Rvx', 404],
        ['Depreciation', 488],
        ['Value Avx', 576],
      ),
    ],
  ])('are no name of a room, %s', (_, lower) => {
    const upper = ['', '', 'Unit', 'Replacement', 'Less', 'Actual Cash'];
    const estimate = read(
      roomPage(1, 'Kitchen', upper, lower),
      roomPage(2, 'Hall Bath', upper, lower),
    );
    expect(estimate.lineItems.map(({ room }) => room)).toEqual([
      'Kitchen',
      'Kitchen',
      'Kitchen',
      'Hall Bath',
      'Hall Bath',
      'Hall Bath',
    ]);
    expect(estimate.lineItems.map(({ section }) => section)).toEqual(Array(6).fill(null));
    expect(estimate.lineItems[0]).toMatchObject({
      unitPrice: 2,
      rcv: 200,
      depreciation: 20,
      acv: 180,
    });
  });

  it('say with the short form in brackets which amount they head', () => {
    const cells = columns(
      ['Description', 36, 'left'],
      ['Quantity', 262],
      ['Less Depreciation', 404],
      ['Value (ACV)', 576],
    );
    const estimate = read(
      page(1, [
        ...row(
          cells,
          90,
          cells.map(({ heading }) => heading),
          { bold: true },
        ),
        ...row(cells, 120, ['1. Paint the walls', '100.00 SF', '(20.00)', '180.00']),
        ...row(cells, 134, ['2. Paint the ceiling', '50.00 SF', '(15.00)', '135.00']),
        ...row(cells, 148, ['3. Clean the floor', '50.00 SF', '(5.00)', '45.00']),
      ]),
    );
    expect(estimate.lineItems.map(({ rcv, acv }) => [rcv, acv])).toEqual([
      [null, 180],
      [null, 135],
      [null, 45],
    ]);
  });

  it('are as long as they are known: `REPLACEMENT` over `COST VALUE`, `DEP.` over `%`', () => {
    const cells = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 240],
      ['COST', 290],
      ['COST VALUE', 360],
      ['%', 410],
      ['DEPREC.', 470],
      ['ACV', 540],
    );
    const { lineItems } = read(
      page(1, [
        ...row(cells, 90, ['', '', 'UNIT', 'REPLACEMENT', 'DEP.'], { bold: true }),
        ...header(cells, 101),
        ...row(cells, 120, [
          '1. Paint the walls',
          '100.00 SF',
          '2.00',
          '200.00',
          '10.00%',
          '(20.00)',
          '180.00',
        ]),
        ...row(cells, 134, [
          '2. Vinyl tile',
          '50.00 SF',
          '3.00',
          '150.00',
          '20.00%',
          '<30.00>',
          '120.00',
        ]),
      ]),
    );
    expect(
      lineItems.map(({ unitPrice, rcv, depreciation, depreciationRecoverable, acv, printed }) => [
        unitPrice,
        rcv,
        printed?.depreciationPercent,
        depreciation,
        depreciationRecoverable,
        acv,
        printed?.flags,
      ]),
    ).toEqual([
      [2, 200, 10, 20, true, 180, []],
      [3, 150, 20, 30, false, 120, []],
    ]);
  });

  it('end where the gap is widest: `DEP %` and `DEPREC.`, though `% DEPREC.` is known', () => {
    const cells = columns(
      ['LINE ITEM', 36, 'left'],
      ['QTY', 240],
      ['TOTAL', 300],
      ['LIFE', 350],
      ['DEP %', 400],
      ['DEPREC.', 438],
      ['ACV', 500],
    );
    const { lineItems } = read(
      page(1, [
        ...row(cells, 70, ['', '', 'REPL.'], { bold: true }),
        ...row(cells, 80, ['', '', 'COST', 'AGE/'], { bold: true }),
        ...header(cells, 90),
        ...row(cells, 110, ['1. Trim', '9.00 LF', '200.00', '2/20', '10.00%', '(20.00)', '180.00']),
        ...row(cells, 124, [
          '2. Tile',
          '50.00 SF',
          '150.00',
          '4/20',
          '20.00%',
          '<30.00>',
          '120.00',
        ]),
      ]),
    );
    expect(
      lineItems.map(({ depreciation, printed }) => [printed?.depreciationPercent, depreciation]),
    ).toEqual([
      [10, 20],
      [20, 30],
    ]);
  });

  it('are whole over the end of their words: `Price` begins where `per` of `per Unit` ends', () => {
    const cells = columns(
      ['Scope', 36, 'left'],
      ['Qnty', 451],
      ['Per', 461, 'left'],
      ['per Unit', 521],
      ['RC Value', 576],
    );
    const heads = linesOf(
      [
        row(cells, 90, ['', '', '', 'Price'], { size: 7.5, bold: true }),
        row(
          cells,
          98,
          cells.map(({ heading }) => heading),
          { size: 7.5, bold: true },
        ),
      ].flat(),
    );
    expect(headerRowAt(heads, 0)?.headings.map(({ kind, text }) => [kind, text])).toEqual([
      ['description', 'Scope'],
      ['quantity', 'Qnty'],
      ['unit', 'Per'],
      ['unitPrice', 'Price per Unit'],
      ['rcv', 'RC Value'],
    ]);
  });

  it('are one head though a piece of it is set in plain type', () => {
    const heads = linesOf([
      ...row(CELLS, 90, ['', '', 'Unit', 'Replacement', 'Less', 'Actual Cash'], { bold: true }),
      ...header(CELLS, 100).map((run) => (run.text === 'Quantity' ? { ...run, bold: false } : run)),
    ]);
    expect(headerRowAt(heads, 0)?.headings.map(({ kind }) => kind)).toEqual([
      'description',
      'quantity',
      'unitPrice',
      'rcv',
      'depreciation',
      'acv',
    ]);
  });

  it.each([
    ['each piece over a column', ['', '', 'Unit', 'Replacement', 'Less', 'Actual Cash'], true],
    ['one piece', ['', '', '', 'Replacement', '', ''], false],
    ['words that head nothing', ['', '', 'Hall', 'Bathroom', 'Upstairs', 'Left'], false],
  ])('have an upper line that is none of theirs: %s', (_, upper, isPart) => {
    const [line, ...lower] = linesOf([
      ...row(CELLS, 90, upper, { bold: true }),
      ...row(
        CELLS,
        104,
        CELLS.map(({ heading }) => heading),
        { bold: true },
      ),
    ]);
    const header = headerRowAt(lower, 0);
    if (line === undefined || header === null) throw new Error('no head');
    expect(isUpperPart(line, header)).toBe(isPart);
  });
});

it('a scanned sub-head between marks heads no column, whatever its word heads elsewhere', () => {
  const line = (y: number, ...cells: [string, number][]): PlacedText[] =>
    cells.map(([text, x]) => ({ text, x, y, size: 8, bold: true, confidence: 0.95 }));
  const scan = page(
    1,
    [
      line(100, ['CAT', 62], ['SEL', 96], ['ACT', 137], ['DESCRIPTION', 165]),
      line(110, ['CALC', 62], ['QTY', 170], ['REMOVE', 276], ['REPLACE', 346], ['TOTAL', 547]),
      line(121, ['**** DEMO ****', 61]),
    ].flat(),
    'ocr',
  );
  const found = headerRowAt(linesOfPage(scan, scan.words), 0);
  expect(found?.headings.map(({ kind }) => kind)).toEqual([
    'category',
    'selector',
    'activity',
    'description',
    'calculation',
    'quantity',
    'removePrice',
    'replacePrice',
    'total',
  ]);
});

it('a typewriter sets headings a space apart: none of them is left over between two others', () => {
  // Each character is as wide, and one space parts words and columns alike.
  const typed = (y: number, ...cells: [string, number][]): PlacedText[] =>
    cells.map(([text, right]) => ({ text, x: right, y, align: 'right', bold: true, size: 7.2 }));
  const found = headerRowAt(
    linesOf([
      ...typed(100, ['Unit', 260], ['Replacement', 340], ['Age /', 380], ['Actual', 506.7]),
      ...typed(
        108.5,
        ['Description', 90],
        ['Quantity', 210],
        ['Price', 260],
        ['Cost', 340],
        ['Life', 380],
        ['Dep. %', 424],
        // The heading is wider than its column, and begins where the next one ends.
        ['Depreciation', 471.2],
        ['Value', 506.7],
      ),
      { text: 'Cash', x: 470, y: 108.5, bold: true, size: 7.2 },
    ]),
    0,
  );
  expect(found?.headings.map(({ kind, text }) => [kind, text]).slice(-3)).toEqual([
    ['depreciationPercent', 'Dep. %'],
    ['depreciation', 'Depreciation'],
    ['acv', 'Actual Cash Value'],
  ]);
});

it('the second line of capitals in plain type, a little further below, heads what stands below the ages', () => {
  const found = headerRowAt(
    linesOf([
      ...row(
        columns(
          ['QUANTITY', 180],
          ['UNIT PRICE', 270],
          ['TAX', 320],
          ['RCV', 390],
          ['AGE/LIFE', 450],
          ['DEPREC.', 510],
          ['ACV', 560],
        ),
        100,
        ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV'],
        { size: 8.5 },
      ),
      ...row(columns(['CONDITION', 450], ['DEP %', 510]), 112.6, ['CONDITION', 'DEP %'], {
        size: 8.5,
      }),
    ]),
    0,
  );
  expect(found?.lines).toHaveLength(2);
  expect(found?.headings.map(({ kind, row: at }) => [kind, at])).toContainEqual(['condition', 1]);
});
