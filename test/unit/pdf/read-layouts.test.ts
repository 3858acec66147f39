import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const figures = (item: LineItem | undefined) =>
  item === undefined
    ? null
    : [
        item.quantity,
        item.unit,
        item.unitPrice,
        item.tax,
        item.overheadProfit,
        item.rcv,
        item.depreciation,
        item.acv,
      ];

describe('with age and condition, one line', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 270],
    ['UNIT', 315],
    ['RCV', 370],
    ['AGE/LIFE', 425],
    ['COND.', 460],
    ['DEP %', 500],
    ['DEPREC.', 550],
    ['ACV', 600],
  );
  const estimate = read(
    page(1, [
      { text: 'Roof', x: 36, y: 80, bold: true },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, [
        '3. Laminated shingle rfg.',
        '14.00 SQ',
        '250.00',
        '3,500.00',
        '2/30 yrs',
        'Avg.',
        '6.67% [M]',
        '(233.45)',
        '3,266.55',
      ]),
      { text: 'Auto Calculated Waste: 11.4%, 1.43SQ', x: 36, y: 128 },
      { text: 'Options: Valleys: Closed-cut, Include eave starter course: Yes', x: 36, y: 140 },
      { text: 'The rear slope was hailed on twice.', x: 36, y: 152 },
      ...row(COLUMNS, 168, [
        '21. Invoice*',
        '1.00 EA',
        '1,500.00',
        '1,500.00',
        '0/NA',
        'Avg.',
        'NA',
        '<300.00>',
        '1,200.00',
      ]),
      ...row(COLUMNS, 190, ['Totals: Roof', '', '', '5,000.00', '', '', '', '533.45', '4,466.55'], {
        bold: true,
      }),
    ]),
  );
  const [shingles, invoice] = estimate.lineItems;

  it('takes UNIT for the unit price where its cells are amounts', () => {
    expect(figures(shingles)).toEqual([14, 'SQ', 250, null, null, 3500, 233.45, 3266.55]);
    expect(shingles?.printed).toMatchObject({
      ageYears: 2,
      lifeYears: 30,
      condition: 'Avg.',
      depreciationPercent: 6.67,
    });
    expect(shingles?.printed?.flags).toContain('depreciation_capped');
  });

  it('keeps the program’s lines apart from a person’s note', () => {
    expect(shingles?.printed?.machineNotes).toEqual([
      'Auto Calculated Waste: 11.4%, 1.43SQ',
      'Options: Valleys: Closed-cut, Include eave starter course: Yes',
    ]);
    expect(shingles?.f9Note).toBe('The rear slope was hailed on twice.');
  });

  it('reads angle brackets as depreciation that is not recovered', () => {
    expect(figures(invoice)).toEqual([1, 'EA', 1500, null, null, 1500, 300, 1200]);
    expect(invoice).toMatchObject({ depreciationRecoverable: false, description: 'Invoice' });
  });
});

