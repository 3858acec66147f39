import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { cellBehind, type RowContext } from '../../../lambdas/domain/pdf/scan/cells.ts';
import { misreadingCost } from '../../../lambdas/domain/pdf/scan/likeness.ts';
import type { ColumnKind } from '../../../lambdas/domain/pdf/tables/column-kinds.ts';
import { reconcile } from '../../../lambdas/domain/reconciliation/reconcile.ts';
import { type ColumnPlace, header, type PlacedText, page, row, warningsOf } from './draw.ts';

const behind = (text: string, kind: ColumnKind, context: Partial<RowContext> = {}) =>
  cellBehind(
    text,
    { kind, text: '', left: 0, right: 0, row: 0, align: null },
    { percent: null, quantity: null, rate: null, isCredit: false, signed: () => false, ...context },
  );

describe('a scanned cell is read by its column', () => {
  it.each([
    ['297547', 'rcv', '2,975.47'],
    ['511', 'tax', '5.11'],
    ['1.39524', 'overheadProfit', '1,395.24'],
    ['2,392.38%', 'unitPrice', '2,392.38*'],
    ['<0.00=', 'depreciation', '<0.00>'],
    ['{351.80)', 'depreciation', '(351.80)'],
    ['+,204.15', 'acv', '1,204.15'],
    ['Ava.', 'condition', 'Avg.'],
    ['Avg,', 'condition', 'Avg.'],
    ['O0/NA', 'ageLife', '0/NA'],
    ['0/nNa', 'ageLife', '0/NA'],
    ['T/NA', 'ageLife', '7/NA'],
    ['S/NA', 'ageLife', '5/NA'],
    ['4/INA', 'ageLife', '4/NA'],
    ['7120', 'ageLife', '7/20'],
    ['6667%', 'depreciationPercent', '66.67%'],
    ['19.27H¢.', 'quantity', '19.27HR'],
    ['7.0uEA', 'quantity', '7.00EA'],
    ['119.061.F', 'quantity', '119.06LF'],
  ] as [string, ColumnKind, string][])('%s under %s is %s', (text, kind, settled) => {
    expect(behind(text, kind)).toBe(settled);
  });

  it('takes a third decimal for the sign that a rough draft prints behind its rates', () => {
    expect(behind('28.128', 'removePrice', { signed: () => true })).toBe('28.12+');
    expect(behind('28.128', 'removePrice')).not.toBe('28.12+');
  });

  it('splits an age without its slash only where one reading is left', () => {
    expect(behind('1425', 'ageLife', { percent: 56 })).toBe('14/25');
    expect(behind('1111', 'ageLife')).toBeNull();
  });

  it.each([
    ['1.LO0O', 1, '1.00'],
    ['LOO', 1, '1.00'],
    ['l2.S0', 12.5, '12.50'],
    ['256SQ', 2.56, '2.56SQ'],
  ])('takes %s for the quantity %d that the amounts of its row make', (text, quantity, settled) => {
    expect(behind(text, 'quantity', { quantity })).toBe(settled);
  });

  it('takes no letters for a quantity that they cannot have been', () => {
    expect(behind('LOO', 'quantity', { quantity: 2 })).toBeNull();
    expect(behind('LOO', 'quantity')).toBeNull();
  });

  it('takes a digit out of an age above its life where the percentage says which', () => {
    expect(behind('108/30', 'ageLife', { percent: 60 })).toBe('18/30');
    expect(behind('108/30', 'ageLife')).toBeNull();
    expect(behind('45/30', 'ageLife', { percent: 150 })).toBeNull();
  });

  it('leaves a cell alone that has its column’s form', () => {
    expect(behind('(0.00)', 'depreciation')).toBeNull();
    expect(behind('1,204.15', 'acv')).toBeNull();
    expect(behind('6.67%', 'depreciationPercent')).toBeNull();
  });
});

describe('misreadingCost', () => {
  it('counts letters that look alike less than others', () => {
    expect(misreadingCost('Guert', 'Guest')).toBeLessThan(1.01);
    expect(misreadingCost('5F', 'SF')).toBeLessThan(misreadingCost('XF', 'SF'));
  });
});

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

