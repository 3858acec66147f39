import { describe, expect, it } from 'vitest';
import {
  type ColumnPlace,
  columns,
  header,
  type PlacedText,
  page,
  read,
  row,
  warningsOf,
} from './draw.ts';

/** What a scan leaves in doubt is said. */

const PRICED = columns(
  ['DESCRIPTION', 36, 'left'],
  ['QUANTITY', 300],
  ['UNIT PRICE', 358],
  ['TAX', 410],
  ['RCV', 463],
);

type Cell = string | [text: string, confidence: number];

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell[0]);

/** A scanned page of numbered rows, each word read surely unless it is told otherwise. */
const scanned = (
  table: readonly ColumnPlace[],
  rows: readonly (readonly Cell[])[],
  usual = 0.95,
) => {
  const runs = rows.flatMap(([number = '', description = '', ...figures], index): PlacedText[] => {
    const y = 116 + index * 16;
    const at = (cell: Cell, run: Omit<PlacedText, 'y' | 'text'>): PlacedText => ({
      ...run,
      y,
      text: textOf(cell),
      confidence: typeof cell === 'string' ? usual : cell[1],
    });
    return [
      at(number, { x: 36 }),
      at(description, { x: 56 }),
      ...figures.flatMap((cell, place) =>
        row(table.slice(1), y, [...Array(place).fill(''), textOf(cell)]).map((run) => ({
          ...run,
          confidence: typeof cell === 'string' ? usual : cell[1],
        })),
      ),
    ];
  });
  const heads = header(table, 100).map((run) => ({ ...run, confidence: usual }));
  return warningsOf(read(page(1, [...heads, ...runs], 'ocr'))).filter(
    ({ code }) => code !== 'scan_repaired',
  );
};

const rowOf = (number: number, ...more: Cell[]): Cell[] => [
  `${number}.`,
  'Remove carpet',
  '10.00 SF',
  '1.00',
  '0.00',
  '10.00',
  ...more,
];

const TEN = Array.from({ length: 10 }, (_, index) => rowOf(index + 1));

describe('a scanned row', () => {
  it('that was read surely is not spoken of', () => {
    expect(scanned(PRICED, TEN)).toEqual([]);
  });

  it('names the words that were hardly read', () => {
    const rows = TEN.with(3, ['4.', ['Qzvorn', 0.2], '10.00 SF', '1.00', '0.00', '10.00']);
    expect(scanned(PRICED, rows)).toMatchObject([
      { code: 'scan_unsure', at: { item: 3 }, message: expect.stringContaining('"Qzvorn"') },
    ]);
  });

  it('whose figures add up needs no word about them, however they were read', () => {
    const rows = TEN.with(3, ['4.', 'Remove carpet', '10.00 SF', ['1.00', 0.3], '0.00', '10.00']);
    expect(scanned(PRICED, rows)).toEqual([]);
  });
});

describe('a number that no scanned row has', () => {
  it('is told where the estimate numbers its rows without gaps', () => {
    const rows = TEN.toSpliced(4, 1);
    expect(scanned(PRICED, rows)).toMatchObject([
      { code: 'scan_line_missing', at: { page: 1 }, message: expect.stringContaining('no line 5') },
    ]);
  });

  it('is nothing in an estimate that jumps in its numbers', () => {
    const rows = [1, 3, 4, 7, 8, 9, 12, 14, 15, 17].map((number) => rowOf(number));
    expect(scanned(PRICED, rows)).toEqual([]);
  });
});

describe('a scanned page', () => {
  it('most of which was hardly read is told', () => {
    expect(scanned(PRICED, TEN, 0.6)).toMatchObject([
      { code: 'page_hardly_legible', at: { page: 1 } },
    ]);
  });
});

describe('a summary', () => {
  const told = (amount: string, confidence: number) => {
    const sums: PlacedText[] = [
      { text: 'Summary for Dwelling', x: 230, y: 60, bold: true },
      { text: 'Line Item Total', x: 100, y: 80 },
      { text: '100.00', x: 505, y: 80, align: 'right' },
      { text: 'Replacement Cost Value (Including Overhead and', x: 100, y: 100 },
      { text: amount, x: 505, y: 100, align: 'right', confidence },
    ];
    const rows = [
      ...header(PRICED, 100),
      ...row(PRICED, 116, ['1. Pad', '10.00 SF', '10.00', '0.00', '100.00']),
    ];
    const sure = (runs: readonly PlacedText[]) => runs.map((run) => ({ confidence: 0.95, ...run }));
    return warningsOf(read(page(1, sure(rows), 'ocr'), page(2, sure(sums), 'ocr')))
      .map(({ code, message }) => `${code} ${message}`)
      .join();
  };

  it('says which amount its own label runs over', () => {
    expect(told('Prof$)33,952.79', 0.4)).toContain(
      'scan_unsure Page 2: the amount behind "Replacement Cost Value',
    );
    expect(told('$100.00', 0.95)).not.toContain('the amount behind');
  });
});