describe('three lines per item under two header lines', () => {
  const COLUMNS = columns(
    ['QUANTITY', 110],
    ['UNIT PRICE', 170],
    ['TAX', 230],
    ['RCV', 300],
    ['AGE/LIFE', 380],
    ['DEPREC.', 450],
    ['ACV', 520],
  );
  const below: PlacedText[] = [
    { text: 'CONDITION', x: 380, y: 110, align: 'right', bold: true },
    { text: 'DEP %', x: 450, y: 110, align: 'right', bold: true },
  ];
  const estimate = read(
    page(1, [
      { text: 'Gutters', x: 200, y: 84, bold: true },
      ...header(COLUMNS, 100),
      ...below,
      { text: '* 1. R&R Gutter - aluminum - up to 5"', x: 36, y: 126 },
      ...row(COLUMNS, 136, [
        '200.00 LF',
        '9.80 *',
        '66.83',
        '2,026.83',
        '2/25 yrs',
        '(162.15)',
        '1,864.68',
      ]),
      { text: 'Avg.', x: 380, y: 146, align: 'right' },
      { text: '8.00%', x: 450, y: 146, align: 'right' },
      { text: '4. Laminated - comp. shingle rfg.', x: 36, y: 160 },
      ...row(COLUMNS, 170, ['35.33 SQ', '277.38', '371.51', '10,171.35']),
      ...row(COLUMNS, 180, ['', '', '', '', '2/30 yrs', '(678.09)', '9,493.26']),
      { text: 'Avg.', x: 380, y: 190, align: 'right' },
      { text: '6.67%', x: 450, y: 190, align: 'right' },
      { text: '5. Haul debris', x: 36, y: 204 },
      ...row(COLUMNS, 214, ['1.00 EA', '150.00', '0.00', '150.00', '', '', '150.00']),
    ]),
  );

  it('reads crowded rows whose figures fall on two lines, and rows with blanks', () => {
    expect(estimate.lineItems.map(figures)).toEqual([
      [200, 'LF', 9.8, 66.83, null, 2026.83, 162.15, 1864.68],
      [35.33, 'SQ', 277.38, 371.51, null, 10171.35, 678.09, 9493.26],
      [1, 'EA', 150, 0, null, 150, null, 150],
    ]);
    expect(estimate.lineItems.map((item) => item.printed?.depreciationPercent)).toEqual([
      8,
      6.67,
      null,
    ]);
    expect(estimate.lineItems.map((item) => item.depreciationApplicable)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keeps the marks of change', () => {
    expect(estimate.lineItems[0]?.printed?.flags).toEqual(
      expect.arrayContaining(['description_changed', 'price_changed']),
    );
  });
});

describe('contractor and rough draft', () => {
  it('adds the unit rates of a contractor’s row and keeps each', () => {
    const COLUMNS = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QTY', 280],
      ['RESET', 330],
      ['REMOVE', 380],
      ['REPLACE', 430],
      ['TAX', 480],
      ['TOTAL', 560],
    );
    const estimate = read(
      page(1, [
        { text: 'Bathroom', x: 36, y: 80, bold: true },
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 116, [
          '2. R&R Angle stop valve',
          '2.00 EA',
          '0.00',
          '7.05',
          '60.97',
          '3.22',
          '139.26',
        ]),
      ]),
    );
    expect(figures(estimate.lineItems[0])).toEqual([
      2,
      'EA',
      68.02,
      3.22,
      null,
      139.26,
      null,
      null,
    ]);
    expect(estimate.lineItems[0]?.printed).toMatchObject({
      removePrice: 7.05,
      replacePrice: 60.97,
      resetPrice: 0,
    });
  });

  it('reads the printed codes, the calculation and the flags of a rough draft', () => {
    const CODES = columns(
      ['CAT', 60, 'left'],
      ['SEL', 100, 'left'],
      ['ACT', 150, 'left'],
      ['DESCRIPTION', 190, 'left'],
    );
    const COLUMNS = columns(
      ['CALC', 60, 'left'],
      ['QTY', 180],
      ['REMOVE', 260],
      ['REPLACE', 340],
      ['TAX', 420],
      ['O&P', 480],
      ['TOTAL', 560],
    );
    const estimate = read(
      page(1, [
        ...header(CODES, 90),
        ...header(COLUMNS, 101),
        { text: '57. FNC B6H & R&R Baseboard - 6" hardwood', x: 36, y: 120 },
        ...row(COLUMNS, 131, ['PF', '24.50LF', '0.75+', '10.64 =', '17.37', '59.30', '355.73']),
        { text: '25. ELS BIDITM + Electrical - Special Systems (Bid Item)', x: 36, y: 145 },
        ...row(COLUMNS, 156, ['1', '1.00EA [N]', '', '', '', '', 'PENDING']),
      ]),
    );
    const [baseboard, bid] = estimate.lineItems;
    expect(baseboard).toMatchObject({
      cat: 'FNC',
      sel: 'B6H',
      activity: '&',
      description: 'R&R Baseboard - 6" hardwood',
    });
    expect(figures(baseboard)).toEqual([24.5, 'LF', 11.39, 17.37, 59.3, 355.73, null, null]);
    expect(baseboard?.printed?.calculation).toBe('PF');
    expect(bid).toMatchObject({ quantity: 1, unit: 'EA', unitPrice: 0 });
    expect(bid?.printed).toMatchObject({ priceNote: 'PENDING' });
    expect(bid?.printed?.flags).toEqual(expect.arrayContaining(['no_overhead_profit', 'bid_item']));
  });

  it('takes any sign or letter for what is done, and asks the prices what it means', () => {
    const CODES = columns(
      ['CAT', 60, 'left'],
      ['SEL', 100, 'left'],
      ['ACT', 150, 'left'],
      ['DESCRIPTION', 190, 'left'],
    );
    const COLUMNS = columns(
      ['CALC', 60, 'left'],
      ['QTY', 180],
      ['RESET', 230],
      ['REMOVE', 290],
      ['REPLACE', 350],
      ['TAX', 420],
      ['TOTAL', 560],
    );
    const { lineItems } = read(
      page(1, [
        ...header(CODES, 90),
        ...header(COLUMNS, 101),
        { text: '3. LIT XF7 * Porch lantern - after siding', x: 36, y: 120 },
        ...row(COLUMNS, 131, ['2', '2.00EA', '61.02', '0.00+', '0.00 =', '0.00', '122.04']),
        { text: '4. DMO BIN > Dumpster load - 4 tons of debris', x: 36, y: 145 },
        ...row(COLUMNS, 156, ['1', '1.00EA', '0.00', '481.40+', '0.00 =', '0.00', '481.40']),
        { text: '5. CLN FCC C Clean and deodorize carpet', x: 36, y: 170 },
        ...row(COLUMNS, 181, ['F', '100.00SF', '0.00', '0.00+', '0.57 =', '0.00', '57.00']),
        { text: '6. SDG VN J trim for vinyl siding', x: 36, y: 195 },
        ...row(COLUMNS, 206, ['10', '10.00LF', '0.00', '0.00+', '3.10 =', '0.00', '31.00']),
      ]),
    );
    expect(
      lineItems.map(({ cat, sel, activity, description }) => [cat, sel, activity, description]),
    ).toEqual([
      ['LIT', 'XF7', 'R', 'Porch lantern - after siding'],
      ['DMO', 'BIN', '-', 'Dumpster load - 4 tons of debris'],
      ['CLN', 'FCC', '+', 'Clean and deodorize carpet'],
      [null, null, '+', 'SDG VN J trim for vinyl siding'],
    ]);
  });
});

