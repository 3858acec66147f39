import { describe, expect, it } from 'vitest';
import { columns, header, page, read, row } from './draw.ts';

/** Rows of tables without numbers whose descriptions read like sums, titles or formulas. */

const TABLE = columns(
  ['Description', 36, 'left'],
  ['Qty', 300],
  ['Unit', 315, 'left'],
  ['Unit Price', 410],
  ['Total', 500],
);

const rowsWith = (description: string) => {
  const { lineItems, printed } = read(
    page(1, [
      ...header(TABLE, 100),
      ...row(TABLE, 120, ['Overhead door', '10.00', 'EA', '250.00', '2,500.00']),
      ...row(TABLE, 134, [description, '4.00', 'EA', '219.81', '879.24']),
      ...row(TABLE, 148, ['Drip edge', '40.00', 'LF', '3.00', '120.00']),
      ...row(TABLE, 162, ['Roofing felt', '10.00', 'SQ', '38.00', '380.00']),
      ...row(TABLE, 180, ['Total', '', '', '', '3,879.24'], { bold: true }),
    ]),
  );
  expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toEqual([3879.24]);
  return lineItems.map((item) => [item.description, item.quantity, item.rcv]);
};

describe('a row with quantity, price and amount', () => {
  it.each([
    'Summary report - lab',
    'Recap of roof vents',
    'Subtotal correction',
    'Total station rental',
    'Gutter guard - mesh @ eaves',
    'Trim [A] oak',
  ])('is a row of work: %s', (description) => {
    expect(rowsWith(description)).toEqual([
      ['Overhead door', 10, 2500],
      [description, 4, 879.24],
      ['Drip edge', 40, 120],
      ['Roofing felt', 10, 380],
    ]);
  });
});

describe('the name of a trade between rows, in their own type', () => {
  it('heads the rows below it and is no note of the row above', () => {
    const { lineItems } = read(
      page(1, [
        ...header(TABLE, 100),
        ...row(TABLE, 120, ['Overhead door', '10.00', 'EA', '250.00', '2,500.00']),
        { text: 'Awnings & Patio Covers', x: 36, y: 137 },
        ...row(TABLE, 152, ['Patio cover - panel', '4.00', 'EA', '219.81', '879.24']),
        { text: 'Owner keeps the old panels', x: 36, y: 162 },
        ...row(TABLE, 176, ['Drip edge', '40.00', 'LF', '3.00', '120.00']),
        ...row(TABLE, 190, ['Total', '', '', '', '3,499.24'], { bold: true }),
      ]),
    );
    expect(lineItems.map(({ description, room, f9Note }) => [description, room, f9Note])).toEqual([
      ['Overhead door', 'General', null],
      ['Patio cover - panel', 'Awnings & Patio Covers', 'Owner keeps the old panels'],
      ['Drip edge', 'Awnings & Patio Covers', null],
    ]);
  });
});

describe('the name of a trade in a list that has amounts alone', () => {
  it('heads the rows below it', () => {
    const list = [
      ['Public address speaker', '7,890.30'],
      ['Awnings & Patio Covers', ''],
      ['Awning - general laborer - per hour', '252.91'],
      ['Patio cover - panel', '442.15'],
      ['Plumbing', ''],
      ['Thermal expansion tank - 2 gallon', '358.18'],
      ['Total', '8,943.54'],
    ] as const;
    const { lineItems } = read(
      page(
        1,
        list.flatMap(([text, amount], at) => [
          { text, x: 50, y: 158 + at * 15 },
          ...(amount === ''
            ? []
            : [{ text: amount, x: 560, y: 158 + at * 15, align: 'right' as const }]),
        ]),
      ),
    );
    expect(lineItems.map(({ f9Note, room }) => [room, f9Note])).toEqual([
      ['General', null],
      ['Awnings & Patio Covers', null],
      ['Awnings & Patio Covers', null],
      ['Plumbing', null],
    ]);
  });
});

describe('an address with the number of the page behind it', () => {
  it('is no note of the row above, wherever the print ends on its sheet', () => {
    const { lineItems } = read(
      ...[1, 2, 3].map((number) =>
        page(number, [
          ...header(TABLE, 100),
          ...row(TABLE, 650, ['Overhead door', '1.00', 'EA', `25${number}.00`, `25${number}.00`]),
          { text: `www.example.com/claims ${number + 4}`, x: 200, y: 690 },
        ]),
      ),
    );
    expect(lineItems.map(({ f9Note }) => f9Note)).toEqual([null, null, null]);
  });
});
