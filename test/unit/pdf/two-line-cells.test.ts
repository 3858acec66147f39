import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../lambdas/domain/estimate/estimate.ts';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

/** Rows of two and three lines: unit below the quantity, share below the amount, operation last. */

const TABLE = columns(
  ['#', 36, 'left'],
  ['Description', 60, 'left'],
  ['Qty', 300],
  ['Unit Price', 360],
  ['Tax', 405],
  ['RCV', 460],
  ['Depreciation', 520],
  ['ACV', 575],
);

interface Printed {
  lines: string[];
  unit: string;
  share: string;
  cells: [string, string, string, string, string, string];
}

const ROWS: Printed[] = [
  {
    lines: ['Metal roofing, ribbed -', '26 gauge', 'Remove & Replace'],
    unit: 'SQ',
    share: '(16.00%)',
    cells: ['10.00', '500.00', '100.00', '5,100.00', '$816.00', '4,284.00'],
  },
  {
    lines: ['Gutter / downspout', 'Detach & Reset'],
    unit: 'LF',
    share: '(25.00%)',
    cells: ['120.00', '3.00', '0.00', '360.00', '$90.00', '270.00'],
  },
  {
    lines: ['Fascia - 6" wood', 'Remove'],
    unit: 'LF',
    share: '(0.00%)',
    cells: ['44.00', '1.00', '0.00', '44.00', '$0.00', '44.00'],
  },
  {
    lines: ['Interior door unit', 'Replace', 'Matches the garage only.'],
    unit: 'EA',
    share: '(10.00%)',
    cells: ['2.00', '200.00', '10.00', '410.00', '$41.00', '369.00'],
  },
];

const drawRow = ({ lines: [name = '', ...below], unit, share, cells }: Printed, at: number) => {
  const y = 80 + at * 40;
  return [
    ...row(TABLE, y, [`${at + 1}`, name, ...cells]),
    ...below.map((text, line): PlacedText => ({ text, x: 60, y: y + (line + 1) * 10.5 })),
    { text: unit, x: 300, y: y + 10.5, align: 'right' as const },
    { text: share, x: 520, y: y + 10.5, align: 'right' as const },
  ];
};

const items = (): LineItem[] =>
  read(
    page(1, [
      { text: 'Kitchen', x: 36, y: 40, bold: true },
      ...header(TABLE, 60),
      ...ROWS.flatMap(drawRow),
    ]),
  ).lineItems;

describe('cells of two lines', () => {
  it('have their unit and their share of the amount on the second', () => {
    expect(
      items().map(({ quantity, unit, depreciation, printed }) => [
        quantity,
        unit,
        depreciation,
        printed?.depreciationPercent,
      ]),
    ).toEqual([
      [10, 'SQ', 816, 16],
      [120, 'LF', 90, 25],
      [44, 'LF', 0, 0],
      [2, 'EA', 41, 10],
    ]);
  });

  it('leave the words beside them to the description, and the notes theirs', () => {
    expect(items().map(({ description, f9Note }) => [description, f9Note])).toEqual([
      ['Metal roofing, ribbed - 26 gauge', null],
      ['Gutter / downspout', null],
      ['Fascia - 6" wood', null],
      ['Interior door unit', 'Matches the garage only.'],
    ]);
  });
});

describe('an operation alone on the last line of a description', () => {
  it('is what the row does', () => {
    expect(items().map(({ activity }) => activity)).toEqual(['&', 'R', '-', '+']);
  });

  it('goes on with a description that is not at its end', () => {
    const [item] = read(
      page(1, [
        ...header(TABLE, 60),
        ...row(TABLE, 80, [
          '1',
          'Ceiling fan with a light kit -',
          '1.00 EA',
          '90.00',
          '0.00',
          '90.00',
        ]),
        { text: 'Detach & reset', x: 60, y: 90.5 },
        ...row(TABLE, 110, ['2', 'Paint the walls', '10.00 SF', '2.00', '0.00', '20.00']),
      ]),
    ).lineItems;
    expect(item?.description).toBe('Ceiling fan with a light kit - Detach & reset');
  });
});
