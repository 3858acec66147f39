import { describe, expect, it } from 'vitest';
import { HIDDEN_LAYER_CONFIDENCE } from '../../../lambdas/domain/pdf/pages/page-text.ts';
import { columns, header, page, read, row, warningsOf } from './draw.ts';

const TABLE = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 358],
  ['TAX', 410],
  ['RCV', 463],
);

/** A page as another program's OCR laid its words under it. */
const hidden = (rows: readonly (readonly string[])[], above: readonly string[] = []) =>
  read(
    page(
      1,
      [
        ...above.map((text, at) => ({ text, x: 36, y: 40 + at * 12 })),
        ...header(TABLE, 100),
        ...rows.flatMap((cells, at) => row(TABLE, 116 + at * 16, cells)),
      ].map((run) => ({ confidence: HIDDEN_LAYER_CONFIDENCE, ...run })),
      'ocr',
    ),
  );

describe('words under a scan', () => {
  const estimate = hidden([
    ['1. Roofing felt - l5 lb. - doub1e coverage', '10.00 SF', '1.00', '0.00', '10.00'],
    ['2. R&RDrip edge', '10.00 LF', '4.00', '0.00', '40.00'],
    ['3. R&R Fascia - #l pine p1ywood', '10.00 LF', '2.00', '0.00', '20.00'],
    ['4. Rernove Carpet', '10.00 SF', '3.00', '0.00', '30.00'],
    ['5. Model A1B2 unit', '1.00 EA', '9.00', '0.00', '9.00'],
  ]);

  it('have no digits within their letters, nor letters for digits', () => {
    expect(estimate.lineItems.map(({ printed }) => printed?.descriptionAsPrinted)).toEqual([
      'Roofing felt - 15 lb. - double coverage',
      'R&R Drip edge',
      'R&R Fascia - #1 pine plywood',
      'Remove Carpet',
      'Model A1B2 unit',
    ]);
    expect(estimate.lineItems.map(({ activity }) => activity)).toEqual(['+', '&', '&', '-', '+']);
  });

  it('say what was changed', () => {
    expect(
      warningsOf(estimate)
        .map(({ message }) => message)
        .join(),
    ).toContain('"doub1e"');
  });

  it('have capitals for strokes among capitals, and no stroke for the number of a row', () => {
    const { lineItems, insuredName } = hidden(
      [
        ['19. Drip edge', '10.00 LF', '4.00', '0.00', '40.00'],
        ['2O. Ridge cap', '10.00 LF', '2.00', '0.00', '20.00'],
        ['21. Felt', '10.00 SF', '3.00', '0.00', '30.00'],
      ],
      ['Insured: HARGlS, LEONARD'],
    );
    expect(lineItems.map(({ printed }) => printed?.lineNumber)).toEqual(['19', '20', '21']);
    expect(insuredName).toBe('HARGIS, LEONARD');
  });
});

describe('names of levels that are alike', () => {
  it('are two where each is one as it stands', () => {
    const level = (y: number, name: string, item: string) => [
      { text: name, x: 200, y, size: 11, bold: true },
      ...header(TABLE, y + 16),
      ...row(TABLE, y + 32, [item, '10.00 SF', '1.00', '0.00', '10.00']),
      ...row(TABLE, y + 48, [`Total: ${name}`, '', '', '', '10.00']),
    ];
    const { lineItems } = read(
      page(
        1,
        [
          ...level(40, 'Exterior', '1. Siding'),
          ...level(140, 'Exterior', '2. Gutter'),
          ...level(240, 'Interior', '3. Carpet'),
        ].map((run) => ({ confidence: HIDDEN_LAYER_CONFIDENCE, ...run })),
        'ocr',
      ),
    );
    expect(lineItems.map(({ printed }) => printed?.path[0] ?? null).at(-1)).not.toBe('Exterior');
  });
});

describe('the sign of one factor on a scan', () => {
  it('is a speck where the product has none', () => {
    const { lineItems } = read(
      page(
        1,
        [
          ...header(TABLE, 100),
          ...row(TABLE, 116, ['1. Light fixture', '1.00 EA', '-71.05', '0.00', '71.05']),
          ...row(TABLE, 132, ['2. Credit for scrap', '1.00 EA', '-60.00', '0.00', '-60.00']),
          ...row(TABLE, 148, ['3. Felt', '10.00 SF', '3.00', '0.00', '30.00']),
        ].map((run) => ({ confidence: 0.9, ...run })),
        'ocr',
      ),
    );
    expect(lineItems.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [71.05, 71.05],
      [-60, -60],
      [3, 30],
    ]);
  });
});
