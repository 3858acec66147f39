import { describe, expect, it } from 'vitest';
import type { Column } from '../../../lambdas/domain/pdf/columns/column-model.ts';
import { makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import type { Word } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { readEstimate } from '../../../lambdas/domain/pdf/read-estimate.ts';
import { clearLine } from '../../../lambdas/domain/pdf/scan/clear-line.ts';
import { settleRow } from '../../../lambdas/domain/pdf/scan/settle-row.ts';
import type { ColumnKind } from '../../../lambdas/domain/pdf/tables/column-kinds.ts';
import { type ColumnPlace, header, type PlacedText, page, row, warningsOf } from './draw.ts';

const COLUMNS: ColumnPlace[] = [
  { heading: 'DESCRIPTION', x: 36, align: 'left' },
  { heading: 'QUANTITY', x: 300, align: 'right' },
  { heading: 'UNIT PRICE', x: 358, align: 'right' },
  { heading: 'TAX', x: 410, align: 'right' },
  { heading: 'RCV', x: 463, align: 'right' },
];

/** A scanned table whose second row is `cells`, with `strokes` read into it. */
const struck = (
  cells: readonly string[],
  strokes: readonly (Partial<PlacedText> & { x: number })[],
  readAs: Readonly<Record<string, string>> = {},
) => {
  const numbered = (at: number, y: number, [name = '', ...figures]: readonly string[]) => [
    { text: `${at}.`, x: 36, y },
    { text: name, x: 56, y },
    ...row(COLUMNS.slice(1), y, figures),
  ];
  const words = [
    ...header(COLUMNS, 100),
    ...numbered(1, 116, ['Remove carpet', '10.00 SF', '1.00', '0.00', '10.00']),
    ...numbered(2, 132, cells),
    ...strokes.map((one) => ({ text: '', y: 132, ...one })),
    ...numbered(3, 148, ['Base shoe', '10.00 LF', '4.00', '0.00', '40.00']),
  ].map((run): PlacedText => ({ confidence: 0.95, ...run }));
  const sheet = page(1, words, 'ocr');
  for (const word of sheet.words) {
    const before = readAs[word.text];
    if (before !== undefined) word.readAs = before;
  }
  const result = readEstimate([sheet], { fileName: 'scan.pdf' });
  if (result.kind !== 'estimate') throw new Error(result.message);
  const { lineItems } = result.estimate;
  return {
    lineItems,
    told: warningsOf(result.estimate)
      .map(({ message }) => message)
      .join(),
  };
};

describe('a stroke of a watermark or a stamp that is read between a row’s figures', () => {
  const cells = ['Paint jamb', '3.00', '327.60', '0.00', '982.80'];

  it('is the unit where it stands behind the quantity, and told', () => {
    const { lineItems, told } = struck(cells, [{ text: 'EB2&', x: 303, confidence: 0.19 }]);
    expect(lineItems.map(({ quantity }) => quantity)).toEqual([10, 3, 10]);
    expect(lineItems[1]).toMatchObject({ unit: 'EA', unitPrice: 327.6, rcv: 982.8 });
    expect(told).toContain('"EB2&" was taken for "EA"');
  });

  it('takes no row with it elsewhere, and is told', () => {
    const row = ['Paint jamb', '3.00 EA', '327.60', '0.00', '982.80'];
    const { lineItems, told } = struck(row, [{ text: '4(&', x: 375, confidence: 0.3 }]);
    expect(lineItems[1]).toMatchObject({ quantity: 3, unit: 'EA', unitPrice: 327.6, rcv: 982.8 });
    expect(told).toContain('"4(&" was left out');
  });

  it('takes no row with it where it was read as letters without any confidence', () => {
    const row = ['Paint jamb', '3.00 EA', '327.60', '0.00', '982.80'];
    const { lineItems, told } = struck(row, [{ text: 'Ba', x: 305, confidence: 0 }]);
    expect(lineItems[1]).toMatchObject({ quantity: 3, unit: 'EA', unitPrice: 327.6, rcv: 982.8 });
    expect(told).toContain('"Ba" was left out');
  });

  it('what was read surely stays', () => {
    const { told } = struck(
      ['Paint jamb', '3.00 EA', '327.60', '0.00', '982.80'],
      [{ text: '[M]', x: 375 }],
    );
    expect(told).toBe('');
  });
});

describe('digits behind the quantity that a row’s amounts make', () => {
  it('are its unit, and told', () => {
    const { lineItems, told } = struck(['Base shoe', '34.3350', '480.49', '0.00', '16,495.22'], []);
    expect(lineItems[1]).toMatchObject({ quantity: 34.33, unit: 'SQ', rcv: 16495.22 });
    expect(told).toContain('"34.3350" was taken for "34.33SQ"');
  });
});

describe('a unit that was read in small letters', () => {
  it('takes no quantity with it, and what it was taken for is told', () => {
    const { lineItems, told } = struck(['Scaffold', '2.00 pa', '61.43', '1.50', '124.36'], []);
    expect(lineItems[1]).toMatchObject({ quantity: 2, rcv: 124.36 });
    expect(told).toContain('"pa" was taken for');
  });
});

const word = (text: string, left: number, confidence = 0.95): Word => ({
  text,
  box: { left, right: left + text.length * 4.5, top: 93, bottom: 102 },
  angle: 0,
  fontSize: 9,
  bold: false,
  italic: false,
  confidence,
});
const column = (kind: ColumnKind, right: number): Column => ({
  kind,
  text: kind,
  row: 0,
  left: right - 40,
  right,
  align: { edge: 'right', at: right },
});
const columns = [
  column('quantity', 300),
  column('unitPrice', 358),
  column('tax', 410),
  column('rcv', 463),
];

describe('a quantity that a watermark hides', () => {
  /** The row as it is settled, with these words where its quantity stands. */
  const settled = (price: string, ...there: Word[]): string => {
    const words = [
      word('Stud', 56),
      word('wall', 78),
      ...there,
      word(price, 358 - price.length * 4.5),
      word('0.00', 392),
      word('153.55', 436),
    ];
    return settleRow(makeLine(1, words, true), columns, () => false, []).text;
  };

  it.each([
    ['its unit', settled('1.68', word('nih', 270, 0.1), word('BF', 291)), '91.40BF'],
    ['a word hardly read', settled('1.68', word('giRrEn', 270, 0.1)), '91.40'],
    ['a digit beside a price’s mark', settled('1.68%', word('Eng0', 280, 0.2)), '91.40'],
  ])('is what the row’s amounts make, where %s tells of it', (_, text, quantity) => {
    expect(text.split(' ')[2]).toBe(quantity);
  });

  it('is none where a description reaches this far', () => {
    expect(settled('1.68', word('gauge', 276))).toBe('Stud wall gauge 1.68 0.00 153.55');
  });
});

describe('a quantity of which a watermark left nothing', () => {
  it('is what the row’s clear amounts make, and told', () => {
    const { lineItems, told } = struck(['Backsplash', '', '1.88', '5.20', '367.29'], []);
    expect(lineItems[1]).toMatchObject({ quantity: 192.6, unitPrice: 1.88, rcv: 367.29 });
    expect(told).toContain('"192.60" could not be read and was inferred');
  });

  it('is none where a markup explains the amounts as well', () => {
    const { lineItems, told } = struck(['Permit', '', '250.00', '0.00', '300.00'], []);
    expect(lineItems[1]?.quantity).not.toBe(1.2);
    expect(told).not.toContain('inferred');
  });

  it('is none where no quantity makes the amounts to the cent', () => {
    const { told } = struck(['Backsplash', '', '21.88', '5.20', '367.29'], []);
    expect(told).not.toContain('inferred');
  });
});

describe('a stroke through a row’s cells', () => {
  const settled = (...words: Word[]): string =>
    settleRow(makeLine(1, words, true), columns, () => false, []).text;

  it('does not take the unit with it that it runs on behind', () => {
    const row = settled(
      word('3.00', 273),
      word('EA™=.', 291, 0.22),
      word('327.60', 331),
      word('0.00', 392),
      word('982.80', 436),
    );
    expect(row).toBe('3.00 EA 327.60 0.00 982.80');
  });

  it('makes no billions of the two amounts that it joins', () => {
    const joined = '46.59,,718,097.77';
    const row = settled(word('66.49', 277), word('327.60', 331), word(joined, 386));
    expect(row).toContain(joined);
  });
});

describe('an amount too wide for its cell, printed as number signs', () => {
  const settled = (...there: Word[]): string => {
    const words = [word('Tile', 56), word('12', 286), word('16.09', 335)];
    return settleRow(makeLine(1, [...words, ...there], true), columns, () => false, []).text;
  };

  it('is no word of strokes', () => {
    const row = settled(word('Hii', 438, 0.36), word('i', 458, 0.65));
    expect(row).toMatch(/^Tile 12 16\.09 #{3,}$/);
  });

  it('is not what was read surely', () => {
    expect(settled(word('lift', 445, 0.95))).toBe('Tile 12 16.09 lift');
  });
});

describe('a stroke alone below the head of the rows’ numbers', () => {
  it('is the number one', () => {
    const words = [
      word('I', 40, 0.76),
      word('Tile', 56),
      word('12.00', 277),
      word('16.09', 335),
      word('193.08', 436),
    ];
    const text = (...more: Column[]): string =>
      settleRow(makeLine(1, words, true), [...more, ...columns], () => false, []).text;
    expect(text({ ...column('itemNumber', 52), align: null })).toBe('1 Tile 12.00 16.09 193.08');
    expect(text()).toBe('I Tile 12.00 16.09 193.08');
  });
});

describe('a line through a row', () => {
  it('takes the middle stroke of an F: the unit is LF, and told', () => {
    const { lineItems, told } = struck(['Base shoe', '138.66LT', '51.36', '86.06', '7,207.64'], []);
    expect(lineItems[1]).toMatchObject({ quantity: 138.66, unit: 'LF', rcv: 7207.64 });
    expect(told).toContain('"138.66LT" was taken for "138.66LF"');
  });
});

describe('two digits on the width of a full stop', () => {
  const read = (right: number) => {
    const at = (text: string, left: number, end: number, confidence: number): Word => ({
      text,
      box: { left, top: 100, right: end, bottom: 109 },
      angle: 0,
      fontSize: 9,
      bold: false,
      italic: false,
      confidence,
    });
    const words = [at('7', 26, 29, 0.88), at('43', 31, right, 0.3), at('RFG', 70, 84, 0.78)];
    return clearLine(makeLine(1, words, true), [])?.text;
  };

  it('are a speck beside it, and no word', () => {
    expect(read(35)).toBe('7 RFG');
    expect(read(40)).toBe('7 43 RFG');
  });
});

describe('a digit that the picture set right before the row was read', () => {
  it('is told like every other repair, and its line is flagged', () => {
    const { lineItems, told } = struck(['Paint jamb', '3.00 EA', '327.60', '0.00', '982.80'], [], {
      '327.60': '327.66',
    });
    expect(told).toContain('Line 2 on page 1: "327.66" was taken for "327.60"');
    expect(lineItems.map(({ printed }) => printed?.flags.includes('repaired'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a row whose figures stand on the next page', () => {
  const COLUMNS: ColumnPlace[] = [
    { heading: 'QUANTITY', x: 100, align: 'right' },
    { heading: 'UNIT PRICE', x: 170, align: 'right' },
    { heading: 'TAX', x: 230, align: 'right' },
    { heading: 'O&P', x: 290, align: 'right' },
    { heading: 'RCV', x: 350, align: 'right' },
  ];
  const named = (number: number, name: string, y: number): PlacedText[] => [
    { text: `${number}.`, x: 36, y },
    { text: name, x: 52, y },
  ];
  const scan = (number: number, words: readonly PlacedText[]) =>
    page(
      number,
      [...header(COLUMNS, 60), ...words].map((run) => ({ confidence: 0.95, ...run })),
      'ocr',
    );

  it('keeps them: they begin no row of their own', () => {
    const first = [
      ...named(18, 'Remove carpet', 80),
      ...row(COLUMNS, 92, ['10.00 SF', '1.00', '0.00', '2.00', '12.00']),
      ...named(19, 'Remove door frame', 110),
    ];
    const second = [
      ...row(COLUMNS, 80, ['1264.89 LF', '2.00', '0.00', '505.96', '3,035.74']),
      ...named(20, 'Base shoe', 100),
      ...row(COLUMNS, 112, ['5.00 LF', '4.00', '0.00', '4.00', '24.00']),
      ...named(21, 'Seal floor', 130),
      ...row(COLUMNS, 142, ['5.00 SF', '4.00', '0.00', '4.00', '24.00']),
    ];
    const result = readEstimate([scan(1, first), scan(2, second)], { fileName: 'scan.pdf' });
    if (result.kind !== 'estimate') throw new Error(result.message);
    const read = result.estimate.lineItems.map((item) => [item.printed?.lineNumber, item.rcv]);
    expect(read).toEqual([
      ['18', 12],
      ['19', 3035.74],
      ['20', 24],
      ['21', 24],
    ]);
  });
});
