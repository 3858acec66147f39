import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const COLUMNS = columns(
  ['Description', 36, 'left'],
  ['Quantity', 320],
  ['UOM', 328, 'left'],
  ['DirectLabor', 420],
  ['DirectMatl', 490],
  ['DirectCost', 560],
);

/** A name with the costs of one unit, and below it where these come from with those of all. */
const pair = (
  y: number,
  [name, source, quantity, unit]: readonly [string, string, string, string],
  perUnit: readonly string[],
  all: readonly string[],
): PlacedText[] => {
  const runs = [
    ...row(COLUMNS, y, [name, '', '', ...perUnit]),
    ...row(COLUMNS, y + 10, [source, quantity, unit, ...all]),
  ];
  return runs.map((run) => (run.x === 36 ? { ...run, x: 66 } : run));
};

const head = (y: number, x: number, name: string, all: readonly string[]): PlacedText[] =>
  row(COLUMNS, y, [name, '1.00', 'LS', ...all], { bold: true }).map((run) =>
    run.x === 36 ? { ...run, x } : run,
  );

const PAGE: readonly PlacedText[] = [
  ...header(COLUMNS, 60),
  ...head(80, 36, 'Contractor Cost', ['830.00', '1,045.00', '1,875.00']),
  ...head(95, 46, '04 Ferry Landing', ['830.00', '1,045.00', '1,875.00']),
  ...head(110, 56, '04.01 Ramp', ['530.00', '995.00', '1,525.00']),
  ...pair(
    125,
    ['Grating, bar, 19 space', '(RSM 055313100420)', '20.00', 'SF'],
    ['4.00', '36.25', '40.25'],
    ['80.00', '725.00', '805.00'],
  ),
  ...pair(
    150,
    ['Handrail, pipe', '(USR)', '45.00', 'LF'],
    ['10.00', '6.00', '16.00'],
    ['450.00', '270.00', '720.00'],
  ),
  { text: 'Note: Both sides of the ramp', x: 80, y: 170 },
  ...head(185, 56, '04.02 Shelter', ['300.00', '50.00', '350.00']),
  ...pair(
    200,
    ['Bench, reset', '(MIL)', '2.00', 'EA'],
    ['150.00', '25.00', '175.00'],
    ['300.00', '50.00', '350.00'],
  ),
];

describe('unit costs beside names', () => {
  it('reads a name with its unit costs and the row below it as one', () => {
    const { lineItems: items } = read(page(1, PAGE));
    expect(
      items.map(({ description, quantity, unit, unitPrice, rcv }) => [
        description,
        quantity,
        unit,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Grating, bar, 19 space (RSM 055313100420)', 20, 'SF', 40.25, 805],
      ['Handrail, pipe (USR)', 45, 'LF', 16, 720],
      ['Bench, reset (MIL)', 2, 'EA', 175, 350],
    ]);
    expect(items.map(({ section }) => section)).toEqual([
      '04.01 Ramp',
      '04.01 Ramp',
      '04.02 Shelter',
    ]);
    expect(items[1]?.f9Note).toBe('Note: Both sides of the ramp');
  });
});
