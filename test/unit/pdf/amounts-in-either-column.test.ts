import { describe, expect, it } from 'vitest';
import { type PlacedText, page, read } from './draw.ts';

const right = (text: string, x: number, y: number): PlacedText => ({ text, x, y, align: 'right' });

/** `[quantity, what, each, house, contents]` */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  ['', 'Pull out burned cable', '', '684.00', ''],
  ['23', 'Home run, attic to closet', '118.50', '2,725.50', ''],
  ['', 'Rack and patch panel', '', '389.00', ''],
  ['', 'Network switch', '', '', '412.99'],
  ['3', 'Access point, ceiling', '189.00', '', '567.00'],
  ['4', 'Smoke heads', '96.00', '384.00', ''],
];

const sheet = (house: string, contents: string): PlacedText[] => [
  { text: 'Qty', x: 52, y: 100, bold: true },
  { text: 'What', x: 77, y: 100, bold: true },
  ...['each', 'House', 'Contents'].map((text, at) => ({
    ...right(text, [401, 462, 523][at] ?? 0, 100),
    bold: true,
  })),
  ...rows.flatMap(([quantity, what, each, mine, other], at): PlacedText[] => {
    const y = 116 + at * 13;
    return [
      ...(quantity === '' ? [] : [right(quantity, 64, y)]),
      { text: what, x: 77, y },
      ...(each === '' ? [] : [right(each, 401, y)]),
      ...(mine === '' ? [] : [right(mine, 462, y)]),
      ...(other === '' ? [] : [right(other, 523, y)]),
    ];
  }),
  right('House / contents', 350, 200),
  right(house, 462, 200),
  right(contents, 523, 200),
  right('Tax 7% on contents', 350, 213),
  right('68.60', 523, 213),
  right('All', 350, 226),
  right('$5,231.09', 523, 226),
];

describe('amounts in one of two columns', () => {
  it('are what rows come to, where the sums of both columns prove it', () => {
    const { lineItems, printed } = read(page(1, sheet('4,182.50', '979.99')));
    expect(lineItems.map(({ description, quantity, rcv }) => [description, quantity, rcv])).toEqual(
      [
        ['Pull out burned cable', 1, 684],
        ['Home run, attic to closet', 23, 2725.5],
        ['Rack and patch panel', 1, 389],
        ['Network switch', 1, 412.99],
        ['Access point, ceiling', 3, 567],
        ['Smoke heads', 4, 384],
      ],
    );
    expect(printed?.totals.map(({ amounts }) => amounts.rcv)).toContain(5162.49);
  });

  it('stay where they are printed where a column comes to something else', () => {
    const { lineItems } = read(page(1, sheet('4,182.50', '1,979.99')));
    expect(lineItems.find(({ description }) => description === 'Network switch')).toBeUndefined();
  });
});