describe('tables of other programs', () => {
  it('reads any order of columns and settles vague headings by arithmetic', () => {
    const COLUMNS = columns(
      ['Qty', 60],
      ['Unit', 80, 'left'],
      ['Item', 120, 'left'],
      ['Amount', 420],
      ['Price', 500],
      ['Trade', 520, 'left'],
    );
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 120, ['2', 'EA', 'Toilet', '$250.00', '$500.00', 'Plumbing']),
        ...row(COLUMNS, 140, ['12.5', 'LF', 'Baseboard', '$4.00', '$50.00', 'Carpentry']),
        ...row(COLUMNS, 160, ['3', 'HR', 'Cleaning', '$45.00', '$135.00', 'Cleaning']),
      ]),
    );
    expect(
      estimate.lineItems.map((item) => [
        item.description,
        item.quantity,
        item.unit,
        item.unitPrice,
        item.rcv,
      ]),
    ).toEqual([
      ['Toilet', 2, 'EA', 250, 500],
      ['Baseboard', 12.5, 'LF', 4, 50],
      ['Cleaning', 3, 'HR', 45, 135],
    ]);
  });

  it('reads a proposal without a header, and leaves its sums alone', () => {
    const estimate = read(
      page(1, [
        { text: 'PROPOSAL', x: 480, y: 60, size: 16, bold: true },
        { text: 'Roofing', x: 36, y: 120, bold: true },
        { text: 'Tear off and haul away shingles', x: 36, y: 136 },
        { text: '$4,200.00', x: 570, y: 136, align: 'right' },
        { text: 'Install 30 year shingles', x: 36, y: 152 },
        { text: '$9,800.00', x: 570, y: 152, align: 'right' },
        { text: 'Subtotal', x: 440, y: 180, bold: true },
        { text: '$14,000.00', x: 570, y: 180, align: 'right' },
        { text: 'Sales Tax', x: 440, y: 196 },
        { text: '$700.00', x: 570, y: 196, align: 'right' },
        { text: 'Total', x: 440, y: 212, bold: true },
        { text: '$14,700.00', x: 570, y: 212, align: 'right' },
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.description, item.room, item.rcv])).toEqual([
      ['Tear off and haul away shingles', 'Roofing', 4200],
      ['Install 30 year shingles', 'Roofing', 9800],
    ]);
  });

  it('says that a letter with amounts is no estimate', () => {
    const letter = page(1, [
      { text: 'Dear Ms. Hathersage,', x: 36, y: 100 },
      {
        text: 'We have paid the replacement cost of $12,000.00 less depreciation of $2,000.00 today.',
        x: 36,
        y: 120,
      },
      { text: 'Replacement Cost Value', x: 36, y: 150 },
      { text: '12,000.00', x: 500, y: 150, align: 'right' },
      { text: 'Less Deductible', x: 36, y: 166 },
      { text: '(1,000.00)', x: 500, y: 166, align: 'right' },
      { text: 'Net Payment', x: 36, y: 182 },
      { text: '9,000.00', x: 500, y: 182, align: 'right' },
    ]);
    expect(readEstimate([letter], { fileName: 'a.pdf' })).toMatchObject({
      kind: 'failed',
      code: 'no_estimate_found',
    });
  });
});

