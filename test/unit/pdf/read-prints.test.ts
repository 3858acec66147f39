import { describe, expect, it } from 'vitest';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { wordsOfRuns } from '../../../lambdas/domain/pdf/text-layer/page-words.ts';
import { columns, header, type PlacedText, page, row } from './draw.ts';

const read = (...pages: PlacedText[][]) => {
  const result = readEstimate(
    pages.map((runs, index) => page(index + 1, runs)),
    { fileName: 'a.pdf' },
  );
  if (result.kind === 'failed') throw new Error(result.message);
  return result.estimate;
};

/** Words of a heading one below the other, bottom line at `y`. */
const stack = (text: string, right: number, y: number): PlacedText[] => {
  const words = text.split('/');
  return words.map((word, index) => ({
    text: word,
    x: right,
    y: y - (words.length - 1 - index) * 10,
    align: 'right' as const,
  }));
};

describe('headings that are broken over several lines', () => {
  const REGISTER = columns(
    ['1', 40],
    ['description', 50, 'left'],
    ['cov', 200],
    ['qty', 240],
    ['unit', 255, 'left'],
    ['cost', 325],
    ['taxPercent', 355],
    ['rcv', 410],
    ['life', 445],
    ['depPercent', 480],
    ['depreciation', 525],
    ['acv', 585],
  );
  const estimate = read([
    ...stack('ITEM/#', 40, 110),
    { text: 'DESCRIPTION', x: 50, y: 110 },
    ...stack('COV', 200, 110),
    ...stack('QTY', 240, 110),
    ...stack('UNIT/OF/MEASURE', 285, 110),
    ...stack('UNIT/COST', 325, 110),
    ...stack('TAX/%', 355, 110),
    ...stack('REPL/COST', 410, 110),
    ...stack('LIFE/(YRS)', 445, 110),
    ...stack('DEP/%', 480, 110),
    ...stack('DEP/AMT', 525, 110),
    ...stack('ACV', 585, 110),
    ...row(REGISTER, 126, [
      '1',
      'Clean tub A frame',
      'A',
      '2.00',
      'EA',
      '50.00',
      '6.50',
      '106.50',
      '30',
      '10.00',
      '10.65',
      '95.85',
    ]),
    ...row(REGISTER, 140, [
      '2',
      'Seal floor',
      'B',
      '10.00',
      'SF',
      '3.00',
      '',
      '30.00',
      '',
      '',
      '',
      '30.00',
    ]),
    ...row(REGISTER, 154, [
      '3',
      'Paint wall',
      'A',
      '10.00',
      'SF',
      '2.00',
      '',
      '20.00',
      '',
      '',
      '',
      '20.00',
    ]),
  ]);

  it('puts each column together before it is looked up', () => {
    expect(
      estimate.lineItems.map((item) => [
        item.quantity,
        item.unit,
        item.unitPrice,
        item.rcv,
        item.acv,
      ]),
    ).toEqual([
      [2, 'EA', 50, 106.5, 95.85],
      [10, 'SF', 3, 30, 30],
      [10, 'SF', 2, 20, 20],
    ]);
  });

  it('keeps number and coverage out of the description', () => {
    expect(estimate.lineItems[0]).toMatchObject({ description: 'Clean tub A frame' });
    expect(estimate.lineItems.map((item) => item.printed?.coverage)).toEqual(['A', 'B', 'A']);
    expect(estimate.lineItems.map((item) => item.printed?.lineNumber)).toEqual(['1', '2', '3']);
  });

  it('reads a life without an age, and a share without its sign', () => {
    expect(estimate.lineItems[0]?.printed).toMatchObject({
      ageYears: null,
      lifeYears: 30,
      depreciationPercent: 10,
    });
    expect(estimate.lineItems[0]).toMatchObject({ depreciation: 10.65, tax: null });
  });
});

