import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

/** Quotations whose number and amount stand half a line below the first and above the second line of the words. */
const HALF = 5.5;

const rowAt = (
  y: number,
  number: string,
  lines: readonly string[],
  amount: string,
): PlacedText[] => {
  const middle = y + (lines.length - 1) * HALF;
  return [
    { text: number, x: 36, y: middle },
    { text: amount, x: 560, y: middle, align: 'right' },
    ...lines.map((text, at): PlacedText => ({ text, x: 60, y: y + at * 2 * HALF })),
  ];
};

const rowsOf = (...runs: PlacedText[][]) =>
  read(page(1, runs.flat())).lineItems.map(({ printed, description, f9Note, quantity, rcv }) => [
    printed?.lineNumber,
    description,
    f9Note,
    quantity,
    rcv,
  ]);

describe('numbers and amounts between the two lines of a row', () => {
  it('are of the first, and a phrase of quantity and price below it counts', () => {
    expect(
      rowsOf(
        rowAt(80, '1.', ['Demo tub surround tile', '68 sq ft at $7.50'], '$510.00'),
        rowAt(110, '2.', ['Cement board', '68 sq ft at $9.20'], '$625.60'),
        rowAt(140, '3.', ['Bullnose edge', '21 lin ft at $11.00'], '$231.00'),
      ),
    ).toEqual([
      ['1', 'Demo tub surround tile', null, 68, 510],
      ['2', 'Cement board', null, 68, 625.6],
      ['3', 'Bullnose edge', null, 21, 231],
    ]);
  });

  it('stand beside the middle one of three lines in the same document', () => {
    const said = (...lines: string[]) => ['Furnish one insulated door', ...lines];
    expect(
      rowsOf(
        rowAt(80, '1.', said('Two rows of stiffeners.'), '$2,185.00'),
        rowAt(110, '2.', said('Matches the other.'), '$1,290.00'),
        rowAt(140, '3.', said('In almond.'), '$1,415.00'),
        rowAt(170, '4.', said('A battery for the opener.', 'Two remotes.'), '$648.00'),
        rowAt(220, '', ['Total'], '$5,538.00'),
      ),
    ).toEqual([
      ['1', 'Furnish one insulated door', 'Two rows of stiffeners.', 1, 2185],
      ['2', 'Furnish one insulated door', 'Matches the other.', 1, 1290],
      ['3', 'Furnish one insulated door', 'In almond.', 1, 1415],
      ['4', 'Furnish one insulated door', 'A battery for the opener.\nTwo remotes.', 1, 648],
    ]);
  });

  it('are sums where few rows of the document are set so', () => {
    const rows = (y: number): PlacedText[] =>
      [0, 1, 2].flatMap((at) => [
        { text: 'Tear off shingles', x: 36, y: y + at * 14 },
        { text: '10.00 SQ', x: 450, y: y + at * 14, align: 'right' as const },
        { text: '$700.00', x: 560, y: y + at * 14, align: 'right' as const },
      ]);
    const names = ['Good', 'Better', 'Best'];
    expect(
      read(
        page(
          1,
          names.flatMap((name, at) => [
            ...rowAt(60 + at * 90, '', [name, 'As your carrier wrote it.'], '$2,100.00'),
            ...rows(96 + at * 90),
          ]),
        ),
      ).lineItems.map(({ description, rcv }) => `${description} ${rcv}`),
    ).toEqual(Array.from({ length: 9 }, () => 'Tear off shingles 700'));
  });
});