describe('pages', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 380],
    ['RCV', 470],
  );
  const items = (number: number, first: string) =>
    page(number, [
      { text: 'Main Level', x: 36, y: 60, bold: true },
      { text: 'Kitchen', x: 180, y: 80, bold: true },
      { text: "Height: 8'", x: 500, y: 80 },
      { text: '362.91 SF Walls', x: 200, y: 92 },
      { text: '153.36 SF Ceiling', x: 380, y: 92 },
      ...header(COLUMNS, 110),
      ...row(COLUMNS, 126, [`${first} Drywall`, '10.00 SF', '3.00', '30.00']),
      ...row(COLUMNS, 142, ['2. Paint', '10.00 SF', '1.00', '10.00']),
      ...row(COLUMNS, 160, ['Totals: Kitchen', '', '', '40.00'], { bold: true }),
      ...row(COLUMNS, 176, ['Total: Main Level', '', '', '40.00'], { bold: true }),
    ]);

  it('takes the rows of a copied page once', () => {
    const estimate = read(items(1, '1.'), items(2, '1.'));
    expect(estimate.lineItems).toHaveLength(2);
    expect(estimate.printed?.pages.map((one) => one.class)).toEqual(['items', 'duplicate']);
  });

  it('takes coverages on a page of their own for a summary and no drawing', () => {
    const sums = columns(
      ['Coverage', 36, 'left'],
      ['Item Total', 260],
      ['%', 340],
      ['ACV Total', 440],
      ['%', 520],
    );
    const whole = ['40.00', '100.00%', '40.00', '100.00%'];
    const estimate = read(
      items(1, '1.'),
      page(2, [
        ...header(sums, 100),
        ...row(sums, 114, ['Dwelling', ...whole]),
        ...row(sums, 128, ['Contents', '0.00', '0.00%', '0.00', '0.00%']),
        ...row(sums, 142, ['Total', ...whole], { bold: true }),
      ]),
    );
    expect(estimate.printed?.pages[1]?.class).toBe('summary');
  });

  it('takes no rows, facts or totals from a page that explains an invented estimate', () => {
    const guide = page(1, [
      { text: 'Your guide to reading your estimate', x: 100, y: 60, size: 16 },
      { text: 'Insured: Joe Sample', x: 36, y: 80 },
      ...header(COLUMNS, 110),
      ...row(COLUMNS, 126, ['1. Shingles', '24.00 SQ', '200.00', '4,800.00']),
    ]);
    const estimate = read(guide, items(2, '1.'));
    expect(estimate.lineItems.map((item) => item.description)).toEqual(['Drywall', 'Paint']);
    expect(estimate.insuredName).toBeNull();
    expect(estimate.printed?.pages[0]?.class).toBe('guide');
  });

  it('knows level, room and measures', () => {
    const estimate = read(items(1, '1.'));
    expect(estimate.lineItems[0]).toMatchObject({
      room: 'Kitchen',
      printed: { path: ['Main Level', 'Kitchen'] },
    });
    expect(estimate.printed?.rooms).toMatchObject([
      { name: 'Main Level', kind: 'level' },
      {
        name: 'Kitchen',
        kind: 'room',
        height: "8'",
        dimensions: { sfWalls: 362.91, sfCeiling: 153.36 },
      },
    ]);
  });

  it('reads across a watermark that lies over the rows', () => {
    const marked = items(1, '1.');
    const stamp = page(1, [
      { text: 'SAMPLE', x: 120, y: 160, size: 90, angle: 45 },
      { text: 'COPY', x: 60, y: 150, size: 70 },
    ]);
    const estimate = read({ ...marked, words: [...marked.words, ...stamp.words] });
    expect(estimate.lineItems.map(figures)).toEqual([
      [10, 'SF', 3, null, null, 30, null, null],
      [10, 'SF', 1, null, null, 10, null, null],
    ]);
  });

  it('reads across a mark that stands all over the page, also between its rows', () => {
    const marked = items(1, '1.');
    const tiles = page(
      1,
      [80, 140].flatMap((y) => [50, 300, 450].map((x) => ({ text: 'COPY', x, y, size: 27 }))),
    );
    const estimate = read({ ...marked, words: [...marked.words, ...tiles.words] });
    expect(estimate.lineItems.map(figures)).toEqual([
      [10, 'SF', 3, null, null, 30, null, null],
      [10, 'SF', 1, null, null, 10, null, null],
    ]);
    expect(estimate.lineItems.map(({ room }) => room)).toEqual(['Kitchen', 'Kitchen']);
  });
});