describe('quantities', () => {
  const PLAIN = columns(
    ['Description', 40, 'left'],
    ['Quantity', 330],
    ['Unit Price', 430],
    ['Total', 540],
  );
  const quantityOf = (cell: string, total: string) => {
    const [item] = read([
      ...header(PLAIN, 100),
      ...row(PLAIN, 116, ['R&R Chair rail', cell, '2.00', total]),
      ...row(PLAIN, 130, ['R&R Wall cap', '3.00 EA', '2.00', '6.00']),
    ]).lineItems;
    return [item?.description, item?.quantity, item?.unit];
  };

  it('may have the unit before the figure', () => {
    expect(quantityOf('LF 216.30', '432.60')).toEqual(['R&R Chair rail', 216.3, 'LF']);
  });

  it('may have a unit that is on no list', () => {
    expect(quantityOf('4.00 GA', '8.00')).toEqual(['R&R Chair rail', 4, 'GA']);
  });
});

describe('what stands around the rows', () => {
  const COLUMNS = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 270],
    ['UNIT PRICE', 340],
    ['TAX', 400],
    ['RCV', 470],
  );
  const item = (number: number, y: number) =>
    row(COLUMNS, y, [`${number}. R&R Gutter`, '10.00 LF', '5.00', '0.00', '50.00']);

  it('an elevation has a formula where a room has a height', () => {
    const { lineItems, printed } = read([
      { text: 'Dwelling', x: 36, y: 50, bold: true },
      { text: 'Front Elevation', x: 36, y: 66, bold: true },
      { text: `Formula Elevation 45' x 18' 7" x 0"`, x: 300, y: 66 },
      { text: '810.00 SF Walls', x: 200, y: 80 },
      ...header(COLUMNS, 100),
      ...item(1, 116),
      { text: 'Totals:  Front Elevation', x: 36, y: 132 },
      { text: '0.00', x: 400, y: 132, align: 'right' },
      { text: '50.00', x: 470, y: 132, align: 'right' },
      { text: 'Total:  Dwelling', x: 36, y: 150 },
      { text: '0.00', x: 400, y: 150, align: 'right' },
      { text: '50.00', x: 470, y: 150, align: 'right' },
    ]);
    expect(lineItems[0]).toMatchObject({ room: 'Front Elevation' });
    expect(lineItems[0]?.printed?.path).toEqual(['Dwelling', 'Front Elevation']);
    expect(printed?.rooms.find((room) => room.kind === 'room')).toMatchObject({
      name: 'Front Elevation',
      height: `Elevation 45' x 18' 7" x 0"`,
    });
  });

  it('bold that a second copy fakes is read once, also where the copy’s words sit a little apart', () => {
    const { lineItems } = read([
      { text: 'Garage Roof', x: 36, y: 80 },
      { text: 'Garage', x: 36.3, y: 80 },
      { text: 'Roof', x: 70.5, y: 80 },
      ...header(COLUMNS, 100),
      ...item(1, 116),
    ]);
    expect(lineItems[0]).toMatchObject({ room: 'Garage Roof' });
  });

  it('text that nobody can see is not read', () => {
    const { lineItems } = read([
      ...header(COLUMNS, 100),
      ...item(1, 116),
      { text: 'STAMP 40219', x: 100, y: 126, size: 1 },
      { text: 'STAMP 40220', x: 640, y: 128 },
      { text: 'STAMP 40221', x: 36, y: 788, size: 6 },
    ]);
    expect(lineItems).toHaveLength(1);
    expect(lineItems[0]).toMatchObject({
      description: 'R&R Gutter',
      f9Note: null,
      room: 'General',
    });
  });

  it('a dash in a cell of its own is an empty cell', () => {
    const { lineItems } = read([
      ...header(COLUMNS, 100),
      ...row(COLUMNS, 116, ['1. Clean floor - tile', '10.00 SF', '5.00', '-', '50.00']),
    ]);
    expect(lineItems[0]).toMatchObject({ description: 'Clean floor - tile', tax: null, rcv: 50 });
  });

  it('a room of a plain table is the one that a total without a colon sums', () => {
    const PLAIN = columns(
      ['Item Description', 36, 'left'],
      ['Qty', 270],
      ['Unit', 290, 'left'],
      ['Unit Price', 370],
      ['Total', 470],
    );
    const plainRow = (text: string, y: number) =>
      row(PLAIN, y, [text, '10.00', 'LF', '5.00', '50.00']);
    const total = (name: string, y: number): PlacedText[] => [
      { text: `Total ${name}`, x: 36, y, bold: true },
      { text: '50.00', x: 470, y, align: 'right', bold: true },
    ];
    const { lineItems } = read([
      { text: 'Dwelling Roof', x: 36, y: 80, bold: true },
      ...header(PLAIN, 100),
      { text: 'GUTTERS', x: 36, y: 116, bold: true },
      ...plainRow('Gutter', 128),
      ...total('Dwelling Roof', 144),
      { text: 'Den/Office 2', x: 36, y: 170 },
      { text: '139.21 SF floor', x: 200, y: 170 },
      { text: 'DOORS', x: 36, y: 186, bold: true },
      ...plainRow('Door casing', 198),
      ...total('Den/Office 2', 214),
    ]);
    expect(lineItems.map((item) => [item.room, item.section])).toEqual([
      ['Dwelling Roof', 'GUTTERS'],
      ['Den/Office 2', 'DOORS'],
    ]);
  });

  it('depreciation with a minus behind it is depreciation all the same', () => {
    const withDepreciation = columns(
      ['DESCRIPTION', 36, 'left'],
      ['QUANTITY', 270],
      ['UNIT PRICE', 340],
      ['RCV', 400],
      ['DEPREC.', 470],
      ['ACV', 540],
    );
    const { lineItems, printed } = read([
      ...header(withDepreciation, 100),
      ...row(withDepreciation, 116, [
        '1. R&R Gutter',
        '10.00 LF',
        '5.00',
        '50.00',
        '10.00-',
        '40.00',
      ]),
      ...row(withDepreciation, 140, ['Totals:  Kitchen', '', '', '50.00', '10.00-', '40.00']),
    ]);
    expect(lineItems[0]).toMatchObject({ depreciation: 10, acv: 40 });
    expect(lineItems[0]?.printed?.flags).not.toContain('credit');
    expect(printed?.totals[0]?.amounts).toMatchObject({ rcv: 50, depreciation: 10, acv: 40 });
  });
});

