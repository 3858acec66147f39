import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const WORK = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 260],
  ['UNIT PRICE', 330],
  ['RCV', 440],
);

const inBoldItalics = (text: string, y: number): PlacedText => ({
  text,
  x: 36,
  y,
  bold: true,
  italic: true,
});

const estimate = (second: string) =>
  read(
    page(1, [
      { text: 'Roof', x: 166, y: 80, bold: true },
      ...header(WORK, 100),
      ...row(WORK, 120, ['1. Drip edge', '10.00 LF', '4.00', '40.00']),
      inBoldItalics('NOT ON CARRIER ESTIMATE', 132),
      ...row(WORK, 150, ['2. Pipe jack', '3.00 EA', '20.00', '60.00']),
      inBoldItalics(second, 162),
      ...row(WORK, 180, ['3. Ridge cap', '1.00 LF', '30.00', '30.00']),
      { text: 'Totals: Roof', x: 36, y: 200, bold: true },
      ...row(WORK, 200, ['', '', '', '130.00']),
    ]),
  ).lineItems.map(({ section, f9Note }) => [section, f9Note]);

describe('lines in bold italics between rows', () => {
  it('are notes where sentences are set so', () => {
    const sentence = 'Carrier allowed 12.00 SF @ $1.92; one whole wall is needed.';
    expect(estimate(sentence)).toEqual([
      [null, 'NOT ON CARRIER ESTIMATE'],
      [null, sentence],
      [null, null],
    ]);
  });

  it('are sections where none is a sentence', () => {
    expect(estimate('FLASHINGS')).toEqual([
      [null, null],
      ['NOT ON CARRIER ESTIMATE', null],
      ['FLASHINGS', null],
    ]);
  });
});