/** A scanned page of rows, each with a number at the left edge and its text 20 points right. */
const scanned = (rows: readonly (readonly string[])[]) => {
  const runs = rows.flatMap(([number = '', ...cells], index): PlacedText[] => {
    const y = 116 + index * 16;
    const [description = '', ...figures] = cells;
    return [
      ...(number === '' ? [] : [{ text: number, x: 36, y }]),
      { text: description, x: 56, y },
      ...row(COLUMNS.slice(1), y, figures),
    ];
  });
  const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ ...run, confidence: 0.8 }));
  const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  return result.estimate;
};

const ROWS = [
  ['1.', 'Remove carpet', '10.00 SF', '1.00', '0.00', '10.00'],
  ['2.', 'Carpet pad', '10.00 SF', '2.00', '0.00', '20.00'],
  ['3.', 'Seal floor', '10.00 SF', '3.00', '0.00', '30.00'],
  ['4.', 'Base shoe', '10.00 LF', '4.00', '0.00', '40.00'],
] as const;

const numbersOf = (rows: readonly (readonly string[])[]) =>
  scanned(rows).lineItems.map((item) => [item.printed?.lineNumber, item.description]);

describe('rows of a scan whose number was misread', () => {
  const expected = ROWS.map(([number, description]) => [number.slice(0, -1), description]);

  it.each(['"3.', '3', 'aE', ''])('a row that begins with "%s" keeps its place', (number) => {
    const rows = ROWS.map((one) => (one[0] === '3.' ? [number, ...one.slice(1)] : [...one]));
    expect(numbersOf(rows)).toEqual(expected);
  });

  it('a number glued to a measure is cut off', () => {
    const rows = [
      ...ROWS.slice(0, 2),
      ['3.2"', 'x 4" lumber', '10.00 LF', '3.00', '0.00', '30.00'],
    ];
    expect(numbersOf(rows)[2]).toEqual(['3', '2" x 4" lumber']);
  });

  it('a number glued to a measure of two digits, whose mark was lost, is cut off', () => {
    const rows = [
      ...ROWS.slice(0, 2),
      ['3.40', 'aluminum extension ladder', '10.00 LF', '3.00', '0.00', '30.00'],
    ];
    expect(numbersOf(rows)[2]).toEqual(['3', '40 aluminum extension ladder']);
  });

  it('a sum without a quantity below the totals is none', () => {
    const rows = [...ROWS, ['', 'Ordinance or Law', '', '10.00', '1.00', '11.00']];
    expect(numbersOf(rows)).toEqual(expected);
  });

  it('a note that begins at the numbers’ edge stays a note', () => {
    const rows = [
      ...ROWS.slice(0, 2),
      ['As', 'agreed with the adjuster on site.'],
      ...ROWS.slice(2),
    ];
    expect(numbersOf(rows)).toEqual(expected);
  });

  it('a number that is grouped by thousands stays as it is printed', () => {
    const rows = ROWS.map(([number, ...rest]) => [`1,00${number}`, ...rest]);
    expect(numbersOf(rows).map(([number]) => number)).toEqual(['1,001', '1,002', '1,003', '1,004']);
  });

  it('tells of a number that was inferred', () => {
    const estimate = scanned(ROWS.map((one) => (one[0] === '3.' ? ['', ...one.slice(1)] : one)));
    expect(warningsOf(estimate)).toMatchObject([{ code: 'scan_repaired', at: { item: 2 } }]);
  });
});

const SUMMED: ColumnPlace[] = [
  ...COLUMNS,
  { heading: 'DEPREC.', x: 516, align: 'right' },
  { heading: 'ACV', x: 568, align: 'right' },
];

