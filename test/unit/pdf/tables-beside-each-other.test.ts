import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

/** Hours at the left, what was bought at the right, on the same lines, below a title in large type. */
const sheet = (): PlacedText[] => {
  const labor = [
    ['Shut down and test strings', '3', '95.00', '285.00'],
    ['Unclip and lower modules', '14', '68.00', '952.00'],
    ['Pull rails for the roofer', '8.5', '68.00', '578.00'],
    ['Modules back on and wired', '13', '68.00', '884.00'],
  ];
  const material = [
    ['Standoff with flashing', '46', '24.50', '1,127.00'],
    ['Rail splice and end caps', '18', '7.15', '128.70'],
    ['Mid and end clamps', '64', '4.85', '310.40'],
    ['Connector, pair', '26', '6.40', '166.40'],
    ['City permit', '1', '187.50', '187.50'],
  ];
  const cells = (
    row: readonly string[],
    [x, ...ends]: readonly number[],
    y: number,
  ): PlacedText[] =>
    row.map((text, at) => (at === 0 ? { text, x: x ?? 0, y } : right(text, ends[at - 1] ?? 0, y)));
  const [left, beside] = [
    [30, 180, 222, 275],
    [291, 480, 525, 580],
  ];
  return [
    { text: 'PANELS OFF AND ON', x: 30, y: 50, size: 18, bold: true },
    { text: 'Job: 24 modules, 12 Aspen Ct, Erie CO 80516', x: 30, y: 74 },
    { text: 'LABOR', x: 30, y: 97 },
    { text: 'MATERIAL & RENTED', x: 291, y: 97 },
    ...cells(['Task', 'Hrs', 'Rate', 'Amount'], left, 110),
    ...cells(['Item', 'Qty', 'Each', 'Amount'], beside, 110),
    ...labor.flatMap((row, at) => cells(row, left, 126 + at * 13)),
    ...material.flatMap((row, at) => cells(row, beside, 126 + at * 13)),
    { text: 'total labor', x: 30, y: 195 },
    right('2,699.00', 275, 195),
    { text: 'total material', x: 291, y: 195 },
    right('1,920.00', 580, 195),
    { text: 'Price', x: 291, y: 215 },
    right('4,619.00', 580, 215),
  ];
};

describe('two tables beside each other', () => {
  it('are read one after the other, though the right one begins with items', () => {
    const { lineItems } = read(page(1, sheet()));
    expect(
      lineItems.map(({ description, quantity, unitPrice, rcv }) => [
        description,
        quantity,
        unitPrice,
        rcv,
      ]),
    ).toEqual([
      ['Shut down and test strings', 3, 95, 285],
      ['Unclip and lower modules', 14, 68, 952],
      ['Pull rails for the roofer', 8.5, 68, 578],
      ['Modules back on and wired', 13, 68, 884],
      ['Standoff with flashing', 46, 24.5, 1127],
      ['Rail splice and end caps', 18, 7.15, 128.7],
      ['Mid and end clamps', 64, 4.85, 310.4],
      ['Connector, pair', 26, 6.4, 166.4],
      ['City permit', 1, 187.5, 187.5],
    ]);
  });
});