describe('hyphens', () => {
  it('are plain ones, whichever the program writes', () => {
    const run = (str: string, left: number) => ({
      str,
      transform: [9, 0, 0, 9, left, 700],
      width: str.length * 4.5,
      height: 9,
      fontName: 'f1',
      hasEOL: false,
    });
    const words = wordsOfRuns(
      [run('21\u20118779\u2011486', 40), run(' ', 90), run('tile \u00AD high', 100)],
      { transform: [1, 0, 0, -1, 0, 792] },
      () => ({ bold: false, italic: false }),
    );
    expect(words.map((word) => word.text)).toEqual(['21-8779-486', 'tile', '-', 'high']);
  });
});

it('dots that lead the eye from a name to its figures are part of neither', () => {
  const table = columns(
    ['DESCRIPTION', 36, 'left'],
    ['QUANTITY', 330],
    ['UNIT PRICE', 420],
    ['TOTAL', 520],
  );
  const { lineItems } = read([
    ...header(table, 100),
    ...row(table, 120, ['Drip edge............', '120.00 LF', '2.50', '300.00']),
    ...row(table, 134, ['Vent \u2026\u2026\u2026', '1.00 EA', '41.00', '41.00']),
  ]);
  expect(lineItems.map(({ description }) => description)).toEqual(['Drip edge', 'Vent']);
});

it('private codes of a face that is no symbol face are the letters that they stand for', () => {
  const run = {
    str: '\uf031\uf032\uf02e\uf035',
    transform: [9, 0, 0, 9, 36, 700],
    width: 20,
    hasEOL: false,
  };
  const words = (isSymbols: boolean) =>
    wordsOfRuns(
      [{ ...run, height: 9, fontName: 'f' }],
      { transform: [1, 0, 0, -1, 0, 792] },
      () => ({
        bold: false,
        italic: false,
        isSymbols,
      }),
    ).map(({ text }) => text);
  expect(words(false)).toEqual(['12.5']);
  expect(words(true)).not.toContain('12.5');
});

it('the codes of the standard face of signs are ticks and bullets, and no figures', () => {
  const run = { str: '8 4 n', transform: [9, 0, 0, 9, 36, 700], width: 30, hasEOL: false };
  expect(
    wordsOfRuns(
      [{ ...run, height: 9, fontName: 'f' }],
      { transform: [1, 0, 0, -1, 0, 792] },
      () => ({ bold: false, italic: false, isSymbols: true, isDingbats: true }),
    ).map(({ text }) => text),
  ).toEqual(['✘', '✔', '■']);
});