/** One scanned row; each cell's confidence is 0.95 where none is told. */
const scannedRow = (cells: readonly string[], confidences: readonly number[] = []) => {
  const runs = cells.flatMap((text, index) =>
    row(SUMMED.slice(index, index + 1), 116, [text], { confidence: confidences[index] ?? 0.94 }),
  );
  const heads = header(SUMMED, 100).map((run) => ({ ...run, confidence: 0.94 }));
  const result = readEstimate([page(1, [...heads, ...runs], 'ocr')], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  return result.estimate.lineItems[0];
};

describe('figures of a scanned row', () => {
  it.each(['LOO EA', '1.LO0O EA'])(
    'a row whose quantity was read as %s stays an item of 1.00 EA',
    (quantity) => {
      const cells = [
        '10. Minimum',
        quantity,
        '1,536.51',
        '307.30',
        '1,843.81',
        '(0.00)',
        '1,843.81',
      ];
      const item = scannedRow(cells);
      expect(item).toMatchObject({ quantity: 1, unit: 'EA', rcv: 1843.81 });
      expect(item?.printed?.flags).toContain('repaired');
    },
  );

  it('a unit read as 1.F is LF', () => {
    const cells = ['10. Molding', '19.00 1.F', '2.00', '0.00', '38.00', '(0.00)', '38.00'];
    const item = scannedRow(cells);
    expect(item).toMatchObject({ description: 'Molding', quantity: 19, unit: 'LF' });
  });

  it('two equations that agree replace an amount of which hardly a digit was read', () => {
    const cells = ['10. Thermostat', '7.00 EA', '296.89', '430.41', '2.64', '(2,006.91)', '501.73'];
    const item = scannedRow(cells, [0.9, 0.9, 0.9, 0.9, 0.5]);
    expect(item).toMatchObject({ rcv: 2508.64 });
    expect(item?.printed?.flags).toContain('repaired');
  });

  it('two amounts that each lost a digit are settled one after the other', () => {
    const cells = ['15. Paint', '5.00 EA', '12.71', '14.71', '18.26', '(0.00)', '8.26'];
    const item = scannedRow(cells, [0.9, 0.9, 0.9, 0.9, 0.7, 0.9, 0.5]);
    expect(item).toMatchObject({ rcv: 78.26, acv: 78.26 });
  });

  it('a figure that was read for certain stays, however wrong the print is', () => {
    const cells = ['1. Paint', '10.00 EA', '12.00', '0.00', '180.00', '(0.00)', '180.00'];
    const item = scannedRow(cells, [0.96, 0.96, 0.96, 0.96, 0.96, 0.96, 0.96]);
    expect(item).toMatchObject({ rcv: 180, unitPrice: 12 });
    expect(item?.printed?.flags).not.toContain('repaired');
  });

  it('an altered figure in clear print is not explained away by another that looks alike', () => {
    const cells = ['1. Paint', '10.00 EA', '63.86', '1.00', '640.60', '(0.00)', '640.60'];
    const item = scannedRow(cells, [0.96, 0.96, 0.92, 0.96, 0.96, 0.96, 0.96]);
    expect(item).toMatchObject({ unitPrice: 63.86, rcv: 640.6 });
    expect(item?.printed?.flags).not.toContain('repaired');
  });

  it('a row that still does not add up says that a scan may have been misread', () => {
    const cells = ['1. Paint', '10.00 EA', '12.00', '0.00', '180.00', '(0.00)', '180.00'];
    const runs = cells.flatMap((text, index) =>
      row(SUMMED.slice(index, index + 1), 116, [text], { confidence: 0.96 }),
    );
    const heads = header(SUMMED, 100).map((run) => ({ ...run, confidence: 0.96 }));
    const result = readEstimate([page(1, [...heads, ...runs], 'ocr')], { fileName: 'scan.pdf' });
    const failures = result.kind === 'estimate' ? reconcile(result.estimate).failures : [];
    expect(failures[0]?.message).toContain('The page is a scan, read with 96 % confidence');
  });

  it('a replacement cost that was dropped comes back where two equations agree on it', () => {
    const cells = ['9. Paint', '10.00 EA', '14.89', '29.78', '', '(121.50)', '57.18'];
    const item = scannedRow(cells);
    expect(item).toMatchObject({ rcv: 178.68 });
    expect(item?.printed?.flags).toContain('repaired');
  });

  it('joins an amount that was read in two', () => {
    const cells = ['1. Paint', '10.00 EA', '12.00', '0.00', '120. 00', '(0.00)', '120.00'];
    expect(scannedRow(cells)).toMatchObject({ rcv: 120 });
  });
});

describe('names of a scan', () => {
  const table = (head: PlacedText[], total: string, y = 60): PlacedText[] => [
    ...head.map((run) => ({ ...run, y, bold: true })),
    ...header(COLUMNS, y + 16),
    ...row(COLUMNS, y + 32, ['1. Remove carpet', '10.00 SF', '1.00', '0.00', '10.00']),
    ...row(COLUMNS, y + 48, ['2. Carpet pad', '10.00 SF', '2.00', '0.00', '20.00']),
    { text: `Totals: ${total}`, x: 36, y: y + 70 },
    { text: '30.00', x: 463, y: y + 70, align: 'right' },
  ];
  const roomOf = (head: PlacedText[], total: string) => {
    const runs = table(head, total).map((run) => ({ confidence: 0.8, ...run }));
    const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
    return result.kind === 'estimate' ? result.estimate.lineItems.map((item) => item.room) : [];
  };

  it('takes the surer spelling of a room for all its items', () => {
    const head = [{ text: 'Guert Roon', x: 200, y: 0, confidence: 0.4 }];
    expect(roomOf(head, 'Guest Room')).toEqual(['Guest Room', 'Guest Room']);
  });

  it('leaves out a label of the drawing that stands left of the name', () => {
    const head = [
      { text: '13 ar', x: 60, y: 0, confidence: 0.5 },
      { text: "Master Bedroom Height: 8'", x: 200, y: 0 },
    ];
    expect(roomOf(head, 'Master Bedroom')).toEqual(['Master Bedroom', 'Master Bedroom']);
  });

  it('takes the reading without a comma that no name has', () => {
    const head = [{ text: 'Labor Minimums, Applied', x: 200, y: 0, confidence: 0.96 }];
    expect(roomOf(head, 'Labor Minimums Applied')[0]).toBe('Labor Minimums Applied');
  });

  it('keeps names apart that differ in their number', () => {
    const head = [{ text: "Bedroom 2 Height: 8'", x: 200, y: 0, confidence: 0.6 }];
    expect(roomOf(head, 'Bedroom 1')[0]).toBe('Bedroom 2');
  });
});

describe('numbers of scanned rows', () => {
  it('letters that make the very number that comes next are that number', () => {
    const rows = Array.from({ length: 12 }, (_, index) => {
      const number = index === 10 ? 'Ila.' : `${index + 1}.`;
      return [number, `Base ${'abcdefghijkl'[index]}`, '10.00 LF', '4.00', '0.00', '40.00'];
    });
    expect(numbersOf(rows)[10]).toEqual(['11a', 'Base k']);
  });

  it('a digit too many goes where the neighbours leave one number only', () => {
    const rows = ROWS.map((one) => (one[0] === '3.' ? ['33.', ...one.slice(1)] : [...one]));
    expect(numbersOf(rows)[2]).toEqual(['3', 'Seal floor']);
  });

  it('a supplement’s number of the right length stays', () => {
    const rows = ROWS.map((one) => (one[0] === '3.' ? ['8.', ...one.slice(1)] : [...one]));
    expect(numbersOf(rows)[2]).toEqual(['8', 'Seal floor']);
  });
});

describe('words of a scan that no print has', () => {
  it('a capital O before a small word is a nought', () => {
    const rows = [ROWS[0], ['', 'Hail: 2 hits left, O hits right.'], ...ROWS.slice(1)];
    const notes = scanned(rows)
      .lineItems.map((item) => item.f9Note ?? '')
      .join(' ');
    expect(notes).toContain('0 hits right');
  });

  it('a letter alone between amounts is no part of its row', () => {
    const runs = ROWS.flatMap(([number, description, quantity, price, , total], index) => {
      const y = 116 + index * 16;
      return [
        { text: number, x: 36, y },
        { text: description, x: 56, y },
        ...row(COLUMNS.slice(1), y, [quantity, price, '', total]),
        { text: 'J', x: 382, y, confidence: 0.72 },
      ];
    });
    const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ confidence: 0.9, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items.map(({ description, quantity }) => [description, quantity])).toEqual(
      ROWS.map(([, description]) => [description, 10]),
    );
  });

  it('a small letter between a unit and its price is no part of the row', () => {
    const runs = ROWS.flatMap(([number, description, quantity, price, , total], index) => {
      const y = 116 + index * 16;
      return [
        { text: number, x: 36, y },
        { text: description, x: 56, y },
        ...row(COLUMNS.slice(1), y, [quantity, price, '', total]),
        ...(index === 1 ? [{ text: 'a', x: 308, y, confidence: 0.3 }] : []),
      ];
    });
    const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ confidence: 0.9, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items.map(({ description, quantity }) => [description, quantity])).toEqual(
      ROWS.map(([, description]) => [description, 10]),
    );
  });

  it('a letter between the quantity of an open item and its remark is no part of it', () => {
    const runs: PlacedText[] = [
      ...ROWS.flatMap(([number, description, ...figures], index) => [
        { text: number, x: 36, y: 116 + index * 16 },
        { text: description, x: 56, y: 116 + index * 16 },
        ...row(COLUMNS.slice(1), 116 + index * 16, figures),
      ]),
      { text: '5. Chair rail', x: 36, y: 180 },
      { text: '86.91LF', x: 300, y: 180, align: 'right' },
      { text: 'J', x: 330, y: 180, confidence: 0.72 },
      { text: 'OPEN ITEM', x: 463, y: 180, align: 'right' },
    ];
    const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ confidence: 0.9, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items[4]).toMatchObject({ description: 'Chair rail', quantity: 86.91, unit: 'LF' });
  });

  it('the star of a changed price stays where another look at the figure missed it', () => {
    const places = COLUMNS.slice(1);
    const figures = ['10.00 SF', '6.10%', '0.00', '61.00'];
    const rows = [...header(COLUMNS, 100), { text: '1. Carpet', x: 36, y: 116 }];
    const made = page(1, [...rows, ...row(places, 116, figures)], 'ocr');
    const words = made.words.map((one) =>
      one.text === '6.10%' ? { ...one, confidence: 0.1, alternatives: ['6.10'] } : one,
    );
    const result = readEstimate([{ ...made, words }], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items[0]).toMatchObject({ unitPrice: 6.1 });
    expect(items[0]?.printed?.flags).toContain('price_changed');
  });

  it('a mark within the name of a price list is none of its letters', () => {
    const runs = [
      { text: 'Price List: INSB8&X_NOV23', x: 36, y: 60 },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1. Carpet', '10.00 SF', '1.00', '0.00', '10.00']),
    ];
    const words = runs.map((run) => ({ ...run, confidence: 0.9 }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    expect(result.kind === 'estimate' && result.estimate.priceList).toBe('INSB8X_NOV23');
  });

  it('a claim’s number that was hardly read is the one that stands on every page', () => {
    const pageOf = (number: number, claim: string, confidence: number) =>
      page(
        number,
        [
          { text: 'Claim Number:', x: 36, y: 60, confidence: 0.9 },
          { text: claim, x: 130, y: 60, confidence },
          ...[
            ...header(COLUMNS, 100),
            ...row(COLUMNS, 116, [`${number}. Carpet`, '10.00 SF', '1.00', '0.00', '10.00']),
          ].map((run) => ({ ...run, confidence: 0.9 })),
        ],
        'ocr',
      );
    const claimOf = (first: string, confidence: number) => {
      const pages = [pageOf(1, first, confidence), pageOf(2, '3774A0247', 0.5)];
      const result = readEstimate(pages, { fileName: 'scan.pdf' });
      return result.kind === 'estimate' ? result.estimate.claimNumber : null;
    };
    expect(claimOf('377420247', 0.1)).toBe('3774A0247');
    expect(claimOf('377420247', 0.9)).toBe('377420247');
    expect(claimOf('377420299', 0.1)).toBe('377420299');
  });

  it.each([
    ['C0B028_NOV25', 'COBO28_NOV25'],
    ['TASC8X_NOV25', 'IASC8X_NOV25'],
    ['QXSC8X_NOV25', 'QXSC8X_NOV25'],
  ])('the place in the name of a price list, %s, is of letters in a state', (read, priceList) => {
    const runs = [
      { text: `Price List: ${read}`, x: 36, y: 60 },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1. Carpet', '10.00 SF', '1.00', '0.00', '10.00']),
    ];
    const words = runs.map((run) => ({ ...run, confidence: 0.9 }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    expect(result.kind === 'estimate' && result.estimate.priceList).toBe(priceList);
  });

  it('a stop between a state and its ZIP code is a speck', () => {
    const runs = [
      { text: 'Property: 1530 Windlass Ct, Gullport, FL. 34999', x: 36, y: 60 },
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1. Carpet', '10.00 SF', '1.00', '0.00', '10.00']),
    ];
    const words = runs.map((run) => ({ ...run, confidence: 0.9 }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    expect(result.kind === 'estimate' && result.estimate.propertyAddress).toBe(
      '1530 Windlass Ct, Gullport, FL 34999',
    );
  });

  it('a slash joins the words on both of its sides', () => {
    const rows = [['1.', 'Heat /AC system', '10.00 SF', '1.00', '0.00', '10.00'], ...ROWS.slice(1)];
    expect(numbersOf(rows)[0]).toEqual(['1', 'Heat/AC system']);
  });
});

describe('headings that stand close', () => {
  const close: ColumnPlace[] = [
    { heading: 'Item', x: 25, align: 'left' },
    { heading: 'Description', x: 54, align: 'left' },
    { heading: 'Qty', x: 220, align: 'right' },
    { heading: 'Unit Price', x: 290, align: 'right' },
    { heading: 'Total', x: 350, align: 'right' },
  ];

  it('are two where words of one heading stand much closer', () => {
    const rows = [1, 2, 3, 4].flatMap((number): PlacedText[] => {
      const y = 100 + number * 44;
      return [
        { text: 'Fluorescent - acoustic', x: 54, y: y - 22 },
        { text: 'grid fixture - 4 tube -', x: 54, y: y - 11 },
        ...row(close, y, [`${number}`, 'High grade', '10.00', '$4.00', '$40.00']),
      ];
    });
    const runs = [...header(close, 100), ...rows].map((run) => ({ ...run, confidence: 0.95 }));
    const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(
      items.map(({ printed }) => [printed?.lineNumber, printed?.descriptionAsPrinted]),
    ).toEqual(
      [1, 2, 3, 4].map((number) => [
        `${number}`,
        'Fluorescent - acoustic grid fixture - 4 tube - High grade',
      ]),
    );
  });
});

describe('a column whose heading was dropped', () => {
  it('units that stand apart in a line get their column back', () => {
    const plain: ColumnPlace[] = [
      { heading: 'Scope of Work', x: 36, align: 'left' },
      { heading: 'Qty', x: 300, align: 'right' },
      { heading: 'Price Each', x: 420, align: 'right' },
      { heading: 'Line Total', x: 520, align: 'right' },
    ];
    const rows = [1, 2, 3, 4].flatMap((count) => {
      const y = 100 + count * 16;
      return [
        ...row(plain, y, ['Replace door', `${count}`, '$10.00', `$${count}0.00`]),
        { text: 'EA', x: 330, y },
      ];
    });
    const runs = [...header(plain, 100), ...rows].map((run) => ({ ...run, confidence: 0.9 }));
    const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items.map((item) => [item.quantity, item.unit])).toEqual([
      [1, 'EA'],
      [2, 'EA'],
      [3, 'EA'],
      [4, 'EA'],
    ]);
  });
});

const WORTH: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 215, align: 'right' },
  { heading: 'UNIT PRICE', x: 270, align: 'right' },
  { heading: 'TAX', x: 305, align: 'right' },
  { heading: 'RCV', x: 350, align: 'right' },
  { heading: 'AGE/LIFE', x: 400, align: 'right' },
  { heading: 'COND.', x: 440, align: 'right' },
  { heading: 'DEP %', x: 475, align: 'right' },
  { heading: 'DEPREC.', x: 525, align: 'right' },
  { heading: 'ACV', x: 575, align: 'right' },
];

/** What WORTH's table holds where its heads were read as given. */
const underHeads = (read: (heading: string) => string) => {
  const heads = header(
    WORTH.map((one) => ({ ...one, heading: read(one.heading) })),
    100,
  );
  const cells = [
    '8.00 EA',
    '10.00',
    '0.00',
    '80.00',
    '5/10 yrs',
    'Avg.',
    '50%',
    '(40.00)',
    '40.00',
  ];
  const rows = [1, 2, 3, 4].flatMap((number) => {
    const y = 100 + number * 16;
    return row(WORTH, y, [`${number}. Paint`, ...cells]);
  });
  const runs = [...heads, ...rows].map((run) => ({ ...run, confidence: 0.9 }));
  const result = readEstimate([page(1, runs, 'ocr')], { fileName: 'scan.pdf' });
  const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
  return items.map(({ quantity, unitPrice, rcv, acv, depreciation, printed }) => ({
    quantity,
    unitPrice,
    rcv,
    acv,
    depreciation,
    condition: printed?.condition,
    depreciationPercent: printed?.depreciationPercent,
  }));
};

describe('a head that was misread', () => {
  it.each([
    ['DESCRIPTION', 'DESCRlPTlON'],
    ['QUANTITY', 'QUANTTTY'],
    ['QUANTITY', 'OUANTITY'],
    ['UNIT PRICE', 'UNIT PRJCE'],
    ['UNIT PRICE', 'UN1T PRICE'],
    ['TAX', 'TAK'],
    ['RCV', 'RCY'],
    ['RCV', 'KCV'],
    ['AGE/LIFE', 'AGE/LIEE'],
    ['COND.', 'CONO.'],
    ['COND.', 'C0ND.'],
    ['COND.', 'GOND'],
    ['COND.', 'COND.,'],
    ['DEP %', 'DEP 96'],
    ['DEP %', 'DEP'],
    ['DEP %', 'DEE %'],
    ['DEP %', 'DEP%'],
    ['DEPREC.', 'DEPREG.'],
    ['DEPREC.', 'OEPREC.'],
    ['ACV', 'AGV'],
    ['ACV', 'ACY'],
  ])('%s read as %s heads its column all the same', (heading, read) => {
    const clean = underHeads((one) => one);
    expect(clean[0]).toMatchObject({ quantity: 8, rcv: 80, acv: 40, depreciation: 40 });
    expect(clean[0]).toMatchObject({ condition: 'Avg.', depreciationPercent: 50 });
    expect(underHeads((one) => (one === heading ? read : one))).toEqual(clean);
  });
});

describe('what a watermark leaves between columns', () => {
  it('is no cell and no end of a description', () => {
    const rows = ROWS.map((one) => [...one]);
    const clean = scanned(rows).lineItems.map(({ description, tax }) => [description, tax]);
    const runs = ROWS.flatMap(([number, description, ...figures], index): PlacedText[] => {
      const y = 116 + index * 16;
      return [
        { text: number, x: 36, y },
        { text: description, x: 56, y },
        ...row(COLUMNS.slice(1), y, figures),
        { text: 'NN', x: 190, y, confidence: 0.3 },
      ];
    });
    const words = [...header(COLUMNS, 100), ...runs].map((run) => ({ confidence: 0.9, ...run }));
    const result = readEstimate([page(1, words, 'ocr')], { fileName: 'scan.pdf' });
    const items = result.kind === 'estimate' ? result.estimate.lineItems : [];
    expect(items.map(({ description, tax }) => [description, tax])).toEqual(clean);
  });
});
