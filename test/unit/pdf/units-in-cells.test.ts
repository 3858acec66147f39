import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

const rows = [
  ['38', 'ea', 'Replace broken slates, gray', '46.50', '1,767.00'],
  ['2', 'ea', 'Cheek wall flashing, copper', '412.00', '824.00'],
  ['9', 'lf', 'Apron flashing, soldered', '64.40', '579.60'],
] as const;

describe('units that nothing heads', () => {
  it('belong to the quantities, in cells of their own before the words', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Quantity', x: 67, y: 100, bold: true },
        { text: 'Work', x: 144, y: 100, bold: true },
        { ...right('Price', 491, 100), bold: true },
        { ...right('Amount', 545, 100), bold: true },
        ...rows.flatMap(([quantity, unit, text, price, amount], at): PlacedText[] => {
          const y = 118 + at * 20;
          return [
            right(quantity, 108, y),
            { text: unit, x: 121, y },
            { text, x: 144, y },
            right(price, 491, y),
            right(amount, 545, y),
          ];
        }),
      ]),
    );
    expect(
      lineItems.map(({ quantity, unit, description }) => [quantity, unit, description]),
    ).toEqual([
      [38, 'EA', 'Replace broken slates, gray'],
      [2, 'EA', 'Cheek wall flashing, copper'],
      [9, 'LF', 'Apron flashing, soldered'],
    ]);
  });
});

describe('units in small letters right behind their quantities', () => {
  const rows: [string, string, string, string][] = [
    ['Demo cupped hardwood', '268sf', '$4.25', '$1,139.00'],
    ['Moisture test', '1', '$95.00', '$95.00'],
    ['Stair nosing', '4lf', '$28.50', '$114.00'],
    ['Sand floor and 40gal dust bag', '2hrs', '$60.00', '$120.00'],
  ];

  it('are units in a cell of their own', () => {
    const { lineItems } = read(
      page(1, [
        { text: 'Item', x: 36, y: 100, bold: true },
        { ...right('Quantity', 340, 100), bold: true },
        { ...right('Unit Price', 450, 100), bold: true },
        { ...right('Total', 560, 100), bold: true },
        ...rows.flatMap(([text, quantity, price, total], at): PlacedText[] => {
          const y = 118 + at * 20;
          return [
            { text, x: 36, y },
            right(quantity, 335, y),
            right(price, 450, y),
            right(total, 560, y),
          ];
        }),
      ]),
    );
    expect(
      lineItems.map(({ description, quantity, unit }) => [description, quantity, unit]),
    ).toEqual([
      ['Demo cupped hardwood', 268, 'SF'],
      ['Moisture test', 1, null],
      ['Stair nosing', 4, 'LF'],
      ['Sand floor and 40gal dust bag', 2, 'HR'],
    ]);
  });
});