describe('scanned rows', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 300],
    ['UNIT PRICE', 358],
    ['TAX', 410],
    ['RCV', 463],
  );
  const scan = (cells: string[]) =>
    read(
      page(
        1,
        [...header(COLUMNS, 100), ...row(COLUMNS, 116, cells)].map((run) => ({
          ...run,
          confidence: 0.8,
        })),
        'ocr',
      ),
    ).lineItems[0];

  it('puts a lost decimal point back where the row’s arithmetic demands it', () => {
    const item = scan(['5. Starter course', '274.00 LF', '2.16', '1017', '602.01']);
    expect(item).toMatchObject({ tax: 10.17, rcv: 602.01 });
    expect(item?.printed?.flags).toEqual(expect.arrayContaining(['ocr', 'repaired']));
  });

  it('takes a colon for a point and one digit for another', () => {
    expect(scan(['7. Drip edge', '101.00 LF', '2:96', '7.71', '306.67'])).toMatchObject({
      unitPrice: 2.96,
    });
    expect(scan(['7. Drip edge', '101.00 LF', '2.96', '7.71', '806.67'])).toMatchObject({
      rcv: 306.67,
    });
  });

  it('leaves a row alone whose figures do not settle it', () => {
    const item = scan(['7. Drip edge', '101.00 LF', '2.96', '7.71', '512.40']);
    expect(item?.rcv).toBe(512.4);
    expect(item?.printed?.flags).not.toContain('repaired');
  });
});

describe('text layer', () => {
  it('never changes a printed figure, however wrong the row is', () => {
    const COLUMNS = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 300],
      ['UNIT PRICE', 358],
      ['TAX', 410],
      ['RCV', 463],
    );
    const [item] = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 116, ['7. Drip edge', '101.00 LF', '2.96', '7.71', '306.61']),
      ]),
    ).lineItems;
    expect(item?.rcv).toBe(306.61);
  });
});

describe('rows that begin like sums', () => {
  it('keeps an overhead door apart from overhead', () => {
    const COLUMNS = columns(['Item', 36, 'left'], ['Qty', 300], ['Price', 380], ['Total', 470]);
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 120, ['Overhead (garage) door opener', '', '', '$241.55']),
        ...row(COLUMNS, 140, ['Gutter', '10', '$4.00', '$40.00']),
        ...row(COLUMNS, 160, ['Tax stamp removal', '1', '$5.00', '$5.00']),
        ...row(COLUMNS, 180, ['Overhead (10%)', '', '', '$28.66']),
        ...row(COLUMNS, 200, ['Sales Tax', '', '', '$12.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => item.description)).toEqual([
      'Overhead (garage) door opener',
      'Gutter',
      'Tax stamp removal',
    ]);
  });
});

describe('quantities', () => {
  it('reads large ones whose point has no decimals, apart from their unit or not', () => {
    const COLUMNS = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 300],
      ['UNIT PRICE', 380],
      ['RCV', 470],
    );
    const estimate = read(
      page(1, [
        ...header(COLUMNS, 100),
        ...row(COLUMNS, 116, ['1. Clean the stud wall', '16,451. SF', '0.10', '1,645.10']),
        ...row(COLUMNS, 132, ['2. Seal the stud wall', '14,817.SF', '0.20', '2,963.40']),
        ...row(COLUMNS, 148, ['3. Dehumidifier', '64.00MO[*]', '9.00', '576.00']),
      ]),
    );
    expect(estimate.lineItems.map((item) => [item.quantity, item.unit])).toEqual([
      [16451, 'SF'],
      [14817, 'SF'],
      [64, 'MO'],
    ]);
  });
});
