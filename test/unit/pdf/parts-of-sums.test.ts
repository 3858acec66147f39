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
  [76, ['Refit the lintel', '1,410.00']],
  [92, ['Repoint the stack', '380.00']],
  [134, ['Paint the landing', '610.00']],
  [150, ['Subtotal', '2,400.00']],
  [166, ['of which by hand', '990.00']],
  [182, ['Overhead 10%', '240.00']],
  [198, ['TOTAL', '2,640.00']],
];

const rowsOf = (runs: readonly PlacedText[]) =>
  read(page(1, runs)).lineItems.map(({ description, rcv }) => [description, rcv]);

const READ = [
  ['Refit the lintel', 1410],
  ['Repoint the stack', 380],
  ['Paint the landing', 610],
];

describe('a part of a sum, right below it', () => {
  it('is no row', () => {
    expect(rowsOf(sheet(...ROWS))).toEqual(READ);
  });
});
