import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const SHEET = columns(['Work', 40, 'left'], ['Price', 520]);

type Printed = readonly [number, readonly string[]];

const sheet = (...rows: Printed[]): PlacedText[] => [
  { text: 'Insured: Ida Quillon', x: 40, y: 30 },
  ...header(SHEET, 60),
  ...rows.flatMap(([y, cells]) => row(SHEET, y, cells)),
];

const ROWS: readonly Printed[] = [
  [76, ['Reframe the landing', '1,410.00']],
  [92, ['Rehang the gutters', '380.00']],
  [108, ['New stove pipe', 'OWNER - BY STOVE']],
  [118, ['', 'DEALER']],
  [134, ['Paint the landing', '610.00']],
  [150, ['Subtotal', '2,400.00']],
];

const rowsOf = (runs: readonly PlacedText[]) =>
  read(page(1, runs)).lineItems.map(({ description, rcv, printed }) => [
    description,
    rcv ?? 0,
    printed?.priceNote ?? null,
  ]);

const READ = [
  ['Reframe the landing', 1410, null],
  ['Rehang the gutters', 380, null],
  ['New stove pipe', 0, 'OWNER - BY STOVE DEALER'],
  ['Paint the landing', 610, null],
];

describe('who does the work instead, in two lines of a cell', () => {
  it('is the note of a row that costs nothing', () => {
    expect(rowsOf(sheet(...ROWS))).toEqual(READ);
  });
});
