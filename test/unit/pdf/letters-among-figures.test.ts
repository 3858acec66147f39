import { describe, expect, it } from 'vitest';
import type { Estimate } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, header, page, read, row } from './draw.ts';

/** Rows whose letters stand among the figures, below a head of the caller's words. */
const documentWith = (
  heading: readonly [string, string],
  rows: readonly (readonly string[])[],
): Estimate => {
  const table = columns(
    ['#', 50],
    ['Description', 60, 'left'],
    ['Qty', 280],
    ['UoM', 290, 'left'],
    ['Unit Price', 365],
    ['Tax', 395],
    ['RCV', 420],
    ['Dep', 460],
    [heading[0], 525],
    ['ACV', 590],
  );
  const below = columns([heading[1], 524]);
  return read(
    page(1, [
      ...row(table, 80, [
        '#',
        'Description',
        'Qty',
        'UoM',
        'Unit Price',
        'Tax',
        'RCV',
        'Dep',
        heading[0],
        'ACV',
      ]),
      ...(heading[1] === '' ? [] : row(below, 90, [heading[1]])),
      { text: 'Kitchen', x: 50, y: 110, bold: true },
      ...rows.flatMap((cells, at) => row(table, 130 + at * 16, cells)),
    ]),
  );
};

const ROWS = [
  ['1', 'Remove carpet', '10.00', 'SF', '2.00', '1.00', '21.00', '', '', '21.00'],
  ['2', 'Carpet', '20.00', 'SF', '3.00', '2.00', '62.00', '12.00', 'Y', '50.00'],
  ['3', 'Carpet pad', '20.00', 'SF', '1.00', '1.00', '21.00', '1.00', 'N', '20.00'],
  ['4', 'Haul debris', '1.00', 'EA', '30.00', '0.00', '30.00', '', '', '30.00'],
  ['5', 'Baseboard', '12.00', 'LF', '2.50', '0.00', '30.00', '3.00', 'Y', '27.00'],
  ['6', 'Clean floor', '20.00', 'SF', '0.50', '0.00', '10.00', '', '', '10.00'],
] as const;

describe('a column of letters among the figures', () => {
  it.each([
    ['Rec', '(Y/N)'],
    ['Recov.', ''],
    ['Rec?', ''],
    ['Recoverable', '(Yes/No)'],
  ])('says under %s %s whether depreciation is recoverable', (first, second) => {
    const { lineItems } = documentWith([first, second], ROWS);
    expect(lineItems.map(({ description }) => description)).toEqual(ROWS.map((cells) => cells[1]));
    expect(lineItems.map((item) => item.depreciation)).toEqual([null, 12, 1, null, 3, null]);
    expect(lineItems.map((item) => item.depreciationRecoverable)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(lineItems.map((item) => item.acv)).toEqual([21, 50, 20, 30, 27, 10]);
  });

  it('costs no row under a head that nobody knows', () => {
    const { lineItems } = documentWith(['Zq', ''], ROWS);
    expect(lineItems.map(({ description }) => description)).toEqual(ROWS.map((cells) => cells[1]));
    expect(lineItems.map((item) => item.rcv)).toEqual([21, 62, 21, 30, 30, 10]);
    expect(lineItems.map((item) => item.acv)).toEqual([21, 50, 20, 30, 27, 10]);
  });
});

describe('a page of sums without a title', () => {
  it('is a summary, as its rows say', () => {
    const table = columns(['DESCRIPTION', 60, 'left'], ['QTY', 300], ['PRICE', 380], ['RCV', 460]);
    const estimate = read(
      page(1, [
        ...header(table, 80),
        { text: 'Kitchen', x: 60, y: 96, bold: true },
        ...row(table, 112, ['Carpet', '10.00 SF', '3.00', '30.00']),
        ...row(table, 128, ['Carpet pad', '10.00 SF', '1.00', '10.00']),
      ]),
      page(2, [
        ...row(table, 80, ['Replacement Cost Value', '', '', '40.00']),
        ...row(table, 92, ['Depreciation', '', '', '-5.00']),
        ...row(table, 104, ['Actual Cash Value', '', '', '35.00']),
        ...row(table, 116, ['Deductible', '', '', '-10.00']),
        ...row(table, 128, ['Net Claim', '', '', '25.00']),
      ]),
    );
    expect(estimate.printed?.pages.map((one) => one.class)).toEqual(['items', 'summary']);
    expect(estimate.printed?.summaries.map(({ netClaim }) => netClaim)).toEqual([25]);
  });
});
