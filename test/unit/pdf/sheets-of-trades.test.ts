import { describe, expect, it } from 'vitest';
import { withAmountsCentred } from '../../../lambdas/domain/pdf/cells/centred-amounts.ts';
import { cleanWords } from '../../../lambdas/domain/pdf/pages/clean-words.ts';
import { linesOfPage } from '../../../lambdas/domain/pdf/pages/lines.ts';
import { columns, header, type PlacedText, page, read, row, THREE_ROWS } from './draw.ts';

/** Spreadsheets, invoicing programs and letterheads of single trades. */

const text = (x: number, y: number, words: string, rest: Partial<PlacedText> = {}): PlacedText => ({
  text: words,
  x,
  y,
  ...rest,
});

describe('a bid by building', () => {
  const TABLE = columns(
    ['No.', 37, 'left'],
    ['Qty', 115],
    ['U/M', 120, 'left'],
    ['Description of work', 151, 'left'],
    ['Material $', 440],
    ['Labor $', 510],
    ['Total $', 580],
  );

  const building = (y: number, name: string, sum: string): PlacedText[] => [
    text(37, y, name, { bold: true, size: 11.5 }),
    text(151, y + 14, 'Siding', { bold: true, size: 10 }),
    ...row(TABLE, y + 28, ['1', '14.5', 'SQ', 'Tear off siding', '–', '754.00', '754.00']),
    ...row(TABLE, y + 42, ['2', '14.5', 'SQ', 'House wrap', '309.43', '350.90', '660.33']),
    text(151, y + 56, 'Gutters', { bold: true, size: 10 }),
    ...row(TABLE, y + 70, ['3', '212', 'LF', 'Aluminum gutter', '1,000.00', '200.00', '1,200.00']),
    text(400, y + 84, sum, { align: 'right', bold: true, size: 10 }),
    text(580, y + 84, '2,614.33', { align: 'right', bold: true, size: 10 }),
  ];

  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      ...building(80, 'BUILDING 1900 (Units A - D)', 'Total Building 1900'),
      ...building(200, 'BUILDING 1908 (Units A - F)', 'Total Building 1908'),
    ]),
  );

  it('has buildings for rooms, and trades in each', () => {
    expect(lineItems.map(({ room, section }) => [room, section])).toEqual(
      ['BUILDING 1900 (Units A - D)', 'BUILDING 1908 (Units A - F)'].flatMap((room) => [
        [room, 'Siding'],
        [room, 'Siding'],
        [room, 'Gutters'],
      ]),
    );
  });

  it('has a dash where nothing is bought', () => {
    expect(lineItems[0]?.description).toBe('Tear off siding');
  });
});

it('what tax a price bears is no note of its row', () => {
  const TABLE = columns(
    ['Description', 50, 'left'],
    ['Rate', 420],
    ['Qty', 490],
    ['Line Total', 560],
  );
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 60),
      ...row(TABLE, 80, ['Blow cellulose', '$2.00', '900 SF', '$1,800.00']),
      text(420, 91, '+VT Sales Tax', { align: 'right', size: 8 }),
      ...row(TABLE, 110, ['Flex duct', '$20.00', '64 LF', '$1,280.00']),
      text(50, 121, 'Two runs only', { size: 8 }),
      text(420, 121, '+VT Sales Tax', { align: 'right', size: 8 }),
      ...row(TABLE, 140, ['Hatch', '$200.00', '1 EA', '$200.00']),
    ]),
  );
  expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, 'Two runs only', null]);
});

describe('the head of a paper', () => {
  const factsOf = (...runs: PlacedText[]) => read(page(1, [...runs, ...THREE_ROWS]));

  it('ends a label where a cell ends', () => {
    expect(
      factsOf(
        text(40, 50, 'Insurer:'),
        text(110, 50, 'Orchard Insurance'),
        text(330, 50, 'Policy:'),
        text(400, 50, 'CPP 7720416'),
      ).carrierName,
    ).toBe('Orchard Insurance');
  });

  it('names an insurer in care of whom a bill goes', () => {
    expect(
      factsOf(text(40, 40, 'INVOICE 10452'), text(40, 55, 'c/o Chubb, Claim 25-7714309'))
        .carrierName,
    ).toBe('Chubb');
  });

  it('has its number below its title', () => {
    expect(
      factsOf(text(40, 40, 'ORCHARD EXTERIORS'), text(500, 40, 'BID'), text(490, 52, 'HB-2026-31'))
        .estimateName,
    ).toBe('HB-2026-31');
  });

  it('may set its labels widely, and two letters of them touch', () => {
    const spaced = (x: number, y: number, ...pieces: string[]): PlacedText[] => {
      let left = x;
      return pieces.map((piece) => {
        const run = text(left, y, piece, { size: 7 });
        left += piece.length * 3.5 + 1.6;
        return run;
      });
    };
    expect(
      factsOf(
        ...spaced(43, 40, 'C', 'U', 'S', 'TO', 'M', 'E', 'R'),
        ...spaced(300, 40, 'I', 'N', 'S', 'U', 'R', 'A', 'N', 'C', 'E'),
        text(43, 53, 'Ida Quillon'),
        text(300, 53, 'Nationwide'),
        text(43, 64, '(555) 555-0100'),
        text(300, 64, 'Claim HO-0098817-26'),
      ).insuredName,
    ).toBe('Ida Quillon');
  });
});

it('a number in large type beside the boxes of a letterhead joins none of their lines', () => {
  const { page: upright, words } = cleanWords(
    page(1, [
      text(50, 53, 'Ida Quillon'),
      text(198, 53, '03/24/2026'),
      text(480, 61, '$8,866.33', { size: 18 }),
      text(50, 65, '12 Plum Row'),
    ]),
  );
  const lines = linesOfPage(upright, words);
  const sheet = { page: 1, width: 612, height: 792, ocr: false, lines };
  expect(withAmountsCentred([sheet])[0]?.lines.map((line) => line.text)).toEqual(
    lines.map((line) => line.text),
  );
});
