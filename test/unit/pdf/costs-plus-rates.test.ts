import { describe, expect, it } from 'vitest';
import { columns, header, type PlacedText, page, read, row } from './draw.ts';

const TABLE = columns(
  ['Description', 40, 'left'],
  ['Location', 260, 'left'],
  ['Qty', 340],
  ['U/M', 350, 'left'],
  ['Rate', 430],
  ['Tax / Mkup', 500],
  ['Amount', 580],
);

const section = (name: string, y: number): PlacedText => ({ text: name, x: 40, y, bold: true });
const sum = (name: string, amount: string, y: number): PlacedText[] => [
  { text: `Subtotal ${name}`, x: 430, y, bold: true, align: 'right' },
  { text: amount, x: 580, y, bold: true, align: 'right' },
];

describe('an invoice of materials with tax and of work at cost plus a rate', () => {
  const { lineItems } = read(
    page(1, [
      ...header(TABLE, 80),
      section('A. MATERIALS', 100),
      ...row(TABLE, 117, ['Poly sheeting', 'Kitchen', '0.5', 'RL', '128.00', '6.40', '70.40']),
      ...row(TABLE, 134, ['Tyvek coverall', '-', '6', 'EA', '14.25', '8.55', '94.05']),
      ...row(TABLE, 151, ['Ram board', 'Hall', '1', 'RL', '74.50', '7.45', '81.95']),
      ...sum('A. Materials', '246.40', 168),
      section('B. SUBCONTRACTORS (cost plus 15%)', 185),
      ...row(TABLE, 202, ['Gas disconnect', 'Kitchen', '1', 'LS', '285.00', '42.75', '327.75']),
      ...row(TABLE, 219, ['Bulk samples', 'Kitchen', '1', 'LS', '168.00', '25.20', '193.20']),
      ...sum('B. Subcontractors (cost plus 15%)', '520.95', 236),
    ]),
  );

  it('has one column for both', () => {
    expect(lineItems.map(({ tax, overheadProfit }) => [tax, overheadProfit])).toEqual([
      [6.4, null],
      [8.55, null],
      [7.45, null],
      [null, 42.75],
      [null, 25.2],
    ]);
  });

  it('keeps the letters of its sections where their sums have them', () => {
    expect([...new Set(lineItems.map((item) => item.section))]).toEqual([
      'A. MATERIALS',
      'B. SUBCONTRACTORS (cost plus 15%)',
    ]);
  });

  it('has no room where there is a dash', () => {
    expect(lineItems.map(({ room }) => room)).toEqual([
      'Kitchen',
      'General',
      'Hall',
      'Kitchen',
      'Kitchen',
    ]);
  });
});
