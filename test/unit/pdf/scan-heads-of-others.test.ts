import { describe, expect, it } from 'vitest';
import { type Line, makeLine } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { classifyPage } from '../../../lambdas/domain/pdf/pages/page-class.ts';
import { cellBehind } from '../../../lambdas/domain/pdf/scan/cells.ts';
import { settleHeading } from '../../../lambdas/domain/pdf/scan/settle-heading.ts';
import { withoutGridLabels } from '../../../lambdas/domain/pdf/sheets/grid-labels.ts';
import { headingKind } from '../../../lambdas/domain/pdf/tables/heading-words.ts';
import { asPrinted } from '../../../lambdas/domain/pdf/tokens/scanned-word.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['CHARGE', 110],
  ['QTY', 160],
  ['UOM', 172, 'left'],
  ['RATE', 246],
  ['SERVICE', 344, 'left'],
);

const ROWS = [
  ['$635.33', '99.27', 'LF', '$6.40', 'Cut and remove wet drywall'],
  ['$92.00', '2.00', 'EA', '$46.00', 'Block and pad furniture'],
  ['$147.21', '432.96', 'SF', '$0.34', 'Apply antimicrobial'],
];

const scan = (...runs: readonly PlacedText[]) =>
  page(
    1,
    runs.map((run) => ({ confidence: 0.9, ...run })),
    'ocr',
  );

describe('a scanned title right above a head', () => {
  it('is no part of the head that it has nothing below it in', () => {
    const { lineItems } = read(
      scan(
        { text: 'Services', x: 46, y: 86 },
        ...header(COLUMNS, 100),
        ...ROWS.flatMap((cells, at) => row(COLUMNS, 116 + at * 16, cells)),
      ),
    );
    expect(lineItems.map(({ description }) => description)).toEqual(
      ROWS.map(([, , , , name]) => name),
    );
  });
});

describe('a unit’s head that was dropped', () => {
  it('is none where the units stand beside their quantities, and a price close behind', () => {
    const narrow = columns(['ITEM', 40, 'left'], ['QTY', 300], ['RESET', 332], ['TOTAL', 420]);
    const { printed } = read(
      scan(
        ...header(narrow, 100),
        ...[1, 2, 3].flatMap((at) =>
          row(narrow, 100 + at * 16, ['Drip', '2.00 EA', '4.00', '8.00']),
        ),
      ),
    );
    expect(JSON.stringify(printed?.warnings)).not.toContain('U/M');
  });

  it('is put back over the units that stand before the quantities', () => {
    const units = columns(['ITEM', 40, 'left'], ['UNIT PRICE', 260], ['QTY', 330], ['TOTAL', 420]);
    const unit = (text: string, y: number): PlacedText => ({ text, x: 285, y });
    const { lineItems } = read(
      scan(
        ...header(units, 100),
        ...['SQ', 'SF', 'EA'].flatMap((text, at) => [
          ...row(units, 116 + at * 16, ['Drip edge', '2.00', '4.00', '8.00']),
          unit(text, 116 + at * 16),
        ]),
      ),
    );
    expect(
      lineItems.map(({ description, unit, quantity }) => [description, quantity, unit]),
    ).toEqual([
      ['Drip edge', 4, 'SQ'],
      ['Drip edge', 4, 'SF'],
      ['Drip edge', 4, 'EA'],
    ]);
  });
});

describe('a misread head', () => {
  const headsOf = (...texts: string[]): string => {
    const drawn = scan(...texts.map((text, at) => ({ text, x: 40 + at * 60, y: 100 })));
    const line = makeLine(1, drawn.words, true);
    return settleHeading(line, [])?.text ?? '';
  };

  it('is one that stands in the line already where a comparison has its heads twice', () => {
    expect(headsOf('Scope', 'Qty', 'Price', 'Total', 'Quy', 'Price', 'Total')).toBe(
      'Scope Qty Price Total QTY Price Total',
    );
  });

  it('is a short one that looks alike, hardly read among many heads', () => {
    const runs = ['CODE', 'ITEM', 'ory', 'COST', 'DEP', 'AMT', 'ACTUAL', 'VALUE'].map(
      (text, at) => ({
        text,
        x: 40 + at * 60,
        y: 100,
        confidence: 0.5,
      }),
    );
    const settled = settleHeading(makeLine(1, scan(...runs).words, true), []);
    expect(settled?.text).toBe('CODE ITEM QTY COST DEP AMT ACTUAL VALUE');
  });

  it('is no word that says of what the descriptions are', () => {
    const heads = ['Item', 'Description', 'of', 'Change', 'Qty', 'Unit', 'Price', 'Add'];
    expect(headsOf(...heads)).toBe(heads.join(' '));
  });
});

