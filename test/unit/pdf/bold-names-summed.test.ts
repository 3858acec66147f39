import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const at = (y: number, cells: readonly [string, number, boolean?][]): PlacedText[] =>
  cells.map(([text, x, bold]) => ({ text, x, y, bold: bold ?? false }));

const row = (y: number, words: string, count: string, unit: string, price: string, sum: string) => [
  { text: words, x: 50, y },
  { text: count, x: 360, y, align: 'right' as const },
  { text: unit, x: 364, y },
  ...(price === ''
    ? []
    : [
        { text: '@', x: 400, y },
        { text: price, x: 470, y, align: 'right' as const },
      ]),
  { text: sum, x: 560, y, align: 'right' as const },
];

const sum = (y: number, name: string, amount: string): PlacedText[] => [
  { text: name, x: 520 - name.length * 4.5, y, align: 'right' },
  { text: amount, x: 560, y, align: 'right', bold: true },
];

const estimate = read(
  page(1, [
    ...at(60, [
      ['Mud room', 50, true],
      ['Soapstone 2cm, honed', 130],
    ]),
    ...at(74, [
      ['Left of door', 60],
      ['24 x 38', 240],
    ]),
    ...row(90, 'Furnish and set soapstone', '6.25', 'SF', '$80.00', '$500.00'),
    ...row(104, 'Edge, eased', '9.5', 'LF', '', 'included'),
    ...row(118, 'Faucet hole', '2', 'EA', '$20.00', '$40.00'),
    ...sum(132, 'Mud room', '$540.00'),
    ...at(154, [
      ['Bar', 50, true],
      ['Soapstone 3cm, polished', 130],
    ]),
    ...at(168, [
      ['Bar top', 60],
      ['18 x 72', 240],
    ]),
    ...row(184, 'Furnish and set soapstone', '9', 'SF', '$95.00', '$855.00'),
    ...row(198, 'Sink cutout', '1', 'EA', '$150.00', '$150.00'),
    ...row(212, 'Second trip', '1', 'EA', '', 'waived'),
    ...sum(226, 'Bar', '$1,005.00'),
    ...at(250, [['Total', 400, true]]),
    { text: '$1,545.00', x: 560, y: 250, align: 'right', bold: true },
  ]),
);

describe('a name in bold type with what it is made of beside it, and its sum below', () => {
  it('is a room', () => {
    expect(estimate.lineItems.map(({ room, section }) => [room, section])).toEqual([
      ...Array(3).fill(['Mud room', null]),
      ...Array(3).fill(['Bar', null]),
    ]);
    expect(estimate.printed?.totals.map(({ name, amounts }) => [name, amounts.rcv])).toEqual([
      ['Mud room', 540],
      ['Bar', 1005],
      ['', 1545],
    ]);
  });

  it('has rows at no charge that say how much of what', () => {
    const free = estimate.lineItems.filter(({ printed }) => (printed?.priceNote ?? null) !== null);
    expect(free.map(({ description, quantity, unit }) => [description, quantity, unit])).toEqual([
      ['Edge, eased', 9.5, 'LF'],
      ['Second trip', 1, 'EA'],
    ]);
  });
});