describe('a scanned percentage', () => {
  it('is no amount with a sign, whatever its column', () => {
    const column = { kind: 'total', text: '', left: 0, right: 0, row: 0, align: null } as const;
    const context = {
      percent: null,
      quantity: null,
      rate: null,
      isCredit: false,
      signed: () => false,
    };
    expect(cellBehind('80.0%', column, context)).toBeNull();
    expect(cellBehind('2,392.38%', column, context)).toBe('2,392.38*');
  });

  it('has one sign where its head is set in two lines', () => {
    expect(headingKind('DEP% %')).toBe('depreciationPercent');
  });
});

describe('a scan with commas before the cents', () => {
  it('is read as the print is', () => {
    const french = columns(
      ['No', 60],
      ['Description', 82, 'left'],
      ['Qté', 380],
      ['Unité', 400, 'left'],
      ['Prix unitaire', 490],
      ['Montant', 560],
    );
    const { lineItems } = read(
      scan(
        ...header(french, 100),
        ...row(french, 116, [
          '1',
          'Enlever plancher flottant',
          '171,17',
          'pi²',
          '1,15 $',
          '196,85 $',
        ]),
        ...row(french, 132, ['2', 'Évier double', '6,00', 'ch.', '385,36 $', '2 312,16 $']),
        ...row(french, 148, ['3', 'Céramique au plancher', '17,48', 'pi²', '10,82 $', '189,13 $']),
        ...row(french, 164, ['4', 'Plancher de chêne', '21,18', 'pi²', '7,50 $', '158,85 $']),
      ),
    );
    expect(lineItems.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [171.17, 196.85],
      [6, 2312.16],
      [17.48, 189.13],
      [21.18, 158.85],
    ]);
  });
});

describe('totals that quantity and price do not make', () => {
  it('are not taken for misread where it is so in most rows', () => {
    const fees = columns(
      ['Description', 36, 'left'],
      ['Quantity', 300],
      ['Unit Price', 380],
      ['Total', 480],
    );
    const rows = [
      ['Level subfloor', '100.00 SF', '1.82', '188.00'],
      ['Seal walls', '50.00 SF', '2.60', '136.00'],
      ['Corner bead', '20.00 LF', '3.11', '68.20'],
    ];
    const { lineItems } = read(
      scan(
        ...[
          ...header(fees, 100),
          ...rows.flatMap((cells, at) => row(fees, 116 + at * 16, cells)),
        ].map((run) => ({ ...run, confidence: 0.7 })),
      ),
    );
    expect(lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [1.82, 188],
      [2.6, 136],
      [3.11, 68.2],
    ]);
  });
});

describe('a word behind a scanned figure', () => {
  const behindFigure = (text: string): string => {
    const [figure, word] = scan({ text: `24 ${text}`, x: 40, y: 100 }).words;
    if (word === undefined) throw new Error('no word');
    return asPrinted(word, figure).text;
  };

  it.each([
    ['in.', 'in.'],
    ['yr.', 'yr.'],
    ['LE', 'LF'],
    ['SQ,', 'SQ'],
  ])('%s is %s: only what may be a code of a unit is one', (text, printed) => {
    expect(behindFigure(text)).toBe(printed);
  });
});

describe('a scanned page of a plan', () => {
  const lineOf = (text: string, y: number): Line => {
    const { words } = scan({ text, x: 40, y });
    return makeLine(1, words, true);
  };

  it('is a sketch though one of its measures was read', () => {
    const lines = ['Kestrel Fire', "11'", 'Right Elevation', 'Main Level'].map((text, at) =>
      lineOf(text, 40 + at * 100),
    );
    expect(classifyPage(lines)).toBe('sketch');
    expect(classifyPage(lines.filter(({ text }) => text !== "11'"))).toBe('other');
  });
});

describe('a scanned spreadsheet', () => {
  it('loses the letters of its columns, small ones and rules between them as well', () => {
    const labels = ['A', 'B', 'c', '|', 'D', '|', 'G'].map((text, at) => ({
      text,
      x: 60 + at * 60,
      y: 40,
    }));
    const drawn = makeLine(1, scan(...labels).words, true);
    const row = makeLine(1, scan({ text: 'Kitchen', x: 60, y: 60 }).words, true);
    const sheet = { page: 1, width: 612, height: 792, ocr: true, lines: [drawn, row] };
    expect(withoutGridLabels([sheet])[0]?.lines).toEqual([row]);
  });
});
